import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;
/** 72 random bits make ids unique; the signature makes tokens unguessable. */
const ID_BYTES = 9;
const TOKEN_FORMAT = /^([\w-]{12})\.([\w-]{43})$/;

export interface BirthFormTokens {
  newId(): string;
  createToken(id: string): string;
  /** The link's id; null for a token that this server did not make. */
  verifyToken(token: string): string | null;
}

/** Tokens in links to the form: an id with a signature, so that forged ones are refused without a database query. */
export function createBirthFormTokens(secret: string): BirthFormTokens {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: links to the birth form", KEY_BYTES));
  const sign = (id: string): Buffer => createHmac("sha256", key).update(id).digest();
  return {
    newId: () => randomBytes(ID_BYTES).toString("base64url"),
    createToken: (id) => `${id}.${sign(id).toString("base64url")}`,
    verifyToken: (token) => {
      const [, id = "", signature = ""] = TOKEN_FORMAT.exec(token) ?? [];
      const actual = Buffer.from(signature, "base64url");
      const expected = sign(id);
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
    },
  };
}
