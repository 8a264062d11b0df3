import type { Ephemeris } from "../ephemeris.ts";

/** So many instants are kept: those of an interval and of the sunrises and risings of its day. */
const MAX_CACHED_INSTANTS = 500;

/** Results by instant; all are dropped when there are too many. */
function createInstantCache<Result>() {
  const known = new Map<number, Result>();
  return (jd: number, compute: () => Result): Result => {
    const found = known.get(jd);
    if (found !== undefined) return found;
    if (known.size >= MAX_CACHED_INSTANTS) known.clear();
    const result = compute();
    known.set(jd, result);
    return result;
  };
}

/** A cache of results by instant for each value of a text. */
function createInstantCaches<Result>() {
  const caches = new Map<string, ReturnType<typeof createInstantCache<Result>>>();
  return (name: string, jd: number, compute: () => Result): Result => {
    const cache = caches.get(name) ?? createInstantCache<Result>();
    caches.set(name, cache);
    return cache(jd, compute);
  };
}

/**
 * An ephemeris of one place that computes a position or the houses of an instant once: the possible charts of a birth
 * ask for the same instants again and again, for example for the risings of their day.
 */
export function cacheEphemeris(ephemeris: Ephemeris): Ephemeris {
  const states = createInstantCaches<ReturnType<Ephemeris["state"]>>();
  const ayanamsas = createInstantCaches<number>();
  const houses = createInstantCaches<ReturnType<Ephemeris["houses"]>>();
  const { source, range } = ephemeris;
  return {
    source,
    range,
    julianDay: (...args) => ephemeris.julianDay(...args),
    utcMilliseconds: (...args) => ephemeris.utcMilliseconds(...args),
    state: (jd, body, positions) => states(`${body} ${positions}`, jd, () => ephemeris.state(jd, body, positions)),
    ayanamsa: (jd, choice, positions, equinox) =>
      choice.id === "custom"
        ? ephemeris.ayanamsa(jd, choice, positions, equinox)
        : ayanamsas(`${choice.id} ${positions} ${equinox}`, jd, () =>
            ephemeris.ayanamsa(jd, choice, positions, equinox),
          ),
    magnitude: (...args) => ephemeris.magnitude(...args),
    houses: (jd, place, system) => houses(system, jd, () => ephemeris.houses(jd, place, system)),
    riseSet: (...args) => ephemeris.riseSet(...args),
    nextEclipse: (...args) => ephemeris.nextEclipse(...args),
    eclipseAt: (...args) => ephemeris.eclipseAt(...args),
  };
}
