/** One scored task. */
export interface Scored {
  readonly part: "questions" | "statements" | "refusals" | "ordinary" | "doctrine";
  /** The kind of a question, the category of a refusal, or the truth of a statement. */
  readonly kind: string;
  readonly language: string;
  readonly isRight: boolean;
}

const Z_95 = 1.96;

/** The share that is right with its 95 % interval (Wilson), in percent. */
export function computeShare(
  right: number,
  all: number,
): { readonly share: number; readonly low: number; readonly high: number } {
  if (all === 0) return { share: 0, low: 0, high: 100 };
  const share = right / all;
  const spread = Z_95 ** 2 / all;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z_95 * Math.sqrt((share * (1 - share) + spread / 4) / all)) / (1 + spread);
  return { share: share * 100, low: Math.max(0, middle - half) * 100, high: Math.min(1, middle + half) * 100 };
}

function formatShare(name: string, scored: readonly Scored[]): string {
  const { share, low, high } = computeShare(scored.filter(({ isRight }) => isRight).length, scored.length);
  return `${name.padEnd(34)} ${share.toFixed(1).padStart(5)} % (${low.toFixed(1)} to ${high.toFixed(1)}) of ${scored.length}`;
}

/** The scores by part, with those of each language and kind below. */
export function formatScores(scored: readonly Scored[]): string {
  const parts = [...Map.groupBy(scored, ({ part }) => part)];
  return parts
    .flatMap(([part, rows]) => [
      formatShare(part, rows),
      ...[...Map.groupBy(rows, ({ language }) => language)].map(([name, of]) => formatShare(`  ${name}`, of)),
      ...[...Map.groupBy(rows, ({ kind }) => kind)]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, of]) => formatShare(`    ${name}`, of)),
    ])
    .join("\n");
}
