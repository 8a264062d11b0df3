import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, has, isGraha, over, type Scene, use } from "../scene.ts";
import { found, undecided } from "../truth/truth.ts";
import { EVERY, LEAST, MOST } from "./scale-words.data.ts";
import {
  isAgainst,
  isEqual,
  isScaleWord,
  namedIn,
  pointing,
  type Scale,
  scaleOf,
  shadbala,
  standsAtEnd,
  wayOf,
  type Way,
} from "./scales.ts";
import { nodesOf, subjects } from "./strengths.ts";

/** Where one stands among all: "nobody beats Mercury", "Last in shadbala comes Saturn", "third in shadbala". */

const NOBODY = /^(nobody|none|nothing|no one|कोई|किसी|koi|kisi)(?: |$)/;
/** "Nobody", "no other planet", "कोई … नहीं". */
function nobodyIn(nodes: readonly Node[]): readonly Node[] {
  const one = nodes.find(({ tag, word }) => tag === "none" || tag === "empty" || NOBODY.test(word));
  const isHindi = one && /^(कोई|किसी|koi|kisi)/.test(one.word);
  const denial = nodes.filter(({ tag }) => tag === "neg");
  if (one) return isHindi && one.tag === "w" && denial.length === 0 ? [] : [one, ...denial.slice(0, 1)];
  const no = nodes.findIndex(({ tag, word }) => tag === "neg" && word === "no");
  const isOther = nodes
    .slice(no + 1, no + 3)
    .some(({ tag, word }) => tag === "planetword" || /^(other|one)$/.test(word));
  return no >= 0 && isOther ? [nodes[no] as Node] : [];
}

/** "Every other planet", "बाकी सब ग्रह". */
const everyIn = (nodes: readonly Node[]): readonly Node[] => nodes.filter(({ word }) => EVERY.has(word));

function push(scene: Scene, cues: readonly Node[], isOwn: boolean, find: () => Finding): void {
  const whos = nodesOf(scene);
  const span = over(...cues, ...whos);
  scene.readings.push({ type: "strength", ...span, presupposed: isOwn, find });
  const words = allOf(scene, "planetword", "ranks", "from", "lasts", "left", "compare", "houseword");
  use(scene, ...cues, ...whos, ...words, ...scene.nodes.filter(isScaleWord));
}

/** "Second to none". */
const isSecond = ({ tag, value }: Node): boolean => tag === "ord" && value === 2;

/** One against all the others: whether he is told of them, or they of him, and which way. */
function readAgainstAll(scene: Scene, scale: Scale, graha: Graha): boolean {
  const nobody = nobodyIn(scene.nodes);
  const every = nobody.length > 0 ? [] : everyIn(scene.nodes);
  const all = nobody.length > 0 ? nobody : every;
  if (all.length === 0) return false;
  const { negated } = scene.clause;
  if (nobody.length === 0 && negated !== false) return false;
  const told = pointing(scene.nodes.filter((node) => !all.includes(node)));
  const equal = nobody.length > 0 && !told ? scene.nodes.find((node) => isEqual(node) || isSecond(node)) : undefined;
  if (!told && !equal) return false;
  const who = nodesOf(scene).find(({ body }) => body === graha) as Node;
  const [first] = all as [Node];
  const isHindi = /[\u0900-\u097f]|^(koi|kisi|sab|sabhi|sabse|baaki|baki|har|saare|sare)( |$)/.test(first.word);
  const isMeasured =
    isAgainst(scene.nodes, who) || (!isHindi && at(scene, first) < at(scene, who)) || equal !== undefined;
  const way = (told?.way ?? 1) * (isMeasured === nobody.length > 0 ? 1 : -1);
  push(scene, [...all, ...(told?.nodes ?? []), ...(equal ? [equal] : [])], true, () =>
    standsAtEnd(scene.truth, scale, graha, way as Way),
  );
  return true;
}

/** "The most", "सबसे कम", "last": which end of a scale is told, and by what word. */
function endsIn(nodes: readonly Node[]): readonly { readonly node: Node; readonly way: Way }[] {
  return nodes.flatMap((node, index): { readonly node: Node; readonly way: Way }[] => {
    if (node.tag === "rank") return Math.abs(Number(node.value)) === 1 ? [{ node, way: 1 }] : [{ node, way: -1 }];
    if (["who", "neg", "house", "compare"].includes(node.tag)) return [];
    const next = nodes[index + 1];
    const way = /^(सबसे|sabse|sbse)$/.test(node.word) && next ? wayOf(next, undefined) : undefined;
    if (way) return [{ node, way }];
    const isMost = node.word.split(" ").some((word) => MOST.has(word));
    // "Most of the strength": no end of a scale.
    if (isMost && next?.tag === "of") return [];
    return isMost
      ? [{ node, way: 1 }]
      : node.word.split(" ").some((word) => LEAST.has(word))
        ? [{ node, way: -1 }]
        : [];
  });
}

/** Whom a word for one end is said of: him alone, else whoever stands nearest, the one before it first. */
function bearerOf(scene: Scene, node: Node): Graha | undefined {
  const [first, second] = subjects(scene);
  if (!second) return first;
  const far = (who: Node): number => Math.abs(at(scene, who) - at(scene, node)) + (who.start > node.start ? 0.5 : 0);
  const whos = nodesOf(scene).filter(({ body }) => isGraha(body));
  return whos.toSorted((one, other) => far(one) - far(other))[0]?.body as Graha | undefined;
}

/** "the Sun is your strongest planet", "Mars ranks third in shadbala". */
export function readRanks(scene: Scene): void {
  const scale = scaleOf(scene) ?? (has(scene, "rank") ? "strength" : undefined);
  if (!scale) return;
  const [sole, other] = namedIn(scene);
  const isNamed = has(scene, "shadbala") || scene.sentence.some(({ tag }) => tag === "shadbala");
  if (sole && !other && (isNamed || has(scene, "compare", "rank")) && readAgainstAll(scene, scale, sole)) return;
  const ends = endsIn(scene.nodes).filter(({ node }) => node.tag === "rank" || has(scene, "shadbala"));
  const ordinal = has(scene, "shadbala") ? allOf(scene, "ord", "house")[0] : undefined;
  for (const { node, way } of ends) {
    const graha = bearerOf(scene, node);
    if (!graha) continue;
    const fromEnd = way < 0 && ordinal ? Number(ordinal.value) : 1;
    const find = (): Finding =>
      fromEnd === 1 ? standsAtEnd(scene.truth, scale, graha, way) : ranksAt(scene, graha, 8 - fromEnd);
    push(scene, [node, ...(fromEnd > 1 && ordinal ? [ordinal] : [])], false, find);
  }
  const [graha] = subjects(scene);
  if (ends.length > 0 || !ordinal || !graha || pointing(scene.nodes)) return;
  push(scene, [ordinal], false, () => ranksAt(scene, graha, Number(ordinal.value)));
}

function ranksAt(scene: Scene, graha: Graha, rank: number): Finding {
  const bala = shadbala(scene.truth, graha);
  return bala ? found(bala.rank === rank, `shadbala-${graha}`) : undecided();
}
