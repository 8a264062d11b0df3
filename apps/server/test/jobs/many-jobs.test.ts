import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type CompiledQuery, type KyselyPlugin, type QueryId, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../src/db/client.ts";
import { runUnitOfWork } from "../../src/db/transactions.ts";
import type { JobQueue } from "../../src/jobs/queue.ts";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { openTestDatabase } from "../build-test-app.ts";
import { claimOne } from "../fakes/claim-one.ts";

const SECRET = "a secret of forty characters, at the least";
const LEASE_MS = 15_000;
/** The cost of claims with up to a few dozen waiting people and any number of messages. */
const MAX_ROWS = 150;

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let time: number;
let queue: JobQueue;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-crowded-"));
  own = await openTestDatabase(dataDir);
  time = Date.parse("2026-03-01T06:00:00.000Z");
  queue = queueOn(own.database.db);
});
afterEach(async () => {
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const queueOn = (db: Db): JobQueue =>
  createSqlJobQueue({ db, clock: () => new Date(time), secret: SECRET, onAdded: () => undefined });

/** The queries sent to the database. */
function asking(): { readonly asked: CompiledQuery[]; readonly db: Db } {
  const asked: CompiledQuery[] = [];
  const plain = own.database.db;
  const built = new Map<QueryId, CompiledQuery>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === "SelectQueryNode") built.set(queryId, plain.getExecutor().compileQuery(node, queryId));
      return node;
    },
    // Parts of queries are built too; only complete ones are executed.
    transformResult: async ({ result, queryId }) => {
      const whole = built.get(queryId);
      if (whole) asked.push(whole);
      return result;
    },
  };
  return { asked, db: plain.withPlugin(plugin) };
}

/** How many rows of the table SQLite reads, counted by a custom SQL function. */
function readBySqlite({ sql: text, parameters }: CompiledQuery): number {
  const database = new DatabaseSync(own.url.replace("sqlite:", ""));
  let read = 0;
  database.function("seen", { varargs: true }, () => (read += 1));
  database.exec("create temp view jobs as select * from main.jobs where seen(id) > 0");
  database.prepare(text).all(...(parameters as string[]));
  database.close();
  return read;
}

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}
const rowsIn = (plan: Plan): number => {
  const read = (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"];
  return (
    (plan["Relation Name"] === "jobs" ? read : 0) + (plan.Plans ?? []).reduce((sum, each) => sum + rowsIn(each), 0)
  );
};
async function readByPostgres({ sql: text, parameters }: CompiledQuery): Promise<number> {
  const { db } = own.database;
  await sql`analyze jobs`.execute(db);
  const explained = await db.executeQuery<{ "QUERY PLAN": [{ Plan: Plan }] }>({
    ...sql`select 1`.compile(db),
    sql: `explain (analyze, format json) ${text}`,
    parameters,
  });
  const plan = explained.rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error("nothing was explained");
  return rowsIn(plan);
}
const isPostgres = (): boolean => own.database.kind === "postgres";

/** The rows a claim read, and the job it took. */
async function claimed(kind: string) {
  const { asked, db } = asking();
  const job = await claimOne(queueOn(db), [kind], LEASE_MS);
  let rows = 0;
  for (const query of asked) rows += isPostgres() ? await readByPostgres(query) : readBySqlite(query);
  return { job, rows, statements: asked.length };
}
async function add(count: number, { kind = "answer", person }: { kind?: string; person: string }): Promise<void> {
  const jobs = Array.from({ length: count }, (_, at) => ({
    kind,
    payload: { name: `${person}-${at}` },
    group: `${kind}:${person}`,
  }));
  await runUnitOfWork(own.database.db, "serializable", (trx) => queue.enqueueAll(trx, jobs));
}

test("hundreds of messages of one person make claims no more expensive than a few", async () => {
  await add(1_000, { person: "many" });
  const first = await claimed("answer");
  expect(first.job?.payload).toEqual({ name: "many-0" });
  // While that runs, all other people's jobs are claimed in order, and finally none is left.
  for (const person of ["asha", "ravi"]) await add(3, { person });
  const others = [await claimed("answer"), await claimed("answer"), await claimed("answer")];
  expect(others.map(({ job }) => job?.payload?.["name"] ?? null)).toEqual(["asha-0", "ravi-0", null]);
  for (const { rows, statements } of [first, ...others]) {
    expect(rows).toBeLessThanOrEqual(MAX_ROWS);
    expect(statements).toBeLessThanOrEqual(2);
  }
});

test("waiting jobs of one kind do not slow down claims of another", async () => {
  await add(1_000, { person: "many", kind: "send" });
  await add(1, { person: "asha" });
  const { job, rows } = await claimed("answer");
  expect(job?.payload).toEqual({ name: "asha-0" });
  expect(rows).toBeLessThanOrEqual(10);
});

test("jobs without a group are found behind a running group", async () => {
  await add(100, { person: "many" });
  await claimOne(queue, ["answer"], LEASE_MS);
  await queue.enqueueAlone({ kind: "answer", payload: { name: "alone" } });
  expect((await claimOne(queue, ["answer"], LEASE_MS))?.payload).toEqual({ name: "alone" });
});

test("the abandoned job of a group behind others is claimed, and none after it meanwhile", async () => {
  await add(100, { person: "many" });
  await add(2, { person: "asha" });
  const names = async () => (await claimOne(queue, ["answer"], LEASE_MS))?.payload?.["name"] ?? null;
  expect([await names(), await names(), await names()]).toEqual(["many-0", "asha-0", null]);
  time += LEASE_MS;
  expect([await names(), await names(), await names()]).toEqual(["many-0", "asha-0", null]);
});
