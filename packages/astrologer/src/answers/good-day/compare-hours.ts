import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import type { LocalizedText } from "../../fact.ts";
import { composeLocalizedText, createLocalizedText } from "../../formatting/format-terms.ts";
import { type AskedClock, findClock } from "../../request/extract/find-clock.ts";
import { readDate } from "../../request/extract/read-date.ts";
import type { AnswerSources } from "../answerer.ts";
import { CHOGHADIYA_NAMES, PART_NAMES, QUALITIES } from "../day/day-answers.data.ts";
import { createDayFact, formatDate, shiftDate } from "../day/day-scene.ts";
import { GOOD_DAY_PHRASES } from "./good-day-phrases.data.ts";

const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");
const OR = /\s+(?:or|ya|ya phir|या|vs)\s+/iu;
/** The parts of a day, by the hour that stands for each. */
const PARTS_OF_DAY: readonly (readonly [words: RegExp, hour: number, name: LocalizedText])[] = [
  [compile("morning|subah|सुबह"), 8, createLocalizedText("morning", "सुबह", "subah")],
  [compile("noon|dopahar|dopehar|दोपहर"), 12, createLocalizedText("noon", "दोपहर", "dopahar")],
  [compile("afternoon"), 15, createLocalizedText("afternoon", "दोपहर बाद", "dopahar baad")],
  [compile("evening|sha+m|शाम"), 18, createLocalizedText("evening", "शाम", "shaam")],
  [compile("night|ra+t|रात"), 21, createLocalizedText("night", "रात", "raat")],
];

const DAY_OF_MONTH = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\p{M}])/iu;
/** No time of day: "4th", "2027". */
const DAYS_OF_MONTH = new RegExp(`${DAY_OF_MONTH.source}|\\d{4}`, "giu");
const MAX_DAYS = 62;
/** The next day of a number in its month: "4th morning". */
function findDayOfMonth(text: string, today: string): string | null {
  const day = Number(DAY_OF_MONTH.exec(text)?.[1]);
  const dates = Array.from({ length: MAX_DAYS }, (_, ahead) => shiftDate(today, ahead));
  return dates.find((date) => Number(date.slice(8)) === day) ?? null;
}

interface HourOption {
  readonly date: string | null;
  readonly clock: AskedClock;
  readonly name: LocalizedText;
  /** It names an hour, and not a part of the day. */
  readonly isExact: boolean;
}

function readOption(text: string, today: string): HourOption | null {
  const clock = findClock(text.replaceAll(DAYS_OF_MONTH, " "));
  const part = PARTS_OF_DAY.find(([words]) => words.test(text));
  const date = readDate(text, today) ?? findDayOfMonth(text, today);
  if (clock) {
    const time = `${clock.hour}:${String(clock.minute).padStart(2, "0")}`;
    return { date, clock, name: composeLocalizedText(() => time), isExact: true };
  }
  if (!part) return null;
  const [, hour, name] = part;
  return { date, clock: { hour, minute: 0 }, name, isExact: false };
}

/** So much an hour loses or gains. */
const SCORES = { good: 2, neutral: 0, bad: -2, rahu_kala: -4, yamaganda: -2, abhijit: 1 } as const;
/** Of "2026-11-29T18:13:00+05:30", without the offset: all instants of a place compare as texts. */
const LOCAL_LENGTH = 19;

/** What runs at an hour: rahu kala or the choghadiya, with a score. */
async function judgeOption({ almanac, place }: AnswerSources, { clock, name }: HourOption, date: string) {
  const day = await almanac.readDay(place, date);
  if (!day) return null;
  const local = `${date}T${String(clock.hour).padStart(2, "0")}:${String(clock.minute).padStart(2, "0")}:00`;
  const holds = ({ start, end }: { readonly start: string; readonly end: string }): boolean =>
    start.slice(0, LOCAL_LENGTH) <= local && local < end.slice(0, LOCAL_LENGTH);
  const isIn = (id: string): boolean =>
    [...(day.inauspicious ?? []), ...(day.auspicious ?? [])].some((part) => part.id === id && holds(part));
  // Before sunrise it is still the night of the day before.
  const night = (await almanac.readDay(place, shiftDate(date, -1)))?.choghadiya ?? [];
  const eighth = [...(day.choghadiya ?? []), ...night].find(holds);
  const inParts = (["rahu_kala", "yamaganda", "abhijit"] as const).filter(isIn);
  const quality = eighth?.quality as "good" | "neutral" | "bad" | undefined;
  const score = inParts.reduce<number>((sum, id) => sum + SCORES[id], quality ? SCORES[quality] : 0);
  const [part] = inParts;
  const eighthName = eighth && CHOGHADIYA_NAMES[eighth.id];
  const qualityName = quality && QUALITIES[quality];
  const state = composeLocalizedText((language) =>
    part && part !== "abhijit"
      ? PART_NAMES[part][language]
      : `${eighthName?.[language] ?? ""} ${CHOGHADIYA[language]} (${qualityName?.[language] ?? ""})`,
  );
  return eighth ? { score, state, day, date, name } : null;
}
const CHOGHADIYA = createLocalizedText("choghadiya", "चौघड़िया", "choghadiya");

/** "10am or 3pm", "4th morning or 5th night": which is better by rahu kala and choghadiya; `null` if no two hours are named. */
export async function compareHours(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { ask, turn, almanac, place } = sources;
  const today = await almanac.readToday(place);
  const halves = ask.text.split(OR).slice(-2);
  const [one, other] = halves.map((half) => readOption(half, today));
  if (!one || !other) return null;
  const named = readDate(ask.text, today) ?? readDate(turn.question.text, today);
  // Morning or evening of no day is a habit.
  if (!one.isExact && !other.isExact && (named ?? one.date ?? other.date) === null) return null;
  const { timeText } = ask.slots;
  const base = named ?? (timeText === null ? null : readDate(timeText, today)) ?? today;
  const dates = [one.date ?? base, other.date ?? one.date ?? base] as const;
  const [first, second] = [await judgeOption(sources, one, dates[0]), await judgeOption(sources, other, dates[1])];
  if (!first || !second) return null;
  const [best, rest] = second.score > first.score ? [second, first] : [first, second];
  const isOneDay = dates[0] === dates[1];
  const nameOf = ({ date, name }: typeof best): LocalizedText => {
    const on = formatDate(date);
    return isOneDay ? name : composeLocalizedText((language) => `${on[language]}, ${name[language]}`);
  };
  const [better, worse] = [nameOf(best), nameOf(rest)];
  const slots = {
    better,
    Better: composeLocalizedText((language) => capitalize(better[language])),
    other: worse,
    state: best.state,
    state2: rest.state,
    at: isOneDay
      ? composeLocalizedText((language) => `${place.name[language]}, ${formatDate(best.date)[language]}`)
      : place.name,
  };
  const phrase = best.score === rest.score ? GOOD_DAY_PHRASES.hours_alike : GOOD_DAY_PHRASES.hours_compared;
  const facts = [...new Set([best.date, rest.date])].map((date) => `day-${date}`);
  const days = best.date === rest.date ? [best.day] : [best.day, rest.day];
  return {
    kind: "fact",
    sentences: [renderPhrase(turn.phrasePicker, phrase, slots, facts)],
    extraFacts: days.map((day) => createDayFact({ day, place })),
    namedDates: [best.date],
  };
}
