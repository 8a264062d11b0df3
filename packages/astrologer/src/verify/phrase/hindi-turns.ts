import type { Node } from "../../language/node.ts";
import { is, made, type Rule } from "./rule.ts";

/** Turns of Hindi, in either script, that stand for one thing of a chart. */

const MEMBERS: Readonly<Record<string, number>> = { kendra: 4, trikona: 3, dusthana: 3, upachaya: 4 };

/** "Lagna se kendra ke ghar", "चार केंद्र भाव": the group by its name, whatever is said of its houses. */
export const housesOfGroup: Rule = (nodes, at) => {
  const isFromLagna = is(nodes[at], "lagna") && is(nodes[at + 1], "from");
  const isCounted =
    is(nodes[at], "num") && is(nodes[at + 1], "group") && MEMBERS[String(nodes[at + 1]?.value)] === nodes[at]?.value;
  const here = isFromLagna ? at + 2 : isCounted ? at + 1 : at;
  const group = nodes[here];
  if (!is(group, "group")) return undefined;
  const word = is(nodes[here + 1], "of") && nodes[here + 1]?.word !== "of" ? here + 2 : here + 1;
  const end = is(nodes[word], "houseword") ? word + 1 : here + 1;
  return end - at > 1 ? made(nodes, at, end - at, { tag: "group", value: group.value }) : undefined;
};

/** "केंद्र में से किसी एक में": in the group. */
export const oneOfGroup: Rule = (nodes, at) => {
  if (!is(nodes[at], "in") || !is(nodes[at + 1], "from") || !is(nodes[at - 1], "group")) return undefined;
  const one = /^(किसी|kisi)$/.test(nodes[at + 2]?.word ?? "") ? at + 3 : at + 2;
  if (!/^(एक|ek|1|one)$/.test(nodes[one]?.word ?? "")) return undefined;
  const end = is(nodes[one + 1], "in", "on") ? one + 2 : one + 1;
  return made(nodes, at, end - at, { tag: "in" });
};

const NATIVE = /^(जातक|जातिका|jatak|jaatak|jatika|jataka)$/;
const OF_ANY = /^(एक|किसी|ऐसे|ऐसी|जिस|हर|कई|दूसरे|ek|kisi|aise|aisi|jis|har|kai|doosre|dusre)$/;
const OWNED =
  /^(कुंडली|पत्रिका|पत्री|लग्न|चंद्र|चन्द्र|राशि|नक्षत्र|जन्म|kundli|kundali|patrika|patri|lagna|rashi|nakshatra|janm|janma)$/;
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
];

/** "जातक के दशम भाव": the native is whoever the chart is of. */
export const ofNative: Rule = (nodes, at) => {
  const isNative =
    NATIVE.test(nodes[at]?.word ?? "") && is(nodes[at + 1], "of") && !OF_ANY.test(nodes[at - 1]?.word ?? "");
  const owned = nodes[at + 2];
  return isNative && (is(owned, ...OWNED_TAGS) || OWNED.test(owned?.word ?? ""))
    ? made(nodes, at, 2, { tag: "poss" })
    : undefined;
};

/** "शुक्र के यहाँ", "Surya ke ghar mehmaan", "गुरु के घर में": in a sign of whoever it is. */
export const guestOf: Rule = (nodes, at) => {
  const [who, of, place, next] = nodes.slice(at, at + 4);
  if (!is(who, "who") || who.body === "lagna" || !/^(के|ke)$/.test(of?.word ?? "")) return undefined;
  const isThere = /^(यहां|yahan|yaha|yahaan)$/.test(place?.word ?? "");
  const isHouse =
    is(place, "houseword") &&
    (is(next, "in") || GUEST.test(next?.word ?? "") || (is(next, "of") && GUEST.test(nodes[at + 4]?.word ?? "")));
  return isThere || isHouse
    ? made(nodes, at, 3, { tag: "signof", body: who.body as NonNullable<Node["body"]> })
    : undefined;
};
const GUEST = /^(मेहमान|अतिथि|किराएदार|किरायेदार|mehmaan|mehman|atithi|kirayedar|kiraedar)$/;

/** "राहु को जो नक्षत्र मिला है", "Rahu ko nakshatra": its star, its sign. */
export const givenPlace: Rule = (nodes, at) => {
  const [who, to, place] = nodes.slice(at, at + 3);
  if (!is(who, "who") || who.body === undefined || !/^(को|ko)$/.test(to?.word ?? "")) return undefined;
  return is(place, "starword", "signword")
    ? made(nodes, at, 3, { tag: place.tag === "starword" ? "starof" : "signof", body: who.body })
    : undefined;
};

const SWAPPED = /^(बदल|बदली|बदला|बदले|badal|badli|badla|badle)$/;
const GOING_ON = /^(लें|लेते|लेंगे|lein|len|lete|lenge|रहे|रही|रहा|raha|rahe|rahi|rhe|rha|जाएंगे|जाएगी|जाती|jayegi|jati)$/;

