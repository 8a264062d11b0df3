/** A queue in which the holders take turns, no matter how many items each of them has. */
export function createFairQueue<Item>() {
  // The first holder is next; after its turn it moves to the end.
  const lines = new Map<string, Item[]>();
  let length = 0;
  return {
    length: (): number => length,

    add(holder: string, item: Item): void {
      const line = lines.get(holder);
      if (line) line.push(item);
      else lines.set(holder, [item]);
      length += 1;
    },

    /** Removes and returns the next item. */
    next(): Item | undefined {
      const [first] = lines;
      if (!first) return undefined;
      const [holder, line] = first;
      const item = line.shift();
      lines.delete(holder);
      if (line.length > 0) lines.set(holder, line);
      length -= 1;
      return item;
    },

    remove(holder: string, item: Item): void {
      const line = lines.get(holder) ?? [];
      const at = line.indexOf(item);
      if (at < 0) return;
      line.splice(at, 1);
      if (line.length === 0) lines.delete(holder);
      length -= 1;
    },
  };
}
