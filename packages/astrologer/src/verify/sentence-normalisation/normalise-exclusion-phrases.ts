import { type SyntaxNode, createCue } from "../../language/syntax-node.ts";
import { FROM_PARTICLE } from "../../language/hindi-particles.data.ts";
import { HINDI_INSTEAD, OUT, BECOME_VERBS } from "./exclusion-phrases.data.ts";

/**
 * Rewrites exclusions as positive or negative statements: "anywhere but in Leo" and "outside the
 * kendras" mean not there, "no one but Mars" is only Mars, and "Virgo rather than Leo" is Virgo.
 */

const PLACES = new Set(["rashi", "house", "group", "nak"]);
const PERIODS = new Set(["sadesati", "dhaiya", "dosha"]);
const EXCEPT = /^(other than|but|except|except for|besides|save|save for|barring|excluding|excepting)$/;

const isFunctionWord = ({ tag, word }: SyntaxNode): boolean =>
  tag === "poss" || /^(the|a|an|any|all|very|of)$/.test(word);

interface ExclusionMatch {
  readonly nodes: readonly SyntaxNode[];
  readonly length: number;
  /** Whether the question mark of the sentence is rhetorical. */
  readonly isRhetorical?: boolean;
}
export type ExclusionRule = (nodes: readonly SyntaxNode[], at: number) => ExclusionMatch | undefined;

/** The index of the next node that is not a function word. */
function skipFunctionWords(nodes: readonly SyntaxNode[], at: number): number {
  let index = at;
  while (nodes[index] && isFunctionWord(nodes[index] as SyntaxNode)) index += 1;
  return index;
}

const matchNobody = (nodes: readonly SyntaxNode[], at: number): number => {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (first?.tag === "empty" || first?.tag === "none" || /^(nobody|nothing|no one)$/.test(first?.word ?? "")) return 1;
  return first?.tag === "neg" && (second?.tag === "planetword" || second?.word === "one") ? 2 : 0;
};

/** "No planet but Mars", "none other than Mars": only Mars. */
const matchNobodyBut: ExclusionRule = (nodes, at) => {
  const who = matchNobody(nodes, at);
  const except = nodes[at + who];
  const then = skipFunctionWords(nodes, at + who + 1);
  if (who === 0 || !except || !EXCEPT.test(except.word) || nodes[then]?.tag !== "who") return undefined;
  return { nodes: [createCue("only", "only", except), nodes[then]], length: then + 1 - at };
};

/** "No | sign other than | Leo", where the words form one node. */
const matchNoSignOtherThan: ExclusionRule = (nodes, at) => {
  const [no, except] = nodes.slice(at, at + 2);
  if (no?.word !== "no" || !/ (?:other than|but|except)$/.test(except?.word ?? "")) return undefined;
  const then = skipFunctionWords(nodes, at + 2);
  return PLACES.has(nodes[then]?.tag ?? "") ? { nodes: [nodes[then] as SyntaxNode], length: then + 1 - at } : undefined;
};

/** "Anywhere but in your tenth", "everywhere except Leo": not there. */
const matchAnywhereBut: ExclusionRule = (nodes, at) => {
  const [where, except] = nodes.slice(at, at + 2);
  if (!where || !except || !/^(anywhere|everywhere|somewhere|elsewhere)$/.test(where.word) || !EXCEPT.test(except.word))
    return undefined;
  const isIn = nodes[at + 2]?.tag === "in";
  const place = skipFunctionWords(nodes, at + (isIn ? 3 : 2));
  if (!PLACES.has(nodes[place]?.tag ?? "")) return undefined;
  return { nodes: [createCue("neg", "not", where), createCue("in", "in", except)], length: isIn ? 3 : 2 };
};

/** "Outside the kendras", "none of the trikonas", "out of Sade Sati": not there. */
const matchOutside: ExclusionRule = (nodes, at) => {
  const [first, second] = nodes.slice(at, at + 2);
  if (!first) return undefined;
  const isNone = first.tag === "none" && second?.tag === "of";
  const isOut = /^(out|free|clear|rid)$/.test(first.word) && /^(of|from)$/.test(second?.word ?? "");
  const isOutside = /^(outside|beyond)$/.test(first.word);
  const from = isOutside ? 1 : isNone || isOut ? 2 : 0;
  const then = skipFunctionWords(nodes, at + from);
  const foundTag = nodes[then]?.tag ?? "";
  if (from === 0 || !(PERIODS.has(foundTag) || (PLACES.has(foundTag) && !(isOut && nodes[at - 1]?.tag !== "w"))))
    return undefined;
  const denial = createCue("neg", "not", first);
  return { nodes: PERIODS.has(foundTag) ? [denial] : [denial, createCue("in", "in", first)], length: from };
};

