import type { TurnMemory } from "../answer/answer-types.ts";
import { asksOwnDecision } from "../question/asks-decision.ts";
import { isAboutAsker } from "../question/is-about-asker.ts";
import { THIRD_PERSON_PRONOUNS } from "../question/self-words.data.ts";
import { findQuestionKeywords } from "../question/find-question-keywords.ts";
import { findTopics } from "../question/find-topics.ts";
import { tokenise } from "../language/tokenise.ts";
import { isFirstName } from "../question/find-unsaved-person.ts";
import { countWords } from "../language/count-words.ts";
import {
  findRelation,
  getRelation,
  isOfUnknownBirth,
  namesOnlyCompanions,
  namesOnlyOpponents,
  removeTellingPronouns,
} from "./extract/find-person.ts";
import { findChartOfTalk } from "./find-chart-of-talk.ts";
import { ASK_OBJECTS, type AskObjectId } from "./objects.data.ts";
import type { RequestScores } from "./rank-objects.ts";
import type { AskedPerson, StoredAsk } from "./request.ts";

/** From this probability a message is about another person. */
const MIN_PROBABILITY = 0.5;
/** Turns after which a pronoun no longer means the person of a turn. */
const PERSON_TURNS = 4;

const compileWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");
const PRONOUN = compileWords(THIRD_PERSON_PRONOUNS);
/** The same where the turn before was about that person and the message does not speak of the writer. */
const MIN_PROBABILITY_OF_TALK = 0.25;

/** "Will they renew it" speaks of no one in particular. */
const PLURAL_WORDS = "they|their|them";
const PLURAL = compileWords(PLURAL_WORDS);
const PLURALS = new RegExp(PLURAL, "giu");
const SINGULAR = compileWords(
  THIRD_PERSON_PRONOUNS.split("|")
    .filter((word) => !PLURAL_WORDS.split("|").includes(word))
    .join("|"),
);
/** These stand for things as well. */
const DEMONSTRATIVE = compileWords(
  "wo|woh|vo|ye|yeh|iska|iski|isko|inka|inki|inko|वो|वह|वे|ये|यह|इसका|इसकी|इसको|इनका|इनकी|इनको",
);
/** From this probability a message without any of these goes on with the person of the turn before. */
const MIN_PROBABILITY_WITHOUT_WORDS = 0.75;

const MAX_WORDS_OF_FOLLOW_UP = 5;
/** From this probability a person is named, even if no word here says which relation. */
const SURE_NAMED = 0.97;

/** "Shall I leave the Gulf this year or after my son finishes his degree": what the writer is to do is the writer's matter. */
const OWN_ACT =
  /(?<![\p{L}\p{M}])(?:(?:shall|should|can|could|must) (?:i|we)|do (?:i|we) (?:have|need) to|(?:mujhe|मुझे) (?:kya )?(?:karna|jaana|jana|lena|dena|rehna|chhodna|करना|जाना|लेना|देना|रहना|छोड़ना))(?![\p{L}\p{M}])/iu;

/** Whether a message asks what the writer is to do. */
export const asksOwnAct = (text: string): boolean => OWN_ACT.test(text);

/** "Which subject will suit for studies" names no one, whatever parents mostly mean by it. */
const TITLE =
  /(?<![\p{L}\p{M}])(?:mr|mrs|ms|dr|shri|smt|patient|client|customer|श्री|श्रीमती|मरीज़?|ग्राहक)(?![\p{L}\p{M}])/iu;
