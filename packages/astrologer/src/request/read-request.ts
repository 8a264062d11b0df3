import { findNamedFestival } from "@lagna/panchang";
import type { TurnMemory } from "../answer/answer-types.ts";
import type { Understanding } from "../answer/understand-message.ts";
import { readDayRange } from "../question/parse-asked-time.ts";
import { findNamedEntities } from "../question/find-entities.ts";
import { findQuestionKeywords } from "../question/find-question-keywords.ts";
import { findTopics } from "../question/find-topics.ts";
import type { Question } from "../question/question.ts";
import { tokenise } from "../language/tokenise.ts";
import { splitMessageIntoSentences } from "../message-classification/danger/split-message-into-sentences.ts";
import { countWords } from "../language/count-words.ts";
import { NEXT_WORDS, NOW_WORDS } from "./extract/almanac-terms.data.ts";
import { findClock } from "./extract/find-clock.ts";
import { findAlmanacTerms, findCalendarTerms } from "./extract/find-almanac-terms.ts";
import { ASK_OBJECTS, type AskObjectId } from "./objects.data.ts";
import type { AskFamily, AskObject } from "./object.ts";
import { findAct, namesUnlistedAct } from "./extract/find-named-activity.ts";
import { goesOnWithAct, THAT_DAY } from "./extract/good-day-words.ts";
import { findRelation } from "./extract/find-person.ts";
import { findIntroducedTowns, findResidences } from "./extract/find-residences.ts";
import { namesDay } from "./extract/read-date.ts";
import type { EarlierRequest } from "./extract-request-features.ts";
import { type RankedObject, scoreRequest } from "./rank-objects.ts";
import { listClausePairs } from "./split-clauses.ts";
import type { Ask, AskedPerson, AskSlots, StoredAsk } from "./request.ts";
import { asksOwnAct, resolvePerson, toStoredPerson } from "./resolve-person.ts";

/** Families whose asks share the place and the day. */
const ALMANAC_FAMILIES: ReadonlySet<AskFamily> = new Set(["day", "calendar", "good day", "sky"]);
/** Turns after which the place and the day of an earlier ask are no longer meant. */
const MEMORY_TURNS = 3;
/** At most so many things of a message are answered. */
const MAX_ASKS = 3;
const MIN_WORDS_OF_PART = 3;

/** What a message asks for before the conversation completes it. */
export interface ReadPart {
  readonly text: string;
  /** The likeliest first. */
  readonly ranked: readonly RankedObject[];
  /** The person it is about; `null` for the writer. */
  readonly about: AskedPerson | null;
}

const getLastObject = (turns: readonly TurnMemory[]): AskObjectId | null => turns.at(-1)?.asks?.at(-1)?.object ?? null;

function getEarlierRequest(turns: readonly TurnMemory[]): EarlierRequest | null {
  const last = turns.at(-1)?.asks?.at(-1);
  return last ? { object: last.object, isAboutOther: last.about !== undefined || turns.at(-1)?.chart != null } : null;
}

/** Parts that only tell, greet or thank, beside a part that asks. */
const FAMILIES_BESIDE: ReadonlySet<AskFamily> = new Set(["person"]);
/** "Ok. How accurate is it?" asks one thing. */
const OBJECTS_BESIDE: ReadonlySet<AskObjectId> = new Set(["affirmation", "denial"]);
const isBeside = ({ ranked: [best] }: ReadPart): boolean =>
  best !== undefined && (FAMILIES_BESIDE.has(ASK_OBJECTS[best.object].family) || OBJECTS_BESIDE.has(best.object));

/** So short a message that names a day or a place and nothing else goes on with what was asked before: "and tomorrow?", "aur 2027 mein?". */
const MAX_WORDS_OF_ELLIPSIS = 4;
const SURE_PROBABILITY = 0.6;
/** "in Pune", "Pune mein". */
const PLACE_FRAME = /\b(?:in|at)\s+\p{L}{3}|\p{L}[\p{L}\p{M}]{2,}\s+(?:mein|me|main|में)(?![\p{L}\p{M}])/iu;

