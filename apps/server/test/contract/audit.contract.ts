import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditRepository, NewAuditEntry } from "../../src/modules/audit/repository.ts";

/** What each implementation provides. */
export interface AuditStore {
  readonly records: AuditRepository;
  /** Creates an account in the implementation's store; returns its id. */
  account(email: string): Promise<string>;
  deleteAccount(id: string): Promise<void>;
  /** Sets the clock. */
  setTime(at: string): void;
  close(): Promise<void>;
}

const MORNING = "2026-03-01T06:00:00.000Z";
const EVENING = "2026-03-01T18:00:00.000Z";
const NEXT_DAY = "2026-03-02T06:00:00.000Z";

/** The contract of the audit trail for every store. */
export function runAuditContract(name: string, open: () => Promise<AuditStore>): void {
  describe(`the audit trail in ${name}`, () => {
    let store: AuditStore;
    let records: AuditRepository;
    let number = 0;
    beforeAll(async () => {
      store = await open();
      ({ records } = store);
    });
    afterAll(() => store.close());

    /** Two separate people for this test. */
    const two = async () => {
      number += 1;
      const [asha, binod] = [`asha${number}@example.org`, `binod${number}@example.org`];
      return {
        asha: { id: await store.account(asha), email: asha },
        binod: { id: await store.account(binod), email: binod },
      };
    };
    const by = (id: string, change: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
      action: "activated",
      actor: { kind: "person", id },
      subjectId: null,
      ...change,
    });
    const at = async (time: string, entry: NewAuditEntry): Promise<void> => {
      store.setTime(time);
      await records.add(entry);
    };

    test("an entry has actor, subject, address and time", async () => {
      const { asha, binod } = await two();
      await at(MORNING, by(asha.id, { subjectId: binod.id, via: "google", address: "mark", account: "name" }));
      const [entry] = await records.find({ person: binod.id, limit: 5 });
      expect(entry).toEqual({
        id: entry?.id,
        at: MORNING,
        lastAt: MORNING,
        count: 1,
        action: "activated",
        actor: { kind: "person", person: asha },
        subject: binod,
        via: "google",
        address: "mark",
        account: "name",
      });
      await at(EVENING, { action: "deactivated", actor: { kind: "shell" }, subjectId: binod.id });
      expect((await records.find({ person: binod.id, limit: 1 }))[0]).toMatchObject({
        actor: { kind: "shell", person: null },
        via: null,
        address: null,
        account: null,
      });
    });

    test("entries are latest first, by person and by action, in pages without repeats or gaps", async () => {
      const { asha, binod } = await two();
      for (const action of ["signed_up", "activated", "deactivated", "activated"] as const)
        await at(MORNING, by(asha.id, { action, subjectId: binod.id }));
      await at(MORNING, by(binod.id, { action: "signed_up" }));
      const actions = (entries: readonly { readonly action: string }[]) => entries.map(({ action }) => action);
      const first = await records.find({ person: asha.id, limit: 3 });
      expect(actions(first)).toEqual(["activated", "deactivated", "activated"]);
      const rest = await records.find({ person: asha.id, limit: 3, before: first.at(-1)?.id });
      expect(actions(rest)).toEqual(["signed_up"]);
      const chosen = await records.find({ person: binod.id, action: "signed_up", limit: 9 });
      expect(chosen.map(({ actor }) => actor.person?.id)).toEqual([binod.id, asha.id]);
    });

    test("entries with the same key are one counted entry with first and last time", async () => {
      const { asha } = await two();
      const failed = { action: "sign_in_failed", actor: { kind: "anonymous" }, subjectId: asha.id } as const;
      for (const time of [MORNING, EVENING]) await at(time, { ...failed, key: `failed ${asha.id}` });
      await at(EVENING, { ...failed, key: `failed ${asha.id} elsewhere` });
      const entries = await records.find({ person: asha.id, limit: 9 });
      expect(entries.map(({ count, at: first, lastAt }) => [count, first, lastAt])).toEqual([
        [1, EVENING, EVENING],
        [2, MORNING, EVENING],
      ]);
    });

    test("an anonymised person's entries have no id, address or pseudonym; others keep theirs", async () => {
      const { asha, binod } = await two();
      const marks = { via: "password", address: "mark", account: "name" } as const;
      await at(MORNING, by(asha.id, { subjectId: binod.id, ...marks }));
      await at(MORNING, by(binod.id, { subjectId: asha.id, ...marks }));
      await records.anonymise(asha.id);
      expect(await records.find({ person: asha.id, limit: 9 })).toEqual([]);
      const left = await records.find({ person: binod.id, limit: 9 });
      expect(left).toMatchObject([
        { actor: { person: binod }, subject: null, address: null, account: null },
        { actor: { kind: "person", person: null }, subject: binod, address: null, account: null },
      ]);
    });

    test("nothing more is noted for a deleted account, without an error", async () => {
      const { asha, binod } = await two();
      await store.deleteAccount(asha.id);
      await at(MORNING, by(asha.id, { subjectId: binod.id }));
      expect(await records.find({ person: binod.id, limit: 9 })).toEqual([]);
    });

    test("entries last updated before a time are deleted", async () => {
      const { asha } = await two();
      await at(MORNING, by(asha.id));
      await at(MORNING, by(asha.id, { key: `again ${asha.id}` }));
      await at(NEXT_DAY, by(asha.id, { key: `again ${asha.id}` }));
      await records.deleteBefore(EVENING);
      expect(await records.find({ person: asha.id, limit: 9 })).toMatchObject([{ count: 2, lastAt: NEXT_DAY }]);
    });
  });
}
