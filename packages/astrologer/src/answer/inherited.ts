import { parseQuestion } from "../question/parse.ts";
import type { Question } from "../question/question.ts";
import type { Stated } from "../question/stated.ts";
import type { Topic } from "../reading/topics.data.ts";
import type { Told } from "./answer.ts";
import { asksMaraka } from "./define.ts";
import { saysNothingNew } from "../question/follow-up-words.ts";

/** Short questions that bring no matter of their own, and a when, a how or a whether, go on with the last one. */
const LEANING_WORDS = 5;
const REFERRING_WORDS = 8;
const REFERS =
  /\b(?:one|another|again|that|this|it|doosr[aie]|dusr[aie]|teesr[aie]|tisr[aie]|ek aur)\b|दूसर|तीसर|एक और/iu;
/** "In 2028?" */
const BARE_WORDS = 3;
/** How many turns back what was looked up is remembered. */
const TURNS_BACK = 3;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Of what of the chart a question is: the matter of the talk, where it brings none and leans on it. */
export function topicsOf(
  question: Question,
  turns: readonly Told[],
  {
    hasTime,
    isDay = false,
    stated,
  }: {
    readonly hasTime: boolean;
    readonly isDay?: boolean;
    readonly stated: readonly Stated[];
  },
): readonly Topic[] {
  if (question.topics.length > 0) return question.topics;
  if (hasTime && isOfTheAskersOwn(question, turns, isDay)) return [];
  const before = turns.at(-1)?.topics.slice(0, 1) ?? [];
  const { named, kinds, form, text } = question;
  const words = wordsIn(text);
  const isShort = words <= LEANING_WORDS && !text.includes("dasha");
  // A message that is not understood takes nothing from the turn before: "am I dying?" is no question of a marriage.
  const isFollowUp = saysNothingNew(text);
  // "Is there a third one coming?"
  const refers = question.blank && isFollowUp && words <= REFERRING_WORDS && REFERS.test(text);
  const leans =
    refers || question.followUp !== null || kinds.includes("remedy") || (question.blank && isShort && isFollowUp);
  const ofChart = named.grahas.length + named.houses.length + named.lords.length > 0;
  const asks = form === "when" || form === "yes_no";
  const bare = isShort && isFollowUp && !ofChart && named.terms.size === 0 && kinds.length === 0 && asks;
  const dated =
    hasTime && isFollowUp && !ofChart && (words <= BARE_WORDS || (kinds.length === 0 && (asks || form === "if")));
  const leant = leans || bare || dated ? before : [];
  return leant.length === 0 && refers ? statedOnes(text, stated) : leant;
}

const HOW_IT_IS = /\b(?:how|kaisa|kaisi|kaise|like)\b|कैस[ाी]/iu;

/**
 * "How is tomorrow" asks for the day, whatever was talked of; and whatever time is named, what was somebody else's before it is the asker's
 * own again.
 */
function isOfTheAskersOwn({ text, person, kinds, blank }: Question, turns: readonly Told[], isDay: boolean): boolean {
  const last = turns.at(-1);
  if (!last || person !== "self") return false;
  if (isDay && HOW_IT_IS.test(text)) return true;
  const isOfTime = blank || kinds.every((kind) => ["day", "month", "ahead"].includes(kind));
  return isOfTime && parseQuestion(last.question, last.language).person !== "self" && !PRONOUN.test(text);
}
const PRONOUN = /\b(?:he|she|him|her|his|they|uska|uski|uske|use|woh|wo|unka|unki)\b|उसक|उसे|वह(?!\p{L})|उनक/iu;

const COUNTED_ONES: readonly (readonly [RegExp, number | null])[] = [
  [/\b(?:second|2nd|doosr[aie]|dusr[aie])\b|दूसर/iu, 2],
  [/\b(?:third|3rd|teesr[aie]|tisr[aie])\b|तीसर/iu, 3],
  [/\b(?:fourth|4th|chauth[aie])\b|चौथ/iu, 4],
  [/\b(?:another|one more|ek aur)\b|एक और/iu, null],
];
/** Whoever has ended a marriage may ask for the next one. */
const ENDED: ReadonlySet<string> = new Set(["divorced", "widowed", "separated"]);

/** "Is a third one coming?", of one who has said to have two children, or a marriage behind them. */
function statedOnes(text: string, stated: readonly Stated[]): readonly Topic[] {
  const [, count] = COUNTED_ONES.find(([words]) => words.test(text)) ?? [];
  if (count === undefined) return [];
  const of = (about: Stated["about"]): string | undefined => stated.findLast((one) => one.about === about)?.value;
  const children = Number(of("children") ?? Number.NaN);
  if (children > 0 && (count === null || count === children + 1)) return ["children"];
  return ENDED.has(of("marriage") ?? "") ? ["love"] : [];
}

/** Names none of the chart, and leaves out what it asks of. */
const isElliptical = (question: Question): boolean => {
  const { blank, named, topics, kinds, followUp, text } = question;
  return (
    blank &&
    !asksMaraka(question) &&
    topics.length + kinds.length + named.houses.length + named.lords.length + named.groups.length === 0 &&
    followUp !== "wrong" &&
    followUp !== "simple" &&
    followUp !== "more" &&
    wordsIn(text) <= LEANING_WORDS + 1
  );
};

/** "Till when?", "am I in it?": a question that leaves out what of the chart it asks for asks for what was looked up before it. */
export function completed(question: Question, turns: readonly Told[]): Question {
  if (!isElliptical(question)) return question;
  const terms = new Set(question.named.terms);
  for (const { kind, question: text, language } of turns.slice(-TURNS_BACK).toReversed()) {
    if (kind !== "fact" && kind !== "definition") return question;
    const before = parseQuestion(text, language);
    for (const term of before.named.terms) terms.add(term);
    if (isElliptical(before)) continue;
    return { ...question, named: { ...before.named, terms }, blank: false };
  }
  return question;
}
