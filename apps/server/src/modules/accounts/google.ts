import { AppError } from "../../errors.ts";
import { IdTokenError, type IdTokens, type VerifiedIdToken } from "./id-tokens.ts";
import type { Nonces } from "./nonces.ts";
import type { AccountsParts } from "./parts.ts";
import type { Client } from "./sessions.ts";
import { type Entered, verifiedEntry } from "./verified-entry.ts";

const FAILED = "Google authentication failed";

/** Sign-in by an ID token of Google or Firebase. Whatever is wrong with it, the caller hears the same. */
export function googleSignIn(parts: AccountsParts & { readonly idTokens: IdTokens; readonly nonces: Nonces }) {
  const { attempts, idTokens, log, nonces } = parts;
  const entry = verifiedEntry(parts);

  function refused(error: unknown): AppError {
    const { code, message } = error as { code?: string; message?: string };
    log.info(
      { reason: error instanceof IdTokenError ? message : (code ?? "not verifiable") },
      "an ID token was refused",
    );
    return new AppError("unauthenticated", FAILED);
  }

  return {
    exchangeIdToken: async (token: string, client: Client): Promise<Entered> => {
      await attempts.beforeExchange(client.address);
      let identity: VerifiedIdToken;
      try {
        identity = await idTokens.verify(token);
      } catch (error) {
        throw refused(error);
      }
      const { provider: via, subject, email, name, picture, nonce } = identity;
      return entry.enter(async (trx) => {
        // After the signature: a forged token must not be able to use up somebody's nonce.
        if (nonce !== null && !(await nonces.use(trx, nonce)))
          throw refused(new IdTokenError("nonce unknown, expired or used"));
        return { email, name, picture, via, subject };
      }, client);
    },
  };
}
