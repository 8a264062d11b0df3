import type { Node } from "../../language/node.ts";
import { getNodeIndex, contextHasTag, type ParseContext } from "../parse-context.ts";

export type PeriodBoundary = "start" | "end";

const START = /^(since|from|after|beginning|से|se|starting)$/;

const END = /^(until|till|til|to|through|upto|up to|by|into|तक|tak|-|ends|ending|before)$/;

/** Which boundary of a period a date states: by the words around it, else by the verb of the clause. */
export function classifyBoundary(context: ParseContext, date: Node, seenStart: boolean): PeriodBoundary | "in" {
  const index = getNodeIndex(context, date);
  const next = context.nodes[index + 1];
  const afterNext = context.nodes[index + 2];
  if (next && /^(तक|tak)$/.test(next.word)) return "end";
  if (next?.tag === "from" && /^(से|se)$/.test(next.word)) return "start";
  let before = index - 1;
  while (before >= 0 && /^(the|about|of|on|roughly)$/.test(context.nodes[before]?.word ?? "")) before -= 1;
  const previous = context.nodes[before];
  if (seenStart && previous && (previous.tag === "and" || /^(से|se|→|>|-|to)$/.test(previous.word))) return "end";
  const opensRange = previous === undefined || /^[:(,|=]$/.test(previous.word);
  const isRange =
    /^(→|>|-|to|till|until)$/.test(next?.word ?? "") || (next?.tag === "and" && afterNext?.tag === "date");
  const opensVerb = previous?.tag === "lasts" || /^(covers|stretches|extends)$/.test(previous?.word ?? "");
  if ((opensRange || opensVerb || previous?.word === "between") && isRange) return "start";
  if (previous && END.test(previous.word)) return "end";
  if (previous && (START.test(previous.word) || previous.tag === "since" || previous.tag === "from")) return "start";
  if (previous?.tag === "until") return "end";

  if (
    (next && /^(को|ko|me|में)$/.test(next.word)) ||
    previous?.tag === "in" ||
    previous?.tag === "on" ||
    previous === undefined ||
    previous.word === "("
  ) {
    if (afterNext?.tag === "since" || next?.tag === "since") return "start";
  }
  const bound = findNamedBoundary(context);
  if (bound) return bound;
  const verb = findNearestVerb(context, index);
  // "Kicked off in 2001 and bows out in 2019": the second of two dates is the end, whatever its verb.
  const first = context.nodes.findIndex(({ tag }) => tag === "date");
  if (seenStart && first < index && verb && context.nodes.indexOf(verb) < first) return "end";
  if (verb) return verb.tag === "until" || verb.tag === "leave" || END_VERBS.test(verb.word) ? "end" : "start";
  if (contextHasTag(context, "next")) return "start";
  return "in";
}

/** "The final day of", "पहला दिन": which boundary a day is named as. */
function findNamedBoundary({ nodes }: ParseContext): PeriodBoundary | undefined {
  const day = nodes.findIndex(({ word }) =>
    /^(day|days|date|month|year|दिन|तारीख|महीना|din|tareekh|tarikh|mahina)$/.test(word),
  );
  const lead = nodes[day - 1]?.word ?? "";
  if (/^(final|last|closing|आखिरी|अंतिम|aakhri|akhri|aakhiri|antim)$/.test(lead)) return "end";
  return /^(first|opening|पहला|पहली|प्रथम|pehla|pehli|pratham)$/.test(lead) ? "start" : undefined;
}

/** "छूटेगी", "shuts": the period ends. */
const END_VERBS = /^(छूटेगी|छूटेगा|छूटती|छूटी|उतरेगी|उतरती|chhootegi|chhutegi|chhooti|chhuti|utregi|shuts|shut|departs)$/;

/** "लगती है", "aati hai": the period begins. */
const START_VERBS = /^(lag|लग|लगती|लगता|लगेगी|लगेगा|लगी|lagti|lagta|lagegi|lagega|lagi)$/;

/** The verb of beginning or ending that a date belongs to: in English the one before it, in Hindi the one after. */
function findNearestVerb(context: ParseContext, position: number): Node | undefined {
  const isVerb = ({ tag, word }: Node): boolean =>
    ["until", "since", "enter", "leave"].includes(tag) || START_VERBS.test(word) || END_VERBS.test(word);
  const verbs = context.nodes.filter(isVerb);
  const dates = context.nodes.filter(({ tag }) => tag === "date");
  // "The start in 1995 and the end in 2011": each date follows its word.
  const isLed =
    dates.length === 2 &&
    verbs.length === 2 &&
    dates.every((date, index) => {
      const verb = verbs[index] as Node;
      return verb.end <= date.start && (verbs[index + 1]?.start ?? Number.POSITIVE_INFINITY) >= date.end;
    });
  if (isLed) return verbs[dates.indexOf(context.nodes[position] as Node)];
  const before = context.nodes.slice(0, position).findLast(isVerb);
  const after = context.nodes.slice(position + 1).find(isVerb);
  const hindi = context.nodes.some(({ word }) => /[\u0900-\u097f]|^(ki|ka|hai|ko|hui|hogi|tak|me)$/.test(word));
  const lead = context.nodes
    .slice(0, position)
    .findLast(({ word, tag }) => tag !== "in" && tag !== "on" && word !== "the");
  const isFronted = lead === undefined || lead.tag === "and" || lead.word === ",";
  return hindi || isFronted ? (after ?? before) : (before ?? after);
}
