import { VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import { type Nakshatra, NAKSHATRAS, type Rashi, RASHI_LORDS } from "@lagna/terms";
import type { Body, Node, Role } from "../../language/node.ts";
import { afterBoth } from "./houses.ts";
import { before, filler, is, isHouseNumber, made, type Naming, REACH, type Reading, type Rule } from "./rule.ts";

/** Grahas named by the house, sign or star they rule. */

function lordOfHouses(naming: Naming, houses: readonly number[]): { readonly body: Body; readonly role: Role } {
  return { body: naming.view.house(houses[0] ?? 1).lord, role: { by: "house", houses } };
}

/** Houses in a row: "the sixth and (the) ninth". @returns their numbers and where the row ends. */
function housesFrom(nodes: readonly Node[], at: number): { readonly houses: number[]; readonly end: number } {
  const houses: number[] = [];
  let here = at;
  let end = at;
  while (here < Math.min(nodes.length, at + REACH)) {
    const node = nodes[here];
    if (filler(node) || is(node, "poss") || (is(node, "both") && houses.length === 0)) here += 1;
    else if (is(node, "house", "ord") || (isHouseNumber(node) && houses.length > 0)) {
      houses.push(Number((node as Node).value));
      here += 1;
      end = here;
    } else if (houses.length > 0 && (is(node, "and") || isComma(nodes, here)) && nextIsHouse(nodes, here + 1))
      here += 1;
    else if (houses.length > 1 && afterBoth(nodes, here) > here && is(nodes[afterBoth(nodes, here)], "houseword"))
      here = end = afterBoth(nodes, here);
    else if (is(node, "houseword") && here === end && houses.length > 0) {
      here += 1;
      end = here;
    } else break;
  }
  return { houses, end };
}

/** Of a row; after "First, your tenth lord …" something else begins. */
const isComma = (nodes: readonly Node[], at: number): boolean => nodes[at]?.word === "," && !is(nodes[at + 1], "poss");

function nextIsHouse(nodes: readonly Node[], at: number): boolean {
  let here = at;
  while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
  return is(nodes[here], "house", "ord");
}

/** "tenth lord", "lord of the tenth", "दशम भाव का स्वामी", "dashmesh", "seventh and eighth lord". */
export const lord: Rule = (nodes, at, naming) => {
  const first = nodes[at];
  const [mark, second, close] = nodes.slice(at + 1, at + 4);
  // "Mars (L3 & L8)".
  const isPair = (is(mark, "and") || mark?.word === "/") && nodes[at - 1]?.word === "(" && close?.word === ")";
  if (is(first, "esh") && is(second, "esh") && isPair)
    return made(nodes, at, 3, { tag: "who", ...lordOfHouses(naming, [Number(first.value), Number(second.value)]) });
  if (is(first, "esh")) return made(nodes, at, 1, { tag: "who", ...lordOfHouses(naming, [Number(first.value)]) });
  if (
    (is(first, "pron") || /^(whose|जिसका|जिसके|जिसकी|jiska|jiske|jiski)$/.test(first?.word ?? "")) &&
    is(nodes[at + 1], "lordword")
  ) {
    const named = before(nodes, at).filter((node) => is(node, "house", "rashi", "lagna"));
    // "The ninth house points to the second, where its lord sits": of the one that points there.
    const spoken = (nodes[at - 1]?.word === "where" ? named.at(-2) : undefined) ?? named.at(-1);
    if (!spoken) return undefined;
    if (spoken.tag === "lagna") return made(nodes, at, 2, { tag: "who", ...lordOfHouses(naming, [1]) });
    const meant =
      spoken.tag === "house" ? lordOfHouses(naming, [Number(spoken.value)]) : lordOfSigns([spoken.value as Rashi]);
    return made(nodes, at, 2, { tag: "who", ...meant });
  }
  if (/^(this|that|said)$/.test(first?.word ?? "") && is(nodes[at + 1], "lordword") && !is(nodes[at + 2], "of"))
    return made(nodes, at, 2, { tag: "pron", value: "it" });
  const ofStar = lordOfStar(nodes, at) ?? whatRules(nodes, at, naming);
  if (ofStar) return ofStar;
  if (is(first, "rashi") && is(nodes[at + 1], "dispositor"))
    return made(nodes, at, 2, { tag: "who", ...lordOfSigns([first.value as Rashi]) });
  if (
    is(first, "lordword") &&
    is(nodes[at + 1], "of") &&
    is(nodes[at + 2], "pron") &&
    nodes[at + 2]?.value === "place"
  ) {
    const spoken = before(nodes, at).findLast((node) => is(node, "house", "rashi"));
    if (spoken?.tag === "house")
      return made(nodes, at, 3, { tag: "who", ...lordOfHouses(naming, [Number(spoken.value)]) });
    return spoken && made(nodes, at, 3, { tag: "who", ...lordOfSigns([spoken.value as Rashi]) });
  }
  if (is(first, "lordword") && is(nodes[at + 1], "of") && is(nodes[at + 2], "num") && is(nodes[at + 3], "houseword"))
    return made(nodes, at, 4, { tag: "rule" });
  if (is(first, "lordword") && is(nodes[at + 1], "of") && isHouseNumber(nodes[at + 2]) && !is(nodes[at + 3], "unit"))
    return made(nodes, at, 3, { tag: "who", ...lordOfHouses(naming, [Number(nodes[at + 2]?.value)]) });
  if (is(first, "lordword") && is(nodes[at + 1], "of")) {
    const { houses, end } = housesFrom(nodes, at + 2);
    if (houses.length > 0) return made(nodes, at, end - at, { tag: "who", ...lordOfHouses(naming, houses) });
    let here = at + 2;
    while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
    if (is(nodes[here], "rashi") && is(nodes[here + 1], "lagna"))
      return made(nodes, at, here + 2 - at, { tag: "who", value: nodes[here]?.value, ...lordOfHouses(naming, [1]) });
    if (is(nodes[here], "rashi"))
      return made(nodes, at, here + 2 * signsFrom(nodes, here).length - 1 - at, {
        tag: "who",
        ...lordOfSigns(signsFrom(nodes, here)),
      });
    if (is(nodes[here], "lagna")) return made(nodes, at, here + 1 - at, { tag: "who", ...lordOfHouses(naming, [1]) });
    return undefined;
  }
  if (is(first, "house", "ord")) {
    const { houses, end } = housesFrom(nodes, at);
    const link = is(nodes[end], "of") ? 1 : 0;
    if (is(nodes[end + link], "lordword"))
      return made(nodes, at, end + link + 1 - at, { tag: "who", ...lordOfHouses(naming, houses) });
    return undefined;
  }
  if (
    is(first, "rashi") &&
    is(nodes[at + 1], "and") &&
    is(nodes[at + 2], "rashi") &&
    is(nodes[at + 3], "of") &&
    is(nodes[at + 4], "lordword")
  ) {
    return made(nodes, at, 5, { tag: "who", ...lordOfSigns(signsFrom(nodes, at)) });
  }
  if (is(first, "lagna") && is(nodes[at + 1], "rashi") && is(nodes[at + 2], "of") && is(nodes[at + 3], "lordword"))
    return made(nodes, at, 4, { tag: "who", value: nodes[at + 1]?.value, ...lordOfHouses(naming, [1]) });
  if (is(first, "rashi", "lagna")) {
    const sign = is(first, "rashi") && is(nodes[at + 1], "signword") ? 1 : 0;
    const link = sign + (is(nodes[at + 1 + sign], "of") ? 1 : 0);
    if (!is(nodes[at + 1 + link], "lordword")) return undefined;
    const meant = first.tag === "lagna" ? lordOfHouses(naming, [1]) : lordOfSigns([first.value as Rashi]);
    return made(nodes, at, link + 2, { tag: "who", ...meant });
  }
  return undefined;
};

/** "The planet that rules your seventh", "the graha ruling the lagna". */
function whatRules(nodes: readonly Node[], at: number, naming: Naming): Reading | undefined {
  const first = nodes[at];
  if (
    !is(first, "planetword") &&
    !/^(the planet|this planet|one|the graha|whoever|whichever planet|what)$/.test(first?.word ?? "")
  )
    return undefined;
  const relative = /^(that|which|who)$/.test(nodes[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const cue = /^(is|was)$/.test(nodes[relative]?.word ?? "") ? relative + 1 : relative;
  if (!is(nodes[cue], "rule")) return undefined;
  const { houses, end } = housesFrom(nodes, is(nodes[cue + 1], "of") ? cue + 2 : cue + 1);
  if (houses.length > 0) return made(nodes, at, end - at, { tag: "who", ...lordOfHouses(naming, houses) });
  let here = cue + 1;
  while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
  return is(nodes[here], "lagna")
    ? made(nodes, at, here + 1 - at, { tag: "who", ...lordOfHouses(naming, [1]) })
    : undefined;
}

/** "The lord of Swati", "स्वाति नक्षत्र का स्वामी", "Swati's ruler". */
function lordOfStar(nodes: readonly Node[], at: number): Reading | undefined {
  const from = is(nodes[at], "lordword", "starlord") && is(nodes[at + 1], "of") ? at + 2 : at;
  const between = nodes.slice(from, from + 6).findIndex((node) => !filler(node) && !is(node, "starword"));
  let here = from > at && between > 0 ? from + between : from;
  const star = nodes[here];
  if (!is(star, "nak")) return undefined;
  here += 1;
  if (is(nodes[here], "starword")) here += 1;
  if (from === at) {
    if (is(nodes[here], "of")) here += 1;
    if (!is(nodes[here], "lordword", "starlord")) return undefined;
    here += 1;
  }
  const { lord: body } =
    VIMSHOTTARI_LORDS[NAKSHATRAS.indexOf(star.value as Nakshatra) % VIMSHOTTARI_LORDS.length] ?? {};
  return body && made(nodes, at, here - at, { tag: "who", body, role: { by: "star", star: star.value as Nakshatra } });
}

/** Signs in a row: "Aries and Scorpio". */
function signsFrom(nodes: readonly Node[], at: number): readonly Rashi[] {
  const second = is(nodes[at + 1], "and") && is(nodes[at + 2], "rashi") ? [nodes[at + 2]?.value as Rashi] : [];
  return [nodes[at]?.value as Rashi, ...second];
}

const lordOfSigns = (signs: readonly Rashi[]): { readonly body: Body; readonly role: Role } => ({
  body: RASHI_LORDS[signs[0] as Rashi],
  role: { by: "sign", signs },
});
