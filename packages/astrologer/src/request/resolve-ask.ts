import { findNamedFestival } from "@lagna/panchang";
import type { TurnMemory } from "../answer/answer-types.ts";
import type { Understanding } from "../answer/understand-message.ts";
import { countWords } from "../language/count-words.ts";
import { NEXT_WORDS, NOW_WORDS } from "./extract/almanac-terms.data.ts";
import { findClock } from "./extract/find-clock.ts";
import { findAlmanacTerms, findCalendarTerms } from "./extract/find-almanac-terms.ts";
import { namesTime } from "./extract/names-time.ts";
import { namesDay } from "./extract/read-date.ts";
import { ASK_OBJECTS, type AskObjectId } from "./objects.data.ts";
import { ALMANAC_FAMILIES, type AskFamily, type AskObject } from "./object.ts";
import { findAct, namesUnlistedAct } from "./extract/find-named-activity.ts";
import { AFTER_THAT, goesOnWithAct, IN_THAT, isTimedPart, THAT_DAY } from "./extract/good-day-words.ts";
import { findWants } from "./extract/find-wants.ts";
import { findRelation, isOfUnknownBirth } from "./extract/find-person.ts";
import { findIntroducedTowns, findResidences } from "./extract/find-residences.ts";
import type { RankedObject } from "./rank-objects.ts";
import { type ReadPart, readParts, SURE_PROBABILITY } from "./read-parts.ts";
import type { Ask, AskSlots, StoredAsk } from "./request.ts";
import { asksOwnAct, toStoredPerson } from "./resolve-person.ts";

/** Turns after which the place and the day of an earlier ask are no longer meant. */
const MEMORY_TURNS = 3;

/** The earlier asks whose slots may be meant, newest first. */
const listEarlierAsks = (turns: readonly TurnMemory[], family: AskFamily): readonly StoredAsk[] =>
  turns
    .slice(-MEMORY_TURNS)
    .toReversed()
    .flatMap(({ asks = [] }) => asks.toReversed())
    .filter(({ object }) => {
      const other = ASK_OBJECTS[object].family;
      return ALMANAC_FAMILIES.has(family) ? ALMANAC_FAMILIES.has(other) : other === family;
    });

type Conversation = Pick<Understanding, "question" | "turns">;

/** "Here", "at our place": where who writes lives, whatever other town the message names. */
const HERE =
  /(?<![\p{L}\p{M}])(?:here|our place|(?:hamare|humare|mere|apne)?\s*(?:yahan|yaha|yahaan|idhar)|(?:हमारे|मेरे|अपने)?\s*(?:यहाँ|यहां|इधर))(?![\p{L}\p{M}])/iu;

/** "Here and in Ohio too", "यहाँ और मुंबई में भी". */
const HERE_AND =
  /(?<![\p{L}\p{M}])(?:here|yahan|yaha|yahaan|idhar|यहाँ|यहां|इधर)\s+(?:ki\s+|की\s+)?(?:and|or|aur|ya|और|या)(?![\p{L}\p{M}])/iu;

/** Where a place may be named: in the part, in what the writer told of where they live, the rest of the message, the asks before. */
function listPlaceTexts(text: string, { question, turns }: Conversation, earlier: readonly StoredAsk[]) {
  const ofMessage = findResidences(question.text);
  const ofTalk = [
    ...ofMessage,
    ...turns.toReversed().flatMap((turn) => findResidences(turn.question)),
    ...findIntroducedTowns(turns[0]?.question ?? question.text),
  ];
  const ofAsks = earlier.flatMap(({ placeTexts = [] }) => placeTexts);
  // A relative's town is soon left; a temple's or an office's stays the place of the talk.
  const ofEarlier = turns
    .toReversed()
    .flatMap(({ asks = [] }) => asks.toReversed().flatMap(({ placeTexts = [] }) => placeTexts))
    .filter((earlierText) => findRelation(earlierText) === null);
  const own = HERE.test(text) ? ofTalk : [];
  return [...new Set([...own, text, ...ofMessage, question.text, ...ofAsks, ...ofTalk, ...ofEarlier])];
}

