import type { Token } from "../language/tokenise.ts";
import { getComparableWords, type Span, findSpans, type Stem, parseStems } from "./match-stems.ts";

/** A pattern of words that show something in combination. */
export interface WordPatternRow<Value extends string> {
  readonly value: Value;
  /** Groups of stems separated by "|"; Hindi in Latin letters is matched by sound. A text must contain one stem of every group, near each other. */
  readonly parts: readonly string[];
  /** Maximum number of other words between two parts. */
  readonly maxGap: number;
  /** Whether the parts must occur in the order of `parts`. */
  readonly ordered?: true;
  /** The pattern does not match if one of these words is anywhere in the text. */
  readonly unless?: string;
}

interface WordPattern {
  readonly parts: readonly (readonly Stem[])[];
  readonly maxGap: number;
  readonly ordered: boolean;
  readonly unless: readonly Stem[];
}

/** Whether spans do not overlap and have at most `maxGap` words between neighbours. */
function areNear(spans: readonly Span[], { maxGap, ordered }: WordPattern): boolean {
  const inOrder = ordered ? spans : spans.toSorted((a, b) => a.from - b.from);
  return inOrder.every((span, at) => {
    const previous = inOrder[at - 1];
    if (!previous) return true;
    const gap = span.from - previous.to - 1;
    return gap >= 0 && gap <= maxGap;
  });
}

/** Number of words from the first span to the last. */
const computeBreadth = (spans: readonly Span[]): number =>
  Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from)) + 1;

function matchesPattern(sounds: readonly string[], pattern: WordPattern): boolean {
  // Limits the width of combinations, so that a long text that repeats one word a hundred times stays fast.
  const longestStem = Math.max(...pattern.parts.flat().map((stem) => stem.length));
  const widest = pattern.parts.length * longestStem + (pattern.parts.length - 1) * pattern.maxGap;
  let combinations: (readonly Span[])[] = [[]];
  for (const stems of pattern.parts) {
    const spans = findSpans(sounds, stems);
    combinations = combinations
      .flatMap((combination) => spans.map((span) => [...combination, span]))
      .filter((combination) => computeBreadth(combination) <= widest);
    if (combinations.length === 0) return false;
  }
  return combinations.some((spans) => areNear(spans, pattern)) && findSpans(sounds, pattern.unless).length === 0;
}

/** Creates a function that returns the values of all patterns that a text matches. */
export function createPatternMatcher<Value extends string>(
  rows: readonly WordPatternRow<Value>[],
): (tokens: readonly Token[]) => readonly Value[] {
  const patterns = rows.map(({ value, parts, maxGap, ordered = false, unless = "" }) => ({
    value,
    pattern: { parts: parts.map(parseStems), maxGap, ordered, unless: parseStems(unless) },
  }));
  return (tokens) => {
    const sounds = getComparableWords(tokens);
    return patterns.flatMap(({ value, pattern }) => (matchesPattern(sounds, pattern) ? [value] : []));
  };
}
