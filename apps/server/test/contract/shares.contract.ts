import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditRepository } from "../../src/modules/audit/repository.ts";
import type { Share, ShareRepository } from "../../src/modules/shares/repository.ts";

/** What each implementation provides. */
export interface ShareStore {
  readonly records: ShareRepository;
  readonly audit: AuditRepository;
  /** Creates an account in the implementation's store; returns its id. */
  account(email: string): Promise<string>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const BY = { address: "a mark" };

/** The contract of share links for every store. */
export function runSharesContract(name: string, open: () => Promise<ShareStore>): void {
  describe(`share links in ${name}`, () => {
    let store: ShareStore;
    let records: ShareRepository;
    let number = 0;
    let owner: string;
    let share: Share;
    beforeAll(async () => {
      store = await open();
      ({ records } = store);
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      owner = await store.account(`sharer${(number += 1)}@example.org`);
      const createdAt = "2026-03-01T06:00:00.000Z";
      share = { ownerId: owner, kundliId: "kundli-1", name: true, birth: "day", degrees: true, createdAt };
    });
    const deeds = async (): Promise<string[]> =>
      (await store.audit.find({ person: owner, limit: 10 })).map(({ action }) => action).toReversed();

    test("one is found by its token's hash and by its kundli, with its settings", async () => {
      expect(await records.findByKundli(owner, "kundli-1")).toBeNull();
      expect(await records.save(share, `hash-${number}`, BY)).toBe(true);
      expect(await records.findByToken(`hash-${number}`)).toEqual(share);
      expect(await records.findByKundli(owner, "kundli-1")).toEqual(share);
      expect(await records.findByToken("another")).toBeNull();
      expect(await records.findByKundli(owner, "kundli-2")).toBeNull();
    });

    test("a new one replaces the previous one, whose token becomes invalid", async () => {
      await records.save(share, `first-${number}`, BY);
      const next: Share = { ...share, name: false, birth: "none", degrees: false };
      await records.save(next, `second-${number}`, BY);
      expect(await records.findByToken(`first-${number}`)).toBeNull();
      expect(await records.findByToken(`second-${number}`)).toEqual(next);
      expect(await records.findByOwner(owner)).toEqual([next]);
      expect(await deeds()).toEqual(["kundli_shared", "kundli_shared"]);
    });

    test("another owner's kundli with the same id has a separate link", async () => {
      const other = await store.account(`other${number}@example.org`);
      await records.save(share, `mine-${number}`, BY);
      await records.save({ ...share, ownerId: other }, `theirs-${number}`, BY);
      expect(await records.end(other, "kundli-1", BY)).toBe(true);
      expect(await records.findByToken(`theirs-${number}`)).toBeNull();
      expect(await records.findByToken(`mine-${number}`)).toEqual(share);
    });

    test("an ended one is gone, and ending it again is not audited", async () => {
      await records.save(share, `hash-${number}`, BY);
      expect(await records.end(owner, "kundli-1", BY)).toBe(true);
      expect(await records.end(owner, "kundli-1", BY)).toBe(false);
      expect(await records.findByToken(`hash-${number}`)).toBeNull();
      expect(await deeds()).toEqual(["kundli_shared", "share_ended"]);
    });

    test("those of a kundli or an owner are deleted without an audit entry", async () => {
      await records.save(share, `one-${number}`, BY);
      await records.save({ ...share, kundliId: "kundli-2" }, `two-${number}`, BY);
      await records.delete(owner, "kundli-1");
      expect((await records.findByOwner(owner)).map(({ kundliId }) => kundliId)).toEqual(["kundli-2"]);
      await records.erase(owner);
      expect(await records.findByOwner(owner)).toEqual([]);
      expect(await deeds()).toEqual(["kundli_shared", "kundli_shared"]);
    });

    test("they are deleted with the account, and none is created for a deleted one", async () => {
      await records.save(share, `hash-${number}`, BY);
      await store.deleteAccount(owner);
      expect(await records.findByToken(`hash-${number}`)).toBeNull();
      expect(await records.save(share, `late-${number}`, BY)).toBe(false);
    });
  });
}