function keepLastObject(part: ReadPart, turns: readonly TurnMemory[]): ReadPart {
  const last = getLastObject(turns);
  const { text, ranked, about } = part;
  const isSure = (ranked[0]?.probability ?? 0) >= SURE_PROBABILITY;
  // "And my tenth house?", after an aspect, asks for the aspect whatever a house alone would ask for.
  const isAdded = ADDS_ELEMENT.test(text) && last !== null && namesOnlyElement(text, ASK_OBJECTS[last]);
  if (last === null || (isSure && !isAdded)) return part;
  const goesOn = { text, about, ranked: [{ object: last, probability: SURE_PROBABILITY }, ...ranked] };
  if (namesOnlyElement(text, ASK_OBJECTS[last]) || namesOnlyTime(text, ASK_OBJECTS[last])) return goesOn;
  if (!ALMANAC_FAMILIES.has(ASK_OBJECTS[last].family)) return part;
  const isBare =
    countWords(text) <= MAX_WORDS_OF_ELLIPSIS &&
    (namesTime(text) || PLACE_FRAME.test(text) || (ASK_OBJECTS[last].family === "good day" && BARE_DAY.test(text)));
  const namesOther =
    findAlmanacTerms(text).length + findCalendarTerms(text).length > 0 || findNamedFestival(text) !== null;
  return isBare && !namesOther ? goesOn : part;
}

/** "27?", after whether the 25th is good. */
const BARE_DAY = /^\D{0,8}\d{1,2}\s*[?？]?$/u;
const ADDS_ELEMENT = /^(?:and|aur|what about|और)(?![\p{L}\p{M}])[^?]*[?？]?$/iu;

const CHART_FAMILIES: ReadonlySet<AskFamily> = new Set(["chart", "dasha", "sky"]);
const MAX_WORDS_OF_ELEMENT = 4;

/** "And the 11th?", "aur Shani ka?", after the same of another house or graha. */
function namesOnlyElement(text: string, { family, slots }: AskObject): boolean {
  if (!CHART_FAMILIES.has(family) || countWords(text) > MAX_WORDS_OF_ELEMENT) return false;
  const { grahas, houses } = findNamedEntities(text);
  return (slots.includes("graha") && grahas.length > 0) || (slots.includes("house") && houses.length > 0);
}

/** "And 2019?", after what was of another year. */
function namesOnlyTime(text: string, { family, slots }: AskObject): boolean {
  if (family !== "reading" || !slots.includes("time") || countWords(text) > MAX_WORDS_OF_ELEMENT) return false;
  return (
    ADDS_ELEMENT.test(text) && namesTime(text) && findTopics(findQuestionKeywords(tokenise(text)), text).length === 0
  );
}

const HARDLY_READ_PROBABILITY = 0.6;
const getProbability = ({ ranked: [best] }: ReadPart): number => best?.probability ?? 0;

/** From this probability each of two clauses is a question of its own. */
const SURE_OF_CLAUSE = 0.7;
/** Families that a clause of its own may ask for. Two matters of life beside each other are often one question with its reason. */
const FAMILIES_OF_CLAUSES: ReadonlySet<AskFamily> = new Set([
  "chart",
  "dasha",
  "sky",
  "day",
  "calendar",
  "good day",
  "explanation",
  "app",
  "reading",
]);
/** These name several things to choose from, or limits: "before kharmas", "between 20 December and 10 January". */
const UNDIVIDED: ReadonlySet<AskObjectId> = new Set([
  "good_day",
  "is_day_good",
  "choice",
  "decision",
  "days_compared",
  "comparison_of_factors",
  "meaning_of_dream",
  "prashna",
]);

type ReadText = (text: string, before?: AskObjectId) => ReadPart;

const OBJECTS_OF_SIGN: ReadonlySet<AskObjectId> = new Set(["rashi", "lagna", "sun_sign", "nakshatra_of_birth"]);
/** "My rashi is Meen" tells it. */
function statesSign(text: string, object: AskObjectId): boolean {
  const { signs, nakshatras } = findNamedEntities(text);
  return OBJECTS_OF_SIGN.has(object) && signs.length + nakshatras.length > 0;
}

/** A sentence as two questions, if both of its clauses surely ask, and ask for different things; else as one. */
function readClauses(part: ReadPart, read: ReadText): readonly ReadPart[] {
  const [best] = part.ranked;
  if (!best || UNDIVIDED.has(best.object) || !FAMILIES_OF_CLAUSES.has(ASK_OBJECTS[best.object].family)) return [part];
  const pairs = listClausePairs(part.text).flatMap(([one, other]) => {
    const first = read(one);
    const [ofFirst] = first.ranked;
    const second = read(other, ofFirst?.object);
    const [ofSecond] = second.ranked;
    if (!ofFirst || !ofSecond || ofFirst.object === ofSecond.object) return [];
    const objects = [ofFirst.object, ofSecond.object];
    const areAsked = [first, second].every(
      ({ text, ranked: [of] }) =>
        of !== undefined &&
        FAMILIES_OF_CLAUSES.has(ASK_OBJECTS[of.object].family) &&
        !UNDIVIDED.has(of.object) &&
        !statesSign(text, of.object),
    );
    const isOfBoth =
      objects.includes(best.object) && !objects.every((object) => ASK_OBJECTS[object].family === "reading");
    const least = Math.min(ofFirst.probability, ofSecond.probability);
    return areAsked && isOfBoth && least >= SURE_OF_CLAUSE ? [{ parts: [first, second], least }] : [];
  });
  return pairs.toSorted((one, other) => other.least - one.least)[0]?.parts ?? [part];
}

