import { MAX_PASSWORD } from "@lagna/contract";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { invalidField } from "../../../errors.ts";
import { INDIAN_WORDS } from "./indian-words.data.ts";

const MIN_CHARACTERS = 8;
/** Below 10⁸ guesses, which the library counts as quickly guessed also by whoever may only ask slowly. */
const LEAST_SCORE = 3;
/** Of a long password its beginning and its end are looked at: whoever is strong there is strong. Never longer than one hash takes. */
const STRETCH = 32;
const MOST_SUBSTITUTIONS = 20;

/** Of a password that is as long as it should be. */
type Weakness = "password_common" | "password_patterned" | "password_own";

let estimator: ZxcvbnFactory | undefined;

/** Made when first asked: its dictionaries, with 49,000 passwords of known breaches, take a quarter of a second. */
function patterns(): ZxcvbnFactory {
  const dictionary = { ...common, ...english, "words-of-india": [...INDIAN_WORDS] };
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: MOST_SUBSTITUTIONS });
  return estimator;
}

const plainOf = (text: string): string => text.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");

function isOwn(password: string, own: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return own.some((text) => text !== "" && (plain.replaceAll(/\s|\d+$/g, "") === text || plain === text));
}

/** Characters without any pattern are as strong as they are many; what else is guessed early is refused. */
function stretchProblem(stretch: string, own: readonly string[]): Weakness | null {
  const { score, sequence } = patterns().check(stretch, own.filter(Boolean));
  const [whole, ...rest] = sequence;
  if (score >= LEAST_SCORE || sequence.every(({ pattern }) => pattern === "bruteforce")) return null;
  return rest.length === 0 && whole?.["dictionaryName"] === "passwords-common"
    ? "password_common"
    : "password_patterned";
}

function guessable(characters: readonly string[], own: readonly string[]): Weakness | null {
  const problem = stretchProblem(characters.slice(0, STRETCH).join(""), own);
  if (problem === null || characters.length <= STRETCH) return problem;
  return stretchProblem(characters.slice(-STRETCH).join(""), own) && "password_patterned";
}

function weaknessOf(characters: readonly string[], own: readonly string[]): Weakness | null {
  if (new Set(characters).size === 1) return "password_common";
  return isOwn(characters.join(""), own) ? "password_own" : guessable(characters, own);
}

/**
 * Refuses a weak new password. NIST SP 800-63B-4, 3.1.1.2: 8 to 128 characters counted after NFKC, no rule about kinds of characters, and
 * neither passwords of known breaches, nor their patterns, nor what anybody would guess from the account.
 * @throws AppError 422 naming the field
 */
export function refuseWeak(field: string, password: string, { name, email }: { name: string; email: string }): void {
  const characters = Array.from(password.normalize("NFKC"));
  if (characters.length < MIN_CHARACTERS) throw invalidField(field, "password_short", { min: MIN_CHARACTERS });
  if (characters.length > MAX_PASSWORD) throw invalidField(field, "password_long", { max: MAX_PASSWORD });
  const own = [name, email, email.split("@")[0] ?? "", "lagna"].map(plainOf);
  const weakness = weaknessOf(characters, own);
  if (weakness) throw invalidField(field, weakness);
}
