import type { Rashi } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { Claim } from "../claim.ts";
import type { Clause, Sentence } from "../parse-sentences.ts";
import { judgeClaims, createUnparsedClaim } from "../judge-claims/judge-claims.ts";
import { findUnparsedSpan } from "../judge-claims/find-unparsed-span.ts";
import {
  type SentenceFrame,
  createClaimDraft,
  groupBodies,
  contextHasTag,
  type DiscourseMemory,
  type ClauseContext,
} from "../clause-context.ts";
import type { ChartQueries } from "../chart-queries/chart-queries.ts";
import type { ClaimReader } from "./claim-readers.ts";
import { isTransit } from "./detect-transit.ts";

function createParseContext(
  truth: ChartQueries,
  clause: Clause,
  memory: DiscourseMemory,
  mayTransit: boolean,
  sentence: readonly SyntaxNode[],
): ClauseContext {
  const context: ClauseContext = {
    mayReferToTransit: mayTransit,
    truth,
    clause,
    sentence,
    nodes: clause.nodes,
    usedNodes: new Set(),
    memory,
    readings: [],
    groups: groupBodies(clause.nodes),
    transit: false,
  };
  return { ...context, transit: isTransit(context, !clause.opensSentence && memory.transit) };
}

/** What a clause leaves for later clauses and sentences to refer to. */
function updateMemory({ memory, groups, nodes, clause, readings, transit }: ClauseContext): DiscourseMemory {
  const first = groups.find(({ bodies }) => bodies[0] !== "lagna") ?? groups[0];
  const lord = nodes.findLast(({ tag }) => tag === "dasha")?.lords?.at(-1);
  const all = [...new Set(groups.flatMap(({ bodies }) => bodies))];
  const mentioned = clause.nodes.findLast(({ tag }) => tag === "who" || tag === "point");
  const isRole = mentioned?.tag === "point" || mentioned?.role?.by !== "name";
  const house = nodes.findLast(({ tag }) => tag === "house");
  const sign = nodes.findLast(({ tag }) => tag === "rashi");
  const isPeriod = nodes.some(({ tag }) => tag === "dasha" || tag === "level" || tag === "sadesati");
  const isRead = readings.some(({ type }) => type.startsWith("dasha") || type === "sade_sati");
  return {
    ...memory,
    bodies: first?.bodies ?? (lord ? [lord] : memory.bodies),
    pair: all.length > 1 ? all : memory.pair,
    role: mentioned ? (isRole ? mentioned : null) : memory.role,
    house: house ? Number(house.value) : memory.house,
    sign: sign ? (sign.value as Rashi) : house ? null : memory.sign,
    transit,
    isPeriodLastMentioned:
      house || first || isPeriod ? isPeriod && (isRead || first === undefined) : memory.isPeriodLastMentioned,
    isHouseLastMentioned: house || first ? house !== undefined && first === undefined : memory.isHouseLastMentioned,
  };
}

/** "Now the navamsa.", "Look at today's sky.", "Count from the Moon.": sets the frame for the sentence that follows. */
function detectFrame({ clauses }: Sentence): SentenceFrame | null {
  const nodes = clauses.flatMap((clause) => clause.nodes);
  const varga = clauses.findLast((clause) => clause.varga !== null)?.varga ?? null;
  const whos = nodes.filter(({ tag }) => tag === "who");
  const from = nodes.some(({ tag }) => tag === "from") && whos.length === 1 ? (whos[0]?.body ?? null) : null;
  // "Now open your navamsa": "now" introduces the varga, not the current sky.
  const describesSky = nodes.some(({ tag }) => tag === "transit" || (tag === "now" && varga === null));
  const transit = describesSky && whos.length === 0;
  const tropical = whos.length === 0 ? (nodes.find(({ tag }) => tag === "tropical") ?? null) : null;
  return varga !== null || transit || from !== null || tropical ? { varga, transit, from, tropical } : null;
}

function applyFrame(clause: Clause, { varga, from, tropical }: SentenceFrame): Clause {
  const counted = (node: SyntaxNode): SyntaxNode =>
    from !== null && (node.tag === "house" || node.tag === "ord") && !node.fromBody
      ? { ...node, tag: "house", fromBody: from }
      : node;
  const [first] = clause.nodes;
  const lead = tropical && first ? [{ ...tropical, start: first.start, end: first.start }] : [];
  return { ...clause, varga: clause.varga ?? varga, nodes: [...lead, ...clause.nodes.map(counted)] };
}

/** What is the same for all sentences of a text. */
export interface TextReading {
  readonly truth: ChartQueries;
  readonly text: string;
  readonly questionWords: ReadonlySet<string>;
  readonly readers: readonly ClaimReader[];
  /** The sentence is only read for what later sentences refer to: it has no claims. */
  readonly isContext?: boolean;
}

/** Each reader adds to its own copy of what the readers before it have read. */
const readClause = (clause: ClauseContext, readers: readonly ClaimReader[]): ClauseContext =>
  readers.reduce<ClauseContext>((context, read) => {
    const draft = createClaimDraft(context);
    return read(draft) ?? draft;
  }, clause);

/** The claims of one sentence, clause by clause, and what the next sentence may refer to. */
export function readSentence(
  sentence: Sentence,
  { truth, text, questionWords, readers, isContext = false }: TextReading,
  { frame, ...remembered }: DiscourseMemory,
): { readonly claims: readonly Claim[]; readonly memory: DiscourseMemory } {
  const claims: Claim[] = [];
  const contexts: ClauseContext[] = [];
  let memory: DiscourseMemory = { ...remembered, frame: null, cue: null, endedPeriod: null, transit: false };
  const mayTransit =
    frame?.transit === true ||
    sentence.clauses.some(({ nodes }) => nodes.some(({ tag }) => tag === "now" || tag === "transit"));
  const all = sentence.clauses.flatMap(({ nodes }) => nodes);
  for (const clause of sentence.clauses) {
    const unread = createParseContext(truth, frame ? applyFrame(clause, frame) : clause, memory, mayTransit, all);
    const describesSky = frame?.transit === true && !contextHasTag(unread, "poss", "born", "dasha", "level");
    const context = readClause(describesSky ? { ...unread, transit: true } : unread, readers);
    if (!isContext) claims.push(...judgeClaims(context, text, questionWords));
    contexts.push(context);
    memory = updateMemory(context);
  }
  if (contexts.every(({ readings }) => readings.length === 0)) memory = { ...memory, frame: detectFrame(sentence) };
  const unread = claims.length === 0 && !isContext ? findUnparsedSpan(contexts, questionWords) : undefined;
  return { claims: unread ? [createUnparsedClaim(text, unread)] : claims, memory };
}
