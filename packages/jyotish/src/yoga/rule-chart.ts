import {
  type Choices,
  type Gender,
  type Graha,
  GRAHAS,
  type Karaka8,
  RASHI_LORDS,
  RASHIS,
  type VargaId,
} from "@lagna/terms";
import { COMBUSTION_ORBS_DEG } from "../relation/combustion.data.ts";
import { GRAHA_DRISHTI_PLACES, NODE_DRISHTI_PLACES } from "../relation/drishti.data.ts";
import { POINTS, type PointName, type YogaSettings } from "./rule.ts";
import { FALSE, TRUE, type Truth, UNKNOWN } from "./truth.ts";

/** Whatever stands in a sign, by number: the nine grahas, then the points. */
export const BODY_NUMBER = Object.fromEntries([...GRAHAS, ...POINTS].map((name, number) => [name, number])) as Readonly<
  Record<Graha | PointName, number>
>;
export const BODIES = GRAHAS.length + POINTS.length;
export const NOBODY = -1;
export const NOWHERE = -1;

/** Grahas as bits, the Sun the lowest. */
export type GrahaBits = number;
export const ALL_NINE: GrahaBits = 0b1_1111_1111;
export const ALL_SEVEN: GrahaBits = 0b111_1111;
export const bitsOf = (grahas: readonly Graha[]): GrahaBits =>
  grahas.reduce((bits, graha) => bits | (1 << BODY_NUMBER[graha]), 0);

/** By its bits each choice of some things, the lowest bit the first of them: every list is made once. */
export function chosenBy<Thing>(things: readonly Thing[]): (bits: number) => readonly Thing[] {
  const lists = new Map<number, readonly Thing[]>();
  return (bits) => {
    const found = lists.get(bits) ?? things.filter((_, number) => ((bits >> number) & 1) === 1);
    lists.set(bits, found);
    return found;
  };
}

export const grahasOf: (bits: GrahaBits) => readonly Graha[] = chosenBy(GRAHAS);

/** The lord of each sign from Aries, by number. */
export const LORDS: readonly number[] = RASHIS.map((rashi) => BODY_NUMBER[RASHI_LORDS[rashi]]);

/** Full aspects of each graha as bits of places: the 7th is bit 6. */
const sight = (places: readonly number[]): number => places.reduce((bits, place) => bits | (1 << (place - 1)), 0);
const SIGHTS = Object.fromEntries(
  (Object.keys(NODE_DRISHTI_PLACES) as Choices["yogas"]["node_aspects"][]).map((rule) => [
    rule,
    GRAHAS.map((graha) =>
      sight(graha === "rahu" || graha === "ketu" ? NODE_DRISHTI_PLACES[rule] : GRAHA_DRISHTI_PLACES[graha]),
    ),
  ]),
) as Record<Choices["yogas"]["node_aspects"], number[]>;

/** Who has any aspect at all. */
const SEERS = Object.fromEntries(
  Object.entries(SIGHTS).map(([rule, sights]) => [
    rule,
    sights.reduce((bits, places, graha) => (places === 0 ? bits : bits | (1 << graha)), 0),
  ]),
) as Record<Choices["yogas"]["node_aspects"], GrahaBits>;

/** What is said of a birth beside where everybody stands; `null` is what is not known. */
export interface BirthFacts {
  readonly dayBirth: boolean | null;
  readonly gender: Gender | null;
  /** The Moon's from the Sun, degrees, [0, 360). */
  readonly elongation: number | null;
  /** The Hindu weekday, 0 = Sunday. */
  readonly vara: number | null;
  /** The light whose eclipse the place saw at birth, `false` for none. */
  readonly eclipse: "sun" | "moon" | false | null;
}

/** What a rule chart is made of. Signs are 0 = Aries … 11 = Pisces, `NOWHERE` where not known; lists are by body number. */
export interface RuleChartParts {
  readonly signs: readonly number[];
  /** Who is among the grahas at all; one that is not is left out of sets, and unknown where a rule names it. */
  readonly grahas: GrahaBits;
  readonly benefics: GrahaBits;
  readonly malefics: GrahaBits;
  /** Benefic or malefic, but which is not known; one that is in none of the three is left out of both. */
  readonly undecided: GrahaBits;
  /** Sidereal degrees; NaN where not known. */
  readonly longitudes: readonly number[];
  readonly combust: readonly Truth[];
  readonly retrograde: readonly Truth[];
  /** Of signs alone, as books print charts: who stands in one sign is as near as the chart can say. */
  readonly ofSigns?: boolean;
  readonly facts: BirthFacts;
  readonly lords: readonly number[];
  readonly karaka: (id: Karaka8) => number;
  readonly varga: (id: VargaId) => readonly number[];
  /** In how many of the ten vargas a graha is in a sign of its own; `null` where not known. */
  readonly goodVargas: (graha: number) => number | null;
  /** Shadbala against what is required, or vimsopaka, by number; `null` where not known. */
  readonly strength: (graha: number) => number | null;
  readonly settings: YogaSettings;
}

