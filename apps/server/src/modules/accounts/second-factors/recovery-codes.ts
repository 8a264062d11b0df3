import { createHmac, randomInt } from "node:crypto";

/** Crockford's: no letter that reads like a digit. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const CODES = 10;
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");

/** Fifty random bits each, good once. They are kept under an HMAC: without the server's secret nobody can try them against a copy of the database. */
export function recoveryCodes(secret: string) {
  const hashOf = (userId: string, typed: string): string => {
    const plain = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
    return createHmac("sha256", secret).update(`recovery-code:${userId}:${plain}`).digest("hex");
  };
  return {
    hashOf,
    make: (userId: string) => {
      const codes = Array.from({ length: CODES }, () => `${half()}-${half()}`);
      return { codes, hashes: codes.map((code) => hashOf(userId, code)) };
    },
  };
}
export type RecoveryCodes = ReturnType<typeof recoveryCodes>;
