import type { TransitsData } from "@lagna/contract";
import type { Graha, Rashi } from "@lagna/terms";

export interface SignStay {
  readonly sign: Rashi;
  readonly start: string;
  readonly end: string;
}

/**
 * The signs a graha passes through in a range, in order. A retrograde return over a sign boundary counts as a stay of
 * its own.
 */
export function computeSignStays(
  { range, now, events }: Pick<TransitsData, "range" | "now" | "events">,
  graha: Graha,
): SignStay[] {
  const first = now.find((body) => body.graha === graha)?.sign;
  if (!range || first === undefined) return [];
  const entries = events.filter((event) => event.type === "ingress" && event.graha === graha);
  const begins = [{ sign: first, at: range.from }, ...entries];
  return begins.map(({ sign, at }, index) => ({ sign, start: at, end: begins[index + 1]?.at ?? range.until }));
}
