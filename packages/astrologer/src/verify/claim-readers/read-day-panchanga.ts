import type { Fact } from "../../fact.ts";
import type { SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import { DAY_PREDICATE, type DayLimbs } from "../../muhurta/build-day-fact.ts";
import { createFinding } from "../chart-queries/chart-queries.ts";
import {
  contextHasTag,
  findUnused,
  getSpan,
  markUsed,
  type ClauseContext,
  type ClaimDraft,
} from "../clause-context.ts";

/** The facts of the days that a sentence names; without a date, of every day whose facts are given. */
function findDayFacts({ truth, sentence }: ClauseContext): readonly Fact[] {
  const facts = [...truth.index.facts.values()].filter(({ predicate }) => predicate === DAY_PREDICATE);
  const spans = sentence.flatMap(({ tag, spans: dates = [] }) => (tag === "date" ? dates : []));
  if (spans.length === 0) return facts;
  return facts.filter(({ value }) => spans.some(({ from, to }) => isBetween(toLimbs(value), from, to)));
}

const toLimbs = (value: Fact["value"]): DayLimbs => value as unknown as DayLimbs;
const isBetween = ({ day }: DayLimbs, from: number, to: number): boolean => day >= from && day <= to;

const LIMB_TAGS = ["tithi", "nak", "nitya", "karana"] as const;
type LimbTag = (typeof LIMB_TAGS)[number];
type LimbCheck = (
  limbs: DayLimbs,
  node: Pick<SyntaxNodeOf<LimbTag>, "value">,
  paksha: SyntaxNodeOf<"paksha"> | undefined,
) => boolean;

/** Whether a limb of a day is the one named. */
const LIMB_CHECKS: Readonly<Record<LimbTag, LimbCheck>> = {
  tithi: ({ tithis }, { value }, paksha) =>
    tithis.some((tithi) => (paksha ? tithi === `${paksha.value} ${value}` : tithi.endsWith(` ${value}`))),
  nak: ({ nakshatras }, { value }) => nakshatras.some((star) => star === value),
  nitya: ({ yogas }, { value }) => yogas.some((yoga) => yoga === value),
  karana: ({ karanas }, { value }) => karanas.some((karana) => karana === value),
};

const isLimb = (node: SyntaxNode): node is SyntaxNodeOf<LimbTag> => LIMB_TAGS.some((tag) => tag === node.tag);

/** Tithi, star, yoga and karana of a named day, not of the birth. Read only where facts of days are given. */
export function readDayPanchanga(context: ClaimDraft): ClauseContext {
  if (context.sentence.some(({ tag }) => tag === "born")) return context;
  if (!contextHasTag(context, ...LIMB_TAGS)) return context;
  const facts = findDayFacts(context);
  if (facts.length === 0) return context;
  const used = new Set<SyntaxNode>();
  for (const [at, node] of context.nodes.entries()) {
    if (!isLimb(node)) continue;
    const check = LIMB_CHECKS[node.tag];
    const before = context.nodes.slice(0, at);
    const paksha = node.tag === "tithi" ? before.findLast((one) => one.tag === "paksha") : undefined;
    const moon = node.tag === "nak" ? before.findLast(({ body }) => body === "moon") : undefined;
    const found = facts.filter(({ value }) => check(toLimbs(value), node, paksha));
    const ids = (found.length > 0 ? found : facts).slice(0, 1).map(({ id }) => id);
    context.readings.push({
      type: "panchanga",
      ...getSpan(...[paksha, moon, node].filter((one) => one !== undefined)),
      evaluate: () => createFinding(found.length > 0, ...ids),
    });
    for (const one of [paksha, moon, node]) if (one) used.add(one);
  }
  if (used.size === 0) return context;
  const rest = { ...context, nodes: context.nodes.filter((node) => !used.has(node)) };
  markUsed(rest, ...findUnused(rest, "date"));
  return rest;
}
