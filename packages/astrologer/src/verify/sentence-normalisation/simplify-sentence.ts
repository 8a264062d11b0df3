import { type SyntaxNode, createCue, retag, type SyntaxNodeOf } from "../../language/syntax-node.ts";
import { isNeutralNode } from "./find-aside.ts";
import { ALSO_PARTICLE, ONLY_PARTICLE, HINDI_COPULA } from "../../language/hindi-particles.data.ts";
import { ANSWERS, ALSO } from "./simplify-sentence.data.ts";

/** Simplifies the structure of a sentence: removes parts that state nothing or repeat a statement. */

/** "No, your Mars …": "no" answers a question and does not negate the sentence. */
export function removeLeadingAnswer(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  if (nodes[0]?.tag === "neg" && nodes[1]?.word === ",") return nodes.slice(2);
  // "Lol no Sun isn't …": a second negation follows, so the first was an answer.
  const at = nodes.findIndex(({ tag }) => tag === "neg");
  const isAnswer =
    at >= 0 &&
    at < 2 &&
    ANSWERS.test(nodes[at]?.word ?? "") &&
    ["who", "poss", "w", "unit"].includes(nodes[at + 1]?.tag ?? "");
  return isAnswer && nodes.slice(at + 1).some(({ tag }) => tag === "neg") ? nodes.slice(at + 1) : nodes;
}

