import { findNamedFestival } from "@lagna/panchang";
import type { AnswerDraft, TalkContext } from "../answer/answer-context.ts";
import { completeAnswer, createTalkContext } from "../answer/answer-without-chart.ts";
import type { Answer } from "../answer/answer-types.ts";
import { asksForMeaning } from "../answer/definitions/define-term.ts";
import { findLanguage, sayInLanguage } from "../answer/conversation/answer-about-conversation.ts";
import type { AnswerLanguage } from "../fact.ts";
import type { Question } from "../question/question.ts";
import { explainTerms } from "./talk/explain-terms.ts";
import { answerOutOfScope, asksDayForRefusedAct } from "../answer/out-of-scope/answer-out-of-scope.ts";
import { getPhraseId } from "../answer/phrasing/phrase-picker.ts";
import { namesTime } from "../request/extract/names-time.ts";
import { THAT_DAY } from "../request/extract/good-day-words.ts";
import { readDayRange } from "../question/parse-asked-time.ts";
import { findNamedEntities } from "../question/find-entities.ts";
import { returnToTurn, type Understanding } from "../answer/understand-message.ts";
import type { AskFamily } from "../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../request/objects.data.ts";
import type { RankedObject } from "../request/rank-objects.ts";
import { getLastObject, type ReadPart, readParts } from "../request/read-parts.ts";
import { resolveAsk, toStoredAsk } from "../request/resolve-ask.ts";
import type { Ask } from "../request/request.ts";
import { sumOfFamily } from "../request/sum-of-family.ts";
import { ANSWERS } from "./answers.data.ts";
import type { AlmanacPort, AskedPlace } from "./answerer.ts";
import { chooseGoodDay, isOfGoodDay } from "./choose-good-day.ts";

/** From this probability an object is answered. */
const MIN_PROBABILITY = 0.6;
/** From this probability it is answered if the second object has less than half of it: seven in ten such messages are read right. */
const MIN_PROBABILITY_OF_CLEAR_LEAD = 0.4;
const isLikelyEnough = ({ object, probability }: RankedObject, second: RankedObject | undefined): boolean =>
  probability >= MIN_PROBABILITY ||
  (FAMILIES_OF_NAMED.has(ASK_OBJECTS[object].family) &&
    probability >= MIN_PROBABILITY_OF_CLEAR_LEAD &&
    probability >= 2 * (second?.probability ?? 0));
/** From this probability the words of an act do not speak against it. */
const SURE_PROBABILITY = 0.9;
/** Where a part of a day or a festival is named, the families that are about such things need this probability together. */
const MIN_FAMILY_PROBABILITY = 0.5;
/** "गुढीपाडवा कब आएगा" names a festival and asks when: hardly anything else is meant. */
const MIN_PROBABILITY_OF_NAMED_FESTIVAL = 0.2;
const ASKS_WHEN = /(?<![\p{L}\p{M}])(?:when|which (?:day|date)|what date|kab|kis din|कब|किस दिन)(?![\p{L}\p{M}])/iu;
const FAMILIES_OF_NAMED: ReadonlySet<AskFamily> = new Set(["day", "calendar"]);

const namesThing = ({ slots }: Ask): boolean =>
  slots.almanacTerms.length + slots.calendarTerms.length + slots.festivals.length > 0;

/** The likeliest object of the families of days, if a thing of theirs is named and they are likely together. */
function chooseNamed(understanding: Understanding, { text, about, ranked }: ReadPart): Ask | null {
  const ofFamilies = ranked.filter(({ object }) => FAMILIES_OF_NAMED.has(ASK_OBJECTS[object].family));
  const together = ofFamilies.reduce((sum, { probability }) => sum + probability, 0);
  const [best] = ofFamilies;
  const isNamed = ASKS_WHEN.test(text) && findNamedFestival(text) !== null;
  const least = isNamed ? MIN_PROBABILITY_OF_NAMED_FESTIVAL : MIN_FAMILY_PROBABILITY;
  if (!best || together < least || !ANSWERS[best.object]) return null;
  const ask = resolveAsk(understanding, { text, about, ...best });
  return namesThing(ask) ? ask : null;
}

/** Any day: only the length of the time counts. */
const SOME_DAY = { year: 2026, month: 6, day: 15 };
const DAYS_OF_YEAR = 300;
function namesYear(text: string): boolean {
  const range = readDayRange(text, { today: SOME_DAY, birthDay: null });
  return range !== null && range.until - range.from > DAYS_OF_YEAR;
}

