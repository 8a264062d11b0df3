/** A waiting line in which the holders take turns, however many places in it one of them has. */
export function fairLine<Item>() {
  // The next holder is the first; who has had a turn goes to the end.
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

    /** Takes out the next one. */
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
