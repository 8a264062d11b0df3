import { expandAbbreviations } from "../language/expand-abbreviations.ts";
import { tokenise } from "../language/tokenise.ts";
import { buildLexicon, tagTokens, type TaggedToken } from "../language/tag-tokens.ts";
import { NEGATION_ROWS, NEGATIONS, UNSAFE_PATTERNS, UNSAFE_ROWS, type UnsafeKind } from "./unsafe-wording.data.ts";

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

/** Of the tokens on one side of a phrase, nearest first, those from which a negation can reach it: up to the next pause. */
function takeUntilPause(nodes: readonly TaggedToken[]): readonly TaggedToken[] {
  const pause = nodes.findIndex(({ tag }) => tag === "pause");
  return pause < 0 ? nodes : nodes.slice(0, pause);
}

function isNegated(nodes: readonly TaggedToken[], at: number): boolean {
  const before = nodes.slice(Math.max(0, at - NEGATION_REACH), at).toReversed();
  const sides = [takeUntilPause(before), takeUntilPause(nodes.slice(at + 1, at + 1 + NEGATION_REACH))];
  return sides.some((side) => {
    const denial = side.findIndex(({ tag }) => tag === "deny");
    // "Cannot avoid".
    const isTwice = side[denial]?.value === "verb" && side.slice(denial + 1).some(({ tag }) => tag === "deny");
    return denial >= 0 && !isTwice && !side.slice(0, denial).some(({ tag }) => tag === "undo");
  });
}

/** Normalised to NFC, like the texts they are matched with. */
const PATTERNS = UNSAFE_PATTERNS.map(({ pattern, ...rule }) => ({
  ...rule,
  pattern: new RegExp(pattern.source.normalize("NFC"), pattern.flags),
}));

const splitClauses = (text: string): string[] =>
  text.split(/[,;:.!?।—–]+|\b(?:but|and yet|lekin|magar|par)\b|लेकिन|मगर/iu);

/** The statements of a text that no fixed phrase covers; each is reported for the whole text. */
function findUnsafeStatements(text: string): readonly UnsafeMatch[] {
  const normalised = text.normalize("NFC");
  const stated = splitClauses(normalised).filter((clause) => !NEGATIONS.test(clause));
  return PATTERNS.filter(({ pattern, evenNegated }) =>
    (evenNegated ? [normalised] : stated).some((part) => pattern.test(part)),
  ).map(({ kind }) => ({ kind, text, start: 0, end: text.length }));
}

/** Everything in a text that must never be said: forbidden phrases that are not negated, and forbidden statements. */
export const findUnsafeWording = (text: string): readonly UnsafeMatch[] => [
  ...findUnsafePhrases(text),
  ...findUnsafeStatements(text),
];

function findUnsafePhrases(text: string): readonly UnsafeMatch[] {
  // "Ju in Gem": the sign, not the gemstone.
  const nodes = tagTokens(expandAbbreviations(tokenise(text), text), LEXICON);
  return nodes.flatMap(({ tag, value, start, end }, at): UnsafeMatch[] =>
    tag === "unsafe" && !isNegated(nodes, at)
      ? [{ kind: value as UnsafeKind, text: text.slice(start, end), start, end }]
      : [],
  );
}
