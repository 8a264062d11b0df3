import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../../time/clock.ts";
import { hashToken } from "../sessions/tokens.ts";

const LIFETIME_MS = 10 * 60_000;

/** Nonces for ID tokens. They are signed, so only used nonces are stored, not issued ones. */
export function createNonces({ secret, clock }: { secret: string; clock: Clock }) {
  const sign = (body: string): Buffer => createHmac("sha256", secret).update(`id-token-nonce:${body}`).digest();
  return {
    issue: (): string => {
      const body = `${randomBytes(16).toString("base64url")}.${(clock().getTime() + LIFETIME_MS).toString(36)}`;
      return `${body}.${sign(body).toString("base64url")}`;
    },
    /** The hash under which its use is recorded, if this server issued it in the last ten minutes; otherwise null. */
    read: (nonce: string): { readonly hash: string; readonly expiresAt: string } | null => {
      const [random = "", end = "", signature = ""] = nonce.split(".");
      const expected = sign(`${random}.${end}`);
      const signatureBytes = Buffer.from(signature, "base64url");
      if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected)) return null;
      const expires = Number.parseInt(end, 36);
      if (!(expires > clock().getTime())) return null;
      return { hash: hashToken(`${random}.${end}`), expiresAt: new Date(expires).toISOString() };
    },
  };
}
export type Nonces = ReturnType<typeof createNonces>;
