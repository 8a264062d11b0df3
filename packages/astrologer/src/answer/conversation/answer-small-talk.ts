import { tokenise } from "../../language/tokenise.ts";
import { createPatternMatcher } from "../../question/match-word-patterns.ts";
import { ASK_OBJECTS } from "../../request/objects.data.ts";
import { APP_SUBJECT_WORDS } from "./app-subjects.data.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import { GRAHAS } from "@lagna/terms";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { QuestionKind } from "../../question/question.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { formatRashi } from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { TALK_PHRASES } from "./small-talk-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext, type TalkContext } from "../answer-context.ts";
import { renderFactWithUncertainty, hasUncertainTime } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { answerOtherBirthTime } from "../birth-time/answer-other-birth-time.ts";

/** Answers "what if I was born at five"; without a time of day, says that another birth is another chart. */
export function answerOtherBirth(turn: AnswerContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  if (question.form !== "if" || !question.entities.terms.has("born")) return null;
  return (
    answerOtherBirthTime(turn) ?? { kind: "talk", sentences: [renderPhrase(phrasePicker, TALK_PHRASES.other_birth)] }
  );
}

export function renderGreeting({ index, previousTurns, phrasePicker }: TalkContext): AnswerSentence {
  if (!index || previousTurns.length > 0 || hasUncertainTime(index))
    return renderPhrase(phrasePicker, TALK_PHRASES.again);
  const { lagna, moon } = index.nativity.signs;
  return renderPhrase(phrasePicker, TALK_PHRASES.greeting, { lagna: formatRashi(lagna), moon: formatRashi(moon) }, [
    "lagna",
    "planet-moon",
  ]);
}

/** Kinds of messages about the conversation itself, which take precedence over the topic of their words; also bereavement. */
const TALK_KINDS = [
  "grief",
  "human",
  "unheard",
  "complaint",
  "price",
  "residence",
  "unsure_time",
  "doubt",
  "method",
] as const;

/** Short messages that end the conversation. */
const STOP_PATTERN =
  /^\s*(?:please |ok |okay |bas |ab )?(?:stop|stop it|enough|quit|exit|never ?mind|forget it|leave it|bas|bas karo|rehne do|chhodo|chodo|ruko|chup|बस|बस करो|रहने दो|रुको|छोड़ो|चुप)(?: please| ab| karo| now| yaar)?\s*[.!]*\s*$/iu;

/** Fear of what a reading said, and nothing else. */
const AFRAID_PATTERN =
  /^(?:\S+\s+){0,3}?(?:scared|afraid|frightened|worried|nervous|freaking out|ghabra (?:gaya|gayi|raha|rahi)|darr? (?:lag raha|lag gaya|gaya|gayi)|डर (?:लग रहा|लग गया|गया|गई)|घबरा (?:गया|गई|रहा|रही))(?:\s+(?:now|ab|rn|hai|hu|hoon|है|हूँ|हूं|lol|yaar|अब))*\s*[.!…]*$/iu;

/** Upper limits for the motion in half an hour, in degrees, of the Moon and of every other graha. */
const HALF_AN_HOUR_DEG = { moon: 0.32, other: 0.05 } as const;

/** States that half an hour moves no graha into another sign; empty if it might. */
function renderSteadyMoon({ index, phrasePicker }: AnswerContext): AnswerSentence[] {
  const { signs, longitudes } = index.nativity;
  const isSteady = GRAHAS.every((graha) => {
    const degreeInSign = longitudes[graha] % 30;
    const margin = graha === "moon" ? HALF_AN_HOUR_DEG.moon : HALF_AN_HOUR_DEG.other;
    return degreeInSign > margin && degreeInSign < 30 - margin;
  });
  return isSteady
    ? [renderPhrase(phrasePicker, TALK_PHRASES.unsure_firm, { moon: formatRashi(signs.moon) }, ["planet-moon"])]
    : [];
}

/** What holds in spite of an uncertain birth time, how to enter it, and how to find it out. */
export function answerUnsureTime(turn: AnswerContext): AnswerDraft {
  const { index, phrasePicker } = turn;
  const lagnaTimes = findFactById(index, "time-lagna");
  return {
    kind: "talk",
    sentences: [
      ...renderSteadyMoon(turn),
      ...(lagnaTimes ? renderFactWithUncertainty(index, lagnaTimes, phrasePicker.language) : []),
      renderPhrase(phrasePicker, TALK_PHRASES.unsure_time),
      renderPhrase(phrasePicker, TALK_PHRASES.unsure_settle),
    ],
  };
}

export function answerAboutAssistant(turn: AnswerContext): AnswerDraft | null {
  const tellsUnsureTime = !isStop(turn) && !isAfraid(turn) && findTalkKind(turn) === "unsure_time";
  return tellsUnsureTime ? answerUnsureTime(turn) : answerTalkWithoutChart(turn);
}

const isStop = ({ question }: TalkContext): boolean => STOP_PATTERN.test(question.text);
const isAfraid = ({ question, previousTurns }: TalkContext): boolean =>
  AFRAID_PATTERN.test(question.text.trim()) && previousTurns.length > 0;
