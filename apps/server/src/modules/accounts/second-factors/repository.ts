import type { NewJob } from "../../../jobs/queue.ts";

/** An active second factor. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: "totp" | "passkey";
  readonly name: string;
  /** Encrypted secret of a TOTP; null for a passkey. */
  readonly secret: string | null;
  /** For TOTP: the time step of the last accepted code; codes up to it are refused. */
  readonly lastStep: number;
  readonly passkey: Passkey | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface Passkey {
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A used challenge. Issued challenges are signed instead of stored. */
export interface UsedChallenge {
  readonly hash: string;
  readonly expiresAt: string;
}

/** What accompanies every change of a person's factors. */
export interface FactorChange {
  readonly userId: string;
  /** The session of the change, which then counts as having passed the second step. */
  readonly sessionId: string;
  readonly at: string;
  /** Hashes of recovery codes, stored if the person has none yet. */
  readonly codes: readonly string[];
  /** Notifies the owner. */
  readonly mail: NewJob;
}

/** How the second step of a sign-in was passed. */
export type SecondStepProof =
  | { readonly kind: "totp"; readonly factorId: string; readonly step: number }
  | { readonly kind: "passkey"; readonly factorId: string; readonly counter: number; readonly challenge: UsedChallenge }
  | { readonly kind: "recovery_code"; readonly codeHash: string; readonly mail: NewJob };

/** A proof used in a session; it cannot be used again. */
export interface ConsumedProof {
  readonly userId: string;
  readonly sessionId: string;
  readonly proof: SecondStepProof;
  readonly at: string;
}

export interface PassedStep extends ConsumedProof {
  /** The session continues under this token. */
  readonly tokenHash: string;
  readonly expiresAt: string;
}

/** Each change is atomic, together with its mail job and its audit entry. */
export interface SecondFactorsRepository {
  findByUser(userId: string): Promise<SecondFactor[]>;
  countRecoveryCodes(userId: string): Promise<number>;
  /** A TOTP that is not confirmed yet. */
  findPending(userId: string, id: string): Promise<{ readonly secret: string } | null>;
  /** Replaces an earlier unconfirmed one. */
  addPending(totp: {
    readonly id: string;
    readonly userId: string;
    readonly name: string;
    readonly secret: string;
    readonly at: string;
  }): Promise<void>;
  /** Null if it is gone. `hadCodes`: recovery codes existed, so the new ones were not stored. */
  confirm(id: string, step: number, change: FactorChange): Promise<{ readonly hadCodes: boolean } | null>;
  /** Null if the challenge was used before or the passkey is already registered. */
  addPasskey(
    passkey: Passkey & { readonly id: string; readonly name: string },
    challenge: UsedChallenge,
    change: FactorChange,
  ): Promise<{ readonly hadCodes: boolean } | null>;
  /** False if no factor has this id. Removing the last one also deletes the recovery codes and resets the second step of all sessions. */
  remove(id: string, change: Omit<FactorChange, "codes">): Promise<boolean>;
  /** Removes all factors, for an operator. Returns how many there were. */
  removeAll(userId: string, mail: NewJob): Promise<number>;
  replaceCodes(change: FactorChange): Promise<void>;
  /** False if the same code, challenge or session was used concurrently. */
  passStep(step: PassedStep): Promise<boolean>;
  /** Records in a fully signed-in session that the person proved their identity. False as for `passStep`. */
  recordReauthentication(proof: ConsumedProof): Promise<boolean>;
  isRequiredOfAdministrators(): Promise<boolean>;
  requireOfAdministrators(required: boolean, actorId: string): Promise<void>;
}
