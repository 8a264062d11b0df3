export interface LineLabel {
  /** The position of the label's middle if nothing else were in the way. */
  readonly idealCenter: number;
  readonly width: number;
}

/**
 * Places labels along a line, each as close to its ideal position as the others allow. `items` must be sorted by ideal
 * position. Labels do not overlap, have at least `gap` between them, and stay between `from` and `to`. Returns their
 * middles; null if there is not enough room.
 */
export function distributeLabels(items: readonly LineLabel[], gap: number, from: number, to: number): number[] | null {
  const total = items.reduce((sum, { width }) => sum + width + gap, -gap);
  if (items.length > 0 && total > to - from) return null;
  // After subtracting the widths of the preceding labels, positions may be equal but must not decrease: neighbours that
  // would decrease are pooled at their mean (isotonic regression).
  const pools: { sum: number; count: number }[] = [];
  let before = 0;
  const offsets = items.map(({ width }) => {
    const offset = before;
    before += width + gap;
    return offset;
  });
  items.forEach(({ idealCenter, width }, index) => {
    let pool = { sum: idealCenter - width / 2 - (offsets[index] as number), count: 1 };
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
