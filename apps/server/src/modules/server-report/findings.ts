import { stat, statfs } from "node:fs/promises";
import type { ServerFinding, ServerPart } from "@lagna/contract";
import type { Gazetteer } from "@lagna/places";
import type { Clock } from "../../clock.ts";
import type { JobCount } from "../../jobs/queue.ts";
import type { Outage } from "../../outage.ts";

export interface Finding {
  readonly part: ServerPart;
  readonly finding: ServerFinding;
  readonly state: "good" | "attention" | "off";
  readonly facts: Readonly<Record<string, string | number>>;
}

type Made = Omit<Finding, "part">;
const good = (finding: ServerFinding, facts: Finding["facts"] = {}): Made => ({ finding, state: "good", facts });
const attention = (finding: ServerFinding, facts: Finding["facts"] = {}): Made => ({
  finding,
  state: "attention",
  facts,
});
const off = (finding: ServerFinding): Made => ({ finding, state: "off", facts: {} });

const GB = 1e9;
/** Room for a day of somebody's noticing; SQLite's log and a new index of places need a part of it. */
const LOW_BYTES = 2 * GB;
/** Sessions and mailed links are minutes long; sign-in providers allow about this much. */
const MOST_SECONDS_APART = 60;
/** A weekly backup, and a day for it to be late. */
const OLD_BACKUP_MS = 8 * 86_400_000;

export const databaseFinding = async (
  database: { readonly kind: string; probe(): Promise<Outage | null> },
  stopwatch: () => number,
): Promise<Made> => {
  const asked = stopwatch();
  const outage = await database.probe();
  if (outage) return attention(`database_${outage}`);
  return good("database_answers", { kind: database.kind, ms: Math.round(stopwatch() - asked) });
};

interface Room {
  readonly bavail: number;
  readonly blocks: number;
  readonly bsize: number;
}

export async function diskFinding(
  folder: string,
  look: (folder: string) => Promise<Room> = (path) => statfs(path),
): Promise<Made> {
  const { bavail, blocks, bsize } = await look(folder);
  const facts = {
    free_gb: Number(((bavail * bsize) / GB).toFixed(1)),
    all_gb: Number(((blocks * bsize) / GB).toFixed(1)),
  };
  return bavail * bsize < LOW_BYTES ? attention("disk_low", facts) : good("disk_free", facts);
}

/** Of two clocks it cannot be known here which is wrong; that they differ can. */
export function clockFinding(clock: Clock, theirs: string | undefined): Made {
  const now = clock();
  const seconds = theirs === undefined ? 0 : Math.round((now.getTime() - Date.parse(theirs)) / 1000);
  const facts = { now: now.toISOString(), seconds: Math.abs(seconds) };
  return Math.abs(seconds) > MOST_SECONDS_APART ? attention("clock_differs", facts) : good("clock_agrees", facts);
}

export async function placesFinding(gazetteer: Pick<Gazetteer, "ready">): Promise<Made> {
  const ready = gazetteer.ready().then(
    () => good("places_ready"),
    () => attention("places_failed"),
  );
  // What is ready says so at once.
  const notYet = new Promise<Made>((resolve) => setTimeout(() => resolve(attention("places_being_made")), 250).unref());
  return Promise.race([ready, notYet]);
}

const isMail = ({ kind }: JobCount): boolean => kind.endsWith(" mail");
const sum = (counts: readonly JobCount[]): number => counts.reduce((all, { count }) => all + count, 0);

export function mailFinding(smtpHost: string | null, counts: readonly JobCount[]): Made {
  const dead = sum(counts.filter((each) => isMail(each) && each.state === "dead"));
  if (dead > 0) return attention("mail_failing", { dead });
  return smtpHost === null ? off("mail_to_files") : good("mail_by_server", { host: smtpHost });
}

export function jobsFinding(counts: readonly JobCount[]): Made {
  const dead = sum(counts.filter(({ state }) => state === "dead"));
  const waiting = sum(counts) - dead;
  return dead > 0 ? attention("jobs_dead", { dead, waiting }) : good("jobs_done", { waiting });
}

/** What a model has used of what it may in this month; `most` undefined: as much as is asked for. */
export interface ModelSpending {
  readonly tokens: number;
  readonly most: number | undefined;
}

export function modelFinding(model: string | null, { tokens, most = Number.POSITIVE_INFINITY }: ModelSpending): Made {
  if (model === null) return off("model_built_in");
  return tokens < most ? good("model_set", { model, tokens }) : attention("model_spent", { model, tokens });
}

export const channelsFinding = (names: readonly string[]): Made =>
  names.length === 0 ? off("channels_none") : good("channels_set", { names: names.join(", ") });

/** The backup command leaves a mark: on a server of several it is that of the machine it ran on. */
export async function backupFinding(mark: string, clock: Clock): Promise<Made> {
  const made = await stat(mark).catch(() => null);
  if (made === null) return attention("backup_none");
  const facts = { at: made.mtime.toISOString() };
  return clock().getTime() - made.mtimeMs > OLD_BACKUP_MS
    ? attention("backup_old", facts)
    : good("backup_recent", facts);
}

export const versionFinding = (facts: Finding["facts"]): Made => good("version", facts);
