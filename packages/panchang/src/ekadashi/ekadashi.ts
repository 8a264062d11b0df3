import { NAKSHATRAS } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import { contains, getPart, type TimeSpan } from "../day/spans.ts";
import type { TithiSpan } from "../month/lunar-months.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { findSpanIndex } from "../sky/sweep.ts";
import {
  ADHIKA_EKADASHI_NAMES,
  EKADASHI_NAMES,
  EKADASHI_SCHOOLS,
  type EkadashiSchool,
  type EkadashiSchoolId,
  STAR_DVADASHIS,
} from "./ekadashi.data.ts";
import { findVedhaLimit } from "./vedha.ts";

export const MAHADVADASHIS = [
  "unmilani",
  "vyanjuli",
  "trisprisha",
  "pakshavardhini",
  "jaya",
  "vijaya",
  "jayanti",
  "papanashini",
] as const;
export type Mahadvadashi = (typeof MAHADVADASHIS)[number];

export type EkadashiReason =
  | "ekadashi_at_sunrise"
  | "first_of_two_sunrises"
  | "second_of_two_sunrises"
  | "dashami_touches_vedha"
  | "dvadashi_would_be_missed"
  | "kshaya_day_it_runs"
  | "kshaya_next_day"
  | "mahadvadashi";

/** When the fast may be broken. */
export interface Parana extends TimeSpan {
  readonly dayNumber: number;
  /** The first quarter of dvadashi, in which one does not eat. */
  readonly hariVasara: TimeSpan;
}

export interface Ekadashi {
  /** Without the prefix: kamada, varuthini … */
  readonly name: string;
  readonly school: EkadashiSchoolId;
  readonly dayNumber: number;
  /** Days of fasting: two where a school keeps both. */
  readonly days: 1 | 2;
  readonly reason: EkadashiReason;
  readonly mahadvadashi: Mahadvadashi | null;
  /** Until when dashami had to be over. */
  readonly vedhaLimitJd: number;
  readonly ekadashi: TimeSpan;
  readonly month: TithiSpan["month"];
  readonly paksha: "shukla" | "krishna";
  /** `null` if the almanac does not reach so far. */
  readonly parana: Parana | null;
}

/** The span of the tithi a number of places after another. */
function findTithiAfter({ allTithis }: Almanac, span: TithiSpan, places: number): TimeSpan | undefined {
  return allTithis[findSpanIndex(allTithis, span.startJd + 1e-6) + places];
}

const hasSunrise = (span: TimeSpan | undefined, frame: DayFrame | undefined): boolean =>
  span !== undefined && frame !== undefined && contains(span, frame.dawnJd);

/** The days of an ekadashi: those with it at sunrise, and the first sunrise after it begins. */
function findSunrises(
  almanac: Almanac,
  span: TithiSpan,
): { readonly next: DayFrame; readonly with: DayFrame[] } | null {
  const next = almanac.frames.find(({ dawnJd }) => dawnJd >= span.startJd);
  if (!next) return null;
  const after = almanac.findFrame(next.number + 1);
  return { next, with: [next, ...(after ? [after] : [])].filter((frame) => hasSunrise(span, frame)) };
}

/** The great dvadashi that moves the fast from a pure ekadashi to the day after. */
function findMahadvadashi(almanac: Almanac, span: TithiSpan, first: DayFrame): Mahadvadashi | null {
  const day = (shift: number): DayFrame | undefined => almanac.findFrame(first.number + shift);
  const [dvadashi, trayodashi] = [1, 2].map((places) => findTithiAfter(almanac, span, places));
  const syzygy = findTithiAfter(almanac, span, 4);
  if (hasSunrise(span, day(1))) return "unmilani";
  if (hasSunrise(dvadashi, day(1)) && hasSunrise(dvadashi, day(2))) return "vyanjuli";
  if (hasSunrise(trayodashi, day(1))) return "trisprisha";
  const sunrises = syzygy ? almanac.frames.filter((frame) => hasSunrise(syzygy, frame)).length : 0;
  if (sunrises === 2) return "pakshavardhini";
  return findStarDvadashi(almanac, span, dvadashi, day(1));
}

/** On a bright twelfth at whose sunrise one of four stars runs and lasts beyond noon. */
function findStarDvadashi(
  almanac: Almanac,
  span: TithiSpan,
  dvadashi: TimeSpan | undefined,
  frame: DayFrame | undefined,
): Mahadvadashi | null {
  if (span.number > 15 || !frame || !hasSunrise(dvadashi, frame)) return null;
  const star = almanac.nakshatras[findSpanIndex(almanac.nakshatras, frame.dawnJd)];
  const name = star && NAKSHATRAS[star.part];
  if (!star || !name || star.endJd < frame.duskJd) return null;
  return (STAR_DVADASHIS[name] as Mahadvadashi | undefined) ?? null;
}

type Choice = Pick<Ekadashi, "reason" | "mahadvadashi" | "vedhaLimitJd"> & { readonly frame: DayFrame };

