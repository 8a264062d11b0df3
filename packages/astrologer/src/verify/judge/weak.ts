import type { Node } from "../../language/node.ts";
import type { ClaimType, Reading } from "../claim.ts";
import { CARRIED } from "../negation.ts";
import { insideOf, type Scene } from "../scene.ts";
import { isOblique, PUTTING } from "./stated.ts";
import { toldOf } from "./told.ts";

/** Whether what has been read of a clause stands in it clearly enough to be called untrue. */

export const PLACED: ReadonlySet<ClaimType> = new Set([
  "planet_sign",
  "planet_house",
  "planet_star",
  "house_sign",
  "lord_place",
  "varga",
  "transit",
  "lagna",
]);
const STATES: ReadonlySet<ClaimType> = new Set([
  "dignity",
  "retrograde",
  "combust",
  "conjunction",
  "graha_aspect",
  "exchange",
]);
export const isOfBody = ({ type }: Reading): boolean =>
  PLACED.has(type) || STATES.has(type) || type === "from_reference" || type === "lordship";
/** Verbs and marks that put something into a place. */
const PLACING =
  /^(is|are|was|were|being|occupies|holds?|hosts?|contains?|houses?|falls?|sits?|stands?|placed|posited|positioned|located|situated|lies|resides?|lives?|dwells?|rests|tenants?|carries|has|have|gets|:|-|\(|=|→|@|है|हैं|था|थी|थे|बैठा|बैठे|बैठी|स्थित|विराजमान|वाला|वाले|वाली|जिसमें|जिसमे|गई|गया|hai|hain|tha|baitha|baithe|sthit|wala|wale|wali|jisme|jismein|where|wherein|went|gone|goes|comes|corresponds|happens|bears|abides?|traverses?|walks|attains|achieves|nak|resident|pakad)$/;

/** "Leo falls on your twelfth house, the Sun is …": one statement ends, and the reading goes on into the next. */
function isAcross({ nodes }: Scene, { start, end }: Reading): boolean {
  const inside = nodes.filter((node) => node.start >= start && node.end <= end);
  const pause = inside.findIndex(({ word }) => word === ",");
  const isFinite = ({ word, tag }: Node): boolean =>
    tag === "w" && /^(is|are|was|falls|sits|stands|has|rules|है|हैं|था|hai|hain|h)$/.test(word);
  const after = inside.slice(pause).some(({ tag }) => tag === "who");
  const next = nodes[nodes.indexOf(inside.at(-1) as Node) + 1];
  // "The first house is where your ascendant's lord, Mars, stands": one statement.
  if (inside.slice(0, Math.max(0, pause)).some(({ word }) => word === "where")) return false;
  // "In Scorpio, your Mars has its seat in …": where, told before who.
  const lead = nodes[nodes.indexOf(inside[0] as Node) - 1];
  const isBefore = lead === undefined || lead.tag === "in" || lead.tag === "of" || lead.word === "at";
  if (isBefore && pause > 0 && inside.slice(0, pause).every(({ tag }) => tag !== "w" && tag !== "on")) return false;
  const hasOwnVerb = inside.at(-1)?.tag === "who" && next !== undefined && /^(is|are|has|rules)$/.test(next.word);
  return pause > 0 && after && (inside.slice(0, pause).some(isFinite) || hasOwnVerb);
}

const isUnknown = ({ tag, word }: Node): boolean =>
  tag === "w" && word.length > 2 && !CARRIED.test(word) && !PLACING.test(word) && !PUTTING.test(word);

/** "Jupiter, who minds your fifth house": a verb nobody knows, and the house is what it is done to. */
function isDoneTo({ nodes }: Scene, { start, end }: Reading): boolean {
  const [first, verb] = nodes;
  if (!first || !verb || !/^(who|which|that)$/.test(first.word) || verb.end > start) return false;
  const between = nodes.filter((node) => node.start >= verb.end && node.end <= start);
  const isObject = between.every(({ tag, word }) => tag === "poss" || /^(the|a)$/.test(word));
  return (
    isUnknown(verb) && isObject && !nodes.some((node) => node.tag === "who" && node.start >= start && node.end <= end)
  );
}

/** Read over words nobody knows, with nothing that puts the one into the other: too little to call a text untrue. */
export function isWeak(scene: Scene, reading: Reading): boolean {
  if (reading.weak || (reading.type === "strength" && toldOf(scene, reading) === "nobody")) return true;
  if (STATES.has(reading.type) && toldOf(scene, reading) === "nobody") return true;
  // "किसने पहले भाव के राहु की बात छेड़ी?": named as what is talked of.
  const last = scene.nodes.findLastIndex((node) => node.start < reading.end);
  if (scene.clause.mood === "question" && isOblique(scene.nodes, last)) return true;
  if (!PLACED.has(reading.type)) return false;
  if (toldOf(scene, reading) !== "this" || isAcross(scene, reading)) return true;
  // "The axis of your nodes runs from the eleventh house to the fifth": its ends are where it is.
  if (scene.nodes.some(({ tag, start }) => tag === "axis" && start === reading.start)) return false;
  const inside = insideOf(scene, reading);
  const unknown = inside.filter(isUnknown);
  if (isDoneTo(scene, reading)) return true;
  const next = scene.nodes.find(
    ({ start, tag }) => start >= reading.end && !["signword", "houseword", "starword"].includes(tag),
  );
  const isPut = [...inside, ...(next?.tag === "in" ? [next] : [])].some(
    ({ tag, word }) =>
      ["in", "enter", "leave", "transit"].includes(tag) ||
      (tag === "on" && unknown.length === 0) ||
      PLACING.test(word) ||
      PUTTING.test(word),
  );
  return (unknown.length > 0 && !isPut) || unknown.length > 3;
}

/** "It is to Saturn that your fourth house answers": beside one another, and all that is said is in a verb nobody knows. */
export function isUnsure(scene: Scene, reading: Reading): boolean {
  if (!PLACED.has(reading.type) || reading.presupposed) return false;
  const inside = insideOf(scene, reading);
  const isHindi = scene.nodes.some(({ word }) => /[\u0900-\u097f]|^(me|mein|hai|hain|h|ka|ke|ki)$/.test(word));
  const isPut = inside.some(({ tag, word }) => tag === "in" || tag === "on" || PLACING.test(word));
  const [verb, stop] = scene.nodes.filter(({ start }) => start >= reading.end);
  const isLast =
    verb !== undefined && isUnknown(verb) && /[a-z]s$/.test(verb.word) && (!stop || /^[.!]$/.test(stop.word));
  return !isHindi && !isPut && isLast;
}

const HINDI_OF = /^(का|के|की|ka|ke|ki)$/;

/** "The reins of the tenth house are Mars's", "दसवें भाव की बागडोर": something of a house, which nobody stands in. */
export function ofSomethingElse({ nodes }: Scene, { start, end }: Reading): boolean {
  const inside = nodes.filter((node) => node.start > start && node.end < end);
  // "Has no say over the sixth", "juggles two houses, the second and …".
  if (
    !nodes.some(({ tag }) => tag === "aspect") &&
    inside.some(({ word }) => /(?:^| )(?:over|houses|bhavas|घरों|भावों|gharon)$/.test(word))
  )
    return true;
  // "पाँचवें भाव की बात करें तो वहाँ …": he stands there, whatever of the house was spoken of.
  if (inside.some(({ tag, value }) => tag === "pron" && value === "place")) return false;
  return nodes.some((node, at) => {
    if (node.tag !== "house" || node.start < start || node.end > end) return false;
    const [next, then] = [nodes[at + 1], nodes[at + 2]];
    const isHindi = next?.tag === "of" && HINDI_OF.test(next.word) && then?.tag === "w";
    const before = nodes.slice(0, at).filter(({ tag, word }) => tag !== "poss" && word !== "the");
    const isEnglish =
      /^(of|for)$/.test(before.at(-1)?.word ?? "") &&
      (before.length === 1 || before.at(-2)?.tag === "w") &&
      !/^(cusp|occupants?|tenants?|planets?|residents?)$/.test(before.at(-2)?.word ?? "") &&
      before.at(-3)?.tag !== "in";
    return isHindi || isEnglish;
  });
}

/** Told of charts at large, or asked of nobody's: it claims nothing of this one. */
export function isNobodys(scene: Scene, reading: Reading): boolean {
  if (!isOfBody(reading) && reading.type !== "strength") return false;
  const told = toldOf(scene, reading);
  return told === "nobody" || (told === "anybody" && scene.clause.mood === "question");
}
