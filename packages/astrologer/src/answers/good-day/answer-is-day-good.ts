import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { formatList } from "../../formatting/format-terms.ts";
import { asksForHour, THAT_DAY } from "../../request/extract/good-day-words.ts";
import type { AnswerSources } from "../answerer.ts";
import { answerGoodDay, answerInAvoidedSpan, findLaterTime, renderNearest, renderReasons } from "./answer-good-day.ts";
import { compareDates } from "./compare-dates.ts";
import { answerHoursOfDay, answerHoursOfFixedDay } from "./answer-hours-of-day.ts";
import { isGoodTime } from "./find-good-times.ts";
import { GOOD_DAY_PHRASES } from "./good-day-phrases.data.ts";
import {
  createDayFacts,
  findTimesOf,
  type GoodDayScene,
  isDraft,
  openGoodDay,
  readDays,
  renderOfTime,
} from "./good-day-scene.ts";
import { nameBars, nameFaults } from "./name-reasons.ts";
import { resolveDates } from "./resolve-dates.ts";

const OR = /(?<![\p{L}\p{M}])(?:or|ya|या)(?![\p{L}\p{M}])/iu;
/** More dates than these are a choice. */
const MAX_DATES = 7;

/** Judges one date for the act of a scene: yes with its hours, or no with its faults and the next good day. */
async function judgeDate(scene: GoodDayScene, date: string): Promise<AnswerDraft> {
  const { times, barred } = await findTimesOf(scene, [date]);
  const [best] = times;
  const later =
    best && isGoodTime(best) ? undefined : await findLaterTime(scene, date < scene.today ? scene.today : date);
  const days = await readDays(scene, later ? [date, later.date] : [date]);
  const better = later ? [renderOfTime(scene, GOOD_DAY_PHRASES.better, later)] : [];
  const facts = { extraFacts: createDayFacts(scene, days), namedDates: [date, ...(later ? [later.date] : [])] };
  const nearest = renderNearest(scene);
  if (!best) {
    const faults = nameBars(barred);
    const first =
      faults.length > 0
        ? renderOfTime(scene, GOOD_DAY_PHRASES.no, date, { faults: formatList(faults) })
        : renderOfTime(scene, GOOD_DAY_PHRASES.no_hour, date);
    return { kind: "fact", sentences: [first, ...better, ...nearest], ...facts };
  }
  if (isGoodTime(best)) {
    const sentences = [
      renderOfTime(scene, GOOD_DAY_PHRASES.yes, best),
      ...renderReasons(scene, "for_it", best),
      ...renderReasons(scene, "against_it", best),
      ...nearest,
    ];
    return { kind: "fact", sentences, ...facts };
  }
  const faults = nameFaults(best);
  const first =
    faults.length > 0
      ? renderOfTime(scene, GOOD_DAY_PHRASES.weak, best, { faults: formatList(faults) })
      : renderOfTime(scene, GOOD_DAY_PHRASES.middling, best);
  return {
    kind: "fact",
    sentences: [first, renderOfTime(scene, GOOD_DAY_PHRASES.if_must, best), ...better, ...nearest],
    ...facts,
  };
}

/** Whether a named day is good for an act: the day of a date, a weekday or a festival, or the one that was named before. */
export async function answerIsDayGood(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { ask, turn } = sources;
  const { namedDates, act } = ask.slots;
  // "Is tomorrow good", with no act: the day as a whole.
  if (act === null) return null;
  const opened = await openGoodDay(sources);
  if (isDraft(opened)) return opened;
  const waiting = await answerInAvoidedSpan(sources, opened);
  if (waiting) return waiting;
  const { dates, isNamed } = await resolveDates(sources, opened.place, opened.today);
  const before = namedDates[0];
  // "Monday ya Thursday", after the papers.
  if (isNamed && dates.length > 1 && dates.length <= MAX_DATES && OR.test(ask.text))
    return compareDates(opened, dates.toSorted());
  if (!isNamed && before === undefined && THAT_DAY.test(ask.text))
    return { kind: "talk", sentences: [renderPhrase(turn.phrasePicker, GOOD_DAY_PHRASES.which_days)], followUps: [] };
  if (!isNamed && before !== undefined)
    return asksForHour(ask.text) ? answerHoursOfDay(opened, before) : judgeDate(opened, before);
  const [first] = dates;
  if (isNamed && first !== undefined && dates.length === 1 && ask.slots.wants.includes("fixed"))
    return answerHoursOfFixedDay(opened, first);
  if (!isNamed && dates.length > MAX_DATES)
    return turn.question.form === "when" ? answerGoodDay(sources) : judgeDate(opened, opened.today);
  if (first === undefined) return null;
  // "Is Friday good" means the next one; "is next month good" is a choice of its days.
  const areWeekdays = dates.length <= MAX_DATES;
  return areWeekdays ? judgeDate(opened, first) : answerGoodDay(sources);
}

const IS_IT = /^\s*(?:(?:so|and|but|ok|okay)\s+)?(?:is|will|would|was)\s|^\s*(?:kya|क्या)\s/iu;

/** Which day is good for an act; "is 2 December good to open a shop" asks about one. */
export async function answerDayForAct(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { ask, almanac, place } = sources;
  if (!IS_IT.test(ask.text)) return answerGoodDay(sources);
  const { dates, isNamed } = await resolveDates(sources, place, await almanac.readToday(place));
  return isNamed && dates.length === 1 ? answerIsDayGood(sources) : answerGoodDay(sources);
}
