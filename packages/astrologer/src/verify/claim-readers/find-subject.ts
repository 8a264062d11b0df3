import type { Finding } from "../claim.ts";
import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import { getNodeIndex, markUsed, type BodyGroup, type ClauseContext, type ClaimDraft } from "../clause-context.ts";
import { POLITE_PRONOUN } from "./find-subject.data.ts";

/** Finds the subject of a place or a state. */

export const getGroupPosition = (context: ClauseContext, group: BodyGroup, side: "first" | "last"): number =>
  getNodeIndex(context, (side === "first" ? group.nodes[0] : group.nodes.at(-1)) as SyntaxNode);

/** Combines the findings for all bodies of a statement: true only if true for every one. */
export function combineFindings(bodies: readonly Body[], ask: (body: Body) => Finding): Finding {
  const answers = bodies.map(ask);
  const holds = answers.some((answer) => answer.holds === null) ? null : answers.every((answer) => answer.holds);
  return { holds, facts: [...new Set(answers.flatMap(({ facts }) => facts))] };
}

/** The kinds of place that a clause has already given to its groups. */
export type PlacedKinds = ReadonlyMap<BodyGroup, readonly string[]>;

/** The subject of a place: the group before it without such a place, else the group after it, else the bodies mentioned before. */
export function findSubjectOfPlace(
  context: ClauseContext,
  place: SyntaxNode,
  kind: string,
  placed: PlacedKinds,
): BodyGroup | undefined {
  const hasPlace = (group: BodyGroup): boolean => placed.get(group)?.includes(kind) === true;
  const index = getNodeIndex(context, place);
  const before = context.groups.filter((group) => getGroupPosition(context, group, "last") < index);
  const after = context.groups.filter((group) => getGroupPosition(context, group, "first") > index);
  const [next] = after;
  // "Rahu reports to Saturn as it stands in …": "it" is the subject of the statement.
  const [subject, last] = [before[0], before.at(-1)];
  const since = last ? context.nodes.slice(getGroupPosition(context, last, "last") + 1, index) : [];
  if (
    subject &&
    before.length > 1 &&
    since.some(({ tag, word }) => tag === "pron" && word === "it") &&
    !hasPlace(subject)
  )
    return subject;
  if (next && getGroupPosition(context, next, "first") === index + 1 && !hasPlace(next)) {
    const lead = before.at(-1);
    // "Moon Pisces Ketu Scorpio": each place belongs to the body before it.
    if (lead && getGroupPosition(context, lead, "last") === index - 1 && !hasPlace(lead) && hasOwnPlace(context, next))
      return lead;
    const lagna = next.bodies[0] === "lagna";
    const unclaimed = !lead || hasPlace(lead) || kind === "sign";
    if (lagna || (unclaimed && !isFollowedByIn(context, place))) return next;
  }
  if (
    next &&
    isPossessor(context, index + 1) &&
    getGroupPosition(context, next, "first") === index + 2 &&
    kind === "sign"
  )
    return next;
  const free = before.findLast((group) => !hasPlace(group));
  if (before.length > 0 && before.at(-1) === free) return free;
  return next && !hasPlace(next) ? next : (free ?? (isLinkedToLastPlace(context, place) ? before.at(-1) : undefined));
}

/** Whether a group is directly followed by a place. */
const hasOwnPlace = (context: ClauseContext, group: BodyGroup): boolean =>
  ["rashi", "house", "nak"].includes(context.nodes[getGroupPosition(context, group, "last") + 1]?.tag ?? "");

const isPossessor = (context: ClauseContext, index: number): boolean =>
  context.nodes[index]?.tag === "of" && context.nodes[index]?.word !== "of";
const isFollowedByIn = (context: ClauseContext, place: SyntaxNode): boolean => {
  const next = context.nodes[getNodeIndex(context, place) + 1];
  return next?.tag === "in" && next.word !== "in";
};

/** A second place of the same kind for the same subject: "in the sixth and not the seventh". */
function isLinkedToLastPlace(context: ClauseContext, place: SyntaxNode): boolean {
  return context.nodes[getNodeIndex(context, place) - 1]?.tag !== "of";
}

/** The subject carried over from the previous clause when this one names none. */
export const getCarriedSubject = (context: ClauseContext): BodyGroup | undefined =>
  context.memory.bodies.length > 0 ? { nodes: [], bodies: context.memory.bodies } : undefined;

/** What "it", "they" or "this planet" refers to, if the clause contains such a pronoun. */
export function resolvePronoun(context: ClaimDraft): BodyGroup | undefined {
  const node = context.nodes.find(({ tag, value }) => tag === "pron" && value !== "place");
  if (!node) return undefined;
  markUsed(context, node);
  // "वे", "ve" may also refer politely to the single person named last.
  const isRespect = POLITE_PRONOUN.test(node.word) && context.memory.bodies.length === 1;
  const isPair = node.value === "they" && context.memory.pair.length > 1 && !isRespect;
  const bodies = isPair ? context.memory.pair : context.memory.bodies;
  return bodies.length > 0 ? { nodes: [node], bodies } : undefined;
}

/** The subject of a state word: directly after it ("exalted Jupiter"), else before, else after, else carried over. */
export function findSubjectOfState(context: ClaimDraft, cue: SyntaxNode): BodyGroup | undefined {
  const index = getNodeIndex(context, cue);
  const next = context.nodes[index + 1];
  const adjacent = context.groups.find(
    (group) => group.nodes[0] === next || (next?.tag === "of" && group.nodes[0] === context.nodes[index + 2]),
  );
  const before = context.groups.findLast((group) => getGroupPosition(context, group, "last") < index);
  const english = /^[a-z]/.test(cue.word);
  if (adjacent && (!before || english)) return adjacent;
  const pronoun = resolvePronoun(context);
  return before ?? pronoun ?? context.groups[0] ?? getCarriedSubject(context);
}
