import { randomUUID } from "node:crypto";
import { SERVER_PARTS, type ServerPart } from "@lagna/contract";
import type { Gazetteer } from "@lagna/places";
import type { Language } from "@lagna/terms";
import type { Clock, Stopwatch } from "../../time/clock.ts";
import { describeError } from "../../jobs/job-handler.ts";
import type { JobQueue } from "../../jobs/queue.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { renderTestMessage } from "../../mail/render-link-message.ts";
import type { Outage } from "../../errors/create-outage-error.ts";
import {
  checkBackup,
  checkChannels,
  checkClock,
  checkDatabase,
  checkDisk,
  type Finding,
  checkJobs,
  checkMail,
  checkModel,
  type ModelUsage,
  checkPlaces,
  reportVersions,
} from "./server-checks.ts";

export interface ServerReportParts {
  readonly database: { readonly kind: string; probe(): Promise<Outage | null> };
  readonly gazetteer: Pick<Gazetteer, "ready">;
  readonly jobs: Pick<JobQueue, "counts">;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly stopwatch: Stopwatch;
  readonly dataDir: string;
  /** A file whose modification time is that of the last backup. */
  readonly backupTimestampFile: string;
  readonly publicUrl: string;
  readonly smtpHost: string | null;
  readonly readModel: () => string | null;
  /** Usage of this month. */
  readonly readModelUsage: () => Promise<ModelUsage>;
  /** Names of the channels that are on. */
  readonly readChannels: () => readonly string[];
  readonly versions: Readonly<Record<string, string>>;
}

/** Health report for operators. */
export function createServerReportService(parts: ServerReportParts) {
  const { clock, database, gazetteer, jobs, mailer } = parts;

  async function report(theirClock: string | undefined): Promise<Finding[]> {
    // Without a database nothing is known of jobs; the outage is reported by its own check.
    const counts = await jobs.counts().catch(() => []);
    const findings: Readonly<Record<ServerPart, () => Promise<Omit<Finding, "part">>>> = {
      version: async () => reportVersions(parts.versions),
      database: () => checkDatabase(database, parts.stopwatch),
      disk: () => checkDisk(parts.dataDir),
      clock: async () => checkClock(clock, theirClock),
      places: () => checkPlaces(gazetteer),
      mail: async () => checkMail(parts.smtpHost, counts),
      // A database outage is reported by its own check.
      model: async () =>
        checkModel(parts.readModel(), await parts.readModelUsage().catch(() => ({ tokens: 0, maxTokens: undefined }))),
      channels: async () => checkChannels(parts.readChannels()),
      jobs: async () => checkJobs(counts),
      backup: () => checkBackup(parts.backupTimestampFile, clock),
    };
    return Promise.all(SERVER_PARTS.map(async (part) => ({ part, ...(await findings[part]()) })));
  }

  /** Sends at once instead of as a job, as the administrator waits for the result. Returns the error, or null on success. */
  async function sendTestMail(to: string, language: Language): Promise<string | null> {
    try {
      await mailer.deliver({ to, ...renderTestMessage(language, parts.publicUrl) }, randomUUID());
      return null;
    } catch (error) {
      return describeError(error);
    }
  }

  return { report, sendTestMail };
}
export type ServerReportService = ReturnType<typeof createServerReportService>;
