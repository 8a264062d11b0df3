import type { AuditAction } from "@lagna/contract";
import type { Db } from "../../../db/client.ts";
import type { Trx } from "../../../db/transactions.ts";
import type { JobEnqueuer } from "../../../jobs/queue.ts";
import type { AuditWriter } from "../../audit/service.ts";
import { deleteLinksOfUser, consumeLink } from "../mailed-links/sql-repository.ts";
import { deleteSecondFactors } from "../second-factors/sql-repository.ts";
import type { NewSession } from "../sessions/repository.ts";
import { deleteSessionsOfUser, insertSession } from "../sessions/sql-repository.ts";
import type { SignInResult, VerifiedSignIn, ConsumedProof, VerifiedPerson } from "./repository.ts";
import type { User } from "./user.ts";
import {
  findByEmail,
  findById,
  findBySubject,
  insertUser,
  markVerified,
  toNameColumns,
} from "./user-lookup-sql-repository.ts";
import { insertSignInMethod } from "./sign-in-methods-sql-repository.ts";

/** Writers of jobs and audit entries in the same transaction. */
export interface WriteParts {
  readonly jobs: Pick<JobEnqueuer, "enqueue">;
  readonly audit: AuditWriter<Trx>;
}

/** Audit entry of an action by this person on their own account, with the session's address pseudonym. */
export const createAuditEntry = (action: AuditAction, userId: string, session: NewSession) =>
  ({
    action,
    actor: { kind: "person", id: userId },
    subjectId: userId,
    via: session.via,
    address: session.addressPseudonym,
  }) as const;

async function consumeProof(db: Db, spending: ConsumedProof, now: string): Promise<boolean> {
  if (spending === null) return true;
  if (spending.kind === "magic_link") return consumeLink(db, spending.hash, "magic_link", now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_nonces")
    .values({ nonce_hash: spending.hash, expires_at: spending.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The account's creator never proved the address, so all their sign-in methods and sessions are deleted. */
async function takeOverAccount(
  db: Db,
  userId: string,
  { name, picture, subject }: VerifiedPerson,
  now: string,
): Promise<void> {
  await db.deleteFrom("user_accounts").where("user_id", "=", userId).execute();
  await deleteSecondFactors(db, userId);
  await deleteSessionsOfUser(db, userId);
  await deleteLinksOfUser(db, userId);
  await markVerified(db, userId, now);
  if (subject === null) return;
  await db
    .updateTable("users")
    .set({ ...toNameColumns(name), image: picture })
    .where("id", "=", userId)
    .execute();
}

async function joinAccount(
  db: Trx,
  user: User,
  { person, session, mail }: VerifiedSignIn,
  { jobs, audit }: WriteParts,
): Promise<void> {
  const now = session.openedAt;
  if (!user.emailVerified) {
    await takeOverAccount(db, user.id, person, now);
    await audit.note(db, createAuditEntry("account_taken_over", user.id, session));
  }
  if (person.subject === null) return;
  await insertSignInMethod(
    db,
    { userId: user.id, provider: person.via, accountId: person.subject, password: null },
    now,
  );
  await audit.note(db, createAuditEntry("way_in_added", user.id, session));
  await jobs.enqueue(db, mail);
  if (user.image || !person.picture) return;
  await db.updateTable("users").set({ image: person.picture }).where("id", "=", user.id).execute();
}

async function createAccount(db: Db, { person, mayBecomeAdministrator, session }: VerifiedSignIn): Promise<string> {
  const { name, email, picture, via, subject } = person;
  const now = session.openedAt;
  const user = { name, email, emailVerified: true, image: picture };
  const userId = await insertUser(db, user, mayBecomeAdministrator ? "first" : "none", now);
  if (subject !== null)
    await insertSignInMethod(db, { userId, provider: via, accountId: subject, password: null }, now);
  return userId;
}

export async function signInVerified(db: Trx, signIn: VerifiedSignIn, beside: WriteParts): Promise<SignInResult> {
  const { person, session } = signIn;
  const now = session.openedAt;
  if (!(await consumeProof(db, signIn.consumedProof, now))) return { kind: "spent" };
  const linkedUser = await findBySubject(db, person);
  const found = linkedUser ?? (await findByEmail(db, person.email));
  if (found?.isLeaving) return { kind: "leaving" };
  if (found && !linkedUser) await joinAccount(db, found, signIn, beside);
  const userId = found?.id ?? (await createAccount(db, signIn));
  await insertSession(db, userId, session);
  await beside.audit.note(db, createAuditEntry(found ? "signed_in" : "signed_up", userId, session));
  const user = await findById(db, userId);
  if (!user) throw new Error("the user who just signed in was not found");
  return { kind: "entered", user };
}
