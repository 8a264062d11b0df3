import type { Token } from "../language/tokenise.ts";
import type { TaggedToken } from "../language/tag-tokens.ts";
import { OUT_OF_SCOPE_PATTERNS } from "./out-of-scope-patterns.data.ts";
import { removeDuplicates } from "./remove-duplicates.ts";
import { getKeywordValues } from "./find-question-keywords.ts";
import { asksAboutDeath } from "../understanding/danger/asks-about-death.ts";
import { findSensitiveSubject, type SensitiveSubject } from "../understanding/danger/find-sensitive-subject.ts";
import type { QuestionKind } from "./question.ts";
import { createPatternMatcher } from "./match-word-patterns.ts";
import { REQUEST_PATTERNS } from "./request-patterns.data.ts";
import { TALK_PATTERNS } from "./talk-patterns.data.ts";

const findTalkKinds = createPatternMatcher(TALK_PATTERNS);
const findRequestKinds = createPatternMatcher(REQUEST_PATTERNS);
const findOutOfScopeSubjects = createPatternMatcher(OUT_OF_SCOPE_PATTERNS);

/** The kinds of a question that are not a topic of life, without duplicates; death first. */
export const findNonTopicKinds = (
  cues: readonly TaggedToken[],
  tokens: readonly Token[],
  text: string,
): readonly QuestionKind[] =>
  removeDuplicates<QuestionKind>([
    ...(asksAboutDeath(tokens) ? (["death"] as const) : []),
    ...findLearnedSubject(text),
    ...findKindsOfKeywords(cues, tokens.length),
    ...findOutOfScopeSubjects(tokens),
    ...findTalkKinds(tokens),
    ...findRequestKinds(tokens),
  ]);

function findLearnedSubject(text: string): readonly QuestionKind[] {
  const bound = findSensitiveSubject(text);
  return bound === null ? [] : [KIND_OF_SENSITIVE_SUBJECT[bound]];
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

/** Kinds found by cues. "Hi" is a greeting only at the start; inside a Hindi sentence it is a particle. */
function findKindsOfKeywords(cues: readonly TaggedToken[], words: number): readonly QuestionKind[] {
  const isRealGreeting = (cue: TaggedToken): boolean =>
    cue.value !== "greeting" || cue === cues[0] || cue.word !== "hi";
  // "Is 2027 all right" contains words of assent, but does not end the conversation.
  const isRealThanks = (cue: TaggedToken): boolean =>
    cue.value !== "thanks" || words <= MOST_ASSENT || !ASSENT.test(cue.word);
  return getKeywordValues<QuestionKind>(
    cues.filter((cue) => isRealGreeting(cue) && isRealThanks(cue)),
    "kind",
  );
}
const MOST_ASSENT = 4;
const ASSENT = /^(?:theek hai|thik hai|ठीक है|अच्छा|bye|noted)$/u;
