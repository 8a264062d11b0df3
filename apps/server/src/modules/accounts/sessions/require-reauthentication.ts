import type { ProofRequest } from "@lagna/contract";
import type { Principal } from "../../../http/authorize-request.ts";
import { AppError, createInvalidFieldError } from "../../../errors/app-error.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import type { Client } from "./live-sessions.ts";

/** How long a proof is valid: enough for the intended action, but short enough to limit misuse of an unlocked device. */
const MAX_PROOF_AGE_MS = 10 * 60_000;

interface Parts extends Pick<AccountsDependencies, "users" | "sessions" | "hasher" | "attempts" | "audit" | "clock"> {
  /** Proves the second factor, for people who have one. */
  readonly proveSecond: (who: Principal, answer: ProofRequest["second"], client: Client) => Promise<void>;
}

/**
 * Signed-in people must prove their identity again before irreversible actions and changes of sign-in methods. A recent sign-in counts as
 * proof.
 */
export function createReauthentication({ users, sessions, hasher, attempts, audit, clock, proveSecond }: Parts) {
  return {
    /** @throws AppError 403 if the last proof is too old */
    requireProof: async ({ sessionId }: Principal): Promise<void> => {
      const at = await sessions.provedAt(sessionId);
      if (at === null || clock().getTime() - Date.parse(at) > MAX_PROOF_AGE_MS) throw new AppError("proof_needed");
    },

    /** By password and, if present, a second factor; both count towards the attempt limits. @throws AppError 422 if one is wrong */
    prove: async (who: Principal, { password, second }: ProofRequest, client: Client): Promise<void> => {
      const { address } = client;
      await attempts.beforePassword(who.email, address);
      if (!(await hasher.matches(await users.findPasswordHash(who.userId), password))) {
        await attempts.wrongPassword(who.email, address);
        await audit.recordFailedSignIn({ email: who.email, userId: who.userId, address });
        throw createInvalidFieldError("password", "password_not_current");
      }
      await attempts.rightPassword(who.email, address);
      await proveSecond(who, second, client);
      await sessions.noteProof(who.sessionId);
    },
  };
}
