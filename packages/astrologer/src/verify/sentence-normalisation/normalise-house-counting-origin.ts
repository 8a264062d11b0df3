import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import { THEN, OWN_CHART, TAKEN, COUNTED } from "./normalise-house-counting-origin.data.ts";
import { FROM_PARTICLE, OBJECT_PARTICLE } from "../../language/hindi-particles.data.ts";

/** Reference points named apart from the houses: "चंद्र कुंडली में …", "चंद्र को लग्न मानें तो …". */

const FIRST = /^(लग्न|lagna|lagn|प्रथम|पहला|pratham|pehla)(?: |$)/;

interface CountingOrigin {
  readonly from: Body;
  readonly start: number;
  readonly end: number;
}

const getBody = ({ tag, body }: SyntaxNode): Body | undefined =>
  tag === "moonsign" ? "moon" : tag === "sunsign" ? "sun" : tag === "who" && body !== "lagna" ? body : undefined;

/** The index after the function words that follow a reference point. */
function skipConnectives(nodes: readonly SyntaxNode[], at: number): number {
  let index = at;
  while (THEN.test(nodes[index]?.word ?? "")) index += 1;
  return index;
}

function findCountingOrigin(nodes: readonly SyntaxNode[], at: number): CountingOrigin | undefined {
  const node = nodes[at] as SyntaxNode;
  const from = getBody(node);
  const [next, then, third] = nodes.slice(at + 1, at + 4);
  if (from === undefined || !next) return undefined;
  const isSunOrMoon = from === "moon" || from === "sun";
  if (isSunOrMoon && OWN_CHART.test(next.word) && (then?.tag === "in" || then?.tag === "of" || then?.tag === "from"))
    return { from, start: at, end: at + 3 };
  // "चंद्र राशि से", "Chandra lagna se".
  const isPoint = node.tag !== "who" || / (लग्न|lagna|lagn)$/.test(node.word);
  if (next.tag === "from" && FROM_PARTICLE.test(next.word)) {
    if (COUNTED.test(then?.word ?? "")) return { from, start: at, end: skipConnectives(nodes, at + 3) };
    return isPoint ? { from, start: at, end: at + 2 } : undefined;
  }
  const isTaken = OBJECT_PARTICLE.test(next.word) && FIRST.test(then?.word ?? "");
  const verb = third?.tag === "houseword" ? at + 4 : at + 3;
  return isTaken && TAKEN.test(nodes[verb]?.word ?? "")
    ? { from, start: at, end: skipConnectives(nodes, verb + 1) }
    : undefined;
}

/** Counts the houses of a sentence from its reference point; returns other sentences unchanged. */
export function normaliseHouseCountingOrigin(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  for (const at of nodes.keys()) {
    const found = findCountingOrigin(nodes, at);
    if (!found) continue;
    const rest = [...nodes.slice(0, found.start), ...nodes.slice(found.end)];
    const isStatement = rest.some(({ tag }) => tag === "who") && rest.some(({ tag }) => tag === "house");
    if (!isStatement) continue;
    return rest.map((node) =>
      node.tag === "house" && node.fromBody === undefined ? { ...node, fromBody: found.from } : node,
    );
  }
  return nodes;
}
