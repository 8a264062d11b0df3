import {
  DIGNITY_WORDS,
  GRAHA_WORDS,
  GRAHAS,
  KARAKA_WORDS,
  KARAKAS_7,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
  RASHIS,
} from "@lagna/terms";
import type { ChartData } from "./answer-kinds.ts";
import type { BenchBirth } from "./types.ts";

const VARGAS_ASKED = ["D2", "D3", "D4", "D7", "D9", "D10", "D12", "D16", "D24", "D30", "D60"] as const;

const formatDegrees = (degrees: number): string => {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
};
const day = (instant: string): string => instant.slice(0, 10);

type PlanetData = ChartData["planets"][number];

function describePlanet({ id, sign, degree_in_sign: degree, nakshatra, pada, ...state }: PlanetData): string {
  const states = [
    state.retrograde && "retrograde",

    state.combust && "combust",
    state.dignity !== null && `dignity: ${DIGNITY_WORDS[state.dignity].en.toLowerCase().replace("’s", "’s sign")}`,
  ].filter((each) => each !== false);
  return `${GRAHA_WORDS[id].en}: ${RASHI_WORDS[sign].en} ${formatDegrees(degree)}, ${NAKSHATRA_WORDS[nakshatra].en} pada ${pada}, ${states.join(", ")}`;
}

function describeDashas({ dashas: { vimshottari } }: ChartData): readonly string[] {
  return vimshottari.periods.map(({ lord, start, end, sub = [] }) => {
    const parts = sub.map((part) => `${GRAHA_WORDS[part.lord].en} until ${day(part.end)}`);
    return `${GRAHA_WORDS[lord].en} ${day(start)} to ${day(end)}: ${parts.join(", ")}`;
  });
}

/**
 * A chart as facts: what a program prints. What follows from it by a rule (lords, aspects, counts, lords of nakshatras) is not stated; it is what the
 * questions ask for.
 */
export function describeChart({ local, place }: BenchBirth, chart: ChartData): string {
  const { lagna, planets, vargas, karakas, panchanga, ashtakavarga, arudhas } = chart;
  const points = ["lagna", ...GRAHAS] as const;
  const nameOf = (point: (typeof points)[number]): string => (point === "lagna" ? "Lagna" : GRAHA_WORDS[point].en);
  return [
    `Birth: ${local.replace("T", " ").slice(0, 16)} by the local clock, ${place}.`,
    "Sidereal zodiac (Lahiri), mean node, houses are whole signs from the lagna.",
    `Lagna: ${RASHI_WORDS[lagna.sign].en} ${formatDegrees(lagna.degree_in_sign)}, ${NAKSHATRA_WORDS[lagna.nakshatra].en} pada ${lagna.pada}`,
    ...planets.map(describePlanet),
    "Vargas:",
    ...VARGAS_ASKED.map((id) => {
      const signs = vargas[id];
      if (!signs) throw new Error(`no ${id}`);
      return `${id}: ${points.map((point) => `${nameOf(point)} ${RASHI_WORDS[signs[point] ?? "aries"].en}`).join(", ")}`;
    }),
    `Chara karakas (seven): ${KARAKAS_7.map((id) => `${KARAKA_WORDS[id].en} ${nameOf(karakas.scheme7[id] ?? "lagna")}`).join(", ")}`,
    `Panchanga of the birth: ${panchanga.tithi.name}, ${panchanga.vara.name} (from sunrise), yoga ${panchanga.yoga.name}, karana ${panchanga.karana.name}`,
    `Arudha lagna: ${RASHI_WORDS[arudhas.bhava["A1"] ?? "aries"].en}`,
    `Ashtakavarga, bindus from ${RASHIS.map((sign) => RASHI_WORDS[sign].en).join(", ")}:`,
    ...Object.entries(ashtakavarga.bhinna)
      .filter(([id]) => id !== "lagna")
      .map(([id, bindus]) => `${GRAHA_WORDS[id as (typeof GRAHAS)[number]].en}: ${bindus.join(" ")}`),
    `Sarva: ${ashtakavarga.sarva.join(" ")}`,
    "Vimshottari dashas (years of 365.256 days; UTC days):",
    ...describeDashas(chart),
  ].join("\n");
}