function chooseFast(almanac: Almanac, span: TithiSpan, school: EkadashiSchool): Choice | null {
  const sunrises = findSunrises(almanac, span);
  if (!sunrises) return null;
  const [first, second] = sunrises.with;
  const at = (number: number): DayFrame | undefined => almanac.findFrame(number);
  const base = {
    mahadvadashi: null,
    vedhaLimitJd: findVedhaLimit(almanac, span, first ?? sunrises.next, school.vedha),
  };
  if (!first) {
    const runs = at(sunrises.next.number - 1);
    const isNext = school.kshaya === "next_day" || !runs;
    return isNext
      ? { ...base, frame: sunrises.next, reason: "kshaya_next_day" }
      : { ...base, frame: runs, reason: "kshaya_day_it_runs" };
  }
  const next = at(first.number + 1);
  if (span.startJd > base.vedhaLimitJd && next) return { ...base, frame: next, reason: "dashami_touches_vedha" };
  const mahadvadashi = school.mahadvadashi ? findMahadvadashi(almanac, span, first) : null;
  // On trisprisha's day all three tithis meet: it is kept itself.
  if (mahadvadashi === "trisprisha") return { ...base, mahadvadashi, frame: first, reason: "mahadvadashi" };
  if (mahadvadashi && next) return { ...base, mahadvadashi, frame: next, reason: "mahadvadashi" };
  if (second) {
    return keepsSecond(almanac, span, second, school)
      ? { ...base, frame: second, reason: "second_of_two_sunrises" }
      : { ...base, frame: first, reason: "first_of_two_sunrises" };
  }
  const before = at(first.number - 1);
  const missesDvadashi = school.both === "by_dvadashi" && hasSunrise(findTithiAfter(almanac, span, 2), next);
  return missesDvadashi && before && before.nextDawnJd > span.startJd
    ? { ...base, frame: before, reason: "dvadashi_would_be_missed" }
    : { ...base, frame: first, reason: "ekadashi_at_sunrise" };
}

function keepsSecond(almanac: Almanac, span: TithiSpan, second: DayFrame, { both }: EkadashiSchool): boolean {
  if (both !== "by_dvadashi") return both === "second";
  return hasSunrise(findTithiAfter(almanac, span, 1), almanac.findFrame(second.number + 1));
}

/**
 * The time to break a fast on the day after it: from sunrise and after hari vasara, until a fifth of the daylight or the
 * end of dvadashi; if hari vasara lasts longer than that fifth, until the end of dvadashi or of the daylight.
 */
function findParana(almanac: Almanac, span: TithiSpan, lastDay: number): Parana | null {
  const day = almanac.findFrame(lastDay + 1);
  const dvadashi = findTithiAfter(almanac, span, 1);
  if (!day || !dvadashi) return null;
  const hariVasara = getPart(dvadashi, 1, 4);
  const startJd = Math.max(day.dawnJd, hariVasara.endJd);
  const morning = getPart({ startJd: day.dawnJd, endJd: day.duskJd }, 1, 5);
  const limit = startJd < morning.endJd ? morning.endJd : day.duskJd;
  const endJd = dvadashi.endJd > startJd ? Math.min(dvadashi.endJd, limit) : limit;
  return { dayNumber: day.number, startJd, endJd, hariVasara };
}

/** Whether ekadashi is at sunrise of a fast and the next day, or dvadashi on the two days after the fast. */
function hasTwoSunrises(almanac: Almanac, span: TithiSpan, fast: DayFrame): boolean {
  const [second, third] = [1, 2].map((shift) => almanac.findFrame(fast.number + shift));
  const dvadashi = findTithiAfter(almanac, span, 1);
  const ofEkadashi = hasSunrise(span, fast) && hasSunrise(span, second);
  return ofEkadashi || (hasSunrise(dvadashi, second) && hasSunrise(dvadashi, third));
}

function getName({ month, number }: TithiSpan, name?: TithiSpan["month"]["masa"]): string {
  const paksha = number <= 15 ? "shukla" : "krishna";
  return month.adhika ? ADHIKA_EKADASHI_NAMES[paksha] : EKADASHI_NAMES[name ?? month.masa][paksha];
}

/**
 * The ekadashis of an almanac by one school, in order. A kshaya month has those of both its names on the same days.
 */
export function listEkadashis(almanac: Almanac, schoolId: EkadashiSchoolId): Ekadashi[] {
  const school: EkadashiSchool = EKADASHI_SCHOOLS[schoolId];
  return almanac.tithis
    .filter(({ number }) => number === 11 || number === 26)
    .flatMap((span) => {
      const choice = chooseFast(almanac, span, school);
      if (!choice) return [];
      const { frame, ...rest } = choice;
      const days = school.twoDays && hasTwoSunrises(almanac, span, frame) ? 2 : 1;
      const common: Omit<Ekadashi, "name"> = {
        ...rest,
        school: schoolId,
        dayNumber: frame.number,
        days,
        ekadashi: { startJd: span.startJd, endJd: span.endJd },
        month: span.month,
        paksha: span.number <= 15 ? ("shukla" as const) : ("krishna" as const),
        parana: findParana(almanac, span, frame.number + days - 1),
      };
      return span.month.names.map((name) => ({ ...common, name: getName(span, name) }));
    });
}
