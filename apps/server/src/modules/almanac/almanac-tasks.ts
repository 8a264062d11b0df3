import { formatIsoDay } from "@lagna/terms";
import { findEclipses, julianDayUt, type Eclipse, type Ephemeris } from "@lagna/jyotish";
import {
  addFestivalNames,
  type Almanac,
  type AlmanacSettings,
  type AnswerFrame,
  type BirthMoon,
  composeDay,
  composeMuhurtas,
  composeProofInSteps,
  computeAlmanacDay,
  computePakshiDay,
  createAlmanac,
  createYearAlmanac,
  describeEclipse,
  explainFestival,
  type FestivalProofJson,
  findMuhurtasInSteps,
  findReferenceDay,
  findTithiDays,
  getFestivalName,
  formatDate,
  listFestivals,
  type MuhurtaActivityId,
  type MuhurtaPerson,
  parseDate,
  presentEclipse,
  presentFestivalList,
  presentFrame,
  presentPakshiDay,
  presentPlace,
  presentProof,
  presentShortDay,
  REFERENCE_PLACE,
  type Tradition,
} from "@lagna/panchang";
import type { Masa, Paksha, Pakshi, PakshiDurations } from "@lagna/terms";
import { toJsonBytes } from "../../computing/worker-tasks.ts";
import { addClock } from "./almanac-places.ts";
import { computeToday, type TodayTask } from "./compute-today.ts";
import { formatYearCsv } from "./format-year-csv.ts";
import { chooseFeedFestivals } from "./choose-feed-festivals.ts";
import { createWallNames } from "./create-wall-names.ts";
import type { WallCalendarDay } from "../prints/service.ts";
import { type IcalOptions, renderIcal } from "./render-ical.ts";

/** What every task of the almanac needs: plain data, which can be passed to another thread. */
export type AlmanacTask = AnswerFrame;

/** A date of a festival with its proof. */
export type FestivalDate = FestivalProofJson & {
  readonly id: string;
  readonly otherKalas: readonly (string | null)[];
};

/** A day on which a festival is kept. */
export interface DayOfFestival {
  readonly id: string;
  readonly date: string;
  readonly isLong: boolean;
}

/** A lunar day, in a month of the amanta calendar. */
export interface LunarDay {
  readonly masa: Masa;
  readonly paksha: Paksha;
  /** 1 to 15. */
  readonly tithi: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

const writeAnswer = (data: object): Bytes => toJsonBytes({ status: "success", data });

/** Reference years kept by each thread; nearly all requests are for this year and the next. */
const MAX_REFERENCE_YEARS = 6;

/** The almanac of the reference place for a year, by which the date in India is stated. */
function createReferenceYears(ephemeris: Ephemeris) {
  const known = new Map<string, Almanac>();
  return (settings: AlmanacSettings, year: number): Almanac => {
    const key = `${year} ${JSON.stringify(settings)}`;
    const almanac = known.get(key) ?? createYearAlmanac(ephemeris, REFERENCE_PLACE, settings, year);
    known.delete(key);
    known.set(key, almanac);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_REFERENCE_YEARS) break;
      known.delete(oldest);
    }
    return almanac;
  };
}

/** More than the days between two eclipses of any kind. */
const BETWEEN_ECLIPSES_DAYS = 200;
/** Two eclipses are at least a fortnight apart. */
const PAST_ECLIPSE_DAYS = 1;

/** The first eclipse from an instant on, with the ones before and after it. */
function findEclipsesFrom(ephemeris: Ephemeris, fromJd: number): readonly (Eclipse | undefined)[] {
  const list = (from: number, until: number): Eclipse[] =>
    findEclipses({ ephemeris }, { fromJd: julianDayUt(from), untilJd: julianDayUt(until) });
  const [first] = list(fromJd, fromJd + BETWEEN_ECLIPSES_DAYS);
  if (!first) return [];
  const after = first.maximumJd + PAST_ECLIPSE_DAYS;
  const before = first.maximumJd - PAST_ECLIPSE_DAYS;
  return [
    first,
    list(Math.max(before - BETWEEN_ECLIPSES_DAYS, ephemeris.range.from), before).at(-1),
    list(after, after + BETWEEN_ECLIPSES_DAYS)[0],
  ];
}

/** The days of a month or a year in their short form. */
function* presentDays(almanac: Almanac, { tradition, language }: AlmanacTask) {
  const days = [];
  for (const frame of almanac.frames) {
    if (frame.number < almanac.fromDay || frame.number > almanac.untilDay) continue;
    const day = presentShortDay(almanac, computeAlmanacDay(almanac, frame), tradition);
    days.push({ ...day, festivals: addFestivalNames(day.festivals, language) });
    yield;
  }
  return days;
}

