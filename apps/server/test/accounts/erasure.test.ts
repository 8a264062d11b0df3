import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { sqlAccess } from "../../src/modules/access/sql-repository.ts";
import { sqlLinks } from "../../src/modules/accounts/links/sql-repository.ts";
import { ownAccount } from "../../src/modules/accounts/people/own-account.ts";
import { sqlPeople } from "../../src/modules/accounts/people/sql-repository.ts";
import { sqlSecondFactors } from "../../src/modules/accounts/second-factors/sql-repository.ts";
import { liveSessions } from "../../src/modules/accounts/sessions/sessions.ts";
import { sqlSessions } from "../../src/modules/accounts/sessions/sql-repository.ts";
import { auditService } from "../../src/modules/audit/service.ts";
import { sqlAudit } from "../../src/modules/audit/sql-repository.ts";
import { erasure } from "../../src/modules/profile/erasure.ts";
import { accessData, accountsData, auditData, jobsData } from "../../src/modules/profile/own-data.ts";
import type { PersonalData } from "../../src/modules/profile/personal-data.ts";
import { openTestDatabase } from "../build-test-app.ts";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, MINUTE, PASSWORD, type PeopleApp } from "./people-app.ts";

const AT = "2026-03-01T06:00:00.000Z";
const EMAIL = "leaving@example.org";
const clock = () => new Date(AT);

describe("an erasure that is cut short", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lagna-erasure-"));
  let own: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    own = await openTestDatabase(dataDir);
  });
  afterAll(async () => {
    await own.database.close();
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function parts() {
    const { db } = own.database;
    const jobs = sqlJobQueue({ db, clock, secret: "s".repeat(32), onAdded: () => undefined });
    const trail = sqlAudit({ db, clock });
    const audit = auditService({ entries: trail, clock, secret: "s".repeat(32) });
    const [people, links, records] = [sqlPeople(db, { jobs, audit: trail }), sqlLinks(db), sqlAccess(db, trail)];
    const store = { sessions: sqlSessions(db, trail), marks: audit.marks };
    const sessions = liveSessions({ ...store, clock, timeoutMs: 60 * MINUTE, tidy: () => undefined });
    const factors = sqlSecondFactors(db, { jobs, audit: trail });
    const accounts = { own: ownAccount({ people, links, sessions, factors, clock }) };
    const access = {
      erase: (person: { id: string; email: string }) => records.erase(person),
      recordsOf: async ({ email }: { email: string }) => ({ decided: await records.find(email), pending: null }),
    };
    const personalData = [jobsData(jobs), accessData(access), auditData(audit), accountsData(accounts)];
    return { people, records, jobs, accounts, personalData };
  }

  const signUp = (people: ReturnType<typeof parts>["people"], tokenHash: string) =>
    people.signUp({
      name: "Asha",
      email: EMAIL,
      passwordHash: "hash",
      mayFound: false,
      setUpCode: null,
      session: { tokenHash, via: "password", userAgent: null, openedAt: AT, expiresAt: AT, from: "mark" },
      mail: null,
    });
  const dies: PersonalData = {
    name: "the end of the process",
    collect: async () => null,
    erase: () => Promise.reject(new Error("killed")),
  };

  test.each([0, 1, 2, 3])(
    "after %i of its steps is taken up and ends; the address is taken until then",
    async (steps) => {
      const { people, records, jobs, accounts, personalData } = parts();
      const user = await signUp(people, `first-${steps}`);
      const person = { userId: user?.id ?? "", email: EMAIL };
      await records.activate([{ id: person.userId, email: EMAIL }], "administrator", {
        actor: { kind: "shell" },
        at: AT,
      });
      await jobs.add({ kind: "mail", payload: {}, person: EMAIL });

      const cut = erasure({ accounts, personalData: personalData.toSpliced(steps, 0, dies), clock });
      await cut.begin(person);
      await expect(cut.complete(person)).rejects.toThrow("killed");
      expect(await people.findByEmail(EMAIL)).toMatchObject({ id: person.userId, leaving: true });
      expect(await signUp(people, `taken-${steps}`)).toBeNull();

      const whole = erasure({ accounts, personalData, clock });
      for (let time = 0; time < 2; time += 1) await whole.complete(person);
      expect(await people.findById(person.userId)).toBeNull();
      expect(await records.find(EMAIL)).toBeNull();
      expect(await jobs.ofPerson([person.userId, EMAIL])).toEqual([]);

      const next = await signUp(people, `next-${steps}`);
      await whole.complete(person);
      expect(await people.findByEmail(EMAIL)).toEqual(next);
      await people.erase({ userId: next?.id ?? "", email: EMAIL });
    },
  );
});

describe("a deletion that fails on its way", () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await buildPeopleApp();
    await people.signUp("administrator@example.org");
  });
  afterAll(() => people.close());

  test("has shut the account already, and a job ends it", async () => {
    const { db } = people.database;
    const { token } = await people.signUp(EMAIL);
    await sql`alter table app_users rename to app_users_away`.execute(db);
    const answer = await people.call("DELETE", "/profile", { token, body: { confirm: EMAIL } });
    expect(answer.json()).toEqual({ status: "success" });
    expect(people.lines.join("")).toContain("the deletion of an account was cut short");
    await sql`alter table app_users_away rename to app_users`.execute(db);

    const body = { name: "Asha", email: EMAIL, password: PASSWORD };
    expectError(await people.call("GET", "/profile", { token }), 401, "unauthenticated");
    expectError(await people.call("POST", "/login", { body }), 401, "wrong_password");
    expectError(await people.call("POST", "/signup", { body }), 409, "account_not_created");
    people.advance(2 * MINUTE);
    const left = () => db.selectFrom("users").select("email").where("email", "=", EMAIL).execute();
    await expect.poll(left).toEqual([]);
    expect((await people.call("POST", "/signup", { body })).statusCode).toBe(200);
  });
});
