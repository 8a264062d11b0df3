import { getIsoTime } from "@lagna/terms";
import { findFactById } from "../../facts/build-facts.ts";
import type { AnswerLanguage } from "../../fact.ts";
import { parseLocalDay } from "../../time-zone-calendar.ts";
import {
  classifyConversationRequest,
  type ConversationRequest,
} from "../../message-classification/classify-conversation-request.ts";
import { formatDay, createLocalizedText } from "../../formatting/format-terms.ts";
import {
  ABOUT_CONVERSATION_PHRASES,
  LANGUAGE_NAMES,
  OTHER_LANGUAGE,
  REJECTED_LANGUAGE,
} from "./about-conversation-phrases.data.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { explainTerms } from "../../answers/talk/explain-terms.ts";
import {
  findAnsweredTurns,
  getOwnSentences,
  findAskedTurns,
  pickKeySentences,
  type PlacedTurn,
  quoteQuestion,
} from "./conversation-turns.ts";
import { answerWhatWasSaid } from "./answer-what-was-said.ts";
import { findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { composeTalk, recall, say, quoteAnswer } from "./recall-turns.ts";
import { answerOrder, answerSooner } from "../follow-up/answer-about-earlier-time.ts";
import { createPhrasePicker } from "../phrasing/phrase-picker.ts";
import { SUGGESTED_QUESTIONS } from "./suggested-questions.data.ts";
import { hasUnknownTime } from "../birth-time/answer-with-uncertain-birth-time.ts";

/** The request of a message about the conversation; an exact word (a language, a birth) decides where the classifier only suspects it. */
function readRequest({ question: { text, entities } }: AnswerContext): ConversationRequest {
  const scores = classifyConversationRequest(text);
  const isLikely = (request: ConversationRequest): boolean => (scores.get(request) ?? 0) >= SUSPECTED;
  if ((entities.terms.has("born") || BIRTH_DATA.test(text)) && isLikely("birth")) return "birth";
  if (findLanguage(text) !== null && isLikely("language")) return "language";
  return [...scores].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
const SUSPECTED = 0.1;
const BIRTH_DATA =
  /\b(?:town|city|place|details|date of birth|dob|she?her|shahar|sthan|tithi|janm|janam)\b|शहर|स्थान|जन्म|तिथि/iu;

/** The language that a message asks for; `other` if none of those in which it can answer. */
export function findLanguage(text: string): AnswerLanguage | "other" | null {
  const wished = text.replaceAll(REJECTED_LANGUAGE, " ");
  const named = (["hg", "hi", "en"] as const).find((language) => LANGUAGE_NAMES[language].test(wished));
  if (named) return named;
  if (OTHER_LANGUAGE.test(wished)) return "other";
  // "Angrezi nahi aati" asks for Hindi.
  return LANGUAGE_NAMES.en.test(text) ? "hi" : LANGUAGE_NAMES.hi.test(text) ? "en" : null;
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:second|2nd|doosr[aie]|dusr[aie]|doosri)\b|दूसर/iu, 2],
  [/\b(?:third|3rd|teesr[aie]|tisr[aie])\b|तीसर/iu, 3],
  [/\b(?:fourth|4th|chauth[aie])\b|चौथ/iu, 4],
  [/\b(?:fifth|5th|paanchv[aie]n?|panchv[aie]n?)\b|पाँचव|पांचव/iu, 5],
];
/** Counted from the end: "my last question", "the one before that". */
const FROM_END =
  /\b(?:last|previous|before (?:that|this)|were we|talk\w* about|pichh?l[aie]|aakh?iri|akhri|iss?e pehle)\b|पिछल|आख़िरी|आखिरी|इससे पहले/iu;

