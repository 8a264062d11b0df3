import type { SharedSigns } from "@lagna/contract";
import type { Nativity, Planet } from "@lagna/jyotish";
import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { loopTurn } from "../../computing/loop-turn.ts";
import type { KundliInput, KundliService, MadeKundli } from "../kundli/service.ts";

const DAY_SECONDS = 86_400;
/** A hidden time may be any moment of an hour at the least. */
const LEAST_SECONDS = 3600;
/** The lagna is looked at so often; where signs rise faster, near the polar circles, a window has several of them anyway. */
const STEP_SECONDS = 1200;
/** Charts are made so many at a stretch, well under a millisecond each; between two stretches others are answered. */
const AT_A_STRETCH = 12;

/** Seconds of the day by the clock, `until` not among them. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

/**
 * A day cut where the rising sign changes, and no piece shorter than an hour: a short one goes with the one that follows it, the last
 * with the one before. Where it is cut follows from the day and the place alone.
 * @param changes seconds of the day, in order, inside (0, 86,400)
 */
export function windowsOf(changes: readonly number[]): Window[] {
  const edges = [0];
  for (const change of changes) if (change - (edges.at(-1) ?? 0) >= LEAST_SECONDS) edges.push(change);
  while (edges.length > 1 && DAY_SECONDS - (edges.at(-1) ?? 0) < LEAST_SECONDS) edges.pop();
  return edges.map((from, index) => ({ from, until: edges[index + 1] ?? DAY_SECONDS }));
}

type Kundlis = Pick<KundliService, "generate" | "ofBirth">;

/** The birth at another second of its day; how uncertain its own was is no matter of that one. */
const atSecond = ({ uncertainty: _own, ...birth }: KundliInput, second: number): KundliInput => ({
  ...birth,
  hour: Math.floor(second / 3600),
  minute: Math.floor(second / 60) % 60,
  second: second % 60,
});

/** The seconds at which another sign rises than in the second before. */
async function changesOf(birth: KundliInput, kundlis: Kundlis): Promise<number[]> {
  const { sections: _none, ...bare } = birth;
  const risingAt = async (second: number): Promise<Rashi> =>
    (await kundlis.ofBirth(atSecond(bare, second))).nativity.chart.lagna.sign;
  const changes: number[] = [];
  let last = await risingAt(0);
  for (let start = 0, count = 0; start < DAY_SECONDS; start += STEP_SECONDS, count += 1) {
    if (count % AT_A_STRETCH === 0) await loopTurn();
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

/** The same where both say the same; null, leaf by leaf, where they do not. */
function agreed<Value>(one: Value, other: Value): Value {
  if (typeof one === "object" && one !== null && typeof other === "object" && other !== null) {
    const entries = Object.entries(one).map(([key, value]) => [key, agreed(value, (other as never)[key])]);
    return Object.fromEntries(entries) as Value;
  }
  return one === other ? one : (null as Value);
}

type Facts = Pick<SharedSigns, "lagna" | "planets" | "vargas" | "panchanga" | "running">;

const byGraha = <Value>(of: (id: Graha, index: number) => Value) =>
  Object.fromEntries(GRAHAS.map((id, index) => [id, of(id, index)])) as Record<Graha, Value>;

function runningAt({ kundli }: MadeKundli, nowJd: number): Facts["running"] {
  const runs = ({ startJd, endJd }: { startJd: number; endJd: number }): boolean => startJd <= nowJd && nowJd < endJd;
  const maha = kundli.dashas.vimshottari.periods.find(runs);
  return { maha: maha?.lord ?? null, antar: maha?.sub?.find(runs)?.lord ?? null };
}

function factsOf(made: MadeKundli, nowJd: number): Facts {
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
    planets: byGraha(placeOf),
    // Its lagna would tell the time to a quarter of an hour.
    vargas: { D9: byGraha((id) => kundli.vargas.D9[id]) },
    panchanga: { ...limbs, nakshatra: nakshatra.id },
    running: runningAt(made, nowJd),
  };
}

/**
 * What can be shown of a birth without its time: what is the same at the first and at the last second of the window in which it lies.
 * What is published is a function of the window alone, so that nobody can tell by it one second of the window from another. Between two
 * ends that agree nothing differs: all of these move one way in so few hours.
 */
export async function factsWithoutTime(birth: KundliInput, nowJd: number, kundlis: Kundlis): Promise<Facts> {
  const { hour, minute, second = 0 } = birth;
  const own = hour * 3600 + minute * 60 + second;
  const windows = windowsOf(await changesOf(birth, kundlis));
  const { from, until } = windows.find((window) => window.from <= own && own < window.until) as Window;
  return factsOfWindow(birth, { from, until }, nowJd, kundlis);
}

async function factsOfWindow(
  birth: KundliInput,
  { from, until }: Window,
  nowJd: number,
  kundlis: Kundlis,
): Promise<Facts> {
  const first = factsOf(await kundlis.generate(atSecond(birth, from)), nowJd);
  const last = factsOf(await kundlis.generate(atSecond(birth, until - 1)), nowJd);
  return agreed(first, last);
}

/** Where nobody knows the time, the whole day is the window, and every sign rises in it. */
export async function factsOfDay(birth: KundliInput, nowJd: number, kundlis: Kundlis): Promise<Facts> {
  const facts = await factsOfWindow(birth, { from: 0, until: DAY_SECONDS }, nowJd, kundlis);
  const planets = byGraha((id): Facts["planets"][Graha] => ({ ...facts.planets[id], house: null }));
  return { ...facts, lagna: null, planets };
}
