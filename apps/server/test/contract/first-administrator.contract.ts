import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SetUpCodeRepository } from "../../src/modules/accounts/first-administrator/repository.ts";

/** What each implementation provides: for each test a store without a set-up code. */
export interface SetUpStore {
  readonly records: SetUpCodeRepository;
  /** Creates an account with this code, like the first sign-up; false if refused. */
  signUpWith(codeHash: string): Promise<boolean>;
  close(): Promise<void>;
}

const AT = "2026-03-01T06:00:00.000Z";

/** The contract of the set-up code for every store. */
export function runSetUpContract(name: string, open: () => Promise<SetUpStore>): void {
  describe(`the set-up code in ${name}`, () => {
    let store: SetUpStore;
    let records: SetUpCodeRepository;
    beforeEach(async () => {
      store = await open();
      ({ records } = store);
    });
    afterEach(() => store.close());

    test("is created once, by one of many servers starting at once", async () => {
      expect([await records.isValid("first"), await records.wasUsed()]).toEqual([false, false]);
      const offered = await Promise.all(["first", "second", "third"].map((hash) => records.create(hash, AT)));
      expect(offered.filter(Boolean)).toHaveLength(1);
      const good = await Promise.all(["first", "second", "third"].map((hash) => records.isValid(hash)));
      expect(good).toEqual(offered);
    });

    test("can be replaced while unused; the previous code becomes invalid", async () => {
      await records.create("first", AT);
      expect(await records.replace("second", AT)).toBe(true);
      expect([await records.isValid("first"), await records.isValid("second")]).toEqual([false, true]);
      expect(await store.signUpWith("first")).toBe(false);
      expect(await records.wasUsed()).toBe(false);
    });

    test("creates one account; after that it is used up and cannot be replaced", async () => {
      await records.create("first", AT);
      const made = await Promise.all([1, 2, 3].map(() => store.signUpWith("first")));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect([await records.isValid("first"), await records.wasUsed()]).toEqual([false, true]);
      expect([await records.replace("second", AT), await records.create("second", AT)]).toEqual([false, false]);
      expect(await records.isValid("second")).toBe(false);
    });
  });
}
