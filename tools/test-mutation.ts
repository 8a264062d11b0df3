import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { onExit, ROOT } from "./lib/run-command.ts";
import { REPORTS_DIR } from "./lib/test-summary.ts";
import { AREAS, type Area } from "./mutation/areas.data.ts";
import { createSandbox } from "./mutation/create-sandbox.ts";
import { applyMutant, type Mutant } from "./mutation/find-mutants.ts";
import {
  type AreaResult,
  computeKilledPercent,
  formatMutant,
  formatSurvivors,
  formatTable,
  MIN_KILLED_PERCENT,
  type TestedMutant,
} from "./mutation/report-mutants.ts";
import { type MutantGroup, selectMutants } from "./mutation/select-mutants.ts";
import { TestProcess } from "./mutation/test-process.ts";

/**
 * Changes guards and limits of the sources one at a time, in copies of the repository, and prints which changes no test notices.
 * `node tools/test-mutation.ts` tests a sample of every area, `… server jyotish` of these areas; `--all` tests every mutant, `--file`
 * every mutant of the files whose path contains the text.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    file: { type: "string" },
    list: { type: "boolean", default: false },
  },
});

const MAX_WORKERS = 2;
/** For the first run in a process, which compiles the sources. */
const BASELINE_LIMIT_SECONDS = 600;
/** A mutant hangs if its tests take this many times as long as they take unchanged. */
const HANGING_FACTOR = 4;
const MIN_LIMIT_SECONDS = 60;

/** The seconds that the tests take without any change; null if they fail. */
async function measureTests(tests: TestProcess, files: readonly string[]): Promise<number | null> {
  // The first run compiles the sources, and its result does not count.
  await tests.run(files, BASELINE_LIMIT_SECONDS);
  const started = performance.now();
  const { failed } = await tests.run(files, BASELINE_LIMIT_SECONDS);
  if (failed !== null) console.error(`  not tested, since it fails without any change: ${failed} (${files.join(" ")})`);
  return failed === null ? (performance.now() - started) / 1000 : null;
}

async function testGroup(sandbox: string, tests: TestProcess, group: MutantGroup): Promise<TestedMutant[]> {
  const seconds = await measureTests(tests, group.tests);
  if (seconds === null) {
    process.exitCode = 1;
    return [];
  }
  console.log(`  ${group.mutants.length} mutants, ${seconds.toFixed(1)} s each at most: ${group.tests.join(" ")}`);
  const limit = Math.max(MIN_LIMIT_SECONDS, HANGING_FACTOR * seconds);
  const tested: TestedMutant[] = [];
  for (const mutant of group.mutants) {
    const killedBy = await testMutant(sandbox, tests, { mutant, tests: group.tests, limit });
    if (killedBy === null) console.log(formatMutant(mutant));
    tested.push({ mutant, killedBy });
  }
  return tested;
}

async function testMutant(
  sandbox: string,
  tests: TestProcess,
  { mutant, tests: files, limit }: { mutant: Mutant; tests: readonly string[]; limit: number },
): Promise<string | null> {
  const path = join(sandbox, mutant.file);
  const original = readFileSync(path, "utf8");
  writeFileSync(path, applyMutant(original, mutant));
  tests.markChanged(mutant.file);
  try {
    return (await tests.run(files, limit)).failed;
  } finally {
    writeFileSync(path, original);
    tests.markChanged(mutant.file);
  }
}

async function testArea(name: string, area: Area): Promise<AreaResult> {
  const started = performance.now();
  const groups = selectGroups(area);
  console.log(`\n${name}: ${groups.reduce((sum, { mutants }) => sum + mutants.length, 0)} mutants`);
  const workers = Math.min(MAX_WORKERS, availableParallelism());
  const waiting = splitLargeGroups(groups, 2 * workers).toSorted((a, b) => b.mutants.length - a.mutants.length);
  const tested: TestedMutant[] = [];
  const worker = async (): Promise<void> => {
    const sandbox = createSandbox(ROOT);
    const remove = () => rmSync(sandbox, { recursive: true, force: true });
    onExit(remove);
    const tests = new TestProcess(sandbox, area.projects);
    try {
      for (let group = waiting.shift(); group; group = waiting.shift()) {
        tested.push(...(await testGroup(sandbox, tests, group)));
      }
    } finally {
      tests.stop();
      remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, worker));
  return { area: name, tested, seconds: (performance.now() - started) / 1000 };
}

/** Splits groups so that no worker is still busy with a large one when the others have finished. */
function splitLargeGroups(groups: readonly MutantGroup[], parts: number): MutantGroup[] {
  const total = groups.reduce((sum, { mutants }) => sum + mutants.length, 0);
  const size = Math.max(1, Math.ceil(total / parts));
  return groups.flatMap(({ tests, mutants }) =>
    Array.from({ length: Math.ceil(mutants.length / size) }, (_, part) => ({
      tests,
      mutants: mutants.slice(part * size, (part + 1) * size),
    })),
  );
}

function selectGroups(area: Area): MutantGroup[] {
  const { file, all } = values;
  const groups = selectMutants(ROOT, area, all || file ? Infinity : area.sample);
  if (!file) return groups;
  return groups
    .map((group) => ({ ...group, mutants: group.mutants.filter((mutant) => mutant.file.includes(file)) }))
    .filter(({ mutants }) => mutants.length > 0);
}

const names = positionals.length > 0 ? positionals : Object.keys(AREAS);
const unknown = names.find((name) => !(name in AREAS));
if (unknown !== undefined) throw new Error(`No area ${unknown}; there are ${Object.keys(AREAS).join(", ")}`);

function listMutants(): void {
  for (const name of names) {
    const area = AREAS[name];
    for (const { mutants } of area ? selectGroups(area) : []) console.log(mutants.map(formatMutant).join("\n"));
  }
}

async function testAreas(): Promise<void> {
  const results: AreaResult[] = [];
  for (const name of names) {
    const area = AREAS[name];
    if (area) results.push(await testArea(name, area));
  }
  mkdirSync(REPORTS_DIR, { recursive: true });
  writeFileSync(join(REPORTS_DIR, "mutation.json"), JSON.stringify(results, null, 2));
  console.log(`\n${results.map(formatSurvivors).join("\n\n")}`);
  console.log(`\n${formatTable(results)}`);
  const tooFew = results.filter((result) => computeKilledPercent(result) < MIN_KILLED_PERCENT);
  if (tooFew.length > 0) process.exitCode = 1;
}

if (values.list) listMutants();
else await testAreas();
