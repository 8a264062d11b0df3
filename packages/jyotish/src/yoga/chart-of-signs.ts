import type { YogaSettings } from "./rule.ts";
import { type Graha, GRAHAS, type Karaka8, type Rashi, SETTINGS, type VargaId } from "@lagna/terms";
import { countingLord, type Placement } from "../relation/stronger.ts";
import { naturalNature } from "../relation/nature.ts";
import { RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";
import { POINTS, type PointName } from "./rule.ts";
import {
  type BirthFacts,
  bitsOf,
  BODIES,
  BODY_NUMBER,
  combustBySign,
  LORDS,
  NOBODY,
  NOWHERE,
  RuleChart,
} from "./rule-chart.ts";
import { FALSE, type Truth, UNKNOWN } from "./truth.ts";

type Sign = Rashi | null | undefined;
export type KnownSigns = Readonly<Partial<Record<Graha | PointName, Sign>>>;

export interface ChartOfSigns {
  /** `null`: it stands somewhere, nobody knows where. Absent: the chart has none, and sets are of the others. */
  readonly signs: KnownSigns;
  /** The signs of the navamsa, where they are known. */
  readonly navamsa?: KnownSigns | undefined;
  /** In place of the natural ones that the signs give. */
  readonly benefics?: readonly Graha[] | undefined;
  readonly malefics?: readonly Graha[] | undefined;
  readonly facts?: Partial<BirthFacts> | undefined;
  readonly karakas?: Readonly<Partial<Record<Karaka8, Graha>>> | undefined;
  readonly settings?: Partial<YogaSettings> | undefined;
  /**
   * What signs do not say: `left_out`, as books read a printed chart (nobody is combust, a Moon of unknown light is neither benefic
   * nor malefic); or `unknown`, as for a birth whose hour is not known.
   */
  readonly unsaid?: "left_out" | "unknown" | undefined;
}

/** The first value of each choice. */
export const DEFAULT_YOGA_SETTINGS = Object.fromEntries(
  Object.entries({ ...SETTINGS.yogas, ...SETTINGS.doshas }).map(([key, values]) => [key, values[0]]),
) as unknown as YogaSettings;

const indexOf = (sign: Sign): number => (sign === null || sign === undefined ? NOWHERE : RASHI_INDEX[sign]);

function numbersOf(signs: KnownSigns | undefined): number[] {
  return [...GRAHAS, ...POINTS].map((name) => indexOf(signs?.[name]));
}

/** The lords of the signs; of Scorpio and Aquarius by strength where that is asked for and everybody's sign is known. */
export function lordsBy(colords: YogaSettings["colords"], placement: Placement | null): readonly number[] {
  if (colords === "traditional" || placement === null) return LORDS;
  return LORDS.map((_, sign) => BODY_NUMBER[countingLord(rashiAt(sign), placement, { colords })]);
}

function placementOf(signs: KnownSigns): Placement | null {
  const all = GRAHAS.every((graha) => signs[graha] !== null && signs[graha] !== undefined);
  return all ? { signs: signs as Readonly<Record<Graha, Rashi>> } : null;
}

interface Nature {
  readonly benefics: number;
  readonly malefics: number;
  readonly undecided: number;
}

/** Benefics and malefics by signs; what hangs on the Moon's light is left out or undecided. */
function natureBySigns({ signs, benefics, malefics, unsaid, facts }: ChartOfSigns): Nature {
  const stated = { benefics: bitsOf(benefics ?? []), malefics: bitsOf(malefics ?? []), undecided: 0 };
  if (benefics !== undefined && malefics !== undefined) return stated;
  const grahas = Object.fromEntries(
    GRAHAS.flatMap((graha) => (signs[graha] ? [[graha, signs[graha]]] : [])),
  ) as Partial<Record<Graha, Rashi>>;
  const elongation = facts?.elongation ?? null;
  const natural = naturalNature(grahas, elongation);
  if (unsaid !== "unknown" || elongation !== null) {
    return {
      benefics: bitsOf(benefics ?? natural.benefics),
      malefics: bitsOf(malefics ?? natural.malefics),
      undecided: 0,
    };
  }
  const changing = bitsOf(["moon", "mercury"]);
  const lost = bitsOf(GRAHAS.filter((graha) => signs[graha] === null));
  const always = (list: readonly Graha[]): number => bitsOf(list) & ~changing;
  const steady = {
    benefics: bitsOf(["jupiter", "venus"]),
    malefics: bitsOf(["sun", "mars", "saturn", "rahu", "ketu"]),
  };
  return {
    benefics: always(natural.benefics) | (lost & steady.benefics),
    malefics: always(natural.malefics) | (lost & steady.malefics),
    undecided: changing,
  };
}

/** A chart known by its signs, whole or in part. */
export function chartOfSigns(given: ChartOfSigns): RuleChart {
  const { signs, unsaid = "left_out" } = given;
  const settings = { ...DEFAULT_YOGA_SETTINGS, ...given.settings };
  const [numbers, navamsa] = [numbersOf(signs), numbersOf(given.navamsa)];
  const sun = numbers[BODY_NUMBER.sun] ?? NOWHERE;
  const nowhere = numbersOf({});
  const byVarga: Partial<Record<VargaId, readonly number[]>> = { D1: numbers, D9: navamsa };
  return new RuleChart({
    signs: numbers,
    grahas: bitsOf(GRAHAS.filter((graha) => signs[graha] !== undefined)),
    ...natureBySigns(given),
    longitudes: Array.from({ length: BODIES }, () => Number.NaN),
    combust: GRAHAS.map((graha, number): Truth =>
      unsaid === "left_out" ? FALSE : combustBySign(graha, numbers[number] ?? NOWHERE, sun),
    ),
    ofSigns: unsaid === "left_out",
    retrograde: GRAHAS.map((): Truth => UNKNOWN),
    facts: { dayBirth: null, gender: null, elongation: null, vara: null, eclipse: null, ...given.facts },
    lords: lordsBy(settings.colords, placementOf(signs)),
    karaka(id) {
      const graha = given.karakas?.[id];
      return graha === undefined ? NOBODY : BODY_NUMBER[graha];
    },
    varga: (id) => byVarga[id] ?? nowhere,
    goodVargas: () => null,
    strength: () => null,
    settings,
  });
}
