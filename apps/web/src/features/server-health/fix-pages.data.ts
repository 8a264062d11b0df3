import type { ServerFinding } from "@lagna/contract";

/** The page on which a problem is mended. Problems of the machine or of its environment variables have none: their advice says what to do. */
export const FIX_PAGES: Partial<Record<ServerFinding, string>> = {
  mail_failing: "/admin/jobs",
  jobs_dead: "/admin/jobs",
  model_built_in: "/admin/model",
  model_spent: "/admin/model",
  backup_old: "/admin/backup",
  backup_none: "/admin/backup",
  channels_none: "/admin/channels",
};
