import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN_USER_SORTS } from "@lagna/contract";
import { type OpenDatabase, openDatabase } from "../apps/server/src/db/client.ts";
import { type PeopleQuery, peopleList } from "../apps/server/src/modules/administration/people-list.ts";
import { sqlPeopleList } from "../apps/server/src/modules/administration/sql-repository.ts";
import { postgres } from "../tools/services/postgres.ts";

/**
 * The administrators' list of a hundred thousand people, on both databases: a first page with its counts, pages further on, and a search that
 * only few match. Prints the middle and the slowest of each; above its limit at the middle it fails.
 */
const PEOPLE = 100_000;
const AT_ONCE = 1_000;
const LIMIT = 50;
const TURNS = 3;
const PAGES_ON = 20;
/** Of the middle. A search looks at everybody. */
const MOST_MS: Readonly<Record<string, number>> = {
  "the first page, with counts": 100,
  "a page further on": 20,
  "a search that nobody matches": 500,
};
const NAMES = ["Asha", "Ravi", "Meera", "Devi", "Kiran", "Anil", "Sunita", "Vijay"];
const STANDINGS = [
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

function personOf(number: number) {
  const at = new Date(Date.UTC(2024, 0, 1) + number * 450_000).toISOString();
  const name = `${NAMES[number % NAMES.length]} ${(number * 7919) % PEOPLE}`;
  const [standing, role] = [STANDINGS[number % STANDINGS.length], number % 10_000 === 0 ? "administrator" : "user"];
  const times = { created_at: at, updated_at: at };
  const who = { id: crypto.randomUUID(), name, name_key: name.toLowerCase(), email: `person${number}@example.org` };
  return { ...who, email_verified: 1, image: null, ...times, standing, role };
}

async function settle({ db, kind }: OpenDatabase): Promise<void> {
  for (let from = 0; from < PEOPLE; from += AT_ONCE)
    await db
      .insertInto("users")
      .values(Array.from({ length: AT_ONCE }, (_, index) => personOf(from + index)))
      .execute();
  // What PostgreSQL does by itself once it has looked.
  if (kind === "postgres")
    await db.executeQuery({ ...db.selectFrom("users").select("id").compile(), sql: "vacuum analyze users" });
}

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function measure(database: OpenDatabase): Promise<boolean> {
  const pageOf = peopleList(sqlPeopleList(database.db), "pending");
  const times = new Map<string, number[]>();
  const timed = async (name: string, query: PeopleQuery): Promise<string | undefined> => {
    const before = performance.now();
    const { nextCursor } = await pageOf(query);
    times.set(name, [...(times.get(name) ?? []), performance.now() - before]);
    return nextCursor ?? undefined;
  };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const status of ["all", "pending", "active"] as const)
      for (const sort of ADMIN_USER_SORTS)
        for (const order of ["asc", "desc"] as const) {
          const query: PeopleQuery = { status, q: "", sort, order, limit: LIMIT };
          let cursor = await timed("the first page, with counts", query);
          for (let page = 1; page < PAGES_ON && cursor !== undefined; page += 1)
            cursor = await timed("a page further on", { ...query, cursor });
          await timed("a search that nobody matches", { ...query, q: "nobody at all" });
        }
  for (const [name, each] of times)
    console.log(
      `${database.kind.padEnd(9)} ${name.padEnd(30)} ${String(each.length).padStart(5)} ×  p50 ${middle(each).toFixed(1)} ms   slowest ${Math.max(...each).toFixed(1)} ms`,
    );
  return [...times].every(([name, each]) => middle(each) <= (MOST_MS[name] ?? 0));
}

const dataDir = mkdtempSync(join(tmpdir(), "lagna-bench-"));
const service = await postgres();
console.log(`${PEOPLE} people, ${LIMIT} a page, every order, all of them and by status`);
for (const url of [undefined, ...("url" in service ? [service.url] : [])]) {
  const database = openDatabase({ url, dataDir });
  await database.migrate();
  await settle(database);
  if (!(await measure(database))) process.exitCode = 1;
  await database.close();
}
if ("missing" in service) console.log(service.missing);
else service.stop();
rmSync(dataDir, { recursive: true, force: true });