const MAX_WORDS_OF_SAME_ACT = 8;
/** "And if we take it, on which day, this month": a day is asked for, and nothing else is named for which. */
const mayGoOnWithAct = (object: AskObjectId, text: string): boolean =>
  goesOnWithAct(text) ||
  (ASK_OBJECTS[object].family === "good day" && AFTER_THAT.test(text) && !namesUnlistedAct(text)) ||
  (ASK_OBJECTS[object].family === "good day" && countWords(text) <= MAX_WORDS_OF_SAME_ACT && !namesUnlistedAct(text));

const REMEDIES: ReadonlySet<AskObjectId> = new Set([
  "remedy_for_graha",
  "remedy_for_topic",
  "remedy_for_dosha",
  "mantra_or_worship",
]);
/** Whether the turn before named a remedy or a mantra. */
const isAfterRemedy = (turns: readonly TurnMemory[]): boolean => {
  const last = turns.at(-1)?.asks?.at(-1);
  return last !== undefined && REMEDIES.has(last.object);
};

/** The act of the conversation: of an earlier ask of the kind, or, where a day is asked for, one that was spoken of: "and if we take it, on which day". */
function findEarlierAct(
  object: AskObjectId,
  { earlier, turns }: { readonly earlier: readonly StoredAsk[]; readonly turns: readonly TurnMemory[] },
): AskSlots["act"] {
  // "Which day do I begin", after a remedy, is of the remedy.
  if (isAfterRemedy(turns)) return null;
  const ofAsk = earlier.find((ask) => ask.act !== undefined)?.act;
  if (ofAsk !== undefined || ASK_OBJECTS[object].family !== "good day") return ofAsk ?? null;
  const told = turns.slice(-MEMORY_TURNS).toReversed();
  return told.map(({ question }) => findAct(question)).find((act) => act !== null) ?? null;
}

const ADDS = /^\s*(?:and|aur|और|what about)\s/iu;
const OF_FESTIVAL =
  /(?<![\p{L}\p{M}])(?:par[bv]a?|parab|tyo?ha+r|utsav|jayanti|mela|jatra|festival|puja|pujo|पर्व|त्योहार|उत्सव|जयंती|मेला|पूजा)(?![\p{L}\p{M}])/iu;

const WHEN_IS_IT = /(?<![\p{L}\p{M}])(?:kab|when|कब|kis din|किस दिन)(?![\p{L}\p{M}])/iu;
/** What stands beside "when is" without naming a thing: "wo kab hai", "kab hai is saal", "Leh mein kab hai". */
const NO_NAME =
  /(?<![\p{L}\p{M}])(?:kab|kb|when|kis din|on which day|h|hai|hain|tha|thi|hoga|hogi|padega|padegi|aayega|aayegi|ayega|ayegi|is|it|this|that|the|does|do|will|be|fall|falls|come|comes|was|one|wo|woh|vo|ye|yeh|us|uss|iss|uska|uski|iska|iski|saal|year|time|next|last|agla|agli|agle|pichla|and|so|then|aur|to|ab|now|phir|fir|again|date|day|din|baar|bar|ji|please|pls|actually|exactly|कब|है|हैं|था|थी|होगा|होगी|पड़ेगा|पड़ेगी|आएगा|आएगी|वह|वो|यह|ये|उस|इस|साल|बार|और|तो|अब|फिर|अगला|अगली|तारीख़?|दिन|जी|किस)(?![\p{L}\p{M}])/giu;
const FRAME_OF_PLACE = /(?<![\p{L}\p{M}])(?:in|at|mein|me|main|में|ka|ki|ke|का|की|के)(?![\p{L}\p{M}])/iu;

