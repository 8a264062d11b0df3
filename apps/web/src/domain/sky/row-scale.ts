/** A row of the line of life as the page made it: an item a period, each with its begin and end, in milliseconds. */
export interface RowScale {
  /** Pixels from the row's left; null where the time is not on this row. */
  readonly place: (time: number) => number | null;
  /** The time at a place of the window; the row's ends beyond them. */
  readonly time: (clientX: number) => number;
}

/** Periods are never narrower than a finger, so that a row is not one straight scale. */
export function rowScale(row: HTMLElement): RowScale {
  const items = ([...row.children] as HTMLElement[]).map((item) => ({
    left: item.offsetLeft,
    width: item.offsetWidth,
    from: Number(item.dataset["from"]),
    until: Number(item.dataset["until"]),
  }));
  return {
    place: (time) => {
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
