import type { Tongue } from "@lagna/astrologer";
import type { Language } from "@lagna/terms";
import type { JobIntake, NewJob } from "../jobs/queue.ts";
import type { AuditIntake } from "../modules/audit/service.ts";
import type { Trx } from "../db/transactions.ts";

/** That a chat became an account's, or is its no more: what the trail keeps, and its owner is told of. */
export interface LinkChange {
  readonly action: "chat_linked" | "chat_unlinked";
  readonly accountId: string;
  /** Null where the account may not be written to at this moment. */
  readonly mail: NewJob | null;
}

/** The mail about a change. */
export interface LinkNotices {
  of(notice: LinkChange["action"], email: string, to: { readonly language: Language }): NewJob;
}

export interface LinkTrail {
  readonly jobs: Pick<JobIntake, "enqueue">;
  readonly audit: AuditIntake<Trx>;
}

export const languageOf = (tongue: Tongue): Language => (tongue === "hi" ? "hi" : "en");

/** In the transaction of the change. */
export async function noteLinkChange(trx: Trx, { action, accountId, mail }: LinkChange, { jobs, audit }: LinkTrail) {
  await audit.note(trx, { action, actor: { kind: "person", id: accountId }, subjectId: accountId });
  if (mail !== null) await jobs.enqueue(trx, mail);
}
