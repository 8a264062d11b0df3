import { randomUUID } from "node:crypto";
import type { AuditAction, Role } from "@lagna/contract";
import type { DocumentData, Firestore, Timestamp, Transaction } from "@google-cloud/firestore";
import { splitIntoChunks, toInstant, toIso, toDocumentName, withTimeouts } from "../../firestore/documents.ts";
import { createStoredRecords } from "../../firestore/stored-records.ts";
import type { StoredRecords } from "../move-between-stores/service.ts";
import type {
  AccessRecord,
  AccessRepository,
  AccountSideEffects,
  Decision,
  NotedDecision,
  DecisionOutcome,
  PendingRecord,
  Person,
} from "./repository.ts";

/** Administrators activate up to a page of people at once; this many are written in parallel. */
const MAX_CONCURRENT_PEOPLE = 10;
/** Tries for concurrent decisions about one person. */
const MAX_TRIES = 5;

/** A record with the decision that is not yet confirmed to be in the audit trail; null if it is. */
interface StoredRecord {
  readonly record: AccessRecord;
  readonly unnoted: Omit<NotedDecision, "record"> | null;
}

const toDocument = ({ record, unnoted }: StoredRecord) => ({
  ...record,
  createdAt: toInstant(record.createdAt),
  updatedAt: toInstant(record.updatedAt),
  unnoted,
  noted: unnoted === null,
});

/** @throws Error for a malformed record, so that access is denied */
function toStoredRecord(data: DocumentData): StoredRecord {
  const { email, userId, active, role, createdAt, updatedAt, unnoted } = data as Record<string, unknown>;
  if (typeof userId !== "string" || typeof email !== "string") throw new Error("an approval record without an account");
  const record = {
    email,
    userId,
    active: active === true,
    role: role === "administrator" ? ("administrator" as const) : ("user" as const),
    createdAt: toIso(createdAt as Timestamp),
    updatedAt: toIso(updatedAt as Timestamp),
  };
  return { record, unnoted: (unnoted ?? null) as StoredRecord["unnoted"] };
}

const toPendingDocument = (pending: PendingRecord) => ({ ...pending, requestedAt: toInstant(pending.requestedAt) });

const toPending = (data: DocumentData): PendingRecord => ({
  ...(data as PendingRecord),
  requestedAt: toIso(data["requestedAt"] as Timestamp),
});

/** Returns the new record for the existing one, or an outcome if there is nothing to decide. */
type Decide = (
  present: AccessRecord | null,
  isLast: () => Promise<boolean>,
) => Promise<Pick<AccessRecord, "active" | "role"> | DecisionOutcome>;

/**
 * Approval records in Firestore, accounts and audit trail in SQL. A decision is first written to the record and then noted in SQL under
 * its id, so noting it twice is harmless. Until then the record is marked as unnoted: the next reader notes it first, and if that fails
 * the read fails and access is denied. So a grant has no effect before it is in the audit trail, and a denial takes effect at once.
 */
