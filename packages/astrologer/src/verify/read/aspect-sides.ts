import type { Node } from "../../language/node.ts";
import { at, type Scene, use, words } from "../scene.ts";

/** What stands after it: "doosre aur chauthe dono gharon ko" marks the fourth. */
const marked = (scene: Scene, node: Node): Node | undefined =>
  scene.nodes
    .slice(at(scene, node) + 1)
    .find(({ tag, word }) => !["both", "houseword", "poss"].includes(tag) && !/^[:,]$|^(इन|उन|in|un)$/.test(word));
/** Hindi marks what is looked at: पर, को. */
const isObject = (scene: Scene, node: Node): boolean =>
  / (पर|par)$|^(उसे|इसे)$/.test(node.word) || /^(पर|को|par|ko|pe|pr)$/.test(marked(scene, node)?.word ?? "");
const isFrom = (scene: Scene, node: Node): boolean => {
  const after = marked(scene, node);
  if (after?.tag === "from" && /^(से|se)$/.test(after.word)) return true;
  const before = scene.nodes.slice(0, at(scene, node)).findLast(({ tag, word }) => tag !== "poss" && word !== "the");
  return before?.tag === "from" && !/^(से|se)$/.test(before.word);
};

interface Sides {
  readonly lookers: readonly Node[];
  readonly targets: readonly Node[];
}

const TARGETS = new Set(["who", "house", "rashi", "lagna", "pron"]);

export function sides(scene: Scene, cue: Node): Sides {
  const here = at(scene, cue);
  const things = scene.nodes.filter(
    (node) => TARGETS.has(node.tag) && !isFrom(scene, node) && (node.tag === "who" || !scene.used.has(node)),
  );
  if (/^(दृष्ट|drisht|drusht)$/.test(cue.word)) {
    const joined = scene.nodes[here - 1];
    const lookers =
      joined?.tag === "who" && joined.end === cue.start
        ? [joined]
        : scene.nodes.filter((node) => node.tag === "who" && isFrom(scene, node));
    return { lookers, targets: things.filter((node) => !lookers.includes(node)) };
  }
  const from = scene.nodes.filter((node) => node.tag === "who" && isFrom(scene, node) && at(scene, node) > here);
  if (from.length > 0 && words(scene, /^(receives|receive|gets|get)$/))
    return { lookers: from, targets: things.filter((node) => at(scene, node) < here) };
  const next = scene.nodes[here + 1];
  const seer = scene.nodes[here - 1]?.tag === "of" ? scene.nodes[here - 2] : undefined;
  if (next?.tag === "in" && /^(में|me|mein)$/.test(next.word) && seer?.tag === "who")
    return { lookers: [seer], targets: things.filter((node) => node !== seer) };
  // "शनि की दृष्टि से चंद्र प्रभावित": whose look it is, and whom it reaches.
  if (next?.tag === "from" && seer?.tag === "who")
    return { lookers: [seer], targets: things.filter((node) => node !== seer) };
  const to = scene.nodes.findIndex(({ word }) => word === "to");
  if (from.length > 0 && to > at(scene, from[0] as Node))
    return { lookers: from, targets: things.filter((node) => at(scene, node) > to) };
  const isLast = things.every((node) => at(scene, node) < here) && scene.nodes[here - 1]?.word === "by";
  if (isLast && things[0]?.tag === "who") return { lookers: things.slice(0, 1), targets: things.slice(1) };
  const objects = things.filter((node) => isObject(scene, node));
  const hindi = objects.length > 0;
  if (hindi) {
    const last = at(scene, objects.at(-1) as Node);
    const members = things.filter((node) => objects.includes(node) || linked(scene, node, objects));
    const lookers = things.filter((node) => node.tag === "who" && !members.includes(node) && at(scene, node) !== last);
    return { lookers, targets: members };
  }
  const [of, then] = [scene.nodes[here + 1], scene.nodes[here + 2]];
  const named = of?.word === "of" && then ? (then.tag === "who" ? then : scene.nodes[here + 3]) : undefined;
  const owner =
    scene.nodes[here - 1]?.word === "'s" && scene.nodes[here - 2]?.tag === "who"
      ? scene.nodes[here - 2]
      : named?.tag === "who"
        ? named
        : undefined;
  if (owner) {
    const lookers = scene.groups.find(({ nodes }) => nodes.includes(owner))?.nodes ?? [owner];
    return { lookers, targets: things.filter((node) => !lookers.includes(node)) };
  }
  const by = scene.nodes.slice(here).find(({ word }) => word === "by" || word === "of");
  const passive =
    /(?:by|eye of|gaze of|watch of|sights of)$/.test(cue.word) ||
    (by !== undefined &&
      scene.nodes.slice(at(scene, by)).some(({ tag }) => tag === "who") &&
      scene.nodes.slice(0, here).some(({ tag }) => TARGETS.has(tag))) ||
    words(scene, /^(receives|receive|gets|under|से)$/);
  const before = things.filter((node) => at(scene, node) < here);
  const after = things.filter((node) => at(scene, node) > here);
  if (cue.tag === "opposite" && before.length === 0)
    return { lookers: after.slice(1).filter(({ tag }) => tag === "who"), targets: after.slice(0, 1) };
  if (passive)
    return {
      lookers: after.filter(({ tag }) => tag === "who"),
      targets: before.length > 0 ? before : after.filter(({ tag }) => tag !== "who"),
    };
  const lookers = before.filter(({ tag }) => tag === "who");
  const spoken = before.find(({ tag, value }) => tag === "pron" && value !== "place");
  if (lookers.length === 0 && spoken) {
    use(scene, spoken);
    return { lookers, targets: after };
  }
  // "Saturn sits in the sixth and aspects the ninth": whoever was spoken of before looks, unless it was in the sky of a day.
  if (here === 0 && !scene.clause.opens && !scene.memory.transit) return { lookers: [], targets: after };
  return {
    lookers:
      lookers.length > 0
        ? lookers
        : after.filter(({ tag }) => tag === "who").slice(0, before.length > 0 ? undefined : 0),
    targets: lookers.length > 0 ? after : before,
  };
}

/** In a list with something that is marked: "गुरु और शुक्र पर". */
function linked(scene: Scene, node: Node, objects: readonly Node[]): boolean {
  return objects.some((object) => {
    const gap = scene.nodes.slice(at(scene, node) + 1, at(scene, object));
    return (
      at(scene, node) < at(scene, object) &&
      gap.length > 0 &&
      gap.every(({ tag, word }) => tag === "and" || word === "," || TARGETS.has(tag)) &&
      (node.tag !== "who" || object.tag === "who")
    );
  });
}
