import { type SyntaxNode, type CueTag, createCue, retag } from "../../language/syntax-node.ts";

/** A record on one line, "केतु — राशि: कर्क, भाव: 7, नक्षत्र: आश्लेषा", rewritten as a sentence. */

const PART = /^[,|;]$/;
const LABELS = new Set(["signword", "houseword", "starword", "pada", "phase", "lagna", "degree"]);
const VALUES = new Set(["rashi", "house", "ord", "num", "nak", "arc", "pada", "phase"]);
const isMark = ({ word }: SyntaxNode): boolean => /^[-–—:|•*]$/.test(word);

const createImpliedNode = (tag: CueTag, word: string, beside: SyntaxNode): SyntaxNode =>
  createCue(tag, word, { start: beside.start, end: beside.start });

interface Pair {
  readonly label: SyntaxNode;
  readonly value: SyntaxNode;
}

/** "राशि: कर्क"; a combined pada node is both label and value. */
function parsePair(part: readonly SyntaxNode[]): Pair | undefined {
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

function splitParts(nodes: readonly SyntaxNode[]): readonly (readonly SyntaxNode[])[] {
  const parts: SyntaxNode[][] = [[]];
  for (const node of nodes) {
    if (PART.test(node.word)) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.filter((part) => part.length > 0);
}

function buildPlaceNode({ label, value }: Pair): SyntaxNode | undefined {
  if (label.tag === "houseword")
    return Number(value.value) <= 12 ? retag(value, { tag: "house", value: Number(value.value) }) : undefined;
  return label.tag === "phase" || label.tag === "pada" ? retag(value, { tag: "pada", value: value.value }) : value;
}

/**
 * Rewrites a record as a sentence and returns other sentences unchanged. A record without a name is about the Moon, whose sign and
 * nakshatra identify a birth.
 */
export function normaliseKeyValueRecord(sentence: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const line = sentence.filter(({ word }) => !/^[.।*]$/.test(word));
  const named = line[0]?.tag === "who" && line[0].body !== "lagna" ? line[0] : undefined;
  const from = named ? line.findIndex((node, at) => at > 0 && !isMark(node)) : 0;
  const pairs = splitParts(line.slice(from)).map(parsePair);
  if (pairs.length < 2 || pairs.includes(undefined)) return sentence;
  const pairsFound = pairs as readonly Pair[];
  const bodyPairs = pairsFound.filter(({ label }) => label.tag !== "who" && label.tag !== "lagna");
  const rising = pairsFound.find(({ label }) => label.tag === "who" || label.tag === "lagna");
  const listsStarAndSign =
    bodyPairs.some(({ label }) => label.tag === "starword") && bodyPairs.some(({ label }) => label.tag === "signword");
  if (bodyPairs.length === 0 || !(named || listsStarAndSign)) return sentence;
  const [first] = sentence as [SyntaxNode];
  const who =
    named ??
    retag({ word: "चंद्र", start: first.start, end: first.start }, { tag: "who", body: "moon", role: { by: "name" } });
  const places = bodyPairs.flatMap((pair) => buildPlaceNode(pair) ?? []);
  const lagna = rising
    ? [
        createImpliedNode("w", ";", rising.label),
        rising.label,
        createImpliedNode("in", "in", rising.value),
        rising.value,
      ]
    : [];
  return [who, createImpliedNode("in", "में", places[0] ?? who), ...places, ...lagna];
}
