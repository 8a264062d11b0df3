import { type Graha, GRAHAS, MOORTIS, type Moorti, type Rashi, TARAS, type Tara } from "@lagna/terms";
import { ashtakavarga } from "../ashtakavarga/subject.ts";
import { kakshyaAt, type Kakshya } from "../ashtakavarga/kakshya.ts";
import { zodiacPoint, type ZodiacPoint } from "../chart/chart.ts";
import { ayanamsaMotion, grahaStates, siderealMoon } from "../chart/sky.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { isCombust } from "../relation/combustion.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import type { Settings } from "../settings.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { placeFrom, rashiOf } from "../zodiac/rashi.ts";
import { type AspectNow, aspectsAt } from "./aspect.ts";
import { GOOD_PLACES, MOORTI_PLACES, NO_VEDHA_BETWEEN, VENUS_PLACES, type GoodPlaces } from "./gochara.data.ts";
import { signEntry } from "./states.ts";

/** How a transit through a place from the natal Moon is judged (Phaladeepika 26; Brihat Samhita 104). */
export interface Judged {
  readonly good: boolean;
  /** A good transit: who obstructs it (vedha). */
  readonly vedhaBy: readonly Graha[];
  /** A bad one: who relieves it, standing in the good place this one obstructs (vipareeta vedha). */
  readonly relievedBy: readonly Graha[];
}

const goodPlaces = (graha: Graha, venus: Settings["gochara"]["venus_vedha"]): GoodPlaces =>
  graha === "venus" ? VENUS_PLACES[venus] : GOOD_PLACES[graha];

const atPeace = (a: Graha, b: Graha): boolean =>
  NO_VEDHA_BETWEEN.some(([one, other]) => (a === one && b === other) || (a === other && b === one));

/** Which transits are good, from the places of all nine counted from the natal Moon's sign (itself the first). */
export function judgeTransits(
  places: Readonly<Record<Graha, number>>,
  venus: Settings["gochara"]["venus_vedha"],
): Record<Graha, Judged> {
  const result = {} as Record<Graha, Judged>;
  for (const graha of GRAHAS) {
    const table = goodPlaces(graha, venus);
    const place = places[graha];
    const from = table[place];
    const good = from !== undefined;
    const others = GRAHAS.filter((other) => other !== graha && !atPeace(graha, other));
    const obstructed = Object.keys(table)
      .map(Number)
      .filter((at) => table[at] === place);
    result[graha] = {
      good,
      vedhaBy: good ? others.filter((other) => places[other] === from) : [],
      relievedBy: good ? [] : others.filter((other) => obstructed.includes(places[other])),
    };
  }
  return result;
}

/** The moorti of a transit whose graha entered its sign while the Moon stood in `moonThen`. */
export function moortiOf(natalMoon: Rashi, moonThen: Rashi): Moorti {
  const place = placeFrom(natalMoon, moonThen);
  return MOORTIS.find((moorti) => MOORTI_PLACES[moorti].includes(place)) as Moorti;
}

/** The tara of the star a longitude stands in, counted in nines from the star of another. */
export function taraOf(natalMoon: number, longitude: number): Tara {
  const stars = nakshatraOf(longitude).index - nakshatraOf(natalMoon).index + 27;
  return TARAS[stars % 9] as Tara;
}

/** One graha of a moment over a natal chart. */
export interface Transit extends ZodiacPoint, Judged {
  readonly id: Graha;
  /** Ecliptic latitude, degrees north. */
  readonly latitude: number;
  /** Sidereal degrees a day. */
  readonly speed: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** Counted by signs from the natal lagna, Moon and Sun, 1–12. */
  readonly houseFrom: { readonly lagna: number; readonly moon: number; readonly sun: number };
  /** When it entered its sign, and what the Moon made of that; `null` where that was before the ephemeris' years. */
  readonly enteredJd: JulianDayUt | null;
  readonly moorti: Moorti | null;
  readonly tara: Tara;
  /** The bindus it meets; `null` for the nodes, who have none. */
  readonly kakshya: Kakshya | null;
  /** Natal points it meets or aspects. */
  readonly aspects: readonly AspectNow[];
}

const hasBindus = (graha: Graha): graha is SaptaGraha => SAPTA_GRAHAS.includes(graha as SaptaGraha);

/**
 * The nine grahas of an instant over a natal chart: where they stand, in which houses, and what gochara says of it.
 * @throws RangeError outside the ephemeris' range.
 */
export function transitsAt(nativity: Nativity, jd: JulianDayUt): readonly Transit[] {
  const { sky, signs, longitudes, settings } = nativity;
  const states = grahaStates(sky, jd, ayanamsaMotion(sky, jd));
  const bindus = ashtakavarga(nativity);
  const places = {} as Record<Graha, number>;
  for (const id of GRAHAS) places[id] = placeFrom(signs.moon, rashiOf(states[id].longitude));
  const judged = judgeTransits(places, settings.gochara.venus_vedha);
  return GRAHAS.map((id) => {
    const { longitude, latitude, speed } = states[id];
    const point = zodiacPoint(longitude);
    const retrograde = speed < 0;
    const enteredJd = signEntry(sky, id, jd);
    const moonThen = enteredJd === null ? null : rashiOf(siderealMoon(sky, enteredJd).angle);
    return {
      id,
      ...point,
      latitude,
      speed,
      retrograde,
      combust: isCombust(id, longitude, states.sun.longitude, retrograde),
      houseFrom: {
        lagna: placeFrom(signs.lagna, point.sign),
        moon: places[id],
        sun: placeFrom(signs.sun, point.sign),
      },
      ...judged[id],
      enteredJd,
      moorti: moonThen && moortiOf(signs.moon, moonThen),
      tara: taraOf(longitudes.moon, longitude),
      kakshya: hasBindus(id) ? kakshyaAt(id, longitude, bindus) : null,
      aspects: aspectsAt(nativity, id, longitude),
    };
  });
}
