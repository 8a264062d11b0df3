import { createFailure } from "./test-summary.ts";
import { run, type RunResult } from "./run-command.ts";
import { addCounts, type Counts, formatFailure, NO_COUNTS } from "./read-test-report.ts";

interface Check {
  name: string;
  command: [string, ...string[]];
  /** The command that fixes the problem; printed on failure. */
  fixCommand?: string;
}

const TYPE_CHECKED_PROJECTS = [
  "packages/terms",
  "packages/contract",
  "packages/jyotish",
  "packages/panchang",
  "packages/kundli",
  "packages/astrologer",
  "packages/chart-drawing",
  "packages/chart-element",
  "packages/client",
  "e2e",
  "apps/web",
  ".",
];

/** The native compiler: several times faster. `typescript` itself stays at 6 for the tools that use its API. */
export const NATIVE_COMPILER = "node_modules/typescript-native/bin/tsc";

/** The compiler's incremental state, so that the next run checks only what has changed. */
const getBuildInfoFile = (folder: string): string =>
  `node_modules/.cache/types/${folder.replaceAll("/", "-")}.tsbuildinfo`;

/**
 * For the compiler and the linter's type information, which are written in Go and end before their memory matters: collecting garbage a
 * quarter as often saves a tenth to a sixth of their CPU time.
 */
const GO_ENV = { GOGC: "400", GOMEMLIMIT: "3GiB" };

/** Longest first, so that the two workers finish at about the same time. */
const CHECKS: Check[] = [
  ...TYPE_CHECKED_PROJECTS.toReversed().map((folder): Check => ({
    name: `types of ${folder === "." ? "server, tools and tests" : folder}`,
    command: [
      "node",
      NATIVE_COMPILER,
      "-p",
      `${folder}/tsconfig.json`,
      // Every checker checks the shared types again: with four, the default, a run takes a third more of the two cores.
      "--checkers",
      "1",
      "--incremental",
      "--tsBuildInfoFile",
      getBuildInfoFile(folder),
    ],
  })),
  { name: "unused files, exports and dependencies", command: ["knip", "--no-progress"] },
  {
    name: "dependency rules",
    command: ["depcruise", "packages", "apps", "e2e", "--config", ".dependency-cruiser.mjs", "-T", "err-long"],
  },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "messages", command: ["node", "tools/check-messages.ts"] },
  { name: "coverage of the specification", command: ["node", "tools/check-spec-coverage.ts"] },
  {
    name: "figures of docs/capacity.md",
    command: ["node", "tools/check-capacity.ts"],
    fixCommand: "node tools/check-capacity.ts --write",
  },
  { name: "format", command: ["oxfmt", "--check"], fixCommand: "npm run format" },
];

/** Lines of a failed check's output that are repeated at the end of the run. */
const MAX_FAILURE_LINES = 40;

/** Runs all checks, two at a time, and prints the output of those that fail. */
export async function runChecks(): Promise<Counts> {
  const waiting = [...CHECKS];
  let counts = NO_COUNTS;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [command, ...args] = check.command;
      const finished = await run(command, args, { quiet: true, env: GO_ENV });
      printResult(check, finished);
      counts = addCounts(counts, toCounts(check, finished));
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

const toCounts = ({ name }: Check, { status, output }: RunResult): Counts =>
  status === 0 ? { ...NO_COUNTS, passed: 1 } : createFailure(formatFailure([name], output, MAX_FAILURE_LINES));

function printResult({ name, fixCommand }: Check, { status, output, seconds }: RunResult): void {
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
  if (status === 0) return;
  console.log(output.trimEnd());
  if (fixCommand) console.log(`To fix it: ${fixCommand}`);
}
