import type { UncertaintyData } from "@lagna/contract";

/** The earliest and latest start of something for the possible times of birth. */
export interface StartRange {
  readonly earliest: string;
  readonly latest: string;
  /** Days from the start at the stated time to the further of the two. */
  readonly days: number;
}

type Dates = readonly Pick<UncertaintyData["maha_dashas"][number], "earliest" | "latest">[];

const DAY_MS = 86_400_000;

/**
 * Returns the range of dates in which any period of a dasha begins. The server states it for maha dashas; inside one
 * it is interpolated between its start and the next one's. Ranges under a day are omitted.
 */
export function createStartRangeLookup(
  periods: readonly { readonly start: string }[],
  ranges: Dates | undefined,
): (start: string) => StartRange | null {
  if (ranges === undefined || ranges.length !== periods.length) return () => null;
  const starts = periods.map(({ start }) => Date.parse(start));
  return (start) => {
    const startMs = Date.parse(start);
    const index = starts.findLastIndex((periodStart) => periodStart <= startMs);
    const [from, dates] = [starts[index], ranges[index]];
    if (from === undefined || dates === undefined) return null;
    const next = { from: starts[index + 1], dates: ranges[index + 1] };
    const interpolate = (end: "earliest" | "latest"): number => {
      const shift = Date.parse(dates[end]) - from;
      if (next.from === undefined || next.dates === undefined) return startMs + shift;
      return (
        startMs + shift + ((Date.parse(next.dates[end]) - next.from - shift) * (startMs - from)) / (next.from - from)
      );
    };
    const [earliest, latest] = [interpolate("earliest"), interpolate("latest")];
    const days = Math.max(startMs - earliest, latest - startMs) / DAY_MS;
    if (days < 1) return null;
    return { earliest: new Date(earliest).toISOString(), latest: new Date(latest).toISOString(), days };
  };
}
