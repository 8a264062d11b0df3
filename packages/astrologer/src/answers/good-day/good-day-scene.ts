import type { DayJson } from "@lagna/panchang";
import type { Fact, LocalizedText } from "../../fact.ts";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { leaveToDoctor } from "../../answer/out-of-scope/answer-medical-day.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { removeDayFrame } from "../../message-classification/danger/remove-day-frame.ts";
import type { ActId } from "../../request/extract/find-named-activity.ts";
import type { AlmanacPort, AnswerSources, AskedPlace } from "../answerer.ts";
import { formatWeekdayAndDate } from "../calendar/festival-scene.ts";
import { createDayFact, readClock } from "../day/day-scene.ts";
import { ACTS } from "./acts.data.ts";
import { findGoodTimes, type GoodTime, type GoodTimes } from "./find-good-times.ts";
import { GOOD_DAY_PHRASES } from "./good-day-phrases.data.ts";

/** What a good day is asked for, and where. */
export interface GoodDayScene {
  readonly turn: TalkContext;
  readonly almanac: AlmanacPort;
  readonly act: ActId;
  readonly place: AskedPlace;
  readonly today: string;
  readonly isForWriter: boolean;
}

const createTalk = ({ phrasePicker }: TalkContext, wordings: PhraseVariants): AnswerDraft => ({
  kind: "talk",
  sentences: [renderPhrase(phrasePicker, wordings)],
  followUps: [],
});

/** The scene of an ask; a draft where no day is named for what is asked. */
export async function openGoodDay({ ask, turn, almanac, place }: AnswerSources): Promise<GoodDayScene | AnswerDraft> {
  const { act, about } = ask.slots;
  if (act === "medical") return leaveToDoctor(turn);
  if (act === "shraddha") return createTalk(turn, GOOD_DAY_PHRASES.shraddha);
  if (act === null)
    return createTalk(turn, removeDayFrame(ask.text) ? GOOD_DAY_PHRASES.unlisted : GOOD_DAY_PHRASES.what_for);
  const today = await almanac.readToday(place);
  return { turn, almanac, act, place, today, isForWriter: about === null };
}

export const isDraft = (opened: GoodDayScene | AnswerDraft): opened is AnswerDraft => "sentences" in opened;

/** The hours of some dates for the act of a scene. */
export const findTimesOf = (
  { almanac, place, act, isForWriter }: GoodDayScene,
  dates: readonly string[],
): Promise<GoodTimes> => findGoodTimes(almanac, place, { activity: ACTS[act].activity, dates, isForWriter });

export const formatHours = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  from: readClock(start).time,
  until: readClock(end).time,
});

/** The slots of a sentence about some hours, or about a date. */
export function describeTime(
  { act, place }: GoodDayScene,
  at: GoodTime | string,
): Record<string, LocalizedText | string> {
  const day = formatWeekdayAndDate(typeof at === "string" ? at : at.date);
  return {
    act: ACTS[act].name,
    place: place.name,
    day,
    Day: composeLocalizedText((language) => capitalize(day[language])),
    ...(typeof at === "string" ? {} : formatHours(at)),
  };
}

/** A sentence about some hours or a date, which cites its day. */
export const renderOfTime = (
  scene: GoodDayScene,
  wordings: PhraseVariants,
  at: GoodTime | string,
  slots: Readonly<Record<string, LocalizedText | string>> = {},
): AnswerSentence =>
  renderPhrase(scene.turn.phrasePicker, wordings, { ...describeTime(scene, at), ...slots }, [
    `day-${typeof at === "string" ? at : at.date}`,
  ]);

/** The almanac of some dates, by date; without those that the ephemeris does not reach. */
export async function readDays(
  { almanac, place }: GoodDayScene,
  dates: readonly string[],
): Promise<ReadonlyMap<string, DayJson>> {
  const days = await Promise.all([...new Set(dates)].map((date) => almanac.readDay(place, date)));
  return new Map(days.flatMap((day) => (day ? [[day.date, day] as const] : [])));
}

export const createDayFacts = ({ place }: GoodDayScene, days: ReadonlyMap<string, DayJson>): readonly Fact[] =>
  [...days.values()].map((day) => createDayFact({ day, place }));
