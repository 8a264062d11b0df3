import { type Node, createCue } from "../../language/node.ts";

/**
 * Phrases that exclude Rahu and Ketu from a count of retrograde planets, or include them: "Leaving the nodes aside", "राहु-केतु को
 * छोड़कर", "including Rahu and Ketu".
 */

const OUT_BEFORE =
  /^(excluding|except|barring|without|besides|minus|omitting|ignoring|excepting|discounting|leave|leaving|setting|set|apart|aside|other than|not|never)$/;
const IN_BEFORE = /^(including|counting|include|with|adding|plus)$/;
const OUT_AFTER =
  /^(excluded|aside|apart|omitted|excepted|out|not|छोडकर|छोड|हटाकर|हटा|निकालकर|निकाल|बिना|अलावा|सिवा|सिवाय|अतिरिक्त|अलग|न|नहीं|मत|chhodkar|chodkar|chhod|chod|hatakar|hata|nikalkar|nikal|bina|alawa|alava|siwa|siva|sivay|siway|atirikt|alag|na|mat|nahi|nahin|nhi)$/;
const IN_AFTER = /^(included|समेत|सहित|मिलाकर|मिला|जोडकर|गिनकर|शामिल|samet|sahit|milakar|mila|jodkar|ginkar|shamil)$/;
/** Words between the names and the marker, or after the marker: "को गिने बिना", "न गिनें तो", "left out of the count". */
const BESIDE =
  /^(को|के|का|ko|ke|k|gine|gin|ginein|gino|gina|ginti|गिने|गिनें|गिन|गिना|गिनती|रखकर|रख|दें|दे|कर|rakhkar|rakh|dein|de|kar|तो|to|toh|में|me|mein|counted|count|counting|included|taken|considered|from|for|put|left|are|were|is|the|of|इसमें|isme|ismein|इनमें|inme|हैं|hain|किए|kiye|किया|kiya|बाद|,|\(|\)|and)$/;

const isNodes = (node: Node | undefined): boolean =>
  (node?.tag === "who" && (node.body === "rahu" || node.body === "ketu")) ||
  /^(nodes|node|chhaya|chaya|छाया)$/.test(node?.word ?? "");
const isJoint = (node: Node | undefined): boolean =>
  node !== undefined &&
  (node.tag === "and" || node.tag === "planetword" || /^[-,/&]$|^(the|lunar|two|both)$/.test(node.word));

/** The range of nodes in which Rahu and Ketu are named. */
function findLunarNodes(nodes: readonly Node[]): readonly [number, number] | undefined {
  const from = nodes.findIndex(isNodes);
  if (from < 0) return undefined;
  let to = from + 1;
  while (isNodes(nodes[to]) || (isJoint(nodes[to]) && (isNodes(nodes[to + 1]) || nodes[to]?.tag === "planetword")))
    to += 1;
  return [from, to];
}

/** The index of the first marker, with only connecting words before it; −1 if there is none. */
function findMarker(nodes: readonly Node[], mark: RegExp): number {
  const at = nodes.findIndex(({ word }) => mark.test(word) || !BESIDE.test(word));
  return at >= 0 && mark.test(nodes[at]?.word ?? "") ? at : -1;
}

/** In a sentence that counts retrograde planets, replaces the exclusion or inclusion phrase by one marker at the start. */
export function normaliseLunarNodesInCount(nodes: readonly Node[]): readonly Node[] {
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
  const [first] = nodes as [Node];
  const mark = createCue("reckoned", isOut ? "without" : "with", { start: first.start, end: first.start });
  return [mark, ...nodes.slice(0, open), ...nodes.slice(close)];
}
const MAX_LEAD_WORDS = 5;
