import { GRAHAS, type Graha, type VargaId, VARGAS } from "@lagna/terms";
import { computeElongation, computeSunMoonSum } from "../chart/sky.ts";
import { partOfCircle } from "../core/angle.ts";
import type { JulianDayUt } from "../core/units.ts";
import { computeVimshottari } from "../dasha/vimshottari.ts";
import { karakas } from "../karaka/section.ts";
import type { Nativity } from "../nativity.ts";
import { vargas } from "../varga/section.ts";
import { VARGA_BODIES, type VargaBody, type VargaSigns } from "../varga/varga.ts";

/** The value of one fact; `null` if there is none. */
export type FactValue = string | number | boolean | null;

/** Facts of one instant by their paths in an answer. */
export type Facts = ReadonlyMap<string, FactValue>;

export type FactRow = readonly [path: string, value: FactValue];

type VargaPath = readonly [varga: VargaId, path: string];

/** The paths of a body's signs in all vargas, built once: a day has thousands of intervals. */
const listVargaPaths = (body: VargaBody): VargaPath[] => VARGAS.map((varga) => [varga, `vargas.${varga}.${body}`]);
const VARGA_PATHS = new Map(VARGA_BODIES.map((body) => [body, listVargaPaths(body)]));

const collectVargaSigns = (signs: VargaSigns, body: VargaBody): FactRow[] =>
  (VARGA_PATHS.get(body) ?? []).map(([varga, path]) => [path, signs[varga][body]]);

/** Facts of the lagna and of what is counted from it. */
function collectLagnaFacts(nativity: Nativity): FactRow[] {
  const { chart } = nativity;
  const { sign, nakshatra, pada } = chart.lagna;
  return [
    ["lagna.sign", sign],
    ["lagna.nakshatra", nakshatra],
    ["lagna.pada", pada],
    ...collectVargaSigns(vargas(nativity), "lagna"),
    ...chart.planets.map(({ id, house }): FactRow => [`planets.${id}.house`, house]),
  ];
}

function collectGrahaFacts(nativity: Nativity): FactRow[] {
  const signs = vargas(nativity);
  return nativity.chart.planets.flatMap(({ id, sign, nakshatra, pada, retrograde, combust, dignity }): FactRow[] => [
    [`planets.${id}.sign`, sign],
    [`planets.${id}.nakshatra`, nakshatra],
    [`planets.${id}.pada`, pada],
    [`planets.${id}.retrograde`, retrograde],
    [`planets.${id}.combust`, combust],
    [`planets.${id}.dignity`, dignity],
    ...collectVargaSigns(signs, id),
  ]);
}

function collectKarakaFacts(nativity: Nativity): FactRow[] {
  const { scheme7, scheme8 } = karakas(nativity);
  const rows = (scheme: string, of: Readonly<Record<string, Graha>>): FactRow[] =>
    Object.entries(of).map(([karaka, graha]) => [`karakas.${scheme}.${karaka}`, graha]);
  return [...rows("scheme7", scheme7), ...rows("scheme8", scheme8)];
}

function collectLimbFacts({ sky, birth, chart }: Nativity): FactRow[] {
  const tithi = partOfCircle(computeElongation(sky, birth.jd).angle, 30) + 1;
  const moon = chart.planets[GRAHAS.indexOf("moon")];
  return [
    ["panchanga.tithi.number", tithi],
    ["panchanga.tithi.paksha", tithi <= 15 ? "shukla" : "krishna"],
    ["panchanga.nakshatra.id", moon?.nakshatra ?? null],
    ["panchanga.yoga.number", partOfCircle(computeSunMoonSum(sky, birth.jd).angle, 27) + 1],
    ["panchanga.karana.number", partOfCircle(computeElongation(sky, birth.jd).angle, 60) + 1],
  ];
}

/** The lords of the vimshottari periods running at an instant; `null` outside its 120 years. */
export const findRunningLords = (
  { birth, settings, longitudes }: Nativity,
  atJd: JulianDayUt,
): readonly [maha: Graha | null, antar: Graha | null] =>
  findRunningLordsByMoon(longitudes.moon, birth.jd, settings.dasha_year, atJd);

/** The same of a birth of which only the Moon is known. */
export function findRunningLordsByMoon(
  moonLongitude: number,
  birthJd: number,
  year: Nativity["settings"]["dasha_year"],
  atJd: JulianDayUt,
): readonly [maha: Graha | null, antar: Graha | null] {
  const { periods } = computeVimshottari({ moonLongitude, birthJd, year, levels: 2 });
  const runs = ({ startJd, endJd }: { startJd: number; endJd: number }): boolean => startJd <= atJd && atJd < endJd;
  const maha = periods.find(runs);
  return [maha?.lord ?? null, maha?.sub?.find(runs)?.lord ?? null];
}

function collectDashaFacts(nativity: Nativity, atJd: JulianDayUt | null): FactRow[] {
  const { longitudes, birth, settings } = nativity;
  const { balance } = computeVimshottari({
    moonLongitude: longitudes.moon,
    birthJd: birth.jd,
    year: settings.dasha_year,
    levels: 1,
  });
  const first: FactRow = ["dashas.vimshottari.balance.lord", balance.lord];
  if (atJd === null) return [first];
  const [maha, antar] = findRunningLords(nativity, atJd);
  return [first, ["dashas.vimshottari.running.maha", maha], ["dashas.vimshottari.running.antar", antar]];
}

/** Every discrete fact of a nativity, except the weekday, which the caller knows from the sunrises. */
export function collectChartFacts(nativity: Nativity, timed: boolean, atJd: JulianDayUt | null): Facts {
  return new Map([
    ...(timed ? collectLagnaFacts(nativity) : []),
    ...collectGrahaFacts(nativity),
    ...collectKarakaFacts(nativity),
    ...collectLimbFacts(nativity),
    ...collectDashaFacts(nativity, atJd),
  ]);
}
