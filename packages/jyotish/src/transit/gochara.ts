import { type Graha, GRAHAS, MOORTIS, type Moorti, type Rashi, TARAS, type Tara } from "@lagna/terms";
import { ashtakavarga } from "../ashtakavarga/section.ts";
import { computeKakshya, type Kakshya } from "../ashtakavarga/kakshya.ts";
import { toZodiacPoint, type ZodiacPoint } from "../chart/chart.ts";
import { computeAyanamsaMotion, computeGrahaPositions, computeSiderealMoon } from "../chart/sky.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { isCombust } from "../relation/combustion.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import type { Settings } from "../resolve-settings.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { placeFrom, rashiOf } from "../zodiac/rashi.ts";
import { type CurrentAspect, findCurrentAspects } from "./transit-aspects.ts";
import { GOOD_PLACES, MOORTI_PLACES, NO_VEDHA_BETWEEN, VENUS_PLACES, type GoodPlaces } from "./gochara.data.ts";
import { findSignEntry } from "./stays.ts";

/** The judgement of a transit through a house from the natal Moon (Phaladeepika 26; Brihat Samhita 104). */
export interface GocharaJudgement {
  readonly good: boolean;
  /** For a favourable transit: the grahas that obstruct it (vedha). */
  readonly vedhaBy: readonly Graha[];
  /**
   * For an unfavourable one: the grahas that relieve it, in the favourable house that this one obstructs (vipareeta
   * vedha).
   */
  readonly relievedBy: readonly Graha[];
}

const getGoodPlaces = (graha: Graha, venus: Settings["gochara"]["venus_vedha"]): GoodPlaces =>
  graha === "venus" ? VENUS_PLACES[venus] : GOOD_PLACES[graha];

const haveNoVedha = (a: Graha, b: Graha): boolean =>
  NO_VEDHA_BETWEEN.some(([first, second]) => (a === first && b === second) || (a === second && b === first));

/** Judges transits from the houses of all nine grahas counted from the natal Moon's sign (itself the first). */
export function judgeTransits(
  places: Readonly<Record<Graha, number>>,
  venus: Settings["gochara"]["venus_vedha"],
): Record<Graha, GocharaJudgement> {
  const result = {} as Record<Graha, GocharaJudgement>;
  for (const graha of GRAHAS) {
    const table = getGoodPlaces(graha, venus);
    const place = places[graha];
    const from = table[place];
    const good = from !== undefined;
    const others = GRAHAS.filter((other) => other !== graha && !haveNoVedha(graha, other));
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

/** The moorti of a transit whose graha entered its sign while the Moon was in `moonThen`. */
export function findMoorti(natalMoon: Rashi, moonThen: Rashi): Moorti {
  const place = placeFrom(natalMoon, moonThen);
  return MOORTIS.find((moorti) => MOORTI_PLACES[moorti].includes(place)) as Moorti;
}

/** The tara of a longitude's nakshatra, counted in nines from the natal Moon's nakshatra. */
export function findTara(natalMoon: number, longitude: number): Tara {
  const stars = nakshatraOf(longitude).index - nakshatraOf(natalMoon).index + 27;
  return TARAS[stars % 9] as Tara;
}

/** One transiting graha over a natal chart. */
export interface Transit extends ZodiacPoint, GocharaJudgement {
  readonly id: Graha;
  /** Ecliptic latitude, degrees north. */
  readonly latitude: number;
  /** Sidereal degrees a day. */
  readonly speed: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** Counted by signs from the natal lagna, Moon and Sun, 1–12. */
  readonly houseFrom: { readonly lagna: number; readonly moon: number; readonly sun: number };
  /** When it entered its sign, and the moorti at that time; `null` if that was before the ephemeris' years. */
  readonly enteredJd: JulianDayUt | null;
  readonly moorti: Moorti | null;
  readonly tara: Tara;
  /** The kakshya with its bindus; `null` for the nodes, which have none. */
  readonly kakshya: Kakshya | null;
  /** Natal points that it is conjunct with or aspects. */
  readonly aspects: readonly CurrentAspect[];
}

const isSaptaGraha = (graha: Graha): graha is SaptaGraha => SAPTA_GRAHAS.includes(graha as SaptaGraha);

/**
 * The nine grahas of an instant over a natal chart: positions, houses, and their gochara judgement.
 * @throws RangeError outside the ephemeris' range.
 */
export function computeTransits(nativity: Nativity, jd: JulianDayUt): readonly Transit[] {
  const { sky, signs, longitudes, settings } = nativity;
  const states = computeGrahaPositions(sky, jd, computeAyanamsaMotion(sky, jd));
  const bindus = ashtakavarga(nativity);
  const places = {} as Record<Graha, number>;
  for (const id of GRAHAS) places[id] = placeFrom(signs.moon, rashiOf(states[id].longitude));
  const judged = judgeTransits(places, settings.gochara.venus_vedha);
  return GRAHAS.map((id) => {
    const { longitude, latitude, speed } = states[id];
    const point = toZodiacPoint(longitude);
    const retrograde = speed < 0;
    const enteredJd = findSignEntry(sky, id, jd);
    const moonThen = enteredJd === null ? null : rashiOf(computeSiderealMoon(sky, enteredJd).angle);
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
      moorti: moonThen && findMoorti(signs.moon, moonThen),
      tara: findTara(longitudes.moon, longitude),
      kakshya: isSaptaGraha(id) ? computeKakshya(id, longitude, bindus) : null,
      aspects: findCurrentAspects(nativity, id, longitude),
    };
  });
}
