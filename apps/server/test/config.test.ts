import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigError, loadConfig, VARIABLES } from "../src/settings/config.ts";

const folder = mkdtempSync(join(tmpdir(), "lagna-config-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: folder, ...env });

test("nothing set: the defaults, every feature off", () => {
  const { AUTH_SECRET, DATA_DIR, ...config } = load({});
  expect(AUTH_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(DATA_DIR).toBe(folder);
  expect(config).toEqual({
    HOST: "127.0.0.1",
    PORT: 8080,
    ACCOUNT_CPU_SECONDS: 900,
    BATCHES_UNFINISHED: 2,
    BATCH_BIRTHS_A_DAY: 1_000_000,
    BATCH_STORED_MB: 1_024,
    DATABASE_POOL: 5,
    DATABASE_STATEMENT_TIMEOUT_MS: 60_000,
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: 60_000,
    LOG_LEVEL: "info",
    TRUST_PROXY: false,
    ADMIN_EMAILS: [],
    ACCESS_APPROVAL: "required",
    TRY_WITHOUT_ACCOUNT: "on",
    SESSION_TIMEOUT_MS: 3_600_000,
    FIREBASE_ENABLED: false,
    FIREBASE_FORCE_REDIRECT: false,
    FIRESTORE_ENABLED: false,
    LLM_MODEL: "gpt-5",
    LLM_FALLBACK: "built-in",
  });
});

test("an empty variable counts as unset", () => {
  expect(load({ PORT: "", PUBLIC_URL: "", FIREBASE_ENABLED: "", ACCESS_APPROVAL: "", SMTP_URL: "" })).toMatchObject({
    PORT: 8080,
    ACCESS_APPROVAL: "required",
  });
});

test.each([
  ["PROCESSES", "many", 'PROCESSES: must be "auto" or a number from 1 to 256'],
  ["PROCESSES", "0", "PROCESSES: Too small"],
  ["PROCESSES", "1.5", "PROCESSES: must be"],
  ["ACCOUNT_CPU_SECONDS", "0", "ACCOUNT_CPU_SECONDS"],
  ["DATABASE_POOL", "0", "DATABASE_POOL"],
  ["DATABASE_STATEMENT_TIMEOUT_MS", "a minute", "DATABASE_STATEMENT_TIMEOUT_MS"],
])("%s=%s is refused by name", (name, value, message) => {
  expect(() => load({ [name]: value })).toThrow(message);
});

test("processes are a number, or one for each core", () => {
  expect([load({ PROCESSES: "auto" }).PROCESSES, load({ PROCESSES: "4" }).PROCESSES]).toEqual(["auto", 4]);
});

test("the secret is created once, readable only by its owner, and reused", () => {
  const fresh = mkdtempSync(join(tmpdir(), "lagna-secret-"));
  const data = join(fresh, "data");
  const first = loadConfig({ DATA_DIR: data }).AUTH_SECRET;
  expect(loadConfig({ DATA_DIR: data }).AUTH_SECRET).toBe(first);
  expect(statSync(join(data, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(loadConfig({ DATA_DIR: data, AUTH_SECRET: "x".repeat(32) }).AUTH_SECRET).toBe("x".repeat(32));
  writeFileSync(join(data, "auth-secret"), "");
  expect(() => loadConfig({ DATA_DIR: data })).toThrow(/auth-secret is damaged/);
  rmSync(fresh, { recursive: true, force: true });
});

test("no secret is written if one is configured", () => {
  const fresh = mkdtempSync(join(tmpdir(), "lagna-secret-"));
  loadConfig({ DATA_DIR: fresh, AUTH_SECRET: "y".repeat(40) });
  expect(existsSync(join(fresh, "auth-secret"))).toBe(false);
  rmSync(fresh, { recursive: true, force: true });
});

describe("half-set features refuse the start and name what is missing", () => {
  test.each([
    [
      { FIREBASE_ENABLED: "true" },
      "Firebase config missing: FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_APP_ID",
    ],
    [
      { FIREBASE_ENABLED: "1", FIREBASE_API_KEY: "a", FIREBASE_PROJECT_ID: "b" },
      "Firebase config missing: FIREBASE_AUTH_DOMAIN, FIREBASE_APP_ID",
    ],
    [{ FIRESTORE_ENABLED: "true" }, "Firestore config missing: FIREBASE_PROJECT_ID"],
    [{ SMTP_URL: "smtp://mail.example" }, "Mail config missing: MAIL_FROM"],
    [{ MAIL_FROM: "a@b.example" }, "Mail config missing: SMTP_URL"],
    [{ LLM_API_KEY: "key" }, "Model config missing: LLM_BASE_URL"],
    [{ LLM_MONTHLY_TOKENS: "100" }, "Model config missing: LLM_BASE_URL"],
    [{ LLM_FALLBACK: "off" }, "LLM_FALLBACK=off needs LLM_BASE_URL: without a model there would be no answers"],
    [
      { WHATSAPP_TOKEN: "t", WHATSAPP_APP_SECRET: "s" },
      "WhatsApp config missing: WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_VERIFY_TOKEN",
    ],
    [{ TELEGRAM_BOT_TOKEN: "t" }, "Telegram config missing: TELEGRAM_WEBHOOK_SECRET"],
  ])("%j", (env, message) => {
    expect(() => load(env as Record<string, string>)).toThrow(new ConfigError(message));
  });

  test("reports all of them in one start", () => {
    expect(() => load({ TELEGRAM_BOT_TOKEN: "t", MAIL_FROM: "a@b.example" })).toThrow(/Telegram.*Mail|Mail.*Telegram/);
  });
});

describe("wrong values name their variable", () => {
  test.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["LOG_LEVEL", "loud"],
    ["ACCESS_APPROVAL", "maybe"],
    ["SESSION_TIMEOUT_MS", "1"],
    ["AUTH_SECRET", "short"],
    ["PUBLIC_URL", "lagna.example"],
    ["PUBLIC_URL", "ftp://lagna.example"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["PUBLIC_URL", "https://example.org/lagna"],
    ["PUBLIC_URL", "https://example.org/lagna/"],
    ["PUBLIC_URL", "https://example.org/?from=here"],
    ["PUBLIC_URL", "https://example.org/#top"],
    ["TRUST_PROXY", "true"],
    ["FIREBASE_ENABLED", "yes please"],
    ["SUPPORT_EMAIL", "nobody"],
    ["TELEGRAM_WEBHOOK_SECRET", "no blanks in a header"],
    ["REDIS_URL", "localhost"],
    ["DATABASE_URL", "mysql://localhost/lagna"],
    ["DATABASE_URL", "postgres://lagna@one,two/lagna?target_session_attrs=any"],
  ])("%s=%s", (variable, value) => {
    expect(() => load({ [variable]: value })).toThrow(new RegExp(`^${variable}: |; ${variable}: `));
  });
});

test("PUBLIC_URL with a path is refused with the reason; with a trailing slash alone it is not", () => {
  expect(() => load({ PUBLIC_URL: "https://example.org/lagna" })).toThrow(/^PUBLIC_URL: must have no path/);
  expect(load({ PUBLIC_URL: "https://example.org/" }).PUBLIC_URL).toBe("https://example.org/");
  expect(load({ PUBLIC_URL: "HTTP://Lagna.lan:8080" }).PUBLIC_URL).toBeDefined();
});

test.each([
  ["false", false],
  ["2", 2],
  ["10.0.0.0/8,127.0.0.1", "10.0.0.0/8,127.0.0.1"],
])("TRUST_PROXY=%s", (value, expected) => {
  expect(load({ TRUST_PROXY: value }).TRUST_PROXY).toBe(expected);
});

test("administrators are a list in any of the usual separators, lower-cased", () => {
  expect(load({ ADMIN_EMAILS: "Boss@Example.org, second@example.org;third@example.org" }).ADMIN_EMAILS).toEqual([
    "boss@example.org",
    "second@example.org",
    "third@example.org",
  ]);
});

test(".env.example documents every variable, in the schema's order, and sets none", () => {
  const text = readFileSync(resolve(import.meta.dirname, "../../../.env.example"), "utf8");
  const documented = [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(documented).toEqual(VARIABLES);
  expect(text).not.toMatch(/^[A-Z]/m);
});

test("a secret without its database is refused: the first sign-up would own an empty one", () => {
  const data = join(folder, "lost");
  const database = join(data, "lagna.sqlite");
  const secret = loadConfig({ DATA_DIR: data }).AUTH_SECRET;
  expect(existsSync(database)).toBe(true);
  rmSync(database);
  expect(() => loadConfig({ DATA_DIR: data })).toThrow(`auth-secret is there, but the database ${database} is not`);
  const elsewhere = `sqlite:${join(data, "other.sqlite")}`;
  expect(() => loadConfig({ DATA_DIR: data, DATABASE_URL: elsewhere })).toThrow(ConfigError);
  expect(loadConfig({ DATA_DIR: data, DATABASE_URL: "postgres://lagna@127.0.0.1/lagna" }).AUTH_SECRET).toBe(secret);
  rmSync(join(data, "auth-secret"));
  expect(loadConfig({ DATA_DIR: data }).AUTH_SECRET).not.toBe(secret);
});
