import type { PasskeyOptions, SecondStep, SecondStepRequest } from "@lagna/contract";
import { AppError, createInvalidFieldError } from "../../../errors/app-error.ts";
import type { Principal } from "../../../http/authorize-request.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import type { Client, OpenedSession } from "../sessions/live-sessions.ts";
import { requireRelyingParty, type SecondFactorsParts } from "./own-second-factors.ts";
import type { SecondFactor, SecondStepProof } from "./repository.ts";

type Parts = Pick<SecondFactorsParts, "factors" | "totp" | "passkeys" | "codes"> &
  Pick<AccountsDependencies, "notices" | "attempts" | "sessions" | "audit" | "clock">;

/** The second step of a sign-in. Until it is passed, a session gives no other access. Also used when people prove their identity again. */
export function createSecondStep({ factors, totp, passkeys, codes, notices, attempts, sessions, audit, clock }: Parts) {
  const ofKind = (present: readonly SecondFactor[], kind: SecondFactor["kind"]) =>
    present.filter((factor) => factor.kind === kind);

  function byCode(present: readonly SecondFactor[], typed: string): SecondStepProof | null {
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
  ): Promise<SecondStepProof | null> {
    const factor = present.find(({ passkey }) => passkey?.credentialId === answer.id);
    if (!factor?.passkey) return null;
    const read = await passkeys.read(requireRelyingParty(passkeys), userId, factor.passkey, answer);
    return read && { kind: "passkey", factorId: factor.id, ...read };
  }

  async function proofOf(who: Principal, answer: SecondStepRequest, client: Client): Promise<SecondStepProof | null> {
    const present = await factors.findByUser(who.userId);
    if ("code" in answer) return byCode(present, answer.code);
    if ("passkey" in answer) return byPasskey(who, present, answer.passkey);
    const mail = notices.createJob("recovery_code_used", who.email, client);
    return { kind: "recovery_code", codeHash: codes.hashOf(who.userId, answer.recovery_code), mail };
  }

  function createRefusal(answer: SecondStepRequest) {
    if ("passkey" in answer) return createInvalidFieldError("passkey", "passkey_refused");
    return createInvalidFieldError("code" in answer ? "code" : "recovery_code", "code_wrong");
  }

  /** @throws AppError 422 if the proof is wrong, or was used concurrently (`take` failed); 429 after too many attempts */
  async function spendProof(
    who: Principal,
    answer: SecondStepRequest,
    client: Client,
    take: (proof: SecondStepProof) => Promise<boolean>,
  ): Promise<void> {
    await attempts.beforeSecondStep(who.userId, client.address);
    const proof = await proofOf(who, answer, client);
    if (!proof || !(await take(proof))) {
      await audit.recordFailedSecondStep({ userId: who.userId, email: who.email, address: client.address });
      throw createRefusal(answer);
    }
    await attempts.rightSecondStep(who.userId, client.address);
  }

  return {
    /** Methods available for the second step. */
    stepsOf: async (userId: string): Promise<SecondStep[]> => {
      const present = await factors.findByUser(userId);
      const kinds = (["passkey", "totp"] as const).filter((kind) => ofKind(present, kind).length > 0);
      return (await factors.countRecoveryCodes(userId)) > 0 ? [...kinds, "recovery_code"] : kinds;
    },

    askPasskey: async ({ userId }: Principal): Promise<PasskeyOptions> => {
      const knownPasskeys = (await factors.findByUser(userId)).flatMap(({ passkey }) => passkey ?? []);
      if (knownPasskeys.length === 0) throw new AppError("factor_unknown");
      return passkeys.ask(requireRelyingParty(passkeys), userId, knownPasskeys);
    },

    /** Makes the session fully signed in, under a new token. @throws AppError 422 for a wrong code; 429 after too many attempts */
    passSecondStep: async (who: Principal, answer: SecondStepRequest, client: Client): Promise<OpenedSession> => {
      const { token, tokenHash, expiresAt } = sessions.fresh();
      const { userId, sessionId } = who;
      const step = { userId, sessionId, tokenHash, expiresAt, at: clock().toISOString() };
      await spendProof(who, answer, client, (proof) => factors.passStep({ ...step, proof }));
      return { token, expiresAt };
    },

    /**
     * The second part of an identity proof, for people with a second factor. @throws AppError 422 for a wrong or missing code; 429 after
     * too many attempts
     */
    proveSecond: async (who: Principal, answer: SecondStepRequest | undefined, client: Client): Promise<void> => {
      const { userId, sessionId } = who;
      if ((await factors.findByUser(userId)).length === 0) return;
      if (answer === undefined) throw createInvalidFieldError("second", "code_missing");
      const at = clock().toISOString();
      await spendProof(who, answer, client, (proof) =>
        factors.recordReauthentication({ userId, sessionId, proof, at }),
      );
    },

    isRequiredOfAdministrators: () => factors.isRequiredOfAdministrators(),

    lacksSecondFactor: async ({
      role,
      passedSecondStep: passed,
    }: Pick<Principal, "role" | "passedSecondStep">): Promise<boolean> =>
      role === "administrator" && !passed && (await factors.isRequiredOfAdministrators()),

    /** @throws AppError 409 if the administrator would lock themselves out */
    requireOfAdministrators: async (who: Principal, required: boolean): Promise<void> => {
      if (required && !who.passedSecondStep) throw new AppError("second_factor_first");
      await factors.requireOfAdministrators(required, who.userId);
    },
  };
}
