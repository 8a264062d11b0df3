import { createInvalidFieldError } from "../../../errors/app-error.ts";

const MAX_LENGTH = 254;
const EMAIL_FORMAT = /^[^\s@"<>()[\]\\,;:]{1,64}@[^\s@"<>()[\]\\,;:.]+(?:\.[^\s@"<>()[\]\\,;:.]+)+$/u;

/**
 * A few letters (the Kelvin sign, dotted capital I) become plain ASCII when normalised or lower-cased, which could be another person's
 * address.
 */
const changesIdentity = (text: string): boolean =>
  Array.from(text).some(
    (character) =>
      character > "\u007f" && Array.from(character.normalize("NFC").toLowerCase()).some((lower) => lower <= "\u007f"),
  );

/** The stored form of an e-mail address, trimmed and lower-cased; null if it is invalid. */
export function normaliseEmailAddress(input: string): string | null {
  if (changesIdentity(input)) return null;
  const text = input.trim().normalize("NFC");
  if (text.length > MAX_LENGTH || !EMAIL_FORMAT.test(text) || /\p{Cc}/u.test(text)) return null;
  return text.toLowerCase();
}

/** @throws AppError 422 if it is invalid */
export function parseEmailAddress(input: string): string {
  const email = normaliseEmailAddress(input);
  if (email === null) throw createInvalidFieldError("email", "email_invalid");
  return email;
}
