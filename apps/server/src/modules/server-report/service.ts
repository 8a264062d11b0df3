import { randomUUID } from "node:crypto";
import { SERVER_PARTS, type ServerPart } from "@lagna/contract";
import type { Gazetteer } from "@lagna/places";
import type { Language } from "@lagna/terms";
import type { Clock, Stopwatch } from "../../clock.ts";
import { reasonOf } from "../../jobs/handler.ts";
import type { JobQueue } from "../../jobs/queue.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { testMail } from "../../mail/messages.ts";
import type { Outage } from "../../outage.ts";
import {
  backupFinding,
  channelsFinding,
  clockFinding,
  databaseFinding,
  diskFinding,
  type Finding,
  jobsFinding,
  mailFinding,
  modelFinding,
  type ModelSpending,
  placesFinding,
  versionFinding,
} from "./findings.ts";

export interface ServerReportParts {
  readonly database: { readonly kind: string; probe(): Promise<Outage | null> };
  readonly gazetteer: Pick<Gazetteer, "ready">;
  readonly jobs: Pick<JobQueue, "counts">;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly stopwatch: Stopwatch;
  readonly dataDir: string;
  /** Whose time of change is that of the last backup. */
  readonly backupMark: string;
  readonly publicUrl: string;
  readonly smtpHost: string | null;
  readonly model: string | null;
  /** Of this month. */
  readonly spending: () => Promise<ModelSpending>;
  /** Of those that are switched on. */
  readonly channels: readonly string[];
  readonly versions: Readonly<Record<string, string>>;
}

/** What an operator looks at when something is wrong, or before it is. */
export function serverReportService(parts: ServerReportParts) {
  const { clock, database, gazetteer, jobs, mailer } = parts;

  async function report(theirClock: string | undefined): Promise<Finding[]> {
    // Where the database is away nothing is known of jobs; that it is away is said in its own line.
    const counts = await jobs.counts().catch(() => []);
    const findings: Readonly<Record<ServerPart, () => Promise<Omit<Finding, "part">>>> = {
      version: async () => versionFinding(parts.versions),
      database: () => databaseFinding(database, parts.stopwatch),
      disk: () => diskFinding(parts.dataDir),
      clock: async () => clockFinding(clock, theirClock),
      places: () => placesFinding(gazetteer),
      mail: async () => mailFinding(parts.smtpHost, counts),
      // Where the database is away, that is said in its own line.
      model: async () =>
        modelFinding(parts.model, await parts.spending().catch(() => ({ tokens: 0, most: undefined }))),
      channels: async () => channelsFinding(parts.channels),
      jobs: async () => jobsFinding(counts),
      backup: () => backupFinding(parts.backupMark, clock),
    };
    return Promise.all(SERVER_PARTS.map(async (part) => ({ part, ...(await findings[part]()) })));
  }

  /** At once and not as a job: who presses wants to know now. What was said, or null where the mail is on its way. */
  async function sendTestMail(to: string, language: Language): Promise<string | null> {
    try {
      await mailer.deliver({ to, ...testMail(language, parts.publicUrl) }, randomUUID());
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  return { report, sendTestMail };
}
export type ServerReportService = ReturnType<typeof serverReportService>;
