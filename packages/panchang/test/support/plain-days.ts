import { VARAS } from "@lagna/terms";
import { resolveAlmanacSettings } from "../../src/index.ts";
import type { Almanac } from "../../src/almanac.ts";
import type { TimeSpan } from "../../src/day/spans.ts";
import type { LunarMonth, TithiSpan } from "../../src/month/lunar-months.ts";
import type { DayFrame } from "../../src/sky/day-frame.ts";

/** Days on which the Sun rises at whole numbers and sets in the middle, so that parts of a day can be read off. */
export function createPlainFrames(count: number): DayFrame[] {
  return Array.from({ length: count }, (_, number) => ({
    number,
    vara: VARAS[number % 7] as DayFrame["vara"],
    midnightJd: number - 0.25,
    nextMidnightJd: number + 0.75,
    dawnJd: number,
    duskJd: number + 0.5,
    nextDawnJd: number + 1,
    isSunny: true,
    sunriseJd: number as DayFrame["sunriseJd"],
    sunsetJd: (number + 0.5) as DayFrame["sunsetJd"],
    nextSunriseJd: (number + 1) as DayFrame["nextSunriseJd"],
  }));
}

export const PLAIN_MONTH: LunarMonth = {
  masa: "margashirsha",
  names: ["margashirsha"],
  adhika: false,
  kshaya: false,
  startJd: 0,
  endJd: 30,
} as unknown as LunarMonth;

interface PlainLists {
  /** Tithis by number with the instants at which they end; the first begins at `from`. */
  readonly tithis?: { readonly first: number; readonly from: number; readonly ends: readonly number[] };
  readonly nakshatras?: readonly (TimeSpan & { readonly part: number })[];
  readonly karanas?: readonly (TimeSpan & { readonly part: number })[];
  readonly moonrises?: readonly number[];
}

/** An almanac of such days with the lists that a rule reads. */
export function createPlainAlmanac({ tithis, nakshatras = [], karanas = [], moonrises = [] }: PlainLists): Almanac {
  const frames = createPlainFrames(30);
  const spans = (tithis?.ends ?? []).map((endJd, index): TithiSpan => {
    const number = (((tithis?.first ?? 1) - 1 + index) % 30) + 1;
    const startJd = index === 0 ? (tithis?.from ?? 0) : (tithis?.ends[index - 1] as number);
    return { number, part: number - 1, startJd, endJd, month: PLAIN_MONTH };
  });
  return {
    frames,
    findFrame: (number: number) => frames[number],
    settings: resolveAlmanacSettings(),
    tithis: spans,
    allTithis: spans,
    nakshatras,
    karanas,
    moonrises,
    months: [PLAIN_MONTH],
    fromDay: 0,
    untilDay: 29,
  } as unknown as Almanac;
}
