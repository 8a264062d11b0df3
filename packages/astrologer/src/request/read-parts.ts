import { findNamedFestival } from "@lagna/panchang";
import type { TurnMemory } from "../answer/answer-types.ts";
import type { Understanding } from "../answer/understand-message.ts";
import { findNamedEntities } from "../question/find-entities.ts";
import { findQuestionKeywords } from "../question/find-question-keywords.ts";
import { findTopics } from "../question/find-topics.ts";
import { tokenise } from "../language/tokenise.ts";
import { splitMessageIntoSentences } from "../message-classification/danger/split-message-into-sentences.ts";
import { countWords } from "../language/count-words.ts";
import { asksDeparture } from "./extract/asks-departure.ts";
import { asksOwnSign } from "./extract/asks-own-sign.ts";
import { NEXT_WORDS } from "./extract/almanac-terms.data.ts";
import { findAlmanacTerms, findCalendarTerms } from "./extract/find-almanac-terms.ts";
import { findWants } from "./extract/find-wants.ts";
import { namesTime } from "./extract/names-time.ts";
import { ASK_OBJECTS, type AskObjectId } from "./objects.data.ts";
import { ALMANAC_FAMILIES, type AskFamily, type AskObject } from "./object.ts";
import { findRelation } from "./extract/find-person.ts";
import type { EarlierRequest } from "./extract-request-features.ts";
import { type RankedObject, scoreRequest } from "./rank-objects.ts";
import { listClausePairs } from "./split-clauses.ts";
import type { AskedPerson } from "./request.ts";
import { resolvePerson } from "./resolve-person.ts";

/** At most so many things of a message are answered. */
const MAX_ASKS = 3;
const MIN_WORDS_OF_PART = 3;

/** "India da time nai, brampton da dasso", "take London time, not India". */
const CORRECTS_PLACE =
  /^(?=.*(?<![\p{L}\p{M}])(?:not|nai|nahi+n?|नहीं|नई)(?![\p{L}\p{M}]))(?=.*(?<![\p{L}\p{M}])(?:time|hisa+b|ghadi|टाइम|हिसाब|घड़ी)(?![\p{L}\p{M}]))(?:\S+\s*){3,9}$/iu;

/** What a message asks for before the conversation completes it. */
export interface ReadPart {
  readonly text: string;
  /** The likeliest first. */
  readonly ranked: readonly RankedObject[];
  /** The person it is about; `null` for the writer. */
  readonly about: AskedPerson | null;
  /** The probability that it names another person. */
  readonly named: number;
}

export const getLastObject = (turns: readonly TurnMemory[]): AskObjectId | null =>
  turns.at(-1)?.asks?.at(-1)?.object ?? null;

