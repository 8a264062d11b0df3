import { type Eclipse, type EclipseHorizon, findEclipses, julianDayUt, type LocalEclipse } from "@lagna/jyotish";
import type { EclipsePhaseId } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import { listSutakas, type Sutaka } from "./sutaka.ts";

/** A contact of an eclipse, or its middle. */
export interface EclipseMoment {
  readonly id: EclipsePhaseId;
  readonly jd: number;
  /** Whether the light is above the horizon. */
  readonly visible: boolean;
}

/** An eclipse as it concerns a place. */
export interface AlmanacEclipse extends Pick<Eclipse, "light" | "kind" | "maximumJd" | "magnitude"> {
  /** In order; of a solar eclipse, as it is at the place: none if nothing is seen there. */
  readonly moments: readonly EclipseMoment[];
  /** What is seen from the place; `null` if nothing is: then there is no sutaka. */
  readonly local: LocalEclipse | null;
  readonly sutakas: readonly Sutaka[];
}

/** The rises and sets that the almanac of a place prints. */
function getHorizon({ settings }: Almanac, light: "sun" | "moon"): EclipseHorizon {
  return light === "sun"
    ? { kind: settings.sunrise, riseShift: settings.sunrise_shift_seconds, setShift: settings.sunset_shift_seconds }
    : { kind: settings.moonrise, riseShift: settings.moonrise_shift_seconds, setShift: settings.moonset_shift_seconds };
}

type Instants = readonly (readonly [EclipsePhaseId, number | undefined])[];

function getLunarInstants({ beginJd, endJd, partial, total, maximumJd }: Eclipse): Instants {
  return [
    ["penumbra_begin", beginJd],
    ["sparsha", partial?.beginJd],
    ["sammilana", total?.beginJd],
    ["madhya", maximumJd],
    ["unmilana", total?.endJd],
    ["moksha", partial?.endJd],
    ["penumbra_end", endJd],
  ];
}

function getSolarInstants({ contacts, total, maximumJd }: LocalEclipse): Instants {
  return [
    ["sparsha", contacts.beginJd],
    ["sammilana", total?.beginJd],
    ["madhya", maximumJd],
    ["unmilana", total?.endJd],
    ["moksha", contacts.endJd],
  ];
}

function listMoments(eclipse: Eclipse, local: LocalEclipse | null): EclipseMoment[] {
  const instants = eclipse.light === "moon" ? getLunarInstants(eclipse) : local ? getSolarInstants(local) : [];
  const isVisible = (jd: number): boolean =>
    [local, local?.penumbra].some((span) => span && jd >= span.beginJd && jd <= span.endJd);
  return instants.flatMap(([id, jd]) => (jd === undefined ? [] : [{ id, jd, visible: isVisible(jd) }]));
}

/** An eclipse as it is seen from an almanac's place; the almanac reaches its date. */
export function describeEclipse(almanac: Almanac, eclipse: Eclipse): AlmanacEclipse {
  const { light, kind, maximumJd, magnitude } = eclipse;
  const local = almanac.ephemeris.eclipseAt(eclipse, almanac.place, getHorizon(almanac, light));
  const moments = listMoments(eclipse, local);
  return { light, kind, maximumJd, magnitude, moments, local, sutakas: listSutakas(almanac, light, kind, local) };
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
  const range = { fromJd: julianDayUt(first.midnightJd), untilJd: julianDayUt(last.nextMidnightJd) };
  const found = findEclipses(almanac, range).map((eclipse) => describeEclipse(almanac, eclipse));
  known.set(almanac, found);
  return found;
}
