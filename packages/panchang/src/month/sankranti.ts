import { type Rashi, RASHIS } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import { getHalves } from "../day/day-parts.ts";
import { intersect, type TimeSpan } from "../day/spans.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { PUNYA_GHATIS, type SankrantiLimit } from "./sankranti.data.ts";

/** The Sun's entry into a sign. */
export interface Sankranti {
  readonly sign: Rashi;
  readonly jd: number;
  /** The civil date on which the rite is done: that of the punya kala. */
  readonly dayNumber: number;
  /** The part of the merit time that is in daylight; `null` if the Sun does not rise. */
  readonly punyaKala: TimeSpan | null;
}

const GHATI = 1 / 60;

/** The last instant of a day at which an entry still belongs to it. */
export function getSankrantiLimit({ dawnJd, duskJd, nextDawnJd }: DayFrame, limit: SankrantiLimit): number {
  switch (limit) {
    case "sunset":
      return duskJd;
    case "aparahna":
      return dawnJd + ((duskJd - dawnJd) * 3) / 5;
    case "midnight":
      return (duskJd + nextDawnJd) / 2;
    case "sunrise":
      return dawnJd;
    case "civil":
    case "hindu_day":
    case "punya":
      return nextDawnJd;
  }
}

/** The frame of the day, from sunrise to sunrise, that has an instant. */
export function findHinduFrame({ frames }: Pick<Almanac, "frames">, jd: number): DayFrame | undefined {
  return frames.findLast(({ dawnJd }) => dawnJd <= jd);
}

/** A sankranti after sunset, for the whole night before Cancer and after Capricorn, else by the middle of the night. */
function choosePunyaDay(almanac: Almanac, sign: Rashi, jd: number, frame: DayFrame): DayFrame {
  if (jd < frame.duskJd) return frame;
  const next = almanac.findFrame(frame.number + 1) ?? frame;
  if (sign === "capricorn") return next;
  if (sign === "cancer") return frame;
  return jd < (frame.duskJd + frame.nextDawnJd) / 2 ? frame : next;
}

/**
 * The merit time: in daylight, the ghatis before and after the entry; if the Sun enters at night, the afternoon before
 * its middle or the forenoon after it (Dharma Sindhu).
 */
function findPunyaKala(day: DayFrame, sign: Rashi, jd: number): TimeSpan | null {
  const halves = getHalves(day);
  if (!halves) return null;
  const { before, after } = PUNYA_GHATIS[sign];
  const around = intersect({ startJd: jd - before * GHATI, endJd: jd + after * GHATI }, halves.day);
  if (around && jd >= halves.day.startJd && jd < halves.day.endJd) return around;
  const middle = (halves.day.startJd + halves.day.endJd) / 2;
  if (jd >= halves.day.endJd) return { startJd: middle, endJd: halves.day.endJd };
  const end = Math.min(halves.day.endJd, Math.max(middle, jd + after * GHATI));
  return { startJd: halves.day.startJd, endJd: end };
}

/** The sankrantis of an almanac's dates, in order. */
export function listSankrantis(almanac: Almanac): Sankranti[] {
  return almanac.sunSigns.slice(1).flatMap(({ part, startJd }) => {
    const frame = findHinduFrame(almanac, startJd);
    if (!frame || startJd >= frame.nextDawnJd) return [];
    const sign = RASHIS[part] as Rashi;
    const day = choosePunyaDay(almanac, sign, startJd, frame);
    return [{ sign, jd: startJd, dayNumber: day.number, punyaKala: findPunyaKala(day, sign, startJd) }];
  });
}