/** "Herath kab hai", "and raja parba", after another festival: a name that is not known is not the other again. */
const namesUnknownFestival = (text: string): boolean =>
  (ADDS.test(text) && OF_FESTIVAL.test(text)) ||
  (WHEN_IS_IT.test(text) &&
    findWants(text).length === 0 &&
    !FRAME_OF_PLACE.test(text) &&
    /\p{L}{3}/u.test(text.replaceAll(NO_NAME, "")));

const CHOSEN_DAY = /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|\s*(?:tareekh|tarikh|ko|तारीख़?|को))(?![\p{L}\p{M}])/iu;
/** "Ok 10th then. What time that day": of the dates that were named the chosen one comes first. */
function putChosenFirst(text: string, dates: readonly string[]): readonly string[] {
  const [, day] = CHOSEN_DAY.exec(text) ?? [];
  const chosen = day === undefined ? undefined : dates.find((date) => Number(date.slice(8)) === Number(day));
  return chosen === undefined ? dates : [chosen, ...dates.filter((date) => date !== chosen)];
}

/** What a part of a message was read as. */
type AskOfPart = RankedObject & Pick<ReadPart, "text" | "about">;

/** One merge rule for each slot: what is named counts; else what the last ask of the family was about. */
function resolveSlots({ text, object, about }: AskOfPart, { question, turns }: Conversation): AskSlots {
  const earlier = listEarlierAsks(turns, ASK_OBJECTS[object].family);
  const [last] = earlier;
  const { slots } = ASK_OBJECTS[object] as AskObject;
  // "And in Leh?", after the moonrise of Karva Chauth, is of that day too.
  const isSameOfDay = last?.object === object && !namesTime(text);
  const isOfThat = THAT_DAY.test(text) || IN_THAT.test(text) || AFTER_THAT.test(text);
  const mayGoOn = slots.includes("festival") || slots.includes("term") || isOfThat || isSameOfDay;
  const takesFestival = mayGoOn && !(object === "festival_date" && namesUnknownFestival(text));
  const almanacTerms = findAlmanacTerms(text);
  const calendarTerms = findCalendarTerms(text);
  // "Karva Chauth kab hai, chand kitne baje niklega": the second is of that day too.
  const ofMessage = namesTime(text) || calendarTerms.length > 0 ? null : findNamedFestival(question.text);
  const festivals = (findNamedFestival(text) ?? ofMessage)?.ids ?? [];
  const isNamed = festivals.length + calendarTerms.length > 0;
  // "Why a day later", after the hour of moonrise, is of the festival before it.
  const spokenOf = earlier.find((ask) => (ask.festivals ?? []).length + (ask.calendarTerms ?? []).length > 0);
  // "And kharmas?", after a festival of 2027, starts again; "rahu kala too", after "and tomorrow?", goes on.
  const isSame =
    festivals.some((id) => last?.festivals?.includes(id)) ||
    calendarTerms.some((term) => last?.calendarTerms?.includes(term));
  const keepsTime = isSame || !(isNamed && ASK_OBJECTS[object].family === "calendar");
  return {
    entities: question.entities,
    topics: question.topics,
    about,
    almanacTerms: almanacTerms.length > 0 ? almanacTerms : (last?.almanacTerms ?? []),
    calendarTerms: isNamed ? calendarTerms : takesFestival ? (spokenOf?.calendarTerms ?? []) : [],
    festivals: isNamed ? festivals : takesFestival ? (spokenOf?.festivals ?? []) : [],
    // "He wants the paper signed on Tuesday. Good day for it?": act and day stand in the sentence before.
    act:
      findAct(text) ??
      findAct(question.text) ??
      (mayGoOnWithAct(object, text) ? findEarlierAct(object, { earlier, turns }) : null),
    namedDates: putChosenFirst(question.text, last?.namedDates ?? []),
    isOfRemedy: isAfterRemedy(turns) && findAct(text) === null,
    // "How is that day for me", after "the hearing is on the 9th".
    dayText:
      THAT_DAY.test(text) && last?.namedDates === undefined
        ? (turns
            .slice(-MEMORY_TURNS)
            .toReversed()
            .map((turn) => turn.question)
            .find(namesDay) ?? null)
        : null,
    eclipseDates: earlier.find((ask) => ask.object === "eclipse")?.namedDates ?? [],
    placeTexts: listPlaceTexts(text, { question, turns }, earlier),
    timeText: [text, question.text].find(namesTime) ?? (keepsTime ? (last?.timeText ?? null) : null),
    clock: findClock(text),
    isNow: NOW_WORDS.test(text),
    isNext: NEXT_WORDS.test(text),
    afterPart: AFTER_THAT.test(text)
      ? ([...almanacTerms, ...(last?.almanacTerms ?? [])].find(isTimedPart) ?? null)
      : null,
    wants: findWants(text),
    elsewhereText: HERE_AND.test(text) ? text : null,
  };
}

