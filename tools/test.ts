import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildPlaces } from "./build-places.ts";
import { buildWeb } from "./build-web.ts";
import { runChecks } from "./lib/run-checks.ts";
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
import { findBrowser } from "./services/find-browser.ts";
import { startPostgres } from "./services/postgres.ts";
import { isTestPart, type TestPart } from "./lib/test-parts.ts";
import { startRedis } from "./services/redis.ts";

const started = performance.now();

type Env = Record<string, string | undefined>;

/** Several times the duration of the longest stage on two slow cores. */
const MAX_STAGE_MINUTES = 20;

/** `node tools/test.ts` runs the daily part, `node tools/test.ts nightly` the other. */
const PART: TestPart = isTestPart(process.argv[2]) ? process.argv[2] : "daily";

async function runVitest(name: string, project: string, env: Env = {}): Promise<Counts> {
  const file = join(REPORTS_DIR, `${PART}-${name.replaceAll(" ", "-")}.json`);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { status } = await run("vitest", args, { env: { TEST_PART: PART, ...env }, limitMinutes: MAX_STAGE_MINUTES });
  return readCounts(file, status, readVitestCounts);
}

async function runPlaywright(path: string): Promise<Counts> {
  const file = join(REPORTS_DIR, `${PART}-e2e.json`);
  const env = { TEST_PART: PART, TEST_BROWSER: path, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status } = await run("playwright", ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"], {
    env,
    limitMinutes: MAX_STAGE_MINUTES,
  });
  return readCounts(file, status, readPlaywrightCounts);
}

const toCounts = (status: number): Counts =>
  status === 0 ? { ...NO_COUNTS, passed: 1 } : createFailure(`ended with status ${status}; see its output above`);

async function runContractOnPostgres(env: Env): Promise<Counts> {
  const service = await startPostgres();
  if ("missing" in service) return reportMissing(service.missing);
  try {
    return await runVitest("contract on postgres", "contract", { ...env, TEST_DATABASE_URL: service.url });
  } finally {
    service.stop();
  }
}

async function runContractTests(): Promise<Stage[]> {
  const service = await startRedis();
  const missing = "missing" in service;
  const env: Env = missing ? {} : { TEST_REDIS_URL: service.url };
  try {
    return [
      await runStage("Contract on SQLite", () =>
        runVitest("contract on sqlite", "contract", { ...env, TEST_DATABASE_URL: undefined }),
      ),
      await runStage("Contract on PostgreSQL", () => runContractOnPostgres(env)),
      ...(missing ? [{ name: "Redis", seconds: 0, counts: reportMissing(service.missing) }] : []),
    ];
  } finally {
    if (!missing) service.stop();
  }
}

async function runJourneys(built: boolean): Promise<Counts> {
  if (!built) return createFailure("not started: there is no build");
  const found = await findBrowser();
  return "missing" in found ? reportMissing(found.missing) : runPlaywright(found.path);
}

async function runStage(name: string, work: () => Promise<Counts>): Promise<Stage> {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 70 - name.length))}`);
  const stageStarted = performance.now();
  const counts = await work();
  const seconds = (performance.now() - stageStarted) / 1000;
  console.log(`${counts.failed === 0 ? "✓" : "✗"} ${name}: ${seconds.toFixed(1)} s`);
  return { name, seconds, counts };
}

const buildWebStage = () => runStage("Build", async () => toCounts(await buildWeb()));
const buildPlacesStage = () => runStage("Place index", async () => toCounts(await buildPlaces()));

async function runDailyPart(): Promise<Stage[]> {
  rmSync(REPORTS_DIR, { recursive: true, force: true });
  mkdirSync(REPORTS_DIR, { recursive: true });
  const checks = await runStage("Checks", runChecks);
  const places = await buildPlacesStage();
  const unit = await runStage("Unit", () => runVitest("unit", "unit"));
  const server = await runContractTests();
  const web = await runStage("Web", () => runVitest("web", "web*"));
  const build = await buildWebStage();
  return [
    checks,
    places,
    unit,
    ...server,
    web,
    build,
    await runStage("Size budget", async () => toCounts((await run("node", ["tools/check-size-budget.ts"])).status)),
    await runStage("End-to-end tests", () => runJourneys(build.counts.failed === 0)),
  ];
}

/** Runs after the daily part and does not delete its reports, because tests of both parts cover the specification. */
async function runNightlyPart(): Promise<Stage[]> {
  mkdirSync(REPORTS_DIR, { recursive: true });
  const places = await buildPlacesStage();
  const unit = await runStage("Unit", () => runVitest("unit", "unit"));
  const server = await runContractTests();
  const build = await buildWebStage();
  return [
    places,
    unit,
    ...server,
    build,
    await runStage("End-to-end tests", () => runJourneys(build.counts.failed === 0)),
    await runStage("Specification coverage", async () =>
      toCounts((await run("node", ["tools/check-spec-coverage.ts", "--ran"])).status),
    ),
  ];
}

const stages = await (PART === "daily" ? runDailyPart() : runNightlyPart());
console.log(`\n${formatClosingReport(stages)}`);
console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
printSummary(stages.map(({ counts }) => counts).reduce(addCounts));
