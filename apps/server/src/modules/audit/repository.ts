import type { AuditAction, AuthMethod } from "@lagna/contract";

/** Who did it. `shell` is an operator at the server's terminal, `nobody` somebody who did not get in. */
export type Actor =
  | { readonly kind: "person"; readonly id: string }
  | { readonly kind: "shell" }
  | { readonly kind: "nobody" };

export interface NewAuditEntry {
  readonly action: AuditAction;
  readonly actor: Actor;
  /** To whom. */
  readonly subjectId: string | null;
  readonly via?: AuthMethod | null;
  /** Mark of the address that it came from. */
  readonly address?: string | null;
  /** Mark of a name that is no account's. */
  readonly account?: string | null;
  /** Entries with one key are one, counted. */
  readonly key?: string;
}

export interface AuditedPerson {
  readonly id: string;
  readonly email: string;
}

export interface StoredAuditEntry {
  readonly id: string;
  readonly at: string;
  readonly action: AuditAction;
  readonly actor: { readonly kind: Actor["kind"]; readonly person: AuditedPerson | null };
  readonly subject: AuditedPerson | null;
  readonly via: AuthMethod | null;
  readonly address: string | null;
  readonly account: string | null;
  readonly count: number;
  readonly lastAt: string;
}

export interface AuditSelection {
  readonly action?: AuditAction | undefined;
  readonly person?: string | undefined;
  /** Entries before this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** What whoever does a deed needs; `Step` is the transaction of the deed. */
export interface AuditIntake<Step> {
  note(step: Step, entry: NewAuditEntry): Promise<void>;
}

export interface AuditRepository {
  /** By itself, where the deed writes nothing else. */
  add(entry: NewAuditEntry): Promise<void>;
  /** The latest first. */
  find(selection: AuditSelection): Promise<StoredAuditEntry[]>;
  /** What this person did and what was done to them loses their name and where they were. */
  forget(userId: string): Promise<void>;
  deleteBefore(at: string): Promise<void>;
}