/** "…, aren't you?": a tag question. */
function removeTagQuestion(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const [who, mark] = nodes.slice(-2);
  const verb = nodes.at(-3);
  const isTag =
    mark?.word === "?" &&
    /^(you|it|they|he|she|i)$/.test(who?.word ?? "") &&
    /^(isn't|aren't|don't|doesn't|haven't|hasn't|wasn't|weren't|didn't|is|are|do|does)$/.test(verb?.word ?? "") &&
    nodes.at(-4)?.word === ",";
  return isTag ? nodes.slice(0, -4) : nodes;
}

/** "…: it isn't.", "…; you don't.": negates the statement before, or repeats its negation. */
export function removeEcho(input: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const nodes = removeTagQuestion(input);
  const last = nodes.findLastIndex(({ word }) => !/^([.!"]|there|so|true)$/.test(word));
  const negationIndex = /^(isn't|doesn't|don't|aren't)$/.test(nodes[last]?.word ?? "")
    ? last
    : nodes[last]?.word === "not"
      ? last - 1
      : -1;
  const from = negationIndex - 1;
  const isEcho =
    from > 1 && /^(it|you|they|he|she)$/.test(nodes[from]?.word ?? "") && /^[,:;-]$/.test(nodes[from - 1]?.word ?? "");
  if (!isEcho) return nodes;
  const rest = nodes.slice(0, from - 1);
  const denial = nodes[negationIndex] as SyntaxNode;
  return rest.some(({ tag }) => tag === "neg" || tag === "doubt") ? rest : [...rest, retag(denial, { tag: "doubt" })];
}

/** Removes table bars; between labelled values ("Sign: Leo | House: 2") a bar becomes a semicolon. */
export function removeTableBars(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const isRecord = nodes.filter(({ word }) => word === ":").length > 1;
  return nodes.flatMap((node) => (node.word !== "|" ? [node] : isRecord ? [{ ...node, word: ";" }] : []));
}

const PLACED = new Set(["rashi", "house", "nak"]);

/** "Gemini (D1), Taurus (D9)", "| D1 Gemini | D9 Taurus |": puts each varga before its place and separates the statements. */
export function moveVargasFirst(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const vargas = nodes.filter(({ tag }) => tag === "varga");
  if (vargas.length === 0) return nodes;
  const result: SyntaxNode[] = [];
  for (const [at, node] of nodes.entries()) {
    const [open, varga, close] = nodes.slice(at + 1, at + 4);
    const isMarked = PLACED.has(node.tag) && open?.word === "(" && varga?.tag === "varga" && close?.word === ")";
    const isAfter = nodes.slice(Math.max(0, at - 3), at);
    const isMoved =
      (node.word === "(" &&
        PLACED.has(nodes[at - 1]?.tag ?? "") &&
        nodes[at + 1]?.tag === "varga" &&
        nodes[at + 2]?.word === ")") ||
      (node.tag === "varga" &&
        PLACED.has(nodes[at - 2]?.tag ?? "") &&
        nodes[at - 1]?.word === "(" &&
        nodes[at + 1]?.word === ")") ||
      (node.word === ")" &&
        PLACED.has(isAfter[0]?.tag ?? "") &&
        isAfter[1]?.word === "(" &&
        isAfter[2]?.tag === "varga");
    if (isMoved) continue;
    if (isMarked && varga) result.push(varga, createCue("in", "in", { start: node.start, end: node.start }), node);
    else if (node.word === "|" && vargas.length > 1 && nodes[at + 1]?.tag === "varga" && at > 0)
      result.push({ ...node, word: "," });
    else if (PLACED.has(node.tag) && nodes[at - 1]?.tag === "varga")
      result.push(createCue("in", "in", { start: node.start, end: node.start }), node);
    else result.push(node);
  }
  return result;
}

/** Shorter brackets qualify the word before them. */
const MIN_ASIDE_NODES = 3;

/** "Venus: Leo (not the sign your magazine gives you)": removes brackets that state nothing about the chart. */
export function removeAside(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const open = nodes.findIndex(({ word }) => word === "(");
  const close = nodes.findIndex(({ word }, at) => word === ")" && at > open);
  const inside = nodes.slice(open + 1, close);
  const hasContent = (node: SyntaxNode): boolean =>
    !isNeutralNode(node) && !["signword", "houseword", "planetword"].includes(node.tag);
  if (open < 1 || close < 0 || inside.length < MIN_ASIDE_NODES || inside.some(hasContent)) return nodes;
  return [...nodes.slice(0, open), ...nodes.slice(close + 1)];
}

/** "It isn't Jupiter who rules your first": becomes one statement. */
export function removeCleft(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const relative = nodes.findIndex(({ word }) => /^(who|which|that)$/.test(word));
  const isCleft =
    nodes[0]?.word === "it" &&
    /^(is|isn't|was|wasn't)$/.test(nodes[1]?.word ?? "") &&
    relative > 1 &&
    relative < 8 &&
    nodes.slice(2, relative).some(({ tag }) => ["who", "rashi", "house", "nak"].includes(tag));
  // "It is the Sun only which …": "only" adds emphasis and does not count.
  const subjectNodes = nodes.slice(1, relative).filter(({ tag }) => tag !== "only");
  return isCleft ? [...subjectNodes, ...nodes.slice(relative + 1)] : nodes;
}

/** "Neither alone nor idle, Mars …", "Not without cost, …": the negation applies only to the opening phrase. */
export function removeNegatedLead(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const pause = nodes.findIndex(({ word }) => word === ",");
  const lead = nodes.slice(0, pause);
  const isSeparate =
    /^(neither|not|without|nothing|hardly)$/.test(lead[0]?.word ?? "") &&
    lead.length > 1 &&
    lead
      .slice(1)
      .every(
        ({ tag, word }) =>
          (tag === "w" && !/^(so|true)$/.test(word)) || tag === "neg" || tag === "only" || tag === "and",
      );
  return pause > 0 && isSeparate ? nodes.slice(pause + 1) : nodes;
}

type LordNode = SyntaxNodeOf<"who"> & { readonly role: { readonly by: "house"; readonly houses: readonly number[] } };

/** "Sirf aapka chaturthesh nahi, lagnesh bhi hai": lord of both houses. */
function mergeBothRoles(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const only = nodes.findIndex(({ tag }) => tag === "only" || tag === "notonly");
  const negationIndex = nodes.findIndex(({ tag }, at) => at > only && tag === "neg");
  const isLord = (node: SyntaxNode): node is LordNode => node.role?.by === "house";
  const firstIndex = nodes.slice(0, negationIndex).findLastIndex((node, at) => at > only && isLord(node));
  const secondIndex = nodes.findIndex((node, at) => at > negationIndex && isLord(node));
  const also = nodes[secondIndex + 1];
  const [first, second] = [nodes[firstIndex], nodes[secondIndex]];
  if (!first || !second || !isLord(first) || !isLord(second)) return nodes;
  if (only < 0 || negationIndex - only > 5) return nodes;
  if (secondIndex - negationIndex > 4 || !ALSO_PARTICLE.test(also?.word ?? "")) return nodes;
  const houses = [...first.role.houses, ...second.role.houses];
  const both = retag(first, { tag: "who", body: first.body, role: { by: "house", houses } });
  return [...nodes.slice(0, only), ...nodes.slice(only + 1, firstIndex), both, ...nodes.slice(secondIndex + 2)];
}

/** "केतु ही नहीं, सूर्य भी": both. */
export function removeNotOnly(input: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const nodes = mergeBothRoles(input);
  const at = nodes.findIndex(
    ({ tag }, index) =>
      tag === "neg" && ONLY_PARTICLE.test(nodes[index - 1]?.word ?? "") && nodes[index - 2]?.tag === "who",
  );
  const [comma, other] = nodes.slice(at + 1, at + 3);
  if (at < 0 || comma?.word !== "," || other?.tag !== "who") return nodes;
  return [...nodes.slice(0, at - 1), createCue("and", "and", comma), ...nodes.slice(at + 2)];
}

const BY_BIRTH = /^(birth|born|natally|natal)$/;

/** "Mercury, in Cancer by birth, becomes … of Leo in the navamsa": separates the sign of the birth chart from the varga. */
export function removeBirthPlacement(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const at = nodes.findIndex(({ tag }) => tag === "who");
  const [comma, preposition] = nodes.slice(at + 1, at + 3);
  const close = nodes.findIndex(({ word }, index) => word === "," && index > at + 2);
  const inside = nodes.slice(at + 2, close);
  const isBirth = inside.some(
    ({ tag, word, value }) => BY_BIRTH.test(word) || tag === "born" || (tag === "varga" && value === "D1"),
  );
  const isOther = nodes.slice(close).some(({ tag, value }) => tag === "varga" && value !== "D1");
  if (at < 0 || comma?.word !== "," || preposition?.tag !== "in" || close < 0 || !isBirth || !isOther) return nodes;
  const who = nodes[at] as SyntaxNode;
  const stop = createCue("w", ";", nodes[close] as SyntaxNode);
  return [...nodes.slice(0, at + 1), ...inside, stop, who, ...nodes.slice(close + 1)];
}

const SO = /^(so|as)$/;
const BEING = /^(is|are|does|do|has|was|were)$/;

/** The start of a tail that adds another subject: "…, as is the Sun", "and so does Mars", "…, और चंद्र भी". */
function findEllipticalTail(
  nodes: readonly SyntaxNode[],
  end: number,
): { readonly from: number; readonly who: readonly SyntaxNode[] } | undefined {
  const isPart = (node: SyntaxNode | undefined): boolean =>
    node !== undefined &&
    (node.tag === "who" || node.tag === "and" || node.tag === "poss" || /^(the|,|;)$/.test(node.word));
  const closed = HINDI_COPULA.test(nodes[end - 1]?.word ?? "") ? end - 1 : end;
  const also = ALSO.test(nodes[closed - 1]?.word ?? "") ? closed - 1 : closed;
  const last = also < closed && BEING.test(nodes[also - 1]?.word ?? "") ? also - 1 : also;
  let from = last;
  while (from > 0 && isPart(nodes[from - 1])) from -= 1;
  const who = nodes.slice(from, last).filter(({ tag }) => tag === "who");
  if (who.length === 0) return undefined;
  const [lead, verb] = [nodes[from - 2], nodes[from - 1]];
  if (SO.test(lead?.word ?? "") && BEING.test(verb?.word ?? "")) return { from: from - 2, who };
  const opens = nodes[from]?.tag === "and" || /^[,;]$/.test(nodes[from]?.word ?? "");
  return last < closed && opens && from > 0 ? { from, who } : undefined;
}

/** "Mars is in your tenth house, and so is Venus": one statement about both. */
export function expandEllipticalTail(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const stop = nodes.findLastIndex(({ word }) => !/^[.!।"]$/.test(word)) + 1;
  const tail = findEllipticalTail(nodes, stop);
  if (!tail) return nodes;
  let end = tail.from;
  while (end > 0 && (nodes[end - 1]?.tag === "and" || /^[,;]$/.test(nodes[end - 1]?.word ?? ""))) end -= 1;
  const statement = nodes.slice(0, end);
  const subject = statement.findIndex(({ tag }) => tag === "who");
  if (subject < 0 || !statement.some(({ tag }) => SHAREABLE_TAGS.has(tag))) return nodes;
  const first = statement[subject] as SyntaxNode;
  const more = tail.who.flatMap((who) => [createCue("and", "and", { start: first.end, end: first.end }), who]);
  return [...statement.slice(0, subject + 1), ...more, ...statement.slice(subject + 1), ...nodes.slice(stop)];
}
const SHAREABLE_TAGS = new Set(["house", "rashi", "nak", "dign", "retro", "combust", "vargottama", "group", "direct"]);

/** "Two of the nine": the total is not a count. */
export function removeCountTotals(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  return nodes.flatMap((node, at) => {
    const rest = nodes.slice(at + 1, at + 4).filter(({ tag }) => tag !== "planetword");
    const total = node.tag === "num" && rest[0]?.tag === "in" && rest[1]?.tag === "from";
    return total ? [{ ...node, tag: "w" }] : [node];
  });
}
