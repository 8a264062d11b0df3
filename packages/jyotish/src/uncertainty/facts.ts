import { GRAHAS, type Graha, VARGAS } from "@lagna/terms";
import { elongation, sunMoonSum } from "../chart/sky.ts";
import { partOfCircle } from "../core/angle.ts";
import type { JulianDayUt } from "../core/units.ts";
import { vimshottari } from "../dasha/vimshottari.ts";
import { karakas } from "../karaka/subject.ts";
import type { Nativity } from "../nativity.ts";
import { vargas } from "../varga/subject.ts";

/** What one fact says; `null` where there is nothing to say. */
export type FactValue = string | number | boolean | null;

/** Facts of one instant under the paths by which an answer has them. */
export type Facts = ReadonlyMap<string, FactValue>;

export type Row = readonly [path: string, value: FactValue];

/** The lagna and what is counted from it. */
function lagnaFacts(nativity: Nativity): Row[] {
  const { chart } = nativity;
  const { sign, nakshatra, pada } = chart.lagna;
  return [
    ["lagna.sign", sign],
    ["lagna.nakshatra", nakshatra],
    ["lagna.pada", pada],
    ...VARGAS.map((id): Row => [`vargas.${id}.lagna`, vargas(nativity)[id].lagna]),
    ...chart.planets.map(({ id, house }): Row => [`planets.${id}.house`, house]),
  ];
}

function grahaFacts(nativity: Nativity): Row[] {
  const signs = vargas(nativity);
  return nativity.chart.planets.flatMap(({ id, sign, nakshatra, pada, retrograde, combust, dignity }): Row[] => [
    [`planets.${id}.sign`, sign],
    [`planets.${id}.nakshatra`, nakshatra],
    [`planets.${id}.pada`, pada],
    [`planets.${id}.retrograde`, retrograde],
    [`planets.${id}.combust`, combust],
    [`planets.${id}.dignity`, dignity],
    ...VARGAS.map((varga): Row => [`vargas.${varga}.${id}`, signs[varga][id]]),
  ]);
}

function karakaFacts(nativity: Nativity): Row[] {
  const { scheme7, scheme8 } = karakas(nativity);
  const rows = (scheme: string, of: Readonly<Record<string, Graha>>): Row[] =>
    Object.entries(of).map(([karaka, graha]) => [`karakas.${scheme}.${karaka}`, graha]);
  return [...rows("scheme7", scheme7), ...rows("scheme8", scheme8)];
}

function limbFacts({ sky, birth, chart }: Nativity): Row[] {
  const tithi = partOfCircle(elongation(sky, birth.jd).angle, 30) + 1;
  const moon = chart.planets[GRAHAS.indexOf("moon")];
  return [
    ["panchanga.tithi.number", tithi],
    ["panchanga.tithi.paksha", tithi <= 15 ? "shukla" : "krishna"],
    ["panchanga.nakshatra.id", moon?.nakshatra ?? null],
    ["panchanga.yoga.number", partOfCircle(sunMoonSum(sky, birth.jd).angle, 27) + 1],
    ["panchanga.karana.number", partOfCircle(elongation(sky, birth.jd).angle, 60) + 1],
  ];
}

/** The lords of the vimshottari periods that run at an instant; `null` outside its 120 years. */
export function runningLords(
  { birth, settings, longitudes }: Pick<Nativity, "birth" | "settings" | "longitudes">,
  atJd: JulianDayUt,
): readonly [maha: Graha | null, antar: Graha | null] {
  const { periods } = vimshottari({
    moonLongitude: longitudes.moon,
    birthJd: birth.jd,
    year: settings.dasha_year,
    levels: 2,
  });
  const runs = ({ startJd, endJd }: { startJd: number; endJd: number }): boolean => startJd <= atJd && atJd < endJd;
  const maha = periods.find(runs);
  return [maha?.lord ?? null, maha?.sub?.find(runs)?.lord ?? null];
}

function dashaFacts(nativity: Nativity, atJd: JulianDayUt | null): Row[] {
  const { longitudes, birth, settings } = nativity;
  const { balance } = vimshottari({
    moonLongitude: longitudes.moon,
    birthJd: birth.jd,
    year: settings.dasha_year,
    levels: 1,
  });
  const first: Row = ["dashas.vimshottari.balance.lord", balance.lord];
  if (atJd === null) return [first];
  const [maha, antar] = runningLords(nativity, atJd);
  return [first, ["dashas.vimshottari.running.maha", maha], ["dashas.vimshottari.running.antar", antar]];
}

/** Every discrete fact of a nativity, but the weekday, which its caller knows by the sunrises. */
export function factsOf(nativity: Nativity, timed: boolean, atJd: JulianDayUt | null): Facts {
  return new Map([
    ...(timed ? lagnaFacts(nativity) : []),
    ...grahaFacts(nativity),
    ...karakaFacts(nativity),
    ...limbFacts(nativity),
    ...dashaFacts(nativity, atJd),
  ]);
}
