import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer/answer-context.ts";
import { REFERENCE_PHRASES } from "../answer/follow-up/reference-phrases.data.ts";
import { TALK_PHRASES } from "../answer/conversation/small-talk-phrases.data.ts";
import { capitalize } from "../answer/phrasing/phrase-picker.ts";
import { OBJECT_NAMES } from "./object-names.data.ts";

/** Below this a message is hardly read as an object. */
const MIN_PROBABILITY = 0.05;

/** Asks which of the two things was meant that the message is likeliest to ask for; each is offered as a reply. */
export function askBack({ ranked, phrasePicker }: AnswerContext): AnswerDraft {
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
