import { z } from "zod";
import { utcInstant } from "./kundli/values.ts";
import { AUTH_METHODS } from "./accounts.ts";
import { idSchema, createReadableString } from "./readable-text.ts";

/** The actions recorded in the audit trail. */
export const AUDIT_ACTIONS = [
  "signed_up",
  "signed_in",
  "sign_in_failed",
  "session_ended",
  "sessions_ended",
  "password_changed",
  "password_reset",
  "email_verified",
  "way_in_added",
  "account_taken_over",
  "data_exported",
  "account_deleted",
  "activated",
  "deactivated",
  "made_administrator",
  "made_user",
  "second_step_passed",
  "second_step_failed",
  "second_factor_added",
  "second_factor_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "second_factor_required",
  "second_factor_not_required",
  "chat_linked",
  "chat_unlinked",
  "kundli_shared",
  "share_ended",
  "api_key_made",
  "api_key_removed",
  "batch_sent",
  "batch_deleted",
  "ledger_on",
  "ledger_off",
  "telegram_set_up",
  "telegram_removed",
  "whatsapp_set_up",
  "whatsapp_removed",
  "model_set_up",
  "model_removed",
  "backup_downloaded",
  "restore_staged",
  "restore_discarded",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `shell` is an operator at the server's own terminal; `anonymous` is someone who failed to sign in. */
export const AUDIT_ACTORS = ["person", "shell", "anonymous"] as const;

export const auditQuerySchema = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Actions by this person, and actions on their account. */
  person: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: createReadableString().max(128).optional(),
});
export type AuditQuery = z.input<typeof auditQuerySchema>;

/** Null if the account was deleted. */
const person = z.object({ id: z.string(), email: z.string() }).nullable();

export const auditEntrySchema = z.object({
  id: z.string(),
  at: utcInstant,
  action: z.enum(AUDIT_ACTIONS),
  actor: z.object({ kind: z.enum(AUDIT_ACTORS), person }),
  subject: person,
  /** The method of a sign-in. */
  via: z.enum(AUTH_METHODS).nullable(),
  /** Pseudonym of the client address: the same for the same address, and nothing more can be derived from it. */
  address: z.string().nullable(),
  /** For a failed sign-in to an unknown account: the same for the same attempted name. */
  account: z.string().nullable(),
  /** Failed sign-ins to one account from one address are merged into one entry per hour. */
  count: z.number().int().positive(),
  last_at: utcInstant,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** GET /api/v1/admin/audit, for administrators: latest first. */
export const auditResponseSchema = z.object({
  entries: z.array(auditEntrySchema),
  next_cursor: z.string().nullable(),
});
export type AuditResponse = z.infer<typeof auditResponseSchema>;