export function getEarlierRequest(turns: readonly TurnMemory[]): EarlierRequest | null {
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
/** From this probability an object is sure. */
export const SURE_PROBABILITY = 0.6;
/** "in Pune", "Pune mein". */
const PLACE_FRAME =
  /\b(?:in|at)\s+\p{L}{3}|\p{L}[\p{L}\p{M}]{2,}\s+(?:mein|me|main|में|ke (?:hisa+b|anusa+r) se|ke hisa+b|के हिसाब)(?![\p{L}\p{M}])/iu;

function keepLastObject(part: ReadPart, turns: readonly TurnMemory[]): ReadPart {
  const last = getLastObject(turns);
  const { text, ranked } = part;
  const isSure = (ranked[0]?.probability ?? 0) >= SURE_PROBABILITY;
  // "And my tenth house?", after an aspect, asks for the aspect whatever a house alone would ask for.
  const isAdded = ADDS_ELEMENT.test(text) && last !== null && namesOnlyElement(text, ASK_OBJECTS[last]);
  // "When does it end", after Bhadra or rahu kala, is of that and of no dasha.
  const isOfSpan = last !== null && OBJECTS_WITH_END.has(last) && asksOnlyForEnd(text);
  // "Next one?", after chandrashtama.
  const isNextOf = last === "moon_for_person" && NEXT_WORDS.test(text) && countWords(text) <= MAX_WORDS_OF_NEXT;
  if (last === null || (isSure && !isAdded && !isOfSpan && !isNextOf)) return part;
  const goesOn = { ...part, ranked: [{ object: last, probability: SURE_PROBABILITY }, ...ranked] };
  if (isOfSpan || isNextOf || namesOnlyElement(text, ASK_OBJECTS[last]) || namesOnlyTime(text, ASK_OBJECTS[last]))
    return goesOn;
  if (!ALMANAC_FAMILIES.has(ASK_OBJECTS[last].family)) return part;
  const isBare =
    CORRECTS_PLACE.test(text) ||
    (countWords(text) <= MAX_WORDS_OF_ELLIPSIS &&
      (namesTime(text) || PLACE_FRAME.test(text) || (ASK_OBJECTS[last].family === "good day" && BARE_DAY.test(text))));
  const namesOther =
    findAlmanacTerms(text).length + findCalendarTerms(text).length > 0 || findNamedFestival(text) !== null;
  return isBare && !namesOther ? goesOn : part;
}

/** Spans of the almanac whose end may be asked for next. */
const OBJECTS_WITH_END: ReadonlySet<AskObjectId> = new Set([
  "panchaka_bhadra",
  "rahu_kala",
  "avoided_hours",
  "good_hours",
  "choghadiya",
  "hora",
  "eclipse",
  "tithi",
  "nakshatra_of_day",
  "yoga_of_day",
  "span_of_calendar",
  "moon_for_person",
]);
const MAX_WORDS_OF_END = 5;
const MAX_WORDS_OF_NEXT = 3;

/** "कब खत्म होगी", "till when?": the end of what was spoken of, with nothing else named. */
function asksOnlyForEnd(text: string): boolean {
  if (countWords(text) > MAX_WORDS_OF_END || !findWants(text).includes("end")) return false;
  const { grahas, houses, lords, terms } = findNamedEntities(text);
  return grahas.length + houses.length + lords.length === 0 && !terms.has("dasha");
}

/** "27?", after whether the 25th is good. */
const BARE_DAY = /^\D{0,8}\d{1,2}\s*[?？]?$/u;
const ADDS_ELEMENT = /^(?:and|aur|what about|और)(?![\p{L}\p{M}])[^?]*[?？]?$/iu;

const CHART_FAMILIES: ReadonlySet<AskFamily> = new Set(["chart", "dasha", "sky"]);
const MAX_WORDS_OF_ELEMENT = 4;
/** "2027 में?". */
const MAX_WORDS_OF_TIME = 2;

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
    (ADDS_ELEMENT.test(text) || countWords(text) <= MAX_WORDS_OF_TIME) &&
    namesTime(text) &&
    findTopics(findQuestionKeywords(tokenise(text)), text).length === 0
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
    // "I am no Manglik, are you sure?" asks one thing.
    if (ofSecond.object === "accuracy" && ASK_OBJECTS[ofFirst.object].family !== "app") return [];
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

/** What the end of an object is. */
const END_OF_OBJECT: Readonly<Partial<Record<AskObjectId, AskObjectId>>> = {
  transit_now: "sign_change",
  dasha_running: "dasha_until",
};

const MAX_WORDS_OF_QUALITY = 8;
const HOW_IT_IS =
  /^(?:(?:and|so|aur|to|और|तो)\s+)?(?:(?:(?:how|what) (?:will|is) (?:it|that|this)(?: be)?(?: for me)?)|(?:is (?:it|this|that) (?:a |any )?(?:good|bad|better|worse|okay|ok|hard|tough)(?:er)?.*)|(?:(?:wo|woh|yeh|ye|vo)\s+)?kais[aie]\s+(?:rahe\p{L}*|hai|hog\p{L}|jaye\p{L}*)|(?:(?:ye|yeh|wo|woh)\s+)?(?:achh?[aie]|bur[aie]|kharab) hai (?:kya|ya .*)|(?:(?:वह|वो|यह|ये)\s+)?कैस[ाीे]\s+(?:रहे\S*|है|हो\S*)|(?:(?:यह|ये|वो)\s+)?(?:अच्छ[ाी]|बुर[ाी]) है (?:क्या|या .*))\s*[?।.]*$/iu;

/** "Is it a bad one", "how will it be", "kaisi rahegi", with no matter and no chart element named. */
function asksHowPeriodIs(text: string): boolean {
  if (countWords(text) > MAX_WORDS_OF_QUALITY || !HOW_IT_IS.test(text)) return false;
  const { grahas, houses, lords } = findNamedEntities(text);
  const topics = findTopics(findQuestionKeywords(tokenise(text)), text);
  return grahas.length + houses.length + lords.length + topics.length === 0 && !namesTime(text);
}

const REMEDIES: ReadonlySet<AskObjectId> = new Set([
  "gemstone",
  "remedy_for_graha",
  "remedy_for_topic",
  "remedy_for_dosha",
]);
const CHEAPER =
  /(?<![\p{L}\p{M}])(?:free|cheap(?:er)?|costly|expensive|muft|sast[aei]|me?he?ng[aei]|bina (?:kharch|paise)|मुफ़?्त|सस्त[ाेी]|मह[ंँ]?ग[ाेी]|बिना (?:ख़?र्च|पैसे))(?![\p{L}\p{M}])/iu;

const TRANSITS: ReadonlySet<AskObjectId> = new Set(["sign_change", "transit_now", "sade_sati"]);
const EFFECT = /(?<![\p{L}\p{M}])(?:asar|effects?|impact|affects?|prabhaa?v|असर|प्रभाव)(?![\p{L}\p{M}])/iu;

/** What a text asks for, read after given turns. @param message the whole message that it is a part of */
function readPart(
  text: string,
  {
    message,
    turns,
    earlier,
  }: { readonly message: string; readonly turns: readonly TurnMemory[]; readonly earlier: EarlierRequest | null },
): ReadPart {
  const scores = scoreRequest(text, earlier);
  const about = resolvePerson(text, scores, { turns, whole: message });
  const named = scores.references.get("named") ?? 0;
  // "Where is Saturn now and until when".
  const end = earlier === null ? undefined : END_OF_OBJECT[earlier.object];
  const ofEnd = end && asksOnlyForEnd(text) ? [{ object: end, probability: SURE_OF_CLAUSE }] : [];
  // "Is it a bad one", "kaisi rahegi", after a period.
  const isOfPeriod = earlier !== null && ASK_OBJECTS[earlier.object].family === "dasha" && asksHowPeriodIs(text);
  const ofPeriod = isOfPeriod ? [{ object: "dasha_effect" as const, probability: SURE_OF_CLAUSE }] : [];
  const ofDeparture = asksDeparture(text) ? [{ object: "choghadiya" as const, probability: SURE_OF_CLAUSE }] : [];
  // "Too costly. Something free?", after a stone, asks for another remedy and not for the fee.
  const isOfCheaper =
    earlier !== null && REMEDIES.has(earlier.object) && scores.objects[0]?.object === "price" && CHEAPER.test(text);
  const ofCheaper = isOfCheaper ? [{ object: "remedy_for_graha" as const, probability: SURE_OF_CLAUSE }] : [];
  // "Mere pe kya asar uska", after the day on which Rahu changes its sign.
  const isOfTransit =
    earlier !== null && TRANSITS.has(earlier.object) && EFFECT.test(text) && countWords(text) <= MAX_WORDS_OF_QUALITY;
  const ofTransit = isOfTransit ? [{ object: "transit_over" as const, probability: SURE_OF_CLAUSE }] : [];
  const ofSign = asksOwnSign(text) ? [{ object: "rashi" as const, probability: SURE_OF_CLAUSE }] : [];
  return keepLastObject(
    {
      text,
      ranked: [...ofEnd, ...ofPeriod, ...ofDeparture, ...ofCheaper, ...ofTransit, ...ofSign, ...scores.objects],
      about,
      named,
    },
    turns,
  );
}

/** A message read as one thing. */
export const readWhole = (message: string, turns: readonly TurnMemory[]): ReadPart =>
  readPart(message, { message, turns, earlier: getEarlierRequest(turns) });

function readTextParts(message: string, turns: readonly TurnMemory[]): readonly ReadPart[] {
  const earlier = getEarlierRequest(turns);
  const read: ReadText = (text, before) =>
    readPart(text, { message, turns, earlier: before ? { object: before, isAboutOther: false } : earlier });
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

/** The person that a message is about; `null` for the writer. */
export const readPerson = (understanding: Pick<Understanding, "question" | "turns">): AskedPerson | null =>
  readParts(understanding).find(({ about }) => about !== null)?.about ?? null;

/** Whether a message is about the person of the conversation without naming one: "when will he join me here". */
export const isAboutPersonOfTalk = (understanding: Pick<Understanding, "question" | "turns">): boolean =>
  findRelation(understanding.question.text) === null && readPerson(understanding) !== null;
