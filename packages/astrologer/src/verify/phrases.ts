import type { Graha, Karaka8, Rashi } from "@lagna/terms";
import { RASHI_LORDS } from "@lagna/terms";
import type { ChartView } from "../chart-view.ts";
import type { Body, Node, Role } from "./node.ts";
import type { Tagged } from "./tag.ts";

/** The chart as far as words name things by it. */
export interface Naming {
  readonly view: ChartView;
  readonly karakaOf: (karaka: Karaka8) => Graha | undefined;
}

const joined = (nodes: readonly Node[]): Pick<Node, "word" | "start" | "end"> => ({
  word: nodes.map(({ word }) => word).join(" "),
  start: (nodes[0] as Node).start,
  end: (nodes.at(-1) as Node).end,
});

/** Plain numbers, spans of time and arcs, put together from their words. */
export function withNumbers(tagged: readonly Tagged[]): Node[] {
  const nodes: Node[] = tagged.map((node) =>
    node.tag === "w" && /^\d+(\.\d+)?$/.test(node.word) ? { ...node, tag: "num", value: Number(node.word) } : node,
  );
  const result: Node[] = [];
  for (let at = 0; at < nodes.length;) {
    const [first, second, third, fourth] = nodes.slice(at, at + 4);
    if (first?.tag === "num" && second?.tag === "unit") {
      const more = third?.tag === "num" && fourth?.tag === "unit";
      const days = Number(first.value) * Number(second.value) + (more ? Number(third.value) * Number(fourth.value) : 0);
      const parts = nodes.slice(at, at + (more ? 4 : 2));
      result.push({ ...joined(parts), tag: "dur", value: days });
      at += parts.length;
    } else if (first?.tag === "num" && second?.tag === "degree") {
      const minutes = third?.tag === "num" && fourth?.word === "'";
      const parts = nodes.slice(at, at + (minutes ? 4 : 2));
      result.push({
        ...joined(parts),
        tag: "arc",
        value: Number(first.value) + (minutes ? Number(third.value) / 60 : 0),
      });
      at += parts.length;
    } else {
      result.push(first as Node);
      at += 1;
    }
  }
  return result;
}

/** Small words an ordinal of a house may stand before, when the word house is left out. */
const AFTER_BARE = new Set(
  "is are was has have had holds hold hosts contains houses carries receives gets shows sits stands to at for by itself too also where gives tells falls lies stays becomes makes feels - with".split(
    " ",
  ),
);
const BEFORE_BARE = new Set(["in", "on", "poss", "and", "from", "aspect", "of", "opposite", "rule", "enter"]);
const AFTER_TAGS = new Set([
  "and",
  "from",
  "in",
  "on",
  "aspect",
  "with",
  "rule",
  "who",
  "graha",
  "rashi",
  "poss",
  "lagna",
  "join",
  "neg",
  "date",
  "now",
  "until",
  "since",
  "empty",
  "enter",
  "transit",
  "bindu",
  "both",
  "ruledby",
  "esh",
  "house",
  "ord",
  "num",
]);

interface Reading {
  readonly length: number;
  readonly node: Node;
}

type Rule = (nodes: readonly Node[], at: number, naming: Naming) => Reading | undefined;

const made = (
  nodes: readonly Node[],
  at: number,
  length: number,
  node: Omit<Node, "word" | "start" | "end">,
): Reading => ({
  length,
  node: { ...joined(nodes.slice(at, at + length)), ...node },
});

/** So marked that a node which is not of these tags is still a node to the compiler. */
type Known = Node & { readonly known: true };
const is = (node: Node | undefined, ...tags: string[]): node is Known => node !== undefined && tags.includes(node.tag);
const filler = (node: Node | undefined): boolean =>
  node !== undefined && ["the", "a", "an", "own", "very", "main"].includes(node.word);

const isHouseNumber = (node: Node | undefined): boolean =>
  is(node, "num") && Number.isInteger(node.value) && Number(node.value) >= 1 && Number(node.value) <= 12;

