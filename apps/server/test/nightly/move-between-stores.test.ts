import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenDatabase } from "../../src/db/client.ts";
import type { LeadRow } from "../../src/db/schema/kundlis-and-leads.ts";
import { createFirestoreKundliRepository } from "../../src/modules/saved-kundlis/firestore-repository.ts";
import { createFirestoreLeadRepository } from "../../src/modules/leads/firestore-repository.ts";
import { moveAllRecords } from "../../src/wiring/move-between-stores.ts";
import { createRecordRepositories } from "../../src/wiring/create-record-repositories.ts";
import { openTestDatabase } from "../build-test-app.ts";
import { openTestFirestore } from "./open-test-firestore.ts";

// Starting a process takes a second, on a busy machine many.
vi.setConfig({ testTimeout: 240_000 });

const ROOT = resolve(import.meta.dirname, "../../../..");
/** Node's compile cache, kept between starts. */
const COMPILED = join(ROOT, "node_modules/.cache/compiled");
const AT = "2026-03-01T06:00:00.000Z";
const LEADS = 450;
const KUNDLIS = 30;
const TABLES = ["leads", "kundlis", "pending_users", "app_users"] as const;
const COUNTS = { leads: LEADS, kundlis: KUNDLIS, pending_users: 1, app_users: 2 };
const ALL = { dryRun: false, keepSource: false };

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let kept: Awaited<ReturnType<typeof openTestFirestore>>;
let children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-move-"));
  own = await openTestDatabase(dataDir);
  kept = await openTestFirestore();
  await fill(own.database);
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  kept.holdCommits(null);
  await kept.firestore.close();
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const leadRow = (number: number): LeadRow => ({
  id: `lead-of-form-${number}`,
  name: `Asha ${number}`,
  email: "asha@example.org",
  phone: "+91 98765 43210",
  source: "pilot_signup_form",
  status: number % 2 === 0 ? "new" : "converted",
  device: "mobile",
  country: number % 3 === 0 ? null : "IN",
  user_agent: "Mozilla/5.0",
  referrer: "",
  url: "https://lagna.example/pilot",
  screen_resolution: "390x844",
  timezone: "Asia/Kolkata",
  language: "hi-IN",
  timestamp: "2026-03-01T11:30:00+05:30",
  created_at: AT,
});

const kundliRow = (number: number) => ({
  id: `kundli-${number}`,
  owner_id: "user-0",
  owner_email: "person0@example.org",
  version: number + 1,
  created_at: AT,
  updated_at: AT,
  name: `आशा ${number}`,
  gender: "female",
  year: number === 0 ? null : 1990,
  month: "August",
  day: 15,
  hour: 10,
  minute: 30,
  second: 0,
  uncertainty_minutes: null,
  time_unknown: 0,
  city: "Varanasi",
  country: "India",
  latitude: 25.31668,
  longitude: 83,
  time_zone: "Asia/Kolkata",
  utc_offset: null,
  settings: number === 1 ? '{"preset":"lagna","ayanamsa":"raman"}' : null,
  tags: '["client","परिवार"]',
  notes: "First line\nsecond line",
  is_self: number === 2 ? 1 : 0,
  birth_key: number === 3 ? null : `birth-${number}`,
  chart_summary: '{"revision":3,"problems":[],"chart":null}',
});

async function fill({ db }: OpenDatabase): Promise<void> {
  for (const number of [0, 1, 2])
    await db
      .insertInto("users")
      .values({
        id: `user-${number}`,
        name: "Asha",
        email: `person${number}@example.org`,
        email_verified: 1,
        image: null,
        created_at: AT,
        updated_at: AT,
        standing: ["active", "inactive", "undecided"][number],
        role: number === 0 ? "administrator" : "user",
      })
      .execute();
  for (let from = 0; from < LEADS; from += 50)
    await db
      .insertInto("leads")
      .values(Array.from({ length: 50 }, (_, index) => leadRow(from + index)))
      .execute();
  for (let number = 0; number < KUNDLIS; number += 1)
    await db.insertInto("kundlis").values(kundliRow(number)).execute();
  const dated = { created_at: AT, updated_at: AT };
  const decided = [
    { email: "person0@example.org", user_id: "user-0", active: 1, role: "administrator", ...dated },
    { email: "person1@example.org", user_id: "user-1", active: 0, role: "user", ...dated },
  ];
  await db.insertInto("app_users").values(decided).execute();
  const waiting = { email: "person2@example.org", user_id: "user-2", requested_at: AT, status: "pending" };
  await db.insertInto("pending_users").values(waiting).execute();
}

/** All records in SQL, including the decisions stored on accounts. */
async function inSql(): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of [...TABLES, "users"] as const) {
    const found = await own.database.db
      .selectFrom(table as "users")
      .selectAll()
      .execute();
    rows[table] = found.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}

async function inFirestore(): Promise<Record<string, number>> {
  const sizes = TABLES.map(async (name) => [
    name,
    (await kept.firestore.documents.collection(name).count().get()).data().count,
  ]);
  return Object.fromEntries(await Promise.all(sizes)) as Record<string, number>;
}

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ status: number | null; output: string }>;
}

function run(...words: string[]): Run {
  const child = spawn(process.execPath, ["apps/server/src/cli/move-between-stores.ts", ...words], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: COMPILED,
      DATA_DIR: dataDir,
      DATABASE_URL: own.url,
      ...kept.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ status: number | null; output: string }>((done) =>
    child.once("close", (status) => done({ status, output })),
  );
  return { child, ended };
}

