import type { Node } from "../../language/node.ts";
import { filler, is, made, type Rule } from "./rule.ts";

/** Turns of phrase that stand for one thing of a chart. */

/** "third aspect", "third pada", "pada 3", "Vishakha 3". */
export const aspectsAndPadas: Rule = (nodes, at) => {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (is(first, "ord") && is(second, "aspect")) return made(nodes, at, 2, { tag: "aspect", value: first.value });
  if (is(first, "ord") && is(second, "pada", "phase"))
    return made(nodes, at, 2, { tag: second.tag === "phase" ? "phase" : "pada", value: first.value });
  if (is(first, "num") && Number(first.value) <= 4 && is(second, "pada", "phase"))
    return made(nodes, at, 2, { tag: second.tag, value: first.value });
  const third = nodes[at + 2];
  if (is(first, "pada", "phase") && second?.word === ":" && is(third, "num", "ord"))
    return made(nodes, at, 3, { tag: first.tag, value: third.value });
  if (is(first, "pada", "phase") && is(second, "num", "ord"))
    return made(nodes, at, 2, { tag: first.tag, value: second.value });
  return undefined;
};

/** "The exaltation sign of Saturn": the sign is the exaltation itself. */
export const signOfDignity: Rule = (nodes, at) =>
  is(nodes[at], "dign") && is(nodes[at + 1], "signword")
    ? made(nodes, at, 2, { tag: "dign", value: nodes[at]?.value })
    : is(nodes[at], "signword") && is(nodes[at + 1], "of") && is(nodes[at + 2], "dign")
      ? made(nodes, at, 3, { tag: "dign", value: nodes[at + 2]?.value })
      : undefined;

/** "Saturn signifies the first by ownership", of Krishnamurti's school. */
export const signifiesAsLord: Rule = (nodes, at) =>
  /^(signifies|signifying)$/.test(nodes[at]?.word ?? "") &&
  nodes.slice(at, at + 9).some((node) => is(node, "lordword") || /^(ownership|lordship)$/.test(node.word))
    ? made(nodes, at, 1, { tag: "rule" })
    : undefined;

const isWork = (verb: Node | undefined): boolean =>
  /^(works|work|acts|operates|rules|governs|speaks|serves|functions|governing|watches|ruling|reigns|commands)$/.test(
    verb?.word ?? "",
  );
/** "Saturn works quietly from Cancer", "from the twelfth house": where it stands. */
export const worksFrom: Rule = (nodes, at) => {
  const [verb, next] = [nodes[at - 1], nodes[at + 2]];
  const isVerb = is(verb, "w") && /(?:s|ing|ly|ed)$/.test(verb.word);
  const subject = nodes.slice(Math.max(0, at - 4), at).some((node) => is(node, "who"));
  const place = nodes.slice(at + 1).find((node) => !filler(node) && !is(node, "poss"));
  const isPlace =
    is(place, "rashi") || (is(place, "ord") && is(nodes[nodes.indexOf(place) + 1], "houseword") && isWork(verb));
  return nodes[at]?.word === "from" && isPlace && isVerb && subject && !/^(to|into|,)$/.test(next?.word ?? "")
    ? made(nodes, at, 1, { tag: "in" })
    : undefined;
};

/** "Shadbala: Venus > Moon". */
export const outweighs: Rule = (nodes, at) =>
  nodes[at]?.word === ">" &&
  is(nodes[at - 1], "who") &&
  is(nodes[at + 1], "who") &&
  nodes.slice(Math.max(0, at - 5), at).some((node) => is(node, "shadbala"))
    ? made(nodes, at, 1, { tag: "compare", value: 1 })
    : undefined;

/** "Shadbal me No. 1", "number one in shadbala": a place in a row. */
export const numbered: Rule = (nodes, at) => {
  if (!/^(no|nos|number|nambar|नंबर)$/.test(nodes[at]?.word ?? "")) return undefined;
  const here = nodes[at + 1]?.word === "." ? at + 2 : at + 1;
  const isOfStrength = nodes.slice(Math.max(0, at - 5), at + 6).some((node) => is(node, "shadbala"));
  return isOfStrength && is(nodes[here], "num")
    ? made(nodes, at, here + 1 - at, { tag: "ord", value: nodes[here]?.value })
    : undefined;
};

