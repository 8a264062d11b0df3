import type { Token } from "../../language/tokenise.ts";
import { getComparableWords, findSpans, parseStems } from "../../question/match-stems.ts";
import type { WordsByLanguage } from "./harmful-action-words.data.ts";
import { ASKING_WORDS, LIFE_OR_DEATH_WORDS, NON_LITERAL_DEATH_WORDS } from "./asks-about-death.data.ts";

const parseAllStems = ({ en, hi, hg }: WordsByLanguage) => parseStems([en, hi, hg].join("|"));
const LIFE = parseAllStems(LIFE_OR_DEATH_WORDS);
const ASKS = parseAllStems(ASKING_WORDS);
const NON_LITERAL_STEMS = parseAllStems(NON_LITERAL_DEATH_WORDS);

/** A message this short that mentions death asks about it: "maut?", "my death". */
const MAX_BARE_WORDS = 3;

/** Whether a message asks when or whether any person dies, is killed or survives. The trained classifier catches what this misses. */
export function asksAboutDeath(tokens: readonly Token[]): boolean {
  const words = getComparableWords(tokens);
  if (findSpans(words, LIFE).length === 0 || findSpans(words, NON_LITERAL_STEMS).length > 0) return false;
  return words.length <= MAX_BARE_WORDS || findSpans(words, ASKS).length > 0;
}
