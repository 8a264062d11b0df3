import type { Finding } from "../claim.ts";
import type { Body, Node } from "../../language/node.ts";
import { at, use, type Group, type Scene } from "../scene.ts";

/** Who a place or a state is said of. */

export const position = (scene: Scene, group: Group, side: "first" | "last"): number =>
  at(scene, (side === "first" ? group.nodes[0] : group.nodes.at(-1)) as Node);

/** All of a statement's bodies at once. */
export function each(bodies: readonly Body[], ask: (body: Body) => Finding): Finding {
  const answers = bodies.map(ask);
  const holds = answers.some((answer) => answer.holds === null) ? null : answers.every((answer) => answer.holds);
  return { holds, facts: [...new Set(answers.flatMap(({ facts }) => facts))] };
}

/** Who a place is said of: the one before it that has no such place yet, else the one after, else whoever was spoken of. */
export function ownerOf(scene: Scene, place: Node, kind: string): Group | undefined {
  const here = at(scene, place);
  const before = scene.groups.filter((group) => position(scene, group, "last") < here);
  const after = scene.groups.filter((group) => position(scene, group, "first") > here);
  const [next] = after;
  // "Rahu reports to Saturn as it stands in …": of whom the statement is.
  const [subject, last] = [before[0], before.at(-1)];
  const since = last ? scene.nodes.slice(position(scene, last, "last") + 1, here) : [];
  if (
    subject &&
    before.length > 1 &&
    since.some(({ tag, word }) => tag === "pron" && word === "it") &&
    !subject.has.has(kind)
  )
    return subject;
  if (next && position(scene, next, "first") === here + 1 && !next.has.has(kind)) {
    const lead = before.at(-1);
    // "Moon Pisces Ketu Scorpio": each with what follows it.
    if (lead && position(scene, lead, "last") === here - 1 && !lead.has.has(kind) && isRow(scene, next)) return lead;
    const lagna = next.bodies[0] === "lagna";
    const unclaimed = !lead || lead.has.has(kind) || kind === "sign";
    if (lagna || (unclaimed && !followedByIn(scene, place))) return next;
  }
  if (next && isOf(scene, here + 1) && position(scene, next, "first") === here + 2 && kind === "sign") return next;
  const free = before.findLast((group) => !group.has.has(kind));
  if (before.length > 0 && before.at(-1) === free) return free;
  return next && !next.has.has(kind) ? next : (free ?? (linkedToLast(scene, place) ? before.at(-1) : undefined));
}

/** Whether somebody is followed by a place of their own. */
const isRow = (scene: Scene, group: Group): boolean =>
  ["rashi", "house", "nak"].includes(scene.nodes[position(scene, group, "last") + 1]?.tag ?? "");

const isOf = (scene: Scene, index: number): boolean =>
  scene.nodes[index]?.tag === "of" && scene.nodes[index]?.word !== "of";
const followedByIn = (scene: Scene, place: Node): boolean => {
  const next = scene.nodes[at(scene, place) + 1];
  return next?.tag === "in" && next.word !== "in";
};

/** A second place of one kind for the same subject: "in the sixth and not the seventh". */
function linkedToLast(scene: Scene, place: Node): boolean {
  return scene.nodes[at(scene, place) - 1]?.tag !== "of";
}

/** Who is meant where a clause names nobody. */
export const carried = (scene: Scene): Group | undefined =>
  scene.memory.bodies.length > 0 ? { nodes: [], bodies: scene.memory.bodies, has: new Set() } : undefined;

/** Who "it", "they" or "this planet" is, where one of these stands in the clause. */
export function pronoun(scene: Scene): Group | undefined {
  const node = scene.nodes.find(({ tag, value }) => tag === "pron" && value !== "place");
  if (!node) return undefined;
  use(scene, node);
  // "वे", "ve" is said of one with respect, and of the one who was named last.
  const isRespect = /^(वे|ve|unki|unka|unke|उनकी|उनका|उनके)$/.test(node.word) && scene.memory.bodies.length === 1;
  const isPair = node.value === "they" && scene.memory.pair.length > 1 && !isRespect;
  const bodies = isPair ? scene.memory.pair : scene.memory.bodies;
  return bodies.length > 0 ? { nodes: [node], bodies, has: new Set() } : undefined;
}

/** The subject of a word that says how somebody stands: just after it ("exalted Jupiter"), else before, else after, else carried. */
export function bearer(scene: Scene, cue: Node): Group | undefined {
  const here = at(scene, cue);
  const next = scene.nodes[here + 1];
  const adjacent = scene.groups.find(
    (group) => group.nodes[0] === next || (next?.tag === "of" && group.nodes[0] === scene.nodes[here + 2]),
  );
  const before = scene.groups.findLast((group) => position(scene, group, "last") < here);
  const english = /^[a-z]/.test(cue.word);
  if (adjacent && (!before || english)) return adjacent;
  const lone = pronoun(scene);
  return before ?? lone ?? scene.groups[0] ?? carried(scene);
}
