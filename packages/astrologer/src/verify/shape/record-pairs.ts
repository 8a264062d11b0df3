import type { Node } from "../../language/node.ts";

/** A record on one line, "केतु — राशि: कर्क, भाव: 7, नक्षत्र: आश्लेषा": put as the sentence it stands for. */

const PART = /^[,|;]$/;
const LABELS = new Set(["signword", "houseword", "starword", "pada", "phase", "lagna", "degree"]);
const VALUES = new Set(["rashi", "house", "ord", "num", "nak", "arc", "pada", "phase"]);
const isMark = ({ word }: Node): boolean => /^[-–—:|•*]$/.test(word);

const meant = (tag: string, word: string, beside: Node, more: Partial<Node> = {}): Node => ({
  tag,
  word,
  start: beside.start,
  end: beside.start,
  ...more,
});

interface Pair {
  readonly label: Node;
  readonly value: Node;
}

/** "राशि: कर्क"; a quarter that has been put together is both in one. */
function pairOf(part: readonly Node[]): Pair | undefined {
  const [first, colon, value, ...more] = part;
  if (!first) return undefined;
  if (part.length === 1 && (first.tag === "pada" || first.tag === "phase")) return { label: first, value: first };
  const isLabel = LABELS.has(first.tag) || (first.tag === "who" && first.body === "lagna");
  return isLabel &&
    colon?.word === ":" &&
    value &&
    VALUES.has(value.tag) &&
    more.every(({ tag }) => tag === "signword" || tag === "houseword")
    ? { label: first, value }
    : undefined;
}

function partsOf(nodes: readonly Node[]): readonly (readonly Node[])[] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (PART.test(node.word)) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.filter((part) => part.length > 0);
}

function placeOf({ label, value }: Pair): Node | undefined {
  if (label.tag === "houseword") return Number(value.value) <= 12 ? { ...value, tag: "house" } : undefined;
  return label.tag === "phase" || label.tag === "pada" ? { ...value, tag: "pada" } : value;
}

/** The sentence of a record; any other as it is. Of no name it is the Moon's, by whom a birth is called. */
export function asRecord(sentence: readonly Node[]): readonly Node[] {
  const line = sentence.filter(({ word }) => !/^[.।*]$/.test(word));
  const named = line[0]?.tag === "who" && line[0].body !== "lagna" ? line[0] : undefined;
  const from = named ? line.findIndex((node, at) => at > 0 && !isMark(node)) : 0;
  const pairs = partsOf(line.slice(from)).map(pairOf);
  if (pairs.length < 2 || pairs.includes(undefined)) return sentence;
  const told = pairs as readonly Pair[];
  const own = told.filter(({ label }) => label.tag !== "who" && label.tag !== "lagna");
  const rising = told.find(({ label }) => label.tag === "who" || label.tag === "lagna");
  const isOfBirth =
    own.some(({ label }) => label.tag === "starword") && own.some(({ label }) => label.tag === "signword");
  if (own.length === 0 || !(named || isOfBirth)) return sentence;
  const [first] = sentence as [Node];
  const who = named ?? meant("who", "चंद्र", first, { body: "moon", role: { by: "name" } });
  const places = own.flatMap((pair) => placeOf(pair) ?? []);
  const lagna = rising
    ? [meant("w", ";", rising.label), rising.label, meant("in", "in", rising.value), rising.value]
    : [];
  return [who, meant("in", "में", places[0] ?? who), ...places, ...lagna];
}
