export interface Spread {
  /** Where its middle would be. */
  readonly at: number;
  readonly width: number;
}

/**
 * Labels along a line, each as near to its own place as the others allow, in the order given, which must be that of their places: none
 * overlaps, `gap` is kept between them, and all stay between `from` and `to`. The middles; null where there is no room for all.
 */
export function spread(items: readonly Spread[], gap: number, from: number, to: number): number[] | null {
  const total = items.reduce((sum, { width }) => sum + width + gap, -gap);
  if (items.length > 0 && total > to - from) return null;
  // Without the widths before them, places may be equal but not fall: neighbours that would are pooled at their mean.
  const pools: { sum: number; count: number }[] = [];
  let before = 0;
  const offsets = items.map(({ width }) => {
    const offset = before;
    before += width + gap;
    return offset;
  });
  items.forEach(({ at, width }, index) => {
    let pool = { sum: at - width / 2 - (offsets[index] as number), count: 1 };
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop();
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
    }
    pools.push(pool);
  });
  const starts = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return items.map(({ width }, index) => {
    const start = Math.min(Math.max(starts[index] as number, from), to - total);
    return start + (offsets[index] as number) + width / 2;
  });
}
