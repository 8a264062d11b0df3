import type { AnswerLanguage } from "@lagna/astrologer";
import type { Language } from "@lagna/terms";
import type { JobEnqueuer, NewJob } from "../jobs/queue.ts";
import type { AuditWriter } from "../modules/audit/service.ts";
import type { Trx } from "../db/transactions.ts";

/** A chat was linked to or unlinked from an account: recorded in the audit trail and mailed to the owner. */
export interface AccountLinkChange {
  readonly action: "chat_linked" | "chat_unlinked";
  readonly accountId: string;
  /** Null if the account must not receive mail at the moment. */
  readonly mail: NewJob | null;
}

/** Creates the mail about a change. */
export interface AccountLinkNotices {
  createJob(notice: AccountLinkChange["action"], email: string, to: { readonly language: Language }): NewJob;
}

export interface AccountLinkTrail {
  readonly jobs: Pick<JobEnqueuer, "enqueue">;
  readonly audit: AuditWriter<Trx>;
}

export const toProductLanguage = (language: AnswerLanguage): Language => (language === "hi" ? "hi" : "en");

/** Must run in the transaction of the change. */
export async function recordAccountLinkChange(
  trx: Trx,
  { action, accountId, mail }: AccountLinkChange,
  { jobs, audit }: AccountLinkTrail,
) {
  await audit.note(trx, { action, actor: { kind: "person", id: accountId }, subjectId: accountId });
  if (mail !== null) await jobs.enqueue(trx, mail);
}
