import type { Mutant } from "./find-mutants.ts";

export interface TestedMutant {
  readonly mutant: Mutant;
  /** The test that noticed the change; null if none did. */
  readonly killedBy: string | null;
}

export interface AreaResult {
  readonly area: string;
  /** How many mutants the run has drawn. */
  readonly selected: number;
  readonly tested: readonly TestedMutant[];
  readonly seconds: number;
}

/** The share of mutants that the tests of every area should notice. */
export const MIN_KILLED_PERCENT = 85;

const countKilled = (tested: readonly TestedMutant[]): number =>
  tested.filter(({ killedBy }) => killedBy !== null).length;

export const computeKilledPercent = ({ tested }: AreaResult): number =>
  tested.length === 0 ? 0 : (100 * countKilled(tested)) / tested.length;

const formatRow = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(9))).join("");

export function formatTable(results: readonly AreaResult[]): string {
  const rows = results.map((result) => [
    result.area,
    String(countKilled(result.tested)),
    String(result.tested.length),
    String(result.selected),
    `${computeKilledPercent(result).toFixed(1)} %`,
    (result.seconds / 60).toFixed(1),
  ]);
  return [["area", "killed", "tested", "mutants", "killed", "minutes"], ...rows].map(formatRow).join("\n");
}

export function formatSurvivors({ area, tested }: AreaResult): string {
  const survivors = tested.filter(({ killedBy }) => killedBy === null);
  const lines = survivors.map(({ mutant }) => formatMutant(mutant));
  return [`${area}: ${survivors.length} not noticed by any test`, ...lines].join("\n");
}

export const formatMutant = ({ file, line, change, code }: Mutant): string =>
  `  ${file}:${line}  ${change}\n      ${code}`;
