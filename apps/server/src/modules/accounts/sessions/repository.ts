import type { AuthMethod } from "@lagna/contract";
import type { User } from "../people/user.ts";

export interface NewSession {
  readonly tokenHash: string;
  readonly via: AuthMethod;
  /** Kept so that its owner can tell devices apart. */
  readonly userAgent: string | null;
  readonly openedAt: string;
  readonly expiresAt: string;
  /** Mark of the address that it is opened from, for the audit trail alone. */
  readonly from: string;
}

interface SessionFacts {
  readonly id: string;
  readonly via: AuthMethod;
  readonly openedAt: string;
  /** To the minute. */
  readonly lastSeen: string;
  readonly expiresAt: string;
  /** Whether it opens nothing yet but the second step. */
  readonly awaitsSecondStep: boolean;
  /** Whether the second step was taken in it. */
  readonly secondStep: boolean;
}

/** A session with the person it belongs to, whether or not it has expired. */
export interface StoredSession extends SessionFacts {
  readonly user: User;
}

/** What its owner is shown of a session. */
export interface OwnSession extends SessionFacts {
  readonly userAgent: string | null;
}

/** Whoever opens more ends the one that was longest not seen. */
export const MOST_SESSIONS_OF_ONE = 20;

/** Sessions under the SHA-256 of their tokens; the token itself is kept nowhere. They are opened with what lets a person in, by `people/`. */
export interface SessionsRepository {
  /** Never of somebody who is leaving. */
  find(tokenHash: string): Promise<StoredSession | null>;
  touch(id: string, now: string): Promise<void>;
  /** The same session under a new token; false where another was faster. */
  replaceToken(
    tokenHash: string,
    by: { readonly tokenHash: string; readonly expiresAt: string; readonly now: string },
  ): Promise<boolean>;
  end(tokenHash: string): Promise<void>;
  /** When its person last proved who they are; null for a session that has ended. */
  provedAt(id: string): Promise<string | null>;
  noteProof(id: string, at: string): Promise<void>;
  /** One of this person's own; false where they have none of this id. */
  endOne(userId: string, id: string): Promise<boolean>;
  /** As this person wishes. */
  endAll(userId: string): Promise<void>;
  /** As an administrator wishes. */
  endOfDeactivated(userId: string): Promise<void>;
  /** Live ones, the latest first. */
  ofUser(userId: string, now: string): Promise<OwnSession[]>;
  /** How many are live by way in, and the latest of them. */
  live(now: string): Promise<{
    readonly counts: readonly { readonly via: AuthMethod; readonly count: number }[];
    readonly latest: readonly StoredSession[];
  }>;
  deleteExpired(now: string): Promise<void>;
}
