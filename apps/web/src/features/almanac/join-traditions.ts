/** A festival that several traditions keep on one day is listed once, for all. */
export function joinTraditions<Item extends { readonly id: string; readonly tradition: string }>(
  festivals: readonly Item[],
): Item[] {
  const seen = new Set<string>();
  return festivals.flatMap((festival) => {
    if (seen.has(festival.id)) return [];
    seen.add(festival.id);
    const isShared = festivals.some(({ id, tradition }) => id === festival.id && tradition !== festival.tradition);
    return [isShared ? { ...festival, tradition: "all" } : festival];
  });
}
