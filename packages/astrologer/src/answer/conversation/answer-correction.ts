import { extractUserFacts } from "../../question/extract-user-facts.ts";
import { answerUserStatement } from "./answer-user-statement.ts";
import { parseAskedTime, type AskedTime } from "../../question/parse-asked-time.ts";
import type { Person } from "../../question/question.ts";
import { findQuestionKeywords } from "../../question/find-question-keywords.ts";
import { findTopics } from "../../question/find-topics.ts";
import { tokenise } from "../../language/tokenise.ts";
import type { LocalizedText } from "../../fact.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { composeLocalizedText, createLocalizedText } from "../../formatting/format-terms.ts";
import { answerBirth } from "./answer-about-conversation.ts";
import { type AnswerContext, type AnswerDraft, type QuestionChanges, renderPhrase } from "../answer-context.ts";
import { RELATIVE_NAMES, SPECIFIC_RELATIVE_NAMES } from "../phrasing/relative-names.data.ts";
import { findAnsweredTurns, getOwnSentences } from "./conversation-turns.ts";
import { CORRECTION_PHRASES } from "./correction-phrases.data.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";

/** The parts of a correction between punctuation, "but" and "not": "not this year, next". */
const PARTS = /[,;:.!?।]|\s[-–—]\s|\bbut\b|\balki\b|\bbalki\b|बल्कि/iu;
const NEGATED = /\b(?:not|isn't|wasn't|nahi|nahin|nhi|nai|na)\b|नहीं|मत/iu;
const BARE_NEXT = /^\s*(?:the )?(?:next|agla|agle|agli|अगला|अगले|अगली)(?: one| wala| wale| वाला| वाले)?\s*$/iu;
const UNITS = /\b(?:year|month|week|saal|mahin[ae]|hafte)\b|साल|महीने|हफ़्ते/iu;

/** The time that a correction puts in the place of another; `null` if it names none. */
function findCorrectedTime({ question: { text }, index }: AnswerContext): AskedTime | null {
  const parts = text.split(PARTS).filter((part) => part.trim() !== "");
  const wished = parts.filter((part) => !NEGATED.test(part));
  const [unit] = UNITS.exec(text) ?? [];
  for (const part of wished) {
    const completed =
      BARE_NEXT.test(part) && unit !== undefined ? `${part.replace(/ one| wal[ae]/iu, "")} ${unit}` : part;
    const time = parseAskedTime(completed, index);
    if (time) return time;
  }
  // "2027 nahi 2028": the one that is not followed by the negation.
  const after = text.split(NEGATED).map((part) => parseAskedTime(part, index));
  return after.length > 1 ? (after.findLast((time) => time !== null) ?? null) : null;
}

/** Words for another person whose chart the writer may mean by "her" or "uski". */
const PRONOUNS = /\b(?:he|she|him|her|his|they|their|uska|uski|uske|unka|unki)\b|उसक|उनक/iu;
const OWN = /\b(?:my own|for me|about me|mine|mera|meri|mere liye|apn[aie]|khud)\b|मेर[ाीे]|अपन[ाीे]|ख़ुद|खुद/iu;

interface Correction {
  readonly changes: QuestionChanges;
  readonly meant: readonly LocalizedText[];
}

function findCorrectedPerson(turn: AnswerContext, previous: Person): Person | null {
  const { question } = turn;
  if (question.person !== "self") return question.person === previous ? null : question.person;
  return previous !== "self" && OWN.test(question.text) && !PRONOUNS.test(question.text) ? "self" : null;
}

const namePerson = (person: Person, text: string): LocalizedText =>
  SPECIFIC_RELATIVE_NAMES.find(([who, words]) => who === person && words.test(text))?.[2] ?? RELATIVE_NAMES[person];

/** "work, for your mother" */
const formatBeneficiary = ({ en, hi, hg }: LocalizedText): LocalizedText =>
  createLocalizedText(`for ${en}`, `${hi} के लिए`, `${hg} ke liye`);

/** The topic that a correction names and that was not asked about before; `null` if there is none. */
function findCorrectedTopic({ question }: AnswerContext, before: readonly Topic[]): Topic | null {
  const named = question.topics.filter((topic) => !before.includes(topic));
  const read = question.acts.find(({ kind }) => kind === "correction")?.topic ?? null;
  return named.find((topic) => topic === read) ?? named[0] ?? null;
}

const findQuestionTopics = (text: string): readonly Topic[] => findTopics(findQuestionKeywords(tokenise(text)), text);

/** "Not X, Y" and "X nahi Y" without X. */
const dropNegated = (text: string): string =>
  text
    .replaceAll(/\bnot\s+(?:(?:a|an|the|my|about)\s+)?\S+/giu, " ")
    .replaceAll(/\S+\s+(?:nahi|nahin|nhi|नहीं)(?=\s|$|[,.])/giu, " ");

