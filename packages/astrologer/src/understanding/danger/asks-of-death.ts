import type { Token } from "../../language/normalise.ts";
import { soundsOf, spansOf, stemsOf } from "../../question/stems.ts";
import type { WordsByLanguage } from "./act-and-means.data.ts";
import { ASKING, LIFE_OR_DEATH, NOT_A_LIFE } from "./asks-of-death.data.ts";

const stemsIn = ({ en, hi, hg }: WordsByLanguage) => stemsOf([en, hi, hg].join("|"));
const LIFE = stemsIn(LIFE_OR_DEATH);
const ASKS = stemsIn(ASKING);
const OTHERWISE = stemsIn(NOT_A_LIFE);

/** A message of a word or two about death asks for it: "maut?", "my death". */
const MOST_BARE_WORDS = 3;

/** Whether a message asks when or whether any person dies, is killed or survives. The trained classifier reads the forms that this misses. */
export function asksOfDeath(tokens: readonly Token[]): boolean {
  const words = soundsOf(tokens);
  if (spansOf(words, LIFE).length === 0 || spansOf(words, OTHERWISE).length > 0) return false;
  return words.length <= MOST_BARE_WORDS || spansOf(words, ASKS).length > 0;
}
