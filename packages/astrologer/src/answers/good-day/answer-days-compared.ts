import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import type { ActId } from "../../request/extract/find-named-activity.ts";
import type { AnswerSources } from "../answerer.ts";
import { answerIsDayGood } from "./answer-is-day-good.ts";
import { compareDates } from "./compare-dates.ts";
import { compareHours } from "./compare-hours.ts";
import { GOOD_DAY_PHRASES } from "./good-day-phrases.data.ts";
import { createDayFacts, formatHours, type GoodDayScene, isDraft, openGoodDay } from "./good-day-scene.ts";
import { resolveDates } from "./resolve-dates.ts";

/** Hours of habit: "11 at night or 5 in the morning", "subah ya shaam". */
const HOURS =
  /\b(?:morning|evening|night|dawn|noon|afternoon|subah|shaam|sham|raat|dopahar|dopehar|bhor)\b|सुबह|शाम|रात|दोपहर|भोर|\d\s*(?:baje|am|pm|बजे)(?![\p{L}\p{M}])/iu;
const PRACTICE =
  /\b(?:jap\p{L}*|jaap|mantra|puja|pooja|path|meditat\p{L}*|dhyan|pray\p{L}*|padh\p{L}*|stud\p{L}*|read\p{L}*|sadhana)\b|जप|जाप|मंत्र|पूजा|पाठ|ध्यान|पढ़/iu;
const MAX_DATES = 7;

/** No almanac weighs hours of habit; for prayer and study tradition has brahma muhurta. */
async function answerHoursOfHabit({ ask, turn, almanac, place }: AnswerSources): Promise<AnswerDraft> {
  const habit = renderPhrase(turn.phrasePicker, GOOD_DAY_PHRASES.habit);
  const today = await almanac.readToday(place);
  const day = PRACTICE.test(ask.text) ? await almanac.readDay(place, today) : null;
  const dawn = day?.auspicious?.find(({ id }) => id === "brahma");
  if (!day || !dawn) return { kind: "talk", sentences: [habit] };
  const slots = { ...formatHours(dawn), place: place.name };
  const sentence = renderPhrase(turn.phrasePicker, GOOD_DAY_PHRASES.dawn, slots, [`day-${today}`]);
  const scene: GoodDayScene = { turn, almanac, act: "worship", place, today, isForWriter: false };
  return { kind: "fact", sentences: [sentence, habit], extraFacts: createDayFacts(scene, new Map([[today, day]])) };
}

const withAct = (ask: AnswerSources["ask"], act: ActId): AnswerSources["ask"] => ({
  ...ask,
  slots: { ...ask.slots, act },
});

/** Which of the days that are named, or were named before, is better for an act; hours of habit are not weighed. */
export async function answerDaysCompared(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { ask, almanac, place } = sources;
  const { namedDates } = ask.slots;
  const ofHours = PRACTICE.test(ask.text) ? null : await compareHours(sources);
  if (ofHours) return ofHours;
  const { dates, isNamed } = await resolveDates(sources, place, await almanac.readToday(place));
  if (HOURS.test(ask.text) && (!isNamed || dates.length > MAX_DATES)) return answerHoursOfHabit(sources);
  const compared = isNamed || namedDates.length < 2 ? dates : namedDates;
  // "Is the 25th fine or shall I change it" names one day.
  if (compared.length === 1) return answerIsDayGood({ ...sources, ask: { ...ask, object: "is_day_good" } });
  if (compared.length < 2 || compared.length > MAX_DATES) return null;
  // "Tomorrow or the day after, to send the goods": one of the two is better for what begins, whatever it is.
  const { act } = ask.slots;
  const opened = await openGoodDay(act === null ? { ...sources, ask: withAct(ask, "any_matter") } : sources);
  return isDraft(opened) ? opened : compareDates(opened, compared.toSorted());
}
