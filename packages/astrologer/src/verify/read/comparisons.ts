import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, has, isGraha, over, type Scene, use, words } from "../scene.ts";
import {
  isAgainst,
  isBeaten,
  isEqual,
  isScaleWord,
  namedIn,
  pointing,
  scaleOf,
  standsHigher,
  type Way,
} from "./scales.ts";

/** Two measured against one another: "Mars is stronger than Saturn", "शनि के अंश बुध से अधिक हैं". */

interface Pair {
  readonly subject: Graha;
  readonly against: Graha;
}

/** "उससे", "than it": he who was spoken of before. */
const THAN_HIM = /^(उससे|इससे|उनसे|usse|isse|unse)$/;

/** Who is measured, and against whom; by their marks, else in the order they are told. */
function pairOf(scene: Scene): Pair | undefined {
  const [a, b] = namedIn(scene);
  const whos = scene.nodes.filter(({ tag, body }) => tag === "who" && isGraha(body));
  const spoken = scene.memory.bodies.find(isGraha);
  if (a && !b && spoken && spoken !== a) {
    if (whos.some((who) => isAgainst(scene.nodes, who))) return { subject: spoken, against: a };
    if (!has(scene, "compare") && !words(scene, THAN_HIM)) return undefined;
    const leads = scene.nodes.some((node) => node.start > (whos[0]?.start ?? 0) && isMeasure(node));
    return leads ? { subject: a, against: spoken } : { subject: spoken, against: a };
  }
  if (!a || !b) return undefined;
  const other = (body: Graha): Graha => (body === a ? b : a);
  const him = scene.nodes.findIndex(({ word }) => THAN_HIM.test(word));
  const beforeHim = him < 0 ? undefined : scene.nodes.slice(0, him).findLast((node) => whos.includes(node));
  const against = whos.filter((who) => isAgainst(scene.nodes, who)).at(-1);
  if (against) return { subject: other(against.body as Graha), against: against.body as Graha };
  if (beforeHim) return { subject: beforeHim.body as Graha, against: other(beforeHim.body as Graha) };
  const between = scene.nodes.slice(
    scene.nodes.findIndex(({ body }) => body === a),
    scene.nodes.findIndex(({ body }) => body === b),
  );
  return between.some(isMeasure) || whos.some((who) => isBeaten(scene.nodes, who) !== undefined)
    ? { subject: a, against: b }
    : undefined;
}

const isMeasure = (node: Node): boolean => node.tag === "compare" || isEqual(node) || pointing([node]) !== undefined;

/** What anything may do to anything ("practice beats talent", "the heart beats"): it compares only whom it is done to. */
const DONE_TO = /^(beats|defeats|trumps|tops)$/;
const isOfNobody = (scene: Scene, node: Node): boolean =>
  DONE_TO.test(node.word) &&
  scene.nodes.slice(at(scene, node) + 1).find(({ word, tag }) => word !== "the" && tag !== "poss")?.tag !== "who";

interface Measured {
  readonly way: Way;
  readonly cues: readonly Node[];
  /** "Is no match for": its denial is part of what it says. */
  readonly isIdiom: boolean;
}

function measured(scene: Scene): Measured | undefined {
  const cues = scene.nodes.filter((node) => !scene.used.has(node) && !isOfNobody(scene, node));
  const equals = has(scene, "neg") ? cues.filter(isEqual) : [];
  if (equals.length > 0) return { way: -1, cues: equals, isIdiom: true };
  const whos = scene.nodes.filter(({ tag, body }) => tag === "who" && isGraha(body));
  const beaten = whos.map((who) => isBeaten(scene.nodes, who)).find((is) => is !== undefined);
  const told = pointing(cues);
  if (beaten === undefined) return told && { way: told.way, cues: told.nodes, isIdiom: false };
  return { way: 1, cues: told?.nodes ?? [], isIdiom: false };
}

/** He whom को marks is the lesser, or is put ahead. */
function orderedBy(scene: Scene, pair: Pair): Pair {
  const whos = scene.nodes.filter(({ tag, body }) => tag === "who" && isGraha(body));
  const marked = whos.find((who) => isBeaten(scene.nodes, who) !== undefined);
  if (!marked) return pair;
  const isLesser = isBeaten(scene.nodes, marked) === true;
  const isAlready = (pair.against === marked.body) === isLesser;
  return isAlready ? pair : { subject: pair.against, against: pair.subject };
}

export function readComparisons(scene: Scene): void {
  const scale = scaleOf(scene);
  if (!scale || namedIn(scene).length > 2) return;
  const pair = pairOf(scene);
  const told = measured(scene);
  if (!pair || !told) return;
  const { subject, against } = orderedBy(scene, pair);
  const { negated } = scene.clause;
  // "Does not stand before Saturn": what it denies is known, whatever verb stands beside it.
  const isOwn = told.isIdiom || negated === "unclear";
  const isTurned = told.isIdiom ? false : isOwn;
  const find = (): Finding => {
    const first = told.way > 0 ? subject : against;
    const { holds, facts } = standsHigher(scene.truth, scale, first, first === subject ? against : subject);
    return { holds: holds === null ? null : holds !== isTurned, facts };
  };
  const whos = scene.groups.flatMap(({ nodes }) => nodes);
  scene.readings.push({ type: "comparison", ...over(...told.cues, ...whos), presupposed: isOwn, find });
  use(scene, ...told.cues, ...whos, ...scene.nodes.filter(isScaleWord), ...allOf(scene, "from", "with", "ranks"));
  if (scale === "degree") use(scene, ...allOf(scene, "pron", "dign", "signword", "rule", "leave"));
}
