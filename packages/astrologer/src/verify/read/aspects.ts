import { placeFrom, rashiInPlace } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, daysSaid, has, isGraha, over, type Scene, use } from "../scene.ts";
import { aspects, type AspectTarget, rashiAspects } from "../truth/aspects.ts";
import { found, type Occasion } from "../truth/truth.ts";
import { sides } from "./aspect-sides.ts";

/** The birth chart; or the sky of every day the clause may mean. */
const occasionsOf = (scene: Scene): readonly Occasion[] =>
  scene.transit ? daysSaid(scene).map((day): Occasion => ({ at: "day", day })) : [{ at: "birth" }];

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
