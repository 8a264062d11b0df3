import { type Eclipse, findEclipses, julianDayUt, type LocalEclipse } from "@lagna/jyotish";
import type { Almanac } from "../almanac.ts";
import type { TimeSpan } from "./spans.ts";

/** An eclipse as it concerns a place. */
export interface AlmanacEclipse {
  readonly light: "sun" | "moon";
  readonly kind: Eclipse["kind"];
  readonly maximumJd: number;
  /** What is seen from the place; `null` if nothing is: then there is no sutaka. */
  readonly local: LocalEclipse | null;
  /**
   * The time of abstinence before and during the eclipse: four praharas before a solar one, three before a lunar one,
   * until its end; a prahara is an eighth of a day. A penumbral eclipse has none.
   */
  readonly sutaka: TimeSpan | null;
}

const PRAHARA = 1 / 8;
const PRAHARAS_BEFORE = { sun: 4, moon: 3 } as const;

function findSutaka(light: "sun" | "moon", kind: Eclipse["kind"], local: LocalEclipse | null): TimeSpan | null {
  if (!local || kind === "penumbral") return null;
  return { startJd: local.beginJd - PRAHARAS_BEFORE[light] * PRAHARA, endJd: local.endJd };
}

const known = new WeakMap<Almanac, readonly AlmanacEclipse[]>();

/** Dates before and after an almanac's own on which an eclipse still matters to them. */
const MARGIN_DAYS = 4;

/**
 * The eclipses anywhere whose maximum is in an almanac's dates, or up to four days before or after, in order, each as seen
 * from its place.
 */
export function listEclipses(almanac: Almanac): readonly AlmanacEclipse[] {
  const before = known.get(almanac);
  if (before) return before;
  const near = almanac.frames.filter(
    ({ number }) => number >= almanac.fromDay - MARGIN_DAYS && number <= almanac.untilDay + MARGIN_DAYS,
  );
  const [first, last] = [near[0], near.at(-1)];
  if (!first || !last) return [];
  const { ephemeris, place } = almanac;
  const found = findEclipses(
    { ephemeris },
    { fromJd: julianDayUt(first.midnightJd), untilJd: julianDayUt(last.nextMidnightJd) },
  ).map((eclipse): AlmanacEclipse => {
    const local = ephemeris.eclipseAt(eclipse, place);
    const { light, kind, maximumJd } = eclipse;
    return { light, kind, maximumJd, local, sutaka: findSutaka(light, kind, local) };
  });
  known.set(almanac, found);
  return found;
}
