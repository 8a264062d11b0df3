import { placeFrom } from "@lagna/jyotish";
import type { Rashi } from "@lagna/terms";
import type { Body } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { EMPTY, found, type Truth } from "./truth.ts";

export function transits(
  truth: Truth,
  graha: Body,
  days: readonly number[],
  place: { readonly sign?: Rashi; readonly house?: number; readonly from?: Body | undefined },
): Finding {
  if (graha === "lagna") return EMPTY;
  const base = truth.signOf(place.from ?? "lagna", null);
  const holds = days.some((day) => {
    const { sign } = truth.transit(graha, day);
    return (
      (place.sign === undefined || sign === place.sign) &&
      (place.house === undefined || placeFrom(base, sign) === place.house)
    );
  });
  return found(holds, `transit-${graha}`);
}

/** Phases from the Moon's sign: the twelfth, the same, the second. */
export const SADE_SATI_PLACES = [12, 1, 2] as const;
export const DHAIYA_PLACES = [4, 8] as const;

export function saturnFromMoon(truth: Truth, day: number): number {
  return placeFrom(truth.signOf("moon", null), truth.transit("saturn", day).sign);
}
