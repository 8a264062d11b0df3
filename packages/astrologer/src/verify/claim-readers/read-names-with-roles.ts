import type { Rashi } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import { findUnused, getNodeIndex, getSpan, type ClauseContext, markUsed, type ClaimDraft } from "../clause-context.ts";
import { checkInSign } from "../chart-queries/check-placements.ts";
import {
  COPULA,
  buildRoleIdentity,
  readPointedRole,
  readRememberedRole,
  readRoleOfSubject,
} from "./read-graha-roles.ts";
import { BETWEEN, CHART_NOUNS, CHART_OWNER_NOUNS } from "./names-with-roles.data.ts";

function getNodesBetween(context: ClauseContext, first: SyntaxNode, second: SyntaxNode): readonly SyntaxNode[] {
  return context.nodes.slice(getNodeIndex(context, first) + 1, getNodeIndex(context, second));
}

/** "Has gone to", "has been given to": what follows has the role. */
const ASSIGNMENT_PHRASES =
  /^(been|gone|given|awarded|assigned|handed|passed|entrusted|bestowed|conferred|fallen|allotted|allocated|granted|become|come)$/;

const hasOnlyFunctionWords = (nodes: readonly SyntaxNode[]): boolean =>
  nodes.every(
    ({ tag, word }, index) =>
      tag === "poss" ||
      (/^(has|had)$/.test(word) && ASSIGNMENT_PHRASES.test(nodes[index + 1]?.word ?? "")) ||
      ASSIGNMENT_PHRASES.test(word) ||
      tag === "neg" ||
      tag === "now" ||
      tag === "planetword" ||
      (tag === "of" && BETWEEN.test(word)) ||
      (tag === "pada" && word === "chara") ||
      /^(goes to|belongs to|belong to|rests with)$/.test(word) ||
      (tag === "in" && nodes.some(({ word: other }) => CHART_NOUNS.test(other))) ||
      BETWEEN.test(word),
  );

/** "सिंह लग्न का स्वामी सूर्य", "the Leo ascendant's ruler": also states the rising sign. */
export function readLagnaOfLord(context: ClaimDraft): void {
  for (const lord of context.nodes.filter(
    ({ tag, role, value }) => tag === "who" && role?.by === "house" && value !== undefined,
  )) {
    const evaluate = (): Finding => checkInSign(context.truth, "lagna", lord.value as Rashi, context.clause.varga);
    context.readings.push({ type: "lagna", ...getSpan(lord), isPresupposed: true, evaluate: evaluate });
  }
  for (const sign of findUnused(context, "rashi")) {
    const next = context.nodes[getNodeIndex(context, sign) + 1];
    if (next?.role?.by !== "house" || !/^(lagn|लग्न|ascendant|rising|asc)/.test(next.word)) continue;
    const evaluate = (): Finding => checkInSign(context.truth, "lagna", sign.value, context.clause.varga);
    context.readings.push({ type: "lagna", ...getSpan(sign, next), isPresupposed: true, evaluate: evaluate });
    markUsed(context, sign);
  }
}

/**
 * "Your tenth lord Mars", "Mars, the tenth lord", "Mars is your Atmakaraka": a name beside its role. From then on the name is used,
 * whatever the chart says about the role.
 */
export function readNamesWithRoles(context: ClaimDraft): ClauseContext {
  const whos = context.nodes.filter(({ tag }) => tag === "who");
  const merged = new Set<SyntaxNode>();
  for (const [index, first] of whos.entries()) {
    const second = whos[index + 1];
    if (!second || merged.has(first)) continue;
    const gap = getNodesBetween(context, first, second);
    if (gap.some(({ tag }) => tag === "and") || !hasOnlyFunctionWords(gap)) continue;
    const [named, role] = second.role?.by === "name" ? [second, first] : [first, second];
    if (named.body === "lagna") continue;
    if (named.role?.by !== "name" || role.role === undefined || role.role.by === "name" || named.body === undefined)
      continue;
    if (gap.some(({ word }) => word === ",") && !isApposition(context, first, second)) continue;
    const identity = buildRoleIdentity(context, named.body, role.role);
    if (!identity) continue;
    const isStated = gap.some(({ word, tag }) => COPULA.test(word) || tag === "neg");
    const isPresupposed = !isStated && hasFurtherContent(context, first, second);
    context.readings.push({ ...identity, ...getSpan(first, second), isPresupposed: isPresupposed });
    merged.add(role);
    // "7 chara karaka wale system me": the number names the karaka scheme.
    if (role.role.by === "karaka")
      markUsed(context, ...context.nodes.filter(({ tag, value }) => tag === "num" && (value === 7 || value === 8)));
    const statedRole = role.role;
    const houses =
      statedRole.by === "house"
        ? context.nodes.filter(
            ({ tag, value, end }) =>
              tag === "house" &&
              end <= first.start &&
              statedRole.houses.includes(value) &&
              DEMONSTRATIVES.test(role.word),
          )
        : [];
    const related =
      statedRole.by === "dispositor" || statedRole.by === "starlord"
        ? whos.filter(({ body }) => body === statedRole.of)
        : [];
    markUsed(
      context,
      role,
      ...houses,
      ...related,
      ...(related.length > 0 || !hasFurtherContent(context, first, second) ? [named] : []),
    );
    if (role === second && whos[index + 2]) continue;
  }
  readRememberedRole(context, whos);
  for (const role of whos) if (!merged.has(role)) readPointedRole(context, role);
  for (const role of whos) if (!merged.has(role)) readRoleOfSubject(context, role);
  return merged.size > 0 ? { ...context, nodes: context.nodes.filter((node) => !merged.has(node)) } : context;
}

/** "The tenth house, its lord Mars": the house is mentioned only to name its lord. */
const DEMONSTRATIVES = /^(its|their|whose|जिस|इस|उस|jis|is|us)|^(?:lord|ruler|swami|malik|स्वामी|मालिक)$/;

/** With a comma in between, they are one subject only if one states the other's role. */
function isApposition(context: ClauseContext, first: SyntaxNode, second: SyntaxNode): boolean {
  if (first.role?.by !== "name" && second.role?.by === "name") {
    const after = context.nodes[getNodeIndex(context, second) + 1];
    return after === undefined || after.tag !== "and";
  }
  return true;
}

const SAYING = [
  "in",
  "aspect",
  "with",
  "dign",
  "retro",
  "combust",
  "direct",
  "house",
  "rashi",
  "exchange",
  "enter",
  "vargottama",
  "level",
  "dasha",
  "rule",
  "nak",
  "run",
  "quality",
];

/** "… in your chart", "aapke case mein": not a place. */
const isInChart = ({ nodes }: ClauseContext, node: SyntaxNode): boolean => {
  const index = nodes.indexOf(node);
  return (
    node.tag === "in" && nodes.slice(Math.max(0, index - 1), index + 4).some(({ word }) => CHART_OWNER_NOUNS.test(word))
  );
};

function hasFurtherContent(context: ClauseContext, first: SyntaxNode, second: SyntaxNode): boolean {
  return context.nodes.some(
    (node) =>
      node !== first &&
      node !== second &&
      !isInChart(context, node) &&
      SAYING.includes(node.tag) &&
      !(node.start > first.start && node.end < second.end),
  );
}
