import { AppError } from "../../../errors.ts";
import type { AccountsParts } from "../parts.ts";
import { type EnteredPerson, verifiedEntry } from "../people/verified-entry.ts";
import type { Client } from "../sessions/sessions.ts";
import { IdTokenError, type IdTokens, type VerifiedIdToken } from "./id-tokens.ts";
import type { Nonces } from "./nonces.ts";

type Parts = Pick<AccountsParts, "people" | "sessions" | "attempts" | "access" | "setUp" | "notices" | "log"> & {
  readonly idTokens: IdTokens;
  readonly nonces: Nonces;
};

/** Sign-in by an ID token of Google or Firebase. Whatever is wrong with it, the caller hears the same. */
export function providerSignIn(parts: Parts) {
  const { attempts, idTokens, log, nonces } = parts;
  const entry = verifiedEntry(parts);

  function refused(error: unknown): AppError {
    const { code, message } = error as { code?: string; message?: string };
    log.info(
      { reason: error instanceof IdTokenError ? message : (code ?? "not verifiable") },
      "an ID token was refused",
    );
    return new AppError("google_failed");
  }

  /** After the signature: a forged token must not be able to use up somebody's nonce. */
  function spending({ nonce }: VerifiedIdToken) {
    if (nonce === null) return null;
    const issued = nonces.read(nonce);
    if (!issued) throw new IdTokenError("nonce unknown or expired");
    return { kind: "nonce", ...issued } as const;
  }

  return {
    exchangeIdToken: async (token: string, client: Client): Promise<EnteredPerson> => {
      await attempts.beforeExchange(client.address);
      let identity: VerifiedIdToken;
      let spend: ReturnType<typeof spending>;
      try {
        identity = await idTokens.verify(token);
        spend = spending(identity);
      } catch (error) {
        throw refused(error);
      }
      const { provider: via, subject, email, name, picture } = identity;
      const entered = await entry.enter({ email, name, picture, via, subject }, spend, client);
      if (!entered) throw refused(new IdTokenError("nonce used"));
      return entered;
    },
  };
}
