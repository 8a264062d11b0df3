import type { Node } from "../../language/node.ts";
import { at, has, type Scene } from "../scene.ts";

/** Which edge of a period a date is told of. */

export type Edge = "start" | "end";

const START = /^(since|from|after|beginning|से|se|starting)$/;

const END = /^(until|till|til|to|through|upto|up to|by|into|तक|tak|-|ends|ending|before)$/;

/** Which edge of a period a date is said of, by the words around it, else by the verb of the clause. */
export function edgeOf(scene: Scene, date: Node, seenStart: boolean): Edge | "in" {
  const here = at(scene, date);
  const next = scene.nodes[here + 1];
  const afterNext = scene.nodes[here + 2];
  if (next && /^(तक|tak)$/.test(next.word)) return "end";
  if (next?.tag === "from" && /^(से|se)$/.test(next.word)) return "start";
  let before = here - 1;
  while (before >= 0 && /^(the|about|of|on|roughly)$/.test(scene.nodes[before]?.word ?? "")) before -= 1;
  const previous = scene.nodes[before];
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
  const bound = boundIn(scene);
  if (bound) return bound;
  const verb = nearestVerb(scene, here);
  // "Kicked off in 2001 and bows out in 2019": the second of two is the end, whatever its verb.
  const first = scene.nodes.findIndex(({ tag }) => tag === "date");
  if (seenStart && first < here && verb && scene.nodes.indexOf(verb) < first) return "end";
  if (verb) return verb.tag === "until" || verb.tag === "leave" || CLOSES.test(verb.word) ? "end" : "start";
  if (has(scene, "next")) return "start";
  return "in";
}

/** "The final day of", "पहला दिन": which end a day is called by. */
function boundIn({ nodes }: Scene): Edge | undefined {
  const day = nodes.findIndex(({ word }) =>
    /^(day|days|date|month|year|दिन|तारीख|महीना|din|tareekh|tarikh|mahina)$/.test(word),
  );
  const lead = nodes[day - 1]?.word ?? "";
  if (/^(final|last|closing|आखिरी|अंतिम|aakhri|akhri|aakhiri|antim)$/.test(lead)) return "end";
  return /^(first|opening|पहला|पहली|प्रथम|pehla|pehli|pratham)$/.test(lead) ? "start" : undefined;
}

/** "छूटेगी", "shuts": so it ends. */
const CLOSES = /^(छूटेगी|छूटेगा|छूटती|छूटी|उतरेगी|उतरती|chhootegi|chhutegi|chhooti|chhuti|utregi|shuts|shut|departs)$/;

/** "लगती है", "aati hai": so a period begins. */
const BEGINS = /^(lag|लग|लगती|लगता|लगेगी|लगेगा|लगी|lagti|lagta|lagegi|lagega|lagi)$/;

/** The verb of beginning or ending a date belongs to: in English the one before it, in Hindi the one after. */
function nearestVerb(scene: Scene, here: number): Node | undefined {
  const isVerb = ({ tag, word }: Node): boolean =>
    ["until", "since", "enter", "leave"].includes(tag) || BEGINS.test(word) || CLOSES.test(word);
  const verbs = scene.nodes.filter(isVerb);
  const dates = scene.nodes.filter(({ tag }) => tag === "date");
  // "The start in 1995 and the end in 2011": each day after the word it belongs to.
  const isLed =
    dates.length === 2 &&
    verbs.length === 2 &&
    dates.every((date, index) => {
      const verb = verbs[index] as Node;
      return verb.end <= date.start && (verbs[index + 1]?.start ?? Number.POSITIVE_INFINITY) >= date.end;
    });
  if (isLed) return verbs[dates.indexOf(scene.nodes[here] as Node)];
  const before = scene.nodes.slice(0, here).findLast(isVerb);
  const after = scene.nodes.slice(here + 1).find(isVerb);
  const hindi = scene.nodes.some(({ word }) => /[\u0900-\u097f]|^(ki|ka|hai|ko|hui|hogi|tak|me)$/.test(word));
  const lead = scene.nodes.slice(0, here).findLast(({ word, tag }) => tag !== "in" && tag !== "on" && word !== "the");
  const isFronted = lead === undefined || lead.tag === "and" || lead.word === ",";
  return hindi || isFronted ? (after ?? before) : (before ?? after);
}
