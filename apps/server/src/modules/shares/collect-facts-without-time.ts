import type { SharedSigns } from "@lagna/contract";
import type { Nativity, Planet } from "@lagna/jyotish";
import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import type { ComputedKundli, KundliInput } from "@lagna/kundli";
import { yieldToEventLoop } from "../../computing/yield-to-event-loop.ts";
import type { ChartService } from "../charts/service.ts";

const DAY_SECONDS = 86_400;
/** A hidden time stays hidden within at least an hour. */
const MIN_WINDOW_SECONDS = 3600;
/** Sampling step of the lagna. Near the polar circles signs can rise faster, but windows contain several of them there anyway. */
const STEP_SECONDS = 1200;
/** Charts computed before yielding to other requests; each takes well under a millisecond. */
const CHARTS_PER_SLICE = 12;

/** Seconds of the local day; `until` is exclusive. */
export interface TimeWindow {
  readonly from: number;
  readonly until: number;
}

/**
 * Splits a day where the rising sign changes, into windows of at least an hour: a shorter one is merged with the next, the last one
 * with the previous. The boundaries depend only on the day and the place.
 * @param changes seconds of the day, ascending, within (0, 86,400)
 */
export function splitDayIntoWindows(changes: readonly number[]): TimeWindow[] {
  const edges = [0];
  for (const change of changes) if (change - (edges.at(-1) ?? 0) >= MIN_WINDOW_SECONDS) edges.push(change);
  while (edges.length > 1 && DAY_SECONDS - (edges.at(-1) ?? 0) < MIN_WINDOW_SECONDS) edges.pop();
  return edges.map((from, index) => ({ from, until: edges[index + 1] ?? DAY_SECONDS }));
}

type Charts = Pick<ChartService, "generate" | "computeNativity">;

/** The birth at another second of its day, without the stated uncertainty. */
const withSecond = ({ uncertainty: _own, ...birth }: KundliInput, second: number): KundliInput => ({
  ...birth,
  hour: Math.floor(second / 3600),
  minute: Math.floor(second / 60) % 60,
  second: second % 60,
});

/** The seconds of the day at which the rising sign changes. */
async function findRisingSignChanges(birth: KundliInput, charts: Charts): Promise<number[]> {
  const { sections: _none, ...bare } = birth;
  const risingAt = async (second: number): Promise<Rashi> =>
    (await charts.computeNativity(withSecond(bare, second))).nativity.chart.lagna.sign;
  const changes: number[] = [];
  let last = await risingAt(0);
  for (let start = 0, count = 0; start < DAY_SECONDS; start += STEP_SECONDS, count += 1) {
    if (count % CHARTS_PER_SLICE === 0) await yieldToEventLoop();
    let [before, after] = [start, Math.min(start + STEP_SECONDS, DAY_SECONDS - 1)];
    const next = await risingAt(after);
    if (next === last) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if ((await risingAt(middle)) === last) before = middle;
      else after = middle;
    }
    changes.push(after);
    last = next;
  }
  return changes;
}

/** Merges two values: equal leaves are kept, differing leaves become null. */
function keepEqualValues<Value>(one: Value, other: Value): Value {
  if (typeof one === "object" && one !== null && typeof other === "object" && other !== null) {
    const entries = Object.entries(one).map(([key, value]) => [key, keepEqualValues(value, (other as never)[key])]);
    return Object.fromEntries(entries) as Value;
  }
  return one === other ? one : (null as Value);
}

type TimelessFacts = Pick<SharedSigns, "lagna" | "planets" | "vargas" | "panchanga" | "running">;

const mapGrahas = <Value>(of: (id: Graha, index: number) => Value) =>
  Object.fromEntries(GRAHAS.map((id, index) => [id, of(id, index)])) as Record<Graha, Value>;

function findRunningDasha({ kundli }: ComputedKundli, nowJd: number): TimelessFacts["running"] {
  const runs = ({ startJd, endJd }: { startJd: number; endJd: number }): boolean => startJd <= nowJd && nowJd < endJd;
  const maha = kundli.dashas.vimshottari.periods.find(runs);
  return { maha: maha?.lord ?? null, antar: maha?.sub?.find(runs)?.lord ?? null };
}

function collectFacts(made: ComputedKundli, nowJd: number): TimelessFacts {
  const { kundli } = made;
  const { chart }: Nativity = made.nativity;
  const { tithi, vara, nakshatra, yoga, karana } = kundli.panchanga;
  const placeOf = (_: Graha, index: number) => {
    const { sign, nakshatra: star, pada, house, retrograde, combust, dignity } = chart.planets[index] as Planet;
    return { sign, nakshatra: star, pada, house, retrograde, combust, dignity };
  };
  const limbs = { tithi: tithi.number, vara: vara.number, yoga: yoga.number, karana: karana.number };
  return {
    lagna: chart.lagna.sign,
    planets: mapGrahas(placeOf),
    // Its lagna would reveal the time to a quarter of an hour.
    vargas: { D9: mapGrahas((id) => kundli.vargas.D9[id]) },
    panchanga: { ...limbs, nakshatra: nakshatra.id },
    running: findRunningDasha(made, nowJd),
  };
}

/**
 * The facts of a birth that can be shown without revealing its time: those equal at the first and the last second of its window.
 * The result depends on the window alone, so it does not distinguish the seconds within it. Comparing the two ends is enough, as all
 * of these values move in one direction over so few hours.
 */
export async function collectFactsWithoutTime(
  birth: KundliInput,
  nowJd: number,
  charts: Charts,
): Promise<TimelessFacts> {
  const { hour, minute, second = 0 } = birth;
  const own = hour * 3600 + minute * 60 + second;
  const windows = splitDayIntoWindows(await findRisingSignChanges(birth, charts));
  const { from, until } = windows.find((window) => window.from <= own && own < window.until) as TimeWindow;
  return collectFactsOfWindow(birth, { from, until }, nowJd, charts);
}

async function collectFactsOfWindow(
  birth: KundliInput,
  { from, until }: TimeWindow,
  nowJd: number,
  charts: Charts,
): Promise<TimelessFacts> {
  const first = collectFacts(await charts.generate(withSecond(birth, from)), nowJd);
  const last = collectFacts(await charts.generate(withSecond(birth, until - 1)), nowJd);
  return keepEqualValues(first, last);
}

/** For an unknown time, the whole day is the window, and every sign rises in it. */
export async function collectFactsOfDay(birth: KundliInput, nowJd: number, charts: Charts): Promise<TimelessFacts> {
  const facts = await collectFactsOfWindow(birth, { from: 0, until: DAY_SECONDS }, nowJd, charts);
  const planets = mapGrahas((id): TimelessFacts["planets"][Graha] => ({ ...facts.planets[id], house: null }));
  return { ...facts, lagna: null, planets };
}
