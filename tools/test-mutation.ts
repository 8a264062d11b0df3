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
} from "./mutation/report-mutants.ts";
import { DEFAULT_SEED, type MutantGroup, type SelectedMutant, selectMutants } from "./mutation/select-mutants.ts";
import { StoredResults } from "./mutation/stored-results.ts";
import { TestProcess } from "./mutation/test-process.ts";

/**
 * Changes guards and limits of the sources one at a time, in copies of the repository, and prints which changes no test notices.
 * `node tools/test-mutation.ts` tests a sample of every area, `… server jyotish` of these areas; `--all` tests every mutant, `--file`
 * every mutant of the files whose path contains the text; `--seed` draws another sample. A run ends after `--minutes`, and prints the table of what
 * has been tested; `--continue` tests the rest, `--survivors` tests those again that no test has noticed. `--workers 1` leaves a busy
 * machine one of its cores.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    file: { type: "string" },
    list: { type: "boolean", default: false },
    seed: { type: "string", default: DEFAULT_SEED },
    minutes: { type: "string", default: "Infinity" },
    workers: { type: "string", default: "2" },
    continue: { type: "boolean", default: false },
    survivors: { type: "boolean", default: false },
  },
});

const maxWorkers = Number(values.workers);
if (!Number.isInteger(maxWorkers) || maxWorkers < 1)
  throw new Error(`--workers ${values.workers} is not a number of workers`);

/** For the first run in a process, which compiles the sources. */
const BASELINE_LIMIT_SECONDS = 600;
/** A mutant hangs if its tests take this many times as long as they take unchanged. */
const HANGING_FACTOR = 4;
const MIN_LIMIT_SECONDS = 60;

const endsAt = performance.now() + Number(values.minutes) * 60_000;
const isTimeOver = () => performance.now() > endsAt;

/** The seconds that the tests take without any change; null if they fail. */
async function measureTests(tests: TestProcess, files: readonly string[]): Promise<number | null> {
  // The first run compiles the sources, and its result does not count.
  await tests.run(files, BASELINE_LIMIT_SECONDS);
  const started = performance.now();
  const { failed } = await tests.run(files, BASELINE_LIMIT_SECONDS);
  if (failed !== null) console.error(`  not tested, since it fails without any change: ${failed} (${files.join(" ")})`);
  return failed === null ? (performance.now() - started) / 1000 : null;
}

interface AreaRun {
  readonly sandbox: string;
  readonly tests: TestProcess;
  readonly results: StoredResults;
}

async function testGroup({ sandbox, tests, results }: AreaRun, group: MutantGroup): Promise<void> {
  const seconds = await measureTests(tests, group.tests);
  if (seconds === null) {
    process.exitCode = 1;
    return;
  }
  console.log(`  ${group.mutants.length} mutants, ${seconds.toFixed(1)} s each at most: ${group.tests.join(" ")}`);
  const limit = Math.max(MIN_LIMIT_SECONDS, HANGING_FACTOR * seconds);
  for (const mutant of group.mutants) {
    if (isTimeOver()) return;
    const killedBy = await testMutant(sandbox, tests, { mutant, tests: group.tests, limit });
    if (killedBy === null) console.log(formatMutant(mutant));
    results.add(mutant, killedBy);
  }
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
  const results = new StoredResults(name, values.seed, values.continue || values.survivors);
  const selected = selectGroups(area);
  const groups = keepMutants(selected, (mutant) =>
    values.survivors ? results.isSurvivor(mutant) : !results.isTested(mutant),
  );
  console.log(`\n${name}: ${countMutants(groups)} of ${countMutants(selected)} mutants to test`);
  const workers = Math.min(maxWorkers, availableParallelism());
  const waiting = splitLargeGroups(groups, 2 * workers).toSorted((a, b) => b.mutants.length - a.mutants.length);
  const worker = async (): Promise<void> => {
    const sandbox = createSandbox(ROOT);
    const remove = () => rmSync(sandbox, { recursive: true, force: true });
    onExit(remove);
    const tests = new TestProcess(sandbox, area.projects);
    try {
      for (let group = waiting.shift(); group && !isTimeOver(); group = waiting.shift()) {
        await testGroup({ sandbox, tests, results }, group);
      }
    } finally {
      tests.stop();
      remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, worker));
  const all = selected.flatMap(({ mutants }) => mutants);
  return {
    area: name,
    selected: all.length,
    tested: results.list(all),
    seconds: (performance.now() - started) / 1000,
  };
}

const countMutants = (groups: readonly MutantGroup[]): number =>
  groups.reduce((sum, { mutants }) => sum + mutants.length, 0);

const keepMutants = (groups: readonly MutantGroup[], isKept: (mutant: SelectedMutant) => boolean): MutantGroup[] =>
  groups
    .map(({ tests, mutants }) => ({ tests, mutants: mutants.filter(isKept) }))
    .filter(({ mutants }) => mutants.length > 0);

/** Splits groups so that no worker is still busy with a large one when the others have finished. */
function splitLargeGroups(groups: readonly MutantGroup[], parts: number): MutantGroup[] {
  const size = Math.max(1, Math.ceil(countMutants(groups) / parts));
  return groups.flatMap(({ tests, mutants }) =>
    Array.from({ length: Math.ceil(mutants.length / size) }, (_, part) => ({
      tests,
      mutants: mutants.slice(part * size, (part + 1) * size),
    })),
  );
}

function selectGroups(area: Area): MutantGroup[] {
  const { file, all, seed } = values;
  const groups = selectMutants(ROOT, area, all || file ? Infinity : area.sample, seed);
  return file ? keepMutants(groups, (mutant) => mutant.file.includes(file)) : groups;
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
