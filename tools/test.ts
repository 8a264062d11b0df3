import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { NATIVE_COMPILER, runChecks } from "./lib/run-checks.ts";
import { runInLanes } from "./lib/run-in-lanes.ts";
import {
  printSummary,
  formatClosingReport,
  readCounts,
  createFailure,
  reportMissing,
  REPORTS_DIR,
  type Stage,
} from "./lib/test-summary.ts";
import { run } from "./lib/run-command.ts";
import { addCounts, readPlaywrightCounts, readVitestCounts, type Counts, NO_COUNTS } from "./lib/read-test-report.ts";
import { checkBudget, findBudget } from "./lib/stage-budgets.ts";
import { installNightlyPackages, NIGHTLY_TESTS_FOLDER } from "./lib/install-nightly-packages.ts";
import { measureCpu } from "./lib/stage-cpu.ts";
import { findBrowser } from "./services/find-browser.ts";
import { startPostgres } from "./services/postgres.ts";
import { isTestPart, POOLER_TESTS, type TestPart } from "./lib/test-parts.ts";
import { startPgBouncer } from "./services/pgbouncer.ts";
import { startRedis } from "./services/redis.ts";
import type { Service } from "./services/service.ts";

const started = performance.now();

type Env = Record<string, string | undefined>;

/** Several times the duration of the longest stage on two slow cores. */
const MAX_STAGE_MINUTES = 30;

/** `node tools/test.ts` runs the daily part, `node tools/test.ts nightly` the other. */
const PART: TestPart = isTestPart(process.argv[2]) ? process.argv[2] : "daily";

async function runVitest(name: string, project: string, env: Env = {}, files: readonly string[] = []): Promise<Counts> {
  const file = join(REPORTS_DIR, `${PART}-${name.replaceAll(" ", "-").toLowerCase()}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const args = ["run", "--project", project, ...reporters, ...files];
  const status = await runAndPrint(name, "vitest", args, env);
  return readCounts(file, status, readVitestCounts);
}

async function runPlaywright(name: string, path: string): Promise<Counts> {
  const file = join(REPORTS_DIR, `${PART}-e2e.json`);
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const status = await runAndPrint(name, "playwright", args, {
    TEST_BROWSER: path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return readCounts(file, status, readPlaywrightCounts);
}

/** Prints the output only at the end, in one piece, because another stage may be running. */
async function runAndPrint(name: string, command: string, args: string[], env: Env): Promise<number> {
  const options = { env: { TEST_PART: PART, ...env }, quiet: true, limitMinutes: MAX_STAGE_MINUTES };
  const { status, output } = await run(command, args, options);
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 70 - name.length))}\n${output.trimEnd()}`);
  return status;
}

const toCounts = (status: number): Counts =>
  status === 0 ? { ...NO_COUNTS, passed: 1 } : createFailure(`ended with status ${status}; see its output above`);

async function runStage(name: string, work: (name: string) => Promise<Counts>): Promise<Stage> {
  console.log(`▸ ${name}`);
  const stageStarted = performance.now();
  const { result, cpuSeconds } = await measureCpu(() => work(name));
  const seconds = (performance.now() - stageStarted) / 1000;
  const excess = checkBudget(PART, name, cpuSeconds);
  const counts = excess === undefined ? result : addCounts(result, createFailure(excess));
  console.log(`${counts.failed === 0 ? "✓" : "✗"} ${name}: ${seconds.toFixed(1)} s`);
  return { name, seconds, cpuSeconds, budget: findBudget(PART, name), counts };
}

interface Services {
  readonly redis: Service;
  readonly postgres: Service;
  readonly browser: { path: string } | { missing: string };
}

/** One after the other, because each may have to be installed, and apt-get refuses to run twice at the same time. */
const startServices = async (): Promise<Services> => ({
  redis: await startRedis(),
  postgres: await startPostgres(),
  browser: await findBrowser(),
});

const stopService = (service: Service) => "missing" in service || service.stop();

