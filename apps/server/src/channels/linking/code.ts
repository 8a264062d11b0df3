import { createHmac, hkdfSync, randomInt } from "node:crypto";

/** Crockford's base 32: no letter that is read as another or as a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTERS = 8;
const HALF = LETTERS / 2;
const READ_AS: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };
const KEY_BYTES = 32;
/** A whole message: as the profile has it sent, as Telegram sends what its link carries, and as it is said in Hindi. */
const WRITTEN = /^\s*(?:\/start(?:@\w+)?\s+link[_\s-]|link\s+|jodo\s+|जोड़ो\s+)([\da-z]{4})[-\s]?([\da-z]{4})\s*$/iu;

/** What somebody signed in has shown to them, and sends in a chat to make it theirs. */
export interface LinkCodes {
  /** "7K3M-9QXT": forty random bits, good for some minutes. */
  newCode(): string;
  /** As it is kept: who reads the database links nothing. */
  hashOf(code: string): string;
}

export function linkCodes(secret: string): LinkCodes {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: codes that link a chat", KEY_BYTES));
  return {
    newCode: () => {
      const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
      return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
    },
    hashOf: (code) => createHmac("sha256", key).update(code).digest("base64url"),
  };
}

/** The code that a message is; null for any other message. */
export function linkCodeIn(text: string): string | null {
  const [, first, second] = WRITTEN.exec(text.normalize("NFC")) ?? [];
  if (first === undefined || second === undefined) return null;
  return `${first}-${second}`.toUpperCase().replaceAll(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
}
