import { type Graha, GRAHAS, type Rashi, type VargaId } from "@lagna/terms";
import type { Reading } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { dayNumber } from "../language/dates.ts";
import type { Body, Node } from "../language/node.ts";
import type { Truth } from "./truth/truth.ts";

/** Grahas that share one statement: "Jupiter and Venus". */
export interface Group {
  readonly nodes: readonly Node[];
  readonly bodies: readonly Body[];
  /** Kinds of place the group has been given already. */
  readonly has: Set<string>;
}

/** A sentence that names no more than what the next is of: a varga, the present sky, what houses are counted from. */
export interface Frame {
  readonly varga: VargaId | null;
  readonly transit: boolean;
  readonly from: Body | null;
  /** The word for the tropical zodiac, where that was spoken of. */
  readonly tropical: Node | null;
}

/** What of the sentences before a later one may lean on. */
export interface Memory {
  bodies: readonly Body[];
  pair: readonly Body[];
  house: number | null;
  sign: Rashi | null;
  topic: Node | null;
  /** The cue of the statement before, for one that leaves its verb out. */
  cue: string | null;
  /** A period after whose end something is told to come: "when the Mercury dasha ends, …". */
  ended: Node | null;
  transit: boolean;
  /** The lord, karaka or point that was named last, for "it is Jupiter", "it falls in Aries". */
  role: Node | null;
  /** What the sentence that follows is reckoned in. */
  frame: Frame | null;
  /** Whether a house was spoken of last, so that "it" may be that. */
  isHouse: boolean;
  /** Whether a period was spoken of last, so that "it" may be that. */
  isTopic: boolean;
}

export const freshMemory = (): Memory => ({
  bodies: [],
  pair: [],
  house: null,
  sign: null,
  topic: null,
  cue: null,
  ended: null,
  transit: false,
  role: null,
  frame: null,
  isHouse: false,
  isTopic: false,
});

/** One clause being read: what has been understood of it so far. */
export interface Scene {
  readonly truth: Truth;
  readonly clause: Clause;
  /** Of the whole sentence that the clause stands in. */
  readonly sentence: readonly Node[];
  nodes: readonly Node[];
  readonly used: Set<Node>;
  readonly memory: Memory;
  readonly readings: Reading[];
  groups: readonly Group[];
  /** Whether the sky of a day is spoken of, not the birth chart. */
  transit: boolean;
  /** Whether the sentence has spoken of the present sky before. */
  readonly mayTransit: boolean;
}

export const has = (scene: Scene, ...tags: readonly string[]): boolean =>
  scene.nodes.some(({ tag }) => tags.includes(tag));
export const allOf = (scene: Scene, ...tags: readonly string[]): Node[] =>
  scene.nodes.filter((node) => tags.includes(node.tag) && !scene.used.has(node));
export const firstOf = (scene: Scene, ...tags: readonly string[]): Node | undefined => allOf(scene, ...tags)[0];
export const words = (scene: Scene, pattern: RegExp): boolean => scene.nodes.some(({ word }) => pattern.test(word));

export function use(scene: Scene, ...nodes: readonly (Node | undefined)[]): void {
  for (const node of nodes) if (node) scene.used.add(node);
}

/** The span from the first of some nodes to the last. */
export const over = (...nodes: readonly Node[]): Pick<Reading, "start" | "end"> => ({
  start: Math.min(...nodes.map(({ start }) => start)),
  end: Math.max(...nodes.map(({ end }) => end)),
});

/** What stands between the first word of a reading and its last. */
export const insideOf = ({ nodes }: Scene, { start, end }: Reading): readonly Node[] =>
  nodes.filter((node) => node.start > start && node.end < end);

export const at = (scene: Scene, node: Node): number => scene.nodes.indexOf(node);

const GLUE = /^(,|-|\/|nor|or|ya|या|the|a|own|तथा|भी|bhi)$/;
const isGlue = ({ tag, word }: Node): boolean =>
  tag === "and" || tag === "poss" || tag === "both" || tag === "neg" || GLUE.test(word);

/** Grahas that stand in a row with nothing but "and" and commas between. */
export function groupsOf(nodes: readonly Node[]): Group[] {
  const groups: Node[][] = [];
  let open = false;
  for (const [at, node] of nodes.entries()) {
    // "मंगल भी है, राहु भी है".
    if (open && /^(है|हैं|hai|hain|h)$/.test(node.word) && /^(भी|bhi)$/.test(nodes[at - 1]?.word ?? "")) continue;
    if (node.tag === "who") {
      // "Makar lagna, lagnesh Shani": the sign that rises is told before the comma.
      const isTold = groups.at(-1)?.at(-1)?.body === "lagna" && nodes[at - 1]?.word === ",";
      if (open && !isTold) groups.at(-1)?.push(node);
      else groups.push([node]);
      open = true;
    } else if (!isGlue(node)) open = false;
  }
  return groups.map((members) => ({
    nodes: members,
    bodies: [...new Set(members.map(({ body }) => body as Body))],
    has: new Set(),
  }));
}

/** Days of the calendar a clause's place in the sky is asked of: those it names, else today. */
export function daysSaid(scene: Scene): readonly number[] {
  const dates = scene.nodes.filter(({ tag }) => tag === "date");
  if (dates.length === 0) return [today(scene)];
  return dates.flatMap(({ spans = [] }) => spans.flatMap(({ from, to }) => daysOf(from, to)));
}

/** Some days of a span, close enough that no slow graha's sign is missed. */
function daysOf(from: number, to: number): number[] {
  const step = Math.max(1, Math.floor((to - from) / 12));
  const days: number[] = [];
  for (let day = from; day < to; day += step) days.push(day);
  return [...days, to];
}

export function today({ truth: { ground } }: Scene): number {
  return dayNumber(ground.calendar.dayOf(ground.calendar.nowJd));
}

export const isGraha = (body: Body | undefined): body is Graha => GRAHAS.includes(body as Graha);
