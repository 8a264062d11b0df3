import { failed } from "./counting.ts";
import { run, type Finished } from "./run.ts";
import { add, type Counts, named, NONE } from "./test-report.ts";

interface Check {
  name: string;
  command: [string, ...string[]];
  /** A word for people on how to mend it. */
  mend?: string;
}

const TYPES = [
  "packages/terms",
  "packages/contract",
  "packages/jyotish",
  "packages/astrologer",
  "packages/chart-drawing",
  "e2e",
  "apps/web",
  ".",
];

/** The native compiler: several times faster. `typescript` itself stays at 6 for the tools that use its API. */
const TSC = "node_modules/typescript-native/bin/tsc";

/** What the compiler remembers of its last run, so that the next one looks at what has changed alone. */
const builtBefore = (folder: string): string => `node_modules/.cache/types/${folder.replaceAll("/", "-")}.tsbuildinfo`;

/** Longest first, so that two at a time end together. */
const CHECKS: Check[] = [
  ...TYPES.toReversed().map((folder): Check => ({
    name: `types of ${folder === "." ? "server, tools and tests" : folder}`,
    command: ["node", TSC, "-p", `${folder}/tsconfig.json`, "--incremental", "--tsBuildInfoFile", builtBefore(folder)],
  })),
  { name: "unused files, exports and dependencies", command: ["knip", "--no-progress"] },
  {
    name: "import law",
    command: ["depcruise", "packages", "apps", "e2e", "--config", ".dependency-cruiser.mjs", "-T", "err-long"],
  },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "messages", command: ["node", "tools/check-messages.ts"] },
  { name: "coverage of the specification", command: ["node", "tools/spec-coverage.ts"] },
  { name: "format", command: ["oxfmt", "--check"], mend: "npm run format" },
];

/** Of a failed check's output as much as fits the end of a run. */
const LINES_OF_FAILURE = 40;

/** Runs all checks, two at a time, and prints the output of those that fail. */
export async function runChecks(): Promise<Counts> {
  const waiting = [...CHECKS];
  let counts = NONE;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [command, ...args] = check.command;
      const finished = await run(command, args, { quiet: true });
      report(check, finished);
      counts = add(counts, countOf(check, finished));
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

const countOf = ({ name }: Check, { status, output }: Finished): Counts =>
  status === 0 ? { ...NONE, passed: 1 } : failed(named([name], output, LINES_OF_FAILURE));

function report({ name, mend }: Check, { status, output, seconds }: Finished): void {
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
  if (status === 0) return;
  console.log(output.trimEnd());
  if (mend) console.log(`To mend it: ${mend}`);
}
