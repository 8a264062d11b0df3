import type { SyntaxNode } from "../../language/syntax-node.ts";

/** Phrases that open a sentence without being a statement: a place before its subject, a label. */

const ADVERBIAL = new Set([
  "in",
  "on",
  "of",
  "rashi",
  "house",
  "nak",
  "arc",
  "pada",
  "poss",
  "and",
  "degpart",
  "houseword",
  "signword",
  "starword",
]);
/** "At 26 degrees of Libra, your Moon …", "in the tenth house, your Mars …": the place comes before its subject. */
const isAdverbial = (left: readonly SyntaxNode[]): boolean =>
  (/^at$/.test(left[0]?.word ?? "") || left[0]?.tag === "in") &&
  left.every(({ tag, word }) => ADVERBIAL.has(tag) || /^(at|the|exactly|about|chart)$/.test(word));

/** "Sitting in Leo, your Mars …", "placed in the tenth, he …": the subject comes after the comma. */
export const isParticipialOpener = (left: readonly SyntaxNode[]): boolean =>
  isAdverbial(left) ||
  (/^(sitting|standing|placed|posited|seated|situated|located|positioned|lodged|having|being|occupying|residing|staying|resting|dwelling|living|tenanting)$/.test(
    left[0]?.word ?? "",
  ) &&
    !left.some(({ tag }) => tag === "who" || tag === "pron"));

/** "With Virgo on your first house, we turn to …": states the sign of a house before the main statement. */
export const isAbsoluteOpener = (left: readonly SyntaxNode[]): boolean =>
  left[0]?.word === "with" &&
  !left.some(({ tag }) => tag === "who" || tag === "pron") &&
  ["rashi", "house", "on"].every((tag) => left.some((node) => node.tag === tag));

/** "Parivartana: the Moon and Mars exchange signs": removes a label that the statement repeats. */
export function removeLabel(
  left: readonly SyntaxNode[],
  right: readonly SyntaxNode[],
  isPredicate: (node: SyntaxNode) => boolean,
): readonly SyntaxNode[] {
  const colon = left.findLastIndex(({ word }) => word === ":");
  const label = left.slice(0, Math.max(0, colon));
  return label.some((node) => isPredicate(node) && right.some(({ tag }) => tag === node.tag))
    ? left.slice(colon + 1)
    : left;
}
