import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;
/** 72 random bits: two links of all there ever are do not share one, and the signature is what nobody guesses. */
const ID_BYTES = 9;
const FORM = /^([\w-]{12})\.([\w-]{43})$/;

export interface FormTokens {
  newId(): string;
  tokenOf(id: string): string;
  /** The link's id; null for a token that this server did not make. */
  idIn(token: string): string | null;
}

/** What stands in a link to the form: its id with a signature, so that a forged one is refused without asking the database. */
export function formTokens(secret: string): FormTokens {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: links to the birth form", KEY_BYTES));
  const signatureOf = (id: string): Buffer => createHmac("sha256", key).update(id).digest();
  return {
    newId: () => randomBytes(ID_BYTES).toString("base64url"),
    tokenOf: (id) => `${id}.${signatureOf(id).toString("base64url")}`,
    idIn: (token) => {
      const [, id = "", signature = ""] = FORM.exec(token) ?? [];
      const given = Buffer.from(signature, "base64url");
      const own = signatureOf(id);
      return given.length === own.length && timingSafeEqual(given, own) ? id : null;
    },
  };
}
