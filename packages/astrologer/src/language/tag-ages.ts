import type { CalendarDay } from "../formatting/format-terms.ts";
import { toDayNumber } from "./tag-dates.ts";
import { retag, type SyntaxNode } from "./syntax-node.ts";
import { UNTIL_PARTICLE } from "./hindi-particles.data.ts";
import { SECOND, BECOMING, WERE, AGE_NOUNS, AGE_RANGE_LINKS } from "./tag-ages.data.ts";

/** "At 34", "when you turn 34", "34 साल की उम्र में": ages, recognised only in sentences about periods. */

const PERIODS = new Set(["dasha", "level", "sadesati", "dhaiya"]);
const ENDS = /^[.!?।॥]$/;
const LEAD =
  /^(were|was|or|between|the ages|when|once|as|at|by|the|age|ages|aged|of|in|you|you're|you'll|are|turn|turned|reach|will|be|become|is|around|about|your|when you are)$/;
const AGE_WORD = /umar|umr|aayu|उम्र|उमर|आयु|age|old/;
const MAX_AGE = 120;
const SLACK_DAYS = 20;

const isNumber = (node: SyntaxNode | undefined): node is SyntaxNode =>
  node?.tag === "num" && Number.isInteger(node.value) && node.value <= MAX_AGE;

/** The index of the first word that marks a number as an age; −1 if no word does. */
function skipLeadWords(nodes: readonly SyntaxNode[], at: number): number {
  let start = at;
  while (start > 0 && LEAD.test(nodes[start - 1]?.word ?? "") && at - start < 6) start -= 1;
  const lead = nodes.slice(start, at).map(({ word }) => word);
  const isAge =
    lead.some((word) => /^(age|ages|aged|turn|turned|reach)$/.test(word)) ||
    (lead.some((word) => /^(you|you're|you'll)$/.test(word)) &&
      lead.some((word) => /^(are|be|become|you're|you'll)$/.test(word))) ||
    (lead.at(-1) === "at" && !isCounted(nodes[at + 1]) && !/^[:°]$/.test(nodes[at + 1]?.word ?? ""));
  return isAge ? start : -1;
}

/** "… and 2 planets": a count, not an age. */
const isCounted = (node: SyntaxNode | undefined): boolean =>
  node !== undefined && ["planetword", "houseword", "bindu", "rupa", "unit"].includes(node.tag);

const isBecoming = (of: SyntaxNode | undefined, verb: SyntaxNode | undefined): boolean =>
  BECOMING.test(verb?.word ?? "") || (/(?:^| )(के|ke)$/.test(of?.word ?? "") && WERE.test(verb?.word ?? ""));

/** "Umar 47 hogi", "age: 40". */
function followsAgeWord(nodes: readonly SyntaxNode[], at: number): boolean {
  const node = nodes[at];
  const lead = nodes[at - 1]?.word === ":" ? nodes[at - 2] : nodes[at - 1];
  const isYears = node !== undefined && (node.tag === "dur" ? node.value > 365 : isNumber(node));
  return isYears && lead?.tag === "age" && AGE_NOUNS.test(lead.word);
}

/** "From 40 to 47", "47 se 67 saal ki umar": an age range, unless a date or unit follows. */
function isFirstOfTwo(nodes: readonly SyntaxNode[], at: number): boolean {
  const [node, join, second, then] = nodes.slice(at, at + 4);
  const isYears = (one: SyntaxNode | undefined): boolean =>
    one !== undefined && Number(one.value) > 0 && (one.tag === "dur" ? one.value > 365 : isNumber(one));
  if (!isYears(node) || !isYears(second) || !AGE_RANGE_LINKS.test(join?.word ?? "")) return false;
  const isLed = /^(from|between|years|ages|age|aged|:)$/.test(nodes[at - 1]?.word ?? "");
  const isFollowedByAge =
    then?.tag === "age" ||
    (then?.tag === "of" && nodes[at + 4]?.tag === "age") ||
    UNTIL_PARTICLE.test(then?.word ?? "");
  return (isNumber(second) && isLed && !isCounted(then)) || isFollowedByAge;
}

