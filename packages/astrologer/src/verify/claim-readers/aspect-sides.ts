import type { Node } from "../../language/node.ts";
import { getNodeIndex, type ParseContext, markUsed, contextHasWord, type ReadingDraft } from "../parse-context.ts";

/** The postposition after a node, skipping over words that belong to it: "doosre aur chauthe dono gharon ko" marks "fourth" with "ko". */
const getFollowingMark = (context: ParseContext, node: Node): Node | undefined =>
  context.nodes
    .slice(getNodeIndex(context, node) + 1)
    .find(({ tag, word }) => !["both", "houseword", "poss"].includes(tag) && !/^[:,]$|^(इन|उन|in|un)$/.test(word));
/** Hindi marks the aspected object with पर or को. */
const isAspectObject = (context: ParseContext, node: Node): boolean =>
  / (पर|par)$|^(उसे|इसे)$/.test(node.word) || /^(पर|को|par|ko|pe|pr)$/.test(getFollowingMark(context, node)?.word ?? "");
const isAspectSource = (context: ParseContext, node: Node): boolean => {
  const after = getFollowingMark(context, node);
  if (after?.tag === "from" && /^(से|se)$/.test(after.word)) return true;
  const before = context.nodes
    .slice(0, getNodeIndex(context, node))
    .findLast(({ tag, word }) => tag !== "poss" && word !== "the");
  return before?.tag === "from" && !/^(से|se)$/.test(before.word);
};

interface AspectSides {
  readonly lookers: readonly Node[];
  readonly targets: readonly Node[];
}

const TARGETS = new Set(["who", "house", "rashi", "lagna", "pron"]);

export function resolveAspectSides(context: ReadingDraft, cue: Node): AspectSides {
  const index = getNodeIndex(context, cue);
  const things = context.nodes.filter(
    (node) =>
      TARGETS.has(node.tag) && !isAspectSource(context, node) && (node.tag === "who" || !context.usedNodes.has(node)),
  );
  if (/^(दृष्ट|drisht|drusht)$/.test(cue.word)) {
    const joined = context.nodes[index - 1];
    const lookers =
      joined?.tag === "who" && joined.end === cue.start
        ? [joined]
        : context.nodes.filter((node) => node.tag === "who" && isAspectSource(context, node));
    return { lookers, targets: things.filter((node) => !lookers.includes(node)) };
  }
  const from = context.nodes.filter(
    (node) => node.tag === "who" && isAspectSource(context, node) && getNodeIndex(context, node) > index,
  );
  if (from.length > 0 && contextHasWord(context, /^(receives|receive|gets|get)$/))
    return { lookers: from, targets: things.filter((node) => getNodeIndex(context, node) < index) };
  const next = context.nodes[index + 1];
  const aspecting = context.nodes[index - 1]?.tag === "of" ? context.nodes[index - 2] : undefined;
  if (next?.tag === "in" && /^(में|me|mein)$/.test(next.word) && aspecting?.tag === "who")
    return { lookers: [aspecting], targets: things.filter((node) => node !== aspecting) };
  // "शनि की दृष्टि से चंद्र प्रभावित": who aspects, and what is aspected.
  if (next?.tag === "from" && aspecting?.tag === "who")
    return { lookers: [aspecting], targets: things.filter((node) => node !== aspecting) };
  const to = context.nodes.findIndex(({ word }) => word === "to");
  if (from.length > 0 && to > getNodeIndex(context, from[0] as Node))
    return { lookers: from, targets: things.filter((node) => getNodeIndex(context, node) > to) };
  const isLast = things.every((node) => getNodeIndex(context, node) < index) && context.nodes[index - 1]?.word === "by";
  if (isLast && things[0]?.tag === "who") return { lookers: things.slice(0, 1), targets: things.slice(1) };
  const objects = things.filter((node) => isAspectObject(context, node));
  const hindi = objects.length > 0;
  if (hindi) {
    const last = getNodeIndex(context, objects.at(-1) as Node);
    const members = things.filter((node) => objects.includes(node) || isLinkedToObject(context, node, objects));
    const lookers = things.filter(
      (node) => node.tag === "who" && !members.includes(node) && getNodeIndex(context, node) !== last,
    );
    return { lookers, targets: members };
  }
  const [of, then] = [context.nodes[index + 1], context.nodes[index + 2]];
  const named = of?.word === "of" && then ? (then.tag === "who" ? then : context.nodes[index + 3]) : undefined;
  const owner =
    context.nodes[index - 1]?.word === "'s" && context.nodes[index - 2]?.tag === "who"
      ? context.nodes[index - 2]
      : named?.tag === "who"
        ? named
        : undefined;
  if (owner) {
    const lookers = context.groups.find(({ nodes }) => nodes.includes(owner))?.nodes ?? [owner];
    return { lookers, targets: things.filter((node) => !lookers.includes(node)) };
  }
  const by = context.nodes.slice(index).find(({ word }) => word === "by" || word === "of");
  const passive =
    /(?:by|eye of|gaze of|watch of|sights of)$/.test(cue.word) ||
    (by !== undefined &&
      context.nodes.slice(getNodeIndex(context, by)).some(({ tag }) => tag === "who") &&
      context.nodes.slice(0, index).some(({ tag }) => TARGETS.has(tag))) ||
    contextHasWord(context, /^(receives|receive|gets|under|से)$/);
  const before = things.filter((node) => getNodeIndex(context, node) < index);
  const after = things.filter((node) => getNodeIndex(context, node) > index);
  if (cue.tag === "opposite" && before.length === 0)
    return { lookers: after.slice(1).filter(({ tag }) => tag === "who"), targets: after.slice(0, 1) };
  if (passive)
    return {
      lookers: after.filter(({ tag }) => tag === "who"),
      targets: before.length > 0 ? before : after.filter(({ tag }) => tag !== "who"),
    };
  const lookers = before.filter(({ tag }) => tag === "who");
  const pronoun = before.find(({ tag, value }) => tag === "pron" && value !== "place");
  if (lookers.length === 0 && pronoun) {
    markUsed(context, pronoun);
    return { lookers, targets: after };
  }
  // "Saturn sits in the sixth and aspects the ninth": the body mentioned before aspects, unless it was mentioned as a transit.
  if (index === 0 && !context.clause.opensSentence && !context.memory.transit) return { lookers: [], targets: after };
  return {
    lookers:
      lookers.length > 0
        ? lookers
        : after.filter(({ tag }) => tag === "who").slice(0, before.length > 0 ? undefined : 0),
    targets: lookers.length > 0 ? after : before,
  };
}

/** In a list whose last member is marked: "गुरु और शुक्र पर". */
function isLinkedToObject(context: ParseContext, node: Node, objects: readonly Node[]): boolean {
  return objects.some((object) => {
    const gap = context.nodes.slice(getNodeIndex(context, node) + 1, getNodeIndex(context, object));
    return (
      getNodeIndex(context, node) < getNodeIndex(context, object) &&
      gap.length > 0 &&
      gap.every(({ tag, word }) => tag === "and" || word === "," || TARGETS.has(tag)) &&
      (node.tag !== "who" || object.tag === "who")
    );
  });
}
