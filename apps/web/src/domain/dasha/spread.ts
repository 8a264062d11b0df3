import type { UncertaintyData } from "@lagna/contract";

/** The first and the last instant something may begin at, for the times of birth that are possible. */
export interface Spread {
  readonly earliest: string;
  readonly latest: string;
  /** How far the further of the two is from the stated time's. */
  readonly days: number;
}

type Dates = readonly Pick<UncertaintyData["maha_dashas"][number], "earliest" | "latest">[];

const DAY_MS = 86_400_000;

/**
 * Between what dates any period of a dasha begins: told of the maha dashas, and of what is inside one in proportion between its begin and
 * the next one's. Less than a day is not told.
 */
export function spreads(
  periods: readonly { readonly start: string }[],
  told: Dates | undefined,
): (start: string) => Spread | null {
  if (told === undefined || told.length !== periods.length) return () => null;
  const stated = periods.map(({ start }) => Date.parse(start));
  return (start) => {
    const at = Date.parse(start);
    const index = stated.findLastIndex((begin) => begin <= at);
    const [from, dates] = [stated[index], told[index]];
    if (from === undefined || dates === undefined) return null;
    const next = { from: stated[index + 1], dates: told[index + 1] };
    const moved = (end: "earliest" | "latest"): number => {
      const shift = Date.parse(dates[end]) - from;
      if (next.from === undefined || next.dates === undefined) return at + shift;
      return at + shift + ((Date.parse(next.dates[end]) - next.from - shift) * (at - from)) / (next.from - from);
    };
    const [earliest, latest] = [moved("earliest"), moved("latest")];
    const days = Math.max(at - earliest, latest - at) / DAY_MS;
    if (days < 1) return null;
    return { earliest: new Date(earliest).toISOString(), latest: new Date(latest).toISOString(), days };
  };
}
