import type { YogaSettings } from "./rule-language.ts";
import { type Graha, GRAHAS, type Karaka8, type Rashi, SETTINGS, type VargaId } from "@lagna/terms";
import { findEffectiveLord, type Placement } from "../relation/find-stronger.ts";
import { computeNaturalNature } from "../relation/nature.ts";
import { RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";
import { POINTS, type PointName } from "./rule-language.ts";
import {
  type BirthFacts,
  toGrahaBits,
  BODY_COUNT,
  BODY_NUMBER,
  evaluateCombustionBySign,
  TRADITIONAL_LORDS,
  UNKNOWN_BODY,
  UNKNOWN_SIGN,
  RuleChart,
} from "./rule-chart.ts";
import { FALSE, type Truth, UNKNOWN } from "./three-valued-logic.ts";

type OptionalSign = Rashi | null | undefined;
export type KnownSigns = Readonly<Partial<Record<Graha | PointName, OptionalSign>>>;

export interface SignChartInput {
  /**
   * `null`: it is in the chart, but its sign is unknown. Absent: it is not in the chart, and sets contain only the
   * others.
   */
  readonly signs: KnownSigns;
  /** The signs of the navamsa, if known. */
  readonly navamsa?: KnownSigns | undefined;
  /** Overrides the natural ones derived from the signs. */
  readonly benefics?: readonly Graha[] | undefined;
  readonly malefics?: readonly Graha[] | undefined;
  readonly facts?: Partial<BirthFacts> | undefined;
  readonly karakas?: Readonly<Partial<Record<Karaka8, Graha>>> | undefined;
  readonly settings?: Partial<YogaSettings> | undefined;
  /**
   * How to treat facts that signs do not give: `left_out`, as for a chart printed in a book (no graha is combust, a
   * Moon of unknown light is neither benefic nor malefic); or `unknown`, as for a birth without a time.
   */
  readonly missingFacts?: "left_out" | "unknown" | undefined;
}

/** The first value of each setting. */
export const DEFAULT_YOGA_SETTINGS = Object.fromEntries(
  Object.entries({ ...SETTINGS.yogas, ...SETTINGS.doshas }).map(([key, values]) => [key, values[0]]),
) as unknown as YogaSettings;

const toSignIndex = (sign: OptionalSign): number =>
  sign === null || sign === undefined ? UNKNOWN_SIGN : RASHI_INDEX[sign];

function toSignIndexes(signs: KnownSigns | undefined): number[] {
  return [...GRAHAS, ...POINTS].map((name) => toSignIndex(signs?.[name]));
}

/** The lords of the signs; those of Scorpio and Aquarius by strength if requested and all signs are known. */
export function resolveSignLords(colords: YogaSettings["colords"], placement: Placement | null): readonly number[] {
  if (colords === "traditional" || placement === null) return TRADITIONAL_LORDS;
  return TRADITIONAL_LORDS.map((_, sign) => BODY_NUMBER[findEffectiveLord(rashiAt(sign), placement, { colords })]);
}

function toPlacement(signs: KnownSigns): Placement | null {
  const all = GRAHAS.every((graha) => signs[graha] !== null && signs[graha] !== undefined);
  return all ? { signs: signs as Readonly<Record<Graha, Rashi>> } : null;
}

interface NatureBits {
  readonly benefics: number;
  readonly malefics: number;
  readonly undecided: number;
}

/** Benefics and malefics by signs; those that depend on the Moon's light are left out or undecided. */
function determineNatureBits({ signs, benefics, malefics, missingFacts, facts }: SignChartInput): NatureBits {
  const stated = { benefics: toGrahaBits(benefics ?? []), malefics: toGrahaBits(malefics ?? []), undecided: 0 };
  if (benefics !== undefined && malefics !== undefined) return stated;
  const grahas = Object.fromEntries(
    GRAHAS.flatMap((graha) => (signs[graha] ? [[graha, signs[graha]]] : [])),
  ) as Partial<Record<Graha, Rashi>>;
  const elongation = facts?.elongation ?? null;
  const natural = computeNaturalNature(grahas, elongation);
  if (missingFacts !== "unknown" || elongation !== null) {
    return {
      benefics: toGrahaBits(benefics ?? natural.benefics),
      malefics: toGrahaBits(malefics ?? natural.malefics),
      undecided: 0,
    };
  }
  const changing = toGrahaBits(["moon", "mercury"]);
  const lost = toGrahaBits(GRAHAS.filter((graha) => signs[graha] === null));
  const always = (list: readonly Graha[]): number => toGrahaBits(list) & ~changing;
  const steady = {
    benefics: toGrahaBits(["jupiter", "venus"]),
    malefics: toGrahaBits(["sun", "mars", "saturn", "rahu", "ketu"]),
  };
  return {
    benefics: always(natural.benefics) | (lost & steady.benefics),
    malefics: always(natural.malefics) | (lost & steady.malefics),
    undecided: changing,
  };
}

/** Creates a chart from its signs, known completely or in part. */
export function createSignRuleChart(given: SignChartInput): RuleChart {
  const { signs, missingFacts = "left_out" } = given;
  const settings = { ...DEFAULT_YOGA_SETTINGS, ...given.settings };
  const [numbers, navamsa] = [toSignIndexes(signs), toSignIndexes(given.navamsa)];
  const sun = numbers[BODY_NUMBER.sun] ?? UNKNOWN_SIGN;
  const nowhere = toSignIndexes({});
  const byVarga: Partial<Record<VargaId, readonly number[]>> = { D1: numbers, D9: navamsa };
  return new RuleChart({
    signs: numbers,
    grahas: toGrahaBits(GRAHAS.filter((graha) => signs[graha] !== undefined)),
    ...determineNatureBits(given),
    longitudes: Array.from({ length: BODY_COUNT }, () => Number.NaN),
    combust: GRAHAS.map((graha, number): Truth =>
      missingFacts === "left_out" ? FALSE : evaluateCombustionBySign(graha, numbers[number] ?? UNKNOWN_SIGN, sun),
    ),
    isSignsOnly: missingFacts === "left_out",
    retrograde: GRAHAS.map((): Truth => UNKNOWN),
    facts: { dayBirth: null, gender: null, elongation: null, vara: null, eclipse: null, ...given.facts },
    lords: resolveSignLords(settings.colords, toPlacement(signs)),
    karaka(id) {
      const graha = given.karakas?.[id];
      return graha === undefined ? UNKNOWN_BODY : BODY_NUMBER[graha];
    },
    varga: (id) => byVarga[id] ?? nowhere,
    goodVargas: () => null,
    strength: () => null,
    settings,
  });
}
