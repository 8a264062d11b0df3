import { AFFIRMATIONS, BARE_DENIALS, DENIALS, NO_DENIALS } from "./denial-patterns.data.ts";
import { rankObjects } from "../../request/rank-objects.ts";
import { countWords } from "../../language/count-words.ts";

const compile = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}'])(?:${alternatives.join("|")})(?![\\p{L}\\p{M}])`, "iu");
const compileWhole = (alternatives: readonly string[]): RegExp =>
  new RegExp(`^[\\s\\p{P}]*(?:${alternatives.join("|")})[\\s\\p{P}\\p{S}]*$`, "iu");

const DENIAL = compile(DENIALS);
const NO_DENIAL = compile(NO_DENIALS);
const BARE_DENIAL = compileWhole(BARE_DENIALS);
const AFFIRMATION = compile(AFFIRMATIONS);

/** A longer reply to a question that was asked tells more than yes. */
const MAX_WORDS_OF_AFFIRMATION = 8;

/**
 * Whether a message says that a danger which was suspected is none: "nothing like that, we only argue".
 * @param wasAsked whether the last answer asked; only then is a bare "no" a denial, and not the answer to "are you safe?"
 */
export const deniesDanger = (text: string, wasAsked: boolean): boolean =>
  !NO_DENIAL.test(text) && (DENIAL.test(text) || (wasAsked && (BARE_DENIAL.test(text) || isReadAsDenial(text))));

const MIN_DENIAL_PROBABILITY = 0.9;

/** "Nope, not needed, this much is enough": a reply that the model of objects reads as no. */
function isReadAsDenial(text: string): boolean {
  const [best] = rankObjects(text, null);
  return best?.object === "denial" && best.probability >= MIN_DENIAL_PROBABILITY;
}

/** "Black ya red" chooses, "ya" says yes. */
const OR = /(?<=[\p{L}\p{M}]\s+)(?:ya|या)(?=\s+[\p{L}\p{M}])/giu;

/** Whether a message says yes, or leaves it open, after the question whether there is a danger. */
export const affirmsDanger = (text: string): boolean =>
  countWords(text) <= MAX_WORDS_OF_AFFIRMATION && AFFIRMATION.test(text.replaceAll(OR, " "));
