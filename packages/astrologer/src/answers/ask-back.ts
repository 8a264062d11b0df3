import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer/answer-context.ts";
import { REFERENCE_PHRASES } from "../answer/follow-up/reference-phrases.data.ts";
import { TALK_PHRASES } from "../answer/conversation/small-talk-phrases.data.ts";
import { capitalize } from "../answer/phrasing/phrase-picker.ts";
import { sumOfFamily } from "../request/sum-of-family.ts";
import { OBJECT_NAMES } from "./object-names.data.ts";
import { TALK_ANSWERS_OF_OBJECT } from "./talk/answer-talk.ts";

/** Below this a message is hardly read as an object. */
const MIN_PROBABILITY = 0.05;

const ASKS =
  /[?？]|(?<![\p{L}\p{M}])(?:what|which|who|whose|why|how|when|where|tell|show|explain|can|could|will|is|are|do|does|kya|ky|kaun|kon|kab|kb|kais[aei]|kahan?|kitn[aei]|kyu+n?|kyo+n?|kis\p{L}*|bata\p{L}*|bta\p{L}*|dikha\p{L}*)(?![\p{L}\p{M}])|क्या|कौन|कब|कैस|कहाँ|कहां|कितन|क्यों|किस|बता|दिखा/iu;
const MIN_OF_TOLD = 0.12;

/** "She doesn't focus since last year, phone phone phone": what asks nothing is told, however hardly it is read. */
function answerAsTold(turn: AnswerContext): AnswerDraft | null {
  const isTold = !ASKS.test(turn.question.text) && sumOfFamily(turn.ranked, "person") >= MIN_OF_TOLD;
  return isTold ? (TALK_ANSWERS_OF_OBJECT.statement?.(turn) ?? null) : null;
}

/** Asks which of the two things was meant that the message is likeliest to ask for; each is offered as a reply. */
export function askBack(turn: AnswerContext): AnswerDraft {
  const { ranked, phrasePicker } = turn;
  const told = answerAsTold(turn);
  if (told) return told;
  const { language } = phrasePicker;
  const [one, other] = ranked
    .filter(({ object, probability }) => probability >= MIN_PROBABILITY && OBJECT_NAMES[object][language] !== "")
    .map(({ object }) => OBJECT_NAMES[object]);
  if (!one || !other) return { kind: "talk", sentences: [renderPhrase(phrasePicker, TALK_PHRASES.unclear)] };
  return {
    kind: "talk",
    sentences: [renderPhrase(phrasePicker, REFERENCE_PHRASES.ask_back, { one, other })],
    followUps: [one, other].map((name) => capitalize(name[language])),
  };
}
