import { SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { isGraha, type Scene } from "../scene.ts";
import { found, placeId, type Truth, undecided } from "../truth/truth.ts";
import {
  AGAINST,
  AGAINST_OF,
  AGAINST_TO,
  DEGREE_WORDS,
  EQUAL,
  HINDI_AGAINST,
  LESS,
  MORE,
  STRENGTH_WORDS,
} from "./scale-words.data.ts";

/** On what two or more are measured, which way, and who is measured against whom. */

export type Scale = "strength" | "degree";
/** More, or less. */
export type Way = 1 | -1;

export interface Shadbala {
  readonly rupas: number;
  readonly ratio: number;
  readonly rank: number;
}
export const shadbala = (truth: Truth, graha: string): Shadbala | undefined =>
  truth.fact(`shadbala-${graha}`)?.value as Shadbala | undefined;

const isIn = (words: ReadonlySet<string>, { word }: Node): boolean =>
  word.includes(" ") ? word.split(" ").some((part) => words.has(part)) : words.has(word);
export const isScaleWord = (node: Node): boolean =>
  node.tag === "shadbala" || node.tag === "degree" || isIn(DEGREE_WORDS, node) || isIn(STRENGTH_WORDS, node);

/** The scale that a sentence names; of degrees it speaks only where no strength is named. */
export function scaleOf({ sentence, nodes }: Scene): Scale | undefined {
  if (sentence.some(({ tag }) => tag === "shadbala")) return "strength";
  const isDegree = (node: Node): boolean => node.tag !== "arc" && isIn(DEGREE_WORDS, node);
  if (sentence.some(isDegree)) return "degree";
  // "Further along in its sign", "apni rashi me aage".
  const isInSign = nodes.some(({ tag, value }) => tag === "signword" || (tag === "dign" && value === "own"));
  if (isInSign && nodes.some(({ word }) => ALONG.test(word))) return "degree";
  const isStrength = (node: Node): boolean => ["compare", "quality"].includes(node.tag) || isIn(STRENGTH_WORDS, node);
  return nodes.some(isStrength) ? "strength" : undefined;
}

const ALONG = /^(further|farther|along|ahead|behind|advanced|आगे|पीछे|aage|agey|peeche|piche)( |$)/;

/** "More", "behind", "से आगे है": which way a word points; "is beaten by" points the other. */
export function wayOf(node: Node, next: Node | undefined): Way | undefined {
  if (node.tag === "compare") return node.value === -1 ? -1 : 1;
  if (["neg", "who", "empty", "none", "rank", "quality"].includes(node.tag))
    return node.tag === "quality" ? (Number(node.value) as Way) : undefined;
  const way = isIn(MORE, node) ? 1 : isIn(LESS, node) ? -1 : undefined;
  return way && next?.word === "by" ? (-way as Way) : way;
}

/** Words that point somewhere, all of them the same way. */
export function pointing(nodes: readonly Node[]): { readonly way: Way; readonly nodes: readonly Node[] } | undefined {
  const told = nodes.filter((node, at) => wayOf(node, nodes[at + 1]) !== undefined && !isBeforeHim(nodes, at));
  const ways = new Set(told.map((node) => wayOf(node, nodes[nodes.indexOf(node) + 1])));
  const [way] = ways;
  return way !== undefined && ways.size === 1 ? { way, nodes: told } : undefined;
}

/** "सूर्य के आगे शुक्र फीका है": where another is measured, and not yet which way. */
function isBeforeHim(nodes: readonly Node[], at: number): boolean {
  const [lead, next] = [nodes[at - 1], nodes[at + 1]];
  const isPlace = /^(आगे|aage|agey)$/.test(nodes[at]?.word ?? "") && lead?.tag === "of";
  return isPlace && next !== undefined && !(next.tag === "leave" || next.tag === "neg" || GOING.test(next.word));
}
const GOING = /^(है|हैं|हो|था|थे|रह|निकल|बढ|चल|जा|गया|ही|hai|hain|h$|tha|rah|nikal|badh|chal|ja|gaya|hi$|[.,।!])/;

export const isEqual = (node: Node): boolean => node.tag !== "who" && isIn(EQUAL, node);

const isSmall = ({ tag, word }: Node): boolean =>
  tag === "poss" || /^(the|a|that|those|even|only|ही|भी|तो|hi|bhi|to|toh)$/.test(word);

/** Whether a name is what another is measured against: "than Mars", "ahead of Mars", "मंगल से", "मंगल के आगे". */
export function isAgainst(nodes: readonly Node[], who: Node): boolean {
  const here = nodes.indexOf(who);
  const lead = nodes.slice(0, here).filter((node) => !isSmall(node));
  const [last, first] = [lead.at(-1), lead.at(-2)];
  if (last && isBefore(last, first)) return true;
  const after = nodes.slice(here + 1).filter((node) => !isSmall(node));
  const own = after[0]?.tag === "of" && after[1] && isScaleWord(after[1]) ? after.slice(2) : after;
  const [mark, word] = own[0]?.tag === "of" ? [own[0], own[1]] : [undefined, own[0]];
  const [opening = ""] = word?.word.split(" ") ?? [];
  return mark ? HINDI_AGAINST.has(opening) : /^(से|se)$/.test(opening);
}

function isBefore(last: Node, first: Node | undefined): boolean {
  const [end = ""] = last.word.split(" ").slice(-1);
  const lead = last.word.includes(" ") ? (last.word.split(" ").at(-2) ?? "") : (first?.word ?? "");
  if (/^(jitna|jitni|jitne|जितना|जितनी|जितने)$/.test(last.word)) return true;
  if (end === "to" || end === "with") return AGAINST_TO.has(lead);
  if (end === "of") return AGAINST_OF.has(lead);
  return AGAINST.has(end);
}

/** "शुक्र शनि को पीछे छोड़ता है", "puts … ahead": of him whom को marks, where he stands by it. */
const BEATEN = /^(हरा|हराता|हराती|मात|पछाड|पछाडता|hara|harata|haraata|maat|pachhad|pachhadta)$/;
export function isBeaten(nodes: readonly Node[], who: Node): boolean | undefined {
  const [mark, ...rest] = nodes.slice(nodes.indexOf(who) + 1);
  if (!/^(को|ko)$/.test(mark?.word ?? "")) return undefined;
  if (rest.some(({ word }) => BEATEN.test(word))) return true;
  const pointed = pointing(rest);
  return pointed && pointed.way < 0;
}

/** By its ratio one may be the stronger and by its rupas the weaker, and few say which is meant: then it is not untrue. */
const either = (byRank: boolean, byRupas: boolean, ...facts: string[]): Finding =>
  byRank || !byRupas ? found(byRank, ...facts) : undecided(...facts);

/** Whether the first stands higher on a scale than the second. */
export function standsHigher(truth: Truth, scale: Scale, first: Graha, second: Graha): Finding {
  const { planets } = truth.ground.view;
  if (scale === "degree")
    return found(planets[first].degreeInSign > planets[second].degreeInSign, placeId(first), placeId(second));
  const [one, other] = [shadbala(truth, first), shadbala(truth, second)];
  if (!one || !other) return undecided();
  return either(one.rank < other.rank, one.rupas > other.rupas, `shadbala-${first}`, `shadbala-${second}`);
}

/** Whether nobody stands higher than one, or nobody lower; in degrees it cannot be told where the nodes alone make the difference. */
export function standsAtEnd(truth: Truth, scale: Scale, graha: Graha, way: Way): Finding {
  if (scale === "strength") {
    const bala = shadbala(truth, graha);
    const isUtmost = ({ rupas }: Shadbala): boolean =>
      SAPTA_GRAHAS.every((other) => ((shadbala(truth, other)?.rupas ?? rupas) - rupas) * way <= 0);
    if (bala) return either(bala.rank === (way > 0 ? 1 : SAPTA_GRAHAS.length), isUtmost(bala), `shadbala-${graha}`);
    return graha === "rahu" || graha === "ketu" ? found(false) : undecided();
  }
  const beats = (other: Graha): boolean =>
    other === graha || standsHigher(truth, scale, graha, other).holds === way > 0;
  const [seven, nine] = [SAPTA_GRAHAS.every(beats), GRAHAS.every(beats)];
  return seven === nine ? found(nine, placeId(graha)) : undecided(placeId(graha));
}

/** Grahas that a clause names, each once. */
export const namedIn = ({ groups }: Scene): readonly Graha[] => [
  ...new Set(groups.flatMap(({ bodies }) => bodies).filter(isGraha)),
];
