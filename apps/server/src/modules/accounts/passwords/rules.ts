import { readFileSync } from "node:fs";
import { invalidField } from "../../../errors.ts";

const MIN_CHARACTERS = 8;
const MAX_CHARACTERS = 128;
let common: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
      .split("\n")
      .filter(Boolean),
  );
  return common;
}

/**
 * Why a new password is refused, as a sentence, or null. NIST SP 800-63B-4, 3.1.1.2: 8 to 128 characters counted after NFKC, no rule
 * about kinds of characters, and neither the most common passwords nor what anybody would guess from the account.
 */
function passwordProblem(password: string, { name, email }: { name: string; email: string }): string | null {
  const characters = Array.from(password.normalize("NFKC"));
  if (characters.length < MIN_CHARACTERS) return `Password must have at least ${MIN_CHARACTERS} characters`;
  if (characters.length > MAX_CHARACTERS) return `Password must have at most ${MAX_CHARACTERS} characters`;
  const plain = characters.join("").toLowerCase();
  if (commonPasswords().has(plain) || new Set(characters).size === 1) {
    return "This password is one of the most common ones. Please choose another";
  }
  const own = [name, email, email.split("@")[0] ?? "", "lagna"].map((text) =>
    text.normalize("NFKC").toLowerCase().replaceAll(/\s/g, ""),
  );
  const guessable = own.some((text) => text !== "" && plain.replaceAll(/\s|\d+$/g, "") === text) || own.includes(plain);
  return guessable ? "Password must not be made of your name, your email or the name of this service" : null;
}

/** @throws AppError 422 naming the field */
export function refuseWeak(field: string, password: string, person: { name: string; email: string }): void {
  const problem = passwordProblem(password, person);
  if (problem) throw invalidField(field, problem);
}
