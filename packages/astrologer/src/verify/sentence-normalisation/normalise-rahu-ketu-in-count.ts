import { type SyntaxNode, createCue } from "../../language/syntax-node.ts";
import { OUT_AFTER, IN_AFTER, BESIDE, LUNAR_NODE_NOUNS } from "./normalise-rahu-ketu-in-count.data.ts";

/**
 * Phrases that exclude Rahu and Ketu from a count of retrograde planets, or include them: "Leaving the nodes aside", "राहु-केतु को
 * छोड़कर", "including Rahu and Ketu".
 */

const OUT_BEFORE =
  /^(excluding|except|barring|without|besides|minus|omitting|ignoring|excepting|discounting|leave|leaving|setting|set|apart|aside|other than|not|never)$/;
const IN_BEFORE = /^(including|counting|include|with|adding|plus)$/;

const isNodes = (node: SyntaxNode | undefined): boolean =>
  (node?.tag === "who" && (node.body === "rahu" || node.body === "ketu")) || LUNAR_NODE_NOUNS.test(node?.word ?? "");
const isJoint = (node: SyntaxNode | undefined): boolean =>
  node !== undefined &&
  (node.tag === "and" || node.tag === "planetword" || /^[-,/&]$|^(the|lunar|two|both)$/.test(node.word));

/** The range of nodes in which Rahu and Ketu are named. */
function findLunarNodes(nodes: readonly SyntaxNode[]): readonly [number, number] | undefined {
  const from = nodes.findIndex(isNodes);
  if (from < 0) return undefined;
  let to = from + 1;
  while (isNodes(nodes[to]) || (isJoint(nodes[to]) && (isNodes(nodes[to + 1]) || nodes[to]?.tag === "planetword")))
    to += 1;
  return [from, to];
}

/** The index of the first marker, with only connecting words before it; −1 if there is none. */
function findMarker(nodes: readonly SyntaxNode[], mark: RegExp): number {
  const at = nodes.findIndex(({ word }) => mark.test(word) || !BESIDE.test(word));
  return at >= 0 && mark.test(nodes[at]?.word ?? "") ? at : -1;
}

/** In a sentence that counts retrograde planets, replaces the exclusion or inclusion phrase by one marker at the start. */
export function normaliseRahuKetuInCount(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const isCount =
    nodes.some(({ tag }) => tag === "retro") && nodes.some(({ tag }) => ["num", "none", "empty"].includes(tag));
  const named = isCount ? findLunarNodes(nodes) : undefined;
  if (!named) return nodes;
  const [from, to] = named;
  const after = nodes.slice(to);
  const lead = nodes.slice(Math.max(0, from - MAX_LEAD_WORDS), from).toReversed();
  const [outAfter, inAfter] = [findMarker(after, OUT_AFTER), findMarker(after, IN_AFTER)];
  const [outBefore, inBefore] = [findMarker(lead, OUT_BEFORE), findMarker(lead, IN_BEFORE)];
  const isOut = outAfter >= 0 || outBefore >= 0;
  if (!isOut && inAfter < 0 && inBefore < 0) return nodes;
  const end = to + Math.max(outAfter, inAfter) + 1;
  let close = Math.max(outAfter, inAfter) < 0 ? to : end;
  while (BESIDE.test(nodes[close]?.word ?? "")) close += 1;
  const beforeIndex = Math.max(outBefore, inBefore);
  let open = beforeIndex < 0 ? from : from - beforeIndex - 1;
  while (open > 0 && (BESIDE.test(nodes[open - 1]?.word ?? "") || OUT_BEFORE.test(nodes[open - 1]?.word ?? "")))
    open -= 1;
  const [first] = nodes as [SyntaxNode];
  const mark = createCue("lunarnodes", isOut ? "without" : "with", { start: first.start, end: first.start });
  return [mark, ...nodes.slice(0, open), ...nodes.slice(close)];
}
const MAX_LEAD_WORDS = 5;
