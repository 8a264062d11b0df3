import type { AuthMethod } from "@lagna/contract";
import type { NewJob } from "../../../jobs/queue.ts";
import type { NewSession } from "../sessions/repository.ts";
import type { ChangedChoices, User } from "./user.ts";

/** A sign-in method of an account. */
export interface SignInMethod {
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
  /** Whether the very first account becomes the administrator. */
  readonly mayBecomeAdministrator: boolean;
  /** Hash of the submitted set-up code, which makes this account the administrator even if it is not the first. */
  readonly setUpCode: string | null;
  readonly session: NewSession;
  /** Added in the transaction that creates the account. */
  readonly mail: NewJob | null;
}

/** A person whose e-mail address is proved by a mailed link or a sign-in provider. */
export interface VerifiedPerson {
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  readonly via: AuthMethod;
  /** The provider's permanent id of the person; null for a mailed link. */
  readonly subject: string | null;
}

/** The single-use link or nonce of a proof, consumed with the sign-in; null if the proof may be used again until it expires. */
export type ConsumedProof =
  | { readonly kind: "magic_link"; readonly hash: string }
  | { readonly kind: "nonce"; readonly hash: string; readonly expiresAt: string }
  | null;

export interface VerifiedSignIn {
  readonly person: VerifiedPerson;
  readonly consumedProof: ConsumedProof;
  readonly mayBecomeAdministrator: boolean;
  readonly session: NewSession;
  /** Notifies the account's owner when a sign-in method is added. */
  readonly mail: NewJob;
}

export type SignInResult =
  | { readonly kind: "entered"; readonly user: User }
  /** The link or nonce was consumed concurrently. */
  | { readonly kind: "spent" }
  | { readonly kind: "leaving" };

/** A session for a sign-in with the password of this hash. */
export interface PasswordSession {
  readonly userId: string;
  /** The hash the password was compared with; if it has changed meanwhile, nothing happens. */
  readonly comparedHash: string;
  /** The same password hashed with current parameters, if the old hash is outdated. */
  readonly rehashed: string | null;
  readonly session: NewSession;
}

export interface PasswordChange {
  readonly userId: string;
  /** The hash the password was compared with; null for an account without a password. */
  readonly comparedHash: string | null;
  readonly passwordHash: string;
  /** The session of the change; its replacement inherits whether the second step was passed. */
  readonly sessionId: string;
  readonly session: NewSession;
  /** Notifies the owner. */
  readonly mail: NewJob;
}

export interface PasswordReset {
  readonly userId: string;
  readonly linkHash: string;
  readonly passwordHash: string;
  readonly session: NewSession;
  /** Notifies the owner. */
  readonly mail: NewJob;
}

/**
 * People and their sign-in methods. Each method is atomic, including the sessions and links it opens or ends, and checks the caller's
 * assumptions again inside the transaction.
 */
export interface UserRepository {
  findById(id: string): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** All people except those being deleted. */
  findAll(): Promise<User[]>;
  /** Whether there ever was an account. */
  hasFirstAccount(): Promise<boolean>;
  findPasswordHash(userId: string): Promise<string | null>;
  findSignInMethods(userId: string): Promise<SignInMethod[]>;

  /** Creates an account with its password and first session; null if the address is taken or the set-up code is no longer valid. */
  signUp(account: SignUp): Promise<User | null>;
  /** False if the password or the person has changed since the comparison. */
  openSession(request: PasswordSession): Promise<boolean>;
  /** Ends all other sessions and all reset links. False if the password was changed meanwhile. */
  changePassword(change: PasswordChange): Promise<boolean>;
  /** Like `changePassword`, by a link, which also verifies the address. False if the link is no longer valid. */
  resetPassword(reset: PasswordReset): Promise<boolean>;
  /** False if the link is no longer valid. */
  verifyEmail(verification: {
    readonly userId: string;
    readonly linkHash: string;
    readonly at: string;
  }): Promise<boolean>;
  /**
   * Sign-in for verified people. A provider's account is found by its subject. Otherwise the e-mail address decides: a verified account
   * gets the new sign-in method; an account whose address was never proved is taken over, which ends all its earlier sign-in methods
   * and sessions; if there is no account, one is created.
   */
  signInVerified(signIn: VerifiedSignIn): Promise<SignInResult>;

  /** Sets these choices of the person; others stay. */
  setChoices(change: { readonly userId: string; readonly choices: ChangedChoices; readonly at: string }): Promise<void>;

  /** Ends all sessions and links of this person, closes sign-in, and adds the job that completes the deletion. */
  startDeletion(deletion: { readonly userId: string; readonly at: string; readonly job: NewJob }): Promise<void>;
  /** Deletes the person's account data and frees the e-mail address. */
  erase(person: { readonly userId: string; readonly email: string }): Promise<void>;
  /** Deletes expired nonces. */
  deleteExpired(now: string): Promise<void>;
}
