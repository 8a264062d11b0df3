import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { tokenHash } from "./hashed-tokens.ts";
import { accountsRepository } from "./repository.ts";

const LIFE_MS = 10 * 60_000;

/** Nonces for ID tokens: signed, so that issuing stores nothing; what is stored is that one was used. */
export function nonces({ secret, clock }: { secret: string; clock: Clock }) {
  const sign = (body: string): Buffer => createHmac("sha256", secret).update(`id-token-nonce:${body}`).digest();
  return {
    issue: (): string => {
      const body = `${randomBytes(16).toString("base64url")}.${(clock().getTime() + LIFE_MS).toString(36)}`;
      return `${body}.${sign(body).toString("base64url")}`;
    },
    /** True once for a nonce that this server issued in the last ten minutes. */
    use: async (trx: Db, nonce: string): Promise<boolean> => {
      const [random = "", end = "", signature = ""] = nonce.split(".");
      const expected = sign(`${random}.${end}`);
      const given = Buffer.from(signature, "base64url");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const expires = Number.parseInt(end, 36);
      if (!(expires > clock().getTime())) return false;
      return accountsRepository(trx).useNonce(tokenHash(`${random}.${end}`), new Date(expires).toISOString());
    },
  };
}
export type Nonces = ReturnType<typeof nonces>;
