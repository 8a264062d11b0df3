import { AppError } from "../../../errors/app-error.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import { type SignedInPerson, createVerifiedSignIn } from "../users/sign-in-verified-user.ts";
import type { Client } from "../sessions/live-sessions.ts";
import { IdTokenError, type IdTokenVerifier, type VerifiedIdToken } from "./id-tokens.ts";
import type { Nonces } from "./nonces.ts";

type Parts = Pick<AccountsDependencies, "users" | "sessions" | "attempts" | "access" | "setUp" | "notices" | "log"> & {
  readonly idTokens: IdTokenVerifier;
  readonly nonces: Nonces;
};

/** Sign-in by an ID token of Google or Firebase. The caller gets the same error for any invalid token. */
export function createProviderSignIn(parts: Parts) {
  const { attempts, idTokens, log, nonces } = parts;
  const entry = createVerifiedSignIn(parts);

  function createRefusal(error: unknown): AppError {
    const { code, message } = error as { code?: string; message?: string };
    log.info(
      { reason: error instanceof IdTokenError ? message : (code ?? "not verifiable") },
      "an ID token was refused",
    );
    return new AppError("google_failed");
  }

  /** Called after the signature was verified: a forged token must not use up another person's nonce. */
  function spending({ nonce }: VerifiedIdToken) {
    if (nonce === null) return null;
    const issued = nonces.read(nonce);
    if (!issued) throw new IdTokenError("nonce unknown or expired");
    return { kind: "nonce", ...issued } as const;
  }

  return {
    exchangeIdToken: async (token: string, client: Client): Promise<SignedInPerson> => {
      await attempts.beforeExchange(client.address);
      let identity: VerifiedIdToken;
      let spend: ReturnType<typeof spending>;
      try {
        identity = await idTokens.verify(token);
        spend = spending(identity);
      } catch (error) {
        throw createRefusal(error);
      }
      const { provider: via, subject, email, name, picture } = identity;
      const entered = await entry.enter({ email, name, picture, via, subject }, spend, client);
      if (!entered) throw createRefusal(new IdTokenError("nonce used"));
      return entered;
    },
  };
}
