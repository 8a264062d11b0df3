import type { Principal } from "../../../http/access.ts";
import { AppError, invalidField } from "../../../errors.ts";
import type { AccountsParts } from "../parts.ts";
import type { Client } from "./sessions.ts";

/** How long a proof counts: enough for what it was asked for, and for little that somebody does who finds the device open. */
const FRESH_MS = 10 * 60_000;

type Parts = Pick<AccountsParts, "people" | "sessions" | "hasher" | "attempts" | "audit" | "clock">;

/** Whoever holds a session is asked again who they are, before what cannot be taken back and before ways in change. A sign-in is a proof. */
export function proof({ people, sessions, hasher, attempts, audit, clock }: Parts) {
  return {
    /** @throws AppError 403 where the last proof is too old */
    requireProof: async ({ sessionId }: Principal): Promise<void> => {
      const at = await sessions.provedAt(sessionId);
      if (at === null || clock().getTime() - Date.parse(at) > FRESH_MS) throw new AppError("proof_needed");
    },

    /** By the password, counted as every try of it. @throws AppError 422 for a wrong one */
    prove: async (who: Principal, password: string, { address }: Client): Promise<void> => {
      await attempts.beforePassword(who.email, address);
      if (!(await hasher.matches(await people.passwordHashOf(who.userId), password))) {
        await attempts.wrongPassword(who.email, address);
        await audit.failedSignIn({ email: who.email, userId: who.userId, address });
        throw invalidField("password", "password_not_current");
      }
      await attempts.rightPassword(who.email, address);
      await sessions.noteProof(who.sessionId);
    },
  };
}