/** The computations of the almanac. They take tenths of a second to seconds, so they are tasks for another thread, which writes the whole answer. */
export function createAlmanacTasks(ephemeris: Ephemeris) {
  const getReferenceYear = createReferenceYears(ephemeris);
  const openDays = ({ place, settings }: AlmanacTask, from: string, until: string): Almanac =>
    createAlmanac(ephemeris, addClock(place), settings, { fromDay: parseDate(from), untilDay: parseDate(until) });
  /** `null` for dates that the ephemeris does not reach. */
  function openDaysInRange(task: AlmanacTask, from: string, until: string): Almanac | null {
    try {
      return openDays(task, from, until);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  const openYear = ({ place, settings }: AlmanacTask, year: number): Almanac =>
    createYearAlmanac(ephemeris, addClock(place), settings, year);

  return {
    /** A day as JSON; `null` if the place had no such date, or the ephemeris does not reach it. */
    *writePanchangDay(
      task: AlmanacTask & { readonly date: string; readonly birth: BirthMoon | null },
    ): Generator<void, Bytes | null> {
      const almanac = openDaysInRange(task, task.date, task.date);
      yield;
      const day = almanac && composeDay(almanac, task, task.birth);
      return day && writeAnswer(day);
    },

    /** The five birds of a day as JSON; `null` as `writePanchangDay`. */
    *writePakshiDay(
      task: AlmanacTask & { readonly date: string; readonly bird: Pakshi; readonly durations: PakshiDurations },
    ): Generator<void, Bytes | null> {
      const { date, bird, durations } = task;
      const almanac = openDaysInRange(task, date, date);
      yield;
      const frame = almanac?.findFrame(almanac.fromDay);
      if (!almanac || !frame) return null;
      const day = presentPakshiDay(almanac, frame, computePakshiDay(almanac, frame, { bird, durations }));
      return writeAnswer({ ...presentFrame(task), ...day, bird, durations });
    },

    /** The first eclipse from a date of UTC on; `null` as `writePanchangDay`. */
    *writeEclipse(task: AlmanacTask & { readonly date: string }): Generator<void, Bytes | null> {
      const from = Date.parse(`${task.date}T00:00:00Z`);
      const [found, previous, next] = findEclipsesFrom(ephemeris, ephemeris.julianDay(from));
      yield;
      const toDate = ({ maximumJd }: Eclipse): string => formatIsoDay(ephemeris.utcMilliseconds(maximumJd));
      const almanac = found && openDaysInRange(task, toDate(found), toDate(found));
      if (!almanac) return null;
      return writeAnswer({
        ...presentFrame(task),
        eclipse: presentEclipse(almanac, describeEclipse(almanac, found)),
        previous: previous ? toDate(previous) : null,
        next: next ? toDate(next) : null,
      });
    },

    *writePanchangMonth(
      task: AlmanacTask & { readonly month: string; readonly lastDay: number },
    ): Generator<void, Bytes> {
      const { month, lastDay } = task;
      const days = yield* presentDays(openDays(task, `${month}-01`, `${month}-${lastDay}`), task);
      return writeAnswer({ ...presentFrame(task), month, days });
    },

    *writePanchangYear(
      task: AlmanacTask & { readonly year: number; readonly format: "json" | "csv" },
    ): Generator<void, Bytes> {
      const { year, format, language } = task;
      const days = yield* presentDays(openYear(task, year), task);
      return format === "csv"
        ? new TextEncoder().encode(formatYearCsv(days, language))
        : writeAnswer({ ...presentFrame(task), year, days });
    },

    /** What a wall calendar has of each day of a year. */
    *listWallCalendarDays(
      task: AlmanacTask & { readonly year: number; readonly region: Tradition },
    ): Generator<void, WallCalendarDay[]> {
      const { year, tradition, region, language } = task;
      const almanac = openYear(task, year);
      const chosen = chooseFeedFestivals(almanac, { tradition, region, days: "main" });
      const toName = createWallNames(language, tradition);
      yield;
      const days = yield* presentDays(almanac, task);
      return days.map(({ date, sunrise, tithi, masa }) => {
        const number = parseDate(date);
        const kept = chosen.filter(({ dayNumber }) => dayNumber === number);
        return {
          date,
          tithi: sunrise === null ? null : (tithi[0]?.number ?? null),
          masa: masa?.amanta ?? null,
          festivals: [...new Set(kept.map(toName))],
        };
      });
    },

    *writeFestivals(task: AlmanacTask & { readonly year: number }): Generator<void, Bytes> {
      const { year, settings, tradition, language } = task;
      const almanac = openYear(task, year);
      const festivals = listFestivals(almanac, tradition);
      yield;
      const reference = getReferenceYear(settings, year);
      yield;
      const listed = presentFestivalList(almanac, festivals, (festival) => findReferenceDay(reference, festival));
      return writeAnswer({
        ...presentFrame(task),
        year,
        tradition,
        reference: presentPlace(REFERENCE_PLACE),
        festivals: addFestivalNames(listed, language),
      });
    },

    /** The proofs of a festival's dates; `null` if it has none in the year. */
    *writeFestivalProof(
      task: AlmanacTask & { readonly id: string; readonly year: number; readonly date: string | null },
    ): Generator<void, Bytes | null> {
      const openReference = () => getReferenceYear(task.settings, task.year);
      const proof = yield* composeProofInSteps(openYear(task, task.year), openReference, task, task);
      return proof && writeAnswer(proof);
    },

    /** A day for one person; `null` as `writePanchangDay`. */
    computeToday: (task: TodayTask) => computeToday(ephemeris, task, getFestivalName),

    /** The next date of any of some festivals from a date on, with its proof; `null` if there is none until the end of next year. */
    *findFestivalDate(
      task: AlmanacTask & { readonly ids: readonly string[]; readonly from: string; readonly isYearFixed: boolean },
    ): Generator<void, FestivalDate | null> {
      const { ids, from, isYearFixed, settings, tradition } = task;
      const first = Number(from.slice(0, 4));
      for (const year of isYearFixed ? [first] : [first, first + 1]) {
        const almanac = openYear(task, year);
        const found = listFestivals(almanac, tradition).find(
          ({ id, untilDay }) => ids.includes(id) && untilDay >= parseDate(from),
        );
        yield;
        if (!found) continue;
        const reference = getReferenceYear(settings, year);
        const proof = explainFestival(almanac, reference, found.id).find(({ festival }) => festival === found);
        const otherKalas = proof?.others.map(({ rule }) => rule.kala) ?? [];
        if (proof) return { id: found.id, ...presentProof(almanac, proof), otherKalas };
      }
      return null;
    },

    /** The days of some festivals in a year; `isLong` for one that lasts several days. */
    *listFestivalDays(
      task: AlmanacTask & { readonly ids: readonly string[]; readonly year: number },
    ): Generator<void, DayOfFestival[]> {
      const almanac = openYear(task, task.year);
      yield;
      return listFestivals(almanac, task.tradition)
        .filter(({ id }) => task.ids.includes(id))
        .map(({ id, dayNumber, untilDay }) => ({ id, date: formatDate(dayNumber), isLong: untilDay > dayNumber }));
    },

    /** The days of a year on which a lunar day of a month, by the amanta calendar, runs at sunrise. */
    *listTithiDays(task: AlmanacTask & LunarDay & { readonly year: number }): Generator<void, string[]> {
      const almanac = openYear(task, task.year);
      yield;
      const { masa, paksha, tithi } = task;
      const number = paksha === "shukla" ? tithi : tithi + 15;
      const span = almanac.tithis.find((each) => each.number === number);
      if (!span) return [];
      const days = findTithiDays(almanac, { masa, adhika: false, paksha, tithi, span }, "birthday");
      return days.map(({ dayNumber }) => formatDate(dayNumber));
    },

    /** The festivals of years as iCalendar files, one for each choice. */
    *writeFestivalCalendars(
      task: Pick<AlmanacTask, "place" | "settings"> & {
        readonly years: readonly number[];
        readonly files: readonly IcalOptions[];
      },
    ): Generator<void, Bytes[]> {
      const almanacs = [];
      for (const year of task.years) {
        almanacs.push(createYearAlmanac(ephemeris, addClock(task.place), task.settings, year));
        yield;
      }
      const written: Bytes[] = [];
      for (const file of task.files) {
        written.push(new TextEncoder().encode(renderIcal(almanacs, file)));
        yield;
      }
      return written;
    },

    /** The windows of a search; `null` if the ephemeris does not reach its dates. */
    *writeMuhurta(
      task: AlmanacTask & {
        readonly activity: MuhurtaActivityId;
        readonly from: string;
        readonly until: string;
        readonly people: readonly MuhurtaPerson[];
        readonly nights: boolean;
        readonly minMinutes: number;
        readonly limit: number | null;
      },
    ): Generator<void, Bytes | null> {
      const { activity, from, until, people, nights, minMinutes, limit } = task;
      const almanac = openDaysInRange(task, from, until);
      if (!almanac) return null;
      const steps = findMuhurtasInSteps(almanac, { activity, people, nights, minMinutes });
      let step = steps.next();
      while (!step.done) {
        yield;
        step = steps.next();
      }
      const search = { activity, people, from, until, limit: limit ?? undefined };
      return writeAnswer(composeMuhurtas(almanac, step.value, task, search));
    },
  };
}
export type AlmanacTasks = ReturnType<typeof createAlmanacTasks>;