/** "The transit is over your eleventh house": above it, and not at its end. */
export const overPlace: Rule = (nodes, at) => {
  const place = nodes.slice(at + 1, at + 4).find((node) => !filler(node) && !is(node, "poss"));
  return nodes[at]?.word === "is over" && is(place, "house", "ord", "rashi")
    ? made(nodes, at, 1, { tag: "on" })
    : undefined;
};

/** "Do gharon ka swami", "dono gharon ka swami": rules houses that are named after. */
export const rulesSeveral: Rule = (nodes, at) => {
  if (!is(nodes[at], "num", "both") || !is(nodes[at + 1], "houseword")) return undefined;
  // "Third and eighth, both houses' lord": of the houses that were named.
  const before = nodes[at - 1]?.word === "," ? nodes[at - 2] : nodes[at - 1];
  if (is(before, "ord", "house")) return undefined;
  if (is(nodes[at + 2], "of") && is(nodes[at + 3], "lordword")) return made(nodes, at, 4, { tag: "rule" });
  return nodes[at]?.value === 2 && isKept(nodes, at) ? made(nodes, at, 2, { tag: "rule" }) : undefined;
};

/** "Mangal ke paas do ghar hain", "गुरु दो घर सँभालता है": houses that are somebody's. */
function isKept(nodes: readonly Node[], at: number): boolean {
  const lead = nodes.slice(Math.max(0, at - 5), at);
  const [verb, then] = nodes.slice(at + 2, at + 4);
  const isNear = lead.some((node) => /^(पास|paas|pas|जिम्मे|zimme)$/.test(node.word));
  return (
    lead.some((node) => is(node, "who")) &&
    (KEEPING.test(verb?.word ?? "") ||
      (isNear && /^(है|हैं|hai|hain|h|,)$/.test(verb?.word ?? "")) ||
      (is(verb, "of") && KEEPING.test(then?.word ?? "")))
  );
}
const KEEPING = /^(सं?भाल\S*|चला\S*|सम्हाल\S*|रखत\S*|sa?m?bhal\S*|sanbhal\S*|chala\S*|rakht\S*|owner\S*|own\S*)$/;

const OF_A_CHART = /^(chart|horoscope|kundli|kundali|nativity|patrika|case|कुंडली|पत्रिका|जन्मपत्रिका|जन्मांग|चार्ट|मामले)$/;
const POINTING = /^(this|the|present|birth|natal|janm|janma|own|very|इस|जन्म|is|iss|prastut|प्रस्तुत)$/;

const OWNERS = /^(native|querent|jataka|jatak|subject|client|sitter)$/;
/** "The native's", "for your lagna": whose chart it is, and nothing that stands in it. */
export const ofTheNative: Rule = (nodes, at) => {
  const here = filler(nodes[at]) || nodes[at]?.word === "this" ? at + 1 : at;
  if (OWNERS.test(nodes[here]?.word ?? "") && nodes[here + 1]?.word === "'s")
    return made(nodes, at, here + 2 - at, { tag: "poss" });
  const isForLagna = nodes[at]?.word === "for" && is(nodes[at + 1], "poss") && is(nodes[at + 2], "lagna");
  return isForLagna && !is(nodes[at + 3], "of", "lordword") ? made(nodes, at, 3, { tag: "poss" }) : undefined;
};

/** "Cross out the word retrograde", "the label exalted": a word is spoken of, and nobody is so. */
export const wordItself: Rule = (nodes, at) =>
  /^(word|words|term|label|tag|mark|remark|entry|phrase|letter|heading)$/.test(nodes[at]?.word ?? "") &&
  is(nodes[at + 1], "dign", "retro", "direct", "combust", "vargottama", "exchange", "empty", "rank")
    ? made(nodes, at, 2, { tag: "w" })
    : undefined;

