import { MAX_PASSWORD_LENGTH } from "@lagna/contract";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { createInvalidFieldError } from "../../../errors/app-error.ts";
import { INDIAN_WORDS } from "./indian-words.data.ts";

const MIN_CHARACTERS = 8;
/** Scores below 3 mean fewer than 10⁸ guesses, which the library considers guessable even with slow attempts. */
const MIN_SCORE = 3;
/**
 * Only the first and last characters of a long password are checked: if a part is strong, all of it is. This limits the time to that of one
 * hash.
 */
const MAX_CHECKED_LENGTH = 32;
const MAX_SUBSTITUTIONS = 20;

/** Weaknesses of a password that is long enough. */
type Weakness = "password_common" | "password_patterned" | "password_own";

let estimator: ZxcvbnFactory | undefined;

/** Loaded on first use: its dictionaries, with 49,000 passwords of known breaches, take a quarter of a second. */
function loadEstimator(): ZxcvbnFactory {
  const dictionary = { ...common, ...english, "words-of-india": [...INDIAN_WORDS] };
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: MAX_SUBSTITUTIONS });
  return estimator;
}

const normaliseText = (text: string): string => text.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");

function isPersonal(password: string, own: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return own.some((text) => text !== "" && (plain.replaceAll(/\s|\d+$/g, "") === text || plain === text));
}

/** Characters without a pattern are as strong as their number; other parts are refused if they can be guessed quickly. */
function findWeaknessOfPart(stretch: string, own: readonly string[]): Weakness | null {
  const { score, sequence } = loadEstimator().check(stretch, own.filter(Boolean));
  const [whole, ...rest] = sequence;
  if (score >= MIN_SCORE || sequence.every(({ pattern }) => pattern === "bruteforce")) return null;
  return rest.length === 0 && whole?.["dictionaryName"] === "passwords-common"
    ? "password_common"
    : "password_patterned";
}

function findGuessableWeakness(characters: readonly string[], own: readonly string[]): Weakness | null {
  const problem = findWeaknessOfPart(characters.slice(0, MAX_CHECKED_LENGTH).join(""), own);
  if (problem === null || characters.length <= MAX_CHECKED_LENGTH) return problem;
  return findWeaknessOfPart(characters.slice(-MAX_CHECKED_LENGTH).join(""), own) && "password_patterned";
}

function findWeakness(characters: readonly string[], own: readonly string[]): Weakness | null {
  if (new Set(characters).size === 1) return "password_common";
  return isPersonal(characters.join(""), own) ? "password_own" : findGuessableWeakness(characters, own);
}

/**
 * Refuses a weak new password. NIST SP 800-63B-4, 3.1.1.2: 8 to 128 characters counted after NFKC, no rule about kinds of characters, and
 * neither passwords of known breaches, nor their patterns, nor anything that can be guessed from the account.
 * @throws AppError 422 naming the field
 */
export function assertStrongPassword(
  field: string,
  password: string,
  { name, email }: { name: string; email: string },
): void {
  const characters = Array.from(password.normalize("NFKC"));
  if (characters.length < MIN_CHARACTERS)
    throw createInvalidFieldError(field, "password_short", { min: MIN_CHARACTERS });
  if (characters.length > MAX_PASSWORD_LENGTH)
    throw createInvalidFieldError(field, "password_long", { max: MAX_PASSWORD_LENGTH });
  const accountWords = [name, email, email.split("@")[0] ?? "", "lagna"].map(normaliseText);
  const weakness = findWeakness(characters, accountWords);
  if (weakness) throw createInvalidFieldError(field, weakness);
}
