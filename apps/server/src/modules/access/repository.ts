import type { AuditAction, Role } from "@lagna/contract";
import type { Actor } from "../audit/service.ts";

/** Whose a record is: kept under the address, and counting for this account alone, so that whoever has the address later inherits nothing. */
export interface Person {
  readonly id: string;
  /** Lower-cased. */
  readonly email: string;
}

/** What was decided about somebody (`app_users`). */
export interface AccessRecord {
  readonly email: string;
  readonly userId: string;
  readonly active: boolean;
  readonly role: Role;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** That somebody asked and waits (`pending_users`). */
export interface PendingRecord {
  readonly email: string;
  readonly userId: string;
  readonly requestedAt: string;
  readonly status: string;
}

/** Who decided it, and when. */
export interface Decision {
  readonly actor: Actor;
  readonly at: string;
}

/** `gone`: the account was deleted meanwhile, and nothing is written. */
export type Outcome = "done" | "last_administrator" | "gone";

/** A decision as it is noted with the accounts: once, by its id. */
export interface Noted extends Pick<Decision, "actor"> {
  readonly id: string;
  readonly action: AuditAction;
  readonly record: Pick<AccessRecord, "userId" | "active" | "role">;
}

/** What is written where the accounts are, for records that are kept elsewhere. */
export interface BesideAccounts {
  /** Whether somebody has an account and keeps it. */
  isHere(userId: string): Promise<boolean>;
  /** In the audit trail and on the account, from where people are listed. False where the account is gone, or going. */
  note(noted: Noted): Promise<boolean>;
  /** Nothing is decided any more. */
  forget(userId: string): Promise<void>;
}

/**
 * Approval records, keyed by lower-cased address. A record of another account under the same address counts as none and is replaced.
 * Each method happens whole or not at all, of several people for each of them; what it depends on is looked at inside.
 */
export interface AccessRepository {
  /** Whoever's it is. */
  find(email: string): Promise<AccessRecord | null>;
  findPending(email: string): Promise<PendingRecord | null>;
  all(): Promise<AccessRecord[]>;
  allPending(): Promise<PendingRecord[]>;

  /** A first record, active. One that this person has stays as it is. */
  admit(person: Person, role: Role, at: string): Promise<Outcome>;
  /** Active, and waiting no more; the role stays, or becomes `role`. Answers for how many of them, without those who are gone. */
  activate(people: readonly Person[], role: Role | null, by: Decision): Promise<number>;
  deactivate(person: Person, by: Decision): Promise<Outcome>;
  /** An ordinary user; nothing changes for somebody without a record. */
  makeUser(person: Person, by: Decision): Promise<Outcome>;
  /** The first refusal counts: a later one changes nothing. */
  savePending(person: Person, at: string): Promise<void>;
  erase(person: Pick<Person, "id">): Promise<void>;
}