/** Parts of texts that were read after the same turns: everything that may answer a message asks for them. */
const partsOfTurns = new WeakMap<readonly TurnMemory[], Map<string, readonly ReadPart[]>>();

/** The things that a message asks for, in order; the whole message if it asks one. */
export function readParts({ question, turns }: Pick<Understanding, "question" | "turns">): readonly ReadPart[] {
  const ofTexts = partsOfTurns.get(turns) ?? new Map<string, readonly ReadPart[]>();
  partsOfTurns.set(turns, ofTexts);
  const parts = ofTexts.get(question.text) ?? readTextParts(question.text, turns);
  ofTexts.set(question.text, parts);
  return parts;
}

function readTextParts(message: string, turns: readonly TurnMemory[]): readonly ReadPart[] {
  const earlier = getEarlierRequest(turns);
  const read: ReadText = (text, before) => {
    const scores = scoreRequest(text, before ? { object: before, isAboutOther: false } : earlier);
    return keepLastObject({ text, ranked: scores.objects, about: resolvePerson(text, scores, turns) }, turns);
  };
  const whole = read(message);
  const sentences = splitMessageIntoSentences(message).filter(({ text }) => countWords(text) >= MIN_WORDS_OF_PART);
  if (sentences.length < 2) return readClauses(whole, read);
  const asking = sentences.map(({ text }) => read(text)).filter((part) => !isBeside(part));
  // Beside a sentence that surely asks, one that is hardly read tells of the circumstances.
  const isSure = asking.some((part) => getProbability(part) >= SURE_PROBABILITY);
  const parts = isSure ? asking.filter((part) => getProbability(part) >= HARDLY_READ_PROBABILITY) : asking;
  if (parts.length < 2) return readClauses(parts[0] ?? whole, read);
  return parts
    .filter((part, at) => !parts.slice(0, at).some((other) => other.ranked[0]?.object === part.ranked[0]?.object))
    .slice(-MAX_ASKS);
}

/** Any day: only whether one is named counts. */
const SOME_DAY = { year: 2026, month: 6, day: 15 };
const namesTime = (text: string): boolean =>
  NOW_WORDS.test(text) ||
  readDayRange(text, { today: SOME_DAY, birthDay: null }) !== null ||
  namesDay(text) ||
  /(?:1[89]|2[0-3])\d{2}/u.test(text);

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

/** Where a place may be named: in the part, in what the writer told of where they live, the rest of the message, the asks before. */
function listPlaceTexts(text: string, { question, turns }: Conversation, earlier: readonly StoredAsk[]) {
  const ofMessage = findResidences(question.text);
  const ofTalk = [
    ...ofMessage,
    ...turns.toReversed().flatMap((turn) => findResidences(turn.question)),
    ...findIntroducedTowns(turns[0]?.question ?? question.text),
  ];
  const ofAsks = earlier.flatMap(({ placeTexts = [] }) => placeTexts);
  const own = HERE.test(text) ? ofTalk : [];
  return [...new Set([...own, text, ...ofMessage, question.text, ...ofAsks, ...ofTalk])];
}

const MAX_WORDS_OF_SAME_ACT = 8;
/** "And if we take it, on which day, this month": a day is asked for, and nothing else is named for which. */
const mayGoOnWithAct = (object: AskObjectId, text: string): boolean =>
  goesOnWithAct(text) ||
  (ASK_OBJECTS[object].family === "good day" && countWords(text) <= MAX_WORDS_OF_SAME_ACT && !namesUnlistedAct(text));

