import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN_USER_SORTS, type AdminUserSort } from "@lagna/contract";
import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../src/db/client.ts";
import { type UserListQuery, createUserList } from "../../src/modules/people/user-list.ts";
import type { Decided } from "../../src/modules/people/repository.ts";
import {
  buildCountsQuery,
  buildPageQuery,
  createSqlUserListRepository,
} from "../../src/modules/people/sql-repository.ts";
import { openTestDatabase } from "../build-test-app.ts";

/** So many that the database prefers the index to a full scan. */
const PEOPLE = 6000;
const AT_ONCE = 500;
const STANDINGS: readonly Decided[] = ["active", "active", "active", "active", "inactive", "undecided"];

const dataDir = mkdtempSync(join(tmpdir(), "lagna-people-list-"));
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let database: OpenDatabase;

/** Names and times shared by many, so that the id decides. */
function personOf(number: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 7) * 60_000).toISOString();
  const name = `Name ${number % 50}`;
  return {
    id: `person-${String((number * 7919) % PEOPLE).padStart(5, "0")}`,
    name,
    name_key: name.toLowerCase(),
    email: `person${number}@example.org`,
    email_verified: 1,
    image: null,
    created_at: at,
    updated_at: at,
    standing: STANDINGS[number % STANDINGS.length],
    role: number % 1000 === 0 ? "administrator" : "user",
  };
}

