import type { SyntaxNode } from "../../language/syntax-node.ts";
import { getNodeIndex, type ClauseContext, markUsed, contextHasWord, type ClaimDraft } from "../clause-context.ts";
import { ASPECT_PARTICLE, FROM_PARTICLE, IN_PARTICLE } from "../../language/hindi-particles.data.ts";
import { RECEIVING_WORDS } from "./aspect-receiving-words.data.ts";

/** The postposition after a node, skipping over words that belong to it: "doosre aur chauthe dono gharon ko" marks "fourth" with "ko". */
const getFollowingMark = (context: ClauseContext, node: SyntaxNode): SyntaxNode | undefined =>
  context.nodes
    .slice(getNodeIndex(context, node) + 1)
    .find(({ tag, word }) => !["both", "houseword", "poss"].includes(tag) && !/^[:,]$|^(इन|उन|in|un)$/.test(word));
/** Hindi marks the aspected object with पर or को. */
const isAspectObject = (context: ClauseContext, node: SyntaxNode): boolean =>
  / (पर|par)$|^(उसे|इसे)$/.test(node.word) || ASPECT_PARTICLE.test(getFollowingMark(context, node)?.word ?? "");
const isAspectSource = (context: ClauseContext, node: SyntaxNode): boolean => {
  const after = getFollowingMark(context, node);
  if (after?.tag === "from" && FROM_PARTICLE.test(after.word)) return true;
  const before = context.nodes
    .slice(0, getNodeIndex(context, node))
    .findLast(({ tag, word }) => tag !== "poss" && word !== "the");
  return before?.tag === "from" && !FROM_PARTICLE.test(before.word);
};

interface AspectingAndAspected {
  readonly lookers: readonly SyntaxNode[];
  readonly targets: readonly SyntaxNode[];
}

const TARGETS = new Set(["who", "house", "rashi", "lagna", "pron"]);

/** A clause with an aspect, and the nodes in it that may aspect or be aspected. */
interface AspectClause {
  readonly context: ClaimDraft;
  readonly cue: SyntaxNode;
  readonly index: number;
  /** Without those marked by "from", in order. */
  readonly things: readonly SyntaxNode[];
  /** Grahas after the cue that are marked by "from". */
  readonly sources: readonly SyntaxNode[];
  readonly before: readonly SyntaxNode[];
  readonly after: readonly SyntaxNode[];
}

function describeClause(context: ClaimDraft, cue: SyntaxNode): AspectClause {
  const index = getNodeIndex(context, cue);
  const things = context.nodes.filter(
    (node) =>
      TARGETS.has(node.tag) && !isAspectSource(context, node) && (node.tag === "who" || !context.usedNodes.has(node)),
  );
  return {
    context,
    cue,
    index,
    things,
    sources: context.nodes.slice(index + 1).filter((node) => node.tag === "who" && isAspectSource(context, node)),
    before: things.filter((node) => getNodeIndex(context, node) < index),
    after: things.filter((node) => getNodeIndex(context, node) > index),
  };
}

type SideRule = (clause: AspectClause) => AspectingAndAspected | undefined;

/** These aspect all the other nodes of the clause. */
const splitFrom = (lookers: readonly SyntaxNode[], { things }: AspectClause): AspectingAndAspected => ({
  lookers,
  targets: things.filter((node) => !lookers.includes(node)),
});

/** "मंगल-दृष्ट", "गुरु से दृष्ट": the cue is a participle of the aspected body. */
const resolveParticiple: SideRule = (clause) => {
  const { context, cue, index } = clause;
  if (!/^(दृष्ट|drisht|drusht)$/.test(cue.word)) return undefined;
  const joined = context.nodes[index - 1];
  return splitFrom(
    joined?.tag === "who" && joined.end === cue.start
      ? [joined]
      : context.nodes.filter((node) => node.tag === "who" && isAspectSource(context, node)),
    clause,
  );
};

/** "The eighth receives an aspect from Saturn". */
const resolveReceived: SideRule = ({ context, sources, before }) =>
  sources.length > 0 && contextHasWord(context, /^(receives|receive|gets|get)$/)
    ? { lookers: sources, targets: before }
    : undefined;

/** "शनि की दृष्टि में", "शनि की दृष्टि से चंद्र प्रभावित": the owner of the aspect aspects the rest. */
const resolveHindiOwner: SideRule = (clause) => {
  const { context, index } = clause;
  const next = context.nodes[index + 1];
  const aspecting = context.nodes[index - 1]?.tag === "of" ? context.nodes[index - 2] : undefined;
  const isLinked = next?.tag === "from" || (next?.tag === "in" && IN_PARTICLE.test(next.word));
  return isLinked && aspecting?.tag === "who" ? splitFrom([aspecting], clause) : undefined;
};