/** The act of the conversation: of an earlier ask of the kind, or, where a day is asked for, one that was spoken of: "and if we take it, on which day". */
function findEarlierAct(
  object: AskObjectId,
  { earlier, turns }: { readonly earlier: readonly StoredAsk[]; readonly turns: readonly TurnMemory[] },
): AskSlots["act"] {
  const ofAsk = earlier.find((ask) => ask.act !== undefined)?.act;
  if (ofAsk !== undefined || ASK_OBJECTS[object].family !== "good day") return ofAsk ?? null;
  const told = turns.slice(-MEMORY_TURNS).toReversed();
  return told.map(({ question }) => findAct(question)).find((act) => act !== null) ?? null;
}

/** What a part of a message was read as. */
type AskOfPart = RankedObject & Pick<ReadPart, "text" | "about">;

/** One merge rule for each slot: what is named counts; else what the last ask of the family was about. */
function resolveSlots({ text, object, about }: AskOfPart, { question, turns }: Conversation): AskSlots {
  const earlier = listEarlierAsks(turns, ASK_OBJECTS[object].family);
  const [last] = earlier;
  const { slots } = ASK_OBJECTS[object] as AskObject;
  const takesFestival = slots.includes("festival") || slots.includes("term") || THAT_DAY.test(text);
  const almanacTerms = findAlmanacTerms(text);
  const calendarTerms = findCalendarTerms(text);
  const festivals = findNamedFestival(text)?.ids ?? [];
  const isNamed = festivals.length + calendarTerms.length > 0;
  // "Why a day later", after the hour of moonrise, is of the festival before it.
  const spokenOf = earlier.find((ask) => (ask.festivals ?? []).length + (ask.calendarTerms ?? []).length > 0);
  // "And kharmas?", after a festival of 2027, starts again; "rahu kala too", after "and tomorrow?", goes on.
  const isSame = festivals.some((id) => last?.festivals?.includes(id));
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
    namedDates: last?.namedDates ?? [],
    placeTexts: listPlaceTexts(text, { question, turns }, earlier),
    timeText: [text, question.text].find(namesTime) ?? (keepsTime ? (last?.timeText ?? null) : null),
    clock: findClock(text),
    isNow: NOW_WORDS.test(text),
    isNext: NEXT_WORDS.test(text),
  };
}

/** An ask of a message with what it leaves to the conversation. */
export function resolveAsk(conversation: Conversation, ask: AskOfPart): Ask {
  const { text, object, probability } = ask;
  return { object, probability, text, slots: resolveSlots(ask, conversation) };
}

/** What the conversation remembers of an ask. */
export function toStoredAsk(
  { object, slots }: Pick<Ask, "object" | "slots">,
  namedDates: readonly string[] = [],
): StoredAsk {
  const { almanacTerms, calendarTerms, festivals, act, placeTexts, timeText, about } = slots;
  return {
    object,
    ...(almanacTerms.length > 0 && { almanacTerms }),
    ...(calendarTerms.length > 0 && { calendarTerms }),
    ...(festivals.length > 0 && { festivals }),
    ...(act !== null && { act }),
    ...(namedDates.length > 0 && { namedDates }),
    placeTexts: placeTexts.slice(0, MEMORY_TURNS),
    ...(timeText !== null && { timeText }),
    ...toStoredPerson(about),
  };
}

/** A story about a person is often read as a matter of life or as a bound. */
const TOLD_FAMILIES: ReadonlySet<AskFamily> = new Set(["reading", "bounds"]);

/** What a turn asked that another part of the program answers: the object, which the next turn may go on from. */
export const readStoredAsks = (understanding: Conversation): readonly StoredAsk[] =>
  readParts(understanding).flatMap(({ text, ranked: [best], about }) => {
    if (!best) return [];
    // The place and the day that a reading was about: "that day's rahu kala?" may follow.
    if (ALMANAC_FAMILIES.has(ASK_OBJECTS[best.object].family))
      return [toStoredAsk(resolveAsk(understanding, { ...best, text, about }))];
    // "My niece is 24", before a question about her.
    const { family } = ASK_OBJECTS[best.object];
    // "Kirti here, papa gave me the phone" begins a talk about who writes.
    const isTold =
      (family === "person" && best.object !== "greeting") ||
      (best.probability < SURE_PROBABILITY && TOLD_FAMILIES.has(family));
    const told = isTold && !asksOwnAct(text) ? findRelation(text) : null;
    return [{ object: best.object, ...toStoredPerson(about ?? (told && { relation: told })) }];
  });

/**
 * Families whose answers do not look at a chart need to be surer: a reading that says little is better than a refusal or a courtesy in the
 * place of one.
 */
const CAREFUL_PROBABILITIES: Readonly<Partial<Record<AskFamily, number>>> = {
  bounds: 0.8,
  app: 0.65,
  conversation: 0.75,
};

