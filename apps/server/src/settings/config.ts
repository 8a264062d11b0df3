import { randomBytes } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { prepareDataDir } from "./data-dir.ts";
import { isPostgresUrl, resolveSqliteFile } from "../db/database-location.ts";
import { isForWriting } from "../db/postgres-hosts.ts";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .transform((value) => value === "true" || value === "1")
  .default(false);
const text = z.string().trim().min(1).optional();
const url = z.url().optional();
/** 0 turns the limit off. */
const limitMs = z.coerce.number().int().min(0).max(86_400_000);

const MAX_PROCESSES = 256;

/** Whether the address has neither path, query nor fragment: pages and files are requested from the root of the host. */
const isOrigin = (address: string): boolean =>
  URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`;

/** All variables the server reads; `.env.example` documents them in this order. */
const environmentSchema = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Server processes behind the port, one if unset; "auto" is one for each core. */
  PROCESSES: z
    .union([z.literal("auto"), z.coerce.number().int().min(1).max(MAX_PROCESSES)], {
      error: `must be "auto" or a number from 1 to ${MAX_PROCESSES}`,
    })
    .optional(),
  /** A port of its own for /live and /health, which are answered there whatever the server computes. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** A port of its own for /metrics; for several processes, of their supervisor. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Without a port of its own, /metrics is on PORT for those who send this token. */
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters").optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must begin with http:// or https://" })
    .refine(
      isOrigin,
      "must have no path: Lagna can only be served at the root of a host, such as https://lagna.example.org",
    )
    .optional(),
  /** CPU seconds per hour that an account may spend on computations: a quarter of a core, forty kundlis of ±12 hours with all sections. */
  ACCOUNT_CPU_SECONDS: z.coerce.number().int().min(1).max(86_400).default(900),
  /** Limits of an account's batches of births: unfinished ones, births in 24 hours, and megabytes of results. */
  BATCHES_UNFINISHED: z.coerce.number().int().min(1).max(1_000).default(2),
  BATCH_BIRTHS_A_DAY: z.coerce.number().int().min(1).max(1_000_000_000).default(1_000_000),
  BATCH_STORED_MB: z.coerce.number().int().min(1).max(1_000_000).default(1_024),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|sqlite:|:memory:$)/, "must begin with postgres://, postgresql:// or sqlite:")
    .refine(
      (address) => !isPostgresUrl(address) || isForWriting(address),
      "target_session_attrs must be read-write, because a server writes",
    )
    .optional(),
  /** Connections of each process to PostgreSQL. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(1_000).default(5),
  DATABASE_STATEMENT_TIMEOUT_MS: limitMs.default(60_000),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: limitMs.default(60_000),
  REDIS_URL: url,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Number of proxies in front of the server, or their addresses. Off: the socket's address is the client's. */
  TRUST_PROXY: text.refine((value) => value !== "true", "say how many proxies stand in front, or their addresses"),

  ADMIN_EMAILS: text,
  ACCESS_APPROVAL: z.enum(["required", "off"]).default("required"),
  TRY_WITHOUT_ACCOUNT: z.enum(["on", "off"]).default("on"),
  SESSION_TIMEOUT_MS: z.coerce.number().int().min(60_000).max(31_536_000_000).default(3_600_000),
  AUTH_SECRET: z.string().min(32, "AUTH_SECRET must have at least 32 characters").optional(),

  GOOGLE_CLIENT_ID: text,
  FIREBASE_ENABLED: flag,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_PROJECT_ID: text,
  FIREBASE_APP_ID: text,
  FIREBASE_AUTH_EMULATOR_HOST: text,
  FIREBASE_FORCE_REDIRECT: flag,
  FIRESTORE_ENABLED: flag,
  FIRESTORE_EMULATOR_HOST: text,

  SMTP_URL: url,
  MAIL_FROM: text,
  SUPPORT_EMAIL: z.email().optional(),

  LLM_BASE_URL: url,
  LLM_API_KEY: text,
  LLM_MODEL: z.string().default("gpt-5"),
  LLM_FALLBACK: z.enum(["built-in", "off"]).default("built-in"),
  LLM_MONTHLY_TOKENS: z.coerce.number().int().min(0).optional(),

  CHAT_API_KEY: text,
  CHAT_NUMBER: text,
  WHATSAPP_TOKEN: text,
  WHATSAPP_PHONE_NUMBER_ID: text,
  WHATSAPP_APP_SECRET: text,
  WHATSAPP_VERIFY_TOKEN: text,
  WHATSAPP_API_URL: url,
  /** The name of the approved template for daily messages after the 24 hours. */
  WHATSAPP_DAILY_TEMPLATE: text,
  TELEGRAM_BOT_TOKEN: text,
  /** Only the characters and length that Telegram accepts for its secret header. */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{1,256}$/)
    .optional(),
  TELEGRAM_API_URL: url,
  TELEGRAM_BOT_NAME: text,
});
export const VARIABLES: readonly string[] = Object.keys(environmentSchema.shape);
type Environment = z.infer<typeof environmentSchema>;
type Variable = keyof Environment;

/** Features that need several variables: the server refuses to start when only some of them are set. */
const GROUPS: readonly { readonly name: string; readonly needs: readonly Variable[] }[] = [
  {
    name: "WhatsApp",
    needs: ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"],
  },
  { name: "Telegram", needs: ["TELEGRAM_BOT_TOKEN", "TELEGRAM_WEBHOOK_SECRET"] },
  { name: "Mail", needs: ["SMTP_URL", "MAIL_FROM"] },
];

/** Missing or invalid configuration; the message names every affected variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The configuration as set, before a missing AUTH_SECRET is generated. */
export type SetConfig = Omit<Environment, "ADMIN_EMAILS" | "TRUST_PROXY"> & {
  /** Lower-cased. */
  readonly ADMIN_EMAILS: readonly string[];
  readonly TRUST_PROXY: false | number | string;
};
export type Config = Omit<SetConfig, "AUTH_SECRET"> & { readonly AUTH_SECRET: string };

function listIncompleteGroups(environment: Environment): string[] {
  const problems: string[] = [];
  for (const { name, needs } of GROUPS) {
    const missing = needs.filter((variable) => environment[variable] === undefined);
    if (missing.length > 0 && missing.length < needs.length)
      problems.push(`${name} config missing: ${missing.join(", ")}`);
  }
  if (environment.FIREBASE_ENABLED) {
    const needs = ["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN", "FIREBASE_PROJECT_ID", "FIREBASE_APP_ID"] as const;
    const missing = needs.filter((variable) => environment[variable] === undefined);
    if (missing.length > 0) problems.push(`Firebase config missing: ${missing.join(", ")}`);
  }
  if (environment.FIRESTORE_ENABLED && environment.FIREBASE_PROJECT_ID === undefined) {
    problems.push("Firestore config missing: FIREBASE_PROJECT_ID");
  }
  const modelValues = [environment.LLM_API_KEY, environment.LLM_MONTHLY_TOKENS];
  if (environment.LLM_BASE_URL === undefined && modelValues.some((value) => value !== undefined)) {
    problems.push("Model config missing: LLM_BASE_URL");
  }
  if (environment.LLM_BASE_URL === undefined && environment.LLM_FALLBACK === "off") {
    problems.push("LLM_FALLBACK=off needs LLM_BASE_URL: without a model there would be no answers");
  }
  return problems;
}

const getSecretFile = (dataDir: string): string => join(dataDir, "auth-secret");

/** Why a server does not start with the stored secret, or null: its database is gone, or it is damaged. Without a secret there is nothing to say. */
export function findStoredSecretProblem(dataDir: string, database: string | null): string | null {
  const file = getSecretFile(dataDir);
  if (!existsSync(file)) return null;
  if (database !== null && !existsSync(database))
    return `${file} is there, but the database ${database} is not. Put the database back (DATA_DIR, DATABASE_URL), or remove auth-secret to begin with an empty one`;
  return readFileSync(file, "utf8").trim().length < 32
    ? `${file} is damaged: it holds no secret. Remove it, or set AUTH_SECRET`
    : null;
}

function refuseStoredSecretProblem(dataDir: string, database: string | null): void {
  const problem = findStoredSecretProblem(dataDir, database);
  if (problem !== null) throw new ConfigError(problem);
}

/**
 * Returns the secret stored in DATA_DIR, creating it on first use. It survives restarts, so signed links stay valid; two servers share one
 * secret by setting AUTH_SECRET. The database file is created before the secret: a secret without a database therefore means that the
 * database was lost, and the server must not start with an empty one, which would belong to the first person who signs up.
 */
function readStoredSecret(dataDir: string, database: string | null): string {
  prepareDataDir(dataDir);
  const file = getSecretFile(dataDir);
  refuseStoredSecretProblem(dataDir, database);
  if (database !== null) {
    mkdirSync(dirname(database), { recursive: true });
    closeSync(openSync(database, "a", 0o600));
  }
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  refuseStoredSecretProblem(dataDir, database);
  return readFileSync(file, "utf8").trim();
}

function parseTrustProxy(value: string | undefined): false | number | string {
  if (value === undefined || value === "false" || value === "0") return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment and writes nothing. An empty variable counts as unset.
 * @throws ConfigError naming every variable that is invalid, or missing from a partly configured feature.
 */
export function readConfig(env: ProcessEnvironment): SetConfig {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environmentSchema.safeParse(nonEmpty);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new ConfigError(problems.join("; "));
  }
  const problems = listIncompleteGroups(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems.join("; "));
  const { ADMIN_EMAILS, TRUST_PROXY, ...rest } = parsed.data;
  return {
    ...rest,
    ADMIN_EMAILS: (ADMIN_EMAILS ?? "")
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((email) => email.toLowerCase()),
    TRUST_PROXY: parseTrustProxy(TRUST_PROXY),
  };
}

/**
 * The configuration that a server runs with. If AUTH_SECRET is not set, uses the secret stored in the data folder, created on first use.
 * @throws ConfigError as readConfig does, and if the stored secret is damaged or its database is gone.
 */
export function loadConfig(env: ProcessEnvironment): Config {
  const config = readConfig(env);
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config;
  return {
    ...config,
    AUTH_SECRET: config.AUTH_SECRET ?? readStoredSecret(dataDir, resolveSqliteFile({ url, dataDir })),
  };
}
