import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AccessRepository, Person } from "../../src/modules/access-approval/repository.ts";
import type { AuditRepository } from "../../src/modules/audit/repository.ts";

/** What each implementation provides. */
export interface AccessStore {
  readonly records: AccessRepository;
  /** The audit trail. */
  readonly audit: Pick<AuditRepository, "find">;
  /** Creates an account in the implementation's store. */
  account(email: string): Promise<Person>;
  deleteAccount(person: Person): Promise<void>;
  close(): Promise<void>;
}

const FIRST = "2026-03-01T06:00:00.000Z";
const LATER = "2026-03-01T07:00:00.000Z";

/** The contract of approval records for every store. */
export function runAccessContract(name: string, open: () => Promise<AccessStore>): void {
  describe(`approval records in ${name}`, () => {
    let store: AccessStore;
    let records: AccessRepository;
    let number = 0;
    beforeAll(async () => {
      store = await open();
      records = store.records;
    });
    afterAll(() => store.close());

    const on = (at: string) => ({ actor: { kind: "shell" as const }, at });
    const deedsTo = async ({ id }: Person) =>
      (await store.audit.find({ person: id, limit: 10 })).map(({ action, actor }) => `${action} by ${actor.kind}`);
    const somebody = () => store.account(`somebody${(number += 1)}@example.org`);
    const administrators = async () =>
      (await records.findAll()).filter(({ role, active }) => role === "administrator" && active).length;

    test("there are none at first", async () => {
      const { email } = await somebody();
      expect([await records.find(email), await records.findPending(email)]).toEqual([null, null]);
    });

    test("a first record is created once; an existing decision stays", async () => {
      const person = await somebody();
      expect(await records.admit(person, "administrator", FIRST)).toBe("done");
      const made = { email: person.email, userId: person.id, active: true, role: "administrator", createdAt: FIRST };
      expect(await records.find(person.email)).toEqual({ ...made, updatedAt: FIRST });
      const other = await somebody();
      await records.admit(other, "administrator", FIRST);
      await records.deactivate(person, on(LATER));
      expect(await records.admit(person, "administrator", LATER)).toBe("done");
      expect(await records.find(person.email)).toEqual({ ...made, active: false, updatedAt: LATER });
    });

    test("the first refusal is kept until the person is activated, and the role stays", async () => {
      const person = await somebody();
      await records.savePending(person, FIRST);
      await records.savePending(person, LATER);
      const pending = { email: person.email, userId: person.id, requestedAt: FIRST, status: "pending" };
      expect(await records.findPending(person.email)).toEqual(pending);
      expect(await records.findAllPending()).toContainEqual(pending);
      expect(await records.activate([person], null, on(LATER))).toBe(1);
      expect(await records.findPending(person.email)).toBeNull();
      expect(await records.find(person.email)).toMatchObject({ active: true, role: "user", createdAt: LATER });
      await records.activate([person], "administrator", on(LATER));
      await records.activate([person], null, on(LATER));
      expect(await records.find(person.email)).toMatchObject({ role: "administrator" });
    });

    test("only decisions that were made are audited", async () => {
      const [person, other] = [await somebody(), await somebody()];
      await records.activate([person], null, on(FIRST));
      await records.activate([person], "administrator", on(FIRST));
      await records.activate([other], "administrator", on(FIRST));
      await records.makeUser(person, on(LATER));
      await records.deactivate(person, on(LATER));
      expect((await deedsTo(person)).toReversed()).toEqual([
        "activated by shell",
        "made_administrator by shell",
        "made_user by shell",
        "deactivated by shell",
      ]);
      const never = await somebody();
      await records.makeUser(never, on(LATER));
      expect(await deedsTo(never)).toEqual([]);
    });

    test("many are activated at once, except deleted accounts", async () => {
      const [one, gone, other] = [await somebody(), await somebody(), await somebody()];
      await store.deleteAccount(gone);
      expect(await records.activate([one, gone, other], null, on(FIRST))).toBe(2);
      expect(await records.activate([], null, on(FIRST))).toBe(0);
      expect((await records.findAll()).map(({ userId }) => userId)).toEqual(expect.arrayContaining([one.id, other.id]));
      expect(await records.find(gone.email)).toBeNull();
    });

    test("a person without a record can be deactivated, and making them a user creates no record", async () => {
      const [shut, left] = [await somebody(), await somebody()];
      expect(await records.deactivate(shut, on(FIRST))).toBe("done");
      expect(await records.find(shut.email)).toMatchObject({ active: false, role: "user" });
      expect(await records.makeUser(left, on(FIRST))).toBe("done");
      expect(await records.find(left.email)).toBeNull();
    });

    test("nothing is written for a deleted account", async () => {
      const gone = await somebody();
      await store.deleteAccount(gone);
      expect(await records.admit(gone, "administrator", FIRST)).toBe("gone");
      expect(await records.deactivate(gone, on(FIRST))).toBe("gone");
      expect(await records.activate([gone], "administrator", on(FIRST))).toBe(0);
      await records.savePending(gone, FIRST);
      expect([await records.find(gone.email), await records.findPending(gone.email)]).toEqual([null, null]);
    });

    test("a later owner of an address inherits nothing", async () => {
      const before = await somebody();
      await records.admit(before, "administrator", FIRST);
      await records.savePending(before, FIRST);
      await store.deleteAccount(before);
      const after = await store.account(before.email);
      expect((await records.find(after.email))?.userId).not.toBe(after.id);
      await records.activate([after], null, on(LATER));
      expect(await records.find(after.email)).toMatchObject({ userId: after.id, role: "user" });
    });

    test("erasing deletes everything and can be repeated", async () => {
      const person = await somebody();
      await records.activate([person], null, on(FIRST));
      await records.savePending(person, FIRST);
      for (let time = 0; time < 2; time += 1) await records.erase(person);
      expect([await records.find(person.email), await records.findPending(person.email)]).toEqual([null, null]);
    });

    test("one active administrator remains, however many are demoted at once", async () => {
      for (const record of await records.findAll())
        if (record.role === "administrator") await records.erase({ id: record.userId });
      const people = [await somebody(), await somebody(), await somebody(), await somebody()];
      await records.activate(people, "administrator", on(FIRST));
      const outcomes = await Promise.all(
        people.map((person, index) =>
          index % 2 === 0 ? records.deactivate(person, on(LATER)) : records.makeUser(person, on(LATER)),
        ),
      );
      expect(outcomes.toSorted()).toEqual(["done", "done", "done", "last_administrator"]);
      expect(await administrators()).toBe(1);
    });
  });
}