export function createFirestoreAccessRepository(documents: Firestore, beside: AccountSideEffects) {
  const [users, pending] = [documents.collection("app_users"), documents.collection("pending_users")];
  const userOf = (email: string) => users.doc(toDocumentName(email));
  const pendingOf = (email: string) => pending.doc(toDocumentName(email));

  /** Runs `then` if the record is still as it was read; otherwise does nothing. */
  const unlessChanged = ({ record, unnoted }: StoredRecord, then: (step: Transaction) => void): Promise<void> =>
    documents.runTransaction(async (step) => {
      const data = (await step.get(userOf(record.email))).data();
      if (data && toStoredRecord(data).unnoted?.id === unnoted?.id) then(step);
    });

  /** False if the account is gone; its record is then deleted. */
  async function settle(stored: StoredRecord): Promise<boolean> {
    const { record, unnoted } = stored;
    if (unnoted === null) return true;
    const accountExists = await beside.note({ ...unnoted, record });
    await unlessChanged(stored, (step) => {
      if (accountExists) step.set(userOf(record.email), toDocument({ record, unnoted: null }));
      else step.delete(userOf(record.email));
    });
    return accountExists;
  }

  async function find(email: string): Promise<AccessRecord | null> {
    const data = (await userOf(email).get()).data();
    if (!data) return null;
    const stored = toStoredRecord(data);
    return (await settle(stored)) ? stored.record : null;
  }

  async function isLastAdministrator(step: Transaction, record: AccessRecord | null): Promise<boolean> {
    if (!record?.active || record.role !== "administrator") return false;
    const active = users.where("role", "==", "administrator").where("active", "==", true);
    const { docs } = await step.get(active);
    return docs.every((found) => found.get("userId") === record.userId);
  }

  /** One try; `unsettled` if an earlier decision about the same person is not noted yet. */
  const attempt = (person: Person, by: Omit<NotedDecision, "record"> & { at: string }, deciding: Decide) =>
    documents.runTransaction<StoredRecord | DecisionOutcome | "unsettled">(async (step) => {
      const { at, ...unnoted } = by;
      const data = (await step.get(userOf(person.email))).data();
      const stored = data ? toStoredRecord(data) : null;
      if (stored?.unnoted) return "unsettled";
      const present = stored?.record.userId === person.id ? stored.record : null;
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
    deciding: Decide,
  ): Promise<DecisionOutcome> {
    const by = { id: randomUUID(), action, actor, at };
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (!(await beside.accountExists(person.id))) return "gone";
      const made = await attempt(person, by, deciding);
      if (made === "unsettled") await find(person.email);
      else if (typeof made === "string") return made;
      else return (await settle(made)) ? "done" : "gone";
    }
    throw new Error("too many concurrent decisions about one person");
  }

  const letIn = (person: Person, role: Role | null, by: Decision): Promise<DecisionOutcome> =>
    decide(person, role === "administrator" ? "made_administrator" : "activated", by, async (present) => ({
      active: true,
      role: role ?? present?.role ?? "user",
    }));

  async function savePending({ id, email }: Person, at: string): Promise<void> {
    const isOwn = (data: DocumentData | undefined): boolean => data?.["userId"] === id;
    if (isOwn((await pendingOf(email).get()).data()) || !(await beside.accountExists(id))) return;
    const change = (then: (step: Transaction, own: boolean) => void): Promise<void> =>
      documents.runTransaction(async (step) => then(step, isOwn((await step.get(pendingOf(email))).data())));
    await change((step, own) => {
      if (!own)
        step.set(pendingOf(email), toPendingDocument({ email, userId: id, requestedAt: at, status: "pending" }));
    });
    if (await beside.accountExists(id)) return;
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
    findAll: async () => (await users.get()).docs.map((found) => toStoredRecord(found.data()).record),
    findAllPending: async () => (await pending.get()).docs.map((found) => toPending(found.data())),

    admit: (person, role, at) =>
      decide(
        person,
        role === "administrator" ? "made_administrator" : "activated",
        { actor: { kind: "anonymous" }, at },
        async (present) => (present ? "done" : { active: true, role }),
      ),

    activate: async (people, role, by) => {
      let count = 0;
      for (const some of splitIntoChunks(people, MAX_CONCURRENT_PEOPLE)) {
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
      await beside.clearDecision(id);
    },
  };

  return {
    ...withTimeouts(repository),
    /** Notes decisions that a crashed process left unnoted. */
    settleAll: async (): Promise<void> => {
      const { docs } = await users.where("noted", "==", false).get();
      for (const doc of docs) await settle(toStoredRecord(doc.data()));
    },
  };
}

const getEmail = ({ email }: { readonly email: string }): string => email;

/** All decisions, for migration to another store. All of them are noted first. */
export const createFirestoreAccessCollection = (documents: Firestore): StoredRecords<AccessRecord> =>
  createStoredRecords(documents, {
    name: "app_users",
    getKey: getEmail,
    toDocument: (record: AccessRecord) => toDocument({ record, unnoted: null }),
    fromDocument: (data) => toStoredRecord(data).record,
  });

/** All pending people, for migration to another store. */
export const createFirestorePendingCollection = (documents: Firestore): StoredRecords<PendingRecord> =>
  createStoredRecords(documents, {
    name: "pending_users",
    getKey: getEmail,
    toDocument: toPendingDocument,
    fromDocument: toPending,
  });
