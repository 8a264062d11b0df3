import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeNightly } from "../../../tools/lib/sample.ts";
import { openTestDatabase } from "./build-test-app.ts";
import { startServer, stopServers } from "./start-server.ts";

const DOCTOR = resolve(import.meta.dirname, "../src/cli/doctor.ts");

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-doctor-"));
});
afterEach(async () => {
  await stopServers();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Diagnosis {
  readonly status: number;
  /** Mark and text by part. */
  readonly parts: Readonly<Record<string, string>>;
  readonly output: string;
}

/** The command as an operator runs it. */
async function doctor(env: Record<string, string> = {}): Promise<Diagnosis> {
  const settings = { PATH: process.env["PATH"] ?? "", PORT: "0", DATA_DIR: dataDir, ...env };
  const run = promisify(execFile)(process.execPath, [DOCTOR], { env: settings });
  const { code, stdout } = await run.then(
    (result) => ({ code: 0, stdout: result.stdout }),
    (error: unknown) => error as { code: number; stdout: string },
  );
  const rows = stdout.split("\n").flatMap((line) => /^([✓!–✗]) (.{14}) (.*)$/.exec(line) ?? []);
  const parts: Record<string, string> = {};
  for (let index = 0; index < rows.length; index += 4)
    parts[rows[index + 2]?.trim() ?? ""] = `${rows[index + 1]} ${rows[index + 3]}`;
  return { status: code, parts, output: stdout };
}

test("an unconfigured server can start; nothing is created", async () => {
  const { status, parts, output } = await doctor();
  expect(output).toMatch(/Lagna can start\.\n$/);
  expect(status).toBe(0);
  expect(parts).toMatchObject({
    version: expect.stringMatching(/^✓ Lagna \d+\.\d+\.\d+ on Node v\d+.*Swiss Ephemeris/),
    configuration: "✓ PORT, DATA_DIR",
    port: "✓ Any free port",
    database: `✓ SQLite, ${join(dataDir, "lagna.sqlite")}: the next start creates it`,
    disk: expect.stringMatching(/GB are free$/),
    mail: expect.stringMatching(/^– /),
    model: expect.stringMatching(/^– /),
    channels: expect.stringMatching(/^– /),
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a broken PUBLIC_URL is named, and the status is 1", async () => {
  const { status, parts, output } = await doctor({ PUBLIC_URL: "lagna.example" });
  expect(parts["configuration"]).toContain("✗ PUBLIC_URL: must begin with http:// or https://");
  expect(output).toContain("Lagna cannot start: configuration.");
  expect(status).toBe(1);
});

test("a port in use by another program is named, and the status is 1", async () => {
  const other = createServer((_request, response) => response.end("{}"));
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as AddressInfo;
  const { status, parts } = await doctor({ PORT: String(port) });
  expect(parts["port"]).toBe(`✗ 127.0.0.1:${port} is in use by another program (PORT)`);
  expect(status).toBe(1);
  await new Promise((done) => other.close(done));
});

test.each(takeNightly("running"))("a %s server is recognised on its port, with its database", async () => {
  const server = startServer({ LOG_LEVEL: "info" });
  const port = await server.port();
  const { status, parts } = await doctor({ PORT: String(port), DATA_DIR: server.dataDir });
  expect(parts["port"]).toBe(`✓ A Lagna server answers on 127.0.0.1:${port}`);
  expect(parts["database"]).toMatch(/^✓ SQLite \d+\.\d+\.\d+, .*lagna\.sqlite: SQLite stored a row in \d+ ms$/);
  expect(parts["migrations"]).toBe("✓ None pending");
  expect(parts["clock"]).toMatch(/^✓ \d{4}-.*Z, the database uses the same clock$/);
  expect(status).toBe(0);
});

test("a database that does not answer is named without its password, and the status is 1", async () => {
  const url = "postgres://lagna:a-secret-word@127.0.0.1:9/lagna";
  const { status, parts, output } = await doctor({ DATABASE_URL: url });
  expect(parts["database"]).toBe("✗ 127.0.0.1:9/lagna: The database does not answer (DATABASE_URL, DATA_DIR)");
  expect(output).not.toContain("a-secret-word");
  expect(status).toBe(1);
});

test("a file that is no database, and a secret whose database is gone, prevent a start", async () => {
  writeFileSync(join(dataDir, "auth-secret"), "x".repeat(64));
  const lost = await doctor();
  expect(lost.parts["secret"]).toContain("auth-secret is there, but the database");
  expect(lost.status).toBe(1);
  expect(existsSync(join(dataDir, "lagna.sqlite"))).toBe(false);
  writeFileSync(join(dataDir, "lagna.sqlite"), "This is no database, only text of some length.\n".repeat(100));
  const broken = await doctor();
  expect(broken.parts["database"]).toMatch(/^✗ .*file is not a database/);
  expect(broken.status).toBe(1);
});

test("a database of a newer version prevents a start; migrations that are pending are listed", async () => {
  const own = await openTestDatabase(dataDir);
  const env = { DATABASE_URL: own.url };
  const upToDate = (await doctor(env)).parts;
  expect(upToDate["migrations"]).toBe("✓ None pending");
  if (own.url.startsWith("postgres"))
    expect(upToDate["clock"]).toMatch(/^✓ .*; the database server's clock differs by \d+ s$/);
  const last = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  const { rows } = await last.execute(own.database.db);
  const name = rows[0]?.name ?? "";
  await sql`delete from kysely_migration where name = ${name}`.execute(own.database.db);
  expect((await doctor(env)).parts["migrations"]).toBe(`✓ The next start applies: ${name}`);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', 'x')`.execute(own.database.db);
  const newer = await doctor(env);
  expect(newer.parts["migrations"]).toContain(
    "✗ The database was made by a newer version of Lagna (9999-of-the-future)",
  );
  expect(newer.status).toBe(1);
  await own.database.close();
  await own.drop();
});

test("the processes and their connections are shown, and refused if PostgreSQL has too few", async () => {
  expect((await doctor()).parts["processes"]).toBe("✓ 1");
  const own = await openTestDatabase(dataDir);
  const several = await doctor({ DATABASE_URL: own.url, PROCESSES: "3", DATABASE_POOL: "2" });
  if (own.database.kind === "sqlite") {
    expect(several.parts["processes"]).toMatch(/^✗ Several processes need PostgreSQL/);
    expect(several.status).toBe(1);
  } else {
    expect(several.parts["processes"]).toBe("✓ 3");
    // Three, and the one that takes over at a restart.
    expect(several.parts["connections"]).toMatch(/^✓ At most 3 in each process, 12 together; PostgreSQL accepts \d+$/);
    const many = await doctor({ DATABASE_URL: own.url, DATABASE_POOL: "1000" });
    expect(many.parts["connections"]).toMatch(/^✗ DATABASE_POOL=1000 .*Set DATABASE_POOL to at most \d+, or raise/);
    expect(many.status).toBe(1);
  }
  await own.database.close();
  await own.drop();
});

test("services are shown by host, and no secret is printed", async () => {
  const { parts, output } = await doctor({
    SMTP_URL: "smtp://lagna:a-secret-1@127.0.0.1:9",
    MAIL_FROM: "Lagna <lagna@example.org>",
    LLM_BASE_URL: "http://127.0.0.1:1/v1",
    LLM_MODEL: "a-model",
    LLM_API_KEY: "a-secret-2",
    REDIS_URL: "redis://:a-secret-3@127.0.0.1:9",
    TELEGRAM_BOT_TOKEN: "a-secret-4",
    TELEGRAM_WEBHOOK_SECRET: "a-secret-5",
    AUTH_SECRET: "a-secret-of-more-than-32-characters",
  });
  expect(parts).toMatchObject({
    mail: "✓ Sent through 127.0.0.1:9",
    model: "✓ a-model, 0 tokens this month",
    channels: "✓ Telegram",
    redis: "! 127.0.0.1:9 does not answer (REDIS_URL)",
  });
  expect(output).not.toContain("a-secret");
});

test("what administrators set in the browser is named, and what the environment overrides", async () => {
  const own = await openTestDatabase(dataDir);
  const row = { value: "encrypted", updated_at: "2026-03-01T06:00:00.000Z" };
  await own.database.db
    .insertInto("server_settings")
    .values(["model", "telegram"].map((name) => ({ name, ...row })))
    .execute();
  const env = { DATABASE_URL: own.url, TELEGRAM_BOT_TOKEN: "a-token", TELEGRAM_WEBHOOK_SECRET: "a-secret" };
  const { parts } = await doctor(env);
  expect(parts).toMatchObject({
    browser: "✓ Set in the browser: the language model, Telegram (not used: environment variables take precedence)",
    model: "✓ Set in the browser",
    channels: "✓ Telegram",
  });
  await own.database.close();
  await own.drop();
});

test("a full list is printed for an empty database file", async () => {
  new DatabaseSync(join(dataDir, "lagna.sqlite")).close();
  const { status, parts } = await doctor();
  expect(parts["migrations"]).toBe("✓ The database is empty: the next start creates its tables");
  expect(status).toBe(0);
});
