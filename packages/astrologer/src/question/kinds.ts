import type { Token } from "../language/normalise.ts";
import type { Tagged } from "../language/tag.ts";
import { BOUND_SCENES } from "./bound-scenes.data.ts";
import { unique, valuesOf } from "./cues.ts";
import { asksOfDeath } from "../understanding/danger/asks-of-death.ts";
import { boundIn, type CareBound } from "../understanding/danger/bound.ts";
import type { QuestionKind } from "./question.ts";
import { scenesOf } from "./scenes.ts";
import { TALK_SCENES } from "./talk-scenes.data.ts";

const talkIn = scenesOf(TALK_SCENES);
const boundsIn = scenesOf(BOUND_SCENES);

/** What is asked that is no matter of life, each once: a death first. */
export const kindsIn = (cues: readonly Tagged[], tokens: readonly Token[], text: string): readonly QuestionKind[] =>
  unique<QuestionKind>([
    ...(asksOfDeath(tokens) ? (["death"] as const) : []),
    ...learnedBound(text),
    ...kindsCued(cues, tokens.length),
    ...boundsIn(tokens),
    ...talkIn(tokens),
  ]);

function learnedBound(text: string): readonly QuestionKind[] {
  const bound = boundIn(text);
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

/** "Hi" greets where it is said first; in the middle of a Hindi sentence it is a particle. */
function kindsCued(cues: readonly Tagged[], words: number): readonly QuestionKind[] {
  const greets = (cue: Tagged): boolean => cue.value !== "greeting" || cue === cues[0] || cue.word !== "hi";
  // "Is 2027 all right" holds the words that end a talk, and ends none.
  const thanks = (cue: Tagged): boolean => cue.value !== "thanks" || words <= MOST_ASSENT || !ASSENT.test(cue.word);
  return valuesOf<QuestionKind>(
    cues.filter((cue) => greets(cue) && thanks(cue)),
    "kind",
  );
}
const MOST_ASSENT = 4;
const ASSENT = /^(?:theek hai|thik hai|ठीक है|अच्छा|bye|noted)$/u;
