import { VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import { NAKSHATRAS, type Rashi, RASHI_LORDS } from "@lagna/terms";
import type { Body, SyntaxNode, SyntaxNodeOf, Role } from "../../language/syntax-node.ts";
import { skipBoth } from "./match-houses.ts";
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
import { WHOSE } from "../../language/hindi-particles.data.ts";

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
function parseHouseList(nodes: readonly SyntaxNode[], at: number): { readonly houses: number[]; readonly end: number } {
  const houses: number[] = [];
  let index = at;
  let end = at;
  while (index < Math.min(nodes.length, at + BACK_REFERENCE_REACH)) {
    const node = nodes[index];
    if (isFiller(node) || nodeHasTag(node, "poss") || (nodeHasTag(node, "both") && houses.length === 0)) index += 1;
    else if (nodeHasTag(node, "house", "ord") || (isHouseNumber(node) && houses.length > 0)) {
      houses.push(Number((node as SyntaxNode).value));
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
const isListComma = (nodes: readonly SyntaxNode[], at: number): boolean =>
  nodes[at]?.word === "," && !nodeHasTag(nodes[at + 1], "poss");

function nextIsHouse(nodes: readonly SyntaxNode[], at: number): boolean {
  let index = at;
  while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss")) index += 1;
  return nodeHasTag(nodes[index], "house", "ord");
}

const isLordOf = (nodes: readonly SyntaxNode[], at: number): boolean =>
  nodeHasTag(nodes[at], "lordword") && nodeHasTag(nodes[at + 1], "of");

/** "Dashmesh", "10L"; "Mars (L3 & L8)". */
export const matchLordName: PhraseRule = (nodes, at, naming) => {
  const [first, mark, second, close] = nodes.slice(at, at + 4);
  if (!nodeHasTag(first, "esh")) return undefined;
  const isPair = (nodeHasTag(mark, "and") || mark?.word === "/") && nodes[at - 1]?.word === "(" && close?.word === ")";
  return nodeHasTag(second, "esh") && isPair
    ? createMatch(nodes, at, 3, { tag: "who", ...resolveLordOfHouses(naming, [first.value, second.value]) })
    : createMatch(nodes, at, 1, { tag: "who", ...resolveLordOfHouses(naming, [first.value]) });
};

/** "Its lord", "whose lord": of the house or sign mentioned before. "This lord": the graha mentioned before. */
export const matchLordOfMentioned: PhraseRule = (nodes, at, naming) => {
  const [first, lord, next] = nodes.slice(at, at + 3);
  if (!nodeHasTag(lord, "lordword")) return undefined;
  if (!nodeHasTag(first, "pron") && !WHOSE.test(first?.word ?? ""))
    return /^(this|that|said)$/.test(first?.word ?? "") && !nodeHasTag(next, "of")
      ? createMatch(nodes, at, 2, { tag: "pron", value: "it" })
      : undefined;
  const named = getNodesBefore(nodes, at).filter((node) => nodeHasTag(node, "house", "rashi", "lagna"));
  // "The ninth house points to the second, where its lord sits": "its" refers to the ninth.
  const antecedent = (nodes[at - 1]?.word === "where" ? named.at(-2) : undefined) ?? named.at(-1);
  return antecedent && createMatch(nodes, at, 2, { tag: "who", ...resolveLordOfPlace(naming, antecedent) });
};

/** "The lord of that place": of the house or sign mentioned before. */
export const matchLordOfThatPlace: PhraseRule = (nodes, at, naming) => {
  const place = nodes[at + 2];
  if (!isLordOf(nodes, at) || !nodeHasTag(place, "pron") || place.value !== "place") return undefined;
  const mentioned = getNodesBefore(nodes, at).findLast((node) => nodeHasTag(node, "house", "rashi"));
  return mentioned && createMatch(nodes, at, 3, { tag: "who", ...resolveLordOfPlace(naming, mentioned) });
};

/** "The lord of 10"; "lord of two houses" states rulership of houses that are named elsewhere. */
export const matchLordOfNumber: PhraseRule = (nodes, at, naming) => {
  const [number, next] = nodes.slice(at + 2, at + 4);
  if (!isLordOf(nodes, at)) return undefined;
  if (nodeHasTag(number, "num") && nodeHasTag(next, "houseword")) return createMatch(nodes, at, 4, { tag: "rule" });
  return isHouseNumber(number) && !nodeHasTag(next, "unit")
    ? createMatch(nodes, at, 3, { tag: "who", ...resolveLordOfHouses(naming, [number.value]) })
    : undefined;
};

/** "The lord of the tenth", "lord of Aries and Scorpio", "lord of the Leo ascendant". */
export const matchLordOfPlace: PhraseRule = (nodes, at, naming) => {
  if (!isLordOf(nodes, at)) return undefined;
  const { houses, end } = parseHouseList(nodes, at + 2);
  if (houses.length > 0)
    return createMatch(nodes, at, end - at, { tag: "who", ...resolveLordOfHouses(naming, houses) });
  let index = at + 2;
  while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss")) index += 1;
  const place = nodes[index];
  const lagnaLord = resolveLordOfHouses(naming, [1]);
  if (nodeHasTag(place, "rashi") && nodeHasTag(nodes[index + 1], "lagna"))
    return createMatch(nodes, at, index + 2 - at, { tag: "who", value: place.value, ...lagnaLord });
  if (nodeHasTag(place, "lagna")) return createMatch(nodes, at, index + 1 - at, { tag: "who", ...lagnaLord });
  if (!nodeHasTag(place, "rashi")) return undefined;
  const signs = parseSignList(nodes, index);
  return createMatch(nodes, at, index + 2 * signs.length - 1 - at, { tag: "who", ...resolveLordOfSigns(signs) });
};

/** "Tenth lord", "दशम भाव का स्वामी", "seventh and eighth lord". */
export const matchHouseLord: PhraseRule = (nodes, at, naming) => {
  if (!nodeHasTag(nodes[at], "house", "ord")) return undefined;
  const { houses, end } = parseHouseList(nodes, at);
  const link = nodeHasTag(nodes[end], "of") ? end + 1 : end;
  return nodeHasTag(nodes[link], "lordword")
    ? createMatch(nodes, at, link + 1 - at, { tag: "who", ...resolveLordOfHouses(naming, houses) })
    : undefined;
};

/** "Mesh aur Vrishchik ka swami", "Aries lord", "मेष राशि का स्वामी", "Aries dispositor". */
export const matchSignLord: PhraseRule = (nodes, at) => {
  const [first, second, third, of, lord] = nodes.slice(at, at + 5);
  if (!nodeHasTag(first, "rashi")) return undefined;
  if (nodeHasTag(second, "dispositor"))
    return createMatch(nodes, at, 2, { tag: "who", ...resolveLordOfSigns([first.value]) });
  const isTwo = nodeHasTag(second, "and") && nodeHasTag(third, "rashi");
  if (isTwo && nodeHasTag(of, "of") && nodeHasTag(lord, "lordword"))
    return createMatch(nodes, at, 5, { tag: "who", ...resolveLordOfSigns(parseSignList(nodes, at)) });
  const named = nodeHasTag(second, "signword") ? at + 2 : at + 1;
  const link = nodeHasTag(nodes[named], "of") ? named + 1 : named;
  return nodeHasTag(nodes[link], "lordword")
    ? createMatch(nodes, at, link + 1 - at, { tag: "who", ...resolveLordOfSigns([first.value]) })
    : undefined;
};

/** "Lagna lord", "lagna ka swami", "lagna Simha ka swami". */
export const matchLagnaLord: PhraseRule = (nodes, at, naming) => {
  const [first, second, third, fourth] = nodes.slice(at, at + 4);
  if (!nodeHasTag(first, "lagna")) return undefined;
  const lord = resolveLordOfHouses(naming, [1]);
  if (nodeHasTag(second, "rashi") && nodeHasTag(third, "of") && nodeHasTag(fourth, "lordword"))
    return createMatch(nodes, at, 4, { tag: "who", value: second.value, ...lord });
  const link = nodeHasTag(second, "of") ? at + 2 : at + 1;
  return nodeHasTag(nodes[link], "lordword")
    ? createMatch(nodes, at, link + 1 - at, { tag: "who", ...lord })
    : undefined;
};

/** "The planet that rules your seventh", "the graha ruling the lagna". */
export function matchWhatRules(nodes: readonly SyntaxNode[], at: number, naming: ChartNames): PhraseMatch | undefined {
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
export function matchLordOfStar(nodes: readonly SyntaxNode[], at: number): PhraseMatch | undefined {
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
function parseSignList(nodes: readonly SyntaxNode[], at: number): readonly Rashi[] {
  const second =
    nodeHasTag(nodes[at + 1], "and") && nodeHasTag(nodes[at + 2], "rashi") ? [nodes[at + 2]?.value as Rashi] : [];
  return [nodes[at]?.value as Rashi, ...second];
}

const resolveLordOfPlace = (
  naming: ChartNames,
  place: SyntaxNodeOf<"house" | "rashi" | "lagna">,
): { readonly body: Body; readonly role: Role } =>
  place.tag === "rashi"
    ? resolveLordOfSigns([place.value])
    : resolveLordOfHouses(naming, [place.tag === "lagna" ? 1 : place.value]);

const resolveLordOfSigns = (signs: readonly Rashi[]): { readonly body: Body; readonly role: Role } => ({
  body: RASHI_LORDS[signs[0] as Rashi],
  role: { by: "sign", signs },
});
