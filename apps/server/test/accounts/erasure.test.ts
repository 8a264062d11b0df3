import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { createSqlAccessRepository } from "../../src/modules/access-approval/sql-repository.ts";
import { createSqlLinksRepository } from "../../src/modules/accounts/mailed-links/sql-repository.ts";
import { createOwnAccount } from "../../src/modules/accounts/users/own-account.ts";
import { createSqlUserRepository } from "../../src/modules/accounts/users/sql-repository.ts";
import { createSqlSecondFactorsRepository } from "../../src/modules/accounts/second-factors/sql-repository.ts";
import { createLiveSessions } from "../../src/modules/accounts/sessions/live-sessions.ts";
import { createSqlSessionsRepository } from "../../src/modules/accounts/sessions/sql-repository.ts";
import { createAuditService } from "../../src/modules/audit/service.ts";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { createErasure } from "../../src/modules/profile/erase-account.ts";
import {
  createAccessData,
  createAccountsData,
  createAuditData,
  createJobsData,
} from "../../src/modules/profile/personal-data-sources.ts";
import type { PersonalData } from "../../src/modules/profile/personal-data.ts";
import { openTestDatabase } from "../build-test-app.ts";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

const AT = "2026-03-01T06:00:00.000Z";
const EMAIL = "leaving@example.org";
const clock = () => new Date(AT);

describe("an interrupted erasure", () => {
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
    const jobs = createSqlJobQueue({ db, clock, secret: "s".repeat(32), onAdded: () => undefined });
    const trail = createSqlAuditRepository({ db, clock });
    const audit = createAuditService({ entries: trail, clock, secret: "s".repeat(32) });
    const [users, links, records] = [
      createSqlUserRepository(db, { jobs, audit: trail }),
      createSqlLinksRepository(db),
      createSqlAccessRepository(db, trail),
    ];
    const store = { sessions: createSqlSessionsRepository(db, trail), pseudonyms: audit.pseudonyms };
    const sessions = createLiveSessions({ ...store, clock, timeoutMs: 60 * MINUTE, cleanUp: () => undefined });
    const factors = createSqlSecondFactorsRepository(db, { jobs, audit: trail });
    const accounts = { own: createOwnAccount({ users, links, sessions, factors, clock }) };
    const access = {
      erase: (person: { id: string; email: string }) => records.erase(person),
      recordsOf: async ({ email }: { email: string }) => ({ decided: await records.find(email), pending: null }),
    };
    const personalData = [
      createJobsData(jobs),
      createAccessData(access),
      createAuditData(audit),
      createAccountsData(accounts),
    ];
    return { users, records, jobs, accounts, personalData };
  }

  const signUp = (users: ReturnType<typeof parts>["users"], tokenHash: string) =>
    users.signUp({
      name: "Asha",
      email: EMAIL,
      passwordHash: "hash",
      mayBecomeAdministrator: false,
      setUpCode: null,
      session: { tokenHash, via: "password", userAgent: null, openedAt: AT, expiresAt: AT, addressPseudonym: "mark" },
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
      const { users, records, jobs, accounts, personalData } = parts();
      const user = await signUp(users, `first-${steps}`);
      const person = { userId: user?.id ?? "", email: EMAIL };
      await records.activate([{ id: person.userId, email: EMAIL }], "administrator", {
        actor: { kind: "shell" },
        at: AT,
      });
      await jobs.enqueueAlone({ kind: "mail", payload: {}, personId: EMAIL });

      const cut = createErasure({ accounts, personalData: personalData.toSpliced(steps, 0, dies), clock });
      await cut.begin(person);
      await expect(cut.complete(person)).rejects.toThrow("killed");
      expect(await users.findByEmail(EMAIL)).toMatchObject({ id: person.userId, isLeaving: true });
      expect(await signUp(users, `taken-${steps}`)).toBeNull();

      const whole = createErasure({ accounts, personalData, clock });
      for (let time = 0; time < 2; time += 1) await whole.complete(person);
      expect(await users.findById(person.userId)).toBeNull();
      expect(await records.find(EMAIL)).toBeNull();
      expect(await jobs.findByPerson([person.userId, EMAIL])).toEqual([]);

      const next = await signUp(users, `next-${steps}`);
      await whole.complete(person);
      expect(await users.findByEmail(EMAIL)).toEqual(next);
      await users.erase({ userId: next?.id ?? "", email: EMAIL });
    },
  );
});

describe("a deletion that fails halfway", () => {
  let users: PeopleApp;
  beforeAll(async () => {
    users = await buildPeopleApp();
    await users.signUp("administrator@example.org");
  });
  afterAll(() => users.close());

  test("has already closed the account, and a job completes it", async () => {
    const { db } = users.database;
    const { token } = await users.signUp(EMAIL);
    await sql`alter table app_users rename to app_users_away`.execute(db);
    const answer = await users.call("DELETE", "/profile", { token, body: { confirm: EMAIL } });
    expect(answer.json()).toEqual({ status: "success" });
    expect(users.lines.join("")).toContain("the deletion of an account was cut short");
    await sql`alter table app_users_away rename to app_users`.execute(db);

    const body = { name: "Asha", email: EMAIL, password: PASSWORD };
    expectError(await users.call("GET", "/profile", { token }), 401, "unauthenticated");
    expectError(await users.call("POST", "/login", { body }), 401, "wrong_password");
    expectError(await users.call("POST", "/signup", { body }), 409, "account_not_created");
    users.advance(2 * MINUTE);
    const left = () => db.selectFrom("users").select("email").where("email", "=", EMAIL).execute();
    await expect.poll(left).toEqual([]);
    expect((await users.call("POST", "/signup", { body })).statusCode).toBe(200);
  });
});
