import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { healthResponseSchema, type ServerFinding } from "@lagna/contract";
import type { Finding } from "./server-checks.ts";

/** A line of `npm run doctor`. */
export interface StartFinding {
  readonly part: string;
  readonly state: Finding["state"] | "prevents_start";
  readonly text: string;
}

const ANSWER_TIMEOUT_MS = 3_000;

/** Sentences of the report's findings at a terminal. */
const SENTENCES: Partial<Readonly<Record<ServerFinding, string>>> = {
  version: "Lagna {version} on Node {node}, {ephemeris}",
  database_answers: "{kind} stored a row in {ms} ms",
  database_away: "The database does not answer",
  database_busy: "Another program is locking the database",
  database_full: "The database has no space left to write",
  database_read_only: "The database is read-only",
  disk_free: "{free_gb} of {all_gb} GB are free",
  disk_low: "Only {free_gb} of {all_gb} GB are free",
  clock_agrees: "{now}; the database server's clock differs by {seconds} s",
  clock_differs: "{now}; the database server's clock differs by {seconds} s",
  mail_by_server: "Sent through {host}",
  mail_to_files: "SMTP_URL is not set: mails are saved in the folder outbox",
  model_set: "{model}, {tokens} tokens this month",
  model_built_in: "LLM_BASE_URL is not set: the built-in astrologer answers",
  model_spent: "{model} has used up LLM_MONTHLY_TOKENS ({tokens}): the built-in astrologer answers",
  channels_set: "{names}",
  channels_none: "Neither WhatsApp nor Telegram is set up",
  backup_recent: "The last backup was made on {at}",
  backup_old: "The last backup is from {at}",
  backup_none: "No backup has been made on this machine",
};

/** The server report's finding as a line. */
export function describeFinding(part: string, { finding, state, facts }: Omit<Finding, "part">): StartFinding {
  const sentence = SENTENCES[finding] ?? finding;
  return { part, state, text: sentence.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(facts[name] ?? "")) };
}

/** Whether the program on the port is a Lagna server. */
async function isLagna(host: string, port: number): Promise<boolean> {
  const name = host.includes(":") ? `[${host}]` : host.replace(/^0\.0\.0\.0$/, "127.0.0.1");
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(`http://${name}:${port}/api/v1/health`, { signal });
    return healthResponseSchema.safeParse(await response.json()).success;
  } catch {
    return false;
  }
}

/** The system's error code when listening there, or null. */
function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.name));
    server.listen({ host, port }, () => server.close(() => done(null)));
  });
}

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use by another program (PORT)",
  EACCES: "may not be used by this user (PORT)",
  EADDRNOTAVAIL: "is not an address of this machine (HOST)",
  ENOTFOUND: "cannot be resolved (HOST)",
};

/** Whether a server can listen there, or one does already. */
export async function checkPort(host: string, port: number): Promise<StartFinding> {
  const address = `${host}:${port}`;
  const problem = await tryToListen(host, port);
  if (problem === null)
    return { part: "port", state: "good", text: port === 0 ? "Any free port" : `${address} is free` };
  if (problem === "EADDRINUSE" && (await isLagna(host, port)))
    return { part: "port", state: "good", text: `A Lagna server answers on ${address}` };
  return { part: "port", state: "prevents_start", text: `${address} ${LISTEN_PROBLEMS[problem] ?? problem}` };
}

/** The folder itself or, if it does not exist yet, the one in which it will be created. */
export function findExistingFolder(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) ? path : findExistingFolder(dirname(path));
}

export async function checkDataFolder(folder: string): Promise<StartFinding> {
  const path = resolve(folder);
  const existing = findExistingFolder(path);
  try {
    await access(existing, constants.W_OK | constants.X_OK);
  } catch {
    return { part: "data folder", state: "prevents_start", text: `This user may not write in ${existing} (DATA_DIR)` };
  }
  return { part: "data folder", state: "good", text: existing === path ? path : `${path} will be created` };
}
