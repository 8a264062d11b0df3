import { NAKSHATRAS, RASHIS, VARAS } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import { contains, type TimeSpan } from "../day/spans.ts";
import { findMonth, type LunarMonth, type TithiSpan } from "../month/lunar-months.ts";
import { findHinduFrame, getSankrantiLimit, listSankrantis } from "../month/sankranti.ts";
import { findSolarDay } from "../month/solar-months.ts";
import { getWeekday } from "../sky/civil-date.ts";
import { sliceSpans } from "../sky/sweep.ts";
import { type CandidateDay, chooseDay, type ChosenDay, type DayReason } from "./choose-day.ts";
import { chooseHolikaDay } from "./holika.ts";
import { REGIONS_OF_ZONES } from "./regions.data.ts";
import type {
  FestivalRule,
  MonthBeginRule,
  SankrantiRule,
  SolarDayRule,
  SolarTithiRule,
  StarRule,
  TithiRule,
  WeekdayRule,
} from "./rule.ts";

/** An observance on a date. */
export interface Occasion {
  readonly rule: FestivalRule;
  /** Days since 1970. */
  readonly dayNumber: number;
  /** Its last day; that day itself unless it lasts for several. */
  readonly untilDay: number;
  readonly reason: DayReason;
  /** The window of that day; of a sankranti its merit time. */
  readonly window: TimeSpan | null;
  /** The tithi, star or sankranti that makes it; `null` for weekdays. */
  readonly event: TimeSpan | null;
  readonly candidates: readonly CandidateDay[];
  readonly month: LunarMonth | null;
}

const tithiNumber = ({ paksha, tithi }: Pick<TithiRule, "paksha" | "tithi">): number =>
  paksha === "shukla" ? tithi : tithi + 15;

function isInMonth(almanac: Almanac, { month: required, adhika, before }: TithiRule, { month }: TithiSpan): boolean {
  const { months } = almanac;
  if (before)
    return months.some(
      ({ startJd, names, adhika: isExtra }) => startJd === month.endJd && !isExtra && names.includes(before),
    );
  if (required === "every") return true;
  if (required === "adhika") return month.adhika;
  return month.names.includes(required) && (adhika === "instead" ? !isDoubled(months, month) : !month.adhika);
}

/** Whether a month follows an adhika one of its name. */
function isDoubled(months: readonly LunarMonth[], month: LunarMonth): boolean {
  return !month.adhika && months.some(({ adhika, endJd }) => adhika && endJd === month.startJd);
}

const toOccasion = (
  rule: FestivalRule,
  { frame, reason, window, candidates }: ChosenDay,
  event: TimeSpan,
  month: LunarMonth | null,
): Occasion => ({
  rule,
  dayNumber: frame.number + (rule.shiftDays ?? 0),
  untilDay: frame.number + (rule.shiftDays ?? 0),
  reason,
  window,
  event,
  candidates,
  month,
});

function findTithiOccasions(almanac: Almanac, rule: TithiRule): Occasion[] {
  const number = tithiNumber(rule);
  return almanac.tithis
    .filter((tithi) => tithi.number === number && isInMonth(almanac, rule, tithi))
    .flatMap((tithi) => {
      const preferred = rule.nakshatra && almanac.nakshatras.filter(({ part }) => NAKSHATRAS[part] === rule.nakshatra);
      const chosen = rule.holika ? chooseHolikaDay(almanac, tithi) : chooseDay(almanac, tithi, { ...rule, preferred });
      const isRightDay = chosen && (!rule.weekdays || rule.weekdays.includes(chosen.frame.vara));
      if (!isRightDay) return [];
      const occasion = toOccasion(rule, chosen, tithi, tithi.month);
      return [{ ...occasion, untilDay: findLastDay(almanac, rule, tithi) ?? occasion.untilDay }];
    });
}

/** The day of a rule's last tithi, by the same time of day. */
function findLastDay(almanac: Almanac, rule: TithiRule, { month }: TithiSpan): number | null {
  const last = almanac.tithis.find((tithi) => tithi.month === month && tithi.number === rule.untilTithi);
  return (last && chooseDay(almanac, last, rule)?.frame.number) ?? null;
}

/** Whether an instant is in the half of a lunar month that a rule names. */
function isDuring({ months, sky }: Almanac, { during }: StarRule, jd: number): boolean {
  if (!during) return true;
  const month = findMonth(months, jd);
  const isDark = ((sky.elongation(jd) % 360) + 360) % 360 >= 180;
  return (
    Boolean(month && !month.adhika && month.names.includes(during.month)) && isDark === (during.paksha === "krishna")
  );
}

