import { randomUUID } from "node:crypto";
import type { AuditAction, Role } from "@lagna/contract";
import type { DocumentData, Firestore, Timestamp, Transaction } from "@google-cloud/firestore";
import { chunks, instant, isoOf, nameOf, patient } from "../../firestore/documents.ts";
import { shelfOf } from "../../firestore/shelf.ts";
import type { Shelf } from "../moving/service.ts";
import type {
  AccessRecord,
  AccessRepository,
  BesideAccounts,
  Decision,
  Noted,
  Outcome,
  PendingRecord,
  Person,
} from "./repository.ts";

/** Administrators let in a page of people at a time. */
const PEOPLE_AT_ONCE = 10;
/** Decisions about one person, made at the same moment by so many. */
const MOST_TRIES = 5;

/** A record with what is not yet known to stand in the audit trail; null: all of it does. */
interface Kept {
  readonly record: AccessRecord;
  readonly unnoted: Omit<Noted, "record"> | null;
}

const toDocument = ({ record, unnoted }: Kept) => ({
  ...record,
  createdAt: instant(record.createdAt),
  updatedAt: instant(record.updatedAt),
  unnoted,
  noted: unnoted === null,
});

/** @throws Error for what is no record of ours, which lets nobody in */
function toKept(data: DocumentData): Kept {
  const { email, userId, active, role, createdAt, updatedAt, unnoted } = data as Record<string, unknown>;
  if (typeof userId !== "string" || typeof email !== "string") throw new Error("an approval record of no account");
  const record = {
    email,
    userId,
    active: active === true,
    role: role === "administrator" ? ("administrator" as const) : ("user" as const),
    createdAt: isoOf(createdAt as Timestamp),
    updatedAt: isoOf(updatedAt as Timestamp),
  };
  return { record, unnoted: (unnoted ?? null) as Kept["unnoted"] };
}

const toWaiting = (pending: PendingRecord) => ({ ...pending, requestedAt: instant(pending.requestedAt) });

const toPending = (data: DocumentData): PendingRecord => ({
  ...(data as PendingRecord),
  requestedAt: isoOf(data["requestedAt"] as Timestamp),
});

/** What a decision makes of what was recorded; an outcome where there is nothing to decide. */
type Deciding = (
  present: AccessRecord | null,
  isLast: () => Promise<boolean>,
) => Promise<Pick<AccessRecord, "active" | "role"> | Outcome>;

/**
 * Approval records in Firestore, accounts and audit trail in SQL. A decision is written to the record, and then noted beside the accounts by
 * its id, so that it can be noted again. Until then the record says that it is not: whoever reads it next notes it first, and where that
 * cannot be done the read fails and lets nobody in. So a grant counts for nothing before it stands in the trail, and being shut out holds at once.
 */
