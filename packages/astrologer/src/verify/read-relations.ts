import { placeFrom, rashiInPlace } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import type { Finding } from "./claim.ts";
import type { Body, Node } from "../language/node.ts";
import { allOf, at, daysSaid, has, isGraha, over, use, words, type Group, type Scene } from "./scene.ts";
import { aspects, exchanged, found, rashiAspects, together, type AspectTarget, type Occasion } from "./truth.ts";

const marked = (scene: Scene, node: Node): Node | undefined => scene.nodes[at(scene, node) + 1];
/** Hindi marks what is looked at: पर, को. */
const isObject = (scene: Scene, node: Node): boolean =>
  / (पर|par)$|^(उसे|इसे)$/.test(node.word) || /^(पर|को|par|ko|pe|pr)$/.test(marked(scene, node)?.word ?? "");
const isFrom = (scene: Scene, node: Node): boolean => {
  const after = marked(scene, node);
  if (after?.tag === "from" && /^(से|se)$/.test(after.word)) return true;
  const before = scene.nodes.slice(0, at(scene, node)).findLast(({ tag, word }) => tag !== "poss" && word !== "the");
  return before?.tag === "from" && !/^(से|se)$/.test(before.word);
};

/** The birth chart; or the sky of every day the clause may mean. */
const occasionsOf = (scene: Scene): readonly Occasion[] =>
  scene.transit ? daysSaid(scene).map((day): Occasion => ({ at: "day", day })) : [{ at: "birth" }];

interface Sides {
  readonly lookers: readonly Node[];
  readonly targets: readonly Node[];
}

const TARGETS = new Set(["who", "house", "rashi", "lagna", "pron"]);

