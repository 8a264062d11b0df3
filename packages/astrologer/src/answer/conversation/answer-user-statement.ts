import {
  extractUserFacts,
  getStatedYear,
  type UserFact,
  type UserFactSubject,
} from "../../question/extract-user-facts.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { parseClockTime } from "../../question/parse-clock-time.ts";
import { findPersonalNews } from "../../question/find-personal-news.ts";
import type { PersonalNews } from "../../question/personal-news.data.ts";
import type { Person, Question } from "../../question/question.ts";
import type { AskObjectId } from "../../request/objects.data.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { type TalkContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { RELATIVE_NAMES, SPECIFIC_RELATIVE_NAMES } from "../phrasing/relative-names.data.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { NIGHT_PATTERN, USER_FACT_PHRASES, USER_STATEMENT_PHRASES } from "./user-statement-phrases.data.ts";
import { SUGGESTED_QUESTIONS } from "./suggested-questions.data.ts";
import { TALK_PHRASES } from "./small-talk-phrases.data.ts";

const TOPIC_BY_SUBJECT: Readonly<Record<UserFactSubject, Topic>> = {
  marriage: "love",
  children: "children",
  work: "career",
  study: "education",
  abroad: "travel",
  home: "home",
};

/** What to offer after news of another person: a question about the writer and them. */
const TOPIC_BY_PERSON: Readonly<Partial<Record<Person, Topic>>> = { child: "children", spouse: "love" };

/** "I was born at noon", "15 Aug 1990, 7:45 pm, Delhi". */
export const tellsBirth = ({ entities, text }: Question): boolean =>
  entities.terms.has("born") || (parseClockTime(text) !== null && /\b(?:19|20)\d\d\b/u.test(text));

const getFactPhrase = ({ about, value }: UserFact): PhraseVariants | undefined =>
  USER_FACT_PHRASES[`${about}/${value}`] ?? USER_FACT_PHRASES[about];

/** What is read of messages that tell of something hard: "my sister-in-law and I quarrel every day". */
const HARD_OBJECTS: ReadonlySet<AskObjectId> = new Set([
  "mood",
  "bad_news",
  "reason_of_trouble",
  "bound_guilt",
  "bound_death",
]);
const MIN_OF_HARD = 0.15;
const soundsHard = ({ ranked }: TalkContext): boolean =>
  ranked.reduce((sum, { object, probability }) => sum + (HARD_OBJECTS.has(object) ? probability : 0), 0) >= MIN_OF_HARD;

/** A reply that names what was told: a fact of the user's life, a person, a topic. */
function renderReply(turn: TalkContext, stated: UserFact | undefined, topic: Topic | undefined): AnswerSentence[] {
  const { question, phrasePicker } = turn;
  const phrase = stated && getFactPhrase(stated);
  if (stated && phrase) {
    const year = getStatedYear(stated);
    return [
      renderPhrase(phrasePicker, phrase, { value: stated.value }),
      ...(year === null ? [] : [renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.year, { year: String(year) })]),
    ];
  }
  if (tellsBirth(question)) return [renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.birth)];
  if (soundsHard(turn)) return [renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.not_easy)];
  if (question.person !== "self") {
    const [, , specific] =
      SPECIFIC_RELATIVE_NAMES.find(([who, words]) => who === question.person && words.test(question.text)) ?? [];
    const person = (specific ?? RELATIVE_NAMES[question.person])[phrasePicker.language];
    return [renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.person, { person, Person: capitalize(person) })];
  }
  return topic === undefined
    ? [renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.plain)]
    : [renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.matter, { matter: TOPIC_NAMES[topic] })];
}

/** Facts whose reply is sympathy already. */
const HARD_FACTS: ReadonlySet<string> = new Set(["widowed", "divorced", "separated", "unemployed"]);

