import { type SyntaxNodeOf, toPeriod } from "../../language/syntax-node.ts";
import {
  contextHasTag,
  contextHasWord,
  findUnused,
  isGrahaNode,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { isAfterPeriodEnd, readDasha } from "./read-dasha-period.ts";
import { findLoosePeriods, findNamedSuccessor, mergeNestedPeriods } from "./find-period-names.ts";
import { readSadeSati } from "./read-sade-sati.ts";
import { findSuccession, isSuccessorOf } from "./find-successor-period.ts";
import { readUnnamedPeriod } from "./read-unnamed-periods.ts";

type Periods = readonly SyntaxNodeOf<"dasha">[];

/** What runs, until when, and what comes next; sade sati and dhaiya. */
export function readPeriods(context: ClaimDraft): void {
  const [saturn] = findUnused(context, "sadesati", "dhaiya");
  if (saturn) {
    readSadeSati(context, saturn);
    return;
  }
  if (context.clause.assertionKind === "general" && contextHasTag(context, "dur") && !contextHasTag(context, "date"))
    return;
  const named = mergeNestedPeriods(context, [...findUnused(context, "dasha"), ...findLoosePeriods(context)]);
  for (const read of [readSequence, readPeriodAfter, readSuccession, readNamedSuccessor])
    if (read(context, named)) return;
  if (named.length > 0) readNamedPeriods(context, named);
  else readUnnamedPeriod(context);
}

/** "What follows the one is the other", "the one follows the other". */
function readSequence(context: ClaimDraft, named: Periods): boolean {
  const [first, second, ...more] = named;
  const isSequence =
    contextHasTag(context, "next") ||
    (contextHasTag(context, "until") && contextHasTag(context, "since") && !contextHasTag(context, "date", "dur"));
  if (!first || !second || more.length > 0 || !isSequence) return false;
  const isPassive =
    (contextHasWord(context, /^(follows|following)$/) && !contextHasWord(context, /^what$/)) ||
    contextHasWord(context, /^(comes after|succeeds)$/);
  const [earlier, later] = isPassive ? [second, first] : [first, second];
  markUsed(context, earlier);
  readDasha(context, later, earlier);
  return true;
}

/** "After Mercury comes the Venus mahadasha", "once Saturn ends, Jupiter begins". */
function readPeriodAfter(context: ClaimDraft, named: Periods): boolean {
  const past = context.nodes.findIndex(({ word }) => /^(after|once|following)$/.test(word));
  const reach = past < 0 ? [] : context.nodes.slice(past + 1, past + 4);
  const earlier = reach.find((node) => node.tag === "dasha" || isGrahaNode(node));
  if (!earlier) return false;
  const successor =
    named.length < 2 && contextHasTag(context, "since", "next")
      ? context.nodes.filter(isGrahaNode).find((node) => node.start > earlier.end)
      : undefined;
  const later =
    named.find((node) => node.start > earlier.end) ?? (successor && toPeriod(successor, earlier.level ?? 0));
  if (!later) return false;
  markUsed(context, successor);
  readDasha(context, later, earlier.tag === "dasha" ? earlier : toPeriod(earlier, 0));
  markUsed(context, earlier);
  return true;
}

function readSuccession(context: ClaimDraft, named: Periods): boolean {
  const succession = findSuccession(context, named);
  if (!succession) return false;
  readDasha(context, succession.later, succession.earlier);
  markUsed(context, ...named, ...succession.nodes);
  return true;
}

function readNamedSuccessor(context: ClaimDraft, named: Periods): boolean {
  const [single, ...more] = named;
  const successor = single && more.length === 0 ? findNamedSuccessor(context, single) : undefined;
  if (!successor) return false;
  readDasha(context, successor.later, successor.earlier);
  markUsed(context, successor.later, successor.earlier, single, successor.named);
  return true;
}

function readNamedPeriods(context: ClaimDraft, named: Periods): void {
  const { endedPeriod } = context.memory;
  for (const period of named) {
    const isSuccessor = endedPeriod !== null && isSuccessorOf(context, endedPeriod, period);
    readDasha(context, period, isSuccessor ? endedPeriod : undefined);
  }
  const [first] = named;
  if (first && isAfterPeriodEnd(context)) context.memory.endedPeriod = first;
}
