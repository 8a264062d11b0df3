import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSqlMemoryRepository } from "../src/chat/remembered-facts/sql-repository.ts";
import type { Db } from "../src/db/client.ts";
import { createSqlJobQueue } from "../src/jobs/sql-queue.ts";
import { createSqlAccessRepository } from "../src/modules/access-approval/sql-repository.ts";
import type { NewSession } from "../src/modules/accounts/sessions/repository.ts";
import { createSqlSecondFactorsRepository } from "../src/modules/accounts/second-factors/sql-repository.ts";
import { createSqlUserRepository } from "../src/modules/accounts/users/sql-repository.ts";
import { createSqlAuditRepository } from "../src/modules/audit/sql-repository.ts";
import type { KundliSave } from "../src/modules/saved-kundlis/repository.ts";
import { createSqlKundliRepository } from "../src/modules/saved-kundlis/sql-repository.ts";
import { FIELDS } from "./contract/kundlis.contract.ts";
import { AT, createAccounts, openSqlStore } from "./contract/sql-store.ts";

/** Units of work that meet in each of so many rounds, so that one whose isolation is too low fails in some. */
const ROUNDS = 20;
const ROUND_NUMBERS = Array.from({ length: ROUNDS }, (_, index) => index);
const LATER = "2026-03-02T06:00:00.000Z";

let store: Awaited<ReturnType<typeof openSqlStore>>;
let db: Db;
let parts: ReturnType<typeof createParts>;

function createParts() {
  const clock = () => new Date(AT);
  const secret = "a secret of forty characters, at the least";
  const jobs = createSqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const audit = createSqlAuditRepository({ db, clock });
  return {
    access: createSqlAccessRepository(db, audit),
    people: createSqlUserRepository(db, { jobs, audit }),
    factors: createSqlSecondFactorsRepository(db, { jobs, audit }),
    kundlis: createSqlKundliRepository(db),
    memory: createSqlMemoryRepository(db),
  };
}

beforeAll(async () => {
  store = await openSqlStore();
  ({ db } = store);
  parts = createParts();
});
afterAll(() => store.close());

const createAccount = async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  return { id: await createAccounts(db).insert(email), email };
};

const createSession = (): NewSession => ({
  tokenHash: crypto.randomUUID(),
  via: "password",
  userAgent: null,
  openedAt: AT,
  expiresAt: LATER,
  addressPseudonym: "mark",
});
const createMail = () => ({ kind: "mail", payload: {} });

async function countRows(table: "sessions" | "recovery_codes", userId: string): Promise<number> {
  return (await db.selectFrom(table).select("user_id").where("user_id", "=", userId).execute()).length;
}

