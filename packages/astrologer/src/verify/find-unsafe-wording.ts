import { expandAbbreviations } from "../language/expand-abbreviations.ts";
import { tokenise } from "../language/tokenise.ts";
import { buildLexicon, tagTokens, type TaggedToken } from "../language/tag-tokens.ts";
import { NEGATION_ROWS, UNSAFE_ROWS, type UnsafeKind } from "./unsafe-wording.data.ts";

/** A phrase that must never be said about a chart. Offsets refer to the text. */
export interface UnsafeMatch {
  readonly kind: UnsafeKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LEXICON = buildLexicon([...UNSAFE_ROWS, ...NEGATION_ROWS]);

/** Maximum distance in tokens between a negation and what it negates. */
const NEGATION_REACH = 5;

/** The tokens on one side of a phrase that a negation can reach it from: up to the next pause. */
function getNearbyTokens(nodes: readonly TaggedToken[]): readonly TaggedToken[] {
  const pause = nodes.findIndex(({ tag }) => tag === "pause");
  return nodes.slice(0, pause < 0 ? NEGATION_REACH : Math.min(pause, NEGATION_REACH));
}

function isNegated(nodes: readonly TaggedToken[], at: number): boolean {
  const sides = [getNearbyTokens(nodes.slice(0, at).toReversed()), getNearbyTokens(nodes.slice(at + 1))];
  return sides.some((side) => {
    const denial = side.findIndex(({ tag }) => tag === "deny");
    // "Cannot avoid".
    const isTwice = side[denial]?.value === "verb" && side.slice(denial + 1).some(({ tag }) => tag === "deny");
    return denial >= 0 && !isTwice && !side.slice(0, denial).some(({ tag }) => tag === "undo");
  });
}

/** Every forbidden phrase of a text that is not negated. */
export function findUnsafeWording(text: string): readonly UnsafeMatch[] {
  // "Ju in Gem": the sign, not the gemstone.
  const nodes = tagTokens(expandAbbreviations(tokenise(text), text), LEXICON);
  return nodes.flatMap(({ tag, value, start, end }, at): UnsafeMatch[] =>
    tag === "unsafe" && !isNegated(nodes, at)
      ? [{ kind: value as UnsafeKind, text: text.slice(start, end), start, end }]
      : [],
  );
}
