import type { AuditAction } from "@lagna/contract";
import type { Db } from "../../../db/client.ts";
import type { Trx } from "../../../db/transactions.ts";
import type { JobIntake } from "../../../jobs/queue.ts";
import type { AuditIntake } from "../../audit/service.ts";
import { deleteLinksOf, spendLink } from "../links/sql-repository.ts";
import { forgetSecondFactors } from "../second-factors/sql-repository.ts";
import type { NewSession } from "../sessions/repository.ts";
import { deleteSessionsOf, insertSession } from "../sessions/sql-repository.ts";
import type { Entered, Entry, Spending, VerifiedPerson } from "./repository.ts";
import type { User } from "./user.ts";
import { findByEmail, findById, findBySubject, insertUser, markVerified, named } from "./users-sql-repository.ts";
import { insertWayIn } from "./ways-in-sql-repository.ts";

/** What is written beside the people themselves, in the same step. */
export interface Beside {
  readonly jobs: Pick<JobIntake, "enqueue">;
  readonly audit: AuditIntake<Trx>;
}

/** A deed of this person on their own account, from where their session is opened. */
export const ownDeed = (action: AuditAction, userId: string, session: NewSession) =>
  ({
    action,
    actor: { kind: "person", id: userId },
    subjectId: userId,
    via: session.via,
    address: session.from,
  }) as const;

async function spend(db: Db, spending: Spending, now: string): Promise<boolean> {
  if (spending === null) return true;
  if (spending.kind === "magic_link") return spendLink(db, spending.hash, "magic_link", now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_nonces")
    .values({ nonce_hash: spending.hash, expires_at: spending.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whoever made the account never proved the address: nothing of theirs stays. */
async function takeOver(
  db: Db,
  userId: string,
  { name, picture, subject }: VerifiedPerson,
  now: string,
): Promise<void> {
  await db.deleteFrom("user_accounts").where("user_id", "=", userId).execute();
  await forgetSecondFactors(db, userId);
  await deleteSessionsOf(db, userId);
  await deleteLinksOf(db, userId);
  await markVerified(db, userId, now);
  if (subject === null) return;
  await db
    .updateTable("users")
    .set({ ...named(name), image: picture })
    .where("id", "=", userId)
    .execute();
}

async function join(db: Trx, user: User, { person, session, mail }: Entry, { jobs, audit }: Beside): Promise<void> {
  const now = session.openedAt;
  if (!user.emailVerified) {
    await takeOver(db, user.id, person, now);
    await audit.note(db, ownDeed("account_taken_over", user.id, session));
  }
  if (person.subject === null) return;
  await insertWayIn(db, { userId: user.id, provider: person.via, accountId: person.subject, password: null }, now);
  await audit.note(db, ownDeed("way_in_added", user.id, session));
  await jobs.enqueue(db, mail);
  if (user.image || !person.picture) return;
  await db.updateTable("users").set({ image: person.picture }).where("id", "=", user.id).execute();
}

async function create(db: Db, { person, mayFound, session }: Entry): Promise<string> {
  const { name, email, picture, via, subject } = person;
  const now = session.openedAt;
  const user = { name, email, emailVerified: true, image: picture };
  const userId = await insertUser(db, user, mayFound ? "first" : "none", now);
  if (subject !== null) await insertWayIn(db, { userId, provider: via, accountId: subject, password: null }, now);
  return userId;
}

export async function enter(db: Trx, given: Entry, beside: Beside): Promise<Entered> {
  const { person, session } = given;
  const now = session.openedAt;
  if (!(await spend(db, given.spend, now))) return { kind: "spent" };
  const known = await findBySubject(db, person);
  const found = known ?? (await findByEmail(db, person.email));
  if (found?.leaving) return { kind: "leaving" };
  if (found && !known) await join(db, found, given, beside);
  const userId = found?.id ?? (await create(db, given));
  await insertSession(db, userId, session);
  await beside.audit.note(db, ownDeed(found ? "signed_in" : "signed_up", userId, session));
  const user = await findById(db, userId);
  if (!user) throw new Error("who just came in is not there");
  return { kind: "entered", user };
}
