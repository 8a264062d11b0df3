import type { Dignity, Rashi } from "@lagna/terms";
import type { Finding, Reading } from "../claim.ts";
import type { Body, Node } from "../../language/node.ts";
import { bearer, each } from "./owner.ts";
import { allOf, daysSaid, has, isGraha, over, use, type Group, type Scene } from "../scene.ts";
import { dignityInSign, hasDignity, isCombust, isRetrograde, isVargottama } from "../truth/states.ts";
import { found } from "../truth/truth.ts";

/** "… so near the Sun that it is combust": who was spoken of before the Sun. */
function spokenOf({ memory }: Scene): Group | undefined {
  const spoken = memory.bodies.some((body) => body !== "sun") ? memory.bodies : memory.pair;
  const bodies = spoken.filter((body) => body !== "sun");
  return bodies.length > 0 ? { nodes: [], bodies, has: new Set() } : undefined;
}

/** "बुध सूर्य के निकट होने से अस्त": the Sun is what burns. */
const withoutSun = (group: Group): Group =>
  group.bodies.length > 1 ? { ...group, bodies: group.bodies.filter((body) => body !== "sun") } : group;

/** Exalted, retrograde, combust, vargottama, and their like. */
export function readStates(scene: Scene): void {
  const { truth, clause } = scene;
  for (const cue of allOf(scene, "dign", "retro", "direct", "combust", "vargottama")) {
    const bearing = bearer(scene, cue);
    const others = scene.groups.filter(({ bodies }) => bodies[0] !== "sun");
    const named =
      cue.tag === "combust" && bearing?.bodies[0] === "sun" ? (others[0] ?? spokenOf(scene) ?? bearing) : bearing;
    const group = named && cue.tag === "combust" ? withoutSun(named) : named;
    if (!group) continue;
    if (named !== bearing) use(scene, ...(bearing?.nodes ?? []));
    const span = over(cue, ...group.nodes);
    const push = (type: Reading["type"], ask: (body: Body) => Finding, general = false): void => {
      scene.readings.push({ type, ...span, general, find: () => each(group.bodies, ask) });
    };
    if (cue.tag === "dign") readDignity(scene, cue, group, push);
    else if (cue.tag === "vargottama") push("varga", (body) => isVargottama(truth, body));
    else if (cue.tag === "combust") push("combust", (body) => isCombust(truth, body));
    else {
      const ask = (body: Body): Finding => {
        const natal = isRetrograde(truth, body);
        if (scene.transit) return transitMotion(scene, body);
        const sky = scene.mayTransit && isGraha(body) ? transitMotion(scene, body) : natal;
        return sky.holds === (cue.tag === "retro") ? sky : natal;
      };
      push("retrograde", (body) => {
        const answer = ask(body);
        return cue.tag === "retro" || answer.holds === null ? answer : { ...answer, holds: !answer.holds };
      });
    }
    use(scene, cue, ...group.nodes);
    if (clause.mood === "said") scene.memory.bodies = group.bodies;
  }
}

function transitMotion(scene: Scene, body: Body): Finding {
  if (!isGraha(body)) return { holds: null, facts: [] };
  return found(
    daysSaid(scene).some((day) => scene.truth.transit(body, day).retrograde),
    `transit-${body}`,
  );
}

function readDignity(
  scene: Scene,
  cue: Node,
  group: Group,
  push: (type: Reading["type"], ask: (body: Body) => Finding, general?: boolean) => void,
): void {
  const { truth, clause } = scene;
  const dignity = cue.value as Dignity;
  const sign = allOf(scene, "rashi")[0];
  const personal =
    has(scene, "poss", "house", "varga", "arc", "now", "transit", "with", "aspect", "nak") || scene.transit;
  if (sign && !personal && group.nodes.length === 1 && group.nodes[0]?.role?.by === "name") {
    const of = sign.value as Rashi;
    push(
      "doctrine",
      (body) => {
        const rule = isGraha(body) && dignityInSign(body, dignity, of);
        const own = truth.signOf(body, clause.varga) === of;
        return found(rule, ...(own ? [`dignity-${body}`] : []));
      },
      true,
    );
    use(scene, sign);
    return;
  }
  push("dignity", (body) => {
    if (scene.transit && isGraha(body))
      return found(
        daysSaid(scene).some((day) => dignityInSign(body, dignity, truth.transit(body, day).sign)),
        `transit-${body}`,
      );
    return hasDignity(truth, body, dignity, clause.varga);
  });
}
