import {
  RASHI_LORDS,
  type TajakaAspectKind,
  YEAR_LORD_OFFICES,
  type YearLordOffice,
  type YearLordRule,
} from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { RASHI_INDEX } from "../zodiac/rashi.ts";
import { type AnnualChart, getTajakaPlacements } from "./annual-chart.ts";
import { computeMuntha } from "./muntha.ts";
import type { Panchavargiya } from "./panchavargiya.ts";
import { findTajakaAspect, isFriendlyAspect } from "./tajaka-aspect.ts";
import { TRI_RASI_LORDS } from "./tajaka.data.ts";
import { findIthasalas } from "./ithasala.ts";

export interface YearLordCandidate {
  /** `null` if the office depends on day or night and there is neither. */
  readonly graha: SaptaGraha | null;
  readonly office: YearLordOffice;
  readonly bala: number | null;
  readonly aspectsLagna: boolean;
  readonly aspect: TajakaAspectKind | null;
}

export interface YearLord {
  readonly graha: SaptaGraha;
  readonly rule: YearLordRule;
  readonly candidates: readonly YearLordCandidate[];
}

function findHolders(chart: AnnualChart): Record<YearLordOffice, SaptaGraha | null> {
  const { natal, annual, isDay } = chart;
  const lordOf = (sign: keyof typeof RASHI_LORDS): SaptaGraha => RASHI_LORDS[sign] as SaptaGraha;
  const half = isDay === true ? "day" : "night";
  return {
    natal_lagna_lord: lordOf(natal.signs.lagna),
    annual_lagna_lord: lordOf(annual.signs.lagna),
    muntha_lord: computeMuntha(chart).lord as SaptaGraha,
    tri_rasi_lord: isDay === null ? null : (TRI_RASI_LORDS[half][RASHI_INDEX[annual.signs.lagna]] as SaptaGraha),
    dinaratri_lord: isDay === null ? null : lordOf(annual.signs[isDay ? "sun" : "moon"]),
  };
}

type HeldCandidate = YearLordCandidate & { readonly graha: SaptaGraha; readonly bala: number };

/** The strongest; of equals the holder of more offices, then of the office named first. */
function findStrongest(candidates: readonly HeldCandidate[]): SaptaGraha | undefined {
  const countOffices = (graha: SaptaGraha): number => candidates.filter((other) => other.graha === graha).length;
  return candidates.toSorted((a, b) => b.bala - a.bala || countOffices(b.graha) - countOffices(a.graha))[0]?.graha;
}

/** Total of panchavargiya from which P.V.R. Narasimha Rao accepts a lord that does not aspect the lagna. */
const PVR_STRONG_TOTAL = 10;

type Choice = Pick<YearLord, "graha" | "rule">;

/** The first rule that finds a graha. */
function chooseLord(chart: AnnualChart, candidates: readonly YearLordCandidate[]): Choice {
  const held = candidates.filter((candidate): candidate is HeldCandidate => candidate.graha !== null);
  const school = chart.natal.settings.tajaka.year_lord;
  const holderOf = (office: YearLordOffice): SaptaGraha | undefined =>
    held.find((candidate) => candidate.office === office)?.graha;
  const friendly = held.filter(({ aspect }) => isFriendlyAspect(aspect));
  const aspecting = held.filter(({ aspectsLagna }) => aspectsLagna);
  const muntha = { graha: holderOf("muntha_lord"), rule: "muntha_lord" } as const;
  const byKind = [
    { graha: findStrongest(friendly), rule: "friendly_aspect" },
    { graha: findStrongest(aspecting), rule: "hostile_aspect" },
  ] as const;
  const choices = {
    by_bala_and_aspect: [...byKind, muntha],
    charak: [{ graha: findStrongest(aspecting), rule: "strongest_with_aspect" }, muntha],
    pvr: [
      ...byKind,
      { graha: findStrongest(held.filter(({ bala }) => bala > PVR_STRONG_TOTAL)), rule: "strongest" },
      { graha: holderOf("dinaratri_lord"), rule: "dinaratri_lord" },
      muntha,
    ],
  } as const;
  return choices[school].find(({ graha }) => graha !== undefined) as Choice;
}

/** K.S. Charak: the Moon hands the year to the graha she has ithasala with, the closest first, else to her sign's lord. */
function replaceMoon(chart: AnnualChart, choice: Choice): Choice {
  const { natal, annual } = chart;
  if (choice.graha !== "moon" || natal.settings.tajaka.moon_as_year_lord === "accepted") return choice;
  const partner = findIthasalas(getTajakaPlacements(annual), natal.settings.tajaka)
    .filter(({ grahas, kind }) => grahas.includes("moon") && kind !== "bhavishya")
    .toSorted((a, b) => a.orb - b.orb)[0]
    ?.grahas.find((graha) => graha !== "moon");
  return partner === undefined
    ? { graha: RASHI_LORDS[annual.signs.moon] as SaptaGraha, rule: "lord_of_moon_sign" }
    : { graha: partner, rule: "partner_of_moon" };
}

/** The lord of the year (varshesha), with the holders of the five offices. */
export function findYearLord(chart: AnnualChart, bala: Readonly<Record<SaptaGraha, Panchavargiya>>): YearLord {
  const { signs } = chart.annual;
  const holders = findHolders(chart);
  const candidates = YEAR_LORD_OFFICES.map((office): YearLordCandidate => {
    const graha = holders[office];
    const aspect = graha && findTajakaAspect(signs[graha], signs.lagna);
    return { graha, office, bala: graha && bala[graha].total, aspectsLagna: aspect !== null, aspect };
  });
  return { ...replaceMoon(chart, chooseLord(chart, candidates)), candidates };
}
