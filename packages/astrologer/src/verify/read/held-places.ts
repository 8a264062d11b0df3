import type { Nakshatra, Rashi } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import type { Finding, Reading } from "../claim.ts";
import { allOf, at, over, type Scene, use } from "../scene.ts";
import { inHouse, inSign, inSignOf, inStar, starLordIs, together } from "../truth/places.ts";
import { padaBeside } from "./placed.ts";

/** What is told of the sign, star or house somebody stands in: which it is, whose it is, who is there as well. */

const isNamed = ({ tag, body }: Node): boolean => tag === "who" && body !== "lagna";
const COPULA = /^(is|was|being|happens|remains)$/;

/** "The star of your Ketu is ruled by the Sun": the one he stands in, and not one he owns. */
function isHeld(scene: Scene, node: Node): boolean {
  if (node.tag === "placeof") return true;
  const here = at(scene, node);
  // "Mercury rules the star of your Saturn".
  const isRuled = scene.nodes.slice(Math.max(0, here - 2), here).some(({ tag }) => tag === "rule");
  if (isRuled && / of /.test(node.word)) return true;
  const cue = scene.nodes.findIndex(({ tag }, index) => index > here && tag === "ruledby");
  return cue > 0 && !scene.nodes.slice(0, cue).some(isNamed);
}

/** Whose sign it is said to be: "… belongs to Mars", "Mars rules …", "… is Venus's", "… is a sign of Venus". */
function ownerSaid(scene: Scene, held: Node): readonly Node[] | undefined {
  const here = at(scene, held);
  const [before, after] = [scene.nodes.slice(0, here), scene.nodes.slice(here + 1)];
  const ruled = after.findIndex(({ tag }) => tag === "ruledby");
  const by = ruled < 0 ? undefined : after.slice(ruled).find(isNamed);
  if (by) return [by, after[ruled] as Node];
  const rules = before.findLastIndex(({ tag }) => tag === "rule");
  const ruler = rules < 0 ? undefined : before.slice(0, rules).findLast(isNamed);
  if (ruler) return [ruler, before[rules] as Node];
  const owned = after.find(({ tag }) => tag === "signof" || tag === "starof");
  if (owned) return [owned];
  const possessed = after.findIndex(({ word }, index) => word === "'s" && isNamed(after[index - 1] as Node));
  return possessed > 0 && after.slice(0, possessed).some(({ word }) => COPULA.test(word))
    ? [after[possessed - 1] as Node]
    : undefined;
}

const PLACES: Readonly<Record<string, string>> = { sign: "rashi", star: "nak", house: "house" };

function whichItIs(scene: Scene, held: Node, place: Node): Pick<Reading, "type" | "find"> {
  const { truth, clause } = scene;
  const of = held.body as Body;
  if (place.tag === "rashi") {
    const find = (): Finding => inSign(truth, of, place.value as Rashi, clause.varga);
    return { type: clause.varga ? "varga" : "planet_sign", find };
  }
  if (place.tag === "nak") {
    const pada = padaBeside(scene, place);
    return { type: "planet_star", find: () => inStar(truth, of, place.value as Nakshatra, pada) };
  }
  const type = place.fromBody ? "from_reference" : clause.varga ? "varga" : "planet_house";
  return { type, find: () => inHouse(truth, of, Number(place.value), clause.varga, place.fromBody) };
}

/** "Saturn stands in the sign that Mars occupies", "the house holding Mars holds Saturn too": both in one. */
function readCompanion(scene: Scene, held: Node): void {
  const here = at(scene, held);
  const others = scene.nodes.filter((node) => isNamed(node) && !scene.used.has(node));
  const isIn = scene.nodes.slice(Math.max(0, here - 3), here).some(({ tag }) => tag === "in");
  const holds = scene.nodes.slice(here + 1).some(({ word }) => /^(holds|hosts|contains|has|houses)$/.test(word));
  const [other] = others;
  if (held.value === "star" || others.length !== 1 || !other || !(isIn || holds)) return;
  const find = (): Finding => together(scene.truth, held.body as Body, other.body as Body, scene.clause.varga);
  scene.readings.push({ type: "conjunction", ...over(held, other), find });
  use(scene, held, other);
}

/** "The sign in which Mars stands is owned by Venus", "the star holding your Moon is Rohini", "the house Mars sits in is the fourth". */
export function readHeldPlaces(scene: Scene): void {
  for (const held of allOf(scene, "placeof", "signof", "starof")) {
    if (!isHeld(scene, held)) continue;
    const owner = held.value === "house" ? undefined : ownerSaid(scene, held);
    if (owner) {
      const [by] = owner;
      const [of, lord] = [held.body as Body, (by as Node).body as Body];
      const find = (): Finding =>
        held.value === "star" || held.tag === "starof"
          ? starLordIs(scene.truth, of, lord)
          : inSignOf(scene.truth, of, lord, scene.clause.varga);
      scene.readings.push({ type: "dispositor", ...over(held, by as Node), find });
      use(scene, held, ...owner);
      continue;
    }
    const place = allOf(scene, PLACES[String(held.value)] as string)[0];
    if (place && !scene.nodes.some(({ tag }) => tag === "aspect")) {
      scene.readings.push({ ...whichItIs(scene, held, place), ...over(held, place) });
      use(scene, held, place);
    } else readCompanion(scene, held);
  }
}