/** Ordinals that share the word house: "the fifth and tenth houses"; and a house by its number or name. */
const house: Rule = (nodes, at) => {
  const first = nodes[at];
  const numbered = isHouseNumber(nodes[at + 1]) || (is(nodes[at + 1], "ord") && /^\d/.test(nodes[at + 1]?.word ?? ""));
  if (is(first, "houseword") && numbered && !is(nodes[at + 2], "unit", "degree", "houseword", "month")) {
    return made(nodes, at, 2, { tag: "house", value: nodes[at + 1]?.value });
  }
  if (isHouseNumber(first) && /^\d+$/.test(first?.word ?? "") && is(nodes[at + 1], "houseword"))
    return made(nodes, at, 2, { tag: "house", value: first?.value });
  if (!is(first, "ord")) return undefined;
  if (is(nodes[at + 1], "houseword")) return made(nodes, at, 2, { tag: "house", value: first.value });
  const sharing = sharedHouseword(nodes, at);
  if (sharing) return made(nodes, at, 1, { tag: "house", value: first.value });
  return bareHouse(nodes, at) ? made(nodes, at, 1, { tag: "house", value: first.value }) : undefined;
};

function sharedHouseword(nodes: readonly Node[], at: number): boolean {
  let here = at + 1;
  let several = false;
  while (here < nodes.length) {
    const node = nodes[here];
    if (is(node, "and") || node?.word === ",") here += 1;
    else if (filler(node) || is(node, "poss")) here += 1;
    else if (is(node, "ord")) {
      several = true;
      here += 1;
    } else return several && is(node, "houseword", "lordword");
  }
  return false;
}

