import { createHmac, hkdfSync, randomInt } from "node:crypto";

/** Crockford's base 32: no letters that can be confused with others or with digits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTERS = 8;
const HALF = LETTERS / 2;
const CONFUSABLE_LETTERS: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };
const KEY_BYTES = 32;
/** A whole message with a code: as prepared by the profile page, as sent by a Telegram deep link, or in Hindi. */
const LINK_MESSAGE =
  /^\s*(?:\/start(?:@\w+)?\s+link[_\s-]|link\s+|jodo\s+|जोड़ो\s+)([\da-z]{4})[-\s]?([\da-z]{4})\s*$/iu;

/** Codes that a signed-in user gets on the profile page and sends in a chat to link it. */
export interface LinkCodes {
  /** "7K3M-9QXT": forty random bits, valid for some minutes. */
  newCode(): string;
  /** The stored form, so that read access to the database is not enough to link a chat. */
  hash(code: string): string;
}

export function createLinkCodes(secret: string): LinkCodes {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: codes that link a chat", KEY_BYTES));
  return {
    newCode: () => {
      const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
      return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
    },
    hash: (code) => createHmac("sha256", key).update(code).digest("base64url"),
  };
}

/** Parses a message that consists of a link code; null for any other message. */
export function parseLinkCode(text: string): string | null {
  const [, first, second] = LINK_MESSAGE.exec(text.normalize("NFC")) ?? [];
  if (first === undefined || second === undefined) return null;
  return `${first}-${second}`.toUpperCase().replaceAll(/[OIL]/g, (letter) => CONFUSABLE_LETTERS[letter] ?? letter);
}
