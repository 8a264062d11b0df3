import type { Node } from "../../language/node.ts";

/** What may open a statement and is no statement itself: a place told before whoever is in it, a label. */

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
/** "At 26 degrees of Libra, your Moon …", "in the tenth house, your Mars …": where, told before who. */
const isAdverbial = (left: readonly Node[]): boolean =>
  (/^at$/.test(left[0]?.word ?? "") || left[0]?.tag === "in") &&
  left.every(({ tag, word }) => ADVERBIAL.has(tag) || /^(at|the|exactly|about|chart)$/.test(word));

/** "Sitting in Leo, your Mars …", "placed in the tenth, he …": who is in the place comes after the comma. */
export const isOpener = (left: readonly Node[]): boolean =>
  isAdverbial(left) ||
  (/^(sitting|standing|placed|posited|seated|situated|located|positioned|lodged|having|being|occupying|residing|staying|resting|dwelling|living|tenanting)$/.test(
    left[0]?.word ?? "",
  ) &&
    !left.some(({ tag }) => tag === "who" || tag === "pron"));

/** "With Virgo on your first house, we turn to …": the sign of a house, told before the statement. */
export const isAbsolute = (left: readonly Node[]): boolean =>
  left[0]?.word === "with" &&
  !left.some(({ tag }) => tag === "who" || tag === "pron") &&
  ["rashi", "house", "on"].every((tag) => left.some((node) => node.tag === tag));

/** "Parivartana: the Moon and Mars exchange signs": the label tells what the statement tells again. */
export function withoutLabel(
  left: readonly Node[],
  right: readonly Node[],
  isPredicate: (node: Node) => boolean,
): readonly Node[] {
  const colon = left.findLastIndex(({ word }) => word === ":");
  const label = left.slice(0, Math.max(0, colon));
  return label.some((node) => isPredicate(node) && right.some(({ tag }) => tag === node.tag))
    ? left.slice(colon + 1)
    : left;
}
