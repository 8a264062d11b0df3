import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildPlaces } from "./build-places.ts";
import { buildWeb } from "./build-web.ts";
import { runChecks } from "./lib/checks.ts";
import { close, closingReport, counted, failed, lacking, REPORTS, type Stage } from "./lib/counting.ts";
import { run } from "./lib/run.ts";
import { add, ofPlaywright, ofVitest, type Counts, NONE } from "./lib/test-report.ts";
import { browser } from "./services/browser.ts";
import { postgres } from "./services/postgres.ts";
import { redis } from "./services/redis.ts";

const started = performance.now();

type Env = Record<string, string | undefined>;

/** Several times what a stage takes on two slow cores. */
const LONGEST_STAGE_MINUTES = 20;

async function vitest(name: string, project: string, env: Env = {}): Promise<Counts> {
  const file = join(REPORTS, `${name.replaceAll(" ", "-")}.json`);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { status } = await run("vitest", args, { env, limitMinutes: LONGEST_STAGE_MINUTES });
  return counted(file, status, ofVitest);
}

async function playwright(path: string): Promise<Counts> {
  const file = join(REPORTS, "e2e.json");
  const env = { TEST_BROWSER: path, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status } = await run("playwright", ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"], {
    env,
    limitMinutes: LONGEST_STAGE_MINUTES,
  });
  return counted(file, status, ofPlaywright);
}

const one = (status: number): Counts =>
  status === 0 ? { ...NONE, passed: 1 } : failed(`ended with status ${status}; see its output above`);

async function contractOnPostgres(env: Env): Promise<Counts> {
  const service = await postgres();
  if ("missing" in service) return lacking(service.missing);
  try {
    return await vitest("contract on postgres", "contract", { ...env, TEST_DATABASE_URL: service.url });
  } finally {
    service.stop();
  }
}

async function contract(): Promise<Stage[]> {
  const service = await redis();
  const missing = "missing" in service;
  const env: Env = missing ? {} : { TEST_REDIS_URL: service.url };
  try {
    return [
      await stage("Contract on SQLite", () =>
        vitest("contract on sqlite", "contract", { ...env, TEST_DATABASE_URL: undefined }),
      ),
      await stage("Contract on PostgreSQL", () => contractOnPostgres(env)),
      ...(missing ? [{ name: "Redis", seconds: 0, counts: lacking(service.missing) }] : []),
    ];
  } finally {
    if (!missing) service.stop();
  }
}

async function journeys(built: boolean): Promise<Counts> {
  if (!built) return failed("not begun: there is no build");
  const found = await browser();
  return "missing" in found ? lacking(found.missing) : playwright(found.path);
}

async function stage(name: string, work: () => Promise<Counts>): Promise<Stage> {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 70 - name.length))}`);
  const begun = performance.now();
  const counts = await work();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${counts.failed === 0 ? "✓" : "✗"} ${name}: ${seconds.toFixed(1)} s`);
  return { name, seconds, counts };
}

async function all(): Promise<Stage[]> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  let built = false;
  return [
    await stage("Checks", runChecks),
    await stage("Index of places", async () => one(await buildPlaces())),
    await stage("Unit", () => vitest("unit", "unit")),
    ...(await contract()),
    await stage("Web", () => vitest("web", "web*")),
    await stage("Build", async () => {
      const status = await buildWeb();
      built = status === 0;
      return one(status);
    }),
    await stage("Size budget", async () => one((await run("node", ["tools/size-budget.ts"])).status)),
    await stage("Journeys in a browser", () => journeys(built)),
    await stage("Lines of the specification", async () =>
      one((await run("node", ["tools/spec-coverage.ts", "--ran"])).status),
    ),
  ];
}

const stages = await all();
console.log(`\n${closingReport(stages)}`);
console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
close(stages.map(({ counts }) => counts).reduce(add));
