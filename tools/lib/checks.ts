import { run, type Finished } from "./run.ts";

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
  "packages/chart-drawing",
  "e2e",
  "apps/web",
  ".",
];

/** What the compiler remembers of its last run, so that the next one looks at what has changed alone. */
const builtBefore = (folder: string): string => `node_modules/.cache/types/${folder.replaceAll("/", "-")}.tsbuildinfo`;

/** Longest first, so that two at a time end together. */
const CHECKS: Check[] = [
  ...TYPES.toReversed().map((folder): Check => ({
    name: `types of ${folder === "." ? "server, tools and tests" : folder}`,
    command: ["tsc", "-p", `${folder}/tsconfig.json`, "--incremental", "--tsBuildInfoFile", builtBefore(folder)],
  })),
  { name: "unused files, exports and dependencies", command: ["knip", "--no-progress"] },
  {
    name: "import law",
    command: ["depcruise", "packages", "apps", "e2e", "--config", ".dependency-cruiser.mjs", "-T", "err-long"],
  },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "messages", command: ["node", "tools/check-messages.ts"] },
  { name: "format", command: ["oxfmt", "--check"], mend: "npm run format" },
];

export interface Checked {
  passed: number;
  failed: number;
}

/** Runs all checks, two at a time, and prints the output of those that fail. */
export async function runChecks(): Promise<Checked> {
  const waiting = [...CHECKS];
  const result = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [command, ...args] = check.command;
      const finished = await run(command, args, { quiet: true });
      report(check, finished);
      result[finished.status === 0 ? "passed" : "failed"] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return result;
}

function report({ name, mend }: Check, { status, output, seconds }: Finished): void {
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
  if (status === 0) return;
  console.log(output.trimEnd());
  if (mend) console.log(`To mend it: ${mend}`);
}