function sides(scene: Scene, cue: Node): Sides {
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

function targetOf(scene: Scene, node: Node): AspectTarget | undefined {
  // Counted from a graha, a house is a sign, whatever rises.
  if (node.tag === "house" && node.fromBody)
    return { sign: rashiInPlace(scene.truth.signOf(node.fromBody, scene.clause.varga), Number(node.value)) };
  if (node.tag === "house") return { house: Number(node.value) };
  if (node.tag === "rashi") return { sign: node.value as Rashi };
  if (node.tag === "lagna") return { house: 1 };
  if (node.tag === "who") return node.body === "lagna" ? { house: 1 } : { body: node.body as Body };
  if ((node.value === "place" || scene.memory.isHouse) && scene.memory.house !== null)
    return { house: scene.memory.house };
  const [body] = scene.memory.bodies;
  return body === undefined ? undefined : { body };
}

/** "And Ketu, as always opposite, in Virgo", "Ketu uske saamne doosre ghar mein": stands in the place that is named, and looks at none. */
function standsThere({ nodes }: Scene, cue: Node): boolean {
  const place = nodes.findIndex(({ tag, start }) => start > cue.start && (tag === "house" || tag === "rashi"));
  const [before, next] = [nodes[place - 1], nodes[place + 1]];
  const isIn = (node: Node | undefined): boolean => node?.tag === "in";
  return place > 0 && (isIn(next) || isIn(before) || (before?.word === "the" && isIn(nodes[place - 2])));
}

/** "Saturn aspects the eighth", "शनि की दृष्टि आठवें भाव पर", "the eighth receives Saturn's aspect", "the Moon faces Jupiter". */
export function readAspects(scene: Scene): void {
  if (has(scene, "rashiaspect")) {
    readRashiAspects(scene);
    return;
  }
  const cue = allOf(scene, "aspect", "opposite")[0];
  if (!cue) return;
  const lead = scene.nodes[at(scene, cue) - 1];
  const invites =
    lead === undefined ||
    lead.tag === "join" ||
    /^(,|please|to|should|must|now|then|also|we|i|us|let's)$/.test(lead.word);
  if (/^look (at|on)$/.test(cue.word) && invites) {
    use(scene, cue);
    return;
  }
  if (cue.tag === "opposite" && standsThere(scene, cue)) {
    use(scene, cue);
    return;
  }
  const { lookers, targets } = sides(scene, cue);
  const mutual = has(scene, "each");
  const grahas = lookers.map(({ body }) => body).filter(isGraha);
  const who: readonly Graha[] = grahas.length > 0 ? grahas : scene.memory.bodies.filter(isGraha).slice(0, 1);
  const nth = typeof cue.value === "number" ? cue.value : cue.tag === "opposite" ? 7 : null;
  const { truth, clause } = scene;
  use(scene, cue);
  if (mutual && grahas.length + targets.length >= 2) {
    const bodies = [...grahas, ...targets.flatMap(({ body }) => (isGraha(body) ? [body] : []))];
    for (const [index, body] of bodies.entries()) {
      const other = bodies[(index + 1) % bodies.length] as Graha;
      scene.readings.push({
        type: "graha_aspect",
        ...over(cue, ...lookers),
        find: () =>
          cue.tag === "opposite"
            ? found(
                placeFrom(truth.signOf(body, clause.varga), truth.signOf(other, clause.varga)) === 7,
                `planet-${body}`,
              )
            : aspects(truth, body, { body: other }, { at: "birth" }, { varga: clause.varga, nth }),
      });
    }
    use(scene, ...lookers, ...targets);
    return;
  }
  for (const target of targets) {
    const to = targetOf(scene, target);
    if (!to || who.length === 0) continue;
    const occasions = occasionsOf(scene);
    scene.readings.push({
      type: "graha_aspect",
      ...over(cue, target, ...lookers),
      find: () => {
        const each = who.map((graha) => {
          const answers = occasions.map((occasion) =>
            aspects(truth, graha, to, occasion, { varga: clause.varga, nth }),
          );
          return answers.find(({ holds }) => holds) ?? (answers[0] as Finding);
        });
        return found(
          each.every(({ holds }) => holds === true),
          ...each.flatMap(({ facts }) => facts),
        );
      },
    });
    use(scene, target, ...lookers);
    if (target.tag === "house") scene.memory.house = Number(target.value);
  }
  if (who.length > 0) scene.memory.bodies = who;
  if (scene.transit) use(scene, ...allOf(scene, "date"));
  scene.memory.cue = "aspect";
}

function readRashiAspects(scene: Scene): void {
  const signs = allOf(scene, "rashi", "who", "house");
  const [first, ...others] = signs;
  const signOf = (node: Node): Rashi | undefined => {
    const { view } = scene.truth.ground;
    return node.tag === "rashi"
      ? (node.value as Rashi)
      : node.tag === "house"
        ? view.house(Number(node.value)).sign
        : node.body && view.signOf(node.body);
  };
  const from = first && signOf(first);
  if (!first || !from) return;
  for (const other of others) {
    const to = signOf(other);
    if (to)
      scene.readings.push({
        type: "rashi_aspect",
        ...over(first, other),
        find: () => rashiAspects(scene.truth, from, to),
      });
  }
  use(scene, first, ...others, ...allOf(scene, "rashiaspect", "aspect"));
}

/** Pairs inside the groups around a cue: those of one group, or each of one with each of the other. */
function pairs(groups: readonly Group[], memory: readonly Body[]): readonly (readonly [Body, Body])[] {
  const [first, second] = groups;
  if (first && second) return first.bodies.flatMap((a) => second.bodies.map((b) => [a, b] as const));
  if (first && first.bodies.length > 1)
    return first.bodies.slice(1).map((body) => [first.bodies[0] as Body, body] as const);
  const [last] = memory;
  return first && last && last !== first.bodies[0] ? first.bodies.map((body) => [last, body] as const) : [];
}

/** "Mars and Saturn swapped signs"; signs that are named with it belong to it. */
export function readExchanges(scene: Scene): void {
  const cue = allOf(scene, "exchange")[0];
  if (!cue) return;
  const couples = pairs(scene.groups, scene.memory.bodies.length === 1 ? scene.memory.bodies : []);
  const all =
    couples.length > 0
      ? couples
      : scene.memory.pair.length === 2
        ? [[scene.memory.pair[0], scene.memory.pair[1]] as [Body, Body]]
        : [];
  for (const [a, b] of all) {
    scene.readings.push({
      type: "exchange",
      ...over(cue, ...scene.groups.flatMap(({ nodes }) => nodes)),
      find: () => exchanged(scene.truth, a, b, scene.clause.varga),
    });
  }
  if (all.length > 0)
    use(scene, ...allOf(scene, "exchange"), ...scene.groups.flatMap(({ nodes }) => nodes), ...allOf(scene, "with"));
}

/** "beside Saturn", "गुरु के साथ", "Mars and Saturn are together". */
export function readCompany(scene: Scene): void {
  const cue = allOf(scene, "with")[0];
  if (!cue || has(scene, "exchange")) return;
  if (scene.sentence.some(({ word }) => /^(compare|compared|comparing|contrast)$/.test(word))) {
    use(scene, cue, ...scene.groups.flatMap(({ nodes }) => nodes));
    return;
  }
  const here = at(scene, cue);
  const hindi = /[\u0900-\u097f]|saath|sath|yuti|sang|alag/.test(cue.word);
  const english = scene.nodes.slice(here + 1).some(({ tag }) => tag === "who");
  const pause = scene.nodes.findIndex(({ word }) => word === ",");
  const absolute =
    !hindi &&
    here === 0 &&
    scene.nodes
      .slice(0, pause < 0 ? undefined : pause)
      .some(({ tag }) => tag === "house" || tag === "rashi" || tag === "nak");
  if (absolute && !has(scene, "pron")) {
    use(scene, cue);
    return;
  }
  const before = scene.groups.filter(({ nodes }) => at(scene, nodes[0] as Node) < here);
  const after = scene.groups.filter(({ nodes }) => at(scene, nodes[0] as Node) > here);
  const chosen =
    hindi || !english
      ? scene.groups.slice(0, 2)
      : before.length === 0
        ? after.slice(0, 2)
        : [before.at(-1) as Group, ...after.slice(0, 1)];
  const subject = has(scene, "pron") || before.length === 0 ? scene.memory.bodies : [];
  // "They are in different signs", "उनकी युति नहीं है": the two that were spoken of.
  const isOfBoth = chosen.length === 0 && scene.nodes.some(({ tag, value }) => tag === "pron" && value === "they");
  const { pair } = scene.memory;
  const couples: readonly (readonly [Body, Body])[] =
    isOfBoth && pair.length === 2 ? [[pair[0] as Body, pair[1] as Body]] : pairs(chosen, subject);
  for (const [a, b] of couples) {
    if (a === "lagna" || b === "lagna") continue;
    scene.readings.push({
      type: "conjunction",
      ...over(cue, ...chosen.flatMap(({ nodes }) => nodes)),
      find: () => {
        const told = together(scene.truth, a, b, scene.clause.varga);
        return cue.value === -1 ? { ...told, holds: !told.holds } : told;
      },
    });
    use(scene, cue, ...chosen.flatMap(({ nodes }) => nodes));
  }
}
