import type { Graha, PrashnaEffect, PrashnaRule, PrashnaWeight, TajakaYogaId } from "@lagna/terms";
import type { Kp } from "../kp/section.ts";
import type { Nativity } from "../nativity.ts";
import { getNatureOfNativity } from "../relation/section.ts";
import { GRAHA_DRISHTI_PLACES } from "../relation/drishti.data.ts";
import type { TajakaYoga } from "../varshaphal/tajaka-yoga.ts";
import { placeFrom } from "../zodiac/rashi.ts";
import { COMING_ITHASALA, type PrashnaSource, RULES, YOGA_EFFECTS } from "./prashna.data.ts";

/** The three that are judged: the lord of the lagna, the lord of the matter, and the Moon. */
export interface Karyas {
  readonly lagnaLord: Graha;
  readonly karyaLord: Graha;
  /** Of the matter. */
  readonly house: number;
}

/** A fact for or against the matter. */
export interface PrashnaEvidence {
  readonly id: PrashnaRule | TajakaYogaId;
  readonly grahas: readonly Graha[];
  readonly through: Graha | null;
  readonly kind: string | null;
  readonly orb: number | null;
  readonly effect: PrashnaEffect;
  readonly weight: PrashnaWeight;
  /** Another yoga of the same two undoes it. */
  readonly spoiled: boolean;
  readonly source: PrashnaSource;
}

const createEvidence = (id: PrashnaRule, grahas: readonly Graha[]): PrashnaEvidence => ({
  id,
  grahas,
  through: null,
  kind: null,
  orb: null,
  spoiled: false,
  ...RULES[id],
});

const isPair = (grahas: readonly Graha[], a: Graha, b: Graha): boolean =>
  a !== b && grahas.length === 2 && grahas.includes(a) && grahas.includes(b);

/**
 * The weight of a yoga in the question, `null` if it is about others: main for both lords, or for the Moon and the one
 * lord of both houses; the Moon's for her and the lord of the matter.
 */
function weighYoga({ grahas }: TajakaYoga, { lagnaLord, karyaLord }: Karyas): PrashnaWeight | null {
  if (isPair(grahas, lagnaLord, karyaLord)) return "main";
  if (isPair(grahas, "moon", karyaLord)) return lagnaLord === karyaLord ? "main" : "moon";
  if (isPair(grahas, "moon", lagnaLord)) return "minor";
  const [only, second] = grahas;
  if (second === undefined) return only && [lagnaLord, karyaLord, "moon"].includes(only) ? "minor" : null;
  return grahas.length > 2 ? "minor" : null;
}

/** The yogas of the three, as evidence. */
export function judgeYogas(yogas: readonly TajakaYoga[], karyas: Karyas): PrashnaEvidence[] {
  const isSpoiled = (pair: readonly Graha[]): boolean =>
    yogas.some(({ id, grahas }) => YOGA_EFFECTS[id].spoils === true && grahas.every((graha) => pair.includes(graha)));
  return yogas.flatMap((yoga): PrashnaEvidence[] => {
    const weight = weighYoga(yoga, karyas);
    if (weight === null) return [];
    const { id, grahas, through, kind, orb, source } = yoga;
    const { effect, minor } = YOGA_EFFECTS[id];
    const isComing = id === "ithasala" && kind === "bhavishya";
    return [
      {
        id,
        grahas,
        through,
        kind,
        orb,
        source,
        effect: isComing ? COMING_ITHASALA : effect,
        weight: minor === true ? "minor" : weight,
        spoiled: grahas.length === 2 && effect === "for" && isSpoiled(grahas),
      },
    ];
  });
}

/** Where the lords are, and who is in or aspects the house of the matter. */
export function judgePlaces(nativity: Nativity, { lagnaLord, karyaLord, house }: Karyas): PrashnaEvidence[] {
  const { chart, signs } = nativity;
  const houseOf = (graha: Graha): number => chart.planets.find(({ id }) => id === graha)?.house ?? 0;
  const found: PrashnaEvidence[] = [];
  if (lagnaLord === karyaLord) found.push(createEvidence("same_lord", [lagnaLord]));
  else {
    if (houseOf(lagnaLord) === house) found.push(createEvidence("lagna_lord_in_matter", [lagnaLord]));
    if (houseOf(karyaLord) === 1) found.push(createEvidence("karya_lord_in_lagna", [karyaLord]));
  }
  const sign = chart.houses[house - 1]?.sign;
  const { benefics, malefics } = getNatureOfNativity(nativity);
  // Nodes aspect nothing.
  const isAspecting = (id: Graha): boolean =>
    sign !== undefined &&
    id !== "rahu" &&
    id !== "ketu" &&
    GRAHA_DRISHTI_PLACES[id].includes(placeFrom(signs[id], sign));
  const onMatter = chart.planets.map(({ id }) => id).filter((id) => houseOf(id) === house || isAspecting(id));
  const add = (id: PrashnaRule, grahas: readonly Graha[]): void => {
    if (grahas.length > 0) found.push(createEvidence(id, grahas));
  };
  add(
    "lord_on_matter",
    onMatter.filter((id) => id === karyaLord),
  );
  add(
    "benefic_on_matter",
    onMatter.filter((id) => id !== karyaLord && benefics.includes(id)),
  );
  add(
    "malefic_on_matter",
    onMatter.filter((id) => id !== karyaLord && malefics.includes(id)),
  );
  return found;
}

/** Fulfilment (11), with the matter's own house. */
const FULFILMENT_HOUSE = 11;
const LEVELS = ["level1", "level2", "level3", "level4"] as const;

/** KP: the sub lord of the matter's cusp promises it if it signifies the house or fulfilment, and else denies it. */
export function judgeSubLord({ cusps, planets, significators }: Kp, { house }: Karyas): PrashnaEvidence[] {
  const subLord = cusps[house - 1]?.subLord;
  if (subLord === undefined) return [];
  const signified = new Set(LEVELS.flatMap((level) => significators.planets[subLord][level]));
  const promises = signified.has(house) || signified.has(FULFILMENT_HOUSE);
  const { starLord } = planets[subLord];
  const isRetrograde = starLord !== "rahu" && starLord !== "ketu" && planets[starLord].retrograde;
  return [
    createEvidence(promises ? "sub_lord_signifies" : "sub_lord_denies", [subLord]),
    ...(isRetrograde ? [createEvidence("sub_lord_in_retrograde_star", [subLord, starLord])] : []),
  ];
}