/** The stages of the server and the browser, in the order in which they are started. */
function listServerStages({ redis, postgres, browser }: Services) {
  const env: Env = "missing" in redis ? {} : { TEST_REDIS_URL: redis.url };
  const runContract = (name: string, url: string | undefined) =>
    runVitest(name, "contract", { ...env, TEST_DATABASE_URL: url });
  return {
    sqlite: () => runStage("Contract on SQLite", (name) => runContract(name, undefined)),
    postgres: () =>
      runStage("Contract on PostgreSQL", async (name) =>
        "missing" in postgres ? reportMissing(postgres.missing) : runContract(name, postgres.url),
      ),
    // Not a part of its own: these tests are in the other stages too, without a pooler.
    pooler: () =>
      runStage("Contract through PgBouncer", async (name) => {
        if ("missing" in postgres) return reportMissing(postgres.missing);
        const pooler = await startPgBouncer(postgres.url);
        if ("missing" in pooler) return reportMissing(pooler.missing);
        const urls = { TEST_DATABASE_URL: postgres.url, TEST_POOLER_URL: pooler.url };
        try {
          return await runVitest(name, "contract", { ...env, ...urls, TEST_PART: undefined }, POOLER_TESTS);
        } finally {
          pooler.stop();
        }
      }),
    redis: "missing" in redis ? [{ name: "Redis", seconds: 0, counts: reportMissing(redis.missing) }] : [],
    journeys: (build: Stage) =>
      runStage("End-to-end tests", async (name) => {
        if (build.counts.failed > 0) return createFailure("not started: there is no build");
        return "missing" in browser ? reportMissing(browser.missing) : runPlaywright(name, browser.path);
      }),
  };
}

const runUnitStage = () => runStage("Unit", (name) => runVitest(name, "unit"));
const runTool = async (...args: string[]) => toCounts((await run("node", args)).status);
const buildWebStage = () => runStage("Build", () => runTool("tools/build-web.ts"));
const buildPlacesStage = () => runStage("Place index", () => runTool("tools/build-places.ts"));

/**
 * Three stages at a time on two cores, because most of them wait for a browser, a database or a timer for a third of their time: with two, one core
 * in eight stood still. The longest of those that wait come first, those that only compute last, so that both cores are busy to the end.
 */
const LANES = 3;

async function runDailyPart(services: Services): Promise<Stage[]> {
  rmSync(REPORTS_DIR, { recursive: true, force: true });
  mkdirSync(REPORTS_DIR, { recursive: true });
  const server = listServerStages(services);
  // Each of the two uses one core, and the checks need neither.
  const built = Promise.all([buildPlacesStage(), buildWebStage()]);
  const afterBuild = (work: (build: Stage) => Promise<Stage>) => async () => [await work((await built)[1])];
  const stages = await runInLanes<Stage[]>(LANES, [
    async () => [await runStage("Checks", runChecks)],
    afterBuild(server.journeys),
    afterBuild(server.sqlite),
    afterBuild(server.postgres),
    async () => [await runStage("Web", (name) => runVitest(name, "web*"))],
    afterBuild(runUnitStage),
    afterBuild(() => runStage("Size budget", () => runTool("tools/check-size-budget.ts"))),
  ]);
  return [...(await built), ...stages.flat(), ...server.redis];
}

/**
 * One stage after the other, because some of these tests race processes. Runs after the daily part and does not delete its reports, because
 * tests of both parts cover the specification.
 */
async function runNightlyPart(services: Services): Promise<Stage[]> {
  mkdirSync(REPORTS_DIR, { recursive: true });
  const server = listServerStages(services);
  const packages = await runStage("Nightly packages", async () => toCounts(await installNightlyPackages()));
  const types = await runStage("Nightly types", () =>
    runTool(NATIVE_COMPILER, "-p", NIGHTLY_TESTS_FOLDER, "--checkers", "1"),
  );
  const places = await buildPlacesStage();
  const unit = await runUnitStage();
  const contract = [await server.sqlite(), await server.postgres(), await server.pooler(), ...server.redis];
  const build = await buildWebStage();
  const journeys = await server.journeys(build);
  // Tests of both parts cover the specification: whether all of them passed can be told only where the daily part has run before.
  const hasDailyReports = readdirSync(REPORTS_DIR).some((name) => name.startsWith("daily-"));
  const coverage = () => runTool("tools/check-spec-coverage.ts", ...(hasDailyReports ? ["--ran"] : []));
  return [
    packages,
    types,
    places,
    unit,
    ...contract,
    build,
    journeys,
    await runStage("Budgets of sections", () => runTool("bench/sections.ts")),
    await runStage("Specification coverage", coverage),
  ];
}

async function runStages(): Promise<Stage[]> {
  const services = await startServices();
  try {
    return await (PART === "daily" ? runDailyPart(services) : runNightlyPart(services));
  } finally {
    stopService(services.redis);
    stopService(services.postgres);
  }
}

const stages = await runStages();
console.log(`\n${formatClosingReport(stages)}`);
console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
printSummary(stages.map(({ counts }) => counts).reduce(addCounts));
