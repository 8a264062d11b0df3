import type { Choices, Graha, Rashi } from "@lagna/terms";
import { separation } from "../core/angle.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { cheshtaKendras } from "./cheshta.ts";
import { drishtiPinda } from "./drishti-pinda.ts";
import { ishtaKashta, rashmis, type Rashmis } from "./ishta.ts";
import { timeParts, upToHora, type KalaBala, type KalaInput, type TimeParts } from "./kala.ts";
import { ofSeven, sumOrNull, type OfSeven } from "./seven.ts";
import {
  DISC_DIAMETERS,
  NAISARGIKA_SEVENTHS,
  PART_MINIMUMS,
  POWERLESS_BHAVAS,
  REQUIRED_RUPAS,
  VIRUPAS_PER_RUPA,
  type PartMinimums,
} from "./shadbala.data.ts";
import { sthanaBala, type SthanaBala } from "./sthana.ts";
import type { GrahaYuddha } from "./yuddha.ts";

export interface GrahaStrength {
  readonly sthana: SthanaBala;
  /** [0, 60]. */
  readonly dig: number;
  readonly kala: KalaBala;
  /** [0, 60]; the Sun's and Moon's 0 unless the school counts their kendras. */
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  /** Virupas: the six parts; `null` where the Sun does not rise or set and parts of kala bala do not exist. */
  readonly total: number | null;
  readonly rupas: number | null;
  /** Rupas. */
  readonly required: number;
  /** Of what it has to what is required. */
  readonly ratio: number | null;
  /** 1–7, by the ratio. */
  readonly rank: number | null;
  /** Whether the parts that have a minimum of their own reach it; that of kala `null` where it is not known. */
  readonly minimums: Readonly<Record<Exclude<keyof PartMinimums, "kala">, boolean> & { kala: boolean | null }>;
  /** [0, 60]. */
  readonly ishta: number;
  readonly kashta: number;
  readonly rashmi: Rashmis;
}

export interface ShadbalaInput extends KalaInput {
  readonly jd: number;
  readonly lagna: Rashi;
  /** Sripati's twelve, sidereal degrees. */
  readonly madhyas: readonly number[];
  readonly yuddhas: readonly GrahaYuddha[];
}

export type ShadbalaRules = Choices["shadbala"];

function digBala(graha: SaptaGraha, longitude: number, madhyas: readonly number[]): number {
  return separation(longitude, madhyas[POWERLESS_BHAVAS[graha] - 1] as number) / 3;
}

/**
 * The sum of the aspects on a point, each with the sign of the looking graha's nature and the weight given to it.
 * @param except who does not look: the graha itself
 */
export function aspectsOn(
  point: number,
  longitudes: OfSeven<number>,
  benefics: readonly Graha[],
  weight: (graha: SaptaGraha) => number,
  except?: SaptaGraha,
): number {
  let sum = 0;
  for (const graha of SAPTA_GRAHAS) {
    if (graha === except) continue;
    const pinda = drishtiPinda(graha, longitudes[graha], point) * weight(graha);
    sum += benefics.includes(graha) ? pinda : -pinda;
  }
  return sum;
}

function drikBala(graha: SaptaGraha, { longitudes, benefics }: ShadbalaInput, rule: ShadbalaRules["drik"]): number {
  const quarter = aspectsOn(longitudes[graha], longitudes, benefics, () => 1 / 4, graha);
  if (rule === "quarter") return quarter;
  const whole = (["mercury", "jupiter"] as const)
    .filter((from) => from !== graha)
    .map((from) => drishtiPinda(from, longitudes[from], longitudes[graha]));
  return whole.reduce((sum, pinda) => sum + pinda, quarter);
}

/**
 * What the wars give and take: the difference of the two's strengths up to the hora's, divided by that of their discs (B.V. Raman);
 * the winner gains it, the loser pays.
 */
function yuddhaBalas(
  yuddhas: readonly GrahaYuddha[],
  strength: (graha: SaptaGraha) => number | null,
): Record<SaptaGraha, number | null> {
  const balas = ofSeven<number | null>(() => 0);
  for (const { grahas, winner } of yuddhas) {
    if (winner === null) continue;
    const [first, second] = grahas;
    const [a, b] = [strength(first), strength(second)];
    const stake =
      a === null || b === null ? null : Math.abs(a - b) / Math.abs(DISC_DIAMETERS[first] - DISC_DIAMETERS[second]);
    for (const graha of grahas) balas[graha] = sumOrNull([balas[graha], stake && (graha === winner ? stake : -stake)]);
  }
  return balas;
}

