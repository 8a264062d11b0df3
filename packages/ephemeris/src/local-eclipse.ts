import type { Eclipse, EclipseHorizon, EclipsePhase, GeoPlace, LocalEclipse } from "@lagna/jyotish";
import { julianDayUt } from "@lagna/jyotish/core";
import { SEFLG_SWIEPH } from "./constants.ts";
import { assertFound, toEclipseKind, toPhaseSpan } from "./find-eclipses.ts";
import { createExactHeight } from "./horizon-height.ts";
import type { NativeSwissEphemeris } from "./native-binding.ts";

/** Finds the next rise or set of a light; `null` if there is none within a day. */
export type FindRiseSet = (jd: number, event: "rise" | "set") => number | null;

export interface LocalEclipseSearch {
  readonly native: NativeSwissEphemeris;
  readonly eclipse: Eclipse;
  readonly place: GeoPlace;
  readonly horizon: EclipseHorizon;
  readonly findRiseSet: FindRiseSet;
}

const SECOND_DAYS = 1 / 86_400;

/** The contacts of an eclipse at a place, whether above the horizon or not. */
type Contacts = Pick<LocalEclipse, "kind" | "contacts" | "total" | "magnitude" | "maximumJd"> & {
  readonly penumbra: EclipsePhase | null;
};

const toPosition = ({ longitude, latitude, altitude = 0 }: GeoPlace): [number, number, number] => [
  longitude,
  latitude,
  altitude,
];

const MINUTE_DAYS = 1 / 1440;

/** The contacts to the minute, from how much of the Sun is covered at each; `null` if it never is. */
function sampleSolarContacts({
  native,
  eclipse,
  place,
}: Pick<LocalEclipseSearch, "native" | "eclipse" | "place">): Contacts | null {
  const minutes = Math.ceil((eclipse.endJd - eclipse.beginJd) / MINUTE_DAYS);
  const covered = Array.from({ length: minutes + 1 }, (_, minute) => {
    const jd = eclipse.beginJd + minute * MINUTE_DAYS;
    const how = native.sol_eclipse_how(jd, SEFLG_SWIEPH, toPosition(place));
    return { jd, magnitude: how.flag > 0 ? how.data[8] : 0 };
  }).filter(({ magnitude }) => magnitude > 0);
  const [first, last] = [covered[0], covered.at(-1)];
  if (!first || !last) return null;
  const maximum = covered.reduce((best, one) => (one.magnitude > best.magnitude ? one : best));
  return {
    kind: "partial",
    contacts: { beginJd: julianDayUt(first.jd), endJd: julianDayUt(last.jd) },
    total: null,
    maximumJd: julianDayUt(maximum.jd),
    magnitude: maximum.magnitude,
    penumbra: null,
  };
}

/** The next solar eclipse visible at the place from the start on, if that is the same eclipse. */
function findSolarContacts({ native, eclipse, place }: LocalEclipseSearch): Contacts | null {
  const found = native.sol_eclipse_when_loc(eclipse.beginJd - 0.01, SEFLG_SWIEPH, toPosition(place), false);
  // At the edge of an eclipse the search may leave the files, thousands of years away: at Ujjain on 16 October 1175 (Julian).
  if (found.flag < 0) return sampleSolarContacts({ native, eclipse, place });
  const [maximum, first, second, third, fourth] = found.data;
  if (!(maximum <= eclipse.endJd + 0.01)) return null;
  return {
    kind: toEclipseKind(found.flag),
    contacts: { beginJd: julianDayUt(first), endJd: julianDayUt(fourth) },
    total: toPhaseSpan(second, third),
    maximumJd: julianDayUt(maximum),
    magnitude: found.attributes[8],
    penumbra: null,
  };
}

/** A lunar eclipse has the same contacts everywhere. */
function getLunarContacts({ kind, beginJd, endJd, partial, total, maximumJd, magnitude }: Eclipse): Contacts {
  const penumbra = { beginJd, endJd };
  return { kind, contacts: partial ?? penumbra, total, maximumJd, magnitude, penumbra };
}

/**
 * The part of a phase in which the light is up; the longer part if it sets and rises again, as it may near the poles.
 */
function cutAtHorizon(search: LocalEclipseSearch, { beginJd, endJd }: EclipsePhase): EclipsePhase | null {
  const { native, eclipse, place, horizon, findRiseSet } = search;
  const find = (event: "rise" | "set", shift: number): number => {
    // The shift may move an event over the start of the phase.
    const found = findRiseSet(beginJd - Math.abs(shift) * SECOND_DAYS, event);
    const shifted = found === null ? Infinity : found + shift * SECOND_DAYS;
    return shifted > beginJd ? shifted : (findRiseSet(beginJd + SECOND_DAYS, event) ?? Infinity);
  };
  const [rise, set] = [find("rise", horizon.riseShift), find("set", horizon.setShift)];
  const isCut = rise < endJd || set < endJd;
  const height = createExactHeight(native, { body: eclipse.light, event: "rise", place, kind: horizon.kind });
  const isUp = isCut ? set < rise : height((beginJd + endJd) / 2) > 0;
  const parts = isUp
    ? [
        [beginJd, Math.min(set, endJd)],
        [rise, endJd],
      ]
    : [[rise, Math.min(set, endJd)]];
  const [longest] = parts
    .filter(([from = 0, until = 0]) => until > from)
    .toSorted((one, other) => (other[1] ?? 0) - (other[0] ?? 0) - (one[1] ?? 0) + (one[0] ?? 0));
  const [from, until] = longest ?? [];
  return from === undefined || until === undefined ? null : { beginJd: julianDayUt(from), endJd: julianDayUt(until) };
}

function computeMagnitude({ native, eclipse, place }: LocalEclipseSearch, jd: number): number {
  if (eclipse.light === "sun") {
    const how = native.sol_eclipse_how(jd, SEFLG_SWIEPH, toPosition(place));
    assertFound(how, "magnitude of a solar eclipse");
    return how.data[8];
  }
  const how = native.lun_eclipse_how(jd, SEFLG_SWIEPH, toPosition(place));
  assertFound(how, "magnitude of a lunar eclipse");
  return how.data[eclipse.kind === "penumbral" ? 1 : 0];
}

/** How an eclipse is seen from a place; `null` if it is not. */
export function computeLocalEclipse(search: LocalEclipseSearch): LocalEclipse | null {
  const { eclipse } = search;
  const found = eclipse.light === "sun" ? findSolarContacts(search) : getLunarContacts(eclipse);
  const visible = found && cutAtHorizon(search, found.contacts);
  if (!visible) return null;
  const { kind, contacts, total, penumbra } = found;
  const maximumJd = julianDayUt(Math.min(Math.max(found.maximumJd, visible.beginJd), visible.endJd));
  return {
    kind,
    ...visible,
    maximumJd,
    magnitude: maximumJd === found.maximumJd ? found.magnitude : computeMagnitude(search, maximumJd),
    contacts,
    total,
    penumbra: penumbra && cutAtHorizon(search, penumbra),
  };
}