/** Of two stars of one solar month, the one nearer to the full moon. */
function selectNearFullMoon({ allTithis }: Almanac, found: readonly Occasion[]): Occasion[] {
  const fullMoons = allTithis.filter(({ part }) => part === 14).map(({ endJd }) => endJd);
  const measureDistance = ({ event }: Occasion): number =>
    event === null ? Infinity : Math.min(...fullMoons.map((jd) => Math.abs(jd - (event.startJd + event.endJd) / 2)));
  return found.filter((one) =>
    found.every(
      (other) =>
        other === one ||
        Math.abs(other.dayNumber - one.dayNumber) > MAX_DAYS_IN_SOLAR_MONTH ||
        measureDistance(one) < measureDistance(other),
    ),
  );
}

/** Two of one star in one solar month are 27 days apart, of two years more than 300. */
const MAX_DAYS_IN_SOLAR_MONTH = 40;

/** The stars of a name while the Sun is in a sign, at the time the day asks for. */
function findStarOccasions(almanac: Almanac, rule: StarRule): Occasion[] {
  const { sign, nakshatra, which } = rule;
  const stars = almanac.nakshatras.filter(({ part }) => NAKSHATRAS[part] === nakshatra);
  const deciding = which === "purnima" ? almanac.tithis.filter(({ number }) => number === 15) : undefined;
  const found = stars.flatMap((star) => {
    const chosen = chooseDay(almanac, star, { ...rule, deciding });
    if (!chosen) return [];
    const sunSign = RASHIS[((Math.floor(almanac.sky.sun(chosen.window.startJd) / 30) % 12) + 12) % 12];
    const isInSign = sign === "every" || sunSign === sign;
    return isInSign && isDuring(almanac, rule, chosen.window.startJd) ? [toOccasion(rule, chosen, star, null)] : [];
  });
  if (which === undefined) return found;
  if (which === "purnima") return selectNearFullMoon(almanac, found);
  return found.filter(({ dayNumber }, index) => {
    const other = found[which === "first" ? index - 1 : index + 1];
    return other === undefined || Math.abs(other.dayNumber - dayNumber) > MAX_DAYS_IN_SOLAR_MONTH;
  });
}

function findSolarTithiOccasions(almanac: Almanac, rule: SolarTithiRule): Occasion[] {
  const number = tithiNumber(rule);
  return almanac.tithis
    .filter((tithi) => tithi.number === number)
    .flatMap((tithi) => {
      const chosen = chooseDay(almanac, tithi, rule);
      if (!chosen) return [];
      const sunSign = ((Math.floor(almanac.sky.sun(chosen.window.startJd) / 30) % 12) + 12) % 12;
      return RASHIS[sunSign] === rule.sign ? [toOccasion(rule, chosen, tithi, tithi.month)] : [];
    });
}

function getRegionalLimit({ place }: Almanac, { limit, limitByRegion }: SankrantiRule): SankrantiRule["limit"] {
  const region = place.region ?? REGIONS_OF_ZONES[place.timeZone];
  return (region && limitByRegion?.[region]) ?? limit;
}

function findSankrantiOccasions(almanac: Almanac, rule: SankrantiRule): Occasion[] {
  return listSankrantis(almanac)
    .filter(({ sign }) => sign === rule.sign)
    .flatMap(({ jd, dayNumber, punyaKala }) => {
      const limit = getRegionalLimit(almanac, rule);
      const frame =
        limit === "civil"
          ? almanac.frames.find(({ midnightJd, nextMidnightJd }) => midnightJd <= jd && jd < nextMidnightJd)
          : findHinduFrame(almanac, jd);
      if (!frame) return [];
      const isLate = jd >= getSankrantiLimit(frame, limit) && limit !== "civil";
      const day = limit === "punya" ? dayNumber : frame.number + (isLate ? 1 : 0);
      return [
        {
          rule,
          dayNumber: day + (rule.shiftDays ?? 0),
          untilDay: day + (rule.shiftDays ?? 0),
          reason: day > frame.number ? ("sankranti_too_late" as const) : ("sankranti_in_time" as const),
          window: punyaKala,
          event: { startJd: jd, endJd: jd },
          candidates: [],
          month: findMonth(almanac.months, jd),
        },
      ];
    });
}

function findSolarDayOccasions(almanac: Almanac, rule: SolarDayRule): Occasion[] {
  return almanac.frames
    .filter(({ number }) => number >= almanac.fromDay - 1 && number <= almanac.untilDay + 1)
    .flatMap(({ number }) => {
      const found = findSolarDay(almanac, number, rule.calendar);
      if (found?.month !== rule.month || found.day !== rule.day) return [];
      const dayNumber = number + (rule.shiftDays ?? 0);
      return [
        {
          rule,
          dayNumber,
          untilDay: dayNumber,
          reason: "day_of_solar_month" as const,
          window: null,
          event: null,
          candidates: [],
          month: null,
        },
      ];
    });
}