function kalaBalas(
  input: ShadbalaInput,
  rules: ShadbalaRules,
  sthana: OfSeven<SthanaBala>,
  dig: OfSeven<number>,
): Record<SaptaGraha, KalaBala> {
  const parts = timeParts(input, rules);
  const yuddha = yuddhaBalas(input.yuddhas, (graha) =>
    sumOrNull([sthana[graha].total, dig[graha], upToHora(parts[graha])]),
  );
  return ofSeven((graha) => {
    const time: TimeParts = parts[graha];
    const total = sumOrNull([upToHora(time), time.ayana, yuddha[graha]]);
    return { ...time, yuddha: yuddha[graha], total };
  });
}

/** Places from 1, the greatest first; equal ones share the better place. `null` where one is not known. */
export function ranks<Key extends string>(values: Readonly<Record<Key, number | null>>): Record<Key, number | null> {
  const keys = Object.keys(values) as Key[];
  const known = keys.every((key) => values[key] !== null);
  const above = (key: Key): number => keys.filter((other) => Number(values[other]) > Number(values[key])).length;
  return Object.fromEntries(keys.map((key) => [key, known ? above(key) + 1 : null])) as Record<Key, number | null>;
}

type Unranked = Omit<GrahaStrength, "rank">;

function minimums(graha: SaptaGraha, { sthana, dig, cheshta, kala }: Unranked): GrahaStrength["minimums"] {
  const least = PART_MINIMUMS[graha];
  return {
    sthana: sthana.total >= least.sthana,
    dig: dig >= least.dig,
    cheshta: cheshta >= least.cheshta,
    kala: kala.total === null ? null : kala.total >= least.kala,
    ayana: kala.ayana >= least.ayana,
  };
}

/**
 * Shadbala, the sixfold strength of the seven in virupas (BPHS 27; B.V. Raman, "Graha and Bhava Balas"), with ishta and kashta
 * (BPHS 28). Combustion does not enter, the nodes have none.
 */
export function shadbalaOf(input: ShadbalaInput, rules: ShadbalaRules): Record<SaptaGraha, GrahaStrength> {
  const { longitudes } = input;
  const sthana = sthanaBala(longitudes, input.lagna, rules.drekkana);
  const dig = ofSeven((graha) => digBala(graha, longitudes[graha], input.madhyas));
  const kala = kalaBalas(input, rules, sthana, dig);
  const kendras = cheshtaKendras(input.jd, longitudes, input.ayanamsaDeg, rules.cheshta_mean);
  const unranked = ofSeven((graha): Unranked => {
    const luminary = graha === "sun" || graha === "moon";
    const parts = {
      sthana: sthana[graha],
      dig: dig[graha],
      kala: kala[graha],
      cheshta: luminary && rules.cheshta_luminaries === "none" ? 0 : kendras[graha] / 3,
      naisargika: (60 * NAISARGIKA_SEVENTHS[graha]) / 7,
      drik: drikBala(graha, input, rules.drik),
    };
    const total = sumOrNull([
      parts.sthana.total,
      parts.dig,
      parts.kala.total,
      parts.cheshta,
      parts.naisargika,
      parts.drik,
    ]);
    const rupas = total === null ? null : total / VIRUPAS_PER_RUPA;
    const required = REQUIRED_RUPAS[rules.required][graha];
    const strength = {
      ...parts,
      total,
      rupas,
      required,
      ratio: rupas === null ? null : rupas / required,
      ...ishtaKashta(sthana[graha].uccha, kendras[graha] / 3),
      rashmi: rashmis(3 * sthana[graha].uccha, kendras[graha]),
    };
    return { ...strength, minimums: minimums(graha, strength as Unranked) };
  });
  const rank = ranks(ofSeven((graha) => unranked[graha].ratio));
  return ofSeven((graha) => ({ ...unranked[graha], rank: rank[graha] }));
}
