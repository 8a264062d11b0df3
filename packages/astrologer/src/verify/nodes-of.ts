import { calculate } from "@lagna/jyotish";
import { DAY_ROWS, YOGA_ROWS } from "../language/lexicon-day.data.ts";
import { MISSPELT_NAMES, NAME_ROWS } from "../language/lexicon-names.data.ts";
import { NUMBER_ROWS } from "../language/lexicon-numbers.data.ts";
import { WORD_ROWS } from "../language/lexicon-words.data.ts";
import { writtenOut } from "../language/abbreviations.ts";
import { withAges } from "../language/ages.ts";
import { withDates } from "../language/dates.ts";
import { withoutSpeech } from "../language/spoken.ts";
import { localDay } from "../local-calendar.ts";
import { lexiconOf, tagged } from "../language/tag.ts";
import { phrasesOf } from "./phrase/phrases.ts";
import { withNumbers } from "./phrase/numbers.ts";
import { tokensOf } from "../language/normalise.ts";
import type { Node } from "../language/node.ts";
import type { Karaka8 } from "@lagna/terms";
import type { Truth } from "./truth/truth.ts";

const LEXICON = lexiconOf([...YOGA_ROWS, ...DAY_ROWS, ...NAME_ROWS, ...WORD_ROWS, ...NUMBER_ROWS]);

/** "lagna" after "in" or before में is the first house; elsewhere it is the point that rises. */
function lagnaAsBodyOrHouse(nodes: readonly Node[]): Node[] {
  return nodes.map((node, index): Node => {
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
    return placed ? { ...node, tag: "house", value: 1 } : { ...node, tag: "who", body: "lagna", role: { by: "name" } };
  });
}

/** "Rahu in the former, Ketu in the latter": of the two that were named last, the first or the second. */
function withFormerAndLatter(nodes: readonly Node[]): readonly Node[] {
  return nodes.map((node, at) => {
    if (node.tag !== "w" || !/^(former|latter)$/.test(node.word)) return node;
    const isPlace = nodes.slice(Math.max(0, at - 2), at).some(({ tag }) => tag === "in" || tag === "on");
    const named = nodes
      .slice(Math.max(0, at - FORMER_REACH), at)
      .filter(({ tag }) => (isPlace ? tag === "house" || tag === "rashi" : tag === "who"))
      .slice(0, 2);
    const meant = named[node.word === "former" ? 0 : 1];
    return meant ? { ...meant, start: node.start, end: node.end } : node;
  });
}
const FORMER_REACH = 30;

/** A text as the things and cues it is made of, each where it stands in the text; step by step. */
export function* nodesOf(text: string, truth: Truth): Generator<void, Node[]> {
  const { ground } = truth;
  const { karakas } = calculate(ground.view.nativity, ["karakas"]);
  const karakaOf = (karaka: Karaka8) => (karaka === "PiK" ? karakas.scheme8.PiK : karakas.scheme7[karaka]);
  const dated = withDates(
    withNumbers(withoutSpeech(tagged(writtenOut(tokensOf(text), text), LEXICON, MISSPELT_NAMES))),
    ground.calendar,
  );
  yield;
  const phrases = yield* phrasesOf(dated, { view: ground.view, karakaOf });
  return [...withFormerAndLatter(lagnaAsBodyOrHouse(withAges(phrases, localDay(truth.index.about.local))))];
}
