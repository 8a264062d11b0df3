import type { LedgerMeasure } from "@lagna/contract";

/** A told entry with its control. */
export interface MeasuredEntry {
  readonly id: string;
  readonly ownerId: string;
  readonly chartHash: string;
  readonly namedOn: string;
  readonly isHit: boolean;
  /** For each shuffled chart whether its window is a hit. */
  readonly control: readonly boolean[];
}

/** Shuffled charts of each entry, which are the permutations of the whole. */
export const SHUFFLED_CHARTS = 200;
/** Fewer people are not shown: a sum over a few is about them. */
export const MIN_PEOPLE = 20;
/** Of one person, those that were named first. */
const MAX_ENTRIES_OF_PERSON = 10;
/** The share of permutations below and above the interval. */
const TAIL = 0.025;

const byNaming = (a: MeasuredEntry, b: MeasuredEntry): number =>
  a.namedOn.localeCompare(b.namedOn) || a.id.localeCompare(b.id);

/** The entries that count: of each chart those of the first account that has it, and of each account the first ones. */
function selectEntries(entries: readonly MeasuredEntry[]): readonly MeasuredEntry[] {
  const owners = new Map<string, string>();
  const counts = new Map<string, number>();
  return entries.toSorted(byNaming).filter(({ ownerId, chartHash }) => {
    if ((owners.get(chartHash) ?? ownerId) !== ownerId) return false;
    owners.set(chartHash, ownerId);
    const count = (counts.get(ownerId) ?? 0) + 1;
    counts.set(ownerId, count);
    return count <= MAX_ENTRIES_OF_PERSON;
  });
}

/** The smallest value that a share of all values does not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

/**
 * Hits of the true charts beside those of the shuffled ones: all entries with their k-th shuffled chart are one permutation. Null for fewer than
 * `MIN_PEOPLE` people.
 */
export function measureEntries(all: readonly MeasuredEntry[]): LedgerMeasure | null {
  const entries = selectEntries(all);
  const people = new Set(entries.map(({ ownerId }) => ownerId)).size;
  if (people < MIN_PEOPLE) return null;
  const hits = entries.filter(({ isHit }) => isHit).length;
  const shuffled = Array.from(
    { length: SHUFFLED_CHARTS },
    (_, chart) => entries.filter(({ control }) => control[chart]).length,
  ).toSorted((a, b) => a - b);
  const asMany = shuffled.filter((count) => count >= hits).length;
  return {
    people,
    entries: entries.length,
    hits,
    shuffled_mean: shuffled.reduce((sum, count) => sum + count, 0) / SHUFFLED_CHARTS,
    shuffled_low: quantile(shuffled, TAIL),
    shuffled_high: quantile(shuffled, 1 - TAIL),
    p: (1 + asMany) / (1 + SHUFFLED_CHARTS),
  };
}
