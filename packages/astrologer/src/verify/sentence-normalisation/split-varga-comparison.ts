import { type SyntaxNode, type CueTag, createCue } from "../../language/syntax-node.ts";

/** "Your Moon goes from Cancer in the rasi to Leo in the navamsa": two placements of one body in two charts. */

const isPlace = ({ tag }: SyntaxNode): boolean => tag === "rashi" || tag === "house";

/** Removes the varga and the words that belong to it, such as "in the D9". */
function removeVarga(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const at = nodes.findIndex(({ tag }) => tag === "varga");
  if (at < 0) return [...nodes];
  let from = at;
  while (from > 0 && (/^(the|its)$/.test(nodes[from - 1]?.word ?? "") || nodes[from - 1]?.tag === "poss")) from -= 1;
  if (nodes[from - 1]?.tag === "in") from -= 1;
  return [...nodes.slice(0, from), ...nodes.slice(at + 1)];
}

/** Splits a sentence that compares two charts into two statements. */
export function splitVargaComparison(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const varga = nodes.find(({ tag, value }) => tag === "varga" && value !== "D1");
  const whos = nodes.filter(({ tag }) => tag === "who");
  const from = nodes.findIndex(({ word }) => word === "from");
  const to = nodes.findIndex(
    ({ word, tag }, createNode) => createNode > from && (word === "to" || word === "into" || tag === "enter"),
  );
  const [who] = whos;
  if (!varga || !who || whos.length > 1 || from < 0 || to < 0 || nodes.some(({ tag }) => tag === "date")) return nodes;
  const [first, second] = [nodes.slice(from + 1, to), nodes.slice(to + 1)];
  const [start, end] = [first.filter(isPlace), second.filter(isPlace)];
  const isHouses = start[0]?.tag === "house" || end[0]?.tag === "house";
  if (start.length !== 1 || end.length !== 1 || isHouses) return nodes;
  const [place, stop] = [start[0] as SyntaxNode, end[0] as SyntaxNode];
  const createNode = (tag: CueTag, word: string, { start: index }: SyntaxNode): SyntaxNode =>
    createCue(tag, word, { start: index, end: index });
  const lead = removeVarga(nodes.slice(0, from)).filter(({ tag }) => tag !== "enter");
  return [
    ...(lead.includes(who) ? lead : [who]),
    createNode("in", "in", place),
    place,
    createNode("w", ";", stop),
    varga,
    { ...who, start: stop.start, end: stop.start },
    createNode("in", "in", stop),
    ...removeVarga(second),
  ];
}