const mayNamePerson = (text: string): boolean =>
  TITLE.test(text) || (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(isFirstName);

/** The person of the latest turn that was about another person. */
function findEarlierPerson(turns: readonly TurnMemory[]): AskedPerson | null {
  const asks = turns.slice(-PERSON_TURNS).flatMap(({ asks: own = [] }) => own);
  const about = asks.findLast((ask) => ask.about !== undefined)?.about;
  if (about !== undefined) return { relation: getRelation(about) };
  return findChartOfTalk(turns) === null ? null : { relation: null };
}

/**
 * The person that a message is about: named, or for a pronoun the latest one of the conversation; `null` for the writer. That it is another person
 * is learned; who it is, is named.
 * @param whole the message that the text is a part of: "we have tried for two years. Is there a child?" is of the writer
 */
export function resolvePerson(
  text: string,
  { references, objects }: RequestScores,
  { turns, whole }: ConversationOfText,
): AskedPerson | null {
  const person = findPerson(text, { references }, { turns, whole });
  // "Bhai ke saath dukaan hai, alag ho jau?", "uske paas jaake rahu ya yahin": what the writer is to do is the writer's.
  const isForChild = person?.relation?.person === "child" && findRelation(text) !== null;
  const isOwn = person !== null && !isForChild && OWN_ACTS.has(objects[0]?.object ?? "greeting");
  return isOwn && asksOwnDecision(text) ? null : person;
}

/** What asks what the writer is to do. */
export const OWN_ACTS: ReadonlySet<AskObjectId> = new Set(["decision", "choice", "place_to_live"]);

interface ConversationOfText {
  readonly turns: readonly TurnMemory[];
  readonly whole: string;
}

function findPerson(
  written: string,
  { references }: Pick<RequestScores, "references">,
  { turns, whole }: ConversationOfText,
): AskedPerson | null {
  const text = isAboutAsker({ text: removeTellingPronouns(written) }) ? removeTellingPronouns(written) : written;
  const [named, before] = [references.get("named") ?? 0, references.get("before") ?? 0];
  const last = turns.at(-1);
  // "So what remedy do we have to do for that", after a daughter's dosha, goes on about her.
  const goesOn = isAboutOther(last) && !isAboutAsker({ text }) && before >= MIN_PROBABILITY_OF_TALK;
  if ((named + before < MIN_PROBABILITY && !goesOn) || asksOwnAct(text)) return null;
  // "I am in Slough with my daughter. Is a second marriage there for me": the daughter is not asked about.
  const isOfWriter = isAboutAsker({ text }) && namesOnlyCompanions(text);
  const relation = isOfWriter ? null : findRelation(text);
  // "Will my boss promote me", "bhai se jhagda kab khatam hoga".
  if (namesOnlyOpponents(text) || (relation && isOfUnknownBirth(relation, text))) return null;
  if (relation) return { relation };
  // "My husband is away, he drinks. Will he stop": the sentence before names who is meant.
  const ofMessage = whole === written || namesOnlyCompanions(whole) ? null : findRelation(whole);
  const earlier = ofMessage ? { relation: ofMessage } : findEarlierPerson(turns);
  // "Its aspect", after a graha, is of the graha.
  const isOfElement = last?.kind === "fact" && (last.focus ?? []).length > 0;
  // "Which years are hardest for me, and are they over": "they" are no people.
  const isOwn = isAboutAsker({ text: text.replaceAll(PLURALS, " ") }) || isAboutAsker({ text: whole });
  // "Will he come with me", "wo mere saath jayenge": both are named, and the other is asked about.
  if (isOwn && !SINGULAR.test(text))
    return DEMONSTRATIVE.test(text) && named + before >= MIN_PROBABILITY ? earlier : null;
  if (PRONOUN.test(text)) return earlier ?? (isOfElement || PLURAL.test(text) ? null : { relation: null });
  // "My patient Mr Pereira": a person of no relation that is known here.
  if (named >= SURE_NAMED && mayNamePerson(text)) return { relation: null };
  if (DEMONSTRATIVE.test(text)) return earlier;
  const isEllipsis = countWords(text) <= MAX_WORDS_OF_FOLLOW_UP && asksForFact(last);
  const least = goesOn ? MIN_PROBABILITY_OF_TALK : isEllipsis ? MIN_PROBABILITY : MIN_PROBABILITY_WITHOUT_WORDS;
  // "Will it be a love marriage", after a girl was spoken of, asks about the writer's own.
  const isOfBoth = isPartner(earlier) && findTopics(findQuestionKeywords(tokenise(text)), text).includes("love");
  return named + before >= least && isAboutOther(last) && !isOfBoth ? earlier : null;
}

const isPartner = (person: AskedPerson | null): boolean =>
  person?.relation?.person === "spouse" || person?.relation?.id === "match";

/** "And the 7th lord?" goes on with the chart that was asked about. */
const asksForFact = (turn: TurnMemory | undefined): boolean =>
  turn?.asks?.some(({ object }) => ["chart", "dasha"].includes(ASK_OBJECTS[object].family)) ?? false;

const isAboutOther = (turn: TurnMemory | undefined): boolean =>
  turn?.chart != null || (turn?.asks?.some(({ about }) => about !== undefined) ?? false);

const UNNAMED = "other";

export const toStoredPerson = (about: AskedPerson | null): Pick<StoredAsk, "about"> =>
  about === null ? {} : { about: about.relation?.id ?? UNNAMED };
