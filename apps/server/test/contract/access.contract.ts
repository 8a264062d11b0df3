import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AccessRepository, Person } from "../../src/modules/access/repository.ts";
import type { AuditRepository } from "../../src/modules/audit/repository.ts";

/** What each implementation brings along. */
export interface AccessStore {
  readonly records: AccessRepository;
  /** Where decisions are noted. */
  readonly audit: Pick<AuditRepository, "find">;
  /** An account of its own kind of store. */
  account(email: string): Promise<Person>;
  deleteAccount(person: Person): Promise<void>;
  close(): Promise<void>;
}

const FIRST = "2026-03-01T06:00:00.000Z";
const LATER = "2026-03-01T07:00:00.000Z";

/** What is promised of approval records, whatever keeps them. */
export function accessContract(name: string, open: () => Promise<AccessStore>): void {
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
      (await records.all()).filter(({ role, active }) => role === "administrator" && active).length;

    test("nobody has one to begin with", async () => {
      const { email } = await somebody();
      expect([await records.find(email), await records.findPending(email)]).toEqual([null, null]);
    });

    test("a first record is made once; another decision about that person stands", async () => {
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

    test("the first refusal is kept until somebody lets the person in, whose role stays", async () => {
      const person = await somebody();
      await records.savePending(person, FIRST);
      await records.savePending(person, LATER);
      const pending = { email: person.email, userId: person.id, requestedAt: FIRST, status: "pending" };
      expect(await records.findPending(person.email)).toEqual(pending);
      expect(await records.allPending()).toContainEqual(pending);
      expect(await records.activate([person], null, on(LATER))).toBe(1);
      expect(await records.findPending(person.email)).toBeNull();
      expect(await records.find(person.email)).toMatchObject({ active: true, role: "user", createdAt: LATER });
      await records.activate([person], "administrator", on(LATER));
      await records.activate([person], null, on(LATER));
      expect(await records.find(person.email)).toMatchObject({ role: "administrator" });
    });

    test("each decision is in the trail, and one that was not made is not", async () => {
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

    test("many are let in at once, without those who are gone", async () => {
      const [one, gone, other] = [await somebody(), await somebody(), await somebody()];
      await store.deleteAccount(gone);
      expect(await records.activate([one, gone, other], null, on(FIRST))).toBe(2);
      expect(await records.activate([], null, on(FIRST))).toBe(0);
      expect((await records.all()).map(({ userId }) => userId)).toEqual(expect.arrayContaining([one.id, other.id]));
      expect(await records.find(gone.email)).toBeNull();
    });

    test("somebody without a record can be shut out, and is made a user without one being made", async () => {
      const [shut, left] = [await somebody(), await somebody()];
      expect(await records.deactivate(shut, on(FIRST))).toBe("done");
      expect(await records.find(shut.email)).toMatchObject({ active: false, role: "user" });
      expect(await records.makeUser(left, on(FIRST))).toBe("done");
      expect(await records.find(left.email)).toBeNull();
    });

    test("nothing is written for somebody who is gone", async () => {
      const gone = await somebody();
      await store.deleteAccount(gone);
      expect(await records.admit(gone, "administrator", FIRST)).toBe("gone");
      expect(await records.deactivate(gone, on(FIRST))).toBe("gone");
      expect(await records.activate([gone], "administrator", on(FIRST))).toBe(0);
      await records.savePending(gone, FIRST);
      expect([await records.find(gone.email), await records.findPending(gone.email)]).toEqual([null, null]);
    });

    test("whoever has an address later has nothing of the one before", async () => {
      const before = await somebody();
      await records.admit(before, "administrator", FIRST);
      await records.savePending(before, FIRST);
      await store.deleteAccount(before);
      const after = await store.account(before.email);
      expect((await records.find(after.email))?.userId).not.toBe(after.id);
      await records.activate([after], null, on(LATER));
      expect(await records.find(after.email)).toMatchObject({ userId: after.id, role: "user" });
    });

    test("what is erased is gone, and again is no fault", async () => {
      const person = await somebody();
      await records.activate([person], null, on(FIRST));
      await records.savePending(person, FIRST);
      for (let time = 0; time < 2; time += 1) await records.erase(person);
      expect([await records.find(person.email), await records.findPending(person.email)]).toEqual([null, null]);
    });

    test("the last active administrator stays one, however many are unmade at once", async () => {
      for (const record of await records.all())
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