const MIN_PROBABILITY_OF_PRICE = 0.2;
/** "Paid apps give a hint", "her brother is free": words of a price that ask for none. */
const asksForPrice = ({ ranked }: TalkContext): boolean =>
  ranked.some(({ object, probability }) => object === "price" && probability >= MIN_PROBABILITY_OF_PRICE);
const findTalkKind = (turn: TalkContext): (typeof TALK_KINDS)[number] | undefined =>
  TALK_KINDS.find((one) => turn.question.kinds.includes(one) && (one !== "price" || asksForPrice(turn)));

/** Answers messages about the conversation that need no chart. */
export function answerTalkWithoutChart(turn: TalkContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  const createTalk = (wordings: PhraseVariants): AnswerDraft => ({
    kind: "talk",
    sentences: [renderPhrase(phrasePicker, wordings)],
  });
  if (isAfraid(turn)) return createTalk(TALK_PHRASES.afraid);
  if (isStop(turn)) return { ...createTalk(TALK_PHRASES.stop), followUps: [] };
  const kind = findTalkKind(turn);
  if (kind === undefined || kind === "unsure_time") return null;
  // Doubt about a dosha that another astrologer named is answered by a lookup.
  if (kind === "doubt" && question.entities.factIds.length > 0) return null;
  if (kind === "grief") return { ...createTalk(TALK_PHRASES.grief), followUps: [] };
  return createTalk(TALK_PHRASES[kind]);
}

const matchAppSubjects = createPatternMatcher(APP_SUBJECT_WORDS);

/** From this probability the classifier alone decides that a message is about the app. */
const MIN_PROBABILITY = 0.6;

/** How something is done with what the app holds. */
const HOW_TO = /\b(?:how (?:do|can|to)|kaise|kese)\b|कैसे/iu;
/** What people want to be rid of in a chart, which is no data. */
const LIFTED = /\b(?:dosh|dosha|debt|karz|yoga?|curse|problem|pain)\w*\b|दोष|कर्ज|क़र्ज़|योग|शाप/iu;
const HELD_THINGS = /\b(?:kundli|kundali|chart|horoscope|chats?|account|pdf)\b|कुंडली|चैट|खाता/iu;

/** "How are you", "who can read my chats". */
export function answerAboutApp({ question, phrasePicker, ranked: [best] }: TalkContext): AnswerDraft | null {
  const { kinds, topics, entities, acts, text } = question;
  const createTalk = (wordings: PhraseVariants): AnswerDraft => ({
    kind: "talk",
    sentences: [renderPhrase(phrasePicker, wordings)],
  });
  if (kinds.includes("how_are_you") && topics.length === 0) return createTalk(TALK_PHRASES.how_are_you);
  const asksAboutApp = acts.some(({ kind, probability }) => kind === "about_app" && probability >= MIN_PROBABILITY);
  if (kinds.includes("privacy") && (asksAboutApp || topics.length === 0)) return createTalk(TALK_PHRASES.privacy);
  const [subject] = matchAppSubjects(tokenise(text));
  const namesChart = entities.grahas.length + entities.houses.length + entities.factIds.length + entities.vargas.length;
  const asksHow = HOW_TO.test(text) && HELD_THINGS.test(text) && !LIFTED.test(text) && namesChart === 0;
  if (subject && !asksAboutApp && asksHow) return createTalk(TALK_PHRASES[subject]);
  if (!asksAboutApp || acts.length > 1 || namesChart > 0) return null;
  if (subject) return createTalk(TALK_PHRASES[subject]);
  if (kinds.includes("about_you")) return createTalk(TALK_PHRASES.about_you);
  // "What will happen in it" names nothing of the app.
  if (kinds.length > 0 || topics.length > 0 || isBareFollowUp(text)) return null;
  const isOfApp = best !== undefined && ASK_OBJECTS[best.object].family === "app";
  return isOfApp ? createTalk(TALK_PHRASES.about_app) : null;
}

export function answerSmallTalk(turn: TalkContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  const hasKind = (kind: QuestionKind): boolean => question.kinds.includes(kind);
  const createTalk = (wordings: PhraseVariants): AnswerDraft => ({
    kind: "talk",
    sentences: [renderPhrase(phrasePicker, wordings)],
  });
  if (question.topics.length > 0) return null;
  if (hasKind("greeting") && question.entities.grahas.length === 0)
    return { kind: "talk", sentences: [renderGreeting(turn)] };
  if (hasKind("troubled") && question.entities.grahas.length + question.entities.houses.length === 0)
    return createTalk(TALK_PHRASES.troubled);
  if (hasKind("thanks")) return createTalk(TALK_PHRASES.thanks);
  if (hasKind("about_you")) return createTalk(TALK_PHRASES.about_you);
  if (hasKind("privacy")) return createTalk(TALK_PHRASES.privacy);
  if (question.followUp === "wrong") return createTalk(TALK_PHRASES.wrong);
  return null;
}
