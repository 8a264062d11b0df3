import type { Node } from "../../language/node.ts";

/** Words that say nothing of a chart while no name, place or date stands beside them. */
const HARMLESS = new Set(
  "w poss neg doubt join and of in on from with pron if only both all none lasts left run next until since enter leave now about each says general houseword lordword rule opposite aspect ord num notonly dispositor part partafter relative ranks window transit unit".split(
    " ",
  ),
);

/** "One" is a word of every day; a figure is something said. */
export const isHarmless = ({ tag, word }: Node): boolean => HARMLESS.has(tag) && !/\d/.test(word);

/** Fewer words than these after a colon answer what stands before it: "retrograde: no". */
const LEAST_WORDS = 4;

/**
 * Where in a sentence a colon ends the fact and begins what it means: "Saturn is in your sixth house: you do not tire of waiting". What
 * follows names nothing of a chart, so it claims nothing, and denies nothing of the fact. −1 where there is none.
 */
export function asideFrom(sentence: readonly Node[]): number {
  return sentence.findIndex(({ word }, at) => {
    const rest = sentence.slice(at + 1);
    return word === ":" && at > 0 && rest.length > LEAST_WORDS && rest.every(isHarmless);
  });
}
