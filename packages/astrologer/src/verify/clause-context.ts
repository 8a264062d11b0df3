import { type Graha, GRAHAS, type Rashi, type VargaId } from "@lagna/terms";
import type { ParsedClaim } from "./claim.ts";
import type { Clause } from "./parse-sentences.ts";
import { toDayNumber } from "../language/tag-dates.ts";
import type { Body, SyntaxNode, SyntaxNodeOf, SyntaxNodeTag } from "../language/syntax-node.ts";
import type { ChartQueries } from "./chart-queries/chart-queries.ts";
import { HINDI_COPULA, ALSO_PARTICLE } from "../language/hindi-particles.data.ts";
import { GROUP_CONJUNCTIONS } from "./group-conjunctions.data.ts";

/** Grahas that share one statement: "Jupiter and Venus". */
export interface BodyGroup {
  readonly nodes: readonly SyntaxNode[];
  readonly bodies: readonly Body[];
}

/** A sentence that only sets the frame for the next one: a varga, the current sky, or what houses are counted from. */
export interface SentenceFrame {
  readonly varga: VargaId | null;
  readonly transit: boolean;
  readonly from: Body | null;
  /** The node for the tropical zodiac, if it was mentioned. */
  readonly tropical: SyntaxNode | null;
}

/** What later sentences may refer back to. */
export interface DiscourseMemory {
  readonly bodies: readonly Body[];
  readonly pair: readonly Body[];
  readonly house: number | null;
  readonly sign: Rashi | null;
  readonly lastPeriod: SyntaxNodeOf<"dasha" | "sadesati" | "dhaiya" | "sadesati_later"> | null;
  /** The cue of the previous statement, for statements that omit their verb. */
  readonly cue: string | null;
  /** A period after whose end something is said to happen: "when the Mercury dasha ends, …". */
  readonly endedPeriod: SyntaxNodeOf<"dasha"> | null;
  readonly transit: boolean;
  /** The lord, karaka or point named last, for "it is Jupiter", "it falls in Aries". */
  readonly role: SyntaxNode | null;
  /** The frame of the next sentence. */
  readonly frame: SentenceFrame | null;
  /** Whether a house was mentioned last, so that "it" may refer to it. */
  readonly isHouseLastMentioned: boolean;
  /** Whether a period was mentioned last, so that "it" may refer to it. */
  readonly isPeriodLastMentioned: boolean;
}

/** The memory before the first sentence. */
export const EMPTY_MEMORY: DiscourseMemory = {
  bodies: [],
  pair: [],
  house: null,
  sign: null,
  lastPeriod: null,
  cue: null,
  endedPeriod: null,
  transit: false,
  role: null,
  frame: null,
  isHouseLastMentioned: false,
  isPeriodLastMentioned: false,
};

/** What has been read of one clause. It never changes: each reader gets its own draft and returns what it made of it. */
export interface ClauseContext {
  readonly truth: ChartQueries;
  readonly clause: Clause;
  /** The nodes of the whole sentence. */
  readonly sentence: readonly SyntaxNode[];
  readonly nodes: readonly SyntaxNode[];
  readonly usedNodes: ReadonlySet<SyntaxNode>;
  readonly memory: DiscourseMemory;
  readonly readings: readonly ParsedClaim[];
  readonly groups: readonly BodyGroup[];
  /** Whether the clause is about the sky on some day and not about the birth chart. */
  readonly transit: boolean;
  /** Whether the sentence mentions the current sky. */
  readonly mayReferToTransit: boolean;
}

/** The copy of a context that one reader adds to: readings, used nodes, and what later clauses may refer to. */
export interface ClaimDraft extends ClauseContext {
  readonly usedNodes: Set<SyntaxNode>;
  readonly memory: { -readonly [Field in keyof DiscourseMemory]: DiscourseMemory[Field] };
  readonly readings: ParsedClaim[];
}

export const createClaimDraft = (context: ClauseContext): ClaimDraft => ({
  ...context,
  usedNodes: new Set(context.usedNodes),
  memory: { ...context.memory },
  readings: [...context.readings],
});

export const contextHasTag = (context: ClauseContext, ...tags: readonly SyntaxNodeTag[]): boolean =>
  context.nodes.some(({ tag }) => tags.includes(tag));