/** "Carries two lordships: the second and the ninth": rules. */
export const lordships: Rule = (nodes, at) => {
  const here = is(nodes[at + 1], "num", "both") ? at + 1 : at;
  return /^(has|have|holds|carries|bears|wears|owns)$/.test(nodes[at]?.word ?? "") &&
    here > at &&
    is(nodes[here + 1], "lordword") &&
    !is(nodes[here + 2], "of")
    ? made(nodes, at, here + 2 - at, { tag: "rule" })
    : undefined;
};

/** "Two is the number of planets in your third house": two planets. */
export const numberOf: Rule = (nodes, at) => {
  const start = filler(nodes[at + 1]) ? at + 2 : at + 1;
  return /^(is|was)$/.test(nodes[at]?.word ?? "") &&
    is(nodes[at - 1], "num") &&
    /^(number|count|total|tally)$/.test(nodes[start]?.word ?? "") &&
    is(nodes[start + 1], "of") &&
    is(nodes[start + 2], "planetword")
    ? made(nodes, at, start + 2 - at, { tag: "w" })
    : undefined;
};

/** "You have nothing in your third house": it is empty. */
export const nothingIn: Rule = (nodes, at) =>
  /^(nothing|naught|no one|nobody)$/.test(nodes[at]?.word ?? "") &&
  is(nodes[at + 1], "in") &&
  nodes.slice(at + 2, at + 5).some((node) => is(node, "house", "ord")) &&
  /^(have|has|is|find|finds|see|sees|got|holds|be)$/.test(nodes[at - 1]?.word ?? "")
    ? made(nodes, at, 2, { tag: "empty" })
    : undefined;

const LOOKING = /^(count|counts|counted|reckon|measure|look|looks|check|start|begin|go|turn|open|consult)$/;
/** "If you count from the Moon", "if we look at the D9": how one comes to see it, and no supposition. */
export const ifOneLooks: Rule = (nodes, at) =>
  is(nodes[at], "if") &&
  /^(you|we|one|i|u)$/.test(nodes[at + 1]?.word ?? "") &&
  (LOOKING.test(nodes[at + 2]?.word ?? "") || /^look (at|on)$/.test(nodes[at + 2]?.word ?? ""))
    ? made(nodes, at, is(nodes[at + 2], "aspect") ? 3 : 2, { tag: "w" })
    : undefined;

/** "Your Chandra lagna", "the Moon lagna": the Moon, as what houses are counted from. */
export const moonAsLagna: Rule = (nodes, at) =>
  is(nodes[at], "graha") &&
  nodes[at]?.value === "moon" &&
  is(nodes[at + 1], "lagna") &&
  !/^(rises|rising|rose)$/.test(nodes[at + 1]?.word ?? "") &&
  is(nodes[at - 1], "from")
    ? made(nodes, at, 2, { tag: "who", body: "moon", role: { by: "name" } })
    : undefined;

/** "At the moment of your birth": then, and not now. */
export const atBirth: Rule = (nodes, at) => {
  if (!is(nodes[at], "now") || nodes[at]?.word !== "at the moment" || !is(nodes[at + 1], "of")) return undefined;
  const here = filler(nodes[at + 2]) || is(nodes[at + 2], "poss") ? at + 3 : at + 2;
  return is(nodes[here], "born") ? made(nodes, at, here + 1 - at, { tag: "born" }) : undefined;
};

/** "Now what about your Mars", "now as for the tenth": goes on to the next thing, and speaks of no day. */
export const nowThen: Rule = (nodes, at) =>
  nodes[at]?.word === "now" &&
  (at === 0 || /^[.!?,]$/.test(nodes[at - 1]?.word ?? "") || nodes[at]?.opensLine === true) &&
  /^(what|as|let|let's|about|coming|turning|moving|onto|see|consider|take|tell|think|remember|when|if|how)$/.test(
    nodes[at + 1]?.word ?? "",
  )
    ? made(nodes, at, 1, { tag: "w" })
    : undefined;

