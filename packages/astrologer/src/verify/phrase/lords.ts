import { VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import { NAKSHATRAS, type Rashi, RASHI_LORDS } from "@lagna/terms";
import type { Body, Node, Role } from "../../language/node.ts";
import { skipBoth } from "./houses.ts";
import {
  getNodesBefore,
  isFiller,
  nodeHasTag,
  isHouseNumber,
  createMatch,
  type ChartNames,
  BACK_REFERENCE_REACH,
  type PhraseMatch,
  type PhraseRule,
} from "./phrase-rule.ts";

/** Grahas named by the house, sign or nakshatra they rule. */

function resolveLordOfHouses(
  naming: ChartNames,
  houses: readonly number[],
): { readonly body: Body; readonly role: Role } {
  return { body: naming.view.house(houses[0] ?? 1).lord, role: { by: "house", houses } };
}

/**
 * A list of houses: "the sixth and (the) ninth".
 * @returns their numbers and the index after the list
 */
function parseHouseList(nodes: readonly Node[], at: number): { readonly houses: number[]; readonly end: number } {
  const houses: number[] = [];
  let index = at;
  let end = at;
  while (index < Math.min(nodes.length, at + BACK_REFERENCE_REACH)) {
    const node = nodes[index];
    if (isFiller(node) || nodeHasTag(node, "poss") || (nodeHasTag(node, "both") && houses.length === 0)) index += 1;
    else if (nodeHasTag(node, "house", "ord") || (isHouseNumber(node) && houses.length > 0)) {
      houses.push(Number((node as Node).value));
      index += 1;
      end = index;
    } else if (
      houses.length > 0 &&
      (nodeHasTag(node, "and") || isListComma(nodes, index)) &&
      nextIsHouse(nodes, index + 1)
    )
      index += 1;
    else if (
      houses.length > 1 &&
      skipBoth(nodes, index) > index &&
      nodeHasTag(nodes[skipBoth(nodes, index)], "houseword")
    )
      index = end = skipBoth(nodes, index);
    else if (nodeHasTag(node, "houseword") && index === end && houses.length > 0) {
      index += 1;
      end = index;
    } else break;
  }
  return { houses, end };
}

/** A comma within a list; after "First, your tenth lord …" something else begins. */
const isListComma = (nodes: readonly Node[], at: number): boolean =>
  nodes[at]?.word === "," && !nodeHasTag(nodes[at + 1], "poss");

function nextIsHouse(nodes: readonly Node[], at: number): boolean {
  let index = at;
  while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss")) index += 1;
  return nodeHasTag(nodes[index], "house", "ord");
}

/** "tenth lord", "lord of the tenth", "दशम भाव का स्वामी", "dashmesh", "seventh and eighth lord". */
export const matchLord: PhraseRule = (nodes, at, naming) => {
  const first = nodes[at];
  const [mark, second, close] = nodes.slice(at + 1, at + 4);
  // "Mars (L3 & L8)".
  const isPair = (nodeHasTag(mark, "and") || mark?.word === "/") && nodes[at - 1]?.word === "(" && close?.word === ")";
  if (nodeHasTag(first, "esh") && nodeHasTag(second, "esh") && isPair)
    return createMatch(nodes, at, 3, {
      tag: "who",
      ...resolveLordOfHouses(naming, [first.value, second.value]),
    });
  if (nodeHasTag(first, "esh"))
    return createMatch(nodes, at, 1, { tag: "who", ...resolveLordOfHouses(naming, [first.value]) });
  if (
    (nodeHasTag(first, "pron") || /^(whose|जिसका|जिसके|जिसकी|jiska|jiske|jiski)$/.test(first?.word ?? "")) &&
    nodeHasTag(nodes[at + 1], "lordword")
  ) {
    const named = getNodesBefore(nodes, at).filter((node) => nodeHasTag(node, "house", "rashi", "lagna"));
    // "The ninth house points to the second, where its lord sits": "its" refers to the ninth.
    const antecedent = (nodes[at - 1]?.word === "where" ? named.at(-2) : undefined) ?? named.at(-1);
    if (!antecedent) return undefined;
    if (antecedent.tag === "lagna")
      return createMatch(nodes, at, 2, { tag: "who", ...resolveLordOfHouses(naming, [1]) });
    const lord =
      antecedent.tag === "house"
        ? resolveLordOfHouses(naming, [antecedent.value])
        : resolveLordOfSigns([antecedent.value]);
    return createMatch(nodes, at, 2, { tag: "who", ...lord });
  }
  if (
    /^(this|that|said)$/.test(first?.word ?? "") &&
    nodeHasTag(nodes[at + 1], "lordword") &&
    !nodeHasTag(nodes[at + 2], "of")
  )
    return createMatch(nodes, at, 2, { tag: "pron", value: "it" });
  const ofStar = matchLordOfStar(nodes, at) ?? matchWhatRules(nodes, at, naming);
  if (ofStar) return ofStar;
  if (nodeHasTag(first, "rashi") && nodeHasTag(nodes[at + 1], "dispositor"))
    return createMatch(nodes, at, 2, { tag: "who", ...resolveLordOfSigns([first.value]) });
  if (
    nodeHasTag(first, "lordword") &&
    nodeHasTag(nodes[at + 1], "of") &&
    nodeHasTag(nodes[at + 2], "pron") &&
    nodes[at + 2]?.value === "place"
  ) {
    const mentioned = getNodesBefore(nodes, at).findLast((node) => nodeHasTag(node, "house", "rashi"));
    if (mentioned?.tag === "house")
      return createMatch(nodes, at, 3, { tag: "who", ...resolveLordOfHouses(naming, [mentioned.value]) });
    return mentioned && createMatch(nodes, at, 3, { tag: "who", ...resolveLordOfSigns([mentioned.value]) });
  }
  if (
    nodeHasTag(first, "lordword") &&
    nodeHasTag(nodes[at + 1], "of") &&
    nodeHasTag(nodes[at + 2], "num") &&
    nodeHasTag(nodes[at + 3], "houseword")
  )
    return createMatch(nodes, at, 4, { tag: "rule" });
  if (
    nodeHasTag(first, "lordword") &&
    nodeHasTag(nodes[at + 1], "of") &&
    isHouseNumber(nodes[at + 2]) &&
    !nodeHasTag(nodes[at + 3], "unit")
  )
    return createMatch(nodes, at, 3, { tag: "who", ...resolveLordOfHouses(naming, [Number(nodes[at + 2]?.value)]) });
  if (nodeHasTag(first, "lordword") && nodeHasTag(nodes[at + 1], "of")) {
    const { houses, end } = parseHouseList(nodes, at + 2);
    if (houses.length > 0)
      return createMatch(nodes, at, end - at, { tag: "who", ...resolveLordOfHouses(naming, houses) });
    let index = at + 2;
    while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss")) index += 1;
    const sign = nodes[index];
    if (nodeHasTag(sign, "rashi") && nodeHasTag(nodes[index + 1], "lagna"))
      return createMatch(nodes, at, index + 2 - at, {
        tag: "who",
        value: sign.value,
        ...resolveLordOfHouses(naming, [1]),
      });
    if (nodeHasTag(nodes[index], "rashi"))
      return createMatch(nodes, at, index + 2 * parseSignList(nodes, index).length - 1 - at, {
        tag: "who",
        ...resolveLordOfSigns(parseSignList(nodes, index)),
      });
    if (nodeHasTag(nodes[index], "lagna"))
      return createMatch(nodes, at, index + 1 - at, { tag: "who", ...resolveLordOfHouses(naming, [1]) });
    return undefined;
  }
  if (nodeHasTag(first, "house", "ord")) {
    const { houses, end } = parseHouseList(nodes, at);
    const link = nodeHasTag(nodes[end], "of") ? 1 : 0;
    if (nodeHasTag(nodes[end + link], "lordword"))
      return createMatch(nodes, at, end + link + 1 - at, { tag: "who", ...resolveLordOfHouses(naming, houses) });
    return undefined;
  }
  if (
    nodeHasTag(first, "rashi") &&
    nodeHasTag(nodes[at + 1], "and") &&
    nodeHasTag(nodes[at + 2], "rashi") &&
    nodeHasTag(nodes[at + 3], "of") &&
    nodeHasTag(nodes[at + 4], "lordword")
  ) {
    return createMatch(nodes, at, 5, { tag: "who", ...resolveLordOfSigns(parseSignList(nodes, at)) });
  }
  if (
    nodeHasTag(first, "lagna") &&
    nodeHasTag(mark, "rashi") &&
    nodeHasTag(nodes[at + 2], "of") &&
    nodeHasTag(nodes[at + 3], "lordword")
  )
    return createMatch(nodes, at, 4, { tag: "who", value: mark.value, ...resolveLordOfHouses(naming, [1]) });
  if (nodeHasTag(first, "rashi", "lagna")) {
    const sign = nodeHasTag(first, "rashi") && nodeHasTag(nodes[at + 1], "signword") ? 1 : 0;
    const link = sign + (nodeHasTag(nodes[at + 1 + sign], "of") ? 1 : 0);
    if (!nodeHasTag(nodes[at + 1 + link], "lordword")) return undefined;
    const ruler = first.tag === "lagna" ? resolveLordOfHouses(naming, [1]) : resolveLordOfSigns([first.value]);
    return createMatch(nodes, at, link + 2, { tag: "who", ...ruler });
  }
  return undefined;
};

/** "The planet that rules your seventh", "the graha ruling the lagna". */
function matchWhatRules(nodes: readonly Node[], at: number, naming: ChartNames): PhraseMatch | undefined {
  const first = nodes[at];
  if (
    !nodeHasTag(first, "planetword") &&
    !/^(the planet|this planet|one|the graha|whoever|whichever planet|what)$/.test(first?.word ?? "")
  )
    return undefined;
  const relative = /^(that|which|who)$/.test(nodes[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const cue = /^(is|was)$/.test(nodes[relative]?.word ?? "") ? relative + 1 : relative;
  if (!nodeHasTag(nodes[cue], "rule")) return undefined;
  const { houses, end } = parseHouseList(nodes, nodeHasTag(nodes[cue + 1], "of") ? cue + 2 : cue + 1);
  if (houses.length > 0)
    return createMatch(nodes, at, end - at, { tag: "who", ...resolveLordOfHouses(naming, houses) });
  let index = cue + 1;
  while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss")) index += 1;
  return nodeHasTag(nodes[index], "lagna")
    ? createMatch(nodes, at, index + 1 - at, { tag: "who", ...resolveLordOfHouses(naming, [1]) })
    : undefined;
}

/** "The lord of Swati", "स्वाति नक्षत्र का स्वामी", "Swati's ruler". */
function matchLordOfStar(nodes: readonly Node[], at: number): PhraseMatch | undefined {
  const from = nodeHasTag(nodes[at], "lordword", "starlord") && nodeHasTag(nodes[at + 1], "of") ? at + 2 : at;
  const between = nodes.slice(from, from + 6).findIndex((node) => !isFiller(node) && !nodeHasTag(node, "starword"));
  let index = from > at && between > 0 ? from + between : from;
  const star = nodes[index];
  if (!nodeHasTag(star, "nak")) return undefined;
  index += 1;
  if (nodeHasTag(nodes[index], "starword")) index += 1;
  if (from === at) {
    if (nodeHasTag(nodes[index], "of")) index += 1;
    if (!nodeHasTag(nodes[index], "lordword", "starlord")) return undefined;
    index += 1;
  }
  const { lord: body } = VIMSHOTTARI_LORDS[NAKSHATRAS.indexOf(star.value) % VIMSHOTTARI_LORDS.length] ?? {};
  return body && createMatch(nodes, at, index - at, { tag: "who", body, role: { by: "star", star: star.value } });
}

/** A list of signs: "Aries and Scorpio". */
function parseSignList(nodes: readonly Node[], at: number): readonly Rashi[] {
  const second =
    nodeHasTag(nodes[at + 1], "and") && nodeHasTag(nodes[at + 2], "rashi") ? [nodes[at + 2]?.value as Rashi] : [];
  return [nodes[at]?.value as Rashi, ...second];
}

const resolveLordOfSigns = (signs: readonly Rashi[]): { readonly body: Body; readonly role: Role } => ({
  body: RASHI_LORDS[signs[0] as Rashi],
  role: { by: "sign", signs },
});
