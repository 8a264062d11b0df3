const MAX_NAMES = 5;
const MIN_SHARE = 0.3;

const listPairs = (text: string): ReadonlySet<string> => {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\d]/gu, "");
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
};

/** Share of the pairs of letters that two names have in common (Dice), 0 to 1. */
function compareNames(one: string, other: string): number {
  const [pairs, others] = [listPairs(one), listPairs(other)];
  return (2 * pairs.intersection(others).size) / Math.max(1, pairs.size + others.size);
}

/** Those whose id or name is most like a text, best first: "deepawali" finds Deepavali. */
export function findNearNames<Item extends { readonly id: string; readonly name: string }>(
  text: string,
  items: readonly Item[],
): readonly Item[] {
  const likeness = new Map<string, { item: Item; share: number }>();
  for (const item of items) {
    const share = Math.max(compareNames(text, item.id), compareNames(text, item.name));
    if (share >= MIN_SHARE && !likeness.has(item.id)) likeness.set(item.id, { item, share });
  }
  return [...likeness.values()]
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MAX_NAMES)
    .map(({ item }) => item);
}
