import { computeSections } from "@lagna/jyotish";
import { tagChartWords } from "../language/chart-lexicon.ts";
import { tagAges } from "../language/tag-ages.ts";
import { tagDates } from "../language/tag-dates.ts";
import { parseLocalDay } from "../time-zone-calendar.ts";
import { combinePhrases } from "./phrase/combine-phrases.ts";
import { combineNumbers } from "./phrase/combine-numbers.ts";
import { type SyntaxNode, retag } from "../language/syntax-node.ts";
import type { Karaka8 } from "@lagna/terms";
import type { Grammar } from "./grammar.ts";
import type { ChartQueries } from "./chart-queries/chart-queries.ts";

/** "lagna" after "in" or before में means the first house; elsewhere it means the ascendant. */
function resolveLagna(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  return nodes.map((node, index): SyntaxNode => {
    if (node.tag !== "lagna") return node;
    if (node.word === "rises" && !nodes.slice(Math.max(0, index - 2), index).some(({ tag }) => tag === "rashi"))
      return { ...node, tag: "w" };
    const before = nodes
      .slice(Math.max(0, index - 3), index)
      .filter(({ word, tag }) => !/^(the|a)$/.test(word) && tag !== "poss")
      .at(-1);
    const next = nodes[index + 1];
    const placed =
      (before &&
        ["in", "on", "aspect", "enter", "opposite", "rule"].includes(before.tag) &&
        !/[\u0900-\u097f]|^(me|mein|mai)$/.test(before.word)) ||
      (next &&
        (next.tag === "on" || (next.tag === "in" && next.word !== "in" && next.word !== "into")) &&
        !/rising/.test(node.word));
    return placed
      ? retag(node, { tag: "house", value: 1 })
      : retag(node, { tag: "who", body: "lagna", role: { by: "name" } });
  });
}

/** "Rahu in the former, Ketu in the latter": resolves to the first or second of the two names before. */
function resolveFormerAndLatter(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  return nodes.map((node, at) => {
    if (node.tag !== "w" || !/^(former|latter)$/.test(node.word)) return node;
    const isPlace = nodes.slice(Math.max(0, at - 2), at).some(({ tag }) => tag === "in" || tag === "on");
    const named = nodes
      .slice(Math.max(0, at - FORMER_REACH), at)
      .filter(({ tag }) => (isPlace ? tag === "house" || tag === "rashi" : tag === "who"))
      .slice(0, 2);
    const referent = named[node.word === "former" ? 0 : 1];
    return referent ? { ...referent, start: node.start, end: node.end } : node;
  });
}
const FORMER_REACH = 30;

/** Converts a text to nodes (entities and cues with their offsets), in steps. */
export function* buildSyntaxNodes(
  text: string,
  truth: ChartQueries,
  passes: Grammar["phrasePasses"],
): Generator<void, SyntaxNode[]> {
  const { factContext } = truth;
  const { karakas } = computeSections(factContext.view.nativity, ["karakas"]);
  const karakaOf = (karaka: Karaka8) => (karaka === "PiK" ? karakas.scheme8.PiK : karakas.scheme7[karaka]);
  const dated = tagDates(combineNumbers(tagChartWords(text)), factContext.calendar);
  yield;
  const phrases = yield* combinePhrases(dated, { view: factContext.view, karakaOf }, passes);
  return [...resolveFormerAndLatter(resolveLagna(tagAges(phrases, parseLocalDay(truth.index.context.local))))];
}
