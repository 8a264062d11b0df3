import { getNakshatraLord } from "../../chart-read-model.ts";
import { type Body, type SyntaxNode, retag } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  getNodeIndex,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { checkRulesHouse, checkRulesSign } from "../chart-queries/check-placements.ts";
import { createFinding } from "../chart-queries/chart-queries.ts";

/** "Mars rules the fifth and tenth", "the tenth is ruled by Mars", "Mars owns Aries". */
export function readLordshipVerbs(context: ClaimDraft): void {
  for (const cue of findUnused(context, "rule", "ruledby", "dominion")) readLordshipVerb(context, cue);
}

/** The ruling body and the word that states its rulership. */
interface Ruler {
  readonly cue: SyntaxNode;
  readonly who: SyntaxNode | undefined;
  readonly body: Body;
}

const isRuled = (nodes: readonly SyntaxNode[]): boolean => nodes.some(({ tag }) => RULED.has(tag));

function readLordshipVerb(context: ClaimDraft, cue: SyntaxNode): void {
  const index = getNodeIndex(context, cue);
  const before = context.nodes.slice(0, index);
  const after = context.nodes.slice(index + 1);
  const isWho = ({ tag }: SyntaxNode): boolean => tag === "who";
  const who = cue.tag === "ruledby" ? after.find(isWho) : before.findLast(isWho);
  const body = who ? (who.body as Body) : context.memory.bodies.at(-1);
  // "You belong to them": people, not a house.
  const refersToPeople = who === undefined && /^(them|they)$/.test(after[0]?.word ?? "");
  if (body === undefined || refersToPeople) return;
  const ruler: Ruler = { cue, who, body };
  const following = takeUntilBreak(after);
  const isTopical = TOPICAL.test(cue.word) && !isRuled(following);
  const isAfter = cue.tag === "rule" && !isTopical && !(SEVERAL_HOUSES.test(cue.word) && !isRuled(following));
  const lead = before.filter(({ tag }) => tag !== "who");
  // "Two houses answer to Venus: the first and the eighth".
  const isListed = cue.tag === "ruledby" && who !== undefined && !isRuled(lead);
  const side = isAfter ? following : isListed ? takeUntilBreak(after.slice(after.indexOf(who) + 1)) : lead;
  const { house, sign } = context.memory;
  const isSpokenOf = (cue.tag === "ruledby" || isTopical) && (house !== null || sign !== null) && !isRuled(side);
  if (isSpokenOf) {
    readRememberedLordship(context, ruler);
    return;
  }
  for (const target of side)
    if (!context.usedNodes.has(target)) readRuledTarget(context, ruler, target, before.some(isWho));
  context.memory.cue = "rule";
  if (who) context.memory.bodies = [body];
}

/** "It is ruled by Mars": the sign or house mentioned before. */
function readRememberedLordship(context: ClaimDraft, { cue, who, body }: Ruler): void {
  const { house, sign } = context.memory;
  const evaluate = (): Finding =>
    sign === null ? checkRulesHouse(context.truth, body, house ?? 1, context.clause.varga) : checkRulesSign(body, sign);
  context.readings.push({
    type: sign === null ? "lordship" : "doctrine",
    ...getSpan(cue, ...(who ? [who] : [])),
    evaluate: evaluate,
  });
  markUsed(context, cue, who);
}

/** @param isLed whether a body is named before the verb of ruling */
function readRuledTarget(context: ClaimDraft, { cue, who, body }: Ruler, target: SyntaxNode, isLed: boolean): void {
  const { truth, clause } = context;
  const span = getSpan(...(who ? [who] : []), target);
  const { tag, value } = target;
  if (tag === "house") {
    const evaluate = (): Finding => checkRulesHouse(truth, body, value, clause.varga, target.fromBody);
    context.readings.push({ type: "lordship", ...span, evaluate: evaluate });
    markUsed(context, target, who, cue);
  } else if (tag === "nak") {
    const evaluate = (): Finding => createFinding(getNakshatraLord(value) === body);
    context.readings.push({ type: "doctrine", ...span, evaluate: evaluate });
    markUsed(context, who, cue, ...(isLed ? [] : [target]));
  } else if (tag === "lagna") {
    context.readings.push({ type: "lordship", ...span, evaluate: () => checkRulesHouse(truth, body, 1, clause.varga) });
    markUsed(context, target, who, cue);
  } else if (tag === "rashi") {
    context.readings.push({ type: "doctrine", ...span, evaluate: () => checkRulesSign(body, value) });
    markUsed(context, target, who, cue);
  }
}

