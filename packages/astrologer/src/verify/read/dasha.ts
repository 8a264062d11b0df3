import type { Period } from "../../facts/dasha-facts.ts";
import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { edgeOf } from "./period-edges.ts";
import { candidates, comesNext, edgeHolds, lengthHolds, runs } from "./period-facts.ts";
import { allOf, has, over, type Scene, today, use, words } from "../scene.ts";

/** One period of the dasha: that it runs, its edges, its length, and what comes after it. */

const FUTURE = /^(will|later|would|shall|upcoming|coming|future|eventually)$|(?:ेगा|ेगी|ेंगे|एगा|एगी|एंगे|ega|egi|enge)$/;

/** "After your present mahadasha comes …". */
function isAfterPresent({ nodes }: Scene): boolean {
  const past = nodes.findIndex(({ word }) => /^(after|once|बाद|baad)$/.test(word));
  return past >= 0 && nodes.some(({ word }) => /^(present|current|ongoing|running|वर्तमान|चालू|maujooda)$/.test(word));
}

/** "When the Mercury dasha ends, …": what is told comes after it. */
export const isOutlived = (scene: Scene): boolean =>
  words(scene, /^(when|once|after|as|जब|jab)$/) && has(scene, "until") && scene.clause.opens;

/** "The Moon mahadasha is a big chapter for you", "… लंबी है": what it is like, not that it runs. */
function isDescribed({ nodes }: Scene, period: Node): boolean {
  const after = nodes.slice(nodes.findIndex(({ start }) => start >= period.end));
  const said = after.filter(({ word }) => !/^[.,!।?]$/.test(word));
  const isCopula = ({ word }: Node): boolean => /^(is|was|matters|है|हैं|hai|hain)$/.test(word);
  const isOfNobody = ({ tag, word }: Node): boolean =>
    tag === "w" || tag === "lasts" || tag === "of" || tag === "poss" || word === "for";
  const isLike = ({ tag, word }: Node): boolean => tag === "lasts" || (tag === "w" && !SMALL.test(word));
  return (
    said.some(isCopula) && said.every(isOfNobody) && said.some(isLike) && !said.some(({ word }) => RUNNING.test(word))
  );
}
const SMALL = /^(is|was|a|an|the|for|है|हैं|hai|hain|लिए|liye|ही|hi|भी|bhi|तो|to|also|yours|theirs)$/;

/** "In Mercury dasha", "बुध की दशा में". */
function isWithin({ nodes }: Scene, period: Node): boolean {
  const here = nodes.findIndex(({ end }) => end === period.end);
  const from = nodes.findIndex(({ start }) => start === period.start);
  return [nodes[from - 1], nodes[from - 2], nodes[here + 1]].some((node) => node?.tag === "in");
}

/** "Mahadasha: Saturn", "गुरु की महादशा है": that it runs is all that is said, or is said with it. */
const RUNNING =
  /^(under|present|current|here|upon|yours|चलने|लगी|लगा|दौर|चक्र|चढ़ी|chalne|lagi|laga|daur|chadhi|chakkar)$/;

const isPlain = ({ nodes }: Scene): boolean =>
  nodes.some(({ word }) => RUNNING.test(word)) ||
  nodes.every(
    ({ tag, word }) =>
      tag !== "w" ||
      !/^[\p{L}\p{M}]{2,}$/u.test(word) ||
      /^(is|the|with|है|हैं|hai|hain|ab|now|कुंडली|timing|में|mein)$/.test(word),
  );

/** How long what runs now goes on is asked only of what runs. */
const asksHowLong = ({ clause, nodes }: Scene): boolean =>
  clause.mood === "question" && nodes.some(({ word }) => /^(तक|tak|long|ongoing)$/.test(word));

/** Words between a day and the verb of its edge beyond which it may be another's. */
const NEAR = 2;
function isFar({ nodes }: Scene, date: Node): boolean {
  const here = nodes.indexOf(date);
  return !nodes
    .slice(Math.max(0, here - NEAR - 1), here + NEAR + 2)
    .some(({ tag, word }) => ["since", "until", "enter", "leave"].includes(tag) || /^(to|-|→|by|से|se)$/.test(word));
}