/** "त्रिकोण से बाहर", "sade sati se mukt": not there. */
const matchHindiOutside: ExclusionRule = (nodes, at) => {
  const [place, from, out] = nodes.slice(at, at + 3);
  if (!place || !from || !out || !/^(से|के|se|ke)$/.test(from.word)) return undefined;
  if (PERIODS.has(place.tag) && OUT.test(out.word)) return { nodes: [place, createCue("neg", "nahi", out)], length: 3 };
  // "साढ़ेसाती से आप इस समय बाहर हैं".
  const later = nodes.slice(at + 2, at + 7).findIndex(({ word }) => OUT.test(word));
  if (PERIODS.has(place.tag) && later > 0) {
    const between = nodes.slice(at + 2, at + 2 + later);
    return {
      nodes: [place, ...between, createCue("neg", "nahi", nodes[at + 2 + later] as SyntaxNode)],
      length: later + 3,
    };
  }
  if (!OUT.test(out.word)) return undefined;
  if (!PLACES.has(place.tag)) return undefined;
  return { nodes: [place, createCue("in", "me", from), createCue("neg", "nahi", out)], length: 3 };
};

/** "Virgo rather than Leo", "सिंह के बजाय कन्या": removes the excluded place if the actual one is stated beside it. */
const matchInsteadOf: ExclusionRule = (nodes, at) => {
  const first = nodes[at];
  if (!first) return undefined;
  const hasAlternative = (place: SyntaxNode, rest: readonly SyntaxNode[]): boolean =>
    PLACES.has(place.tag) && rest.some((other) => other.tag === place.tag && other.value !== place.value);
  if (/^(instead of|rather than)$/.test(first.word)) {
    const then = skipFunctionWords(nodes, at + (nodes[at + 1]?.tag === "in" ? 2 : 1));
    const place = nodes[then];
    if (!place || !hasAlternative(place, [...nodes.slice(0, at), ...nodes.slice(then + 1)])) return undefined;
    const pause = nodes[then + 1]?.word === "," && at === 0 ? 1 : 0;
    return { nodes: [], length: then + 1 + pause - at };
  }
  const links = nodes.slice(at + 1, at + 4);
  const instead = links.findIndex(({ word }) => HINDI_INSTEAD.test(word));
  const isLinked = links
    .slice(0, Math.max(0, instead))
    .every(({ tag, word }) => tag === "of" || tag === "in" || /^(राशि|rashi|भाव|bhav)$/.test(word));
  if (instead < 1 || !isLinked || !hasAlternative(first, nodes.slice(at + instead + 2))) return undefined;
  return { nodes: [], length: instead + 2 };
};

/** "Vargottam kahan se ho gaya …?": a rhetorical question that denies. */
const matchRhetoricalDenial: ExclusionRule = (nodes, at) => {
  const [where, from, became] = nodes.slice(at, at + 3);
  if (!where || !/^(कहां|kahan|kahaan)$/.test(where.word) || !FROM_PARTICLE.test(from?.word ?? "")) return undefined;
  if (!BECOME_VERBS.test(became?.word ?? "")) return undefined;
  return { nodes: [createCue("neg", "nahi", where)], length: 2, isRhetorical: true };
};

export const EXCLUSION_RULES: readonly ExclusionRule[] = [
  matchNobodyBut,
  matchNoSignOtherThan,
  matchAnywhereBut,
  matchOutside,
  matchHindiOutside,
  matchInsteadOf,
  matchRhetoricalDenial,
];

/** The match of the first rule that applies at an index. */
function matchExclusion(
  rules: readonly ExclusionRule[],
  nodes: readonly SyntaxNode[],
  at: number,
): ExclusionMatch | undefined {
  for (const rule of rules) {
    const found = rule(nodes, at);
    if (found) return found;
  }
  return undefined;
}

export function normaliseExclusions(
  nodes: readonly SyntaxNode[],
  rules: readonly ExclusionRule[],
): readonly SyntaxNode[] {
  const result: SyntaxNode[] = [];
  let isRhetorical = false;
  for (let at = 0; at < nodes.length;) {
    const found = matchExclusion(rules, nodes, at);
    isRhetorical ||= found?.isRhetorical === true;
    const node = nodes[at] as SyntaxNode;
    result.push(...(found?.nodes ?? [isRhetorical && node.word === "?" ? { ...node, word: "." } : node]));
    at += found?.length ?? 1;
  }
  return result;
}
