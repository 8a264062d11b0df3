import type { NewJob } from "../../../jobs/queue.ts";

/** A second factor that counts. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: "totp" | "passkey";
  readonly name: string;
  /** Sealed, of a TOTP. */
  readonly secret: string | null;
  /** Of a TOTP: the time step of the last code that was taken; none before it is taken any more. */
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

/** A challenge is signed, not stored; what is stored is that it was used. */
export interface UsedChallenge {
  readonly hash: string;
  readonly expiresAt: string;
}

/** What comes with every change of a person's factors. */
export interface FactorChange {
  readonly userId: string;
  /** The session that it is made in, which counts as having passed the second step from then on. */
  readonly sessionId: string;
  readonly at: string;
  /** Hashes of codes for somebody who has none yet. */
  readonly codes: readonly string[];
  /** Tells its owner. */
  readonly mail: NewJob;
}

/** How the second step of a sign-in was passed. */
export type StepProof =
  | { readonly kind: "totp"; readonly factorId: string; readonly step: number }
  | { readonly kind: "passkey"; readonly factorId: string; readonly counter: number; readonly challenge: UsedChallenge }
  | { readonly kind: "recovery_code"; readonly codeHash: string; readonly mail: NewJob };

/** A proof that is spent in a session. */
export interface SpentProof {
  readonly userId: string;
  readonly sessionId: string;
  readonly proof: StepProof;
  readonly at: string;
}

export interface PassedStep extends SpentProof {
  /** The session goes on under this token. */
  readonly tokenHash: string;
  readonly expiresAt: string;
}

/** Each method that changes something is one step, whole or not at all, with the mail and the entry in the audit trail that belong to it. */
export interface SecondFactorsRepository {
  ofUser(userId: string): Promise<SecondFactor[]>;
  codesLeft(userId: string): Promise<number>;
  /** A TOTP that has not shown a code yet. */
  findPending(userId: string, id: string): Promise<{ readonly secret: string } | null>;
  /** In place of one that was begun before and never confirmed. */
  addPending(totp: {
    readonly id: string;
    readonly userId: string;
    readonly name: string;
    readonly secret: string;
    readonly at: string;
  }): Promise<void>;
  /** False where it is gone. `hadCodes`: the codes that came with it are not kept. */
  confirm(id: string, step: number, change: FactorChange): Promise<{ readonly hadCodes: boolean } | null>;
  /** Null where the challenge was used, or the passkey is known. */
  addPasskey(
    passkey: Passkey & { readonly id: string; readonly name: string },
    challenge: UsedChallenge,
    change: FactorChange,
  ): Promise<{ readonly hadCodes: boolean } | null>;
  /** False where there is none of this id. With the last one the recovery codes go, and no session counts as having passed it. */
  remove(id: string, change: Omit<FactorChange, "codes">): Promise<boolean>;
  /** All of them, by an operator; how many there were. */
  removeAll(userId: string, mail: NewJob): Promise<number>;
  replaceCodes(change: FactorChange): Promise<void>;
  /** False where somebody was faster with the same code, challenge or session. */
  passStep(given: PassedStep): Promise<boolean>;
  /** Notes in a session that is in whole that its person proved who they are. False as for `passStep`. */
  prove(given: SpentProof): Promise<boolean>;
  isRequiredOfAdministrators(): Promise<boolean>;
  requireOfAdministrators(required: boolean, actorId: string): Promise<void>;
}
