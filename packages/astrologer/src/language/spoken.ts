import type { Tagged } from "./tag.ts";

/** What speech puts in that writing leaves out: "the Moon, that is, it …", a question asked to be answered at once, a word said twice. */

const POINTING = /^(जो|jo)$/;
const COPULA = /^(है|हैं|hai|hain|h)$/;
const ASSENT = /^(ना|न|na|,)$/;
const BACK = /^(वो|वह|यह|ये|वे|wo|woh|vo|vah|ye|yeh)$/;
const BACK_IN = /^(उसमें|उसमे|usme|usmein|ismein|isme|इसमें)$/;
/** Words that may stand between "jo" and "hai". */
const MOST_BETWEEN = 3;

/** "शनि जो है ना वो …", "दसवें घर का जो स्वामी है वो …": somebody is pointed at, and spoken of after. @returns what stays, and how far it went */
function topic(
  nodes: readonly Tagged[],
  at: number,
): { readonly stays: readonly Tagged[]; readonly end: number } | undefined {
  if (!POINTING.test(nodes[at]?.word ?? "")) return undefined;
  const copula = nodes.slice(at + 1, at + 2 + MOST_BETWEEN).findIndex(({ word }) => COPULA.test(word));
  if (copula < 0) return undefined;
  const between = nodes.slice(at + 1, at + 1 + copula);
  if (between.some(({ tag }) => tag === "in" || tag === "neg")) return undefined;
  let here = at + 2 + copula;
  while (ASSENT.test(nodes[here]?.word ?? "")) here += 1;
  const back = nodes[here];
  if (!back || !(BACK.test(back.word) || BACK_IN.test(back.word))) return undefined;
  const stays = between.filter(({ tag }) => tag !== "w");
  return { stays: BACK.test(back.word) ? stays : [...stays, { ...back, tag: "in", word: "में" }], end: here + 1 };
}

const ASKED = /^(कौन|कहां|कहाँ|किधर|kaun|kahan|kahaan|kidhar)$/;
const VERB = /^(हुआ|हुई|है|बैठा|गया|गए|hua|hui|hai|baitha|gaya|gaye)$/;

/** "… ka maalik kaun hua, Shani hua": asked only so that it is answered. @returns where the answer begins */
function asked(nodes: readonly Tagged[], at: number): number | undefined {
  if (!ASKED.test(nodes[at]?.word ?? "")) return undefined;
  const comma = VERB.test(nodes[at + 1]?.word ?? "") ? at + 2 : at + 1;
  return nodes[comma]?.word === "," && nodes[comma + 1] !== undefined ? comma + 1 : undefined;
}

/** "No, no, …", "नहीं नहीं …": answers somebody, and denies nothing of what follows. @returns where that begins */
function answering(nodes: readonly Tagged[], at: number): number | undefined {
  const [first, next] = [nodes[at], nodes[at + 1]];
  const again = next?.word === "," ? nodes[at + 2] : next;
  if (first?.tag !== "neg" || again?.tag !== "neg" || again.word !== first.word) return undefined;
  const end = next === again ? at + 2 : at + 3;
  return nodes[end]?.word === "," ? end + 1 : end;
}

/** "सन 1990": a year, and no Sun. */
const isYearWord = (nodes: readonly Tagged[], at: number): boolean =>
  nodes[at]?.word === "सन" && /^\d{4}$/.test(nodes[at + 1]?.word ?? "");

/** "Simha m", "6 ghr m": written short for "me". "Ketu-free": without Ketu. */
function shortened(node: Tagged, before: Tagged | undefined): Tagged {
  const isPlace = /^(rashi|houseword|ord|nak|signword|house|starword)$/.test(before?.tag ?? "");
  if (isPlace && /^(m|mn|mm)$/.test(node.word)) return { ...node, tag: "in", word: "me" };
  return node.word === "free" && before?.word === "-" && before.end === node.start
    ? { ...node, tag: "neg", word: "not" }
    : node;
}

/** Words of a text without what speech alone puts in. */
export function withoutSpeech(nodes: readonly Tagged[]): Tagged[] {
  const result: Tagged[] = [];
  for (let at = 0; at < nodes.length;) {
    const pointed = topic(nodes, at);
    const next = pointed?.end ?? asked(nodes, at) ?? answering(nodes, at);
    const node = nodes[at] as Tagged;
    if (pointed) result.push(...pointed.stays);
    else if (next === undefined)
      result.push(isYearWord(nodes, at) ? { ...node, tag: "w" } : shortened(node, nodes[at - 1]));
    at = next ?? at + 1;
  }
  return result;
}
