import type { AuthMethod } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { NewJob } from "../../../jobs/queue.ts";
import type { NewSession } from "../sessions/repository.ts";
import type { User } from "./user.ts";

/** One way into an account. */
export interface WayIn {
  /** `credential` is the password. */
  readonly provider: string;
  readonly accountId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  /** Whether the first account of all becomes the administrator. */
  readonly mayFound: boolean;
  /** Hash of the set-up code that came with it, which makes it the administrator whoever was first. */
  readonly setUpCode: string | null;
  readonly session: NewSession;
  /** Asked for with the account, or not at all. */
  readonly mail: NewJob | null;
}

/** Somebody who has proved that the address is theirs: by a mailed link, or by a provider that says so. */
export interface VerifiedPerson {
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  readonly via: AuthMethod;
  /** The provider's own name for them, which never changes; null for a mailed link. */
  readonly subject: string | null;
}

/** What a proof is used up by, so that it opens nothing twice; null where a proof may be shown again until it expires. */
export type Spending =
  | { readonly kind: "magic_link"; readonly hash: string }
  | { readonly kind: "nonce"; readonly hash: string; readonly expiresAt: string }
  | null;

export interface Entry {
  readonly person: VerifiedPerson;
  readonly spend: Spending;
  readonly mayFound: boolean;
  readonly session: NewSession;
  /** Tells the owner of an account that is joined by a new way in. */
  readonly mail: NewJob;
}

export type Entered =
  | { readonly kind: "entered"; readonly user: User }
  /** The link or nonce was used by somebody faster. */
  | { readonly kind: "spent" }
  | { readonly kind: "leaving" };

/** A session for whoever showed the password with this hash. */
export interface PasswordSession {
  readonly userId: string;
  /** The hash that was compared with; if it has changed meanwhile, nothing happens. */
  readonly compared: string;
  /** The same password hashed anew, where the old hash is of an older kind. */
  readonly rehashed: string | null;
  readonly session: NewSession;
}

export interface PasswordChange {
  readonly userId: string;
  /** The hash that was compared with; null for an account without a password. */
  readonly compared: string | null;
  readonly passwordHash: string;
  /** In which it is changed; the one that takes its place has passed the second step if it has. */
  readonly sessionId: string;
  readonly session: NewSession;
  /** Tells its owner. */
  readonly mail: NewJob;
}

export interface PasswordReset {
  readonly userId: string;
  readonly linkHash: string;
  readonly passwordHash: string;
  readonly session: NewSession;
  /** Tells its owner. */
  readonly mail: NewJob;
}

/**
 * People and their ways in. Each method is one step that happens whole or not at all, with the sessions and links that it opens or
 * ends; what a caller decided on before is looked at again inside.
 */
export interface PeopleRepository {
  findById(id: string): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** Everybody but those who are leaving. */
  all(): Promise<User[]>;
  /** Whether there ever was one. */
  hasFirstAccount(): Promise<boolean>;
  passwordHashOf(userId: string): Promise<string | null>;
  waysInOf(userId: string): Promise<WayIn[]>;

  /** A new account with its password and first session; null where the address is taken, or the set-up code good no longer. */
  signUp(given: SignUp): Promise<User | null>;
  /** False where the password or the person is no longer what was compared. */
  openSession(given: PasswordSession): Promise<boolean>;
  /** Every other session and every reset link ends. False where the password was changed meanwhile. */
  changePassword(given: PasswordChange): Promise<boolean>;
  /** As `changePassword`, by a link, which also proves the address. False where the link is good no longer. */
  resetPassword(given: PasswordReset): Promise<boolean>;
  /** False where the link is good no longer. */
  verifyEmail(given: { readonly userId: string; readonly linkHash: string; readonly at: string }): Promise<boolean>;
  /**
   * The way in for verified people. A provider's account is found by its subject. Otherwise the address decides: a verified account is
   * joined; one whose address nobody ever proved is taken over, and every way in and session of whoever made it ends; where there is
   * none, one is made.
   */
  enter(given: Entry): Promise<Entered>;

  /** What the product speaks with this person from now on; null: as the browser asks. */
  speak(given: { readonly userId: string; readonly language: Language | null; readonly at: string }): Promise<void>;

  /** Ends every session and link of this person, and asks for the job that finishes what begins here; nobody comes in as them any more. */
  leave(given: { readonly userId: string; readonly at: string; readonly job: NewJob }): Promise<void>;
  /** Everything that accounts hold of a person. The address is free afterwards. */
  erase(person: { readonly userId: string; readonly email: string }): Promise<void>;
  /** Nonces that have expired. */
  deleteExpired(now: string): Promise<void>;
}