/** "What did I ask first", second, last. */
export function answerAsked(turn: AnswerContext): AnswerDraft {
  const asked = findAskedTurns(turn);
  const [, number = 1] = ORDINALS.find(([words]) => words.test(turn.question.text)) ?? [];
  const fromEnd = number === 1 && FROM_END.test(turn.question.text);
  const found = fromEnd ? asked.at(-1) : asked[number - 1];
  if (!found) return asked.length === 0 ? answerBeginning(turn) : answerSumUp(turn, "fewer");
  if (found.memory.kind === "safety") return composeTalk(turn, [{ sentences: [say(turn, "hard")] }], { followUps: [] });
  const key = fromEnd ? "last" : number === 1 ? "first" : "nth";
  const sentences = [say(turn, key, { asked: quoteQuestion(found.memory), number: String(number) })];
  const answered = findAnsweredTurns(turn).find(({ at }) => at === found.at);
  if (!answered) return composeTalk(turn, [{ sentences }]);
  const { said } = found.memory;
  const draft =
    said === undefined ? turn.answerEarlier(found.at, { language: turn.phrasePicker.language }) : quoteAnswer(said);
  const [first] = pickKeySentences(draft);
  const short = first ? [{ ...first, text: `${say(turn, "answer").text} ${first.text}` }] : [];
  return composeTalk(turn, [{ sentences: [...sentences, ...short], extraFacts: draft.extraFacts }], {
    topics: found.memory.topics,
  });
}

const MAX_RECALLED = 5;

export function answerSumUp(turn: AnswerContext, opening: "sum_up" | "fewer" = "sum_up"): AnswerDraft {
  const answered = findAnsweredTurns(turn).slice(-MAX_RECALLED);
  if (answered.length === 0) return answerRecap(turn);
  const parts = answered.map((one) => {
    const { sentences, extraFacts } = recall(turn, one, "item");
    return { sentences: sentences.slice(0, 2), extraFacts };
  });
  return composeTalk(turn, [{ sentences: [say(turn, opening)] }, ...parts]);
}

const TWO_LINES = /(?:two|2|do|दो)\s+(?:lines?|sentences?|laino|vaaky|लाइन|पंक्ति|वाक्य)/iu;

/** The last answer again, whole or in short. */
export function answerAgain(turn: AnswerContext, request: "repeat" | "shorter"): AnswerDraft {
  const last = findAnsweredTurns(turn).at(-1);
  if (!last) return answerRecap(turn);
  if (request === "shorter") {
    const asksAboutWholeTalk =
      findReferenceKeywords(turn.question.text).has("whole") && findAnsweredTurns(turn).length > 1;
    if (asksAboutWholeTalk) return answerSumUp(turn);
    // Only what it says first, without the question before it.
    const { sentences, extraFacts } = recall(turn, last, "said");
    return composeTalk(turn, [
      {
        extraFacts,
        sentences: sentences
          .slice(1, 1 + (TWO_LINES.test(turn.question.text) ? 2 : 1))
          .map(({ text, facts }) => ({ text, facts })),
      },
    ]);
  }
  const draft = turn.answerEarlier(last.at, { language: turn.phrasePicker.language });
  const lead = say(turn, "again", { asked: quoteQuestion(last.memory) });
  return { ...draft, kind: "talk", repeats: true, leads: 1, sentences: [lead, ...getOwnSentences(draft)] };
}

/** "Now in Hindi", before an answer in it. */
export const sayInLanguage = (language: AnswerLanguage): AnswerSentence =>
  renderPhrase(createPhrasePicker(language, "", []), ABOUT_CONVERSATION_PHRASES.language);

/** The last answer in simpler words: what it says first, and what its words of art mean. */
export function answerSimpler(turn: AnswerContext): AnswerDraft {
  const last = findAnsweredTurns(turn).at(-1);
  if (!last) return answerRecap(turn);
  const { language } = turn.phrasePicker;
  const draft = turn.answerEarlier(last.at, { language });
  // "What helps Saturn costs nothing" only leads to the remedy.
  const isOfRemedy = last.memory.asks?.some(({ object }) => object.startsWith("remedy_")) === true;
  const said = getOwnSentences(draft).slice(0, isOfRemedy ? 2 : 1);
  if (said.length === 0) return answerRecap(turn);
  return { ...draft, kind: "talk", repeats: true, sentences: [...said, ...explainTerms(said.slice(0, 1), language)] };
}

/** The last answer in another language; the conversation stays in it. */
export function answerInLanguage(turn: AnswerContext): AnswerDraft {
  const language = findLanguage(turn.question.text);
  if (language === null) return answerAgain(turn, "shorter");
  if (language === "other") return { kind: "talk", sentences: [say(turn, "language_unknown")], followUps: [] };
  const picker = createPhrasePicker(language, turn.seed, []);
  const last = findAnsweredTurns(turn).at(-1);
  if (!last)
    return {
      kind: "talk",
      language,
      repeats: true,
      sentences: [renderPhrase(picker, ABOUT_CONVERSATION_PHRASES.language_next)],
    };
  const draft = turn.answerEarlier(last.at, { language });
  const [topic] = draft.topics ?? [];
  return {
    ...draft,
    kind: "talk",
    language,
    repeats: true,
    sentences: [sayInLanguage(language), ...getOwnSentences(draft)],
    followUps: topic === undefined ? [] : SUGGESTED_QUESTIONS[topic][language].slice(0, 3),
  };
}

