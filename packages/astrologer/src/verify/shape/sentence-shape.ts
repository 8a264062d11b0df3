import type { Node } from "../../language/node.ts";
import { isHarmless } from "./aside.ts";

/** A sentence put into the shape that is read: without what says nothing, or says it twice. */

/** "No, your Mars …": the word answers a question and negates nothing of the sentence that it opens. */
export function withoutAnswer(nodes: readonly Node[]): readonly Node[] {
  if (nodes[0]?.tag === "neg" && nodes[1]?.word === ",") return nodes.slice(2);
  // "Lol no Sun isn't …": where it is denied again, the first was an answer.
  const at = nodes.findIndex(({ tag }) => tag === "neg");
  const isAnswer =
    at >= 0 &&
    at < 2 &&
    ANSWERS.test(nodes[at]?.word ?? "") &&
    ["who", "poss", "w", "unit"].includes(nodes[at + 1]?.tag ?? "");
  return isAnswer && nodes.slice(at + 1).some(({ tag }) => tag === "neg") ? nodes.slice(at + 1) : nodes;
}
const ANSWERS = /^(no|nah|nope|नहीं|नही|nahi|nhi|nahin|nai|ni|na)$/;

/** "…, aren't you?": asks for assent to what it says. */
function withoutTagQuestion(nodes: readonly Node[]): readonly Node[] {
  const [who, mark] = nodes.slice(-2);
  const verb = nodes.at(-3);
  const isTag =
    mark?.word === "?" &&
    /^(you|it|they|he|she|i)$/.test(who?.word ?? "") &&
    /^(isn't|aren't|don't|doesn't|haven't|hasn't|wasn't|weren't|didn't|is|are|do|does)$/.test(verb?.word ?? "") &&
    nodes.at(-4)?.word === ",";
  return isTag ? nodes.slice(0, -4) : nodes;
}

/** "…: it isn't.", "…; you don't.": denies what stands before it, or says a denial again. */
export function withoutEcho(given: readonly Node[]): readonly Node[] {
  const nodes = withoutTagQuestion(given);
  const last = nodes.findLastIndex(({ word }) => !/^([.!"]|there|so|true)$/.test(word));
  const deny = /^(isn't|doesn't|don't|aren't)$/.test(nodes[last]?.word ?? "")
    ? last
    : nodes[last]?.word === "not"
      ? last - 1
      : -1;
  const from = deny - 1;
  const isEcho =
    from > 1 && /^(it|you|they|he|she)$/.test(nodes[from]?.word ?? "") && /^[,:;-]$/.test(nodes[from - 1]?.word ?? "");
  if (!isEcho) return nodes;
  const rest = nodes.slice(0, from - 1);
  const denial = nodes[deny] as Node;
  return rest.some(({ tag }) => tag === "neg" || tag === "doubt") ? rest : [...rest, { ...denial, tag: "doubt" }];
}

/** The bars of a table go; between labelled values ("Sign: Leo | House: 2") they part one from the next. */
export function withoutCells(nodes: readonly Node[]): readonly Node[] {
  const isRecord = nodes.filter(({ word }) => word === ":").length > 1;
  return nodes.flatMap((node) => (node.word !== "|" ? [node] : isRecord ? [{ ...node, word: ";" }] : []));
}

const PLACED = new Set(["rashi", "house", "nak"]);

/** "Gemini (D1), Taurus (D9)", "| D1 Gemini | D9 Taurus |": each place after its chart, and each a statement of its own. */
export function withVargasFirst(nodes: readonly Node[]): readonly Node[] {
  const vargas = nodes.filter(({ tag }) => tag === "varga");
  if (vargas.length === 0) return nodes;
  const result: Node[] = [];
  for (const [at, node] of nodes.entries()) {
    const [open, varga, close] = nodes.slice(at + 1, at + 4);
    const isMarked = PLACED.has(node.tag) && open?.word === "(" && varga?.tag === "varga" && close?.word === ")";
    const isAfter = nodes.slice(Math.max(0, at - 3), at);
    const isSaid =
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
    if (isSaid) continue;
    if (isMarked && varga) result.push(varga, { ...node, tag: "in", word: "in", end: node.start }, node);
    else if (node.word === "|" && vargas.length > 1 && nodes[at + 1]?.tag === "varga" && at > 0)
      result.push({ ...node, word: "," });
    else if (PLACED.has(node.tag) && nodes[at - 1]?.tag === "varga")
      result.push({ ...node, tag: "in", word: "in", end: node.start }, node);
    else result.push(node);
  }
  return result;
}

/** Shorter ones are a mark of what stands before them. */
const LEAST_ASIDE = 3;

/** "Venus: Leo (not the sign your magazine gives you)": speaks of what others say, and of nothing of the chart. */
export function withoutAside(nodes: readonly Node[]): readonly Node[] {
  const open = nodes.findIndex(({ word }) => word === "(");
  const close = nodes.findIndex(({ word }, at) => word === ")" && at > open);
  const inside = nodes.slice(open + 1, close);
  const isSaying = (node: Node): boolean =>
    !isHarmless(node) && !["signword", "houseword", "planetword"].includes(node.tag);
  if (open < 1 || close < 0 || inside.length < LEAST_ASIDE || inside.some(isSaying)) return nodes;
  return [...nodes.slice(0, open), ...nodes.slice(close + 1)];
}

/** "It isn't Jupiter who rules your first": who, and what is said of whom, in one. */
export function withoutCleft(nodes: readonly Node[]): readonly Node[] {
  const relative = nodes.findIndex(({ word }) => /^(who|which|that)$/.test(word));
  const isCleft =
    nodes[0]?.word === "it" &&
    /^(is|isn't|was|wasn't)$/.test(nodes[1]?.word ?? "") &&
    relative > 1 &&
    relative < 8 &&
    nodes.slice(2, relative).some(({ tag }) => ["who", "rashi", "house", "nak"].includes(tag));
  // "It is the Sun only which …": lays stress, and counts nobody.
  const told = nodes.slice(1, relative).filter(({ tag }) => tag !== "only");
  return isCleft ? [...told, ...nodes.slice(relative + 1)] : nodes;
}

/** "Neither alone nor idle, Mars …", "Not without cost, …": a denial of its own, of nothing that follows. */
export function withoutLead(nodes: readonly Node[]): readonly Node[] {
  const pause = nodes.findIndex(({ word }) => word === ",");
  const lead = nodes.slice(0, pause);
  const isOwn =
    /^(neither|not|without|nothing|hardly)$/.test(lead[0]?.word ?? "") &&
    lead.length > 1 &&
    lead
      .slice(1)
      .every(
        ({ tag, word }) =>
          (tag === "w" && !/^(so|true)$/.test(word)) || tag === "neg" || tag === "only" || tag === "and",
      );
  return pause > 0 && isOwn ? nodes.slice(pause + 1) : nodes;
}

/** "Sirf aapka chaturthesh nahi, lagnesh bhi hai": the lord of both. */
function withBothRoles(nodes: readonly Node[]): readonly Node[] {
  const only = nodes.findIndex(({ tag }) => tag === "only" || tag === "notonly");
  const deny = nodes.findIndex(({ tag }, at) => at > only && tag === "neg");
  const isLord = ({ role }: Node): boolean => role?.by === "house";
  const one = nodes.slice(0, deny).findLastIndex((node, at) => at > only && isLord(node));
  const other = nodes.findIndex((node, at) => at > deny && isLord(node));
  const also = nodes[other + 1];
  const [first, second] = [nodes[one], nodes[other]];
  if (only < 0 || deny - only > 5 || first?.role?.by !== "house" || second?.role?.by !== "house") return nodes;
  if (other - deny > 4 || !/^(भी|bhi)$/.test(also?.word ?? "")) return nodes;
  const both: Node = { ...first, role: { by: "house", houses: [...first.role.houses, ...second.role.houses] } };
  return [...nodes.slice(0, only), ...nodes.slice(only + 1, one), both, ...nodes.slice(other + 2)];
}

/** "केतु ही नहीं, सूर्य भी": the one and the other. */
export function withoutNotOnly(given: readonly Node[]): readonly Node[] {
  const nodes = withBothRoles(given);
  const at = nodes.findIndex(
    ({ tag }, index) =>
      tag === "neg" && /^(ही|hi)$/.test(nodes[index - 1]?.word ?? "") && nodes[index - 2]?.tag === "who",
  );
  const [comma, other] = nodes.slice(at + 1, at + 3);
  if (at < 0 || comma?.word !== "," || other?.tag !== "who") return nodes;
  return [...nodes.slice(0, at - 1), { ...comma, tag: "and", word: "and" }, ...nodes.slice(at + 2)];
}

const BY_BIRTH = /^(birth|born|natally|natal)$/;

/** "Mercury, in Cancer by birth, becomes … of Leo in the navamsa": the sign of birth is no place in another chart. */
export function withBirthApart(nodes: readonly Node[]): readonly Node[] {
  const at = nodes.findIndex(({ tag }) => tag === "who");
  const [comma, put] = nodes.slice(at + 1, at + 3);
  const close = nodes.findIndex(({ word }, index) => word === "," && index > at + 2);
  const inside = nodes.slice(at + 2, close);
  const isBirth = inside.some(
    ({ tag, word, value }) => BY_BIRTH.test(word) || tag === "born" || (tag === "varga" && value === "D1"),
  );
  const isOther = nodes.slice(close).some(({ tag, value }) => tag === "varga" && value !== "D1");
  if (at < 0 || comma?.word !== "," || put?.tag !== "in" || close < 0 || !isBirth || !isOther) return nodes;
  const who = nodes[at] as Node;
  const stop = { tag: "w", word: ";", start: (nodes[close] as Node).start, end: (nodes[close] as Node).end };
  return [...nodes.slice(0, at + 1), ...inside, stop, who, ...nodes.slice(close + 1)];
}

const ALSO = /^(too|also|likewise|भी|bhi)$/;
const SO = /^(so|as)$/;
const BEING = /^(is|are|does|do|has|was|were)$/;

/** Where a tail begins that says the same of somebody else: "…, as is the Sun", "and so does Mars", "…, और चंद्र भी". */
function tailAt(
  nodes: readonly Node[],
  end: number,
): { readonly from: number; readonly who: readonly Node[] } | undefined {
  const isPart = (node: Node | undefined): boolean =>
    node !== undefined &&
    (node.tag === "who" || node.tag === "and" || node.tag === "poss" || /^(the|,|;)$/.test(node.word));
  const closed = /^(है|हैं|hai|hain|h)$/.test(nodes[end - 1]?.word ?? "") ? end - 1 : end;
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

/** "Mars is in your tenth house, and so is Venus": both, said of at once. */
export function withoutGap(nodes: readonly Node[]): readonly Node[] {
  const stop = nodes.findLastIndex(({ word }) => !/^[.!।"]$/.test(word)) + 1;
  const tail = tailAt(nodes, stop);
  if (!tail) return nodes;
  let end = tail.from;
  while (end > 0 && (nodes[end - 1]?.tag === "and" || /^[,;]$/.test(nodes[end - 1]?.word ?? ""))) end -= 1;
  const told = nodes.slice(0, end);
  const subject = told.findIndex(({ tag }) => tag === "who");
  if (subject < 0 || !told.some(({ tag }) => SAID_OF.has(tag))) return nodes;
  const first = told[subject] as Node;
  const more = tail.who.flatMap((who) => [{ tag: "and", word: "and", start: first.end, end: first.end }, who]);
  return [...told.slice(0, subject + 1), ...more, ...told.slice(subject + 1), ...nodes.slice(stop)];
}
const SAID_OF = new Set(["house", "rashi", "nak", "dign", "retro", "combust", "vargottama", "group", "direct"]);

/** "Two of the nine": what a count is taken from is no count. */
export function withoutTotals(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, at) => {
    const rest = nodes.slice(at + 1, at + 4).filter(({ tag }) => tag !== "planetword");
    const total = node.tag === "num" && rest[0]?.tag === "in" && rest[1]?.tag === "from";
    return total ? [{ ...node, tag: "w" }] : [node];
  });
}

/** "Take the Moon as the first house and …": what the houses of the sentence are counted from. */
export function withReckoning(nodes: readonly Node[]): readonly Node[] {
  const as = nodes.findIndex(({ word }) => word === "as");
  const who = /^(taken|treated|counted|considered|read|used|reckoned)$/.test(nodes[as - 1]?.word ?? "")
    ? nodes[as - 2]
    : nodes[as - 1];
  const house = nodes
    .slice(as + 1, as + 3)
    .find(({ tag, value, body }) => (tag === "house" && value === 1) || body === "lagna");
  if (
    as < 0 ||
    who?.tag !== "who" ||
    !house ||
    !/^(take|taking|count|counting|treat|treating|with|consider|using|use)$/.test(nodes[0]?.word ?? "")
  )
    return nodes;
  const rest = nodes.slice(nodes.indexOf(house) + 1);
  const from: Node = { ...who, tag: "from", word: "from", end: who.start };
  return [from, who, ...rest.slice(rest[0]?.tag === "and" || rest[0]?.word === "," ? 1 : 0)];
}
