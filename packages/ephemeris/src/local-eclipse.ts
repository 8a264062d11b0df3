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

/** The next solar eclipse visible at the place from the start on, if that is the same eclipse. */
function findSolarContacts({ native, eclipse, place }: LocalEclipseSearch): Contacts | null {
  const found = native.sol_eclipse_when_loc(eclipse.beginJd - 0.01, SEFLG_SWIEPH, toPosition(place), false);
  assertFound(found, "local eclipse of the sun");
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
