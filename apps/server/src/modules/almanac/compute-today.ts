import type { Ephemeris } from "@lagna/jyotish";
import {
  type Almanac,
  type AlmanacSettings,
  computeAlmanacDay,
  createAlmanac,
  createInstantFormat,
  type Festival,
  findMoonPasses,
  formatDate,
  getMoonLongitude,
  listFestivals,
  parseDate,
  presentDay,
  presentPlace,
  presentFestival,
  type ReaderTradition,
} from "@lagna/panchang";
import { type Language, NAKSHATRAS, RASHIS } from "@lagna/terms";
import { addClock, type TaskPlace } from "./almanac-places.ts";
import { LEFT_OUT_OF_CALENDARS } from "./ical-selection.data.ts";
import { composeToday, suggestQuestions, type TodayBirth } from "./compose-today.ts";

/** Which day from sunrise to sunrise is described before the sunrise of a date: the one that still runs, or the one that begins on the date. */
export type DayOf = "now" | "date";

/** What is asked of a day: plain data, which can be passed to another thread. */
export interface TodayTask {
  readonly place: TaskPlace;
  readonly settings: AlmanacSettings;
  readonly tradition: ReaderTradition;
  readonly language: Language;
  readonly date: string;
  /** The present instant. */
  readonly nowMs: number;
  readonly dayOf: DayOf;
  readonly birth: TodayBirth | null;
}

/** Days that are looked through for the next festivals, and at most how many are given: readers see those of their region and tradition. */
const DAYS_AHEAD = 20;
const MAX_NEXT = 40;

type DayFrame = NonNullable<ReturnType<Almanac["findFrame"]>>;

/** The day from sunrise to sunrise that runs: between midnight and sunrise that of the date before. */
function findRunningFrame(almanac: Almanac, frame: DayFrame, nowJd: number): DayFrame {
  const isNight = frame.sunriseJd !== null && frame.midnightJd <= nowJd && nowJd < frame.sunriseJd;
  return (isNight && almanac.findFrame(frame.number - 1)) || frame;
}

const isShown = ({ id, rule, tradition }: Festival): boolean =>
  rule.kind !== "month_begin" && tradition !== "civil" && !LEFT_OUT_OF_CALENDARS.some((pattern) => pattern.test(id));

/** The day of a place for one person; `null` for a date that the place had not, or that the ephemeris does not reach. */
export function* computeToday(
  ephemeris: Ephemeris,
  task: TodayTask,
  nameOf: (id: string, language: Language) => string,
) {
  const { place, settings, tradition, language, date, nowMs, dayOf, birth } = task;
  const fromDay = parseDate(date);
  const range = { fromDay, untilDay: fromDay + DAYS_AHEAD };
  const almanac = createAlmanac(ephemeris, addClock(place), settings, range);
  yield;
  const frame = almanac.findFrame(fromDay);
  if (!frame) return null;
  const format = createInstantFormat(almanac);
  const instantJd = ephemeris.julianDay(nowMs);
  const described = dayOf === "now" ? findRunningFrame(almanac, frame, instantJd) : frame;
  const dayJson = presentDay(almanac, computeAlmanacDay(almanac, described), tradition);
  yield;
  const nowJd = Math.min(Math.max(instantJd, frame.midnightJd), frame.nextMidnightJd);
  const longitude = getMoonLongitude(almanac, nowJd);
  const span = { startJd: frame.midnightJd, endJd: frame.nextMidnightJd };
  const passes = birth ? findMoonPasses(almanac, birth.points, span) : [];
  const sign = RASHIS[Math.floor(longitude / 30)] ?? "aries";
  const star = NAKSHATRAS[Math.floor(longitude / (360 / 27))] ?? "ashwini";
  const said = composeToday(birth, { sign, star, sunsetJd: frame.sunsetJd, passes }, language);
  const { sunrise, sunset, tithi, nakshatra, choghadiya } = dayJson;
  const nextFrame = almanac.findFrame(described.number + 1);
  return {
    date: formatDate(fromDay),
    place: presentPlace(place),
    sentence: said.sentence,
    advice: said.advice,
    moon: { longitude: Number(longitude.toFixed(4)), sign, house: said.house },
    passes: passes.map(({ id, longitude: at, jd }) => ({ graha: id, longitude: at, at: format(jd) })),
    tara: said.tara,
    day: {
      sunrise,
      sunset,
      next_sunrise: nextFrame?.sunriseJd == null ? null : format(nextFrame.sunriseJd),
      tithi,
      nakshatra,
      choghadiya,
    },
    next: listFestivals(almanac, tradition)
      .filter(isShown)
      .slice(0, MAX_NEXT)
      .map((festival) => ({ ...presentFestival(festival, format), name: nameOf(festival.id, language) })),
    questions: suggestQuestions(said.house, date, language),
  };
}
