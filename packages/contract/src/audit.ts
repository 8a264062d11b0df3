import { z } from "zod";
import { AUTH_METHODS } from "./accounts.ts";
import { idSchema, readable } from "./text.ts";

const instant = z.iso.datetime();

/** What the audit trail notes. */
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
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `shell` is an operator at the server's own terminal; `nobody` somebody who did not get in. */
export const AUDIT_ACTORS = ["person", "shell", "nobody"] as const;

export const auditQuerySchema = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** What this person did, and what was done to them. */
  person: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: readable().max(128).optional(),
});
export type AuditQuery = z.input<typeof auditQuerySchema>;

/** Null where the account is gone. */
const person = z.object({ id: z.string(), email: z.string() }).nullable();

export const auditEntrySchema = z.object({
  id: z.string(),
  at: instant,
  action: z.enum(AUDIT_ACTIONS),
  actor: z.object({ kind: z.enum(AUDIT_ACTORS), person }),
  subject: person,
  /** Of a sign-in: by what. */
  via: z.enum(AUTH_METHODS).nullable(),
  /** Where it came from, as a mark: the same for the same address, and nothing more can be told from it. */
  address: z.string().nullable(),
  /** Of a failed sign-in to no account: the same for the same name that was tried. */
  account: z.string().nullable(),
  /** Failed sign-ins to one account from one address are one entry an hour. */
  count: z.number().int().positive(),
  last_at: instant,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** GET /api/v1/admin/audit, for administrators: the latest first. */
export const auditResponseSchema = z.object({
  entries: z.array(auditEntrySchema),
  next_cursor: z.string().nullable(),
});
export type AuditResponse = z.infer<typeof auditResponseSchema>;
