import { createLocalizedText } from "../../formatting/format-terms.ts";
import { findPeriods } from "../../answer/fact-questions/look-up-periods.ts";
import { answerPeriod } from "../../answer/period/answer-period.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";

const THIS_PERIOD = createLocalizedText("this period", "यह समय", "yeh samay");

/** What the running period brings, as a reading of its time; a graha, a topic or a time that is named is read by what names it. */
export const answerDashaEffect: ChartAnswerer = (turn) => {
  const { question, index, time, topics } = turn;
  const { entities } = question;
  if (time !== null || topics.length > 0 || entities.grahas.length + entities.houses.length > 0) return null;
  const now = new Date(index.context.now).toISOString();
  const running = findPeriods(index).find(({ lords, start, end }) => lords.length === 2 && start <= now && now < end);
  if (!running) return null;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  return answerPeriod(turn, {
    startJd: calendar.nowJd,
    endJd: calendar.toEphemerisJd(Date.parse(running.end)),
    name: THIS_PERIOD,
  });
};
