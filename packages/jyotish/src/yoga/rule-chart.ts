import {
  type Choices,
  type Gender,
  type Graha,
  GRAHAS,
  type Karaka8,
  RASHI_LORDS,
  RASHIS,
  type VargaGroup,
  type VargaId,
} from "@lagna/terms";
import { COMBUSTION_ORBS_DEG } from "../relation/combustion.data.ts";
import { GRAHA_DRISHTI_PLACES, NODE_DRISHTI_PLACES } from "../relation/drishti.data.ts";
import { POINTS, type PointName, type YogaSettings } from "./rule-language.ts";
import { FALSE, TRUE, type Truth, UNKNOWN } from "./three-valued-logic.ts";

/** The bodies that have a sign, by number: the nine grahas, then the points. */
export const BODY_NUMBER = Object.fromEntries([...GRAHAS, ...POINTS].map((name, number) => [name, number])) as Readonly<
  Record<Graha | PointName, number>
>;
export const BODY_COUNT = GRAHAS.length + POINTS.length;
export const UNKNOWN_BODY = -1;
export const UNKNOWN_SIGN = -1;

/** Grahas as bits; the Sun is the lowest. */
export type GrahaBits = number;
export const NINE_GRAHA_BITS: GrahaBits = 0b1_1111_1111;
export const SEVEN_GRAHA_BITS: GrahaBits = 0b111_1111;
export const toGrahaBits = (grahas: readonly Graha[]): GrahaBits =>
  grahas.reduce((bits, graha) => bits | (1 << BODY_NUMBER[graha]), 0);

/** Selects a subset by bits, the lowest bit being the first element; every list is created once and cached. */
export function createBitSelector<Thing>(things: readonly Thing[]): (bits: number) => readonly Thing[] {
  const lists = new Map<number, readonly Thing[]>();
  return (bits) => {
    const found = lists.get(bits) ?? things.filter((_, number) => ((bits >> number) & 1) === 1);
    lists.set(bits, found);
    return found;
  };
}

export const toGrahas: (bits: GrahaBits) => readonly Graha[] = createBitSelector(GRAHAS);

/** The lord of each sign from Aries, by number. */
export const TRADITIONAL_LORDS: readonly number[] = RASHIS.map((rashi) => BODY_NUMBER[RASHI_LORDS[rashi]]);

/** Full aspects of each graha as bits of houses: the 7th is bit 6. */
const toAspectBits = (places: readonly number[]): number =>
  places.reduce((bits, place) => bits | (1 << (place - 1)), 0);
const ASPECT_BITS_BY_RULE = Object.fromEntries(
  (Object.keys(NODE_DRISHTI_PLACES) as Choices["yogas"]["node_aspects"][]).map((rule) => [
    rule,
    GRAHAS.map((graha) =>
      toAspectBits(graha === "rahu" || graha === "ketu" ? NODE_DRISHTI_PLACES[rule] : GRAHA_DRISHTI_PLACES[graha]),
    ),
  ]),
) as Record<Choices["yogas"]["node_aspects"], number[]>;

/** The grahas that have any aspect at all. */
const ASPECTING_GRAHAS_BY_RULE = Object.fromEntries(
  Object.entries(ASPECT_BITS_BY_RULE).map(([rule, sights]) => [
    rule,
    sights.reduce((bits, places, graha) => (places === 0 ? bits : bits | (1 << graha)), 0),
  ]),
) as Record<Choices["yogas"]["node_aspects"], GrahaBits>;

/** Facts of a birth besides positions; `null` if unknown. */
export interface BirthFacts {
  readonly dayBirth: boolean | null;
  readonly gender: Gender | null;
  /** The Moon's from the Sun, degrees, [0, 360). */
  readonly elongation: number | null;
  /** The Hindu weekday, 0 = Sunday. */
  readonly vara: number | null;
  /** The body in eclipse as seen from the place at birth, `false` for none. */
  readonly eclipse: "sun" | "moon" | false | null;
}

