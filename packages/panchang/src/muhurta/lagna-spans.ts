import { type Rashi, RASHIS } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { TimeSpan } from "../day/spans.ts";

export interface LagnaSpan extends TimeSpan {
  readonly sign: Rashi;
}

/** Between two samples the ascendant moves less than a sign, below the polar circles. */
const STEP_DAYS = 1 / 48;
const PRECISION_DAYS = 1 / 86_400;

function computeLagnaSign({ ephemeris, place, settings }: Almanac, jd: number): number {
  const { ascendant } = ephemeris.houses(jd, place, "placidus");
  const shift = ephemeris.ayanamsa(jd, { id: settings.ayanamsa }, settings.positions, settings.equinox);
  return Math.floor(((((ascendant - shift) % 360) + 360) % 360) / 30) % 12;
}

/** The rising signs of a stretch of time, each to a second. */
export function listLagnaSpans(almanac: Almanac, { startJd, endJd }: TimeSpan): LagnaSpan[] {
  const spans: LagnaSpan[] = [];
  let [from, at, sign] = [startJd, startJd, computeLagnaSign(almanac, startJd)];
  const push = (until: number): void => {
    spans.push({ sign: RASHIS[sign] as Rashi, startJd: from, endJd: until });
  };
  while (at < endJd) {
    const next = Math.min(at + STEP_DAYS, endJd);
    const nextSign = computeLagnaSign(almanac, next);
    if (nextSign !== sign) {
      let [low, high] = [at, next];
      while (high - low > PRECISION_DAYS) {
        const middle = (low + high) / 2;
        if (computeLagnaSign(almanac, middle) === sign) low = middle;
        else high = middle;
      }
      push(high);
      [from, sign] = [high, nextSign];
    }
    at = next;
  }
  push(endJd);
  return spans;
}
