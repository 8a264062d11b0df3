import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SetUpRepository } from "../../src/modules/accounts/set-up/repository.ts";

/** What each implementation brings along: a store in which nobody was offered a code, for each test. */
export interface SetUpStore {
  readonly records: SetUpRepository;
  /** Makes an account with this code, as the first sign-up does; false where it was refused. */
  signUpWith(codeHash: string): Promise<boolean>;
  close(): Promise<void>;
}

const AT = "2026-03-01T06:00:00.000Z";

/** What is promised of the set-up code, whatever keeps it. */
export function setUpContract(name: string, open: () => Promise<SetUpStore>): void {
  describe(`the set-up code in ${name}`, () => {
    let store: SetUpStore;
    let records: SetUpRepository;
    beforeEach(async () => {
      store = await open();
      ({ records } = store);
    });
    afterEach(() => store.close());

    test("is offered once, to one of many servers that start at once", async () => {
      expect([await records.isGood("first"), await records.wasUsed()]).toEqual([false, false]);
      const offered = await Promise.all(["first", "second", "third"].map((hash) => records.offer(hash, AT)));
      expect(offered.filter(Boolean)).toHaveLength(1);
      const good = await Promise.all(["first", "second", "third"].map((hash) => records.isGood(hash)));
      expect(good).toEqual(offered);
    });

    test("is replaced while nobody has used it; the one before is good no more", async () => {
      await records.offer("first", AT);
      expect(await records.replace("second", AT)).toBe(true);
      expect([await records.isGood("first"), await records.isGood("second")]).toEqual([false, true]);
      expect(await store.signUpWith("first")).toBe(false);
      expect(await records.wasUsed()).toBe(false);
    });

    test("makes one account; after that there is none, and none is made in its place", async () => {
      await records.offer("first", AT);
      const made = await Promise.all([1, 2, 3].map(() => store.signUpWith("first")));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect([await records.isGood("first"), await records.wasUsed()]).toEqual([false, true]);
      expect([await records.replace("second", AT), await records.offer("second", AT)]).toEqual([false, false]);
      expect(await records.isGood("second")).toBe(false);
    });
  });
}