/** The data of a rule chart. Signs are 0 = Aries … 11 = Pisces, `NOWHERE` if unknown; lists are by body number. */
export interface RuleChartData {
  readonly signs: readonly number[];
  /** The grahas in the chart; a missing one is left out of sets, and unknown if a rule names it. */
  readonly grahas: GrahaBits;
  readonly benefics: GrahaBits;
  readonly malefics: GrahaBits;
  /**
   * Grahas that are either benefic or malefic, but it is unknown which; one that is in none of the three sets is left
   * out of both.
   */
  readonly undecided: GrahaBits;
  /** Sidereal degrees; NaN if unknown. */
  readonly longitudes: readonly number[];
  readonly combust: readonly Truth[];
  readonly retrograde: readonly Truth[];
  /** Only signs are known, as in charts printed in books: being in the same sign is as near as the chart can tell. */
  readonly isSignsOnly?: boolean;
  readonly facts: BirthFacts;
  readonly lords: readonly number[];
  readonly karaka: (id: Karaka8) => number;
  readonly varga: (id: VargaId) => readonly number[];
  /** The number of vargas of a group in which a graha is in its own, moolatrikona or exaltation sign; `null` if unknown. */
  readonly goodVargas: (graha: number, group: VargaGroup) => number | null;
  /** Shadbala divided by the requirement, or vimsopaka, by number; `null` if unknown. */
  readonly strength: (graha: number) => number | null;
  readonly settings: YogaSettings;
}

const UNKNOWN_STATES: readonly Truth[] = Array.from({ length: GRAHAS.length }, () => UNKNOWN);
const UNKNOWN_LONGITUDES: readonly number[] = Array.from({ length: BODY_COUNT }, () => Number.NaN);

function collectOccupants(signs: readonly number[], grahas: GrahaBits): { at: GrahaBits[]; lost: GrahaBits } {
  const at = Array.from({ length: 12 }, () => 0);
  let lost = NINE_GRAHA_BITS & ~grahas;
  for (let graha = 0; graha < GRAHAS.length; graha++) {
    const sign = signs[graha] ?? UNKNOWN_SIGN;
    if (sign === UNKNOWN_SIGN) lost |= 1 << graha;
    else at[sign] = (at[sign] ?? 0) | (((grahas >> graha) & 1) << graha);
  }
  return { at, lost };
}

function collectAspecting(signs: readonly number[], sights: readonly number[]): GrahaBits[] {
  const seen = Array.from({ length: 12 }, () => 0);
  for (let graha = 0; graha < GRAHAS.length; graha++) {
    const sign = signs[graha] ?? UNKNOWN_SIGN;
    if (sign === UNKNOWN_SIGN) continue;
    for (let rest = sights[graha] ?? 0, place = 0; rest !== 0; rest >>= 1, place++) {
      const at = (sign + place) % 12;
      if ((rest & 1) === 1) seen[at] = (seen[at] ?? 0) | (1 << graha);
    }
  }
  return seen;
}

/**
 * A chart for evaluating rules. It is a class because hundreds of rules read many charts: property access is only fast
 * on objects of the same shape.
 */
export class RuleChart implements RuleChartData {
  readonly signs: readonly number[];
  readonly grahas: GrahaBits;
  readonly benefics: GrahaBits;
  readonly malefics: GrahaBits;
  readonly undecided: GrahaBits;
  readonly longitudes: readonly number[];
  readonly combust: readonly Truth[];
  readonly retrograde: readonly Truth[];
  readonly isSignsOnly: boolean;
  readonly facts: BirthFacts;
  readonly lords: readonly number[];
  readonly karaka: (id: Karaka8) => number;
  readonly varga: (id: VargaId) => readonly number[];
  readonly goodVargas: (graha: number, group: VargaGroup) => number | null;
  readonly strength: (graha: number) => number | null;
  readonly settings: YogaSettings;
  /** The occupants of each sign; and the grahas, or all bodies, whose sign is unknown. */
  readonly occupants: readonly GrahaBits[];
  readonly unplaced: GrahaBits;
  /** The grahas that aspect each sign in full, and those that aspect any. */
  readonly aspectedBy: readonly GrahaBits[];
  readonly aspecting: GrahaBits;
  readonly aspectBits: readonly number[];
  /** The birth chart, of which this may be a varga. */
  readonly birth: RuleChart;
  readonly #parts: RuleChartData;
  readonly #vargas = new Map<VargaId, RuleChart>();