/** A lunar month in either system; in the purnimanta one an adhika month may lie in its middle. */
interface MonthSpan extends TimeSpan {
  readonly month: LunarMonth;
  readonly without: LunarMonth | null;
}

function listMonthSpans(almanac: Almanac, { month, system }: Pick<WeekdayRule, "month" | "system">): MonthSpan[] {
  const { months } = almanac;
  return months.flatMap((lunar, index): MonthSpan[] => {
    if (!lunar.names.includes(month) || lunar.adhika !== (system === "adhika")) return [];
    if (system !== "purnimanta") return [{ startJd: lunar.startJd, endJd: lunar.endJd, month: lunar, without: null }];
    // The dark half of the amanta month before and the bright half of this one.
    const previous = months[index - 1];
    const without = previous?.adhika ? previous : null;
    const before = without ? months[index - 2] : previous;
    if (!before) return [];
    return [{ startJd: findFullMoon(almanac, before), endJd: findFullMoon(almanac, lunar), month: lunar, without }];
  });
}

/** The end of the fifteenth tithi of a month. */
function findFullMoon({ allTithis }: Almanac, { startJd, endJd }: LunarMonth): number {
  const full = sliceSpans(allTithis, startJd, endJd).find(({ part }) => part === 14);
  return full?.endJd ?? (startJd + endJd) / 2;
}

function findWeekdayOccasions(almanac: Almanac, rule: WeekdayRule): Occasion[] {
  return listMonthSpans(almanac, rule).flatMap((span) => {
    const last = rule.untilTithi;
    const limit = last === undefined ? span.endJd : findTithiEnd(almanac, span.month, last);
    const days = almanac.frames.filter(
      ({ number, dawnJd }) =>
        dawnJd >= span.startJd &&
        dawnJd < limit &&
        VARAS[getWeekday(number)] === rule.weekday &&
        !(span.without && contains(span.without, dawnJd)),
    );
    const { number } = rule;
    const chosen =
      number === undefined ? days : [days.at(number > 0 ? number - 1 : number)].filter((day) => day !== undefined);
    return chosen.map((frame) => ({
      rule,
      dayNumber: frame.number + (rule.shiftDays ?? 0),
      untilDay: frame.number + (rule.shiftDays ?? 0),
      reason: "weekday_of_month" as const,
      window: null,
      event: null,
      candidates: [],
      month: span.month,
    }));
  });
}

function findTithiEnd({ tithis }: Almanac, month: LunarMonth, number: number): number {
  return tithis.find((tithi) => tithi.month === month && tithi.number === number)?.endJd ?? month.endJd;
}

function findMonthBegins(almanac: Almanac, rule: MonthBeginRule): Occasion[] {
  return listMonthSpans(almanac, rule).flatMap(({ startJd, endJd, month }) => {
    const first = almanac.frames.find(({ dawnJd }) => dawnJd >= startJd);
    if (!first) return [];
    return [
      {
        rule,
        dayNumber: first.number + (rule.shiftDays ?? 0),
        untilDay: first.number + (rule.shiftDays ?? 0),
        reason: "month_begins" as const,
        window: null,
        event: { startJd, endJd },
        candidates: [],
        month,
      },
    ];
  });
}

/**
 * The dates of a rule in an almanac's dates and somewhat beyond, in order.
 *
 * @param findRule the rule an `after` rule follows
 */
export function findOccasions(
  almanac: Almanac,
  rule: FestivalRule,
  findRule: (id: string) => FestivalRule | undefined,
): Occasion[] {
  switch (rule.kind) {
    case "tithi":
      return findTithiOccasions(almanac, rule);
    case "star":
      return findStarOccasions(almanac, rule);
    case "solar_tithi":
      return findSolarTithiOccasions(almanac, rule);
    case "sankranti":
      return findSankrantiOccasions(almanac, rule);
    case "solar_day":
      return findSolarDayOccasions(almanac, rule);
    case "weekday":
      return findWeekdayOccasions(almanac, rule);
    case "month_begin":
      return findMonthBegins(almanac, rule);
    case "after": {
      const of = findRule(rule.of);
      if (!of) return [];
      return findOccasions(almanac, of, findRule).map((occasion) => ({
        ...occasion,
        rule,
        dayNumber: occasion.dayNumber + rule.days,
        untilDay: occasion.dayNumber + rule.days,
        reason: "after_other_festival" as const,
        window: null,
      }));
    }
  }
}
