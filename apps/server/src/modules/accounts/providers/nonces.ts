import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../../clock.ts";
import { tokenHash } from "../sessions/tokens.ts";

const LIFE_MS = 10 * 60_000;

/** Nonces for ID tokens: signed, so that issuing stores nothing; what is stored is that one was used. */
export function nonces({ secret, clock }: { secret: string; clock: Clock }) {
  const sign = (body: string): Buffer => createHmac("sha256", secret).update(`id-token-nonce:${body}`).digest();
  return {
    issue: (): string => {
      const body = `${randomBytes(16).toString("base64url")}.${(clock().getTime() + LIFE_MS).toString(36)}`;
      return `${body}.${sign(body).toString("base64url")}`;
    },
    /** What its use is noted under, if this server issued it in the last ten minutes; else null. */
    read: (nonce: string): { readonly hash: string; readonly expiresAt: string } | null => {
      const [random = "", end = "", signature = ""] = nonce.split(".");
      const expected = sign(`${random}.${end}`);
      const given = Buffer.from(signature, "base64url");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const expires = Number.parseInt(end, 36);
      if (!(expires > clock().getTime())) return null;
      return { hash: tokenHash(`${random}.${end}`), expiresAt: new Date(expires).toISOString() };
    },
  };
}
export type Nonces = ReturnType<typeof nonces>;