/** Kills a run before its second commit to Firestore, or after it with the response lost. */
async function killedAtSecondCommit(words: string[], answered: "before" | "after"): Promise<void> {
  let commits = 0;
  const at = Promise.withResolvers<void>();
  kept.holdCommits(async () => {
    commits += 1;
    if (commits === (answered === "before" ? 2 : 3)) {
      at.resolve();
      await new Promise(() => undefined);
    }
  });
  const { child, ended } = run(...words);
  const early = ended.then(({ output }) => Promise.reject(new Error(`it ended by itself:\n${output}`)));
  await Promise.race([at.promise, early]);
  early.catch(() => undefined);
  child.kill("SIGKILL");
  await ended;
  kept.holdCommits(null);
}

const countsOf = (output: string): number[][] =>
  [...output.matchAll(/read (\d+), written (\d+), already there (\d+), differing (\d+)/g)].map((found) =>
    found.slice(1).map(Number),
  );

test("moves an installation to Firestore and back, killed both times: nothing is lost or duplicated, and all is counted", async () => {
  const before = await inSql();
  const { separateStore } = createRecordRepositories({
    database: own.database,
    firestore: kept.firestore,
    clock: () => new Date(AT),
  });
  expect(await separateStore?.leftInSql(), "what a server that starts on Firestore warns of").toEqual(TABLES);
  const dry = await run("--to", "firestore", "--dry-run").ended;
  expect(dry, dry.output).toMatchObject({ status: 0 });
  expect(countsOf(dry.output)).toEqual(Object.values(COUNTS).map((count) => [count, count, 0, 0]));
  expect([await inSql(), await inFirestore()]).toEqual([
    before,
    { leads: 0, kundlis: 0, pending_users: 0, app_users: 0 },
  ]);

  await killedAtSecondCommit(["--to", "firestore"], "after");
  const [there, here] = [(await inFirestore())["leads"] ?? 0, (await inSql())["leads"]?.length ?? 0];
  expect(there).toBeGreaterThan(0);
  expect(here).toBeGreaterThan(0);
  expect(there + here).toBeGreaterThanOrEqual(LEADS);
  const moved = await run("--to", "firestore").ended;
  expect(moved, moved.output).toMatchObject({ status: 0 });
  const [leads = [], ...others] = countsOf(moved.output);
  expect(leads).toEqual([here, LEADS - there, there + here - LEADS, 0]);
  expect(others).toEqual([KUNDLIS, 1, 2].map((count) => [count, count, 0, 0]));
  expect(await inFirestore()).toEqual(COUNTS);
  const { users, ...records } = await inSql();
  expect(records).toEqual({ leads: [], kundlis: [], pending_users: [], app_users: [] });
  expect(users).toEqual(before["users"]);
  expect(await separateStore?.leftInSql()).toEqual([]);
  const owner = { userId: "user-0", email: "person0@example.org" };
  const kundlis = createFirestoreKundliRepository(kept.firestore.documents, async () => true);
  expect(await kundlis.count(owner)).toBe(KUNDLIS);
  expect(await kundlis.find(owner, "kundli-1")).toMatchObject({
    version: 2,
    settings: { preset: "lagna", ayanamsa: "raman" },
  });
  const { total } = await createFirestoreLeadRepository(kept.firestore.documents).countAll(AT);
  expect(total).toBe(LEADS);

  await killedAtSecondCommit(["--to", "sql"], "before");
  const back = await run("--to", "sql").ended;
  expect(back, back.output).toMatchObject({ status: 0 });
  const [again = []] = countsOf(back.output);
  // Already written to the target but not yet deleted from the source when killed.
  expect(again[2]).toBeGreaterThan(0);
  expect(again[0]).toBe((again[1] ?? 0) + (again[2] ?? 0));
  expect(await inSql()).toEqual(before);
  expect(await inFirestore()).toEqual({ leads: 0, kundlis: 0, pending_users: 0, app_users: 0 });
});

test("reports and keeps differing records and those without an account; --keep deletes nothing", async () => {
  const stores = { database: own.database, firestore: kept.firestore };
  await moveAllRecords(stores, "firestore", { dryRun: false, keepSource: true });
  expect((await inSql())["leads"]).toHaveLength(LEADS);
  const { documents } = kept.firestore;
  const other = documents.doc("kundlis/kundli-5");
  await other.set({ ...(await other.get()).data(), notes: "Written there" });
  const moved = await moveAllRecords(stores, "firestore", ALL);
  expect(moved.map(({ alreadyThere, written }) => [alreadyThere, written])).toEqual([
    [LEADS, 0],
    [KUNDLIS - 1, 0],
    [1, 0],
    [2, 0],
  ]);
  expect(moved.flatMap(({ differing }) => differing)).toEqual(["kundli-5"]);
  expect((await other.get()).get("notes")).toBe("Written there");

  await own.database.db.deleteFrom("users").where("id", "=", "user-1").execute();
  const back = await moveAllRecords(stores, "sql", ALL);
  expect(back.flatMap(({ withoutAccount }) => withoutAccount)).toEqual(["person1@example.org"]);
  expect(back.flatMap(({ differing }) => differing)).toEqual(["kundli-5"]);
  expect(await inFirestore()).toEqual({ leads: 0, kundlis: 1, pending_users: 0, app_users: 1 });
  const left = await run("--to", "sql").ended;
  expect(left, left.output).toMatchObject({ status: 1 });
  expect(left.output).toContain("kundlis that differ at the destination, left unchanged in both places: kundli-5");
  expect(left.output).toContain("app_users of deleted accounts, not moved: person1@example.org");
});
