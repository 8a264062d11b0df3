import type { TransitsData } from "@lagna/contract";
import type { Graha, Rashi } from "@lagna/terms";

export interface Stay {
  readonly sign: Rashi;
  readonly start: string;
  readonly end: string;
}

/** The signs a graha stands in through a span, one after the other, steps back over a cusp as stays of their own. */
export function staysIn({ range, now, events }: Pick<TransitsData, "range" | "now" | "events">, graha: Graha): Stay[] {
  const first = now.find((body) => body.graha === graha)?.sign;
  if (!range || first === undefined) return [];
  const entries = events.filter((event) => event.type === "ingress" && event.graha === graha);
  const begins = [{ sign: first, at: range.from }, ...entries];
  return begins.map(({ sign, at }, index) => ({ sign, start: at, end: begins[index + 1]?.at ?? range.until }));
}
