import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openEphemeris } from "@lagna/ephemeris";
import { openGazetteer } from "@lagna/places";
import { buildApp } from "../apps/server/src/app.ts";
import { loadConfig } from "../apps/server/src/settings/config.ts";
import { openDatabase } from "../apps/server/src/db/client.ts";
import { startModelServer } from "../apps/server/test/fakes/model-server.ts";
import {
  type Answered,
  type Asked,
  type Outcome,
  askWithPlantedStatement,
  createPlantedStatements,
} from "../apps/server/test/planted-statements.ts";
import { NOW } from "../packages/astrologer/test/test-charts.ts";

/**
 * `npm run eval:planted [-- each seed]`: a scripted model server plants a statement in each of its answers, and the output that the server shows
 * is checked. There are `each` statements of every kind and language, true ones and ones with one thing changed, astrological rules,
 * and statements about people in general and about other people. `misses` (`-- 8 17 misses`) lists false statements that were shown and true ones that were not.
 */
const [each = 8, seed = 17] = process.argv.slice(2, 4).map(Number);
const RULES_OF_EACH = 50;
const UNLIMITED = 1e9;

const dataDir = mkdtempSync(join(tmpdir(), "lagna-planted-"));
const model = await startModelServer();
const config = loadConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: "silent",
  ACCESS_APPROVAL: "off",
  LLM_BASE_URL: model.url,
  LLM_API_KEY: "of-the-scripted-model",
  LLM_MODEL: "scripted",
});
const database = openDatabase({ dataDir });
await database.migrate();
const gazetteer = openGazetteer({ cacheDir: resolve(import.meta.dirname, "../node_modules/.cache/lagna/places") });
/** Milliseconds added to the clock; increased with each question, so that no rate limit applies. */
let elapsed = 0;
const app = await buildApp({
  config,
  database,
  ephemeris: openEphemeris(),
  gazetteer,
  clock: () => new Date(NOW),
  stopwatch: () => elapsed,
  log: { level: config.LOG_LEVEL },
  webFolder: join(dataDir, "no-web"),
  limits: {
    perAddress: UNLIMITED,
    perAccount: UNLIMITED,
    maxComputations: UNLIMITED,
    eventLoopDelayMs: 60_000,
  },
});
await app.ready();

async function post<Body>(url: string, payload: object, token?: string): Promise<Body> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await app.inject({ method: "POST", url: `/api/v1${url}`, headers, payload });
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
  return response.json<Body>();
}
const person = { name: "Bench Example", email: "bench@example.org", password: "a long password of the benchmark" };
const { token } = await post<{ token: string }>("/signup", person);
const ask = async (request: Asked): Promise<Answered> => {
  elapsed += 300_000;
  return post<Answered>("/ask", request, token);
};

const outcomes: Outcome[] = [];
for (const planted of createPlantedStatements(each, RULES_OF_EACH, seed))
  outcomes.push(await askWithPlantedStatement(planted, model, ask));

const formatShare = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
function summarize(of: readonly Outcome[]): Record<string, string | number> {
  const ofChart = of.filter(({ planted }) => planted.kind !== "doctrine" && planted.kind !== "saying");
  const lies = ofChart.filter(({ planted }) => !planted.isTrue);
  const truths = ofChart.filter(({ planted }) => planted.isTrue);
  const rules = of.filter(({ planted }) => planted.kind === "doctrine");
  const sayings = of.filter(({ planted }) => planted.kind === "saying");
  const shown = (some: readonly Outcome[]): string =>
    formatShare(some.filter(({ isShown }) => isShown).length, some.length);
  return {
    lies: lies.length,
    "not shown": formatShare(lies.filter(({ isShown }) => !isShown).length, lies.length),
    truths: truths.length,
    shown: shown(truths),
    rules: rules.length,
    "rules shown": shown(rules),
    sayings: sayings.length,
    "sayings shown": shown(sayings),
    "written by the model": formatShare(of.filter(({ model: writer }) => writer === "scripted").length, of.length),
  };
}
function printGroups(by: (outcome: Outcome) => string): void {
  console.table(Object.fromEntries([...Map.groupBy(outcomes, by)].map(([name, of]) => [name, summarize(of)])));
}
if (process.argv.includes("misses"))
  for (const { planted, isShown } of outcomes)
    if (planted.isTrue !== isShown)
      console.log(`${planted.isTrue ? "not shown" : "LIE SHOWN"} ${planted.language} ${planted.kind}: ${planted.text}`);
printGroups(({ planted }) => `${planted.kind} ${planted.language}`);
printGroups(({ planted }) => planted.language);
printGroups(() => "all");

await app.close();
gazetteer.close();
await database.close();
await model.close();
rmSync(dataDir, { recursive: true, force: true });
