import type { SyntaxNode } from "../../language/syntax-node.ts";
import { nodeHasTag, createMatch, type PhraseRule } from "./phrase-rule.ts";
import { OF_OBLIQUE_PARTICLE, OBJECT_PARTICLE } from "../../language/hindi-particles.data.ts";
import {
  NATIVE,
  OF_ANY,
  CHART_POSSESSIONS,
  GUEST,
  SWAPPED,
  GOING_ON,
  OWNER_PRONOUNS,
  HERE_OR_FOR,
  CASE,
  HINDI_WHOSE,
  POSSESSION_PARTICLES,
  HE_OR_IT,
} from "./hindi-idioms.data.ts";

/** Hindi idioms in either script that stand for one chart concept. */

const GROUP_SIZES: Readonly<Record<string, number>> = { kendra: 4, trikona: 3, dusthana: 3, upachaya: 4 };

/** "Lagna se kendra ke ghar", "चार केंद्र भाव": a group of houses by its name. */
export const matchHousesOfGroup: PhraseRule = (nodes, at) => {
  const isFromLagna = nodeHasTag(nodes[at], "lagna") && nodeHasTag(nodes[at + 1], "from");
  const isCounted =
    nodeHasTag(nodes[at], "num") &&
    nodeHasTag(nodes[at + 1], "group") &&
    GROUP_SIZES[String(nodes[at + 1]?.value)] === nodes[at]?.value;
  const index = isFromLagna ? at + 2 : isCounted ? at + 1 : at;
  const group = nodes[index];
  if (!nodeHasTag(group, "group")) return undefined;
  const word = nodeHasTag(nodes[index + 1], "of") && nodes[index + 1]?.word !== "of" ? index + 2 : index + 1;
  const end = nodeHasTag(nodes[word], "houseword") ? word + 1 : index + 1;
  return end - at > 1 ? createMatch(nodes, at, end - at, { tag: "group", value: group.value }) : undefined;
};

const OWNED_TAGS = [
  "who",
  "graha",
  "house",
  "ord",
  "esh",
  "lagna",
  "karaka",
  "moonsign",
  "sunsign",
  "birthstar",
  "point",
  "signword",
  "starword",
  "num",
] as const;

/** "जातक के दशम भाव": the native is the owner of the chart. */
export const matchOfNative: PhraseRule = (nodes, at) => {
  const isNative =
    NATIVE.test(nodes[at]?.word ?? "") && nodeHasTag(nodes[at + 1], "of") && !OF_ANY.test(nodes[at - 1]?.word ?? "");
  const owned = nodes[at + 2];
  return isNative && (nodeHasTag(owned, ...OWNED_TAGS) || CHART_POSSESSIONS.test(owned?.word ?? ""))
    ? createMatch(nodes, at, 2, { tag: "poss" })
    : undefined;
};

/** "शुक्र के यहाँ", "Surya ke ghar mehmaan", "गुरु के घर में": in a sign of that graha. */
export const matchGuestOf: PhraseRule = (nodes, at) => {
  const [who, of, place, next] = nodes.slice(at, at + 4);
  if (!nodeHasTag(who, "who") || who.body === "lagna" || !OF_OBLIQUE_PARTICLE.test(of?.word ?? "")) return undefined;
  const isThere = /^(यहां|yahan|yaha|yahaan)$/.test(place?.word ?? "");
  const isHouse =
    nodeHasTag(place, "houseword") &&
    (nodeHasTag(next, "in") ||
      GUEST.test(next?.word ?? "") ||
      (nodeHasTag(next, "of") && GUEST.test(nodes[at + 4]?.word ?? "")));
  return isThere || isHouse
    ? createMatch(nodes, at, 3, { tag: "signof", body: who.body as NonNullable<SyntaxNode["body"]> })
    : undefined;
};

/** "राहु को जो नक्षत्र मिला है", "Rahu ko nakshatra": its nakshatra or sign. */
export const matchGivenPlace: PhraseRule = (nodes, at) => {
  const [who, to, place] = nodes.slice(at, at + 3);
  if (!nodeHasTag(who, "who") || who.body === undefined || !OBJECT_PARTICLE.test(to?.word ?? "")) return undefined;
  return nodeHasTag(place, "starword", "signword")
    ? createMatch(nodes, at, 3, { tag: place.tag === "starword" ? "starof" : "signof", body: who.body })
    : undefined;
};

/** "मंगल और शुक्र ने राशियाँ बदली हैं", "dono ne ghar badal liye": an exchange of signs. */
export const matchSwappedPlaces: PhraseRule = (nodes, at) => {
  const lead = nodes.slice(Math.max(0, at - SWAP_REACH), at);
  const several =
    lead.filter((node) => nodeHasTag(node, "who")).length > 1 ||
    lead.some((node) => nodeHasTag(node, "both") || (nodeHasTag(node, "pron") && node.value === "they"));
  if (!several || !nodeHasTag(nodes[at], "signword", "houseword")) return undefined;
  const index = /^(नहीं|nahi|nahin|nhi)$/.test(nodes[at + 1]?.word ?? "") ? at + 2 : at + 1;
  if (!SWAPPED.test(nodes[index]?.word ?? "") || GOING_ON.test(nodes[index + 1]?.word ?? "")) return undefined;
  return index === at + 1
    ? createMatch(nodes, at, 2, { tag: "exchange" })
    : createMatch(nodes, at, 1, { tag: "exchange" });
};
const SWAP_REACH = 12;

/** "आपके यहाँ", "aapke liye", "aapke case me": refers to the reader and not to a place. */
export const matchWithUser: PhraseRule = (nodes, at) => {
  if (!nodeHasTag(nodes[at], "poss") || !OWNER_PRONOUNS.test(nodes[at]?.word ?? "")) return undefined;
  const next = nodes[at + 1]?.word ?? "";
  if (HERE_OR_FOR.test(next)) return createMatch(nodes, at, 2, { tag: "poss" });
  const isCase = CASE.test(next) && nodeHasTag(nodes[at + 2], "in");
  return isCase ? createMatch(nodes, at, 3, { tag: "poss" }) : undefined;
};

/** "सातवाँ घर जिसका है, वह ग्रह …": its lord. */
export const matchWhoseHouse: PhraseRule = (nodes, at, { view }) => {
  const house = nodes[at];
  if (!nodeHasTag(house, "house") || !HINDI_WHOSE.test(nodes[at + 1]?.word ?? "")) return undefined;
  let index = at + 2;
  while (POSSESSION_PARTICLES.test(nodes[index]?.word ?? "")) index += 1;
  if (!HE_OR_IT.test(nodes[index]?.word ?? "")) return undefined;
  const end = nodeHasTag(nodes[index + 1], "planetword") ? index + 2 : index + 1;
  const number = house.value;
  return createMatch(nodes, at, end - at, {
    tag: "who",
    body: view.house(number).lord,
    role: { by: "house", houses: [number] },
  });
};

/** "Kark rashi ki drishti Tula rashi par": an aspect between signs. */
export const matchSignAspect: PhraseRule = (nodes, at) => {
  const sign = nodeHasTag(nodes[at - 2], "signword") ? nodes[at - 3] : nodes[at - 2];
  const isAspectOfSign =
    nodeHasTag(nodes[at], "aspect") &&
    nodeHasTag(nodes[at - 1], "of") &&
    nodes[at - 1]?.word !== "of" &&
    nodeHasTag(sign, "rashi");
  return isAspectOfSign ? createMatch(nodes, at, 1, { tag: "rashiaspect" }) : undefined;
};
