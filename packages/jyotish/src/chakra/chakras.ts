import {
  type ChakraMotion,
  type ChakraTargetKind,
  type Graha,
  GRAHAS,
  type KotaMovement,
  NAKSHATRAS_28,
  type Nakshatra28,
  SPECIAL_STARS,
  type SpecialStar,
  type SpecialStarRule,
  type VedhaLine,
  type VedhaRule,
} from "@lagna/terms";
import { computeAyanamsaMotion, computeGrahaPositions, type Sky } from "../chart/sky.ts";
import { arcForward } from "../core/angle.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { panchanga } from "../panchanga/section.ts";
import { computeNaturalNature } from "../relation/nature.ts";
import { GRAHA_MOTION_LIMITS } from "../transit/graha-motion.data.ts";
import { findNakshatra28Stays } from "../transit/stays.ts";
import { findNakshatra28 } from "../zodiac/abhijit.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { findKotaLords, findKotaMovement, type KotaPlace, listKotaPlaces } from "./kota.ts";
import { findNameLetter, type NameLetter } from "./name-letter.ts";
import {
  findChakraMotion,
  findCornerVedha,
  findSquare,
  findVedhas,
  listCountedLines,
  type Square,
} from "./sarvatobhadra.ts";
import { type ChakraSquare, getTithiGroup, TITHI_GROUP_OF_VARA } from "./sarvatobhadra.data.ts";
import { SPECIAL_STAR_COUNTS } from "./special-star.data.ts";

export interface ChakraRules {
  /** Default `all`. */
  readonly vedha: VedhaRule;
  /** Default `narasimha_rao`. */
  readonly specialStars: SpecialStarRule;
}

export const DEFAULT_CHAKRA_RULES: ChakraRules = { vedha: "all", specialStars: "narasimha_rao" };

/** What of a person a vedha may fall on, and where in the chakra it is. */
export interface ChakraTarget {
  readonly kind: ChakraTargetKind;
  /** Of a star. */
  readonly special: SpecialStar | null;
  readonly squares: readonly Square[];
}

export interface ChakraGraha {
  readonly id: Graha;
  readonly longitude: number;
  readonly star: Nakshatra28;
  readonly retrograde: boolean;
  readonly motion: ChakraMotion;
  readonly nature: "benefic" | "malefic";
  readonly at: Square;
  readonly vedhas: Readonly<Record<VedhaLine, readonly Square[]>>;
  /** The vedhas that count by the rule. */
  readonly counted: readonly VedhaLine[];
  readonly kota: KotaPlace & { readonly movement: KotaMovement };
}

/** How long a graha has been in its star and stays there; `null` beyond the years of the ephemeris. */
export interface StarStay {
  readonly fromJd: JulianDayUt | null;
  readonly untilJd: JulianDayUt | null;
}

export interface ChakraHit {
  /** Index in the list of targets. */
  readonly target: number;
  readonly graha: Graha;
  /** `occupied`: the graha is in the star itself. */
  readonly line: VedhaLine | "occupied";
}

export interface Chakras {
  readonly targets: readonly ChakraTarget[];
  readonly letter: NameLetter;
  readonly natal: readonly ChakraGraha[];
  readonly transit: readonly (ChakraGraha & { readonly stay: StarStay })[];
  /** Of the transiting grahas, by the vedhas that count. */
  readonly hits: readonly ChakraHit[];
  readonly kota: {
    readonly swami: Graha;
    readonly pala: Graha;
    readonly places: readonly KotaPlace[];
  };
}

const isSame = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];

const squareOf = (kind: ChakraSquare["kind"], id: string): Square => findSquare({ kind, id } as ChakraSquare);

/** The star, sign, tithi, weekday and letters of a birth, and its special stars, the birth star first. */
function listTargets(nativity: Nativity, letter: NameLetter, rule: SpecialStarRule): readonly ChakraTarget[] {
  const { signs, longitudes } = nativity;
  const { tithi, vara } = panchanga(nativity);
  const first = findNakshatra28(longitudes.moon).index;
  const stars = SPECIAL_STARS.flatMap((special): ChakraTarget[] => {
    const count = SPECIAL_STAR_COUNTS[rule][special];
    if (count === undefined) return [];
    const star = NAKSHATRAS_28[(first + count - 1) % NAKSHATRAS_28.length] as Nakshatra28;
    return [{ kind: "star", special, squares: [squareOf("star", star)] }];
  });
  const target = (kind: ChakraTarget["kind"], ...squares: Square[]): ChakraTarget => ({ kind, special: null, squares });
  return [
    ...stars,
    target("sign", squareOf("sign", signs.moon)),
    target("tithi", squareOf("tithi", getTithiGroup(tithi.number))),
    target("vara", squareOf("tithi", TITHI_GROUP_OF_VARA[vara.id])),
    // A letter without a square is represented by the birth star.
    target(
      "consonant",
      letter.consonant === null
        ? squareOf("star", NAKSHATRAS_28[first] as Nakshatra28)
        : squareOf("consonant", letter.consonant),
    ),
    target("vowels", ...letter.vowels.map((id) => squareOf("vowel", id))),
  ];
}