  constructor(parts: RuleChartData, birth?: RuleChart) {
    const { signs, grahas, settings } = parts;
    this.#parts = parts;
    this.signs = signs;
    this.grahas = grahas;
    this.benefics = parts.benefics;
    this.malefics = parts.malefics;
    this.undecided = parts.undecided;
    this.longitudes = parts.longitudes;
    this.combust = parts.combust;
    this.retrograde = parts.retrograde;
    this.isSignsOnly = parts.isSignsOnly === true;
    this.facts = parts.facts;
    this.lords = parts.lords;
    this.karaka = parts.karaka;
    this.varga = parts.varga;
    this.goodVargas = parts.goodVargas;
    this.strength = parts.strength;
    this.settings = settings;
    ({ at: this.occupants, lost: this.unplaced } = collectOccupants(signs, grahas));
    this.aspectBits = ASPECT_BITS_BY_RULE[settings.node_aspects];
    this.aspectedBy = collectAspecting(signs, this.aspectBits);
    this.aspecting = ASPECTING_GRAHAS_BY_RULE[settings.node_aspects];
    this.birth = birth ?? this;
  }

  /** A copy of the chart with some parts changed. */
  with(changed: Partial<RuleChartData>): RuleChart {
    return new RuleChart({ ...this.#parts, ...changed });
  }

  /**
   * The same birth in another varga: only signs differ; benefics and the facts of the birth are those of the birth
   * chart.
   */
  inVarga(id: VargaId): RuleChart {
    const known = this.#vargas.get(id);
    if (known) return known;
    const parts = { ...this.#parts, signs: this.varga(id), longitudes: UNKNOWN_LONGITUDES, retrograde: UNKNOWN_STATES };
    const made = new RuleChart(parts, this.birth);
    this.#vargas.set(id, made);
    return made;
  }
}

/** Combustion if only signs are known: no orb reaches two signs away. */
export function evaluateCombustionBySign(graha: Graha, sign: number, sun: number): Truth {
  if (COMBUSTION_ORBS_DEG[graha] === undefined) return FALSE;
  if (sign === UNKNOWN_SIGN || sun === UNKNOWN_SIGN) return UNKNOWN;
  const signDistance = Math.min((sign - sun + 12) % 12, (sun - sign + 12) % 12);
  return signDistance > 1 ? FALSE : UNKNOWN;
}

/** Less than half lit: within 90° of the Sun; by signs, if they are certainly nearer or farther than that. */
export function evaluateFaintMoon({ signs, facts }: RuleChart): Truth {
  if (facts.elongation !== null) return facts.elongation < 90 || facts.elongation > 270 ? TRUE : FALSE;
  const [sun, moon] = [signs[BODY_NUMBER.sun] ?? UNKNOWN_SIGN, signs[BODY_NUMBER.moon] ?? UNKNOWN_SIGN];
  if (sun === UNKNOWN_SIGN || moon === UNKNOWN_SIGN) return UNKNOWN;
  const signDistance = Math.min((moon - sun + 12) % 12, (sun - moon + 12) % 12);
  return signDistance === 3 ? UNKNOWN : signDistance < 3 ? TRUE : FALSE;
}

/** Waxing if only the signs of Sun and Moon are known. */
export function evaluateWaxing({ signs, facts }: RuleChart): Truth {
  if (facts.elongation !== null) return facts.elongation < 180 ? TRUE : FALSE;
  const [sun, moon] = [signs[BODY_NUMBER.sun] ?? UNKNOWN_SIGN, signs[BODY_NUMBER.moon] ?? UNKNOWN_SIGN];
  const signDistance = (moon - sun + 12) % 12;
  if (sun === UNKNOWN_SIGN || moon === UNKNOWN_SIGN || signDistance % 6 === 0) return UNKNOWN;
  return signDistance < 6 ? TRUE : FALSE;
}