/** Says which birth the chart is for. */
export function answerBirth(turn: AnswerContext): AnswerDraft {
  const { index, phrasePicker } = turn;
  const { local, place } = index.context;
  const isTimed = !hasUnknownTime(index);
  const time = getIsoTime(local);
  const parts = [
    formatDay(parseLocalDay(local)),
    ...(isTimed ? [createLocalizedText(time, `${time} बजे`, `${time} baje`)] : []),
    ...(place === undefined ? [] : [createLocalizedText(place, place, place)]),
  ];
  const birth = parts.map((part) => part[phrasePicker.language]).join(", ");
  const facts = ["birth-date", ...(isTimed ? ["birth-time"] : []), "birth-place"].filter((id) =>
    findFactById(index, id),
  );
  return {
    kind: "talk",
    sentences: [
      say(turn, "birth", { birth }, facts),
      ...(isTimed ? [] : [say(turn, "birth_no_time")]),
      say(turn, "birth_change"),
    ],
  };
}

/** The last two answers, if they name different times; `null` else. */
export function answerChanged(turn: AnswerContext): AnswerDraft | null {
  const [first, second] = findAnsweredTurns(turn)
    .filter(({ memory }) => memory.windows.length > 0)
    .slice(-2);
  return first && second && first.memory.windows[0]?.from !== second.memory.windows[0]?.from ? answerSame(turn) : null;
}

/** "You said that before", "2026 before and 2028 now": whether the answers differ, and the last ones in short. */
function answerSame(turn: AnswerContext): AnswerDraft {
  const dated = findAnsweredTurns(turn)
    .filter(({ memory }) => memory.windows.length > 0)
    .slice(-2);
  const [first, second] = dated;
  const startOf = ({ memory }: PlacedTurn): string | undefined => memory.windows[0]?.from;
  const differs = first && second && startOf(first) !== startOf(second);
  const last = findAnsweredTurns(turn).at(-1);
  if (!last) return answerRecap(turn);
  const recalled = differs ? dated : [last];
  return composeTalk(turn, [
    { sentences: [say(turn, differs ? "changed" : "same")] },
    ...recalled.map((one) => recall(turn, one, "item")),
  ]);
}

export const answerBeginning = (turn: AnswerContext): AnswerDraft => ({
  kind: "talk",
  sentences: [say(turn, "beginning")],
  repeats: true,
});

/** What was asked last and what was said to it: the answer to every other message about the conversation. */
function answerRecap(turn: AnswerContext): AnswerDraft {
  const last = findAnsweredTurns(turn).at(-1);
  if (last) return composeTalk(turn, [recall(turn, last, "said")]);
  const asked = findAskedTurns(turn).at(-1);
  if (!asked) return answerBeginning(turn);
  return composeTalk(turn, [
    {
      sentences: [
        asked.memory.kind === "safety" ? say(turn, "hard") : say(turn, "last", { asked: quoteQuestion(asked.memory) }),
      ],
    },
  ]);
}

/** Answers a message about the conversation itself: always about what was said, never a new reading of the time ahead. */
export function answerAboutConversation(turn: AnswerContext): AnswerDraft {
  const request = readRequest(turn);
  if (request === "birth") return answerBirth(turn);
  if (request === "language") return answerInLanguage(turn);
  if (turn.previousTurns.length === 0) return answerBeginning(turn);
  switch (request) {
    case "first":
      return answerAsked(turn);
    case "sum_up":
      return answerSumUp(turn);
    case "repeat":
    case "shorter":
      return answerAgain(turn, request);
    case "said":
      return answerWhatWasSaid(turn) ?? answerRecap(turn);
    case "order":
      return answerOrder(turn) ?? answerSumUp(turn);
    case "sooner":
      return answerSooner(turn);
    case "same":
      return answerSame(turn);
    default:
      return answerRecap(turn);
  }
}
