import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import { filler, is, made, type Rule } from "./rule.ts";

/** Levels of periods that are told together. */
const DEEPEST = 5;

/** "Ur in Rahu Jupiter rn", "Jupiter Sun chal raha hai": two lords side by side, and nothing they could stand in. */
function isPairOfLords(nodes: readonly Node[], at: number): boolean {
  const [second, then] = [nodes[at + 1], nodes[at + 2]];
  const isNamed = (node: Node | undefined): boolean =>
    is(node, "who") && node.role?.by === "name" && node.body !== "lagna";
  if (!isNamed(nodes[at]) || !isNamed(second) || isNamed(then)) return false;
  const near = nodes.slice(at + 2, at + 8);
  const isOfPlaces = near.some((node) =>
    is(node, "rashi", "house", "ord", "houseword", "aspect", "with", "exchange", "in"),
  );
  const lead = nodes[at - 1];
  return !isOfPlaces && (is(then, "run") || (is(then, "now") && is(lead, "in", "poss", "run")));
}

/** "With Mars as the antardasha", "Saturn takes charge as your mahadasha lord": where the level stands; −1 where none does. */
function officeOf(nodes: readonly Node[], at: number): number {
  let here = at + 1;
  while (here < at + 4 && is(nodes[here], "w") && nodes[here]?.word !== "as") here += 1;
  if (nodes[here]?.word !== "as") return -1;
  here += 1;
  while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
  return is(nodes[here], "level") ? here : -1;
}

/** "Mercury–Saturn period", "Saturn ki antardasha", "the major period of Mercury". */
export const dasha: Rule = (nodes, at) => {
  const first = nodes[at];
  const named = (node: Node | undefined): node is Node => is(node, "who") && node.body !== "lagna";
  if (is(first, "level") && is(nodes[at + 1], "of")) {
    const here = at + 2 + (filler(nodes[at + 2]) ? 1 : 0);
    const who = nodes[here];
    return named(who)
      ? made(nodes, at, here + 1 - at, { tag: "dasha", lords: [who.body as Graha], level: Number(first.value) })
      : undefined;
  }
  if (!named(first)) return undefined;
  const lords = [first.body as Graha];
  let here = at + 1;
  // "Under the Moon, whose mahadasha it is".
  const whose = nodes[at + 1]?.word === "," ? at + 2 : at + 1;
  if (
    /^(whose|जिसकी|jiski)$/.test(nodes[whose]?.word ?? "") &&
    is(nodes[whose + 1], "level") &&
    is(nodes[whose + 2], "pron")
  )
    return made(nodes, at, whose + 2 - at, { tag: "dasha", lords, level: Number(nodes[whose + 1]?.value) });
  const office = officeOf(nodes, at);
  if (office > 0) return made(nodes, at, office + 1 - at, { tag: "dasha", lords, level: Number(nodes[office]?.value) });
  if (isPairOfLords(nodes, at))
    return made(nodes, at, 2, { tag: "dasha", lords: [...lords, nodes[at + 1]?.body as Graha], level: 0 });
  while (lords.length < DEEPEST && ["-", "/", "→", ">"].includes(nodes[here]?.word ?? "") && named(nodes[here + 1])) {
    lords.push(nodes[here + 1]?.body as Graha);
    here += 2;
  }
  const within = nodes[here + 1];
  // "शुक्र में मंगल चल रहा है": the period within a period.
  if (
    is(nodes[here], "in") &&
    named(within) &&
    is(nodes[here + 2], "run") &&
    !nodes.slice(here + 2, here + 6).some((node) => is(node, "rashi", "house"))
  )
    return made(nodes, at, here + 2 - at, { tag: "dasha", lords: [...lords, within.body as Graha], level: 0 });
  while (is(nodes[here], "of", "only") || filler(nodes[here]) || ["hi", "ही"].includes(nodes[here]?.word ?? ""))
    here += 1;
  const until = nodes.slice(here, here + 7).findIndex(({ word }) => /^[.;।?]$/.test(word));
  const near = nodes.slice(here, here + (until < 0 ? 7 : until));
  const isDated =
    lords.length > 1 &&
    near.some(({ tag }) => tag === "date") &&
    !near.some(({ tag }) => ["with", "exchange", "aspect", "dosha", "yoga", "rashi", "house", "enter"].includes(tag));
  const isBracketed =
    nodes[at - 1]?.word === "(" && nodes.slice(Math.max(0, at - 3), at).some(({ tag }) => tag === "level");
  if (lords.length > 1 && (isDated || isBracketed) && !is(nodes[here], "level"))
    return made(nodes, at, here - at, { tag: "dasha", lords, level: 0 });
  const chained =
    lords.length > 1 &&
    (is(nodes[at - 1], "in", "run", "poss", "now") ||
      nodes[at - 1]?.word === "through" ||
      is(nodes[here], "run") ||
      (nodes[at - 1]?.word === ":" && is(nodes[at - 2], "level", "run", "now"))) &&
    !is(nodes[here], "with", "exchange", "aspect", "dosha", "yoga", "axis");
  if (chained && !is(nodes[here], "level")) return made(nodes, at, here - at, { tag: "dasha", lords, level: 0 });
  if (is(nodes[here], "level")) {
    const said = Number(nodes[here]?.value);
    return made(nodes, at, here + 1 - at, { tag: "dasha", lords, level: said });
  }
  return undefined;
};

/** "Saturn's transit period": no dasha. */
export const transitPeriod: Rule = (nodes, at) =>
  is(nodes[at], "transit") && is(nodes[at + 1], "level") && nodes[at + 1]?.value === 0
    ? made(nodes, at, 2, { tag: "transit" })
    : undefined;

/** "Dasha lord", "महादशा के स्वामी": the period by its lord. */
export const lordOfLevel: Rule = (nodes, at) => {
  const link = is(nodes[at + 1], "of") ? 2 : 1;
  return is(nodes[at], "level") && is(nodes[at + link], "lordword")
    ? made(nodes, at, link + 1, { tag: "level", value: nodes[at]?.value })
    : undefined;
};