/** Whether a part asks whether a day is good, and neither it nor the conversation names one. */
function isWithoutDay(understanding: Understanding, { text, about, ranked: [best] }: ReadPart): boolean {
  if (best?.object !== "is_day_good") return false;
  const { timeText, namedDates, festivals, calendarTerms, isNow } = resolveAsk(understanding, {
    text,
    about,
    ...best,
  }).slots;
  return timeText === null && !isNow && namedDates.length + festivals.length + calendarTerms.length === 0;
}

/** Whether something sooner is asked for after a day was named for an act. */
const goesOnToEarlierDay = ({ turns }: Understanding, { object }: RankedObject): boolean =>
  object === "sooner" && isOfGoodDay(getLastObject(turns) ?? object);

const OBJECTS_OF_FESTIVAL: ReadonlySet<AskObjectId> = new Set(["festival_hours", "festival_date"]);

/** "So this year it falls on?", after the tithi of a death. */
const goesOnWithAnniversary = ({ turns }: Understanding, { text, ranked: [best] }: ReadPart): boolean =>
  best !== undefined &&
  OBJECTS_OF_FESTIVAL.has(best.object) &&
  getLastObject(turns) === "lunar_anniversary" &&
  findNamedFestival(text) === null;

/** The likeliest object of a part, if it is likely enough and the table has an answer to it. */
function chooseAsk(understanding: Understanding, part: ReadPart): Ask | null {
  const [first] = part.ranked;
  if (!first) return null;
  // "Good day for a divorce" names no day that could be good; "nothing before that?", after a day, asks for another one.
  const isForDay = isWithoutDay(understanding, part) || goesOnToEarlierDay(understanding, first);
  const best = isForDay
    ? { ...first, object: "good_day" as const }
    : goesOnWithAnniversary(understanding, part)
      ? { ...first, object: "lunar_anniversary" as const }
      : first;
  const isSure = best.probability >= MIN_PROBABILITY && isOfGoodDay(best.object);
  // "The muhurat of lakshmi pujan this Diwali" asks for the festival's own hours.
  const isOfFestival =
    OBJECTS_OF_FESTIVAL.has(best.object) &&
    sumOfFamily(part.ranked, "calendar") >= SURE_PROBABILITY &&
    namesThing(resolveAsk(understanding, { text: part.text, about: part.about, ...best }));
  const goodDay = isSure || isOfFestival ? null : chooseGoodDay(understanding, part);
  // "Is 2031 good for marriage" asks for a reading of the year.
  if ((goodDay === "is_day_good" || best.object === "is_day_good") && namesYear(part.text)) return null;
  if (goodDay !== null)
    return resolveAsk(understanding, {
      text: part.text,
      about: part.about,
      object: goodDay,
      probability: MIN_PROBABILITY,
    });
  if (!isLikelyEnough(best, part.ranked[1])) return chooseNamed(understanding, part);
  // "Sunrise on the day I was born" is in the chart.
  if (ASK_OBJECTS[best.object].family === "day" && findNamedEntities(part.text).terms.has("born")) return null;
  if (!ANSWERS[best.object]) return null;
  const ask = resolveAsk(understanding, { text: part.text, about: part.about, ...best });
  // "Property kharidne ka sahi samay" is of no festival; "the puja time for it" is of one that must be named.
  const isHardlyFestival = best.object === "festival_hours" && best.probability < SURE_PROBABILITY;
  return isHardlyFestival && ask.slots.act !== null && !namesThing(ask) ? null : ask;
}

const joinDrafts = (drafts: readonly AnswerDraft[]): AnswerDraft => ({
  ...(drafts[0] as AnswerDraft),
  sentences: drafts.flatMap(({ sentences }, at) =>
    sentences.map((sentence, number) => (at > 0 && number === 0 ? { ...sentence, opens: true as const } : sentence)),
  ),
  extraFacts: drafts.flatMap(({ extraFacts = [] }) => extraFacts),
});

/** Objects that ask for the last answer again, or for what waits of it. */
const AGAIN: ReadonlySet<AskObjectId> = new Set(["repeat", "shorter", "simpler", "more", "other_language", "evidence"]);

