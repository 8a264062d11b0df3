import type { Token } from "../language/tokenise.ts";
import type { TaggedToken } from "../language/tag-tokens.ts";
import { OUT_OF_SCOPE_PATTERNS } from "./out-of-scope-patterns.data.ts";
import { removeDuplicates } from "./remove-duplicates.ts";
import { getKeywordValues } from "./find-question-keywords.ts";
import { asksAboutDeath } from "../message-classification/danger/asks-about-death.ts";
import {
  findSensitiveSubject,
  mayBeAboutDeath,
  type SensitiveSubject,
} from "../message-classification/danger/find-sensitive-subject.ts";
import { ASK_OBJECTS } from "../request/objects.data.ts";
import { rankObjects } from "../request/rank-objects.ts";
import { sumOfFamily } from "../request/sum-of-family.ts";
import type { QuestionKind } from "./question.ts";
import { createPatternMatcher } from "./match-word-patterns.ts";
import { USER_REQUEST_PATTERNS } from "./user-request-patterns.data.ts";
import { CONVERSATION_QUESTION_PATTERNS } from "./conversation-question-patterns.data.ts";

const findConversationQuestionKinds = createPatternMatcher(CONVERSATION_QUESTION_PATTERNS);
const findRequestKinds = createPatternMatcher(USER_REQUEST_PATTERNS);
const findOutOfScopeSubjects = createPatternMatcher(OUT_OF_SCOPE_PATTERNS);

/**
 * The kinds of a question that are not a topic of life, without duplicates; death first.
 * @param mayAskOfDeath whether the classifier alone may find that it asks about death
 */
export const findNonTopicQuestionKinds = (
  keywords: readonly TaggedToken[],
  tokens: readonly Token[],
  text: string,
  mayAskOfDeath = true,
): readonly QuestionKind[] =>
  removeDuplicates<QuestionKind>([
    ...removeDoubtfulDeath(text, [
      ...(asksAboutDeath(tokens) ? (["death"] as const) : []),
      ...findLearnedSubject(text).filter((kind) => mayAskOfDeath || kind !== "death"),
      ...findKindsOfKeywords(keywords, tokens.length),
      ...findOutOfScopeSubjects(tokens),
    ]),
    ...findConversationQuestionKinds(tokens),
    ...findRequestKinds(tokens),
  ]);

/** Words for death are often said of other things: "India were murdered in the final". */
const removeDoubtfulDeath = (text: string, kinds: readonly QuestionKind[]): readonly QuestionKind[] =>
  kinds.includes("death") && !mayBeAboutDeath(text) ? kinds.filter((kind) => kind !== "death") : kinds;

function findLearnedSubject(text: string): readonly QuestionKind[] {
  const subject = findSensitiveSubject(text);
  if (subject === null || (subject === "pregnancy" && asksOtherThing(text))) return [];
  return [KIND_OF_SENSITIVE_SUBJECT[subject]];
}

/** Below this probability of all bounds together, a pregnancy is told beside a question: "we're expecting in March, which puja". */
const MIN_SUM_OF_BOUNDS = 0.5;
function asksOtherThing(text: string): boolean {
  const ranked = rankObjects(text, null);
  const isBound = ranked[0] !== undefined && ASK_OBJECTS[ranked[0].object].family === "bounds";
  return !isBound && sumOfFamily(ranked, "bounds") < MIN_SUM_OF_BOUNDS;
}

const KIND_OF_SENSITIVE_SUBJECT = {
  death: "death",
  illness: "medical",
  pregnancy: "pregnancy",
  guilt: "guilt",
  faith: "faith",
  orientation: "orientation",
  faithful: "third_party",
  blackmagic: "third_party",
} as const satisfies Readonly<Record<SensitiveSubject, QuestionKind>>;

/** Kinds found by keywords. "Hi" is a greeting only at the start; inside a Hindi sentence it is a particle. */
function findKindsOfKeywords(keywords: readonly TaggedToken[], words: number): readonly QuestionKind[] {
  const isRealGreeting = (keyword: TaggedToken): boolean =>
    keyword.value !== "greeting" || keyword === keywords[0] || keyword.word !== "hi";
  // "Is 2027 all right" contains words of assent, but does not end the conversation.
  const isRealThanks = (keyword: TaggedToken): boolean =>
    keyword.value !== "thanks" || words <= MAX_WORDS_OF_ASSENT || !ASSENT.test(keyword.word);
  return getKeywordValues<QuestionKind>(
    keywords.filter((keyword) => isRealGreeting(keyword) && isRealThanks(keyword)),
    "kind",
  );
}
const MAX_WORDS_OF_ASSENT = 4;
const ASSENT = /^(?:theek hai|thik hai|ठीक है|अच्छा|bye|noted)$/u;
