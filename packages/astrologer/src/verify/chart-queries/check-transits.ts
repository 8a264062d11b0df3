import { placeFrom } from "@lagna/jyotish";
import type { Rashi } from "@lagna/terms";
import type { Body } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import { UNDECIDED, createFinding, type ChartQueries } from "./chart-queries.ts";

export function checkTransit(
  truth: ChartQueries,
  graha: Body,
  days: readonly number[],
  place: { readonly sign?: Rashi; readonly house?: number; readonly from?: Body | undefined },
): Finding {
  if (graha === "lagna") return UNDECIDED;
  const base = truth.getSign(place.from ?? "lagna", null);
  const holds = days.some((day) => {
    const { sign } = truth.computeTransitPlace(graha, day);
    return (
      (place.sign === undefined || sign === place.sign) &&
      (place.house === undefined || placeFrom(base, sign) === place.house)
    );
  });
  return createFinding(holds, `transit-${graha}`);
}

/** The houses from the Moon's sign in which Saturn's phases run: the twelfth, the first, the second. */
export const SADE_SATI_HOUSES_FROM_MOON = [12, 1, 2] as const;
export const DHAIYA_HOUSES_FROM_MOON = [4, 8] as const;

export function computeSaturnFromMoon(truth: ChartQueries, day: number): number {
  return placeFrom(truth.getSign("moon", null), truth.computeTransitPlace("saturn", day).sign);
}