/** Every edge that is told of a period: one and the same period must have them all. */
function readEdges(scene: Scene, period: Node, periods: readonly Period[], dates: readonly Node[]): void {
  const { truth } = scene;
  let seenStart = false;
  const told = dates.map((date) => {
    const edge = edgeOf(scene, date, seenStart);
    seenStart ||= edge === "start";
    return { date, edge, spans: date.spans ?? [] };
  });
  const holdsOf = (of: readonly Period[], { edge, spans }: (typeof told)[number]): Finding =>
    edgeHolds(truth, of, edge, spans);
  for (const [at, one] of told.entries()) {
    const before = told.slice(0, at);
    scene.readings.push({
      type: one.edge === "in" ? "dasha_running" : "dasha_edge",
      ...over(period, one.date),
      find: () => {
        const same = periods.filter((each) => before.every((other) => holdsOf([each], other).holds));
        const told = holdsOf(same.length > 0 ? same : periods, one);
        // Of a day far from its verb it is not sure which end it is: where the other is so, it is not untrue.
        const isOther = told.holds === false && one.edge !== "in" && isFar(scene, one.date);
        return isOther && holdsOf(periods, { ...one, edge: one.edge === "start" ? "end" : "start" }).holds
          ? { ...told, holds: null }
          : told;
      },
    });
    use(scene, one.date);
  }
}

/** A figure or a day that nobody took up: what is told of the period stands in it, and not that it runs. */
const hasFigure = (scene: Scene): boolean =>
  !has(scene, "run", "now") &&
  (allOf(scene, "num").some(({ word }) => /^\d+$/.test(word)) || scene.sentence.some(({ tag }) => tag === "date"));

/** "Lasts 19 years", and "the years of your mahadasha come to 19". */
function lengthsIn(scene: Scene, dates: readonly Node[]): readonly Node[] {
  const told = allOf(scene, "dur");
  const unit = told.length === 0 && dates.length === 0 ? allOf(scene, "unit")[0] : undefined;
  const figure = unit && allOf(scene, "num").find(({ word }) => /^\d+$/.test(word));
  return figure ? [{ ...figure, tag: "dur", value: Number(figure.value) * Number(unit.value) }] : told;
}

export function readDasha(scene: Scene, period: Node, after: Node | undefined): void {
  const { truth } = scene;
  const lords = period.lords ?? [];
  const level = period.level ?? 0;
  // "Dasha" alone is the great one or the one within it; a "period" may be any.
  const isDasha = level === 0 && lords.length === 1 && /dash|das[ae]|दशा/.test(period.word);
  const periods = candidates(truth, lords, level).filter((one) => !isDasha || one.lords.length < 3);
  const span = over(period);
  const dates = allOf(scene, "date");
  const lengths = lengthsIn(scene, dates);
  const isNext = has(scene, "next") || after !== undefined || (isAfterPresent(scene) && !isOutlived(scene));
  if (isNext)
    scene.readings.push({
      type: "dasha_running",
      ...span,
      find: () => comesNext(truth, lords, level, after?.lords ?? null),
    });
  readEdges(scene, period, periods, dates);
  const { calendar } = truth.ground;
  for (const length of lengths) {
    const left = has(scene, "left", "until") && !has(scene, "lasts");
    const measure = left
      ? ({ endJd }: Period) => endJd - calendar.nowJd
      : ({ startJd, endJd }: Period) => endJd - startJd;
    scene.readings.push({
      type: "dasha_edge",
      ...over(period, length),
      find: () => {
        const told = lengthHolds(periods, Number(length.value), measure, !left);
        const isWhole = left && !has(scene, "left") && told.holds === false;
        return isWhole
          ? lengthHolds(periods, Number(length.value), ({ startJd, endJd }) => endJd - startJd, true)
          : told;
      },
    });
    use(scene, length);
  }
  // "The period from 2038 to 2041, which is your …": named, and told of by its days.
  const isNamed = /^(which|that|जो|jo)$/.test(scene.nodes[0]?.word ?? "");
  const isToldLater =
    scene.sentence.some(({ tag }) => tag === "date" || tag === "lasts") &&
    !has(scene, "run", "now", ...(isNamed ? [] : ["poss"]));
  const said = dates.length === 0 && lengths.length === 0 && !isToldLater;
  const present =
    has(scene, "now") ||
    words(scene, /^(present|current)$/) ||
    (said && (asksHowLong(scene) || !scene.nodes.some(({ word }) => FUTURE.test(word))));
  if (present && !isNext && !(said && isOutlived(scene))) {
    const day = today(scene);
    const isBare = !has(scene, "run", "now", "poss") && !isWithin(scene, period) && !isPlain(scene);
    const weak = isBare || hasFigure(scene);
    if (!(isDescribed(scene, period) && !has(scene, "run", "now")))
      scene.readings.push({ type: "dasha_running", ...span, weak, find: () => runs(truth, periods, day, day) });
  }
  use(scene, period, ...allOf(scene, "run", "next", "since", "until", "left", "enter", "leave"));
  scene.memory.topic = period;
}
