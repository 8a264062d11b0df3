import type { Rashi } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import {
  findUnused,
  getNodeIndex,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { checkHouseSign } from "../chart-queries/check-placements.ts";
import { PLACE_TAGS } from "./resolve-chart-position.ts";
import { BACK_REFERENCES } from "./signs-of-houses.data.ts";

const MAX_WORDS_BETWEEN = 7;
/** Counts the nodes between two others, except possessives and other function words. */
const countWordsBetween = ({ nodes }: ClauseContext, first: number, second: number): number =>
  nodes
    .slice(Math.min(first, second) + 1, Math.max(first, second))
    .filter(({ tag, word }) => tag !== "poss" && tag !== "of" && tag !== "signword" && !/^(the|a|by|chart)$/.test(word))
    .length;

/** The sign of a house, with little in between: "Aries on the tenth", "दशम में मेष". */
export function readHouseSigns(context: ClaimDraft, isPersonal: boolean): void {
  const { truth, clause } = context;
  for (const house of findUnused(context, "house")) {
    const index = getNodeIndex(context, house);
    const signs = findUnused(context, "rashi").filter(
      (sign) => countWordsBetween(context, index, getNodeIndex(context, sign)) <= MAX_WORDS_BETWEEN,
    );
    const [sign] = signs.toSorted(
      (a, b) => Math.abs(getNodeIndex(context, a) - index) - Math.abs(getNodeIndex(context, b) - index),
    );
    if (!sign || isPersonal) continue;
    context.readings.push({
      type: clause.varga ? "varga" : "house_sign",
      ...getSpan(house, sign),
      evaluate: () => checkHouseSign(truth, house.value, sign.value, clause.varga, house.fromBody),
    });
    markUsed(context, house, sign);
    context.memory.house = house.value;
  }
}

/** "चतुर्थ भाव में तुला राशि, स्वामी …": the sign of a house that is described further. */
function findSignAfter({ nodes }: ClauseContext, house: SyntaxNode): SyntaxNode | undefined {
  const index = nodes.indexOf(house);
  const [bracket, inside, close] = nodes.slice(index + 1, index + 4);
  if (bracket?.word === "(" && inside?.tag === "rashi" && close?.word === ")") return inside;
  const next = nodes[index + 1];
  const sign = nodes[index + (next?.tag === "in" || next?.word === ":" ? 2 : 1)];
  const then = nodes.slice(index + 1).find(({ tag, start }) => start > (sign?.start ?? 0) && tag !== "signword");
  const after = nodes[nodes.indexOf(then as SyntaxNode) + 1];
  return sign?.tag === "rashi" && then?.word === "," && after?.tag === "lordword" ? sign : undefined;
}

/** "Sagittarius, where Mars sits, is your sixth house"; "10th house Aries hai". */
export function readSignOfHouse(context: ClaimDraft): void {
  const { truth, clause } = context;
  for (const house of context.nodes.filter(({ tag }) => tag === "house")) {
    const index = getNodeIndex(context, house);
    const next = findSignAfter(context, house) ?? context.nodes[index + 1];
    if (context.usedNodes.has(house) && next?.tag !== "rashi") continue;
    const lead = context.nodes.slice(0, index).findLast(({ tag, word }) => tag !== "poss" && word !== "the");
    const before = lead?.word === "is" ? context.nodes.slice(0, index).find(({ tag }) => tag === "rashi") : undefined;
    const after =
      next?.tag === "rashi" && context.nodes[index + 2]?.tag !== "in" && lead?.tag !== "in" ? next : undefined;
    const signAfter = findSignAfter(context, house);
    const sign = before ?? signAfter ?? after;
    if (
      !sign ||
      context.usedNodes.has(sign) ||
      (!signAfter && context.nodes[getNodeIndex(context, sign) - 1]?.tag === "in")
    )
      continue;
    context.readings.push({
      type: clause.varga ? "varga" : "house_sign",
      ...getSpan(house, sign),
      evaluate: () => checkHouseSign(truth, Number(house.value), sign.value as Rashi, clause.varga, house.fromBody),
    });
    markUsed(context, house, ...(before ? [] : [sign]));
    context.memory.house = Number(house.value);
  }
}

/** "Venus sits in your twelfth house, which is Taurus": the sign of the house mentioned before. */
export function readSignOfMentionedHouse(context: ClaimDraft): void {
  const words = context.nodes.filter(
    ({ tag, word }) => tag !== "poss" && tag !== "signword" && !/^([.,!]|the|also)$/.test(word),
  );
  const [link, verb, sign, ...others] = words;
  const { house } = context.memory;
  if (!/^(which|that|this)$/.test(link?.word ?? "") || !/^(is|falls|happens|carries|has|holds)$/.test(verb?.word ?? ""))
    return;
  if (sign?.tag !== "rashi" || house === null || others.length > 0) return;
  context.readings.push({
    type: context.clause.varga ? "varga" : "house_sign",
    ...getSpan(link as SyntaxNode, sign),
    evaluate: () => checkHouseSign(context.truth, house, sign.value, context.clause.varga),
  });
  markUsed(context, link, sign);
}

/** "…, which is your eighth house", "…, जो आपका आठवाँ भाव है", after a sign was mentioned. */
export function readHouseOfMentionedSign(context: ClaimDraft): void {
  const [link] = context.nodes;
  const [house, ...more] = findUnused(context, ...PLACE_TAGS, "who", "aspect", "with");
  const counted = more.filter(({ tag, fromBody }) => tag === "house" && fromBody !== undefined);
  const others = more.filter((node) => !counted.includes(node));
  const { sign } = context.memory;
  if (!link || !BACK_REFERENCES.test(link.word) || house?.tag !== "house") return;
  if (others.length > 0 || sign === null || house.fromBody || contextHasTag(context, "in")) return;
  context.readings.push({
    type: "house_sign",
    ...getSpan(link, house),
    evaluate: () => checkHouseSign(context.truth, house.value, sign, context.clause.varga),
  });
  for (const countedHouse of counted)
    context.readings.push({
      type: "from_reference",
      ...getSpan(countedHouse),
      evaluate: () =>
        checkHouseSign(context.truth, Number(countedHouse.value), sign, context.clause.varga, countedHouse.fromBody),
    });
  markUsed(context, house, link, ...counted);
}
