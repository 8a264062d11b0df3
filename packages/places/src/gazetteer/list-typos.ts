const LETTERS = "abcdefghijklmnopqrstuvwxyz ";

/** The same name with different spacing: "Naini Tal" and "Nainital", "Dehradun" and "Dehra Dun". */
export function listOtherSpacings(name: string): string[] {
  const joined = name.replaceAll(" ", "");
  if (joined.length > 30) return [];
  const split = Array.from(
    { length: Math.max(0, joined.length - 1) },
    (_, i) => `${joined.slice(0, i + 1)} ${joined.slice(i + 1)}`,
  );
  return [joined, ...split].filter((each) => each !== name);
}

/**
 * Every name one typo away: a letter missing, doubled or wrong, or two swapped. Only Latin names of 5 to 20 letters.
 */
export function listSingleTypos(name: string): string[] {
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
