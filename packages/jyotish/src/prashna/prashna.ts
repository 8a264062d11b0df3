import {
  type Graha,
  PRASHNA_NUMBERS,
  type PrashnaMatter,
  type PrashnaMode,
  type PrashnaSensitive,
  type PrashnaVerdict,
  type Rashi,
  RASHIS,
} from "@lagna/terms";
import { createNativityWithLagna } from "../chart/nativity-with-lagna.ts";
import { computeKpHorary, type KpHorary } from "../kp/section.ts";
import { createNativityInSky, type Nativity } from "../nativity.ts";
import { getKpNativity } from "../kp/kp-nativity.ts";
import { arudhas } from "../point/sign-sections.ts";
import { findYogasOfNativity } from "../varshaphal/yogas-of-nativity.ts";
import type { TajakaYoga } from "../varshaphal/tajaka-yoga.ts";
import { RASHI_DEG, rashiAt } from "../zodiac/rashi.ts";
import { judgePlaces, judgeSubLord, judgeYogas, type Karyas, type PrashnaEvidence } from "./evidence.ts";
import { computeExtras, type PrashnaExtras } from "./extras.ts";
import { MATTERS, SENSITIVE_HOUSES } from "./prashna.data.ts";
import { decide, findTiming, type PrashnaTiming } from "./verdict.ts";

export interface PrashnaQuestion {
  readonly mode: PrashnaMode;
  /** 1–12; by default that of the matter. */
  readonly house?: number | undefined;
  readonly matter?: PrashnaMatter | undefined;
  /** 1–108 or 1–249 by the mode; of arudha the sign, 1 Aries, or none for the arudha of the moment's lagna. */
  readonly number?: number | undefined;
  /** The three digits of ashtamangala, 1–8 each. */
  readonly ashtamangala?: readonly number[] | undefined;
}

export interface Prashna {
  readonly mode: PrashnaMode;
  readonly number: number | null;
  /** The chart of the question: of its moment, with the lagna of the number or of the arudha. */
  readonly nativity: Nativity;
  readonly karyas: Karyas;
  readonly yogas: readonly TajakaYoga[];
  /** Empty where there is no verdict to give. */
  readonly evidence: readonly PrashnaEvidence[];
  readonly arudha: Rashi;
  readonly verdict: PrashnaVerdict;
  readonly timing: PrashnaTiming | null;
  /** Why there is no verdict on such a matter, else `null`. */
  readonly withheld: PrashnaSensitive | null;
  readonly extras: PrashnaExtras;
  /** Of a number of 249. */
  readonly kp: KpHorary | null;
}

/** The start of the navamsa of a number of 108, counted from Aries. */
export const findLagnaOf108 = (number: number): number => ((number - 1) * 360) / 108;

function assertNumber({ mode, number }: PrashnaQuestion): void {
  const most = PRASHNA_NUMBERS[mode];
  if (most === null || (mode === "arudha" && number === undefined)) return;
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > most)
    throw new RangeError(`the number of ${mode} must be 1 to ${most}, got ${number}`);
}

/** The arudha of the question: the sign named or numbered, else that of the moment's lagna. */
function findArudha(moment: Nativity, { mode, number }: PrashnaQuestion): Rashi {
  if (mode === "arudha" && number !== undefined) return rashiAt(number - 1);
  if (mode === "number_108" && number !== undefined) return rashiAt(Math.floor((number - 1) / 9));
  return arudhas(moment).bhava.A1;
}

interface QuestionChart {
  readonly nativity: Nativity;
  readonly kp: KpHorary | null;
}

function createQuestionChart(moment: Nativity, { mode, number = 1 }: PrashnaQuestion, arudha: Rashi): QuestionChart {
  if (mode === "number_108") return { nativity: createNativityWithLagna(moment, findLagnaOf108(number)), kp: null };
  if (mode === "number_249") {
    // The cusps of KP own the houses, whatever the houses of other charts are.
    const { sky, birth, settings } = getKpNativity(moment);
    const placidus = createNativityInSky(sky, birth, { ...settings, house_system: "placidus" });
    const kp = computeKpHorary(placidus, number);
    return { nativity: kp.nativity, kp };
  }
  if (mode === "arudha") {
    const lagna = RASHI_DEG * RASHIS.indexOf(arudha) + moment.chart.lagna.degreeInSign;
    return { nativity: createNativityWithLagna(moment, lagna), kp: null };
  }
  return { nativity: moment, kp: null };
}

function findKaryas({ chart }: Nativity, house: number): Karyas {
  const lordOf = (number: number): Graha => (chart.houses[number - 1] as { readonly lord: Graha }).lord;
  return { lagnaLord: lordOf(1), karyaLord: lordOf(house), house };
}

function findSensitive({ matter, house }: PrashnaQuestion): PrashnaSensitive | null {
  if (matter !== undefined) return MATTERS[matter].sensitive ?? null;
  return SENSITIVE_HOUSES[house ?? 0] ?? null;
}

/**
 * A question by the chart of its moment: the lords of the lagna and of the matter and the Moon, judged by the yogas of
 * Tajika. It gives no verdict on death, illness or a legal outcome.
 * @param moment the chart of the instant and place of the question
 * @throws RangeError for a number that the mode does not have, or without a house or matter
 */
export function computePrashna(moment: Nativity, question: PrashnaQuestion): Prashna {
  assertNumber(question);
  const { mode, number, matter, ashtamangala } = question;
  const house = question.house ?? (matter && MATTERS[matter].house);
  if (house === undefined || !Number.isInteger(house) || house < 1 || house > 12)
    throw new RangeError(`the house of the question must be 1 to 12, got ${house}`);
  const arudha = findArudha(moment, question);
  const { nativity, kp } = createQuestionChart(moment, question, arudha);
  const karyas = findKaryas(nativity, house);
  const yogas = findYogasOfNativity(nativity, nativity.settings.tajaka);
  const evidence = [
    ...judgeYogas(yogas, karyas),
    ...judgePlaces(nativity, karyas),
    ...(kp ? judgeSubLord(kp, karyas) : []),
  ];
  const withheld = findSensitive(question);
  const verdict = withheld === null ? decide(evidence) : "unclear";
  const isTimed = verdict === "favourable" || verdict === "delayed";
  return {
    mode,
    number: number ?? null,
    nativity,
    karyas,
    yogas,
    evidence: withheld === null ? evidence : [],
    arudha,
    verdict,
    timing: isTimed ? findTiming(evidence, nativity.signs) : null,
    withheld,
    extras: computeExtras(moment, nativity.signs.lagna, arudha, ashtamangala ?? null),
    kp,
  };
}