/** "Step into it for a second": a while, and no house. */
export const aSecond: Rule = (nodes, at) =>
  nodes[at]?.word === "second" && /^(a|one|every)$/.test(nodes[at - 1]?.word ?? "") && !is(nodes[at + 1], "houseword")
    ? made(nodes, at, 1, { tag: "w" })
    : undefined;

/** "The Moon is over in Capricorn", "over there in Leo": a way of pointing, and no end of anything. */
export const overIn: Rule = (nodes, at) => {
  const first = nodes[at];
  if (!is(first, "until") || !/^(is|are) over$|^over in$/.test(first.word) || !is(nodes[at - 1], "who", "graha"))
    return undefined;
  if (!nodes.slice(at + 1, at + 5).some((node) => is(node, "rashi", "house", "ord"))) return undefined;
  const isIn = first.word === "over in";
  return { length: 1, node: { ...first, tag: isIn ? "in" : "w", word: isIn ? "in" : "is" } };
};

const PARTS =
  /^(part|place|sector|section|division|segment|region|area|field|department|room|wing|pillar|compartment|slot|box)$/;
/** How far before it what a place is counted from may stand. */
const REACH_FROM = 16;
/** "The twelfth part of your chart", "counting from the Moon, … the twelfth place": a house of it. */
export const partOfChart: Rule = (nodes, at) => {
  if (!is(nodes[at], "ord") || Number(nodes[at]?.value) > 12 || !PARTS.test(nodes[at + 1]?.word ?? ""))
    return undefined;
  const link = nodes[at + 2];
  const from = nodes.slice(Math.max(0, at - REACH_FROM), at);
  const isCounted = from.some(
    (node, here) => is(node, "from") && from.slice(here).some((next) => is(next, "who", "signof")),
  );
  if (isCounted || is(link, "from")) return made(nodes, at, 2, { tag: "house", value: nodes[at]?.value });
  if (is(link, "poss") && / /.test(link.word)) return made(nodes, at, 2, { tag: "house", value: nodes[at]?.value });
  if (!is(link, "of", "in")) return undefined;
  const here =
    at +
    3 +
    nodes.slice(at + 3, at + 6).findIndex((node) => !filler(node) && !is(node, "poss") && !POINTING.test(node.word));
  return OF_A_CHART.test(nodes[here]?.word ?? "") || is(nodes[here], "varga")
    ? made(nodes, at, 2, { tag: "house", value: nodes[at]?.value })
    : undefined;
};

/** "Counting from the sign of your Moon": from the Moon. */
export const fromSignOf: Rule = (nodes, at) =>
  is(nodes[at], "signof") && is(nodes[at - 1]?.word === "the" ? nodes[at - 2] : nodes[at - 1], "from")
    ? made(nodes, at, 1, { tag: "who", body: nodes[at]?.body as never, role: { by: "name" } })
    : undefined;

/** "In your chart", "in this nativity", "आपकी कुंडली में": points at the chart, and is no place in it. */
export const inTheChart: Rule = (nodes, at) => {
  const isHindi = !is(nodes[at], "in");
  let here = isHindi ? at : at + 1;
  const from = here;
  while (is(nodes[here], "poss") || POINTING.test(nodes[here]?.word ?? "")) here += 1;
  if (!OF_A_CHART.test(nodes[here]?.word ?? "") || here === from) return undefined;
  const isPointed = nodes
    .slice(from, here)
    .some((node) => is(node, "poss") || /^(this|इस|is|iss|present|प्रस्तुत)$/.test(node.word));
  if (!isPointed) return undefined;
  if (isHindi)
    return is(nodes[here + 1], "in") && nodes[here + 1]?.word !== "in"
      ? made(nodes, at, here + 2 - at, { tag: "poss" })
      : undefined;
  return nodes[at]?.word === "in" ? made(nodes, at, here + 1 - at, { tag: "poss" }) : undefined;
};
