import type { TestPart } from "./test-parts.ts";

/** CPU seconds of each stage: those of the programs that it runs, without the servers of PostgreSQL and Redis. */
const BUDGETS: Readonly<Record<TestPart, Readonly<Record<string, number>>>> = {
  // Measured from a fresh clone on an idle machine with two cores, and about a tenth more.
  daily: {
    Build: 16,
    "Place index": 20,
    Checks: 80,
    "End-to-end tests": 40,
    "Contract on SQLite": 190,
    "Contract on PostgreSQL": 40,
    Web: 115,
    Unit: 115,
    "Size budget": 2,
  },
  nightly: {
    "Nightly packages": 20,
    "Nightly types": 20,
    "Place index": 40,
    Unit: 250,
    "Contract on SQLite": 420,
    "Contract on PostgreSQL": 540,
    // Measured with two restarts that were tried again: 219. Each of its clusters starts whole servers.
    "Contract through PgBouncer": 200,
    Build: 40,
    "End-to-end tests": 420,
    "Budgets of sections": 90,
    "Specification coverage": 5,
  },
};

/** The same work takes more CPU time on a busy machine or a slow one; what takes more than this is more work. */
const TOLERANCE = 1.5;

export const findBudget = (part: TestPart, stage: string): number | undefined => BUDGETS[part][stage];

/** Says that a stage used much more CPU time than its budget, in the nightly part; otherwise undefined. */
export function checkBudget(part: TestPart, stage: string, cpuSeconds: number | undefined): string | undefined {
  const budget = findBudget(part, stage);
  if (part !== "nightly" || budget === undefined || cpuSeconds === undefined) return undefined;
  if (cpuSeconds <= TOLERANCE * budget) return undefined;
  return `took ${cpuSeconds.toFixed(0)} CPU seconds, more than ${TOLERANCE} × its budget of ${budget} (tools/lib/stage-budgets.ts)`;
}
