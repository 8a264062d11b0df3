import { resolve } from "node:path";
import { createVitest, type Vitest } from "vitest/node";

/** Runs in a process of its own, in a copy of the repository: keeps one Vitest open, as starting it takes longer than most tests. */
export interface TestOrder {
  /** The files that have changed since the last order. */
  readonly changed: readonly string[];
  readonly tests: readonly string[];
}

export interface TestOutcome {
  /** The first test that failed; null if all passed. */
  readonly failed: string | null;
}

/** A test of a hanging mutant fails after this time. */
const TEST_TIMEOUT_MS = 45_000;

function openVitest(projects: string[]): Promise<Vitest> {
  return createVitest("test", {
    project: projects,
    watch: false,
    bail: 1,
    retry: 0,
    testTimeout: TEST_TIMEOUT_MS,
    maxWorkers: 1,
    reporters: [{}],
    silent: true,
    fsModuleCache: false,
  });
}

async function runTests(vitest: Vitest, { changed, tests }: TestOrder): Promise<TestOutcome> {
  for (const file of changed) vitest.invalidateFile(resolve(file));
  const files = new Set(tests.map((test) => resolve(test)));
  const found = await vitest.globTestSpecifications([...files]);
  const specifications = found.filter(({ moduleId }) => files.has(moduleId));
  if (specifications.length < files.size) return { failed: "a test file is missing" };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The answer also contains the modules of earlier orders.
  for (const module of testModules.filter(({ moduleId }) => files.has(moduleId))) {
    for (const test of module.children.allTests("failed")) return { failed: test.fullName };
    if (!module.ok()) return { failed: `${module.moduleId} cannot be run` };
  }
  return { failed: unhandledErrors.length > 0 ? "an unhandled error" : null };
}

const vitest = await openVitest(process.argv.slice(2));
process.on("message", (order: TestOrder) => {
  void runTests(vitest, order).then((outcome) => process.send?.(outcome));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
