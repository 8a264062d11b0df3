import type { SyntaxNode } from "../../language/syntax-node.ts";

/** Tags without chart content when no name, place or date is beside them. */
const NEUTRAL_TAGS = new Set(
  "w poss neg doubt join and of in on from with pron if only both all none lasts left run next until since enter leave now about each says general houseword lordword rule opposite aspect ord num notonly dispositor part partafter relative ranks window transit unit".split(
    " ",
  ),
);

/** "One" is an everyday word, while digits state a figure. */
export const isNeutralNode = ({ tag, word }: SyntaxNode): boolean => NEUTRAL_TAGS.has(tag) && !/\d/.test(word);

/** An explanation after a colon has more words than this; fewer are the value of a label: "retrograde: no". */
const MIN_ASIDE_WORDS = 4;

/**
 * The index of a colon after which the sentence only interprets a fact: "Saturn is in your sixth house: you do not tire of waiting". What
 * follows names nothing in the chart, so it neither claims nor denies anything. −1 if there is none.
 */
export function findAsideStart(sentence: readonly SyntaxNode[]): number {
  return sentence.findIndex(({ word }, at) => {
    const rest = sentence.slice(at + 1);
    return word === ":" && at > 0 && rest.length > MIN_ASIDE_WORDS && rest.every(isNeutralNode);
  });
}