describe("of units of work at the same time", () => {
  test("two that remove the last two administrators leave one", async () => {
    const { access } = parts;
    const by = { actor: { kind: "shell" }, at: AT } as const;
    const remaining: number[] = [];
    for (const round of ROUND_NUMBERS) {
      const pair = [await createAccount(), await createAccount()];
      await access.activate(pair, "administrator", by);
      const isDeactivation = round % 2 === 0;
      await Promise.all(
        pair.map((person) => (isDeactivation ? access.deactivate(person, by) : access.makeUser(person, by))),
      );
      const left = (await access.findAll()).filter(({ active, role }) => active && role === "administrator");
      remaining.push(left.length);
      for (const { userId } of left) await access.erase({ id: userId });
    }
    expect(remaining).toEqual(ROUND_NUMBERS.map(() => 1));
  });

  test("a sign-in with the old password leaves no session behind the change of the password", async () => {
    const { people } = parts;
    for (const round of ROUND_NUMBERS) {
      const form = { name: "Asha", email: `asha${round}@example.org`, passwordHash: "old", mail: null };
      const user = await people.signUp({
        ...form,
        mayBecomeAdministrator: false,
        setUpCode: null,
        session: createSession(),
      });
      const userId = user?.id ?? "";
      const signIns = Array.from({ length: 3 }, () =>
        people.openSession({ userId, comparedHash: "old", rehashed: null, session: createSession() }),
      );
      const change = people.changePassword({
        userId,
        comparedHash: "old",
        passwordHash: "new",
        sessionId: "none",
        session: createSession(),
        mail: createMail(),
      });
      expect((await Promise.all([change, ...signIns]))[0]).toBe(true);
      expect(await countRows("sessions", userId), "that of the change").toBe(1);
    }
  });

  test("two changes of a password from the same one: one wins", async () => {
    const { people } = parts;
    for (const round of ROUND_NUMBERS) {
      const form = { name: "Binod", email: `binod${round}@example.org`, passwordHash: "old", mail: null };
      const founder = { mayBecomeAdministrator: false, setUpCode: null, session: createSession() };
      const user = await people.signUp({ ...form, ...founder });
      const change = (passwordHash: string) =>
        people.changePassword({
          userId: user?.id ?? "",
          comparedHash: "old",
          passwordHash,
          sessionId: "none",
          session: createSession(),
          mail: createMail(),
        });
      expect((await Promise.all([change("one"), change("other")])).toSorted()).toEqual([false, true]);
    }
  });

  test("two that remove the last two factors of a person take the recovery codes with them", async () => {
    const { factors } = parts;
    for (const round of ROUND_NUMBERS) {
      const { id: userId } = await createAccount();
      const change = { userId, sessionId: "none", at: AT, codes: [`code ${round}`], mail: createMail() };
      const ids = [crypto.randomUUID(), crypto.randomUUID()];
      for (const id of ids) {
        await factors.addPending({ id, userId, name: "Phone", secret: "sealed", at: AT });
        await factors.confirm(id, 1, change);
      }
      expect(await countRows("recovery_codes", userId)).toBe(1);
      expect(await Promise.all(ids.map((id) => factors.remove(id, change)))).toEqual([true, true]);
      expect(await countRows("recovery_codes", userId)).toBe(0);
    }
  });

  test("two that make new recovery codes leave one set", async () => {
    const { factors } = parts;
    for (const round of ROUND_NUMBERS) {
      const { id: userId } = await createAccount();
      const make = (name: string) =>
        factors.replaceCodes({ userId, sessionId: "none", at: AT, codes: [`${name} ${round}`], mail: createMail() });
      await Promise.all([make("one"), make("other")]);
      expect(await countRows("recovery_codes", userId)).toBe(1);
    }
  });

  test("two statements about one thing leave one", async () => {
    const { memory } = parts;
    for (const _ of ROUND_NUMBERS) {
      const owner = { kind: "user", userId: (await createAccount()).id } as const;
      const state = (value: string) =>
        memory.save(owner, { id: crypto.randomUUID(), about: "work", value, words: value, createdAt: AT });
      await Promise.all([state("teacher"), state("farmer")]);
      expect(await memory.findByOwner(owner)).toHaveLength(1);
    }
  });

  test("kundlis: one is the person's own, one change of a version wins, and a stale deletion deletes nothing", async () => {
    const { kundlis } = parts;
    for (const _ of ROUND_NUMBERS) {
      const { id: ownerId, email: ownerEmail } = await createAccount();
      const owner = { userId: ownerId, email: ownerEmail };
      const times = { createdAt: AT, updatedAt: AT };
      const create = (id: string, version = 1, notes = ""): KundliSave => ({
        kundli: { ...FIELDS, notes, id, ownerId, ownerEmail, version, ...times, birthKey: null, chartSummary: null },
        isSelf: true,
      });
      const ids = [crypto.randomUUID(), crypto.randomUUID()];
      await Promise.all(ids.map((id) => kundlis.create(create(id))));
      expect((await kundlis.findAll(owner)).filter(({ isSelf }) => isSelf)).toHaveLength(1);

      const id = ids[0] ?? "";
      const changes = await Promise.all(["one", "other"].map((notes) => kundlis.update(create(id, 1, notes))));
      expect(changes.map(({ kind }) => kind).toSorted()).toEqual(["stale", "updated"]);
      const current = (await kundlis.find(owner, id))?.version ?? 0;
      const [updated, deleted] = await Promise.all([
        kundlis.update(create(id, current, "last")),
        kundlis.delete(owner, id, current),
      ]);
      expect([updated.kind === "updated", deleted === "deleted"].filter(Boolean)).toHaveLength(1);
    }
  });
});