/** An ask of a message with what it leaves to the conversation. */
export function resolveAsk(conversation: Conversation, ask: AskOfPart): Ask {
  const { text, object, probability } = ask;
  return { object, probability, text, slots: resolveSlots(ask, conversation) };
}

/** What the answer to an ask named. */
interface ToldWithAsk {
  readonly namedDates: readonly string[];
  /** The text that named its place; none if it was the place of the chart. */
  readonly placeTexts: readonly string[];
}

/** What the conversation remembers of an ask. */
export function toStoredAsk(
  { object, slots }: Pick<Ask, "object" | "slots">,
  { namedDates = [], placeTexts = slots.placeTexts.slice(0, MEMORY_TURNS) }: Partial<ToldWithAsk> = {},
): StoredAsk {
  const { almanacTerms, calendarTerms, festivals, act, timeText, about } = slots;
  return {
    object,
    ...(almanacTerms.length > 0 && { almanacTerms }),
    ...(calendarTerms.length > 0 && { calendarTerms }),
    ...(festivals.length > 0 && { festivals }),
    ...(act !== null && { act }),
    ...(namedDates.length > 0 && { namedDates }),
    ...(placeTexts.length > 0 && { placeTexts }),
    ...(timeText !== null && { timeText }),
    ...toStoredPerson(about),
  };
}

/** "Shall I buy a truck or drive the owner's": what hardly names another person tells of none. */
const MIN_PROBABILITY_OF_NAMED = 0.5;

/** A story about a person is often read as a matter of life or as a bound. */
const TOLD_FAMILIES: ReadonlySet<AskFamily> = new Set(["reading", "bounds"]);

/** What a turn asked that another part of the program answers: the object, which the next turn may go on from. */
export const readStoredAsks = (understanding: Conversation): readonly StoredAsk[] =>
  readParts(understanding).flatMap(({ text, ranked: [best], about, named }) => {
    if (!best) return [];
    // The place and the day that a reading was about: "that day's rahu kala?" may follow.
    if (ALMANAC_FAMILIES.has(ASK_OBJECTS[best.object].family))
      return [toStoredAsk(resolveAsk(understanding, { ...best, text, about }))];
    // "My niece is 24", before a question about her.
    const { family } = ASK_OBJECTS[best.object];
    // "Kirti here, papa gave me the phone" begins a talk about who writes.
    const isTold =
      (family === "person" && best.object !== "greeting") ||
      (best.probability < SURE_PROBABILITY && TOLD_FAMILIES.has(family) && named >= MIN_PROBABILITY_OF_NAMED);
    const spokenOf = isTold && !asksOwnAct(text) ? findRelation(text) : null;
    const told = spokenOf && !isOfUnknownBirth(spokenOf, text) ? { relation: spokenOf } : null;
    return [{ object: best.object, ...toStoredPerson(about ?? told) }];
  });
