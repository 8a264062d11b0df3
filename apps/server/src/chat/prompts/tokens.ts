/**
 * About how many tokens a text is: models cut Latin letters into fours and Devanagari into ones and twos. Rather too many than too few.
 */
export function tokensOf(text: string): number {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return Math.ceil((text.length - devanagari) / 3.6 + devanagari / 1.4);
}

/** As much of a text as fits into so many tokens, whole words. */
function cutTo(text: string, most: number): string {
  let cut = text;
  while (cut !== "" && tokensOf(`${cut}…`) > most)
    cut = cut.slice(0, Math.floor(cut.length * 0.9)).replace(/\s\S*$/u, "");
  return `${cut}…`;
}

/** As many of them, from the first on, as fit into so many tokens; of the first what fits, where all of it does not. */
export function withinTokens(lines: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += tokensOf(line) + 1;
    if (used > most) return kept.length > 0 ? kept : [cutTo(line, most)];
    kept.push(line);
  }
  return kept;
}
