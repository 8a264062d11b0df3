import { invalidField } from "../../../errors.ts";

const MAX_LENGTH = 254;
const SHAPE = /^[^\s@"<>()[\]\\,;:]{1,64}@[^\s@"<>()[\]\\,;:.]+(?:\.[^\s@"<>()[\]\\,;:.]+)+$/u;

/** A few letters (the Kelvin sign, the dotted capital I) become plain ASCII when composed or lower-cased: somebody else's address. */
const changesIdentity = (text: string): boolean =>
  Array.from(text).some(
    (character) =>
      character > "\u007f" && Array.from(character.normalize("NFC").toLowerCase()).some((lower) => lower <= "\u007f"),
  );

/** The stored form of an address, trimmed and lower-cased; null where it is none. */
export function emailAddress(given: string): string | null {
  if (changesIdentity(given)) return null;
  const text = given.trim().normalize("NFC");
  if (text.length > MAX_LENGTH || !SHAPE.test(text) || /\p{Cc}/u.test(text)) return null;
  return text.toLowerCase();
}

/** @throws AppError 422 with the catalogue's sentence */
export function requireEmailAddress(given: string): string {
  const email = emailAddress(given);
  if (email === null) throw invalidField("email", "email_invalid");
  return email;
}
