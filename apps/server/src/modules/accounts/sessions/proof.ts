import type { ProofRequest } from "@lagna/contract";
import type { Principal } from "../../../http/access.ts";
import { AppError, invalidField } from "../../../errors.ts";
import type { AccountsParts } from "../parts.ts";
import type { Client } from "./sessions.ts";

/** How long a proof counts: enough for what it was asked for, and for little that somebody does who finds the device open. */
const FRESH_MS = 10 * 60_000;

interface Parts extends Pick<AccountsParts, "people" | "sessions" | "hasher" | "attempts" | "audit" | "clock"> {
  /** Of who has a second factor, both halves are asked for. */
  readonly proveSecond: (who: Principal, given: ProofRequest["second"], client: Client) => Promise<void>;
}

/** Whoever holds a session is asked again who they are, before what cannot be taken back and before ways in change. A sign-in is a proof. */
export function proof({ people, sessions, hasher, attempts, audit, clock, proveSecond }: Parts) {
  return {
    /** @throws AppError 403 where the last proof is too old */
    requireProof: async ({ sessionId }: Principal): Promise<void> => {
      const at = await sessions.provedAt(sessionId);
      if (at === null || clock().getTime() - Date.parse(at) > FRESH_MS) throw new AppError("proof_needed");
    },

    /** By the password and, where there is one, a second factor, counted as every try of them. @throws AppError 422 for a wrong one */
    prove: async (who: Principal, { password, second }: ProofRequest, client: Client): Promise<void> => {
      const { address } = client;
      await attempts.beforePassword(who.email, address);
      if (!(await hasher.matches(await people.passwordHashOf(who.userId), password))) {
        await attempts.wrongPassword(who.email, address);
        await audit.failedSignIn({ email: who.email, userId: who.userId, address });
        throw invalidField("password", "password_not_current");
      }
      await attempts.rightPassword(who.email, address);
      await proveSecond(who, second, client);
      await sessions.noteProof(who.sessionId);
    },
  };
}
