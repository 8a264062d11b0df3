import type { SyntaxNode } from "../../language/syntax-node.ts";

/** "Mark 3 June 2027: that is when Saturn steps into Aries", "2 जून 2027, इसी दिन …": a date, then its event. */

const ENGLISH =
  /\b(?:that|this|it)(?: is|'s| was) (?:when|the (?:day|date|time|moment|month|year)(?: when| that| on which)?)$|\b(?:that|this|the same) (?:very )?(?:day|date|month|year)$/;
const HINDI =
  /(?:^| )(?:इसी|उसी|इस|उस|isi|usi|is|us|iss|uss) (?:दिन|तारीख|महीने|साल|din|tareekh|tarikh|mahine|saal)$|(?:^| )(?:वो|वह|यह|wo|woh|vo|yeh|ye) (?:\S+ )?(?:दिन|तारीख|din|tareekh|tarikh) (?:है|होगा|होगी|था|hai|hoga|hogi|tha) (?:जब|जिस दिन|jab|jis din)$/;
const EVENT_TAGS = new Set(["enter", "leave", "dasha", "level", "sadesati", "dhaiya", "rashi"]);

/** The index of the last word that refers back to the date; −1 if there is none. */
function findAnnouncementEnd(nodes: readonly SyntaxNode[]): number {
  return nodes.findIndex((_, at) => {
    const line = nodes
      .slice(Math.max(0, at - 6), at + 1)
      .map(({ word }) => word)
      .join(" ");
    return ENGLISH.test(line) || HINDI.test(line);
  });
}

/** Moves the date into the statement about its event; returns other sentences unchanged. */
export function normaliseDateBeforeEvent(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const dates = nodes.filter(({ tag }) => tag === "date");
  const [date] = dates;
  if (!date || dates.length > 1) return nodes;
  const from = nodes.indexOf(date);
  const end = findAnnouncementEnd(nodes.slice(from + 1));
  if (end < 0) return nodes;
  const rest = nodes.slice(from + 2 + end);
  const lead = nodes.slice(0, from);
  const isEvent =
    rest.some(({ tag }) => EVENT_TAGS.has(tag)) && !lead.some(({ tag }) => EVENT_TAGS.has(tag) || tag === "who");
  return isEvent ? [{ tag: "on", word: "on", start: date.start, end: date.start }, date, ...rest] : nodes;
}
