import { z } from "zod";

/** The components a server depends on, in the order relevant to an operator. */
export const SERVER_PARTS = [
  "version",
  "database",
  "disk",
  "clock",
  "places",
  "mail",
  "model",
  "channels",
  "jobs",
  "backup",
] as const;
export type ServerPart = (typeof SERVER_PARTS)[number];

export const SERVER_FINDINGS = [
  "version",
  "database_answers",
  "database_away",
  "database_busy",
  "database_full",
  "database_read_only",
  "disk_free",
  "disk_low",
  "clock_agrees",
  "clock_differs",
  "places_ready",
  "places_being_made",
  "places_failed",
  "mail_by_server",
  "mail_to_files",
  "mail_failing",
  "model_set",
  "model_built_in",
  "model_spent",
  "channels_set",
  "channels_none",
  "jobs_done",
  "jobs_dead",
  "backup_recent",
  "backup_old",
  "backup_none",
] as const;
export type ServerFinding = (typeof SERVER_FINDINGS)[number];

/** GET /api/v1/admin/health?now=, for administrators. */
export const serverReportQuerySchema = z.object({
  /** The client's clock, to compare the server's with. */
  now: z.iso.datetime({ offset: true }).optional(),
});

export const serverReportSchema = z.object({
  parts: z.array(
    z.object({
      part: z.enum(SERVER_PARTS),
      finding: z.enum(SERVER_FINDINGS),
      /** `off`: disabled by the configuration. */
      state: z.enum(["good", "attention", "off"]),
      /** Params of the finding's sentence: numbers, names, instants. No secrets, no personal data. */
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type ServerReport = z.infer<typeof serverReportSchema>;

/** POST /api/v1/admin/health/test-mail: sends a mail to the administrator's own address. */
export const testMailResponseSchema = z.object({
  status: z.enum(["success", "failed"]),
  to: z.string(),
  /** The error of the mail server or the network, without personal data; null if the mail was sent. */
  said: z.string().nullable(),
});
export type TestMailResponse = z.infer<typeof testMailResponseSchema>;
