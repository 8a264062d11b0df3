import { findLimbSpans } from "@lagna/jyotish";
import { toDayNumber } from "../../language/tag-dates.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { computeAlmanacDay } from "../../muhurta/almanac-day.ts";
import { buildDayFact } from "../../muhurta/build-day-fact.ts";
import type { CalendarDay } from "../../formatting/format-terms.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { renderMoodOfDay } from "./answer-panchanga-of-day.ts";
import { renderPanchangaTerm } from "./render-panchanga-term.ts";

/** What to leave out on a day: rahu kala and bhadra, and then what the Moon asks of the person. */
export function answerWhatToAvoid(turn: AnswerContext, date: CalendarDay): AnswerDraft | null {
  const { index } = turn;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const day = computeAlmanacDay(index, toDayNumber(date), calendar);
  if (!day) return null;
  const at = (day.sunriseJd + day.sunsetJd) / 2;
  const [span] = findLimbSpans(index.nativity.sky, at, at + 1e-4);
  if (!span) return null;
  const scene = { turn, calendar, day, span };
  return {
    kind: "reading",
    confidence: "light",
    sentences: [...renderPanchangaTerm(scene, "rahu_kala"), ...renderMoodOfDay(scene)],
    extraFacts: [buildDayFact(day, calendar)],
  };
}
