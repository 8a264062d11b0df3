import type { Node } from "../../language/node.ts";
import { filler, is, made, type Rule } from "./rule.ts";

/** What is told in pictures: "lost in the rays of the Sun", "keeps its eye on the tenth", "keeps Venus company". */

const LIGHT =
  /^(rays?|light|glare|heat|beams?|fire|fires|flames?|brilliance|brightness|radiance|blaze|blazing|dazzle|glow|furnace|warmth|shine)$/;
const isSun = (node: Parameters<typeof is>[0]): boolean => is(node, "who") && node.body === "sun";
const BURNS =
  /^(burns|burnt|burned|scorches|scorched|swallows|swallowed|hides|outshines|overpowers|eclipses|consumes|consumed|drowns|blinds|combusts|roasts|singes|dazzles|engulfs)$/;
const WITHIN = /^(in|by|under|into|within|inside|beneath|behind)$/;

/** "In the rays of the Sun", "by the Sun's heat", "the Sun burns": combust, by whom it always is. */
export const inTheRays: Rule = (nodes, at) => {
  if (isSun(nodes[at]) && BURNS.test(nodes[at + 1]?.word ?? "")) return made(nodes, at, 2, { tag: "combust" });
  if (!WITHIN.test(nodes[at]?.word ?? "")) return undefined;
  let here = at + 1;
  while (filler(nodes[here])) here += 1;
  if (LIGHT.test(nodes[here]?.word ?? "") && is(nodes[here + 1], "of")) {
    const sun = filler(nodes[here + 2]) ? here + 3 : here + 2;
    return isSun(nodes[sun]) ? made(nodes, at, sun + 1 - at, { tag: "combust" }) : undefined;
  }
  const isTheirs = isSun(nodes[here]) && nodes[here + 1]?.word === "'s" && LIGHT.test(nodes[here + 2]?.word ?? "");
  return isTheirs ? made(nodes, at, here + 3 - at, { tag: "combust" }) : undefined;
};

const LOOK = /^(eye|eyes|gaze|glance|glances|look|looks|sight|sights|stare|attention)$/;
const LAYING =
  /^(keeps?|keeping|has|have|casts?|casting|throws?|throwing|sets?|lays?|trains?|fixes|fixing|turns?|turning|directs?|sends?|bends|rests|gives|drops|pours|settles|fastens)$/;
const TO = /^(on|upon|at|over|to|towards|toward|into|across|onto)$/;

/** "Keeps its eye on", "casts a long gaze across": aspects. */
export const laysEyesOn: Rule = (nodes, at) => {
  const first = nodes[at];
  if (!LAYING.test(first?.word ?? "") || (first?.tag !== "w" && first?.tag !== "age")) return undefined;
  const look = nodes.slice(at + 1, at + 5).findIndex(({ word, tag }) => LOOK.test(word) || tag === "aspect");
  const here = at + 1 + look;
  const between = nodes.slice(at + 1, here);
  const isOwn = between.every((node) => ["w", "pron", "ord"].includes(node.tag) && !/^[.,;:!?]$/.test(node.word));
  return look >= 0 && isOwn && TO.test(nodes[here + 1]?.word ?? "")
    ? made(nodes, at, here + 2 - at, { tag: "aspect", value: nodes[here]?.value })
    : undefined;
};

const LOOKS = /^(look|looks|looking|gaze|gazes|gazing|stares|staring|glances|glancing|peers|peering)$/;
/** "Is looking straight at your third house": aspects. */
export const looksAt: Rule = (nodes, at) => {
  const how = nodes[at + 1];
  const isHow = is(how, "w") && /ly$|^(straight|right|hard|down|across|over|back|out)$/.test(how.word);
  return LOOKS.test(nodes[at]?.word ?? "") && isHow && /^(at|on|upon|to)$/.test(nodes[at + 2]?.word ?? "")
    ? made(nodes, at, 3, { tag: "aspect" })
    : undefined;
};

/** "The glance that the Sun throws on the fifth": the verb is the looking, and the noun is said with it. */
export const glanceThrown: Rule = (nodes, at) => {
  const isNoun = (node: Node | undefined): boolean => is(node, "aspect") || LOOK.test(node?.word ?? "");
  const relative = /^(that|which)$/.test(nodes[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const skip = (here: number): number => (filler(nodes[here]) || is(nodes[here], "poss") ? skip(here + 1) : here);
  if (isNoun(nodes[at])) {
    const who = skip(relative);
    return is(nodes[who], "who") && LAYING.test(nodes[who + 1]?.word ?? "") && TO.test(nodes[who + 2]?.word ?? "")
      ? made(nodes, at, 1, { tag: "w" })
      : undefined;
  }
  const isThrown = LAYING.test(nodes[at]?.word ?? "") && TO.test(nodes[at + 1]?.word ?? "") && is(nodes[at - 1], "who");
  return isThrown && nodes.slice(Math.max(0, at - 5), at).some(isNoun)
    ? made(nodes, at, 2, { tag: "aspect" })
    : undefined;
};

/** "Your Sun keeps Venus company": is with. */
export const keepsCompany: Rule = (nodes, at) =>
  nodes[at]?.word === "company" &&
  is(nodes[at - 1], "who") &&
  nodes.slice(Math.max(0, at - 5), at).some(({ word }) => /^(keep|keeps|keeping|kept)$/.test(word))
    ? made(nodes, at, 1, { tag: "with" })
    : undefined;