interface Moving {
  readonly longitude: number;
  readonly speed: number;
}

function placeGrahas(
  states: Readonly<Record<Graha, Moving>>,
  places: readonly KotaPlace[],
  { settings }: Nativity,
  rule: VedhaRule,
): ChakraGraha[] {
  const signs = Object.fromEntries(GRAHAS.map((id) => [id, rashiOf(states[id].longitude)]));
  const { malefics } = computeNaturalNature(signs, arcForward(states.sun.longitude, states.moon.longitude), {
    moon: settings.moon_benefic,
    mercury: settings.mercury_benefic,
  });
  return GRAHAS.map((id) => {
    const { longitude, speed } = states[id];
    const { index, fraction } = findNakshatra28(longitude);
    const star = NAKSHATRAS_28[index] as Nakshatra28;
    const motion = findChakraMotion(id, speed);
    // A true node turns for days; in the fort it goes backward all the same.
    const retrograde = motion === "retrograde";
    const place = places.find((candidate) => candidate.star === star) as KotaPlace;
    return {
      id,
      longitude,
      star,
      retrograde,
      motion,
      nature: malefics.includes(id) ? "malefic" : "benefic",
      at: squareOf("star", star),
      vedhas: { ...findVedhas(star), corner: findCornerVedha(star, fraction) },
      counted: listCountedLines(id, motion, rule),
      kota: { ...place, movement: findKotaMovement(place, retrograde) },
    };
  });
}

/** A window in which most grahas leave their star; it is doubled until one does. */
const FIRST_WINDOW_STARS = 2;
const STAR_DEG = 360 / 27;

/** The stay of a graha in its star of 28 around an instant. */
export function findStarStay(sky: Sky, graha: Graha, jd: JulianDayUt): StarStay {
  const { from, until } = sky.ephemeris.range;
  const first = (FIRST_WINDOW_STARS * STAR_DEG) / GRAHA_MOTION_LIMITS[graha].maxDegreesPerDay;
  const search = (direction: 1 | -1): JulianDayUt | null => {
    for (let [near, window]: [number, number] = [jd, first]; near > from && near < until; window *= 2) {
      const far = Math.min(Math.max(near + direction * window, from), until);
      const [fromJd, untilJd] = [Math.min(near, far) as JulianDayUt, Math.max(near, far) as JulianDayUt];
      if (!(untilJd > fromJd)) return null;
      const stays = findNakshatra28Stays(sky, graha, { fromJd, untilJd });
      if (stays.length > 1) return (direction === 1 ? stays[0]?.endJd : stays.at(-1)?.startJd) ?? null;
      near = far;
    }
    return null;
  };
  return { fromJd: search(-1), untilJd: search(1) };
}

function listHits(targets: readonly ChakraTarget[], grahas: readonly ChakraGraha[]): ChakraHit[] {
  return targets.flatMap(({ squares }, target) =>
    grahas.flatMap(({ id: graha, at, vedhas, counted }): ChakraHit[] => {
      if (squares.some((square) => isSame(square, at))) return [{ target, graha, line: "occupied" }];
      return counted
        .filter((line) => vedhas[line].some((square) => squares.some((other) => isSame(square, other))))
        .map((line) => ({ target, graha, line }));
    }),
  );
}

/**
 * The Sarvatobhadra and the kota chakra of a birth, with the grahas of an instant.
 * @throws RangeError outside the ephemeris' range.
 */
export function computeChakras(
  nativity: Nativity,
  jd: JulianDayUt,
  rules: ChakraRules = DEFAULT_CHAKRA_RULES,
): Chakras {
  const { sky, chart, longitudes, signs } = nativity;
  const { nakshatra, pada } = nakshatraOf(longitudes.moon);
  const letter = findNameLetter(nakshatra, pada);
  const targets = listTargets(nativity, letter, rules.specialStars);
  const places = listKotaPlaces(NAKSHATRAS_28[findNakshatra28(longitudes.moon).index] as Nakshatra28);
  const natal = {} as Record<Graha, Moving>;
  for (const planet of chart.planets) natal[planet.id] = planet;
  const now = computeGrahaPositions(sky, jd, computeAyanamsaMotion(sky, jd));
  const transit = placeGrahas(now, places, nativity, rules.vedha);
  return {
    targets,
    letter,
    natal: placeGrahas(natal, places, nativity, rules.vedha),
    transit: transit.map((graha) => ({ ...graha, stay: findStarStay(sky, graha.id, jd) })),
    hits: listHits(targets, transit),
    kota: { ...findKotaLords(signs.moon, nakshatra, pada), places },
  };
}
