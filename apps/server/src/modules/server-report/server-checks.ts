import { stat, statfs } from "node:fs/promises";
import type { ServerFinding, ServerPart } from "@lagna/contract";
import type { Gazetteer } from "@lagna/places";
import type { Clock } from "../../time/clock.ts";
import type { JobCount } from "../../jobs/queue.ts";
import type { Outage } from "../../errors/create-outage-error.ts";

export interface Finding {
  readonly part: ServerPart;
  readonly finding: ServerFinding;
  readonly state: "good" | "attention" | "off";
  readonly facts: Readonly<Record<string, string | number>>;
}

type CheckResult = Omit<Finding, "part">;
const createGood = (finding: ServerFinding, facts: Finding["facts"] = {}): CheckResult => ({
  finding,
  state: "good",
  facts,
});
const createAttention = (finding: ServerFinding, facts: Finding["facts"] = {}): CheckResult => ({
  finding,
  state: "attention",
  facts,
});
const createOff = (finding: ServerFinding): CheckResult => ({ finding, state: "off", facts: {} });

const GB = 1e9;
/** Leaves a day to notice a filling disk; SQLite's WAL and a new places index need part of it. */
const MIN_FREE_BYTES = 2 * GB;
/** Sessions and mailed links live for minutes; sign-in providers tolerate about this much clock difference. */
const MAX_SECONDS_APART = 60;
/** Backups are weekly and may be a day late. */
const OLD_BACKUP_MS = 8 * 86_400_000;

export const checkDatabase = async (
  database: { readonly kind: string; probe(): Promise<Outage | null> },
  stopwatch: () => number,
): Promise<CheckResult> => {
  const startedAt = stopwatch();
  const outage = await database.probe();
  if (outage) return createAttention(`database_${outage}`);
  return createGood("database_answers", { kind: database.kind, ms: Math.round(stopwatch() - startedAt) });
};

interface DiskSpace {
  readonly bavail: number;
  readonly blocks: number;
  readonly bsize: number;
}

export async function checkDisk(
  folder: string,
  look: (folder: string) => Promise<DiskSpace> = (path) => statfs(path),
): Promise<CheckResult> {
  const { bavail, blocks, bsize } = await look(folder);
  const facts = {
    free_gb: Number(((bavail * bsize) / GB).toFixed(1)),
    all_gb: Number(((blocks * bsize) / GB).toFixed(1)),
  };
  return bavail * bsize < MIN_FREE_BYTES ? createAttention("disk_low", facts) : createGood("disk_free", facts);
}

/** Reports that the clocks differ; which one is wrong cannot be determined here. */
export function checkClock(clock: Clock, theirs: string | undefined): CheckResult {
  const now = clock();
  const seconds = theirs === undefined ? 0 : Math.round((now.getTime() - Date.parse(theirs)) / 1000);
  const facts = { now: now.toISOString(), seconds: Math.abs(seconds) };
  return Math.abs(seconds) > MAX_SECONDS_APART
    ? createAttention("clock_differs", facts)
    : createGood("clock_agrees", facts);
}

export async function checkPlaces(gazetteer: Pick<Gazetteer, "ready">): Promise<CheckResult> {
  const ready = gazetteer.ready().then(
    () => createGood("places_ready"),
    () => createAttention("places_failed"),
  );
  // A ready index answers at once.
  const notYet = new Promise<CheckResult>((resolve) =>
    setTimeout(() => resolve(createAttention("places_being_made")), 250).unref(),
  );
  return Promise.race([ready, notYet]);
}

const isMailJob = ({ kind }: JobCount): boolean => kind.endsWith(" mail");
const sumCounts = (counts: readonly JobCount[]): number => counts.reduce((all, { count }) => all + count, 0);

export function checkMail(smtpHost: string | null, counts: readonly JobCount[]): CheckResult {
  const dead = sumCounts(counts.filter((each) => isMailJob(each) && each.state === "dead"));
  if (dead > 0) return createAttention("mail_failing", { dead });
  return smtpHost === null ? createOff("mail_to_files") : createGood("mail_by_server", { host: smtpHost });
}

export function checkJobs(counts: readonly JobCount[]): CheckResult {
  const dead = sumCounts(counts.filter(({ state }) => state === "dead"));
  const waiting = sumCounts(counts) - dead;
  return dead > 0 ? createAttention("jobs_dead", { dead, waiting }) : createGood("jobs_done", { waiting });
}

/** Model usage of this month; `most` is the limit, undefined for none. */
export interface ModelUsage {
  readonly tokens: number;
  readonly maxTokens: number | undefined;
}

export function checkModel(
  model: string | null,
  { tokens, maxTokens = Number.POSITIVE_INFINITY }: ModelUsage,
): CheckResult {
  if (model === null) return createOff("model_built_in");
  return tokens < maxTokens
    ? createGood("model_set", { model, tokens })
    : createAttention("model_spent", { model, tokens });
}

export const checkChannels = (names: readonly string[]): CheckResult =>
  names.length === 0 ? createOff("channels_none") : createGood("channels_set", { names: names.join(", ") });

/** The backup command touches a file. With several servers, it is on the machine where the backup ran. */
export async function checkBackup(mark: string, clock: Clock): Promise<CheckResult> {
  const made = await stat(mark).catch(() => null);
  if (made === null) return createAttention("backup_none");
  const facts = { at: made.mtime.toISOString() };
  return clock().getTime() - made.mtimeMs > OLD_BACKUP_MS
    ? createAttention("backup_old", facts)
    : createGood("backup_recent", facts);
}

export const reportVersions = (facts: Finding["facts"]): CheckResult => createGood("version", facts);