export function firestoreAccess(documents: Firestore, beside: BesideAccounts) {
  const [users, pending] = [documents.collection("app_users"), documents.collection("pending_users")];
  const userOf = (email: string) => users.doc(nameOf(email));
  const pendingOf = (email: string) => pending.doc(nameOf(email));

  /** Still as it was read, or nobody's matter here any more. */
  const unlessChanged = ({ record, unnoted }: Kept, then: (step: Transaction) => void): Promise<void> =>
    documents.runTransaction(async (step) => {
      const data = (await step.get(userOf(record.email))).data();
      if (data && toKept(data).unnoted?.id === unnoted?.id) then(step);
    });

  /** False where the account is gone, and its record with it. */
  async function settle(kept: Kept): Promise<boolean> {
    const { record, unnoted } = kept;
    if (unnoted === null) return true;
    const here = await beside.note({ ...unnoted, record });
    await unlessChanged(kept, (step) => {
      if (here) step.set(userOf(record.email), toDocument({ record, unnoted: null }));
      else step.delete(userOf(record.email));
    });
    return here;
  }

  async function find(email: string): Promise<AccessRecord | null> {
    const data = (await userOf(email).get()).data();
    if (!data) return null;
    const kept = toKept(data);
    return (await settle(kept)) ? kept.record : null;
  }

  async function isLastAdministrator(step: Transaction, record: AccessRecord | null): Promise<boolean> {
    if (!record?.active || record.role !== "administrator") return false;
    const active = users.where("role", "==", "administrator").where("active", "==", true);
    const { docs } = await step.get(active);
    return docs.every((found) => found.get("userId") === record.userId);
  }

  /** One try; `unsettled` where a decision about the same person is not noted yet. */
  const attempt = (person: Person, by: Omit<Noted, "record"> & { at: string }, deciding: Deciding) =>
    documents.runTransaction<Kept | Outcome | "unsettled">(async (step) => {
      const { at, ...unnoted } = by;
      const data = (await step.get(userOf(person.email))).data();
      const kept = data ? toKept(data) : null;
      if (kept?.unnoted) return "unsettled";
      const present = kept?.record.userId === person.id ? kept.record : null;
      const decided = await deciding(present, () => isLastAdministrator(step, present));
      if (typeof decided === "string") return decided;
      const { id: userId, email } = person;
      const record = { email, userId, ...decided, createdAt: present?.createdAt ?? at, updatedAt: at };
      step.set(userOf(email), toDocument({ record, unnoted }));
      if (record.active) step.delete(pendingOf(email));
      return { record, unnoted };
    });

  async function decide(
    person: Person,
    action: AuditAction,
    { actor, at }: Decision,
    deciding: Deciding,
  ): Promise<Outcome> {
    const by = { id: randomUUID(), action, actor, at };
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (!(await beside.isHere(person.id))) return "gone";
      const made = await attempt(person, by, deciding);
      if (made === "unsettled") await find(person.email);
      else if (typeof made === "string") return made;
      else return (await settle(made)) ? "done" : "gone";
    }
    throw new Error("too many decisions about one person at once");
  }

  const letIn = (person: Person, role: Role | null, by: Decision): Promise<Outcome> =>
    decide(person, role === "administrator" ? "made_administrator" : "activated", by, async (present) => ({
      active: true,
      role: role ?? present?.role ?? "user",
    }));

  async function savePending({ id, email }: Person, at: string): Promise<void> {
    const isOwn = (data: DocumentData | undefined): boolean => data?.["userId"] === id;
    if (isOwn((await pendingOf(email).get()).data()) || !(await beside.isHere(id))) return;
    const change = (then: (step: Transaction, own: boolean) => void): Promise<void> =>
      documents.runTransaction(async (step) => then(step, isOwn((await step.get(pendingOf(email))).data())));
    await change((step, own) => {
      if (!own) step.set(pendingOf(email), toWaiting({ email, userId: id, requestedAt: at, status: "pending" }));
    });
    if (await beside.isHere(id)) return;
    await change((step, own) => {
      if (own) step.delete(pendingOf(email));
    });
  }

  const repository: AccessRepository = {
    find,
    findPending: async (email) => {
      const data = (await pendingOf(email).get()).data();
      return data ? toPending(data) : null;
    },
    all: async () => (await users.get()).docs.map((found) => toKept(found.data()).record),
    allPending: async () => (await pending.get()).docs.map((found) => toPending(found.data())),

    admit: (person, role, at) =>
      decide(
        person,
        role === "administrator" ? "made_administrator" : "activated",
        { actor: { kind: "nobody" }, at },
        async (present) => (present ? "done" : { active: true, role }),
      ),

    activate: async (people, role, by) => {
      let count = 0;
      for (const some of chunks(people, PEOPLE_AT_ONCE)) {
        const outcomes = await Promise.all(some.map((person) => letIn(person, role, by)));
        count += outcomes.filter((outcome) => outcome === "done").length;
      }
      return count;
    },

    deactivate: (person, by) =>
      decide(person, "deactivated", by, async (present, isLast) =>
        (await isLast()) ? "last_administrator" : { active: false, role: present?.role ?? "user" },
      ),

    makeUser: (person, by) =>
      decide(person, "made_user", by, async (present, isLast) => {
        if (await isLast()) return "last_administrator";
        return present ? { active: present.active, role: "user" } : "done";
      }),

    savePending,

    erase: async ({ id }) => {
      for (const records of [users, pending]) {
        const { docs } = await records.where("userId", "==", id).get();
        for (const { ref } of docs) await ref.delete();
      }
      await beside.forget(id);
    },
  };

  return {
    ...patient(repository),
    /** What a process that died left unnoted. */
    settleAll: async (): Promise<void> => {
      const { docs } = await users.where("noted", "==", false).get();
      for (const found of docs) await settle(toKept(found.data()));
    },
  };
}

const emailOf = ({ email }: { readonly email: string }): string => email;

/** All decisions, for whoever carries them elsewhere: noted, all of them. */
export const firestoreAccessShelf = (documents: Firestore): Shelf<AccessRecord> =>
  shelfOf(documents, {
    name: "app_users",
    keyOf: emailOf,
    toDocument: (record: AccessRecord) => toDocument({ record, unnoted: null }),
    read: (data) => toKept(data).record,
  });

/** Everybody who waits, for whoever carries them elsewhere. */
export const firestorePendingShelf = (documents: Firestore): Shelf<PendingRecord> =>
  shelfOf(documents, { name: "pending_users", keyOf: emailOf, toDocument: toWaiting, read: toPending });