/** The topic of a correction that stays within it but names another matter of it: a promotion instead of a transfer. */
function findNarrowerMatter({ question }: AnswerContext, before: readonly Topic[]): Topic | null {
  const [topic = null] = question.topics;
  const isSaid = NEGATED.test(question.text) && findQuestionTopics(dropNegated(question.text)).length > 0;
  return isSaid && topic !== null && before.includes(topic) ? topic : null;
}

function readCorrection(turn: AnswerContext, at: number): Correction | null {
  const { question, previousTurns, phrasePicker, questionOf } = turn;
  const memory = previousTurns[at];
  if (!memory) return null;
  const earlier = questionOf(memory);
  const before = [...memory.topics, ...earlier.topics];
  const topic = findCorrectedTopic(turn, before) ?? findNarrowerMatter(turn, before);
  const person = findCorrectedPerson(turn, earlier.person);
  const time = topic === null && person === null ? findCorrectedTime(turn) : null;
  if (topic === null && person === null && time === null) return null;
  const whose = person ?? (PRONOUNS.test(question.text) ? earlier.person : null);
  const name = whose === null ? null : namePerson(whose, `${question.text} ${person === null ? memory.question : ""}`);
  return {
    changes: {
      language: phrasePicker.language,
      ...(topic !== null && { topics: [topic], text: dropNegated(question.text) }),
      ...(whose !== null && { person: whose }),
      ...(time !== null && { time }),
    },
    meant: [
      ...(topic === null ? [] : [TOPIC_NAMES[topic]]),
      ...(name === null ? [] : [topic === null ? name : formatBeneficiary(name)]),
      ...(time === null ? [] : [time.name]),
    ],
  };
}

/** "Not the 7th, the 5th", "Pune nahi Nashik": what was said, and what is meant instead. */
const INSTEAD: readonly RegExp[] = [
  /(?<meant>[\p{L}\p{M}\d]+)\s*(?:,\s*)?\bnot\s+(?:the\s+)?(?<said>[\p{L}\p{M}\d]+)\s*$/iu,
  /\bnot\s+(?:the\s+)?(?<said>[\p{L}\p{M}\d]+)[\s,;:.]+(?:but\s+|the\s+|its\s+|it's\s+)*(?<meant>[\p{L}\p{M}\d]+)/iu,
  /(?<said>[\p{L}\p{M}\d]+)\s+(?:nahi|nahin|nhi|नहीं)\s+(?:(?:galat|गलत|ग़लत)\s+(?:\S+\s+){1,2})?(?:(?:puch|pooch|bol|kah|पूछ|बोल|कह)[\p{L}\p{M}]*\s+(?:tha|thi|था|थी)?)?[\s,;:.]*(?<meant>[\p{L}\p{M}\d]+)/iu,
];

/** The last question with the corrected words; `null` if the correction names no word of it. */
function replaceWords(question: string, correction: string): string | null {
  for (const pattern of INSTEAD) {
    const { said, meant } = pattern.exec(correction)?.groups ?? {};
    if (said === undefined || meant === undefined) continue;
    const word = new RegExp(`(?<![\\p{L}\\p{M}\\d])${said}(?![\\p{L}\\p{M}\\d])`, "iu");
    if (word.test(question)) return question.replace(word, meant);
  }
  return null;
}

/** "I meant her job", "not this year, next": the last question again with what was corrected; without that, a question back. */
export function answerCorrection(turn: AnswerContext): AnswerDraft | null {
  const { phrasePicker, previousTurns, question } = turn;
  const last = findAnsweredTurns(turn).at(-1);
  // Without an earlier answer it is a question like any other.
  if (!last)
    return previousTurns.length > 0 && question.isNotUnderstood
      ? { kind: "talk", sentences: [renderPhrase(phrasePicker, CORRECTION_PHRASES.ask_back)] }
      : null;
  if (question.entities.terms.has("born")) return answerBirth(turn);
  const replaced = replaceWords(last.memory.question, question.text);
  if (replaced !== null) return turn.answerEarlier(last.at, { language: phrasePicker.language, text: replaced });
  const correction = readCorrection(turn, last.at);
  if (!correction) {
    if (extractUserFacts(question.text).length > 0) return answerUserStatement(turn);
    const { entities } = question;
    // "No, my Moon is in Leo": a claim about the chart, which is looked up.
    if (entities.grahas.length + entities.houses.length + entities.lords.length + entities.factIds.length > 0)
      return null;
    return {
      kind: "talk",
      topics: last.memory.topics,
      sentences: [renderPhrase(phrasePicker, CORRECTION_PHRASES.ask_back)],
    };
  }
  const draft = turn.answerEarlier(last.at, correction.changes);
  const meant = composeLocalizedText((language) => correction.meant.map((one) => one[language]).join(", "));
  const lead = renderPhrase(phrasePicker, CORRECTION_PHRASES.understood, { meant });
  return { ...draft, leads: 1, sentences: [lead, ...getOwnSentences(draft)] };
}
