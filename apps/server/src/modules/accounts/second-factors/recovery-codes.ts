import { createHmac, randomInt } from "node:crypto";

/** Crockford's base32 alphabet: no letter looks like a digit. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const CODES = 10;
const HALF = 5;

const createHalf = (): string => Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");

/**
 * Recovery codes of fifty random bits, valid once. Stored as HMACs, so that they cannot be brute-forced from a copy of the database without
 * the server's secret.
 */
export function createRecoveryCodes(secret: string) {
  const hashOf = (userId: string, typed: string): string => {
    const plain = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
    return createHmac("sha256", secret).update(`recovery-code:${userId}:${plain}`).digest("hex");
  };
  return {
    hashOf,
    make: (userId: string) => {
      const codes = Array.from({ length: CODES }, () => `${createHalf()}-${createHalf()}`);
      return { codes, hashes: codes.map((code) => hashOf(userId, code)) };
    },
  };
}
export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;
