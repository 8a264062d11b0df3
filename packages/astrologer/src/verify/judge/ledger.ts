import type { Node } from "../../language/node.ts";
import type { Scene } from "../scene.ts";

/** The ledger: what of a chart stands in a text and was taken up by no claim. */

/** Of these one alone may be a reading: "Saturn teaches patience". */
const THINGS = new Set([
  "who",
  "rashi",
  "house",
  "nak",
  "level",
  "aspect",
  "karaka",
  "group",
  "point",
  "compare",
  "placeof",
]);
/** One of these says something of a chart by itself: it is never left over. */
const STATES = new Set([
  "dign",
  "retro",
  "combust",
  "vargottama",
  "exchange",
  "yoga",
  "dosha",
  "sadesati",
  "dhaiya",
  "dasha",
  "bindu",
  "rupa",
  "signof",
  "starof",
  "arc",
  "rank",
  "setting",
  "ayanamsa",
  "rashiaspect",
  "tithi",
  "nitya",
  "karana",
  "birthstar",
  "moonsign",
  "sunsign",
]);
/** Cues that make a claim with one thing and a word for another: "Mars looks at it", "nobody stands there". */
const CUES = new Set([
  "aspect",
  "with",
  "opposite",
  "ruledby",
  "enter",
  "leave",
  "empty",
  "none",
  "planetword",
  "lordword",
  "compare",
]);
const TERMS = new Set(["group", "karaka", "point", "compare", "aspect"]);
const DEADLINE = /^(by|before|within|पहले|pehle)$/;
const DIGITS = /^\d+(\.\d+)?$/;

export interface Span {
  readonly start: number;
  readonly end: number;
}

export const spanOf = (nodes: readonly Node[]): Span => ({
  start: Math.min(...nodes.map(({ start }) => start)),
  end: Math.max(...nodes.map(({ end }) => end)),
});

/** A day by which somebody should do something is no claim. */
const isDeadline = ({ nodes }: Scene, date: Node): boolean => {
  const here = nodes.indexOf(date);
  return (
    nodes.slice(Math.max(0, here - 3), here).some(({ word }) => DEADLINE.test(word)) ||
    nodes.slice(here + 1, here + 3).some(({ word }) => DEADLINE.test(word)) ||
    (nodes[here + 1]?.tag === "until" &&
      /(?:लीजिए|कीजिए|दीजिए|रखिए|lijiye|kijiye|dijiye|rakhiye|lo|karo)$/.test(
        nodes.findLast(({ word }) => !/^[.।!]$/.test(word))?.word ?? "",
      ))
  );
};

/**
 * Entities of the chart that no claim of a clause took up. One thing alone is a reading; a state, a day of the calendar without its event,
 * a thing with a number, or two things, is something that was said of the chart and not understood.
 */
export function leftOver(scene: Scene, question: ReadonlySet<string>): Span | undefined {
  const echoed = (node: Node): boolean => node.word.split(" ").every((word) => question.has(word));
  const left = scene.nodes.filter((node) => !scene.used.has(node) && !echoed(node));
  const grouped = new Set(scene.groups.flatMap(({ nodes }) => nodes.slice(1)));
  const of = (tags: ReadonlySet<string>): Node[] => left.filter((node) => tags.has(node.tag) && !grouped.has(node));
  const things = of(THINGS).filter((node) => !isOfSadeSati(scene, node));
  const states = scene.clause.mood === "general" ? [] : of(STATES).filter((node) => says(scene, node));
  const days = left.filter((node) => node.tag === "date" && !isDeadline(scene, node) && isTold(scene, node));
  const numbers = left.filter(({ tag, word }) => tag === "num" && DIGITS.test(word));
  const spoken = left.filter(
    (node) => node.tag === "pron" && isMeant(scene, node) && !(node.word === "there" && scene.clause.varga !== null),
  );
  const cues = spoken.length > 0 ? of(CUES).filter((node) => node.tag !== "with" || joins(scene, node)) : [];
  const all = [...things, ...states, ...days];
  if (states.length > 0 || days.length > 0) return spanOf(all);
  if (things.length > 0 && numbers.length > 0) return spanOf([...things, ...numbers]);
  const couple = scene.groups.find(
    ({ nodes, bodies }) => bodies.length > 1 && nodes.some((node) => left.includes(node)),
  );
  if (couple && scene.nodes.some(({ tag, value }) => tag === "with" || (tag === "pron" && value === "place")))
    return spanOf(couple.nodes);
  if (cues.length > 0) return spanOf([...spoken, ...cues, ...things]);
  const lone = things.find(({ tag }) => tag === "rashi" || tag === "house" || tag === "nak");
  if (lone && scene.groups.length > 0 && scene.clause.mood === "said" && scene.readings.length > 0)
    return spanOf([lone]);
  // "A raja yoga forms when the lords of a kendra and a trikona …": terms of the field, told by one another.
  if (scene.clause.mood === "general" && things.every(({ tag }) => TERMS.has(tag))) return undefined;
  if (things.length < 2 || things.every(({ tag }) => tag === "level")) return undefined;
  // Houses named in a row, of which nothing in particular is said.
  if (things.every(({ tag }) => tag === "house") && scene.groups.length === 0) return undefined;
  return eachForItself(scene, things) ? undefined : spanOf(things);
}

