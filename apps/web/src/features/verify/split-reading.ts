import type { VerifyResponse } from "@lagna/contract";

/** A sentence of a reading, with everything that was found in it, in the order of the text. */
export interface ReadSentence {
  readonly start: number;
  readonly end: number;
  /** Indexes of the claims that begin in it. */
  readonly claims: readonly number[];
  readonly pressures: readonly VerifyResponse["pressures"][number][];
}

const ENDS = /[.!?।]+(?=\s)|\n+/gu;

/** Splits a reading into its sentences; never within a claim, so that its words stay together. */
export function splitReading({
  text,
  claims,
  pressures,
}: Pick<VerifyResponse, "text" | "claims" | "pressures">): ReadSentence[] {
  const ends = [...text.matchAll(ENDS)]
    .map(({ 0: mark, index }) => index + mark.length)
    .filter((end) => !claims.some((claim) => claim.start < end && end < claim.end));
  const edges = [0, ...ends, text.length];
  return edges.slice(1).flatMap((end, at): ReadSentence[] => {
    const start = edges[at] ?? 0;
    if (text.slice(start, end).trim() === "") return [];
    const isHere = (part: { readonly start: number }) => start <= part.start && part.start < end;
    const indexes = claims.map((_, index) => index).filter((index) => isHere(claims[index] as { start: number }));
    return [
      {
        start,
        end,
        claims: indexes.toSorted((a, b) => (claims[a]?.start ?? 0) - (claims[b]?.start ?? 0)),
        pressures: pressures.filter(isHere),
      },
    ];
  });
}
