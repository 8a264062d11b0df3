import { type Vara, VARAS } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { AngleAt } from "../sky/sampled-angle.ts";
import { findAngle } from "../sky/sweep.ts";
import { PANCHAKAS } from "./day-parts.data.ts";
import type { TimeSpan } from "./spans.ts";

/** The Moon from the third pada of Dhanishta to the end of Revati: Aquarius and Pisces. */
export interface Panchaka extends TimeSpan {
  /** By the weekday on which it begins. */
  readonly kind: "roga" | "raja" | "agni" | "chora" | "mrityu" | "panchaka";
}

const START_DEG = 300;
const LENGTH_DEG = 60;
const MOON_SPEED = 13.176358;

/** The weekday, from sunrise to sunrise, of an instant. */
function findVara({ frames }: Almanac, jd: number): Vara | undefined {
  return frames.findLast(({ dawnJd }) => dawnJd <= jd)?.vara;
}

function findPanchakaOf(moon: AngleAt, jd: number): TimeSpan {
  const longitude = moon(jd);
  const start = Math.floor((longitude - START_DEG) / 360) * 360 + START_DEG;
  const guess = jd - (longitude - start) / MOON_SPEED;
  const startJd = findAngle(moon, start, guess, MOON_SPEED);
  return { startJd, endJd: findAngle(moon, start + LENGTH_DEG, startJd + LENGTH_DEG / MOON_SPEED, MOON_SPEED) };
}

/** The panchaka that touches a day; `null` if none does. */
export function findPanchaka(almanac: Almanac, day: TimeSpan): Panchaka | null {
  const moon = almanac.sky.moon;
  const found = [findPanchakaOf(moon, day.startJd), findPanchakaOf(moon, day.endJd)].find(
    ({ startJd, endJd }) => startJd < day.endJd && endJd > day.startJd,
  );
  if (!found) return null;
  const vara = findVara(almanac, found.startJd) ?? shiftVara(almanac, found.startJd);
  return { kind: PANCHAKAS[vara], ...found };
}

/** The weekday of an instant before the first frame, counted back from it. */
function shiftVara({ frames }: Almanac, jd: number): Vara {
  const first = frames[0];
  const back = first ? Math.ceil(first.dawnJd - jd) : 0;
  const index = first ? VARAS.indexOf(first.vara) : 0;
  return VARAS[(((index - back) % 7) + 7) % 7] as Vara;
}