/** From these probabilities a matter that is named beside it does not count. */
const SURE_AGAINST_TOPIC: Readonly<Partial<Record<AskFamily, number>>> = { app: 0.995, bounds: 0.97 };

/** In a talk a matter is less often asked for in its words: "and if I ask more, does it cost money". */
const SURE_IN_TALK = 0.9;

/** The same for the objects of the family of what is told and said in courtesy, together. */
const SURE_PERSON_PROBABILITY = 0.65;

/** From this probability a message that names an element of a chart may be told or said in courtesy. */
const SURE_COURTESY = 0.9;

function namesElement(text: string): boolean {
  const { grahas, houses, lords, vargas } = findNamedEntities(text);
  return grahas.length + houses.length + lords.length + vargas.length > 0;
}

/** A question with a matter of life may be taken for these: "my job is stuck, why". */
const TELLING_OBJECTS: ReadonlySet<AskObjectId> = new Set([
  "statement",
  "mood",
  "good_news",
  "bad_news",
  "birth_typed",
]);

/** So short a message goes on with the subject of the turn before, if that is where it is read: "aur uske baad" after a dasha. */
const MAX_WORDS_OF_FOLLOW_UP = 4;
const FOLLOW_UP_PROBABILITY = 0.4;

function getLeastProbability(text: string, object: AskObjectId, turns: readonly TurnMemory[]): number {
  const last = getLastObject(turns);
  const { family, required } = ASK_OBJECTS[object] as AskObject;
  const isComplete = required.length === 0 || object === last;
  const goesOn = last !== null && ASK_OBJECTS[last].family === family && family !== "reading" && isComplete;
  return goesOn && countWords(text) <= MAX_WORDS_OF_FOLLOW_UP ? FOLLOW_UP_PROBABILITY : SURE_PROBABILITY;
}

/** The person that a message is about; `null` for the writer. */
export const readPerson = (understanding: Pick<Understanding, "question" | "turns">): AskedPerson | null =>
  readParts(understanding).find(({ about }) => about !== null)?.about ?? null;

/** Whether a message is about the person of the conversation without naming one: "when will he join me here". */
export const isAboutPersonOfTalk = (understanding: Pick<Understanding, "question" | "turns">): boolean =>
  findRelation(understanding.question.text) === null && readPerson(understanding) !== null;

/** What a text asks for, and which person it is about. */
export interface ReadRequest {
  /** The object, if the model is sure of it. */
  readonly object: AskObjectId | null;
  readonly ranked: readonly RankedObject[];
  readonly about: AskedPerson | null;
}

export function readRequest(question: Question, turns: readonly TurnMemory[]): ReadRequest {
  const { text } = question;
  const scores = scoreRequest(text, getEarlierRequest(turns));
  const read = { text, ranked: scores.objects, about: resolvePerson(text, scores, turns) };
  const { ranked, about } = keepLastObject(read, turns);
  return { object: findSureObject(question, ranked, turns), ranked, about };
}

/** The object of a text, if the model is sure of it; `null` else. */
function findSureObject(
  { text, topics, form }: Question,
  ranked: readonly RankedObject[],
  turns: readonly TurnMemory[],
): AskObjectId | null {
  const [best] = ranked;
  if (!best) return null;
  const { family } = ASK_OBJECTS[best.object];
  const careful = CAREFUL_PROBABILITIES[family];
  if (family === "person") {
    // "10th from moon" is no greeting.
    if (best.probability < SURE_COURTESY && namesElement(text)) return null;
    // What is told, felt or said in courtesy gets a like answer: which of them it is matters less.
    const ofFamily = ranked.reduce(
      (sum, one) => sum + (ASK_OBJECTS[one.object].family === family ? one.probability : 0),
      0,
    );
    return ofFamily >= SURE_PERSON_PROBABILITY &&
      (topics.length === 0 || form === "what" || !TELLING_OBJECTS.has(best.object))
      ? best.object
      : null;
  }
  if (careful === undefined)
    return best.probability >= getLeastProbability(text, best.object, turns) ? best.object : null;
  // "College ki fees kitni hogi" names a matter of life, so the price of the product is hardly meant.
  const sure = turns.length > 0 ? SURE_IN_TALK : (SURE_AGAINST_TOPIC[family] ?? 0);
  const isElsewhere = topics.length > 0 && best.probability < sure;
  return best.probability >= careful && !isElsewhere ? best.object : null;
}
