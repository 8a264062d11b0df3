import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;
const TOKEN_FORMAT = /^([\w-]{36})\.(\d{10})\.([\w-]{43})$/;

/** Tokens in the addresses of results, which need no account: an id and a time with a signature, so that a forged one costs no query. */
export function createResultLinks(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: results of batches", KEY_BYTES));
  const sign = (signed: string): Buffer => createHmac("sha256", key).update(signed).digest();
  return {
    createToken: (batchId: string, until: Date): string => {
      const signed = `${batchId}.${Math.floor(until.getTime() / 1000)}`;
      return `${signed}.${sign(signed).toString("base64url")}`;
    },
    /** The id of the batch; null for a token that has expired or that this server did not sign. */
    verifyToken: (token: string, now: Date): string | null => {
      const [, batchId = "", until = "", signature = ""] = TOKEN_FORMAT.exec(token) ?? [];
      const [actual, expected] = [Buffer.from(signature, "base64url"), sign(`${batchId}.${until}`)];
      const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected);
      return isSigned && Number(until) * 1000 > now.getTime() ? batchId : null;
    },
  };
}
export type ResultLinks = ReturnType<typeof createResultLinks>;
