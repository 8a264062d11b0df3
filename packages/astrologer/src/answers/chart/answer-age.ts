import { renderPhrase } from "../../answer/answer-context.ts";
import { computeAge, createTimeZoneCalendar, parseLocalDay } from "../../time-zone-calendar.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { TALK_ANSWERS } from "../talk/talk-answers.data.ts";

/** The age now in years and months, or in a year that is named. */
export const answerAge: ChartAnswerer = ({ question, index, time, phrasePicker }) => {
  // "What happens at 33" names an age and asks about that time.
  const namesAge = time !== null && !/\d{4}/u.test(question.text) && time.endJd - time.startJd > 300;
  if (question.person !== "self" || namesAge) return null;
  const birth = parseLocalDay(index.context.local);
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  if (time !== null && time.endJd - time.startJd > 2) {
    const { year } = calendar.toCalendarDay(time.startJd + 1);
    const slots = { year: String(year), age: String(year - birth.year) };
    return { kind: "fact", sentences: [renderPhrase(phrasePicker, TALK_ANSWERS.age_in_year, slots, ["birth-date"])] };
  }
  const day = calendar.toCalendarDay(time === null ? calendar.nowJd : time.startJd + 0.5);
  const years = computeAge(birth, day);
  const months = (day.month - birth.month - (day.day < birth.day ? 1 : 0) + 24) % 12;
  const wording = months === 0 ? TALK_ANSWERS.age_years : TALK_ANSWERS.age;
  const slots = { years: String(years), months: String(months) };
  return { kind: "fact", sentences: [renderPhrase(phrasePicker, wording, slots, ["age"])] };
};
