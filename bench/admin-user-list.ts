import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN_USER_SORTS } from "@lagna/contract";
import { type OpenDatabase, openDatabase } from "../apps/server/src/db/client.ts";
import { type UserListQuery, createUserList } from "../apps/server/src/modules/people/user-list.ts";
import { createSqlUserListRepository } from "../apps/server/src/modules/people/sql-repository.ts";
import { startPostgres } from "../tools/services/postgres.ts";

/**
 * The administrators' list of a hundred thousand users, on both databases: the first page with its counts, further pages, and a search without
 * matches. Prints the median and the slowest time of each; fails if a median is above its limit.
 */
const PEOPLE = 100_000;
const BATCH_SIZE = 1_000;
const LIMIT = 50;
const TURNS = 3;
const PAGES_FURTHER = 20;
/** Limits of the medians. A search scans all users. */
const MAX_MS: Readonly<Record<string, number>> = {
  "the first page, with counts": 100,
  "a page further on": 20,
  "a search without matches": 500,
};
const NAMES = ["Asha", "Ravi", "Meera", "Devi", "Kiran", "Anil", "Sunita", "Vijay"];
const ACCOUNT_STATES = [
  "active",
  "active",
  "active",
  "active",
  "active",
  "active",
  "active",
  "active",
  "inactive",
  "undecided",
];

function createPerson(number: number) {
  const at = new Date(Date.UTC(2024, 0, 1) + number * 450_000).toISOString();
  const name = `${NAMES[number % NAMES.length]} ${(number * 7919) % PEOPLE}`;
  const [standing, role] = [
    ACCOUNT_STATES[number % ACCOUNT_STATES.length],
    number % 10_000 === 0 ? "administrator" : "user",
  ];
  const times = { created_at: at, updated_at: at };
  const who = { id: crypto.randomUUID(), name, name_key: name.toLowerCase(), email: `person${number}@example.org` };
  return { ...who, email_verified: 1, image: null, ...times, standing, role };
}

async function settleDatabase({ db, kind }: OpenDatabase): Promise<void> {
  for (let from = 0; from < PEOPLE; from += BATCH_SIZE)
    await db
      .insertInto("users")
      .values(Array.from({ length: BATCH_SIZE }, (_, index) => createPerson(from + index)))
      .execute();
  // Autovacuum would do this later.
  if (kind === "postgres")
    await db.executeQuery({ ...db.selectFrom("users").select("id").compile(), sql: "vacuum analyze users" });
}

const computeMedian = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function measureDatabase(database: OpenDatabase): Promise<boolean> {
  const pageOf = createUserList(createSqlUserListRepository(database.db), "pending");
  const times = new Map<string, number[]>();
  const timed = async (name: string, query: UserListQuery): Promise<string | undefined> => {
    const before = performance.now();
    const { nextCursor } = await pageOf(query);
    times.set(name, [...(times.get(name) ?? []), performance.now() - before]);
    return nextCursor ?? undefined;
  };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const status of ["all", "pending", "active"] as const)
      for (const sort of ADMIN_USER_SORTS)
        for (const order of ["asc", "desc"] as const) {
          const query: UserListQuery = { status, q: "", sort, order, limit: LIMIT };
          let cursor = await timed("the first page, with counts", query);
          for (let page = 1; page < PAGES_FURTHER && cursor !== undefined; page += 1)
            cursor = await timed("a page further on", { ...query, cursor });
          await timed("a search without matches", { ...query, q: "nobody at all" });
        }
  for (const [name, each] of times)
    console.log(
      `${database.kind.padEnd(9)} ${name.padEnd(30)} ${String(each.length).padStart(5)} ×  p50 ${computeMedian(each).toFixed(1)} ms   slowest ${Math.max(...each).toFixed(1)} ms`,
    );
  return [...times].every(([name, each]) => computeMedian(each) <= (MAX_MS[name] ?? 0));
}

const dataDir = mkdtempSync(join(tmpdir(), "lagna-bench-"));
const service = await startPostgres();
console.log(`${PEOPLE} users, ${LIMIT} per page, every sort order, all of them and by status`);
for (const url of [undefined, ...("url" in service ? [service.url] : [])]) {
  const database = openDatabase({ url, dataDir });
  await database.migrate();
  await settleDatabase(database);
  if (!(await measureDatabase(database))) process.exitCode = 1;
  await database.close();
}
if ("missing" in service) console.log(service.missing);
else service.stop();
rmSync(dataDir, { recursive: true, force: true });
