/** Scale of a rendered row of the dasha timeline: one item per period, each with its start and end in milliseconds. */
export interface RowScale {
  /** Pixels from the row's left edge; null where the time is not on this row. */
  readonly toPixels: (time: number) => number | null;
  /** The time at a horizontal position in the window, clamped to the row's ends. */
  readonly time: (clientX: number) => number;
}

/** Periods have a minimum width for touch, so a row is not one linear scale: each period has its own. */
export function createRowScale(row: HTMLElement): RowScale {
  const items = ([...row.children] as HTMLElement[]).map((item) => ({
    left: item.offsetLeft,
    width: item.offsetWidth,
    from: Number(item.dataset["from"]),
    until: Number(item.dataset["until"]),
  }));
  return {
    toPixels: (time) => {
      const item = items.find(({ from, until }) => from <= time && time < until);
      return item ? item.left + (item.width * (time - item.from)) / (item.until - item.from) : null;
    },
    time: (clientX) => {
      const x = clientX - row.getBoundingClientRect().left;
      const item = items.find(({ left, width }) => x < left + width) ?? items.at(-1);
      if (!item) return 0;
      const share = Math.min(1, Math.max(0, (x - item.left) / Math.max(1, item.width)));
      return item.from + share * (item.until - item.from - 1);
    },
  };
}
