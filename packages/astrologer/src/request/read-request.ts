import type { TurnMemory } from "../answer/answer-types.ts";
import { findNamedEntities } from "../question/find-entities.ts";
import { isAboutAsker } from "../question/is-about-asker.ts";
import type { Question } from "../question/question.ts";
import { countWords } from "../language/count-words.ts";
import type { AskFamily, AskObject } from "./object.ts";
import { ASK_OBJECTS, type AskObjectId } from "./objects.data.ts";
import type { RankedObject } from "./rank-objects.ts";
import { getLastObject, readParts, readWhole, SURE_PROBABILITY } from "./read-parts.ts";
import type { AskedPerson } from "./request.ts";

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
const SURE_IN_TALK = 0.75;
/** Who reads what is written may be people of any matter of life: "my office people cannot see this, can they". */
const OBJECTS_OF_ANY_MATTER: ReadonlySet<AskObjectId> = new Set(["privacy", "deletion", "share_or_print", "identity"]);
const SURE_OF_ANY_MATTER = 0.75;

/** The same for the objects of the family of what is told and said in courtesy, together. */
const SURE_PERSON_PROBABILITY = 0.65;

/** From this probability a message that names an element of a chart may be told or said in courtesy. */
const SURE_COURTESY = 0.9;

/** From this probability something is told, whatever matter or day it names: "mann bahut udaas hai aaj" asks for no reading of today. */
const SURE_TOLD = 0.97;

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

/** What a text asks for, and which person it is about. */
export interface ReadRequest {
  /** The object, if the model is sure of it. */
  readonly object: AskObjectId | null;
  readonly ranked: readonly RankedObject[];
  readonly about: AskedPerson | null;
}

export function readRequest(question: Question, turns: readonly TurnMemory[]): ReadRequest {
  // "I am retired, from Singapore. Can you read a Tamil horoscope?" is read by the sentence that asks.
  const [part, ...others] = readParts({ question, turns });
  const whole = readWhole(question.text, turns);
  const { text, ranked, about } = part && others.length === 0 ? part : whole;
  // "My husband has been away for 12 days. When will he be back": the sentence that asks may name no one.
  const spokenOf = about ?? (isAboutAsker({ text }) ? null : whole.about);
  return { object: findSureObject(question, ranked, turns), ranked, about: spokenOf };
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
      (topics.length === 0 || form === "what" || best.probability >= SURE_TOLD || !TELLING_OBJECTS.has(best.object))
      ? best.object
      : null;
  }
  if (careful === undefined)
    return best.probability >= getLeastProbability(text, best.object, turns) ? best.object : null;
  // "College ki fees kitni hogi" names a matter of life, so the price of the product is hardly meant.
  const ofTopic = turns.length > 0 ? SURE_IN_TALK : (SURE_AGAINST_TOPIC[family] ?? 0);
  const sure = OBJECTS_OF_ANY_MATTER.has(best.object) ? SURE_OF_ANY_MATTER : ofTopic;
  const isElsewhere = topics.length > 0 && best.probability < sure;
  return best.probability >= careful && !isElsewhere ? best.object : null;
}
