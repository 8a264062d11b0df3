import type { PasskeyOptions, SecondStep, SecondStepRequest } from "@lagna/contract";
import { AppError, invalidField } from "../../../errors.ts";
import type { Principal } from "../../../http/access.ts";
import type { AccountsParts } from "../parts.ts";
import type { Client, OpenedSession } from "../sessions/sessions.ts";
import { partyOf, type SecondFactorsParts } from "./factors.ts";
import type { SecondFactor, StepProof } from "./repository.ts";

type Parts = Pick<SecondFactorsParts, "factors" | "totp" | "passkeys" | "codes"> &
  Pick<AccountsParts, "notices" | "attempts" | "sessions" | "audit" | "clock">;

/** The second step of a sign-in: until it is passed, a session opens nothing else. Asked for again where somebody proves who they are. */
export function secondStep({ factors, totp, passkeys, codes, notices, attempts, sessions, audit, clock }: Parts) {
  const ofKind = (present: readonly SecondFactor[], kind: SecondFactor["kind"]) =>
    present.filter((factor) => factor.kind === kind);

  function byCode(present: readonly SecondFactor[], typed: string): StepProof | null {
    for (const { id, secret, lastStep } of ofKind(present, "totp")) {
      const step = secret === null ? null : totp.stepOf({ id, secret, lastStep }, typed);
      if (step !== null) return { kind: "totp", factorId: id, step };
    }
    return null;
  }

  async function byPasskey(
    { userId }: Principal,
    present: readonly SecondFactor[],
    answer: Extract<SecondStepRequest, { passkey: unknown }>["passkey"],
  ): Promise<StepProof | null> {
    const factor = present.find(({ passkey }) => passkey?.credentialId === answer.id);
    if (!factor?.passkey) return null;
    const read = await passkeys.read(partyOf(passkeys), userId, factor.passkey, answer);
    return read && { kind: "passkey", factorId: factor.id, ...read };
  }

  async function proofOf(who: Principal, given: SecondStepRequest, client: Client): Promise<StepProof | null> {
    const present = await factors.ofUser(who.userId);
    if ("code" in given) return byCode(present, given.code);
    if ("passkey" in given) return byPasskey(who, present, given.passkey);
    const mail = notices.of("recovery_code_used", who.email, client);
    return { kind: "recovery_code", codeHash: codes.hashOf(who.userId, given.recovery_code), mail };
  }

  function refused(given: SecondStepRequest) {
    if ("passkey" in given) return invalidField("passkey", "passkey_refused");
    return invalidField("code" in given ? "code" : "recovery_code", "code_wrong");
  }

  /** @throws AppError 422 where what is given proves nothing, or `take` was too late with it; 429 after too many */
  async function taken(
    who: Principal,
    given: SecondStepRequest,
    client: Client,
    take: (proof: StepProof) => Promise<boolean>,
  ): Promise<void> {
    await attempts.beforeSecondStep(who.userId, client.address);
    const proof = await proofOf(who, given, client);
    if (!proof || !(await take(proof))) {
      await audit.failedSecondStep({ userId: who.userId, email: who.email, address: client.address });
      throw refused(given);
    }
    await attempts.rightSecondStep(who.userId, client.address);
  }

  return {
    /** By what it can be passed. */
    stepsOf: async (userId: string): Promise<SecondStep[]> => {
      const present = await factors.ofUser(userId);
      const kinds = (["passkey", "totp"] as const).filter((kind) => ofKind(present, kind).length > 0);
      return (await factors.codesLeft(userId)) > 0 ? [...kinds, "recovery_code"] : kinds;
    },

    askPasskey: async ({ userId }: Principal): Promise<PasskeyOptions> => {
      const known = (await factors.ofUser(userId)).flatMap(({ passkey }) => passkey ?? []);
      if (known.length === 0) throw new AppError("factor_unknown");
      return passkeys.ask(partyOf(passkeys), userId, known);
    },

    /** The session goes on whole, under a new token. @throws AppError 422 for a wrong code; 429 after too many */
    passSecondStep: async (who: Principal, given: SecondStepRequest, client: Client): Promise<OpenedSession> => {
      const { token, tokenHash, expiresAt } = sessions.fresh();
      const { userId, sessionId } = who;
      const step = { userId, sessionId, tokenHash, expiresAt, at: clock().toISOString() };
      await taken(who, given, client, (proof) => factors.passStep({ ...step, proof }));
      return { token, expiresAt };
    },

    /** The other half of a proof, for who has a second factor. @throws AppError 422 for a wrong code or none; 429 after too many */
    proveSecond: async (who: Principal, given: SecondStepRequest | undefined, client: Client): Promise<void> => {
      const { userId, sessionId } = who;
      if ((await factors.ofUser(userId)).length === 0) return;
      if (given === undefined) throw invalidField("second", "code_missing");
      const at = clock().toISOString();
      await taken(who, given, client, (proof) => factors.prove({ userId, sessionId, proof, at }));
    },

    isRequiredOfAdministrators: () => factors.isRequiredOfAdministrators(),

    lacksSecondFactor: async ({ role, secondStep: passed }: Pick<Principal, "role" | "secondStep">): Promise<boolean> =>
      role === "administrator" && !passed && (await factors.isRequiredOfAdministrators()),

    /** @throws AppError 409 for somebody who would shut themselves out */
    requireOfAdministrators: async (who: Principal, required: boolean): Promise<void> => {
      if (required && !who.secondStep) throw new AppError("second_factor_first");
      await factors.requireOfAdministrators(required, who.userId);
    },
  };
}
