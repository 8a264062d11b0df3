import { sql } from "kysely";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../src/db/client.ts";
import { classifyDatabaseOutage } from "../src/db/classify-database-outage.ts";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";

const signUp = (people: PeopleApp, email: string) =>
  people.call("POST", "/signup", { body: { name: "Asha", email, password: PASSWORD } });
const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

/** The longest delay of the event loop in milliseconds while something ran. */
async function longestStandstill(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work;
  clearInterval(timer);
  return longest;
}

describe.skipIf(onPostgres)("SQLite locked by another process", () => {
  test("does not block other requests, is refused after a while, and works again when the lock is released", async () => {
    const people = await buildPeopleApp();
    const other = new DatabaseSync(join(people.dataDir, "lagna.sqlite"));
    other.exec("begin immediate");
    const refused = signUp(people, "late@example.org");
    const health = people.call("GET", "/health");
    const first = await Promise.race([health.then(() => "health"), refused.then(() => "sign-up")]);
    expect(first, "health does not wait for the lock").toBe("health");
    expect(expectError(await health, 503, "database_busy").detail).toContain("The database is busy");
    // Includes scheduling delays; SQLite's own wait was five seconds at a time.
    expect(await longestStandstill(refused)).toBeLessThan(4_000);
    const answer = await refused;
    expect(expectError(answer, 503, "database_busy").detail).toContain("The database is busy");
    expect(answer.headers["retry-after"]).toBe("5");

    const patient = signUp(people, "patient@example.org");
    setTimeout(() => other.exec("rollback"), 300);
    expect((await patient).statusCode).toBe(200);
    expect((await people.call("GET", "/health")).statusCode).toBe(200);
    other.close();
    await people.close();
  });

  test("and full: writes are refused with a plain message", async () => {
    const people = await buildPeopleApp();
    await sql.raw("pragma max_page_count = 1").execute(people.database.db);
    let answer = await signUp(people, "person-0@example.org");
    for (let count = 1; count < 60 && answer.statusCode === 200; count += 1)
      answer = await signUp(people, `person-${count}@example.org`);
    expect(expectError(answer, 503, "database_full").detail).toContain("The disk is full");
    await people.close();
  });
});

test("an unreachable database gives 503 with Retry-After, on health too", async () => {
  const database = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir: "unused" });
  const people = await buildPeopleApp({ parts: { database } });
  const answers = [
    await people.call("GET", "/health"),
    await people.call("POST", "/login", { body: { email: "asha@example.org", password: PASSWORD } }),
    await people.call("GET", "/profile", { token: "a-token-of-somebody" }),
  ];
  for (const answer of answers) {
    expect(expectError(answer, 503, "database_away").detail).toContain("The database does not answer");
    expect(answer.headers["retry-after"]).toBe("5");
  }
  await people.close();
  await database.close();
});

const failure = (fields: object, message = "") => Object.assign(new Error(message), fields);
test.each([
  ["SQLite's lock", failure({ code: "ERR_SQLITE_ERROR", errcode: 5 }), "busy"],
  ["SQLite's snapshot lock", failure({ code: "ERR_SQLITE_ERROR", errcode: 517 }), "busy"],
  ["SQLite's full disk", failure({ code: "ERR_SQLITE_ERROR", errcode: 13 }), "full"],
  ["SQLite's failing disk", failure({ code: "ERR_SQLITE_ERROR", errcode: 778 }), "away"],
  ["SQLite's read-only file", failure({ code: "ERR_SQLITE_ERROR", errcode: 1032 }), "read_only"],
  ["a second row of one key", failure({ code: "ERR_SQLITE_ERROR", errcode: 2067 }), null],
  ["PostgreSQL's end", failure({ code: "57P01" }), "away"],
  ["PostgreSQL's full disk", failure({ code: "53100" }), "full"],
  ["PostgreSQL's collision", failure({ code: "40001" }), "busy"],
  ["a statement that took too long", failure({ code: "57014" }), "busy"],
  ["too many connections", failure({ code: "53300" }), "busy"],
  ["a transaction that was idle for too long", failure({ code: "25P03" }), "away"],
  ["what follows it", failure({}, "Client has encountered a connection error and is not queryable"), "away"],
  ["a second row of one key there", failure({ code: "23505" }), null],
  ["a lost connection", failure({}, "Connection terminated unexpectedly"), "away"],
  ["a fault of ours", failure({}, "Cannot read properties of undefined"), null],
  ["no error at all", "busy", null],
])("%s is told for what it is", (_, error, outage) => {
  expect(classifyDatabaseOutage(error)).toBe(outage);
});
