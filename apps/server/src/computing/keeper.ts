/** Keeps what was made last, so many of them; whoever asks while one is being made waits for that one. What failed is not kept. */
export function keeper<Made>(most: number) {
  const kept = new Map<string, Promise<Made>>();
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return made;
  };
}
