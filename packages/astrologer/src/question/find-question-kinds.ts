import type { Token } from "../language/tokenise.ts";
import type { TaggedToken } from "../language/tag-tokens.ts";
import { BOUND_PATTERNS } from "./bound-patterns.data.ts";
import { removeDuplicates, getCueValues } from "./find-cues.ts";
import { asksAboutDeath } from "../understanding/danger/asks-about-death.ts";
import { findCareBound, type CareBound } from "../understanding/danger/find-care-bound.ts";
import type { QuestionKind } from "./question.ts";
import { createPatternMatcher } from "./match-word-patterns.ts";
import { REQUEST_PATTERNS } from "./request-patterns.data.ts";
import { TALK_PATTERNS } from "./talk-patterns.data.ts";

const findTalkKinds = createPatternMatcher(TALK_PATTERNS);
const findRequestKinds = createPatternMatcher(REQUEST_PATTERNS);
const findBoundKinds = createPatternMatcher(BOUND_PATTERNS);

/** The kinds of a question that are not a topic of life, without duplicates; death first. */
export const findQuestionKinds = (
  cues: readonly TaggedToken[],
  tokens: readonly Token[],
  text: string,
): readonly QuestionKind[] =>
  removeDuplicates<QuestionKind>([
    ...(asksAboutDeath(tokens) ? (["death"] as const) : []),
    ...findLearnedBound(text),
    ...findCuedKinds(cues, tokens.length),
    ...findBoundKinds(tokens),
    ...findTalkKinds(tokens),
    ...findRequestKinds(tokens),
  ]);

function findLearnedBound(text: string): readonly QuestionKind[] {
  const bound = findCareBound(text);
  return bound === null ? [] : [KIND_OF_BOUND[bound]];
}

const KIND_OF_BOUND = {
  death: "death",
  illness: "medical",
  pregnancy: "pregnancy",
  guilt: "guilt",
  faith: "faith",
  orientation: "orientation",
  faithful: "third_party",
  blackmagic: "third_party",
} as const satisfies Readonly<Record<CareBound, QuestionKind>>;

/** Kinds found by cues. "Hi" is a greeting only at the start; inside a Hindi sentence it is a particle. */
function findCuedKinds(cues: readonly TaggedToken[], words: number): readonly QuestionKind[] {
  const isRealGreeting = (cue: TaggedToken): boolean =>
    cue.value !== "greeting" || cue === cues[0] || cue.word !== "hi";
  // "Is 2027 all right" contains words of assent, but does not end the conversation.
  const isRealThanks = (cue: TaggedToken): boolean =>
    cue.value !== "thanks" || words <= MOST_ASSENT || !ASSENT.test(cue.word);
  return getCueValues<QuestionKind>(
    cues.filter((cue) => isRealGreeting(cue) && isRealThanks(cue)),
    "kind",
  );
}
const MOST_ASSENT = 4;
const ASSENT = /^(?:theek hai|thik hai|ठीक है|अच्छा|bye|noted)$/u;