function bareHouse(nodes: readonly Node[], at: number): boolean {
  const ordinal = nodes[at] as Node;
  const next = nodes[at + 1];
  const devanagari = /[\u0900-\u097f]/.test(ordinal.word);
  const english = /^[a-z]+$|^\d+(st|nd|rd|th)$/.test(ordinal.word) && isEnglishOrdinal(ordinal.word);
  if (devanagari || !english) {
    if (is(next, "in", "on")) return true;
    // "se pehle" is before, not the first from.
    const afterFrom = is(nodes[at - 1], "from") && ordinal.value !== 1;
    return afterFrom && (next === undefined || /^[,.;।]$/.test(next.word) || is(next, "w", "who", "graha"));
  }
  let before = at - 1;
  while (filler(nodes[before])) before -= 1;
  const to = nodes[before]?.word === "to";
  if (next && next.tag === "in" && /^(me|mein|mai|में|मे)$/.test(next.word)) return true;
  const placed = is(nodes[before], ...BEFORE_BARE) || before < at - 1 || to;
  if (!placed) return false;
  if (ordinal.value === 1 && !is(nodes[before], "in", "rule", "aspect", "enter", "opposite") && !to) return false;
  if (next === undefined || /^[,.;:!?)।"-]$/.test(next.word)) return true;
  return next.tag === "w" ? AFTER_BARE.has(next.word) : AFTER_TAGS.has(next.tag);
}

const ENGLISH = new Set("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" "));
const isEnglishOrdinal = (word: string): boolean => ENGLISH.has(word) || /^\d/.test(word);

const graha: Rule = (nodes, at) => {
  const first = nodes[at];
  if (!is(first, "graha")) return undefined;
  const weekday = nodes[at + 1];
  if (weekday && /^(vaar|var|वार)$/.test(weekday.word)) return made(nodes, at, 2, { tag: "vara", value: first.value });
  return made(nodes, at, 1, { tag: "who", body: first.value as Graha, role: { by: "name" } });
};

function lordOfHouses(naming: Naming, houses: readonly number[]): { readonly body: Body; readonly role: Role } {
  return { body: naming.view.house(houses[0] ?? 1).lord, role: { by: "house", houses } };
}

/** Houses in a row: "the sixth and (the) ninth". @returns their numbers and where the row ends. */
function housesFrom(nodes: readonly Node[], at: number): { readonly houses: number[]; readonly end: number } {
  const houses: number[] = [];
  let here = at;
  let end = at;
  while (here < nodes.length) {
    const node = nodes[here];
    if (filler(node) || is(node, "poss")) here += 1;
    else if (is(node, "house", "ord") || (isHouseNumber(node) && houses.length > 0)) {
      houses.push(Number((node as Node).value));
      here += 1;
      end = here;
    } else if (houses.length > 0 && (is(node, "and") || node?.word === ",") && nextIsHouse(nodes, here + 1)) here += 1;
    else if (is(node, "houseword") && here === end && houses.length > 0) {
      here += 1;
      end = here;
    } else break;
  }
  return { houses, end };
}

function nextIsHouse(nodes: readonly Node[], at: number): boolean {
  let here = at;
  while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
  return is(nodes[here], "house", "ord");
}

/** "tenth lord", "lord of the tenth", "दशम भाव का स्वामी", "dashmesh", "seventh and eighth lord". */
const lord: Rule = (nodes, at, naming) => {
  const first = nodes[at];
  if (is(first, "esh")) return made(nodes, at, 1, { tag: "who", ...lordOfHouses(naming, [Number(first.value)]) });
  if (
    (is(first, "pron") || /^(whose|जिसका|जिसके|जिसकी|jiska|jiske|jiski)$/.test(first?.word ?? "")) &&
    is(nodes[at + 1], "lordword")
  ) {
    const spoken = nodes.slice(0, at).findLast((node) => is(node, "house", "rashi", "lagna"));
    if (!spoken) return undefined;
    if (spoken.tag === "lagna") return made(nodes, at, 2, { tag: "who", ...lordOfHouses(naming, [1]) });
    const meant =
      spoken.tag === "house" ? lordOfHouses(naming, [Number(spoken.value)]) : lordOfSigns([spoken.value as Rashi]);
    return made(nodes, at, 2, { tag: "who", ...meant });
  }
  if (is(first, "lordword") && is(nodes[at + 1], "of")) {
    const { houses, end } = housesFrom(nodes, at + 2);
    if (houses.length > 0) return made(nodes, at, end - at, { tag: "who", ...lordOfHouses(naming, houses) });
    let here = at + 2;
    while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
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
  if (is(first, "rashi", "lagna")) {
    const link = is(nodes[at + 1], "of") ? 1 : 0;
    if (!is(nodes[at + 1 + link], "lordword")) return undefined;
    const meant = first.tag === "lagna" ? lordOfHouses(naming, [1]) : lordOfSigns([first.value as Rashi]);
    return made(nodes, at, link + 2, { tag: "who", ...meant });
  }
  return undefined;
};

/** Signs in a row: "Aries and Scorpio". */
function signsFrom(nodes: readonly Node[], at: number): readonly Rashi[] {
  const second = is(nodes[at + 1], "and") && is(nodes[at + 2], "rashi") ? [nodes[at + 2]?.value as Rashi] : [];
  return [nodes[at]?.value as Rashi, ...second];
}

const lordOfSigns = (signs: readonly Rashi[]): { readonly body: Body; readonly role: Role } => ({
  body: RASHI_LORDS[signs[0] as Rashi],
  role: { by: "sign", signs },
});

const karaka: Rule = (nodes, at, naming) => {
  const first = nodes[at];
  if (!is(first, "karaka")) return undefined;
  const body = naming.karakaOf(first.value as Karaka8);
  return body && made(nodes, at, 1, { tag: "who", body, role: { by: "karaka", karaka: first.value as Karaka8 } });
};

/** "Jupiter's sign", "the sign of Jupiter", "गुरु की राशि"; "Jupiter's star", "the star lord of Mars". */
const ofGraha: Rule = (nodes, at, naming) => {
  const [first, second, third] = [nodes[at], nodes[at + 1], nodes[at + 2]];
  const about = (who: Node, cue: Node, length: number): Reading | undefined => {
    if (cue.tag === "signword")
      return who.body === "lagna" ? undefined : made(nodes, at, length, { tag: "signof", body: who.body as Body });
    if (cue.tag === "starword") return made(nodes, at, length, { tag: "starof", body: who.body as Body });
    const by = cue.tag === "dispositor" ? "dispositor" : "starlord";
    const { view } = naming;
    const body = by === "starlord" ? view.starLordOf(who.body as Body) : view.dispositorOf(who.body as Graha);
    return made(nodes, at, length, { tag: "who", body, role: { by, of: who.body as Body } });
  };
  const cues = ["signword", "starword", "dispositor", "starlord"];
  if (is(first, "who") && is(second, "of") && is(third, ...cues)) return about(first, third, 3);
  if (is(first, "who") && is(second, "dispositor", "starlord")) return about(first, second, 2);
  if (is(first, "pron") && is(second, "dispositor", "starlord")) {
    const spoken = nodes.slice(0, at).findLast((node) => is(node, "who"));
    return spoken && about(spoken, second, 2);
  }
  if (is(first, "dispositor", "starlord", "signword") && is(second, "of")) {
    const here = filler(third) || is(third, "poss") ? at + 3 : at + 2;
    const who = nodes[here];
    if (is(who, "who")) return about(who, first, here + 1 - at);
  }
  return undefined;
};

/** A house counted from something: "the fourth from the Moon", "चंद्र से चौथे भाव", "Chandra se chauthe". */
const fromReference: Rule = (nodes, at) => {
  const first = nodes[at];
  const bodyOf = (node: Node | undefined): Body | undefined =>
    is(node, "who") ? node.body : is(node, "lagna") ? "lagna" : undefined;
  if (
    is(first, "house", "ord") &&
    (is(nodes[at + 1], "from") || (is(nodes[at + 1], "houseword") && is(nodes[at + 2], "from")))
  ) {
    let here = at + (is(nodes[at + 1], "from") ? 2 : 3);
    while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
    const body = bodyOf(nodes[here]);
    return body && made(nodes, at, here + 1 - at, { tag: "house", value: first.value, fromBody: body });
  }
  const body = bodyOf(first);
  if (
    body &&
    nodes[at + 1]?.tag === "from" &&
    /^(से|se)$/.test(nodes[at + 1]?.word ?? "") &&
    is(nodes[at + 2], "house", "ord")
  ) {
    const more = is(nodes[at + 3], "houseword") ? 1 : 0;
    return made(nodes, at, 3 + more, { tag: "house", value: nodes[at + 2]?.value, fromBody: body });
  }
  return undefined;
};

/** "third aspect", "third pada", "pada 3", "Vishakha 3". */
const counted: Rule = (nodes, at) => {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (is(first, "ord") && is(second, "aspect")) return made(nodes, at, 2, { tag: "aspect", value: first.value });
  if (is(first, "ord") && is(second, "pada", "phase"))
    return made(nodes, at, 2, { tag: second.tag === "phase" ? "phase" : "pada", value: first.value });
  if (is(first, "pada", "phase") && is(second, "num", "ord"))
    return made(nodes, at, 2, { tag: first.tag, value: second.value });
  return undefined;
};

/** "Mercury–Saturn period", "Saturn ki antardasha", "the major period of Mercury". */
const dasha: Rule = (nodes, at) => {
  const first = nodes[at];
  const named = (node: Node | undefined): node is Node => is(node, "who") && node.body !== "lagna";
  if (is(first, "level") && is(nodes[at + 1], "lordword"))
    return made(nodes, at, 2, { tag: "level", value: first.value });
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
  while (["-", "/", "→", ">"].includes(nodes[here]?.word ?? "") && named(nodes[here + 1])) {
    lords.push(nodes[here + 1]?.body as Graha);
    here += 2;
  }
  while (is(nodes[here], "of", "only") || filler(nodes[here]) || ["hi", "ही"].includes(nodes[here]?.word ?? ""))
    here += 1;
  const chained =
    lords.length > 1 &&
    is(nodes[at - 1], "in", "run", "poss", "now") &&
    !is(nodes[here], "with", "exchange", "aspect", "dosha", "yoga");
  if (chained && !is(nodes[here], "level")) return made(nodes, at, here - at, { tag: "dasha", lords, level: 0 });
  if (is(nodes[here], "level")) {
    const said = Number(nodes[here]?.value);
    return made(nodes, at, here + 1 - at, { tag: "dasha", lords, level: said });
  }
  return undefined;
};

const single =
  (from: string, to: Omit<Node, "word" | "start" | "end">): Rule =>
  (nodes, at) =>
    is(nodes[at], from) ? made(nodes, at, 1, { ...(nodes[at] as Node), ...to }) : undefined;

/** In this order: what is built of smaller things comes after them. */
const PASSES: readonly (readonly Rule[])[] = [
  [graha, karaka],
  [counted],
  [house],
  [lord],
  [fromReference],
  [ofGraha],
  [dasha],
  [single("part", { tag: "w" }), single("partafter", { tag: "w" }), single("relative", { tag: "w" })],
];

/** Words put together to what they name in a chart. */
export function phrasesOf(nodes: readonly Node[], naming: Naming): Node[] {
  let result = [...nodes];
  for (const rules of PASSES) {
    const passed: Node[] = [];
    for (let at = 0; at < result.length;) {
      const reading = rules.map((rule) => rule(result, at, naming)).find((found) => found !== undefined);
      passed.push(reading?.node ?? (result[at] as Node));
      at += reading?.length ?? 1;
    }
    result = passed;
  }
  return result;
}
