import { formatTithiName } from "@lagna/terms";
import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import { readDate } from "../../request/extract/read-date.ts";
import type { AnswerSources } from "../answerer.ts";
import { createFestivalFact, formatAway, formatWeekdayAndDate } from "./answer-festival.ts";
import { CALENDAR_PHRASES } from "./calendar-answers.data.ts";

/** The day of the fortnight of the ancestors for each tithi of a paksha, the first to the fourteenth. */
const SHRADDHAS = [
  "pratipada_shraddha",
  "dwitiya_shraddha",
  "tritiya_shraddha",
  "chaturthi_shraddha",
  "panchami_shraddha",
  "shashthi_shraddha",
  "saptami_shraddha",
  "ashtami_shraddha",
  "navami_shraddha",
  "dashami_shraddha",
  "ekadashi_shraddha",
  "dwadashi_shraddha",
  "trayodashi_shraddha",
  "chaturdashi_shraddha",
] as const;
const FULL_MOON = 15;
const NEW_MOON = 30;

/** The shraddha of who died on a tithi, 1 to 30 from the new moon; those of a full moon have the day before the fortnight. */
const findShraddha = (tithi: number): string =>
  tithi === FULL_MOON
    ? "purnima_shraddha"
    : tithi === NEW_MOON
      ? "sarva_pitru"
      : (SHRADDHAS[((tithi - 1) % FULL_MOON) as 0] ?? "sarva_pitru");

/** A birthday by the tithi is answered from the chart. */
const OF_BIRTH = /birth|(?<!\p{L})jan(?:a?m|am)|जन्म/iu;

const formatTithi = (number: number) =>
  composeLocalizedText((language) => formatTithiName(number, language === "hi" ? "hi" : "en"));

/** The tithi on which a person died, and its day in the fortnight of the ancestors. Without a date of the past it is asked for. */
export async function answerLunarAnniversary({
  ask,
  turn,
  almanac,
  place,
}: AnswerSources): Promise<AnswerDraft | null> {
  if (OF_BIRTH.test(ask.text)) return null;
  const { phrasePicker } = turn;
  const today = await almanac.readToday(place);
  const named = ask.slots.timeText === null ? null : readDate(ask.slots.timeText, today);
  const day = named !== null && named < today ? await almanac.readDay(place, named) : null;
  const [tithi, next] = day?.tithi ?? [];
  if (!day || !tithi)
    return { kind: "talk", sentences: [renderPhrase(phrasePicker, CALENDAR_PHRASES.which_death)], followUps: [] };
  const found = await almanac.findFestival(place, { ids: [findShraddha(tithi.number)], year: null });
  if (!found) return null;
  const fact = createFestivalFact({ found, place });
  const slots = {
    place: place.name,
    date: formatWeekdayAndDate(day.date),
    tithi: formatTithi(tithi.number),
    next: next ? formatTithi(next.number) : "",
    shraddha: formatWeekdayAndDate(found.chosen),
    away: formatAway(found.chosen, found.today),
  };
  const { death_tithi, death_tithis, shraddha } = CALENDAR_PHRASES;
  return {
    kind: "fact",
    sentences: [
      renderPhrase(phrasePicker, next ? death_tithis : death_tithi, slots, [fact.id]),
      renderPhrase(phrasePicker, shraddha, slots, [fact.id]),
    ],
    extraFacts: [fact],
    namedDates: [found.chosen],
  };
}