/** "मंगल और शुक्र ने राशियाँ बदली हैं", "dono ne ghar badal liye": two that stand in each other's sign. */
export const swappedPlaces: Rule = (nodes, at) => {
  const lead = nodes.slice(Math.max(0, at - SWAP_REACH), at);
  const several =
    lead.filter((node) => is(node, "who")).length > 1 ||
    lead.some((node) => is(node, "both") || (is(node, "pron") && node.value === "they"));
  if (!several || !is(nodes[at], "signword", "houseword")) return undefined;
  const here = /^(नहीं|nahi|nahin|nhi)$/.test(nodes[at + 1]?.word ?? "") ? at + 2 : at + 1;
  if (!SWAPPED.test(nodes[here]?.word ?? "") || GOING_ON.test(nodes[here + 1]?.word ?? "")) return undefined;
  return here === at + 1 ? made(nodes, at, 2, { tag: "exchange" }) : made(nodes, at, 1, { tag: "exchange" });
};
const SWAP_REACH = 12;

/** "आपके यहाँ", "aapke liye", "aapke case me": of the reader, and no place. */
export const withReader: Rule = (nodes, at) => {
  if (!is(nodes[at], "poss") || !/^(?:आपके|तुम्हारे|तेरे|मेरे|a?apke|tumhare|tere|mere)$/.test(nodes[at]?.word ?? ""))
    return undefined;
  const next = nodes[at + 1]?.word ?? "";
  if (/^(यहां|yahan|yahaan|yaha|लिए|liye|lie)$/.test(next)) return made(nodes, at, 2, { tag: "poss" });
  const isCase = /^(मामले|केस|maamle|mamle|case)$/.test(next) && is(nodes[at + 2], "in");
  return isCase ? made(nodes, at, 3, { tag: "poss" }) : undefined;
};

/** "सिंह की 11 अंश पर", "धनु का होकर": in the sign. */
export const ofSign: Rule = (nodes, at) => {
  const before = is(nodes[at - 1], "signword") ? nodes[at - 2] : nodes[at - 1];
  if (!is(nodes[at], "of") || nodes[at]?.word === "of" || !is(before, "rashi")) return undefined;
  if (is(nodes[at + 1], "arc")) return made(nodes, at, 1, { tag: "in" });
  if (/^(हिस्से|hisse|खाते|khaate|khate)$/.test(nodes[at + 1]?.word ?? "")) return made(nodes, at, 2, { tag: "in" });
  return /^(होकर|hokar|hoke|होके)$/.test(nodes[at + 1]?.word ?? "") ? made(nodes, at, 2, { tag: "in" }) : undefined;
};

/** "दुःस्थान (6/8/12 में से एक)": what the group is made of is said with it. */
export const groupWithMembers: Rule = (nodes, at) => {
  if (!is(nodes[at], "group") || nodes[at + 1]?.word !== "(") return undefined;
  const close = nodes.slice(at, at + MOST_MEMBERS).findIndex(({ word }) => word === ")");
  const members = close < 0 ? [] : nodes.slice(at + 2, at + close);
  const isMember = (node: Node): boolean =>
    is(node, "num", "ord", "house", "houseword", "and", "in", "from") || /^(,|\/|or|या|ya|किसी|kisi)$/.test(node.word);
  return members.length > 2 && members.every(isMember)
    ? made(nodes, at, close + 1, { tag: "group", value: nodes[at]?.value })
    : undefined;
};
const MOST_MEMBERS = 16;

/** "Sthiti Makar rashi", "ठिकाना चौथा घर": a word for standing, and where. */
export const stationed: Rule = (nodes, at) =>
  /^(स्थिति|ठिकाना|आसन|बैठक|sthiti|thikana|aasan|baithak)$/.test(nodes[at]?.word ?? "") &&
  is(nodes[at + 1], "rashi", "ord", "house")
    ? made(nodes, at, 1, { tag: "in" })
    : undefined;

/** "सातवाँ घर जिसका है, वह ग्रह …": its lord. */
export const whoseHouse: Rule = (nodes, at, { view }) => {
  const house = nodes[at];
  if (!is(house, "house") || !/^(जिसका|जिसकी|जिसके|jiska|jiski|jiske)$/.test(nodes[at + 1]?.word ?? ""))
    return undefined;
  let here = at + 2;
  while (/^(पास|हाथ|में|paas|haath|me|mein|है|हैं|hai|hain|h|,)$/.test(nodes[here]?.word ?? "")) here += 1;
  if (!/^(वह|वो|वे|wo|woh|vo|vah|ve|ye|yeh|यह)$/.test(nodes[here]?.word ?? "")) return undefined;
  const end = is(nodes[here + 1], "planetword") ? here + 2 : here + 1;
  const number = Number(house.value);
  return made(nodes, at, end - at, {
    tag: "who",
    body: view.house(number).lord,
    role: { by: "house", houses: [number] },
  });
};

/** "Kark rashi ki drishti Tula rashi par": signs that look at each other. */
export const signLooks: Rule = (nodes, at) => {
  const sign = is(nodes[at - 2], "signword") ? nodes[at - 3] : nodes[at - 2];
  const isOfSign =
    is(nodes[at], "aspect") && is(nodes[at - 1], "of") && nodes[at - 1]?.word !== "of" && is(sign, "rashi");
  return isOfSign ? made(nodes, at, 1, { tag: "rashiaspect" }) : undefined;
};
