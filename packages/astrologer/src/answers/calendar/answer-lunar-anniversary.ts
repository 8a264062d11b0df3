import { formatTithiName } from "@lagna/terms";
import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import { readDate } from "../../request/extract/read-date.ts";
import { readYear } from "../day/read-year.ts";
import type { AnswerSources } from "../answerer.ts";
import { createFestivalFact, formatAway, formatWeekdayAndDate } from "./festival-scene.ts";
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

const MAX_TURNS = 4;
const PAST_NEW_MOON = 15;
const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");
/** The tithis of a half by their common names, from the first. */
const TITHI_WORDS: readonly RegExp[] = [
  "pratipada|prathama|padyami|padwa|प्रतिपदा",
  "d[wv]it[ie]ya|dooj|vidiya|द्वितीया|दूज",
  "trit[ie]ya|teej|thadiya|तृतीया|तीज",
  "chaturthi|chauth|चतुर्थी|चौथ",
  "pa[nñ]chami|पंचमी",
  "sha?shth?i|sashti|षष्ठी",
  "saptami|सप्तमी",
  "ashtami|अष्टमी",
  "na[wv]ami|नवमी",
  "dash?ami|दशमी",
  "ekadash?i|gyaras|एकादशी|ग्यारस",
  "d[wv]adash?i|baras|द्वादशी",
  "th?rayodash?i|teras|त्रयोदशी|तेरस",
  "chaturdash?i|chaudas|चतुर्दशी|चौदस",
].map(compile);
const DARK = compile("krishna?|krishn|badi|vadi|dark|theipirai|कृष्ण|वदी|बदी");
const NAMES_NEW_MOON = compile("ama+vas(?:ya|ai|)|अमावस(?:्या)?");
const NAMES_FULL_MOON = compile("p(?:oo|u)rnima|pournami|poonam|पूर्णिमा");

/** The tithi that a text names, 1 to 30; `null` if it names none. */
function findNamedTithi(text: string): number | null {
  if (NAMES_NEW_MOON.test(text)) return NEW_MOON;
  if (NAMES_FULL_MOON.test(text)) return FULL_MOON;
  const at = TITHI_WORDS.findIndex((words) => words.test(text));
  return at < 0 ? null : at + 1 + (DARK.test(text) ? PAST_NEW_MOON : 0);
}

/** The year that is asked about; that of the death is none. */
function readComingYear(text: string, today: string): number | null {
  const thisYear = Number(today.slice(0, 4));
  const year = readYear(text, thisYear);
  return year !== null && year >= thisYear ? year : null;
}

/** The day in the fortnight of the ancestors of a tithi that is known. */
async function tellShraddha({ ask, turn, almanac, place }: AnswerSources, tithi: number): Promise<AnswerDraft | null> {
  const today = await almanac.readToday(place);
  const year = readComingYear(ask.text, today);
  const ids = [findShraddha(tithi)];
  const ofYear = await almanac.findFestival(place, { ids, year });
  const next = ofYear && ofYear.chosen < today ? await almanac.findFestival(place, { ids, year: null }) : null;
  if (!ofYear) return null;
  const { shraddha, shraddha_was } = CALENDAR_PHRASES;
  const fact = createFestivalFact({ found: next ?? ofYear, place });
  const slots = {
    tithi: formatTithi(tithi),
    past: formatWeekdayAndDate(ofYear.chosen),
    shraddha: formatWeekdayAndDate((next ?? ofYear).chosen),
    away: next ? "" : formatAway(ofYear.chosen, ofYear.today),
  };
  return {
    kind: "fact",
    sentences: [renderPhrase(turn.phrasePicker, next ? shraddha_was : shraddha, slots, [fact.id])],
    extraFacts: [fact],
    namedDates: [(next ?? ofYear).chosen],
  };
}

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
  // "Next year, when does that tithi fall", after the date of the death.
  const texts = [
    ask.text,
    turn.question.text,
    ...(ask.slots.timeText === null ? [] : [ask.slots.timeText]),
    ...turn.previousTurns
      .slice(-MAX_TURNS)
      .toReversed()
      .map(({ question }) => question),
  ];
  const named = texts.map((text) => readDate(text, today)).find((date) => date !== null && date < today) ?? null;
  const day = named === null ? null : await almanac.readDay(place, named);
  const [tithi, next] = day?.tithi ?? [];
  const ofName = named === null ? texts.map(findNamedTithi).find((number) => number !== null) : undefined;
  if (ofName !== undefined) return tellShraddha({ ask, turn, almanac, place }, ofName);
  if (!day || !tithi)
    return { kind: "talk", sentences: [renderPhrase(phrasePicker, CALENDAR_PHRASES.which_death)], followUps: [] };
  const year = readComingYear(ask.text, today);
  const found = await almanac.findFestival(place, { ids: [findShraddha(tithi.number)], year });
  if (!found) return null;
  if (
    named !== null &&
    turn.question.text !== ask.slots.timeText &&
    readDate(ask.text, today) !== named &&
    year !== null
  )
    return tellShraddha({ ask, turn, almanac, place }, tithi.number);
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