const NO_STATES: readonly Truth[] = Array.from({ length: GRAHAS.length }, () => UNKNOWN);
const NO_LONGITUDES: readonly number[] = Array.from({ length: BODIES }, () => Number.NaN);

function standings(signs: readonly number[], grahas: GrahaBits): { at: GrahaBits[]; lost: GrahaBits } {
  const at = Array.from({ length: 12 }, () => 0);
  let lost = ALL_NINE & ~grahas;
  for (let graha = 0; graha < GRAHAS.length; graha++) {
    const sign = signs[graha] ?? NOWHERE;
    if (sign === NOWHERE) lost |= 1 << graha;
    else at[sign] = (at[sign] ?? 0) | (((grahas >> graha) & 1) << graha);
  }
  return { at, lost };
}

function seenBy(signs: readonly number[], sights: readonly number[]): GrahaBits[] {
  const seen = Array.from({ length: 12 }, () => 0);
  for (let graha = 0; graha < GRAHAS.length; graha++) {
    const sign = signs[graha] ?? NOWHERE;
    if (sign === NOWHERE) continue;
    for (let rest = sights[graha] ?? 0, place = 0; rest !== 0; rest >>= 1, place++) {
      const at = (sign + place) % 12;
      if ((rest & 1) === 1) seen[at] = (seen[at] ?? 0) | (1 << graha);
    }
  }
  return seen;
}

/**
 * A chart as rules read it. A class, because some hundred rules read many of them: only objects that are built alike are read fast.
 */
export class RuleChart implements RuleChartParts {
  readonly signs: readonly number[];
  readonly grahas: GrahaBits;
  readonly benefics: GrahaBits;
  readonly malefics: GrahaBits;
  readonly undecided: GrahaBits;
  readonly longitudes: readonly number[];
  readonly combust: readonly Truth[];
  readonly retrograde: readonly Truth[];
  readonly ofSigns: boolean;
  readonly facts: BirthFacts;
  readonly lords: readonly number[];
  readonly karaka: (id: Karaka8) => number;
  readonly varga: (id: VargaId) => readonly number[];
  readonly goodVargas: (graha: number) => number | null;
  readonly strength: (graha: number) => number | null;
  readonly settings: YogaSettings;
  /** Who of the chart stands in each sign, and who, or who at all, stands nobody knows where. */
  readonly at: readonly GrahaBits[];
  readonly lost: GrahaBits;
  /** Who sees each sign in full, and who sees any. */
  readonly seenBy: readonly GrahaBits[];
  readonly seers: GrahaBits;
  readonly sights: readonly number[];
  /** The chart of birth, of which this may be a varga. */
  readonly birth: RuleChart;
  readonly #parts: RuleChartParts;
  readonly #vargas = new Map<VargaId, RuleChart>();

  constructor(parts: RuleChartParts, birth?: RuleChart) {
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
    this.ofSigns = parts.ofSigns === true;
    this.facts = parts.facts;
    this.lords = parts.lords;
    this.karaka = parts.karaka;
    this.varga = parts.varga;
    this.goodVargas = parts.goodVargas;
    this.strength = parts.strength;
    this.settings = settings;
    ({ at: this.at, lost: this.lost } = standings(signs, grahas));
    this.sights = SIGHTS[settings.node_aspects];
    this.seenBy = seenBy(signs, this.sights);
    this.seers = SEERS[settings.node_aspects];
    this.birth = birth ?? this;
  }

  /** The same chart but for some of its parts. */
  but(changed: Partial<RuleChartParts>): RuleChart {
    return new RuleChart({ ...this.#parts, ...changed });
  }

  /** The same birth judged in another varga: signs are all it has; who is benefic, and what is said of the birth, are of the birth. */
  inVarga(id: VargaId): RuleChart {
    const known = this.#vargas.get(id);
    if (known) return known;
    const parts = { ...this.#parts, signs: this.varga(id), longitudes: NO_LONGITUDES, retrograde: NO_STATES };
    const made = new RuleChart(parts, this.birth);
    this.#vargas.set(id, made);
    return made;
  }
}

/** Combustion where only signs are known: two signs apart no orb reaches. */
export function combustBySign(graha: Graha, sign: number, sun: number): Truth {
  if (COMBUSTION_ORBS_DEG[graha] === undefined) return FALSE;
  if (sign === NOWHERE || sun === NOWHERE) return UNKNOWN;
  const apart = Math.min((sign - sun + 12) % 12, (sun - sign + 12) % 12);
  return apart > 1 ? FALSE : UNKNOWN;
}

/** Waxing where only the signs of Sun and Moon are known. */
export function waxingOf({ signs, facts }: RuleChart): Truth {
  if (facts.elongation !== null) return facts.elongation < 180 ? TRUE : FALSE;
  const [sun, moon] = [signs[BODY_NUMBER.sun] ?? NOWHERE, signs[BODY_NUMBER.moon] ?? NOWHERE];
  const apart = (moon - sun + 12) % 12;
  if (sun === NOWHERE || moon === NOWHERE || apart % 6 === 0) return UNKNOWN;
  return apart < 6 ? TRUE : FALSE;
}