/** The news that a message tells: a blow, a heavy mood, or a joy. */
function findToldNews({ question }: TalkContext): PersonalNews | null {
  const [stated] = extractUserFacts(question.text);
  return stated && HARD_FACTS.has(stated.value) ? null : findPersonalNews(question.text);
}

const namePerson = ({ question, phrasePicker }: TalkContext): string | null => {
  if (question.person === "self") return null;
  const [, , specific] =
    SPECIFIC_RELATIVE_NAMES.find(([who, words]) => who === question.person && words.test(question.text)) ?? [];
  return (specific ?? RELATIVE_NAMES[question.person])[phrasePicker.language];
};

/** Sympathy or congratulations, and one fitting offer. */
export function answerNews(turn: TalkContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  const news = findToldNews(turn);
  if (news === null || (news === "low" && question.topics.every((topic) => topic === "health"))) return null;
  const act = question.acts[0];
  const [stated] = extractUserFacts(question.text);
  const topic = stated
    ? TOPIC_BY_SUBJECT[stated.about]
    : (question.topics.find((one) => one !== "health") ??
      act?.topic ??
      question.topics[0] ??
      TOPIC_BY_PERSON[question.person]);
  const person = namePerson(turn);
  const wordings =
    person === null || news === "low"
      ? USER_STATEMENT_PHRASES[news]
      : USER_STATEMENT_PHRASES[news === "good" ? "good_person" : "bad_person"];
  const slots = person === null ? {} : { person, Person: capitalize(person) };
  const offer = topic === undefined || topic === null ? "offer_any" : news === "good" ? "offer_good" : "offer_hard";
  const matter = topic ? TOPIC_NAMES[topic] : "";
  return {
    kind: "talk",
    topics: topic ? [topic] : [],
    sentences: [
      renderPhrase(phrasePicker, wordings, slots),
      renderPhrase(phrasePicker, USER_STATEMENT_PHRASES[offer], { matter }),
    ],
    followUps: topic ? SUGGESTED_QUESTIONS[topic][phrasePicker.language].slice(0, 1) : [],
  };
}

/** "I am married already" after windows for marriage: what the windows now mean. */
const changesWindows = ({ previousTurns }: TalkContext, stated: UserFact | undefined): boolean =>
  stated?.about === "marriage" &&
  stated.value === "married" &&
  previousTurns.some(({ topics, windows }) => topics[0] === "love" && windows.length > 0);

/** A message that only tells something: a reply, and one question as a suggestion; no reading. */
export function answerUserStatement(turn: TalkContext): AnswerDraft {
  const { question, phrasePicker } = turn;
  const [stated] = extractUserFacts(question.text);
  const act = question.acts.find(({ kind }) => kind === "statement");
  const topic = stated
    ? TOPIC_BY_SUBJECT[stated.about]
    : (TOPIC_BY_PERSON[question.person] ?? act?.topic ?? question.topics[0]);
  const isCare = stated?.value === "widowed";
  // What was told of another person is asked about already.
  const isOfPerson = stated === undefined && question.person !== "self" && !soundsHard(turn) && !tellsBirth(question);
  return {
    kind: "talk",
    topics: topic === undefined || isCare ? [] : [topic],
    sentences: [
      ...renderReply(turn, stated, topic),
      ...(changesWindows(turn, stated) ? [renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.windows_change)] : []),
      ...(isCare || isOfPerson || topic === undefined
        ? []
        : [renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.invite, { matter: TOPIC_NAMES[topic] })]),
    ],
    followUps: topic === undefined || isCare ? [] : SUGGESTED_QUESTIONS[topic][phrasePicker.language].slice(0, 1),
  };
}

/** Thanks, and a good night: one sentence. */
export function answerThanks({ question, phrasePicker }: TalkContext): AnswerDraft {
  const wordings = NIGHT_PATTERN.test(question.text) ? USER_STATEMENT_PHRASES.night : TALK_PHRASES.thanks;
  return { kind: "talk", sentences: [renderPhrase(phrasePicker, wordings)], followUps: [] };
}
