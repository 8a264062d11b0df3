import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;
const ID_BYTES = 9;
const TOKEN_FORMAT = /^([\w-]{12})\.([\w-]{43})$/;

/** What an address is for: one for another purpose is not valid. */
type Purpose = "addresses of personal calendars" | "ends of daily messages";

/** Tokens in addresses that need no account: an id with a signature, so that a forged one costs no query. */
export function createAddressTokens(secret: string, purpose: Purpose) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `lagna: ${purpose}`, KEY_BYTES));
  const sign = (id: string): Buffer => createHmac("sha256", key).update(id).digest();
  return {
    newId: (): string => randomBytes(ID_BYTES).toString("base64url"),
    createToken: (id: string): string => `${id}.${sign(id).toString("base64url")}`,
    /** The id; null for a token that this server did not sign. */
    verifyToken: (token: string): string | null => {
      const [, id = "", signature = ""] = TOKEN_FORMAT.exec(token) ?? [];
      const [actual, expected] = [Buffer.from(signature, "base64url"), sign(id)];
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
    },
  };
}
export type AddressTokens = ReturnType<typeof createAddressTokens>;
