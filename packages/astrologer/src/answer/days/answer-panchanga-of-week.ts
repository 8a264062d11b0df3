import type { TimeZoneCalendar } from "../../time-zone-calendar.ts";
import { computeAlmanacDay, toCalendarDay } from "../../muhurta/almanac-day.ts";
import { buildDayFact, formatDateWithWeekday, formatTithi, getDayFactId } from "../../muhurta/build-day-fact.ts";
import { type JudgedDay, judgeDay, rankDays } from "../../muhurta/judge-day.ts";
import { composeLocalizedText, formatDay, formatList, formatNakshatra } from "../../formatting/format-terms.ts";
import { PANCHANGA_PHRASES } from "./panchanga-phrases.data.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { BAR_NAMES } from "./day-of-person-phrases.data.ts";
import { getBirthMoon } from "../../facts/birth-moon.ts";
import { renderPersonalDay } from "./render-personal-day.ts";

/** The easiest day of a week for the asker, and the burdened ones. */
export function answerPanchangaOfWeek(
  turn: AnswerContext,
  calendar: TimeZoneCalendar,
  numbers: readonly number[],
): AnswerDraft | null {
  const { index, phrasePicker } = turn;
  const moon = getBirthMoon(turn);
  const judged = numbers.flatMap((number): JudgedDay[] => {
    const day = computeAlmanacDay(index, number, calendar);
    const found = day && judgeDay(day, { moon, fromJd: calendar.nowJd });
    return found ? [found] : [];
  });
  const [best] = rankDays(judged);
  if (!best) return null;
  const [from, until] = [numbers[0] ?? 0, numbers.at(-1) ?? 0].map((number) => formatDay(toCalendarDay(number)));
  const slow = judged.flatMap(({ day, best: { bars } }) => {
    const own = bars.filter((bar) => bar === "chandrashtama" || bar === "tara" || bar === "amavasya");
    return own.length > 0 && day !== best.day ? [{ day, own }] : [];
  });
  const list = formatList(
    slow.map(({ day, own }) =>
      composeLocalizedText(
        (language) => `${formatDay(day.date)[language]} (${formatList(own.map((bar) => BAR_NAMES[bar]))[language]})`,
      ),
    ),
  );
  const slots = {
    from: from ?? "",
    until: until ?? "",
    day: formatDateWithWeekday(best.day),
    tithi: formatTithi(best.best.span.tithi.number),
    star: formatNakshatra(best.best.span.nakshatra.id),
  };
  const id = getDayFactId(best.day);
  const sentences = [
    renderPhrase(phrasePicker, PANCHANGA_PHRASES.week, slots, [id]),
    renderPersonalDay(turn, moon, best.best.span, id),
    slow.length > 0
      ? renderPhrase(
          phrasePicker,
          PANCHANGA_PHRASES.week_slow,
          { list },
          slow.map(({ day }) => getDayFactId(day)),
        )
      : renderPhrase(phrasePicker, PANCHANGA_PHRASES.week_clear, {}, [id]),
  ];
  const days = [best.day, ...slow.map(({ day }) => day)];
  return {
    kind: "reading",
    sentences,
    confidence: "light",
    extraFacts: days.map((day) => buildDayFact(day, calendar)),
  };
}
