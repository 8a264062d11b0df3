import { starLord } from "../../chart-view.ts";
import type { Body, Node } from "../../language/node.ts";
import type { Finding, Reading } from "../claim.ts";
import { at, over, type Scene, use } from "../scene.ts";
import { inSignOf, isKaraka, rulesHouse, rulesSign, starLordIs } from "../truth/places.ts";
import { found } from "../truth/truth.ts";

export const COPULA = /^(is|are|was|becomes|remains|as)$/;

function schemeSaid(scene: Scene): 7 | 8 | null {
  if (scene.nodes.some(({ word }) => /^(8|eight|आठ|aath)$/.test(word))) return 8;
  return scene.nodes.some(({ word }) => /^(7|seven|सात|saat)$/.test(word)) ? 7 : null;
}

/** What it says of a graha that it is named by what it is in the chart. */
export function identity(
  scene: Scene,
  body: Body,
  role: NonNullable<Node["role"]>,
): { type: Reading["type"]; find: () => Finding } | undefined {
  const { truth, clause } = scene;
  if (role.by === "house") {
    return {
      type: "lordship",
      find: () => {
        const each = role.houses.map((house) => rulesHouse(truth, body, house, clause.varga));
        return found(
          each.every(({ holds }) => holds),
          ...each.flatMap(({ facts }) => facts),
        );
      },
    };
  }
  if (role.by === "counted")
    return { type: "from_reference", find: () => rulesHouse(truth, body, role.house, clause.varga, role.from) };
  if (role.by === "sign")
    return { type: "doctrine", find: () => found(role.signs.every((sign) => rulesSign(body, sign).holds)) };
  if (role.by === "star") return { type: "doctrine", find: () => found(starLord(role.star) === body) };
  if (role.by === "karaka")
    return { type: "karaka", find: () => isKaraka(truth, body, role.karaka, schemeSaid(scene)) };
  if (role.by === "dispositor") return { type: "dispositor", find: () => inSignOf(truth, role.of, body, clause.varga) };
  return role.by === "starlord" ? { type: "dispositor", find: () => starLordIs(truth, role.of, body) } : undefined;
}

/** "Now the second lord. It is Jupiter.": who the role is that was spoken of. */
export function readRoleOfMemory(scene: Scene, whos: readonly Node[]): void {
  const { role } = scene.memory;
  const [who] = whos;
  // "It is Mercury, and its lessons are …".
  const pause = scene.nodes.findIndex(
    ({ tag, word }, here) => here > 1 && (word === "," || word === ";" || tag === "and"),
  );
  const told = pause < 0 ? scene.nodes : scene.nodes.slice(0, pause);
  const said = told.filter(
    ({ tag, word }) => tag !== "pron" && !COPULA.test(word) && !/^([.!,]|है|hai|that|this|ही|hi|the)$/.test(word),
  );
  if (!role?.role || role.role.by === "name" || whos.length !== 1 || who?.role?.by !== "name") return;
  if (said.length !== 1 || said[0] !== who) return;
  if (!scene.nodes.some(({ tag, word }) => tag === "pron" || /^(that|this)$/.test(word)) || who.body === undefined)
    return;
  const identified = identity(scene, who.body, role.role);
  if (!identified) return;
  scene.readings.push({ ...identified, ...over(who) });
  use(scene, who, ...scene.nodes.filter(({ tag }) => tag === "pron"));
}

/** "… and is also your Atmakaraka": what it is, said of whoever was spoken of before. */
export function readRoleOfSubject(scene: Scene, role: Node): void {
  if (role.role === undefined || role.role.by === "name") return;
  const before = scene.nodes.slice(0, at(scene, role));
  const lead = before.findLast(({ tag, word }) => tag !== "poss" && !/^(the|also|both|a|own|too)$/.test(word));
  const isLed = lead !== undefined && (COPULA.test(lead.word) || /^(जो|jo|who|which)$/.test(lead.word));
  if (!lead || !(isLed || goesOn(scene, lead, role))) return;
  const named = before.findLast(({ tag, role: by }) => tag === "who" && by?.by === "name");
  const body = named?.body ?? scene.memory.bodies[0];
  const said = body === undefined ? undefined : identity(scene, body, role.role);
  if (!said) return;
  scene.readings.push({ ...said, ...over(...(named ? [named] : []), role) });
  use(scene, role, named);
}

const HINDI_COPULA = /^(है|हैं|hai|hain|h)$/;

/** "बुध सातवें भाव में है और दसवें भाव का स्वामी है": the second statement is of the same one. */
function goesOn({ nodes }: Scene, and: Node, role: Node): boolean {
  const [before, after] = [nodes[nodes.indexOf(and) - 1], nodes[nodes.indexOf(role) + 1]];
  return and.tag === "and" && [before, after].every((node) => HINDI_COPULA.test(node?.word ?? ""));
}

/** "You are guided by Saturn, and since this lagna lord sits …": what it is, said of whoever was named just before. */
export function readPointedRole(scene: Scene, role: Node): void {
  const here = at(scene, role);
  if (role.role?.by !== "house" || !/^(this|that|such|the same)$/.test(scene.nodes[here - 1]?.word ?? "")) return;
  const named = scene.nodes.slice(0, here).findLast(({ tag, role: by }) => tag === "who" && by?.by === "name");
  const body = named?.body ?? scene.memory.bodies[0];
  const said = body === undefined || body === "lagna" ? undefined : identity(scene, body, role.role);
  if (said) scene.readings.push({ ...said, ...over(...(named ? [named] : []), role), presupposed: true });
}
