import type { Graha } from "@lagna/terms";
import type { Question } from "../../question/question.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { findCurrentElements, listGrahasOfElements } from "../follow-up/find-chart-elements-under-discussion.ts";
import type { AnswerContext } from "../answer-context.ts";
import { countWords } from "../../language/count-words.ts";

/** With one of these terms a question looks up a fact about a graha, even if it also names a topic. */
const LOOKUP_TERMS =
  "transit level dasha run aspect retro combust dign shadbala rank starword pada bindu sav dispositor starlord signword sadesati dhaiya".split(
    " ",
  );
const WHERE_PATTERN =
  /\b(?:where|kahan|kaha|which (?:house|sign)|kis (?:ghar|bhav|rashi)|degrees?)\b|कहाँ|कहां|किस (?:भाव|घर|राशि)/iu;
const EXCLUDED_FORMS = new Set<Question["form"]>(["when", "define", "compare", "if", "verify"]);
const MAX_GRAHAS = 2;
/** Words for the effect of a graha on something. */
const EFFECT_PATTERN =
  /\b(?:affects?|affecting|effects?|impacts?|influenc\w*|role|do|does|doing|help\w*|hurt\w*|harm\w*|spoil\w*|ruin\w*|destroy\w*|block\w*|delay\w*|trouble\w*|problem\w*|good|bad|strong|weak|caus\w*|because|reason|responsible|due to|says? about|for my|on my|in my|with my|brings?|gives?|support\w*|favou?r\w*|asar|prabh?a+v|wajah|vajah|karan|kaaran|bigad\w*|bigaad\w*|rok\w*|der|deri|madad|fayda|faida|phayda|nuksa+n|kaisa|kaisi|ke liye|par|pe|dega|deta|degi|deti|karta|karti|kar rah[ai])\b|असर|प्रभाव|वजह|कारण|बिगाड़|रोक|देर|मदद|फ़ायदा|फायदा|नुक़सान|नुकसान|कैस[ाी]|के लिए|पर(?!\p{L})|देगा|देत[ाी]|करत[ाी]|कर रह/iu;
/** Questions about what to choose, or who will come, are about the topic and not about the graha. */
const TOPIC_CHOICE_PATTERN =
  /\bsuit\w*\b|\b(?:angry|upset|naraz\w*|naaraz\w*|punish\w*)\b|नाराज़|नाराज|\b(?:which|what|kaun ?s[ai]|kons[ai]|kis) (?:career|field|job|profession|business|work|kind|sort|type|kaam|naukri|tarah|mantra|stone)\b|\bwhat(?:'?s| is) my\b|कौन[- ]?स[ाी] (?:काम|नौकरी|करियर|व्यवसाय)/iu;
const MAX_BARE_WORDS = 5;

const findAskedGrahas = ({ entities, form, kinds, text }: Question): readonly Graha[] => {
  const otherElements = entities.houses.length + entities.lords.length + entities.vargas.length + entities.signs.length;
  if (otherElements + entities.factIds.length + entities.nakshatras.length > 0 || kinds.length > 0) return [];
  if (EXCLUDED_FORMS.has(form) || WHERE_PATTERN.test(text) || LOOKUP_TERMS.some((term) => entities.terms.has(term)))
    return [];
  const asksEffect = EFFECT_PATTERN.test(text) || countWords(text) <= MAX_BARE_WORDS;
  return asksEffect && !TOPIC_CHOICE_PATTERN.test(text) && entities.grahas.length <= MAX_GRAHAS ? entities.grahas : [];
};

const GOES_ON_WORDS = 6;

/** The grahas and topic of the previous turns, for follow-ups such as "and Saturn?", "and my career?"; `null` if they were about something else. */
function findPreviousGrahaTopic({
  previousTurns: turns,
  questionOf,
}: AnswerContext): { grahas: readonly Graha[]; topic: Topic } | null {
  let grahas: readonly Graha[] = [];
  const topic = turns.at(-1)?.topics[0];
  for (const memory of turns.toReversed()) {
    if (memory.kind !== "reading" || topic === undefined) return null;
    const previousQuestion = questionOf(memory);
    if (grahas.length === 0) grahas = findAskedGrahas(previousQuestion);
    if (
      previousQuestion.topics.length > 0 &&
      (findAskedGrahas(previousQuestion).length > 0 || previousQuestion.followUp !== "and")
    )
      return findAskedGrahas(previousQuestion).length > 0 ? { grahas, topic } : null;
    if (countWords(memory.question) > GOES_ON_WORDS) return null;
  }
  return null;
}

/** "Is that good for my marriage", after a graha was looked up. */
function findMeantGraha({ question, previousTurns, index }: AnswerContext): Graha | null {
  const { entities, text } = question;
  const keywords = findReferenceKeywords(text);
  const isNamed = entities.houses.length + entities.lords.length + entities.grahas.length + entities.factIds.length > 0;
  if (isNamed || !keywords.has("thing") || !(keywords.has("good") || keywords.has("bad"))) return null;
  return previousTurns.at(-1)?.kind === "fact"
    ? (listGrahasOfElements(index, findCurrentElements(previousTurns))[0] ?? null)
    : null;
}

/** The grahas and the topic of a question; one of the two may come from the previous turns. */
export function resolveGrahaTopic(turn: AnswerContext): { grahas: readonly Graha[]; topic: Topic } | null {
  const { question } = turn;
  const [topic] = question.topics;
  const grahas = findAskedGrahas(question);
  if (grahas.length > 0 && topic !== undefined) return { grahas, topic };
  const meant = topic === undefined ? null : findMeantGraha(turn);
  if (meant && topic !== undefined) return { grahas: [meant], topic };
  const isShort = countWords(question.text) <= GOES_ON_WORDS && question.form !== "when";
  const previous = isShort ? findPreviousGrahaTopic(turn) : null;
  if (!previous) return null;
  if (grahas.length > 0) return { grahas, topic: previous.topic };
  const isContinuation =
    question.followUp === "and" && question.entities.grahas.length === 0 && question.kinds.length === 0;
  return isContinuation && topic !== undefined ? { grahas: previous.grahas, topic } : null;
}