/** The sentences of an answer that are asked for again. */
function selectAgain(answer: Answer, object: AskObjectId, waiting: readonly string[]): Answer["sentences"] {
  const { sentences, language } = answer;
  if (object === "more") return sentences.filter(({ text }) => waiting.includes(getPhraseId(text)));
  // The reasons follow the day or the hour that is named.
  if (object === "evidence") return sentences.slice(1);
  if (object === "other_language") return [sayInLanguage(language), ...sentences];
  // "The remedy for Saturn is this, and it costs nothing" only leads to what follows.
  const most = answer.memory.asks?.some(({ object: asked }) => asked.startsWith("remedy_")) ? 2 : 1;
  if (object === "simpler") return [...sentences.slice(0, most), ...explainTerms(sentences, language)];
  return object === "shorter" ? sentences.slice(0, 1) : sentences;
}

/** The language in which the last answer is asked for again: the one that is named, else that of the message. */
function getAskedLanguage({ text, language }: Question, object: AskObjectId): AnswerLanguage | null {
  if (object !== "other_language") return language;
  const named = findLanguage(text);
  return named === "other" ? null : named;
}

/** "Again", "shorter please", "in Hindi", "more", after an answer of this table: that answer, its first sentence, or the rest. */
async function answerAgain(understanding: Understanding, almanac: AlmanacPort): Promise<Answer | null> {
  const { question, turns } = understanding;
  const at = turns.length - 1;
  const [part, ...more] = readParts(understanding);
  const [best] = part?.ranked ?? [];
  const last = turns[at];
  const isOfTable = last?.asks?.some(({ object }) => ANSWERS[object] !== undefined) ?? false;
  if (!best || !last || more.length > 0 || !isOfTable || !AGAIN.has(best.object) || best.probability < MIN_PROBABILITY)
    return null;
  const language = getAskedLanguage(question, best.object);
  if (language === null) return null;
  const earlier = returnToTurn(understanding, at, { text: last.question, language });
  const answer = await answerRequest(earlier, almanac);
  if (!answer) return null;
  const sentences = selectAgain(answer, best.object, last.waiting ?? []);
  if (sentences.length === 0) return null;
  return { ...answer, sentences, memory: { ...answer.memory, question: question.text, repeats: true } };
}

/** No day is named for what is refused: harm, an operation, the birth of a child. The rites of a child that is expected are none of these. */
const isRefused = ({ object, slots, text }: Ask, turn: TalkContext): boolean =>
  isOfGoodDay(object) && (slots.act === "child_rite" ? asksDayForRefusedAct(text) : answerOutOfScope(turn) !== null);

/** The date that "that day" meant is meant by the next one too. */
const listMeantDates = ({ text, slots }: Ask): readonly string[] => (THAT_DAY.test(text) ? slots.namedDates : []);

/** "Which date it falls this year", beside the tithi of a death or a Moon sign, asks for no festival. */
function keepNamedFestivals(asks: readonly Ask[]): readonly Ask[] {
  const named = asks.filter((ask) => !OBJECTS_OF_FESTIVAL.has(ask.object) || namesThing(ask));
  return named.length > 0 ? named : asks;
}

/** Answers a message by the table of answers; `null` if one of the things that it asks has no answer there. */
export async function answerRequest(understanding: Understanding, almanac: AlmanacPort): Promise<Answer | null> {
  if (understanding.question.danger !== null) return null;
  // "Choghadiya kya hota hai" asks for the word, "what's tomorrow's nakshatra" for a day.
  if (asksForMeaning(understanding.question) && !namesTime(understanding.question.text)) return null;
  const again = await answerAgain(understanding, almanac);
  if (again) return again;
  const [first = null, ...others] = readParts(understanding).map((part) => chooseAsk(understanding, part));
  if (first === null) return null;
  // "When is Ekadashi? I think of keeping the fast": what is first asked is answered, whatever else stands beside it.
  const asks = keepNamedFestivals([first, ...others.filter((ask) => ask !== null)]);
  const turn = createTalkContext(understanding);
  if (asks.some((ask) => isRefused(ask, turn))) return null;
  const drafts: AnswerDraft[] = [];
  const places: AskedPlace[] = [];
  for (const ask of asks) {
    const place = await almanac.findPlace(ask.slots.placeTexts);
    const draft = await ANSWERS[ask.object]?.answer({ ask, turn, almanac, place });
    if (!draft) return null;
    drafts.push(draft);
    places.push(place);
  }
  const answer = completeAnswer(turn, joinDrafts(drafts));
  return {
    ...answer,
    memory: {
      ...answer.memory,
      ...(answer.sentences[0] && { said: answer.sentences[0].text }),
      asks: asks.map((ask, at) =>
        toStoredAsk(ask, {
          namedDates: drafts[at]?.namedDates ?? listMeantDates(ask),
          placeTexts: [places[at]?.namedBy].filter((text) => text !== undefined),
        }),
      ),
    },
  };
}