export const findUnused = <Tag extends SyntaxNodeTag>(
  context: ClauseContext,
  ...tags: readonly Tag[]
): SyntaxNodeOf<Tag>[] =>
  context.nodes.filter(
    (node): node is SyntaxNodeOf<Tag> =>
      (tags as readonly SyntaxNodeTag[]).includes(node.tag) && !context.usedNodes.has(node),
  );
export const findFirstUnused = <Tag extends SyntaxNodeTag>(
  context: ClauseContext,
  ...tags: readonly Tag[]
): SyntaxNodeOf<Tag> | undefined => findUnused(context, ...tags)[0];
export const contextHasWord = (context: ClauseContext, pattern: RegExp): boolean =>
  context.nodes.some(({ word }) => pattern.test(word));

export function markUsed(context: ClaimDraft, ...nodes: readonly (SyntaxNode | undefined)[]): void {
  for (const node of nodes) if (node) context.usedNodes.add(node);
}

/** The span from the first to the last of some nodes. */
export const getSpan = (...nodes: readonly SyntaxNode[]): Pick<ParsedClaim, "start" | "end"> => ({
  start: Math.min(...nodes.map(({ start }) => start)),
  end: Math.max(...nodes.map(({ end }) => end)),
});

/** The nodes strictly inside a reading. */
export const getNodesInside = ({ nodes }: ClauseContext, { start, end }: ParsedClaim): readonly SyntaxNode[] =>
  nodes.filter((node) => node.start > start && node.end < end);

export const getNodeIndex = (context: ClauseContext, node: SyntaxNode): number => context.nodes.indexOf(node);

const isGlue = ({ tag, word }: SyntaxNode): boolean =>
  tag === "and" || tag === "poss" || tag === "both" || tag === "neg" || GROUP_CONJUNCTIONS.test(word);

/** Groups grahas that are listed with nothing but "and" and commas between them. */
export function groupBodies(nodes: readonly SyntaxNode[]): BodyGroup[] {
  const groups: SyntaxNodeOf<"who">[][] = [];
  let isGroupOpen = false;
  for (const [at, node] of nodes.entries()) {
    // "मंगल भी है, राहु भी है".
    if (isGroupOpen && HINDI_COPULA.test(node.word) && ALSO_PARTICLE.test(nodes[at - 1]?.word ?? "")) continue;
    if (node.tag === "who") {
      // "Makar lagna, lagnesh Shani": the comma separates the rising sign from the lord.
      const isAfterLagna = groups.at(-1)?.at(-1)?.body === "lagna" && nodes[at - 1]?.word === ",";
      if (isGroupOpen && !isAfterLagna) groups.at(-1)?.push(node);
      else groups.push([node]);
      isGroupOpen = true;
    } else if (!isGlue(node)) isGroupOpen = false;
  }
  return groups.map((members) => ({
    nodes: members,
    bodies: [...new Set(members.map(({ body }) => body))],
  }));
}

/** The days that a clause about the sky refers to: those it names, else today. */
export function getMentionedDays(context: ClauseContext): readonly number[] {
  const dates = context.nodes.filter(({ tag }) => tag === "date");
  if (dates.length === 0) return [getToday(context)];
  return dates.flatMap(({ spans = [] }) => spans.flatMap(({ from, to }) => sampleDays(from, to)));
}

/** Sample days of a span, close enough not to miss a sign of a slow graha. */
function sampleDays(from: number, to: number): number[] {
  const step = Math.max(1, Math.floor((to - from) / 12));
  const days: number[] = [];
  for (let day = from; day < to; day += step) days.push(day);
  return [...days, to];
}

export function getToday({ truth: { factContext } }: ClauseContext): number {
  return toDayNumber(factContext.calendar.toCalendarDay(factContext.calendar.nowJd));
}

/** A graha named in the text. */
export const isGrahaNode = (node: SyntaxNode): node is SyntaxNodeOf<"who"> & { readonly body: Graha } =>
  node.tag === "who" && isGraha(node.body);

export const isGraha = (body: Body | undefined): body is Graha => GRAHAS.includes(body as Graha);