/** "Mercury holds the keys of the tenth", "दसवें भाव की बागडोर बुध के हाथ में है": one named body and the named houses, in any order. */
export function readLordshipIdiom(context: ClaimDraft): void {
  const [cue] = findUnused(context, "dominion");
  const [who, another] = context.nodes.filter(({ tag, role }) => tag === "who" && role?.by === "name");
  const houses = findUnused(context, "house");
  if (!cue || !who?.body || another || houses.length === 0 || contextHasTag(context, "aspect")) return;
  const { body } = who;
  for (const house of houses) {
    const evaluate = (): Finding =>
      checkRulesHouse(context.truth, body, house.value, context.clause.varga, house.fromBody);
    context.readings.push({ type: "lordship", ...getSpan(cue, who, house), evaluate: evaluate });
  }
  markUsed(context, cue, who, ...houses);
}

/** "Both the first and the eighth house are Venus's". */
export function readPossessedHouses(context: ClaimDraft): void {
  const mark = context.nodes.findIndex(({ word }) => word === "'s");
  const who = context.nodes[mark - 1];
  const lead = context.nodes.slice(0, Math.max(0, mark - 1));
  const next = context.nodes[mark + 1];
  const isAlone = next === undefined || /^([.,;!]|to)$/.test(next.word);
  if (who?.tag !== "who" || !isAlone || !/^(is|are)$/.test(lead.at(-1)?.word ?? "")) return;
  const { body } = who;
  for (const house of lead.filter((node) => node.tag === "house" && !context.usedNodes.has(node))) {
    const evaluate = (): Finding =>
      checkRulesHouse(context.truth, body, Number(house.value), context.clause.varga, house.fromBody);
    context.readings.push({ type: "lordship", ...getSpan(house, who), evaluate: evaluate });
    markUsed(context, house, who);
  }
}

/** "दसवां भाव मंगल का है": the tenth is Mars's. */
export function readHindiPossession(context: ClaimDraft): void {
  for (const house of findUnused(context, "house")) {
    const index = getNodeIndex(context, house);
    const [who, of, copula] = context.nodes.slice(index + 1, index + 4);
    if (who?.tag !== "who" || !/^(का|ka)$/.test(of?.word ?? "") || !/^(है|hai|h)$/.test(copula?.word ?? "")) continue;
    const evaluate = () => checkRulesHouse(context.truth, who.body, house.value, context.clause.varga, house.fromBody);
    context.readings.push({ type: "lordship", ...getSpan(house, who), evaluate: evaluate });
    markUsed(context, house, who);
  }
}

/** "… Mars is in charge": of the place mentioned before. */
const TOPICAL = /^(in charge|holds the reins|runs the show|calls the shots|at the helm)$/;
/** "Dono gharon ka swami", "is Mercury ruled": the houses come before it. */
const SEVERAL_HOUSES = / (swami|malik|maalik|स्वामी|मालिक)$|^(ruled|owned|governed)$/;
const RULED = new Set(["house", "rashi", "lagna", "nak", "who"]);

/** The nodes that "rules" applies to: until another body or verb. */
function takeUntilBreak(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const stop = nodes.findIndex(({ tag }, index) => {
    const aside =
      tag === "in" && nodes.slice(index, index + 4).some(({ word }) => /^(chart|horoscope|kundli)$/.test(word));
    return !aside && ["who", "in", "from", "aspect", "with", "rule"].includes(tag);
  });
  return stop < 0 ? nodes : nodes.slice(0, stop);
}

/** "Lord of …: the tenth"; in "…, lord Mars, in the tenth" the house mentioned before is meant. */
function findHouseOfLord(context: ClauseContext, cue: SyntaxNode): SyntaxNode | undefined {
  const after = context.nodes.slice(getNodeIndex(context, cue) + 1);
  const house = after.find(({ tag }) => tag === "house");
  const isPlace =
    house &&
    [context.nodes[getNodeIndex(context, house) - 1], context.nodes[getNodeIndex(context, house) + 1]].some(
      (node) => node?.tag === "in",
    );
  const { house: mentioned } = context.memory;
  if (!isPlace) return house;
  return mentioned === null || getNodeIndex(context, cue) > 1
    ? undefined
    : retag(cue, { tag: "house", value: mentioned });
}

/** "Tenth house: Aries, lord Mars"; "Mars is the lord of …" is read by `readLordshipVerb`. */
export function readHouseLord(context: ClaimDraft): void {
  for (const cue of findUnused(context, "lordword")) {
    const index = getNodeIndex(context, cue);
    const who = context.nodes.slice(index + 1).find(({ tag }) => tag === "who");
    const house = context.nodes.slice(0, index).findLast(({ tag }) => tag === "house") ?? findHouseOfLord(context, cue);
    const body = who?.body ?? context.nodes.slice(0, index).findLast(({ tag }) => tag === "who")?.body;
    if (
      !house ||
      body === undefined ||
      contextHasTag(context, "aspect") ||
      Math.abs(getNodeIndex(context, house) - index) > 5
    )
      continue;
    context.readings.push({
      type: "lordship",
      ...getSpan(cue, house, ...(who ? [who] : [])),
      evaluate: () => checkRulesHouse(context.truth, body, Number(house.value), context.clause.varga),
    });
    markUsed(context, cue, house);
  }
}
