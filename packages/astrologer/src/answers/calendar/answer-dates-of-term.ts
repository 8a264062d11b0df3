import { formatTithiName, type Graha } from "@lagna/terms";
import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { asksYesOrNo } from "../../answer/fact-questions/yes-or-no.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText, formatList } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import { countWords } from "../../language/count-words.ts";
import { readDate } from "../../request/extract/read-date.ts";
import type { AnswerSources } from "../answerer.ts";
import { answerOneFestivalDate } from "./answer-festival.ts";
import { formatFestival, formatWeekdayAndDate } from "./festival-scene.ts";
import { CALENDAR_PHRASES, SPAN_NAMES } from "./calendar-answers.data.ts";
import { findFestivalsOfTerm } from "./find-festivals-of-term.ts";
import { findStretch, getNextDays, readDaysOfStretch } from "./read-stretch.ts";

/** The pradosha of a weekday has a name of its own, by the lord of the day. */
const PRADOSHA_OF_LORD: Readonly<Partial<Record<Graha, string>>> = {
  moon: "soma_pradosha_vrata",
  mars: "bhauma_pradosha_vrata",
  saturn: "shani_pradosha_vrata",
};

interface DateOfTerm {
  readonly id: string;
  readonly date: string;
}

/** Whether one of the dates is of a kind that is asked about, as a Shani pradosha, and when the next such is. */
async function renderKind(
  { turn: { phrasePicker }, almanac, place }: AnswerSources,
  kind: string,
  dates: readonly DateOfTerm[],
): Promise<{ readonly first: readonly AnswerSentence[]; readonly last: readonly AnswerSentence[] }> {
  const slots = { kind: formatFestival(kind) };
  const own = dates.find(({ id }) => id === kind);
  if (own) {
    const date = formatWeekdayAndDate(own.date);
    return { first: [renderPhrase(phrasePicker, CALENDAR_PHRASES.one_is, { ...slots, date })], last: [] };
  }
  const next = await almanac.findFestival(place, { ids: [kind], year: null });
  const date = next && formatWeekdayAndDate(next.chosen);
  return {
    first: [renderPhrase(phrasePicker, CALENDAR_PHRASES.none_is, slots)],
    last: date ? [renderPhrase(phrasePicker, CALENDAR_PHRASES.next_of_kind, { ...slots, date })] : [],
  };
}

/** All dates of a lunar day in the stretch that is named, or in the next thirty days; `null` if one date is asked for. */
async function answerDatesOfTerm(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { ask, turn, almanac, place } = sources;
  const { calendarTerms, festivals, timeText, wants, entities, isNext } = ask.slots;
  const [term] = calendarTerms;
  const ids = term === undefined ? [] : findFestivalsOfTerm(term);
  const kind = term === "pradosha" ? entities.grahas.flatMap((graha) => PRADOSHA_OF_LORD[graha] ?? [])[0] : undefined;
  if (term === undefined || ids.length === 0 || festivals.some((id) => !ids.includes(id))) return null;
  const today = await almanac.readToday(place);
  const named = findStretch(timeText, today);
  if (kind === undefined && !wants.includes("dates") && !wants.includes("all") && (named === null || isNext))
    return null;
  const listed = async (stretch: { readonly from: string; readonly until: string }): Promise<readonly DateOfTerm[]> =>
    (await readDaysOfStretch(almanac, place, stretch)).flatMap(({ date, festivals: of }) => {
      const found = of.find(({ id }) => ids.includes(id));
      return found ? [{ id: found.id, date }] : [];
    });
  const ofNamed = named === null ? [] : await listed(named);
  // "This month", at its end: what is still to come is wanted too.
  const isAhead = ofNamed.some(({ date }) => date >= today);
  const next = isAhead ? [] : await listed(getNextDays(today));
  const dates = [...ofNamed, ...next.filter(({ date }) => ofNamed.every((one) => one.date !== date))];
  if (dates.length === 0) return null;
  const about = kind === undefined ? { first: [], last: [] } : await renderKind(sources, kind, dates);
  const name = SPAN_NAMES[term] ?? formatFestival(ids[0] ?? term);
  const say = (span: LocalizedText, of: readonly DateOfTerm[]): AnswerSentence =>
    renderPhrase(turn.phrasePicker, CALENDAR_PHRASES.dates_of_term, {
      name,
      Name: composeLocalizedText((language) => capitalize(name[language])),
      span,
      place: place.name,
      list: formatList(of.map(({ date }) => formatWeekdayAndDate(date))),
    });
  return {
    kind: "fact",
    sentences: [
      ...about.first,
      ...(named !== null && ofNamed.length > 0 ? [say(named.name, ofNamed)] : []),
      ...(next.length > 0 ? [say(getNextDays(today).name, next)] : []),
      ...about.last,
    ],
    namedDates: dates.map(({ date }) => date),
  };
}

const MAX_WORDS_OF_DAY = 3;

/** "Kal?", "is tomorrow ekadashi": whether it is on the day that is named, and which tithi that day has; `null` if none is asked about. */
async function renderOnDay(sources: AnswerSources): Promise<readonly AnswerSentence[] | null> {
  const { ask, turn, almanac, place } = sources;
  const { calendarTerms, festivals } = ask.slots;
  const [term] = calendarTerms;
  const ids = festivals.length > 0 ? festivals : term === undefined ? [] : findFestivalsOfTerm(term);
  const isAsked = countWords(ask.text) <= MAX_WORDS_OF_DAY || asksYesOrNo(turn.question);
  const date = isAsked ? readDate(ask.text, await almanac.readToday(place)) : null;
  if (date === null || ids.length === 0) return null;
  const found = await almanac.findFestival(place, { ids, year: null });
  const tithi = (await almanac.readDay(place, date))?.tithi[0];
  if (!found || !tithi || date > found.chosen) return null;
  const slots = { festival: formatFestival(found.id), date: formatWeekdayAndDate(date), place: place.name };
  const name = composeLocalizedText((language) => formatTithiName(tithi.number, language === "hi" ? "hi" : "en"));
  return [
    date === found.chosen
      ? renderPhrase(turn.phrasePicker, CALENDAR_PHRASES.on_that_day, slots)
      : renderPhrase(turn.phrasePicker, CALENDAR_PHRASES.not_on_that_day, { ...slots, tithi: name }),
  ];
}

/** The date of a festival; of what comes back every month all dates of a stretch, where they are asked for. */
export async function answerFestivalDate(sources: AnswerSources): Promise<AnswerDraft | null> {
  const onDay = await renderOnDay(sources);
  const told = (onDay === null ? await answerDatesOfTerm(sources) : null) ?? (await answerOneFestivalDate(sources));
  return told && onDay ? { ...told, sentences: [...onDay, ...told.sentences.slice(0, 1)] } : told;
}
