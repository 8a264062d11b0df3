import { ORDINAL_JOINERS } from "./proposition-words.data.ts";
import { tagChartWords } from "../../language/chart-lexicon.ts";
import type { DaySpan, SyntaxNode, SyntaxNodeTag } from "../../language/syntax-node.ts";
import { tagDates } from "../../language/tag-dates.ts";
import { combineNumbers } from "../../verify/phrase/combine-numbers.ts";
import type { CountedFrom } from "../../fact.ts";
import { toCalendarDay } from "../../muhurta/almanac-day.ts";
import type { CalendarDay, CalendarMonth } from "../../formatting/format-terms.ts";
import type { Body } from "../../language/syntax-node.ts";

/** A sentence without a chart has no present: dates relative to it, such as "next year", are not read. */
const NO_PRESENT = { nowJd: 0, toCalendarDay: (): CalendarDay => ({ year: 1, month: 1, day: 1 }) };

/** Houses named together: "the 2nd, 4th and 6th houses". */
export interface NamedHouses {
  readonly houses: readonly number[];
  readonly countedFrom?: CountedFrom | undefined;
  readonly start: number;
}

/** What a sentence names, in its order, by the lexicon and the readers of numbers and dates. */
export interface SentenceTerms {
  readonly text: string;
  readonly nodes: readonly SyntaxNode[];
  readonly bodies: readonly { readonly body: Body; readonly start: number }[];
  readonly houses: readonly NamedHouses[];
  readonly numbers: readonly number[];
  readonly dates: readonly DaySpan[];
  readonly has: (...tags: readonly SyntaxNodeTag[]) => boolean;
  /** The values of all nodes with a tag, in order, each once. */
  readonly list: (tag: SyntaxNodeTag) => readonly (string | number)[];
}

const isCountingOrigin = (body: Body | undefined): body is CountedFrom => body === "moon" || body === "sun";

/** The ordinals that end at a word for a house; `at` is the index of that word. */
function collectOrdinals(nodes: readonly SyntaxNode[], at: number): { houses: number[]; first: number } {
  const houses: number[] = [];
  let first = at;
  for (let index = at - 1; index >= 0; index -= 1) {
    const node = nodes[index] as SyntaxNode;
    if (node.tag === "ord") {
      houses.unshift(node.value);
      first = index;
    } else if (houses.length === 0 || !(node.tag === "and" || ORDINAL_JOINERS.has(node.word))) break;
  }
  return { houses, first };
}

/** The node of what houses are counted from: "from the Moon" after them, "चंद्र से" before them. */
function findCountingOrigin(nodes: readonly SyntaxNode[], first: number, at: number): SyntaxNode | undefined {
  const after = nodes.slice(at + 1, at + 4).filter(({ word }) => word !== "the");
  if (after[0]?.tag === "from" && after[1]?.tag === "graha" && isCountingOrigin(after[1].value)) return after[1];
  const [before, from] = [nodes[first - 2], nodes[first - 1]];
  return from?.tag === "from" && before?.tag === "graha" && isCountingOrigin(before.value) ? before : undefined;
}

/** The word for a place among several ("दूसरा स्थान") is also one for a house; the sentence decides which it is. */
function collectHouses(nodes: readonly SyntaxNode[]): { houses: NamedHouses[]; origins: Set<SyntaxNode> } {
  const origins = new Set<SyntaxNode>();
  const houses = nodes.flatMap((node, at): NamedHouses[] => {
    if (node.tag !== "houseword") return [];
    const { houses: numbers, first } = collectOrdinals(nodes, at);
    if (numbers.length === 0) return [];
    const origin = findCountingOrigin(nodes, first, at);
    if (origin) origins.add(origin);
    const countedFrom = origin?.tag === "graha" && isCountingOrigin(origin.value) ? origin.value : undefined;
    return [{ houses: numbers, countedFrom, start: (nodes[first] as SyntaxNode).start }];
  });
  return { houses, origins };
}

/** Reads what a sentence names. */
export function extractSentenceTerms(text: string): SentenceTerms {
  const nodes = tagDates(combineNumbers(tagChartWords(text)), NO_PRESENT);
  const { houses, origins } = collectHouses(nodes);
  const bodies = nodes.flatMap((node): { body: Body; start: number }[] => {
    if (node.tag === "lagna") return [{ body: "lagna", start: node.start }];
    return node.tag === "graha" && !origins.has(node) ? [{ body: node.value, start: node.start }] : [];
  });
  return {
    text,
    nodes,
    bodies,
    houses,
    numbers: nodes.flatMap((node) => (node.tag === "num" ? [node.value] : [])),
    dates: nodes.flatMap((node) => (node.tag === "date" && node.spans.length === 1 ? node.spans : [])),
    has: (...tags) => nodes.some(({ tag }) => tags.includes(tag)),
    list: (tag) => [
      ...new Set(nodes.flatMap((node) => (node.tag === tag && node.value !== undefined ? [node.value] : []))),
    ],
  };
}

export const toDay = ({ from }: DaySpan): CalendarDay => toCalendarDay(from);
export function toMonth(span: DaySpan): CalendarMonth {
  const { year, month } = toDay(span);
  return { year, month };
}