beforeAll(async () => {
  own = await openTestDatabase(dataDir);
  database = own.database;
  const everybody = Array.from({ length: PEOPLE }, (_, number) => personOf(number));
  for (let from = 0; from < PEOPLE; from += AT_ONCE)
    await database.db
      .insertInto("users")
      .values(everybody.slice(from, from + AT_ONCE))
      .execute();
  await sql.raw(database.kind === "postgres" ? "vacuum analyze users" : "analyze").execute(database.db);
});
afterAll(async () => {
  await database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Table access in query plans: SQLite's and PostgreSQL's wording. */
const READ = /SEARCH users USING INDEX (\w+)|Index Scan(?: Backward)? (?:using|on) (users_\w+)/g;
/** Sorting done inside a stretch: what was read of it is sorted with the others, once, and that is no more than three pages. */
function sortsOfStretches(lines: readonly string[]): string[] {
  if (database.kind === "postgres") return lines.filter((line) => /Sort {2}\(/.test(line)).slice(1);
  let inside = false;
  return lines.filter((line) => {
    if (line.startsWith("CO-ROUTINE")) inside = true;
    else if (/^SCAN (undecided|active|inactive)/.test(line)) inside = false;
    return inside && line.includes("TEMP B-TREE");
  });
}

/** The database's query plan. */
async function planOf(query: { compile(): CompiledQuery }): Promise<string[]> {
  const { sql: text, parameters } = query.compile();
  const explain = database.kind === "postgres" ? "explain" : "explain query plan";
  const { rows } = await database.db.executeQuery<Record<string, unknown>>({
    ...sql.raw("").compile(database.db),
    sql: `${explain} ${text}`,
    parameters,
  });
  return rows.map((row) => String(row["detail"] ?? row["QUERY PLAN"]));
}

const ALL = ["undecided", "inactive", "active"] as const;
const of = ALL.map((decided, index) => ({ decided, status: "active" as const, rank: "abc"[index] ?? "" }));
const KEYS: Readonly<Record<AdminUserSort, string>> = {
  name: "name 20",
  email: "person3@example.org",
  status: "b",
  role: "user",
  created_at: "2026-01-01T05:00:00.000Z",
};
/** The one that is made for it, and others in the same order, which PostgreSQL takes where most of them are of the standing. */
const INDEXES: Readonly<Record<AdminUserSort, readonly string[]>> = {
  name: ["users_by_standing_name_key"],
  email: ["users_by_standing_email", "users_email_key"],
  status: ["users_by_standing", "users_pkey"],
  role: ["users_by_standing_role"],
  created_at: ["users_by_standing_created_at", "users_by_age"],
};

describe.each(ADMIN_USER_SORTS.flatMap((sort) => [[sort, "asc"] as const, [sort, "desc"] as const]))(
  "a page sorted by %s, %s",
  (sort, order) => {
    test.each([
      ["the first", null],
      ["one far behind", { key: KEYS[sort], id: "person-03000" }],
    ])("%s is read from the index of each standing, and nothing is sorted but what was read", async (_name, after) => {
      const query = buildPageQuery(database.db, { of, q: "", sort, order, limit: 51, after });
      if (!query) throw new Error("The page has nobody");
      const plan = await planOf(query);
      const text = plan.join("\n");
      const reads = [...text.matchAll(READ)].map((match) => match[1] ?? match[2]);
      const stretches = sort === "status" && after !== null ? 2 : ALL.length;
      expect(reads, text).toHaveLength(stretches);
      for (const index of reads) expect(INDEXES[sort], text).toContain(index);
      expect(text).not.toMatch(/SCAN users|Seq Scan on users/);
      // PostgreSQL takes the role alone for the place of a row, and so those behind it for few enough to sort.
      if (!text.includes("Bitmap Index Scan on users_by_standing_role"))
        expect(sortsOfStretches(plan), text).toEqual([]);
    });

    test("all pages together have everyone once, in the database's sort order", async () => {
      const pageOf = createUserList(createSqlUserListRepository(database.db), "pending");
      const asked: UserListQuery = { status: "all", q: "", sort, order, limit: 1000 };
      const ids: string[] = [];
      for (let cursor: string | undefined; ;) {
        const { people, counts, nextCursor } = await pageOf({ ...asked, cursor });
        ids.push(...people.map(({ user }) => user.id));
        expect(counts).toEqual({ pending: PEOPLE / 6, inactive: PEOPLE / 6, active: (PEOPLE * 4) / 6 });
        if (nextCursor === null) break;
        cursor = nextCursor;
      }
      expect(new Set(ids).size).toBe(PEOPLE);
      expect(ids).toHaveLength(PEOPLE);
    });
  },
);

test("counts take one query, from the index alone if that is smaller", async () => {
  const reads = (await planOf(buildCountsQuery(database.db))).filter((line) => line.includes("users"));
  expect(reads).toHaveLength(1);
  const kinds = { sqlite: /^SCAN users USING COVERING INDEX users_by_standing$/, postgres: /(Seq|Index Only) Scan/ };
  expect(reads[0]).toMatch(kinds[database.kind]);
});

test("without approval, undecided people count as active", async () => {
  const pageOf = createUserList(createSqlUserListRepository(database.db), "active");
  const asked = { q: "", sort: "created_at", order: "asc", limit: 12 } as const;
  const { people, counts } = await pageOf({ ...asked, status: "active" });
  expect(counts).toEqual({ pending: 0, inactive: PEOPLE / 6, active: (PEOPLE * 5) / 6 });
  expect(people.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => "active"));
  expect(people.map(({ user }) => user.createdAt)).toEqual(people.map(({ user }) => user.createdAt).toSorted());
  const { people: nobody } = await pageOf({ ...asked, status: "pending" });
  expect(nobody).toEqual([]);
});

test.each([
  ["says of counts what no count is", ["email", "asc", "a", "b", -1, 0, 0]],
  ["begins where no text of ours could stand", ["email", "asc", "a\u0000", "b", 1, 0, 0]],
])("a cursor is refused that %s", async (_, values) => {
  const pageOf = createUserList(createSqlUserListRepository(database.db), "pending");
  const cursor = Buffer.from(JSON.stringify(values)).toString("base64url");
  const asked = { status: "all", q: "", sort: "email", order: "asc", limit: 5 } as const;
  await expect(pageOf({ ...asked, cursor })).rejects.toMatchObject({ code: "invalid_input" });
});
