import type { Rashi } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import type { Claim } from "../claim.ts";
import type { Clause, Sentence } from "../parse-sentences.ts";
import { judgeClaims, createUnparsedClaim } from "../judge-claims/judge-claims.ts";
import { findUnreadSpan } from "../judge-claims/unread-sentences.ts";
import {
  type SentenceFrame,
  groupBodies,
  contextHasTag,
  type DiscourseMemory,
  type ParseContext,
} from "../parse-context.ts";
import type { ChartQueries } from "../chart-queries/chart-queries.ts";
import type { ClaimReader } from "./claim-readers.ts";
import { isTransit } from "./detect-transit.ts";

function createParseContext(
  truth: ChartQueries,
  clause: Clause,
  memory: DiscourseMemory,
  mayTransit: boolean,
  sentence: readonly Node[],
): ParseContext {
  const context: ParseContext = {
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

function updateMemory(context: ParseContext): void {
  const { memory } = context;
  const first = context.groups.find(({ bodies }) => bodies[0] !== "lagna") ?? context.groups[0];
  const lord = context.nodes.findLast(({ tag }) => tag === "dasha")?.lords?.at(-1);
  if (first) memory.bodies = first.bodies;
  else if (lord) memory.bodies = [lord];
  const all = [...new Set(context.groups.flatMap(({ bodies }) => bodies))];
  if (all.length > 1) memory.pair = all;
  const mentioned = context.clause.nodes.findLast(({ tag }) => tag === "who" || tag === "point");
  if (mentioned) memory.role = mentioned.tag === "point" || mentioned.role?.by !== "name" ? mentioned : null;
  const house = context.nodes.findLast(({ tag }) => tag === "house");
  if (house) memory.house = Number(house.value);
  const sign = context.nodes.findLast(({ tag }) => tag === "rashi");
  memory.sign = sign ? (sign.value as Rashi) : house ? null : memory.sign;
  memory.transit = context.transit;
  const isPeriod = context.nodes.some(({ tag }) => tag === "dasha" || tag === "level" || tag === "sadesati");
  const isRead = context.readings.some(({ type }) => type.startsWith("dasha") || type === "sade_sati");
  if (house || first || isPeriod) memory.isPeriodLastMentioned = isPeriod && (isRead || first === undefined);
  if (house || first) memory.isHouseLastMentioned = house !== undefined && first === undefined;
}

/** "Now the navamsa.", "Look at today's sky.", "Count from the Moon.": sets the frame for the sentence that follows. */
function detectFrame({ clauses }: Sentence): SentenceFrame | null {
  const nodes = clauses.flatMap((clause) => clause.nodes);
  const varga = clauses.findLast((clause) => clause.varga !== null)?.varga ?? null;
  const whos = nodes.filter(({ tag }) => tag === "who");
  const from = nodes.some(({ tag }) => tag === "from") && whos.length === 1 ? (whos[0]?.body ?? null) : null;
  // "Now open your navamsa": "now" introduces the varga, not the current sky.
  const isOfSky = nodes.some(({ tag }) => tag === "transit" || (tag === "now" && varga === null));
  const transit = isOfSky && whos.length === 0;
  const tropical = whos.length === 0 ? (nodes.find(({ tag }) => tag === "tropical") ?? null) : null;
  return varga !== null || transit || from !== null || tropical ? { varga, transit, from, tropical } : null;
}

function applyFrame(clause: Clause, { varga, from, tropical }: SentenceFrame): Clause {
  const counted = (node: Node): Node =>
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

/** The claims of one sentence, clause by clause. */
export function readSentence(
  sentence: Sentence,
  { truth, text, questionWords, readers, isContext = false }: TextReading,
  memory: DiscourseMemory,
): Claim[] {
  const claims: Claim[] = [];
  const contexts: ParseContext[] = [];
  const { frame } = memory;
  memory.frame = null;
  memory.cue = null;
  memory.endedPeriod = null;
  memory.transit = false;
  const mayTransit =
    frame?.transit === true ||
    sentence.clauses.some(({ nodes }) => nodes.some(({ tag }) => tag === "now" || tag === "transit"));
  const all = sentence.clauses.flatMap(({ nodes }) => nodes);
  for (const clause of sentence.clauses) {
    const unread = createParseContext(truth, frame ? applyFrame(clause, frame) : clause, memory, mayTransit, all);
    const isOfSky = frame?.transit === true && !contextHasTag(unread, "poss", "born", "dasha", "level");
    const context = readers.reduce<ParseContext>(
      (current, read) => read(current) ?? current,
      isOfSky ? { ...unread, transit: true } : unread,
    );
    if (!isContext) claims.push(...judgeClaims(context, text, questionWords));
    contexts.push(context);
    updateMemory(context);
  }
  if (contexts.every(({ readings }) => readings.length === 0)) memory.frame = detectFrame(sentence);
  const unread = claims.length === 0 && !isContext ? findUnreadSpan(contexts, questionWords) : undefined;
  return unread ? [createUnparsedClaim(text, unread)] : claims;
}