/** The words of an age as a date: that year of life. */
function createYearNode(words: readonly SyntaxNode[], age: number, born: CalendarDay): SyntaxNode {
  const first = toDayNumber({ ...born, year: born.year + age });
  const last = toDayNumber({ ...born, year: born.year + age + 1 }) - 1;
  return {
    tag: "date",
    word: words.map(({ word }) => word).join(" "),
    start: (words[0] as SyntaxNode).start,
    end: (words.at(-1) as SyntaxNode).end,
    spans: [{ from: first, to: last, slack: SLACK_DAYS, precision: "year" }],
  };
}

function tagAgesInSentence(nodes: readonly SyntaxNode[], born: CalendarDay): SyntaxNode[] {
  if (!nodes.some(({ tag }) => PERIODS.has(tag))) return [...nodes];
  const result: SyntaxNode[] = [];
  let hasAge = false;
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as SyntaxNode;
    const years = node.tag === "dur" ? Math.round(node.value / 365.2425) : Number(node.value);
    const after = nodes[at + 1];
    const ofAge = (node.tag === "dur" || isNumber(node)) && after?.tag === "of" && nodes[at + 2]?.tag === "age";
    const isBeing = (node.tag === "dur" || isNumber(node)) && after?.tag === "of" && isBecoming(after, nodes[at + 2]);
    // "47 साल के होंगे": the word for years includes its "of".
    const isYearsOf =
      isNumber(node) &&
      after?.tag === "age" &&
      / (के|की|का|ke|ki|ka)$/.test(after.word) &&
      isBecoming(after, nodes[at + 2]);
    if (ofAge || isBeing || isYearsOf) {
      result.push(createYearNode(nodes.slice(at, at + 3), years, born));
      at += 2;
      hasAge = true;
      continue;
    }
    const hasAgeWord = isNumber(node) && after?.tag === "age" && AGE_WORD.test(after.word);
    if (
      isFirstOfTwo(nodes, at) ||
      followsAgeWord(nodes, at) ||
      (hasAge && node.tag === "dur" && SECOND.test(nodes[at - 1]?.word ?? ""))
    ) {
      result.push(createYearNode([node], years, born));
      hasAge = true;
      continue;
    }
    if (isNumber(node) && after?.tag === "age" && !hasAgeWord && /^(saal|साल|वर्ष)/.test(after.word)) {
      result.push(
        retag({ ...node, word: `${node.word} ${after.word}`, end: after.end }, { tag: "dur", value: years * 365.2425 }),
      );
      at += 1;
      continue;
    }
    const from = isNumber(node) ? skipLeadWords(nodes, at) : -1;
    const isSecond = hasAge && isNumber(node) && SECOND.test(nodes[at - 1]?.word ?? "") && !isCounted(after);
    if (!hasAgeWord && from < 0 && !isSecond) {
      result.push(node);
      continue;
    }
    const start = from < 0 ? at : from;
    result.splice(result.length - (at - start));
    let end = at + (after?.tag === "age" ? 2 : 1);
    if (/^(when|as)$/.test(nodes[end]?.word ?? "")) end += 1;
    result.push(createYearNode(nodes.slice(start, end), years, born));
    hasAge = true;
    at = end - 1;
  }
  return result;
}

/** Converts ages in sentences about periods to the calendar years they stand for. */
export function tagAges(nodes: readonly SyntaxNode[], born: CalendarDay): SyntaxNode[] {
  const result: SyntaxNode[] = [];
  let from = 0;
  for (let at = 0; at <= nodes.length; at++) {
    if (at < nodes.length && !ENDS.test(nodes[at]?.word ?? "")) continue;
    result.push(...tagAgesInSentence(nodes.slice(from, at + 1), born));
    from = at + 1;
  }
  return result;
}
