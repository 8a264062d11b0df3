import type { AuditAction, AuthMethod } from "@lagna/contract";

/** Who did it. `shell` is an operator at the server's terminal; `anonymous` is an unidentified person who failed to sign in. */
export type Actor =
  | { readonly kind: "person"; readonly id: string }
  | { readonly kind: "shell" }
  | { readonly kind: "anonymous" };

export interface NewAuditEntry {
  readonly action: AuditAction;
  readonly actor: Actor;
  /** The person it was done to. */
  readonly subjectId: string | null;
  readonly via?: AuthMethod | null;
  /** Pseudonym of the IP address it came from. */
  readonly address?: string | null;
  /** Pseudonym of an account name that does not exist. */
  readonly account?: string | null;
  /** Entries with the same key are stored as one entry with a counter. */
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

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  readonly person?: string | undefined;
  /** Entries before this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Writes audit entries for other modules; `Step` is the transaction of the audited action. */
export interface AuditWriter<Step> {
  note(step: Step, entry: NewAuditEntry): Promise<void>;
}

export interface AuditRepository {
  /** Writes an entry outside a transaction, for actions that write nothing else. */
  add(entry: NewAuditEntry): Promise<void>;
  /** The latest first. */
  find(selection: AuditFilter): Promise<StoredAuditEntry[]>;
  /** Removes the person's id and address pseudonyms from entries by and about them. */
  anonymise(userId: string): Promise<void>;
  deleteBefore(at: string): Promise<void>;
}
