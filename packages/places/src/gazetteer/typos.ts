const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Every name one slip of the finger away: a letter left out, doubled in, wrong, or two exchanged. Latin names of 5 to 20 letters only. */
export function oneSlipAway(name: string): string[] {
  if (!/^[a-z ]{5,20}$/.test(name)) return [];
  const names = new Set<string>();
  for (let i = 0; i <= name.length; i += 1) {
    const head = name.slice(0, i);
    const tail = name.slice(i);
    if (tail !== "") names.add(head + tail.slice(1));
    if (tail.length > 1) names.add(head + (tail[1] as string) + (tail[0] as string) + tail.slice(2));
    for (const letter of LETTERS) {
      names.add(head + letter + tail);
      if (tail !== "") names.add(head + letter + tail.slice(1));
    }
  }
  names.delete(name);
  return [...names];
}
