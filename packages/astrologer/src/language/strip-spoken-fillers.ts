import type { TaggedToken } from "./tag-tokens.ts";
import { POINTING, ASSENT, BACK, BACK_IN, ASKED, VERB } from "./strip-spoken-fillers.data.ts";
import { HINDI_COPULA } from "./hindi-particles.data.ts";

/**
 * Removes phrases that occur in speech but not in writing: "the Moon, that is, it …", questions that the speaker answers at once,
 * repeated words.
 */

/** Maximum number of words between "jo" and "hai". */
const MAX_WORDS_BETWEEN = 3;

/**
 * "शनि जो है ना वो …", "दसवें घर का जो स्वामी है वो …": a topic is introduced and then commented on.
 * @returns the tokens to keep and the index after the phrase
 */
function matchTopicPhrase(
  nodes: readonly TaggedToken[],
  at: number,
): { readonly stays: readonly TaggedToken[]; readonly end: number } | undefined {
  if (!POINTING.test(nodes[at]?.word ?? "")) return undefined;
  const copula = nodes.slice(at + 1, at + 2 + MAX_WORDS_BETWEEN).findIndex(({ word }) => HINDI_COPULA.test(word));
  if (copula < 0) return undefined;
  const between = nodes.slice(at + 1, at + 1 + copula);
  if (between.some(({ tag }) => tag === "in" || tag === "neg")) return undefined;
  let index = at + 2 + copula;
  while (ASSENT.test(nodes[index]?.word ?? "")) index += 1;
  const back = nodes[index];
  if (!back || !(BACK.test(back.word) || BACK_IN.test(back.word))) return undefined;
  const stays = between.filter(({ tag }) => tag !== "w");
  return { stays: BACK.test(back.word) ? stays : [...stays, { ...back, tag: "in", word: "में" }], end: index + 1 };
}

/**
 * "… ka maalik kaun hua, Shani hua": a question that the speaker answers at once.
 * @returns the index where the answer begins
 */
function matchSelfAnsweredQuestion(nodes: readonly TaggedToken[], at: number): number | undefined {
  if (!ASKED.test(nodes[at]?.word ?? "")) return undefined;
  const comma = VERB.test(nodes[at + 1]?.word ?? "") ? at + 2 : at + 1;
  return nodes[comma]?.word === "," && nodes[comma + 1] !== undefined ? comma + 1 : undefined;
}

/**
 * "No, no, …", "नहीं नहीं …": a reply to someone; it negates nothing that follows.
 * @returns the index after it
 */
function matchRepeatedNegation(nodes: readonly TaggedToken[], at: number): number | undefined {
  const [first, next] = [nodes[at], nodes[at + 1]];
  const again = next?.word === "," ? nodes[at + 2] : next;
  if (first?.tag !== "neg" || again?.tag !== "neg" || again.word !== first.word) return undefined;
  const end = next === again ? at + 2 : at + 3;
  return nodes[end]?.word === "," ? end + 1 : end;
}

/** "सन 1990": a year, not the Sun. */
const isYearWord = (nodes: readonly TaggedToken[], at: number): boolean =>
  nodes[at]?.word === "सन" && /^\d{4}$/.test(nodes[at + 1]?.word ?? "");

/** "Simha m", "6 ghr m": short for "me". "Ketu-free": without Ketu. */
function expandShortForm(node: TaggedToken, before: TaggedToken | undefined): TaggedToken {
  const isPlace = /^(rashi|houseword|ord|nak|signword|house|starword)$/.test(before?.tag ?? "");
  if (isPlace && /^(m|mn|mm)$/.test(node.word)) return { ...node, tag: "in", word: "me" };
  return node.word === "free" && before?.word === "-" && before.end === node.start
    ? { ...node, tag: "neg", word: "not" }
    : node;
}

/** The tokens without spoken fillers. */
export function stripSpokenFillers(nodes: readonly TaggedToken[]): TaggedToken[] {
  const result: TaggedToken[] = [];
  for (let at = 0; at < nodes.length;) {
    const pointed = matchTopicPhrase(nodes, at);
    const next = pointed?.end ?? matchSelfAnsweredQuestion(nodes, at) ?? matchRepeatedNegation(nodes, at);
    const node = nodes[at] as TaggedToken;
    if (pointed) result.push(...pointed.stays);
    else if (next === undefined)
      result.push(isYearWord(nodes, at) ? { ...node, tag: "w" } : expandShortForm(node, nodes[at - 1]));
    at = next ?? at + 1;
  }
  return result;
}
