/**
 * Estimates the number of tokens of a text: models use about one token per four Latin letters, and per one or two Devanagari characters.
 * Errs on the high side.
 */
export function estimateTokens(text: string): number {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return Math.ceil((text.length - devanagari) / 3.6 + devanagari / 1.4);
}

/** Cuts a text to at most so many tokens, at a word boundary. */
function cutToTokens(text: string, maxTokens: number): string {
  let cut = text;
  while (cut !== "" && estimateTokens(`${cut}…`) > maxTokens)
    cut = cut.slice(0, Math.floor(cut.length * 0.9)).replace(/\s\S*$/u, "");
  return `${cut}…`;
}

/** The first lines that fit into so many tokens; if not even the first one fits, the beginning of it. */
export function takeWithinTokens(lines: readonly string[], maxTokens: number): string[] {
  const taken: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += estimateTokens(line) + 1;
    if (used > maxTokens) return taken.length > 0 ? taken : [cutToTokens(line, maxTokens)];
    taken.push(line);
  }
  return taken;
}
