import type { Rashi } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import type { Claim } from "../claim.ts";
import type { Clause, Sentence } from "../clauses.ts";
import { claimsOf, unparsed } from "../judge/judge.ts";
import { leftUnread } from "../judge/unread.ts";
import { type Frame, groupsOf, has, type Memory, type Scene } from "../scene.ts";
import type { Truth } from "../truth/truth.ts";
import { READERS } from "./readers.ts";
import { isTransit } from "./transit-meant.ts";

function sceneOf(truth: Truth, clause: Clause, memory: Memory, mayTransit: boolean, sentence: readonly Node[]): Scene {
  const scene: Scene = {
    mayTransit,
    truth,
    clause,
    sentence,
    nodes: clause.nodes,
    used: new Set(),
    memory,
    readings: [],
    groups: groupsOf(clause.nodes),
    transit: false,
  };
  scene.transit = isTransit(scene, !clause.opens && memory.transit);
  return scene;
}

function remember(scene: Scene): void {
  const { memory } = scene;
  const first = scene.groups.find(({ bodies }) => bodies[0] !== "lagna") ?? scene.groups[0];
  const lord = scene.nodes.findLast(({ tag }) => tag === "dasha")?.lords?.at(-1);
  if (first) memory.bodies = first.bodies;
  else if (lord) memory.bodies = [lord];
  const all = [...new Set(scene.groups.flatMap(({ bodies }) => bodies))];
  if (all.length > 1) memory.pair = all;
  const spoken = scene.clause.nodes.findLast(({ tag }) => tag === "who" || tag === "point");
  if (spoken) memory.role = spoken.tag === "point" || spoken.role?.by !== "name" ? spoken : null;
  const house = scene.nodes.findLast(({ tag }) => tag === "house");
  if (house) memory.house = Number(house.value);
  const sign = scene.nodes.findLast(({ tag }) => tag === "rashi");
  memory.sign = sign ? (sign.value as Rashi) : house ? null : memory.sign;
  memory.transit = scene.transit;
  const isPeriod = scene.nodes.some(({ tag }) => tag === "dasha" || tag === "level" || tag === "sadesati");
  const isRead = scene.readings.some(({ type }) => type.startsWith("dasha") || type === "sade_sati");
  if (house || first || isPeriod) memory.isTopic = isPeriod && (isRead || first === undefined);
  if (house || first) memory.isHouse = house !== undefined && first === undefined;
}

/** "Now the navamsa.", "Look at today's sky.", "Count from the Moon.": what the sentence after is reckoned in. */
function frameOf({ clauses }: Sentence): Frame | null {
  const nodes = clauses.flatMap((clause) => clause.nodes);
  const varga = clauses.findLast((clause) => clause.varga !== null)?.varga ?? null;
  const whos = nodes.filter(({ tag }) => tag === "who");
  const from = nodes.some(({ tag }) => tag === "from") && whos.length === 1 ? (whos[0]?.body ?? null) : null;
  // "Now open your navamsa": it is the varga that comes now.
  const isOfSky = nodes.some(({ tag }) => tag === "transit" || tag === "sky" || (tag === "now" && varga === null));
  const transit = isOfSky && whos.length === 0;
  const tropical = whos.length === 0 ? (nodes.find(({ tag }) => tag === "tropical") ?? null) : null;
  return varga !== null || transit || from !== null || tropical ? { varga, transit, from, tropical } : null;
}

function inFrame(clause: Clause, { varga, from, tropical }: Frame): Clause {
  const counted = (node: Node): Node =>
    from !== null && (node.tag === "house" || node.tag === "ord") && !node.fromBody
      ? { ...node, tag: "house", fromBody: from }
      : node;
  const [first] = clause.nodes;
  const lead = tropical && first ? [{ ...tropical, start: first.start, end: first.start }] : [];
  return { ...clause, varga: clause.varga ?? varga, nodes: [...lead, ...clause.nodes.map(counted)] };
}

/** The claims of one sentence, clause by clause. */
export function readSentence(
  sentence: Sentence,
  truth: Truth,
  text: string,
  asked: ReadonlySet<string>,
  memory: Memory,
): Claim[] {
  const claims: Claim[] = [];
  const scenes: Scene[] = [];
  const { frame } = memory;
  memory.frame = null;
  memory.cue = null;
  memory.ended = null;
  memory.transit = false;
  const mayTransit =
    frame?.transit === true ||
    sentence.clauses.some(({ nodes }) => nodes.some(({ tag }) => tag === "now" || tag === "transit"));
  const all = sentence.clauses.flatMap(({ nodes }) => nodes);
  for (const own of sentence.clauses) {
    const scene = sceneOf(truth, frame ? inFrame(own, frame) : own, memory, mayTransit, all);
    scene.transit ||= frame?.transit === true && !has(scene, "poss", "born", "dasha", "level");
    for (const read of READERS) read(scene);
    claims.push(...claimsOf(scene, text, asked));
    scenes.push(scene);
    remember(scene);
  }
  if (scenes.every(({ readings }) => readings.length === 0)) memory.frame = frameOf(sentence);
  const unread = claims.length === 0 ? leftUnread(scenes, asked) : undefined;
  return unread ? [unparsed(text, unread)] : claims;
}
