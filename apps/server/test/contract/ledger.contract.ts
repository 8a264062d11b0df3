import type { LedgerFigures } from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditRepository } from "../../src/modules/audit/repository.ts";
import type { LedgerEntry, NewLedgerEntry } from "../../src/modules/ledger/ledger.ts";
import type { LedgerRepository, ToldOutcome } from "../../src/modules/ledger/repository.ts";

/** What each implementation provides. */
export interface LedgerStore {
  readonly records: LedgerRepository;
  readonly audit: Pick<AuditRepository, "find">;
  /** Creates an account in the implementation's store; returns its id. */
  account(email: string): Promise<string>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const SINCE = "2026-03-01";
/** More entries than a test adds. */
const MANY = 100;
const HIT: ToldOutcome = { outcome: "in_window", month: "2026-07", answeredOn: "2027-03-02" };
const NOT_COME: ToldOutcome = { outcome: "not_at_all", month: null, answeredOn: "2027-03-02" };
const UNTOLD = { outcome: null, month: null, answeredOn: null } as const;

/** The contract of the prediction ledger for every store. */
export function runLedgerContract(name: string, open: () => Promise<LedgerStore>): void {
  describe(`the prediction ledger in ${name}`, () => {
    let store: LedgerStore;
    let records: LedgerRepository;
    let number = 0;
    let owner: string;
    /** A version of the rule of this test alone, because some queries are about all accounts. */
    let ruleVersion: number;
    beforeAll(async () => {
      store = await open();
      ({ records } = store);
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      ruleVersion = number += 1;
      owner = await store.account(`member${number}@example.org`);
      await records.turnOn(owner, SINCE);
    });

    const createEntry = (id: string, changes: Partial<NewLedgerEntry> = {}): NewLedgerEntry => ({
      id: `${id}-${number}`,
      kundliId: "kundli-1",
      chartHash: "a keyed hash",
      topic: "career",
      house: 10,
      karakas: ["sun", "saturn"],
      rank: "a",
      isGood: true,
      from: "2026-06-10T04:30:00.000Z",
      until: "2026-09-01T00:00:00.000Z",
      namedOn: SINCE,
      spanMonths: 12,
      ruleVersion,
      ...changes,
    });
    const later = { from: "2026-11-01T00:00:00.000Z", until: "2027-01-15T12:00:00.000Z" };
    const idsOf = (entries: readonly LedgerEntry[]): string[] => entries.map(({ id }) => id.split("-")[0] ?? "");
    const findIds = async (): Promise<string[]> => idsOf(await records.findOfOwner(owner));
    const listDeeds = async (): Promise<string[]> =>
      (await store.audit.find({ person: owner, limit: 10 })).map(({ action }) => action).toReversed();
    const controlledIds = async (): Promise<string[]> =>
      idsOf((await records.findControlled()).filter(({ ownerId }) => ownerId === owner).map(({ entry }) => entry));

    test("is off until it is turned on; turning it on again changes nothing, and both ends are audited once", async () => {
      const stranger = await store.account(`stranger${number}@example.org`);
      expect(await records.findStart(stranger)).toBeNull();
      expect(await records.add(stranger, [createEntry("refused")], MANY)).toBe(0);
      expect(await records.findOfOwner(stranger)).toEqual([]);

      expect(await records.turnOn(owner, "2026-04-01")).toBe(true);
      expect(await records.findStart(owner)).toBe(SINCE);
      await records.add(owner, [createEntry("a")], MANY);
      await records.turnOff(owner);
      await records.turnOff(owner);
      expect([await records.findStart(owner), await records.findOfOwner(owner)]).toEqual([null, []]);
      expect(await listDeeds()).toEqual(["ledger_on", "ledger_off"]);
    });

    test("an entry is found as it was added, weak ones too", async () => {
      const weak = createEntry("b", { topic: "home", house: 4, karakas: [], rank: "least", isGood: false });
      expect(await records.add(owner, [createEntry("a"), weak], MANY)).toBe(2);
      expect(await records.findOfOwner(owner)).toEqual([
        { ...createEntry("a"), ...UNTOLD },
        { ...weak, ...UNTOLD },
      ]);
    });

    test("a window that overlaps one of the same topic and house is the same one, also within one addition", async () => {
      const moved = createEntry("b", { from: "2026-08-31T00:00:00.000Z", until: "2026-12-01T00:00:00.000Z" });
      expect(await records.add(owner, [createEntry("a"), moved], MANY)).toBe(1);
      expect(await records.add(owner, [moved], MANY)).toBe(0);
      const next = createEntry("c", { from: "2026-09-01T00:00:00.000Z", until: "2026-12-01T00:00:00.000Z" });
      const others = [next, createEntry("d", { house: 6 }), createEntry("e", { topic: "wealth" })];
      expect(await records.add(owner, others, MANY)).toBe(3);
      expect(await findIds()).toEqual(["a", "c", "d", "e"]);
    });

    test("there are at most as many entries as asked for", async () => {
      const entries = [1, 2, 3].map((house) => createEntry(`h${house}`, { house }));
      expect(await records.add(owner, entries, 2)).toBe(2);
      expect(await records.add(owner, entries, 2)).toBe(0);
      expect(await findIds()).toEqual(["h1", "h2"]);
    });

    test("additions at the same moment keep an overlapping window once", async () => {
      const added = await Promise.all(["a", "b", "c", "d"].map((id) => records.add(owner, [createEntry(id)], MANY)));
      expect(added.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 1]);
      expect(await records.findOfOwner(owner)).toHaveLength(1);
    });

    test("an outcome is told by the owner alone, and replaced", async () => {
      const stranger = await store.account(`stranger${number}@example.org`);
      const entry = createEntry("a");
      await records.add(owner, [entry], MANY);
      expect(await records.tell(stranger, entry.id, HIT)).toBe(false);
      expect(await records.tell(owner, "another", HIT)).toBe(false);
      expect(await records.findOfOwner(owner)).toEqual([{ ...entry, ...UNTOLD }]);
      expect(await records.tell(owner, entry.id, HIT)).toBe(true);
      expect(await records.findOfOwner(owner)).toEqual([{ ...entry, ...HIT }]);
      expect(await records.tell(owner, entry.id, NOT_COME)).toBe(true);
      expect(await records.findOfOwner(owner)).toEqual([{ ...entry, ...NOT_COME }]);
    });

    test("entries go with their kundli; those of another kundli, or of another account's, stay", async () => {
      const other = await store.account(`other${number}@example.org`);
      await records.turnOn(other, SINCE);
      await records.add(owner, [createEntry("a"), createEntry("b", { kundliId: "kundli-2", ...later })], MANY);
      await records.add(other, [createEntry("c")], MANY);
      const kundlis = await records.findKundlis();
      const ofThese = kundlis.filter(({ ownerId }) => ownerId === owner || ownerId === other);
      expect(new Set(ofThese.map(({ ownerId, kundliId }) => `${ownerId} ${kundliId}`))).toEqual(
        new Set([`${owner} kundli-1`, `${owner} kundli-2`, `${other} kundli-1`]),
      );
      expect(ofThese).toHaveLength(3);
      await records.removeOfKundli(owner, "kundli-1");
      expect(await findIds()).toEqual(["b"]);
      expect(idsOf(await records.findOfOwner(other))).toEqual(["c"]);
    });

    test("an erasure removes all without an audit entry", async () => {
      await records.add(owner, [createEntry("a")], MANY);
      await records.erase(owner);
      expect([await records.findStart(owner), await records.findOfOwner(owner)]).toEqual([null, []]);
      expect(await listDeeds()).toEqual(["ledger_on"]);
    });

    test("all goes with the account, and none takes part that is deleted", async () => {
      await records.add(owner, [createEntry("a")], MANY);
      await store.deleteAccount(owner);
      expect([await records.findStart(owner), await records.findOfOwner(owner)]).toEqual([null, []]);
      expect(await records.turnOn(owner, SINCE)).toBe(false);
      expect(await records.add(owner, [createEntry("a")], MANY)).toBe(0);
    });

    test("a control is computed for what was told and counts, of the version asked for, so many at a time", async () => {
      const entries = ["a", "b", "c", "d"].map((id, at) => createEntry(id, { house: at + 1 }));
      const old = createEntry("e", { house: 5, ruleVersion: ruleVersion + 1_000 });
      await records.add(owner, [...entries, old], MANY);
      const told: readonly ToldOutcome[] = [HIT, NOT_COME, { ...NOT_COME, outcome: "cannot_say" }];
      for (const [at, outcome] of told.entries()) await records.tell(owner, entries[at]?.id ?? "", outcome);
      await records.tell(owner, old.id, HIT);
      const found = await records.findWithoutControl(ruleVersion, MANY);
      expect(found.map(({ ownerId, control }) => [ownerId, control])).toEqual([
        [owner, null],
        [owner, null],
      ]);
      expect(idsOf(found.map(({ entry }) => entry))).toEqual(["a", "b"]);
      expect(await records.findWithoutControl(ruleVersion, 1)).toHaveLength(1);
    });

    test("a control is stored with its entry, unless another outcome was told since, which removes it", async () => {
      const entries = [createEntry("a"), createEntry("b", later)];
      await records.add(owner, entries, MANY);
      await records.tell(owner, entries[0]?.id ?? "", HIT);
      await records.tell(owner, entries[1]?.id ?? "", NOT_COME);
      for (const { entry } of await records.findWithoutControl(ruleVersion, MANY)) {
        await records.saveControl({ ...entry, month: "2026-08", outcome: "in_window" }, "111");
        expect(await controlledIds()).not.toContain(entry.id.split("-")[0]);
        await records.saveControl(entry, "0101");
      }
      expect(await controlledIds()).toEqual(["a", "b"]);
      expect(await records.findWithoutControl(ruleVersion, MANY)).toEqual([]);
      await records.tell(owner, entries[0]?.id ?? "", NOT_COME);
      expect(await controlledIds()).toEqual(["b"]);
      expect((await records.findControlled()).find(({ ownerId }) => ownerId === owner)?.control).toBe("0101");
    });

    test("entries are counted by their day and span, with those told", async () => {
      const entries = [createEntry("a"), createEntry("b", later), createEntry("c", { house: 6, spanMonths: 24 })];
      await records.add(owner, entries, MANY);
      await records.tell(owner, entries[0]?.id ?? "", { ...NOT_COME, outcome: "cannot_say" });
      const counts = await records.countByNaming(ruleVersion);
      expect(counts.toSorted((one, other) => one.spanMonths - other.spanMonths)).toEqual([
        { namedOn: SINCE, spanMonths: 12, entries: 2, told: 1 },
        { namedOn: SINCE, spanMonths: 24, entries: 1, told: 0 },
      ]);
    });

    test("the last figures are kept", async () => {
      const measure = {
        people: 21,
        entries: 40,
        hits: 9,
        shuffled_mean: 8.6,
        shuffled_low: 4,
        shuffled_high: 14,
        p: 0.5,
      };
      const figures: LedgerFigures = {
        needed: 20,
        people: 21,
        computed_on: "2027-03-03",
        due: 60,
        told: 40,
        good: measure,
        weak: null,
      };
      await records.saveFigures({ ...figures, people: 3, good: null, computed_on: "2027-03-02" });
      await records.saveFigures(figures);
      expect(await records.findFigures()).toEqual(figures);
    });
  });
}