/** "An aspect from Saturn to the eighth". */
const resolveFromTo: SideRule = ({ context, things, sources }) => {
  const to = context.nodes.findIndex(({ word }) => word === "to");
  return sources.length > 0 && to > getNodeIndex(context, sources[0] as SyntaxNode)
    ? { lookers: sources, targets: things.filter((node) => getNodeIndex(context, node) > to) }
    : undefined;
};

/** "What Saturn and the Moon are linked by is aspect": the cue is last. */
const resolveLastCue: SideRule = ({ context, things, index, before }) =>
  before.length === things.length && context.nodes[index - 1]?.word === "by" && things[0]?.tag === "who"
    ? { lookers: things.slice(0, 1), targets: things.slice(1) }
    : undefined;

/** "शनि चंद्र को देखता है", "गुरु और शुक्र पर": the aspected objects are marked. */
const resolveMarkedObjects: SideRule = ({ context, things }) => {
  const objects = things.filter((node) => isAspectObject(context, node));
  if (objects.length === 0) return undefined;
  const targets = things.filter((node) => objects.includes(node) || isLinkedToObject(context, node, objects));
  return { lookers: things.filter((node) => node.tag === "who" && !targets.includes(node)), targets };
};

/** "Saturn's aspect", "the gaze of Saturn". */
const resolveEnglishOwner: SideRule = (clause) => {
  const { context, index } = clause;
  const [of, then] = [context.nodes[index + 1], context.nodes[index + 2]];
  const named = of?.word === "of" && then ? (then.tag === "who" ? then : context.nodes[index + 3]) : undefined;
  const possessor = context.nodes[index - 1]?.word === "'s" ? context.nodes[index - 2] : undefined;
  const owner = [possessor, named].find((node) => node?.tag === "who");
  return owner && splitFrom(context.groups.find(({ nodes }) => nodes.includes(owner))?.nodes ?? [owner], clause);
};

/** "Opposite the Moon stands Saturn". */
const resolveOpposition: SideRule = ({ cue, before, after }) =>
  cue.tag === "opposite" && before.length === 0
    ? { lookers: after.slice(1).filter(({ tag }) => tag === "who"), targets: after.slice(0, 1) }
    : undefined;

/** "The Moon is aspected by Saturn", "the eighth is under Saturn's gaze". */
const resolvePassive: SideRule = ({ context, cue, index, before, after }) => {
  const by = context.nodes.slice(index).find(({ word }) => word === "by" || word === "of");
  const isPassive =
    /(?:by|eye of|gaze of|watch of|sights of)$/.test(cue.word) ||
    (by !== undefined &&
      context.nodes.slice(getNodeIndex(context, by)).some(({ tag }) => tag === "who") &&
      context.nodes.slice(0, index).some(({ tag }) => TARGETS.has(tag))) ||
    contextHasWord(context, RECEIVING_WORDS);
  if (!isPassive) return undefined;
  const lookers = after.filter(({ tag }) => tag === "who");
  return { lookers, targets: before.length > 0 ? before : after.filter(({ tag }) => tag !== "who") };
};

/** "It aspects the ninth"; "Saturn sits in the sixth and aspects the ninth", unless Saturn was mentioned as a transit. */
const resolveMentionedBefore: SideRule = ({ context, index, before, after }) => {
  const pronoun = before.find(({ tag, value }) => tag === "pron" && value !== "place");
  if (pronoun && before.every(({ tag }) => tag !== "who")) {
    markUsed(context, pronoun);
    return { lookers: [], targets: after };
  }
  const isImplied = index === 0 && !context.clause.opensSentence && !context.memory.transit;
  return isImplied ? { lookers: [], targets: after } : undefined;
};

/** "Saturn aspects the Moon": by order. */
function resolveByOrder({ before, after }: AspectClause): AspectingAndAspected {
  const lookers = before.filter(({ tag }) => tag === "who");
  if (lookers.length > 0) return { lookers, targets: after };
  return { lookers: before.length > 0 ? after.filter(({ tag }) => tag === "who") : [], targets: before };
}

/** In order: the first that applies decides. */
const SIDE_RULES: readonly SideRule[] = [
  resolveParticiple,
  resolveReceived,
  resolveHindiOwner,
  resolveFromTo,
  resolveLastCue,
  resolveMarkedObjects,
  resolveEnglishOwner,
  resolveOpposition,
  resolvePassive,
  resolveMentionedBefore,
];

/** The nodes that aspect, and those that are aspected. */
export function resolveAspectingAndAspected(context: ClaimDraft, cue: SyntaxNode): AspectingAndAspected {
  const clause = describeClause(context, cue);
  for (const resolve of SIDE_RULES) {
    const sides = resolve(clause);
    if (sides) return sides;
  }
  return resolveByOrder(clause);
}

/** In a list whose last member is marked: "गुरु और शुक्र पर". */
function isLinkedToObject(context: ClauseContext, node: SyntaxNode, objects: readonly SyntaxNode[]): boolean {
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
