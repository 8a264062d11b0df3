import { MATCHING_COUNTS } from "./frequency.data.ts";
import type { MatchingSettings } from "./koota.data.ts";
import { SETTINGS_OF_KOOTA } from "./variants.data.ts";
import { DEFAULT_MATCHING_SETTINGS } from "./variants.ts";

/** How many of the pairs counted have fewer points, the same, and more. */
export interface TotalFrequency {
  readonly below: number;
  readonly same: number;
  readonly above: number;
  readonly of: number;
}

export interface MatchingFrequency {
  /** Of all 108 × 108 pairs of padas. */
  readonly starPairs: TotalFrequency;
  /** Of a million couples born within ten years of each other. */
  readonly couples: TotalFrequency;
}

/** Totals are counted in half points, 0 to 36. */
export const HALF_POINTS = 73;

function rankTotal(counts: readonly number[], total: number): TotalFrequency {
  const at = Math.round(total * 2);
  const add = (from: number, until: number): number => counts.slice(from, until).reduce((sum, count) => sum + count, 0);
  return { below: add(0, at), same: counts[at] ?? 0, above: add(at + 1, HALF_POINTS), of: add(0, HALF_POINTS) };
}

const COUNTED_SETTINGS = Object.values(SETTINGS_OF_KOOTA).flat();

/** How common a total is; `null` under other tables than those counted, the defaults. */
export function findMatchingFrequency(total: number, settings: MatchingSettings): MatchingFrequency | null {
  if (COUNTED_SETTINGS.some((key) => settings[key] !== DEFAULT_MATCHING_SETTINGS[key])) return null;
  return {
    starPairs: rankTotal(MATCHING_COUNTS.star_pairs, total),
    couples: rankTotal(MATCHING_COUNTS.couples, total),
  };
}
