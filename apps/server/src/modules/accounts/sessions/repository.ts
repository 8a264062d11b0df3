import type { AuthMethod } from "@lagna/contract";
import type { User } from "../users/user.ts";

export interface NewSession {
  readonly tokenHash: string;
  readonly via: AuthMethod;
  /** Stored so that its owner can tell devices apart. */
  readonly userAgent: string | null;
  readonly openedAt: string;
  readonly expiresAt: string;
  /** Pseudonym of the IP address it was opened from, only for the audit trail. */
  readonly addressPseudonym: string;
}

interface SessionFacts {
  readonly id: string;
  readonly via: AuthMethod;
  readonly openedAt: string;
  /** Accurate to the minute. */
  readonly lastSeen: string;
  readonly expiresAt: string;
  /** Whether only the second step is allowed so far. */
  readonly awaitsSecondStep: boolean;
  /** Whether the second step was passed in this session. */
  readonly secondStep: boolean;
}

/** A session with its owner, whether or not it has expired. */
export interface StoredSession extends SessionFacts {
  readonly user: User;
}

/** A session as shown to its owner. */
export interface OwnSession extends SessionFacts {
  readonly userAgent: string | null;
}

/** Opening more ends the session that was not seen for longest. */
export const MAX_SESSIONS_PER_PERSON = 20;

/** Sessions, stored under the SHA-256 of their tokens; the token itself is not stored. `users/` opens them in the sign-in transaction. */
export interface SessionsRepository {
  /** Never returns sessions of an account that is being deleted. */
  find(tokenHash: string): Promise<StoredSession | null>;
  touch(id: string, now: string): Promise<void>;
  /** Gives the session a new token; false if a concurrent call did so first. */
  replaceToken(
    tokenHash: string,
    by: { readonly tokenHash: string; readonly expiresAt: string; readonly now: string },
  ): Promise<boolean>;
  end(tokenHash: string): Promise<void>;
  /** When its owner last proved their identity; null for an ended session. */
  findProvedAt(id: string): Promise<string | null>;
  noteProof(id: string, at: string): Promise<void>;
  /** Ends one session of this person; false if they have none with this id. */
  endOne(userId: string, id: string): Promise<boolean>;
  /** At the person's own request. */
  endAll(userId: string): Promise<void>;
  /** At an administrator's request. */
  endAllOfDeactivated(userId: string): Promise<void>;
  /** Live sessions, latest first. */
  findByUser(userId: string, now: string): Promise<OwnSession[]>;
  /** Counts of live sessions by sign-in method, and the latest sessions. */
  findLive(now: string): Promise<{
    readonly counts: readonly { readonly via: AuthMethod; readonly count: number }[];
    readonly latest: readonly StoredSession[];
  }>;
  deleteExpired(now: string): Promise<void>;
}