/** "With it", "उसके साथ": company of somebody, not "with that confidence". */
function joins({ nodes }: Scene, node: Node): boolean {
  const here = nodes.indexOf(node);
  return [nodes[here - 1], nodes[here + 1]].some(
    (next) => next !== undefined && ["who", "pron", "of"].includes(next.tag),
  );
}

/** "Sade sati, Saturn's long test around the Moon": who makes it is said with it. */
const isOfSadeSati = ({ memory }: Scene, { body }: Node): boolean =>
  memory.topic?.tag === "sadesati" && (body === "saturn" || body === "moon");

/** "Your yoga practice", "the exalted feeling": a word of the field alone, with nobody it could be said of. */
function says({ nodes, memory, groups }: Scene, { tag }: Node): boolean {
  if (tag === "bindu") return nodes.some((node) => node.tag === "num");
  if (tag === "ayanamsa")
    return nodes.some(({ word }) =>
      /^(chart|use|uses|used|using|based|calculated|computed|made|cast|बनी|बना|गणना|आधारित|bani|bana|ganana|kundli|कुंडली)$/.test(
        word,
      ),
    );
  if (!["dign", "rank", "combust", "retro", "exchange", "arc"].includes(tag)) return true;
  const isSpoken = nodes.some((node) => node.tag === "pron") && memory.bodies.length > 0;
  return groups.length > 0 || isSpoken || nodes.some((node) => node.tag === "house");
}

/** A month or year beside nothing of the chart is told only with a word of beginning, ending or a good time. */
function isTold({ nodes, memory }: Scene, { spans }: Node): boolean {
  if (spans?.[0]?.precision === "day") return true;
  const isOfTopic = memory.topic !== null && nodes.some(({ tag }) => tag === "since" || tag === "until");
  return (
    isOfTopic ||
    nodes.some(({ tag }) => ["enter", "leave", "who", "dasha", "level", "window", "sadesati"].includes(tag))
  );
}

const isMeant = ({ memory }: Scene, { value }: Node): boolean =>
  value === "place" ? memory.house !== null || memory.sign !== null : memory.bodies.length > 0 || memory.house !== null;

/** "Jupiter brings growth and Venus brings grace": grahas alone, each with a verb of its own. */
function eachForItself({ nodes }: Scene, entities: readonly Node[]): boolean {
  return entities.every((node, index) => {
    const before = entities[index - 1];
    if (node.tag !== "who" || node.body === "lagna" || node.role?.by !== "name") return false;
    if (!before) return true;
    const gap = nodes.slice(nodes.indexOf(before) + 1, nodes.indexOf(node));
    return (
      gap.length > 2 &&
      gap.some(({ tag, word }) => tag === "and" || word === ",") &&
      !gap.some(({ tag }) => tag === "in" || tag === "from")
    );
  });
}
