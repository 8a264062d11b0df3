import type { AuditAction, Role } from "@lagna/contract";
import type { Actor } from "../audit/service.ts";

/**
 * The owner of a record. It is stored under the e-mail address but only valid for this account, so that a later owner of the address
 * inherits nothing.
 */
export interface Person {
  readonly id: string;
  /** Lower-cased. */
  readonly email: string;
}

/** The decision about a person (`app_users`). */
export interface AccessRecord {
  readonly email: string;
  readonly userId: string;
  readonly active: boolean;
  readonly role: Role;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A person who asked for access and waits for approval (`pending_users`). */
export interface PendingRecord {
  readonly email: string;
  readonly userId: string;
  readonly requestedAt: string;
  readonly status: string;
}

/** Who made the decision, and when. */
export interface Decision {
  readonly actor: Actor;
  readonly at: string;
}

/** `gone`: the account was deleted meanwhile, and nothing was written. */
export type DecisionOutcome = "done" | "last_administrator" | "gone";

/** A decision to be noted with the accounts; noted only once per id. */
export interface NotedDecision extends Pick<Decision, "actor"> {
  readonly id: string;
  readonly action: AuditAction;
  readonly record: Pick<AccessRecord, "userId" | "active" | "role">;
}

/** Writes to the accounts' database, for records stored elsewhere. */
export interface AccountSideEffects {
  /** Whether an account exists and is not being deleted. */
  accountExists(userId: string): Promise<boolean>;
  /** Notes it in the audit trail and on the account, which the people list reads. False if the account is gone or being deleted. */
  note(noted: NotedDecision): Promise<boolean>;
  /** Resets the account to undecided. */
  clearDecision(userId: string): Promise<void>;
}

/**
 * Approval records, keyed by lower-cased e-mail address. A record of another account under the same address is ignored and replaced.
 * Each method is atomic (for several people: atomic per person) and checks its preconditions inside the transaction.
 */
export interface AccessRepository {
  /** Regardless of the account it belongs to. */
  find(email: string): Promise<AccessRecord | null>;
  findPending(email: string): Promise<PendingRecord | null>;
  findAll(): Promise<AccessRecord[]>;
  findAllPending(): Promise<PendingRecord[]>;

  /** Creates an active record. An existing one of this person is left unchanged. */
  admit(person: Person, role: Role, at: string): Promise<DecisionOutcome>;
  /** Makes people active and no longer pending; `role` null keeps the role. Returns how many were activated, without deleted accounts. */
  activate(people: readonly Person[], role: Role | null, by: Decision): Promise<number>;
  deactivate(person: Person, by: Decision): Promise<DecisionOutcome>;
  /** Makes the person an ordinary user; changes nothing without a record. */
  makeUser(person: Person, by: Decision): Promise<DecisionOutcome>;
  /** Keeps the time of the first refusal; later calls change nothing. */
  savePending(person: Person, at: string): Promise<void>;
  erase(person: Pick<Person, "id">): Promise<void>;
}
