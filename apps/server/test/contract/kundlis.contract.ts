import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
  KundliFields,
  KundliRepository,
  Owner,
  KundliSave,
  SavedKundli,
} from "../../src/modules/saved-kundlis/repository.ts";

/** What each implementation provides. */
export interface KundliStore {
  readonly records: KundliRepository;
  /** Creates an account in the implementation's store. */
  account(email: string): Promise<Owner>;
  deleteAccount(owner: Owner): Promise<void>;
  close(): Promise<void>;
}

const FIRST = "2026-03-01T06:00:00.000Z";
const LATER = "2026-03-01T07:00:00.000Z";

export const FIELDS: KundliFields = {
  name: "Asha Example",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  calendar: "gregorian",
  hour: 10,
  minute: 30,
  uncertaintyMinutes: null,
  timeUnknown: false,
  second: 0,
  city: "Varanasi",
  country: "India",
  latitude: 25.31668,
  longitude: 83.01041,
  timeZone: "Asia/Kolkata",
  utcOffset: null,
  settings: { preset: "lagna", vargas: { D2: "parashara" } } as KundliFields["settings"],
  tags: ["परिवार", "client"],
  notes: "First line\nsecond line",
};

const EMPTY: KundliFields = {
  ...FIELDS,
  name: "",
  year: null,
  month: "",
  day: null,
  calendar: null,
  hour: null,
  minute: null,
  city: "",
  country: "",
  latitude: null,
  longitude: null,
  timeZone: null,
  settings: null,
  tags: [],
  notes: "",
};

/** The contract of saved kundlis for every store. */
export function runKundlisContract(name: string, open: () => Promise<KundliStore>): void {
  describe(`saved kundlis in ${name}`, () => {
    let store: KundliStore;
    let records: KundliRepository;
    let number = 0;
    beforeAll(async () => {
      store = await open();
      records = store.records;
    });
    afterAll(() => store.close());

    const somebody = () => store.account(`somebody${(number += 1)}@example.org`);
    const id = () => `kundli-${crypto.randomUUID()}`;

    interface Given extends Partial<KundliFields> {
      readonly id?: string;
      readonly version?: number;
      readonly at?: string;
      readonly birthKey?: string | null;
      readonly isSelf?: boolean;
    }

    const save = (owner: Owner, given: Given = {}): KundliSave => {
      const { at = FIRST, isSelf, ...kundli } = given;
      return {
        isSelf,
        kundli: {
          ...FIELDS,
          id: id(),
          ownerId: owner.userId,
          ownerEmail: owner.email,
          version: 1,
          createdAt: at,
          updatedAt: at,
          birthKey: null,
          chartSummary: null,
          ...kundli,
        },
      };
    };

    const created = async (owner: Owner, given: Given = {}): Promise<SavedKundli> => {
      const outcome = await records.create(save(owner, given));
      expect(outcome.kind).toBe("created");
      return (outcome as { kundli: SavedKundli }).kundli;
    };

    test("every field is stored unchanged, empty ones too", async () => {
      const owner = await somebody();
      const problems = [{ path: "city", code: "city_unknown", params: {} }] as const;
      const chartSummary = { revision: 1, problems, chart: null };
      const full = { ...save(owner, { birthKey: "a birth" }).kundli, chartSummary };
      await records.create({ kundli: full, isSelf: true });
      const empty = save(owner, EMPTY).kundli;
      await records.create({ kundli: empty, isSelf: undefined });
      expect(await records.find(owner, full.id)).toEqual({ ...full, isSelf: true });
      expect(await records.find(owner, empty.id)).toEqual({ ...empty, isSelf: false });
      expect((await records.findAll(owner)).map((kundli) => kundli.id).toSorted()).toEqual(
        [full.id, empty.id].toSorted(),
      );
      expect(await records.count(owner)).toBe(2);
    });

    test("other people cannot find, change, delete or list it", async () => {
      const [owner, stranger] = [await somebody(), await somebody()];
      const kept = await created(owner);
      expect(await records.find(stranger, kept.id)).toBeNull();
      expect(await records.findAll(stranger)).toEqual([]);
      expect(await records.count(stranger)).toBe(0);
      expect(await records.update(save(stranger, { id: kept.id, name: "Mine" }))).toEqual({ kind: "missing" });
      expect(await records.delete(stranger, kept.id, null)).toBe("missing");
      expect(await records.create(save(stranger, { id: kept.id, name: "Mine" }))).toEqual({ kind: "taken" });
      await records.saveChartSummary(stranger, kept.id, 1, { revision: 1, problems: [], chart: null });
      await records.erase(stranger);
      expect(await records.find(owner, kept.id)).toEqual(kept);
    });

    test("repeating a save keeps one record; other content under its id is a conflict", async () => {
      const owner = await somebody();
      const first = save(owner);
      expect((await records.create(first)).kind).toBe("created");
      expect(await records.create(save(owner, { id: first.kundli.id, at: LATER }))).toMatchObject({
        kind: "known",
        kundli: { version: 1, updatedAt: FIRST },
      });
      expect(await records.create(save(owner, { id: first.kundli.id, city: "Pune" }))).toEqual({ kind: "conflict" });
      expect(await records.findAll(owner)).toHaveLength(1);
    });

    test("two concurrent saves with one id create one record", async () => {
      const owner = await somebody();
      const twice = save(owner);
      const outcomes = await Promise.all([records.create(twice), records.create(twice), records.create(twice)]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["created", "known", "known"]);
      expect(await records.count(owner)).toBe(1);
    });

    test("saving the same birth updates the first record, and keeps tags and notes", async () => {
      const [owner, other] = [await somebody(), await somebody()];
      const first = await created(owner, { birthKey: "one birth" });
      await created(other, { birthKey: "one birth" });
      const again = { birthKey: "one birth", at: LATER, tags: [], notes: "", settings: null };
      expect(await records.create(save(owner, again))).toEqual({
        kind: "updated",
        kundli: { ...first, settings: null, version: 2, updatedAt: LATER },
      });
      expect((await records.create(save(owner, again))).kind).toBe("known");
      expect(await records.findAll(owner)).toHaveLength(1);
      expect(await records.findAll(other)).toHaveLength(1);
    });

    test("two concurrent first saves of one birth create one record", async () => {
      const owner = await somebody();
      const saves = [1, 2, 3].map(() => records.create(save(owner, { birthKey: "at once" })));
      const outcomes = (await Promise.all(saves)).map(({ kind }) => kind);
      expect(outcomes.toSorted()).toEqual(["created", "known", "known"]);
      expect(await records.count(owner)).toBe(1);
    });

    test("an update increments the version; an old version is stale, and a repeated update is no conflict", async () => {
      const owner = await somebody();
      const kept = await created(owner);
      const change = save(owner, { id: kept.id, version: 1, notes: "Changed", at: LATER });
      const next = { ...kept, notes: "Changed", version: 2, updatedAt: LATER };
      expect(await records.update(change)).toEqual({ kind: "updated", kundli: next });
      expect(await records.update(change)).toEqual({ kind: "known", kundli: next });
      expect(await records.update(save(owner, { id: kept.id, version: 1, notes: "Other" }))).toEqual({ kind: "stale" });
      expect(await records.find(owner, kept.id)).toEqual(next);
      expect(await records.update(save(owner, { version: 1 }))).toEqual({ kind: "missing" });
    });

    test("of two concurrent updates one succeeds and the other gets a conflict", async () => {
      const owner = await somebody();
      const kept = await created(owner);
      const changes = ["One", "Other"].map((notes) => records.update(save(owner, { id: kept.id, version: 1, notes })));
      const outcomes = (await Promise.all(changes)).map(({ kind }) => kind);
      expect(outcomes.toSorted()).toEqual(["stale", "updated"]);
      expect(await records.find(owner, kept.id)).toMatchObject({ version: 2 });
    });

    test("at most one chart is the owner's own; versions of the others stay", async () => {
      const owner = await somebody();
      const [first, second] = [await created(owner, { isSelf: true }), await created(owner, { isSelf: true })];
      const selves = async () =>
        (await records.findAll(owner)).filter(({ isSelf }) => isSelf).map((kundli) => kundli.id);
      expect(await selves()).toEqual([second.id]);
      await records.update(save(owner, { id: first.id, isSelf: true }));
      expect(await selves()).toEqual([first.id]);
      expect(await records.find(owner, second.id)).toMatchObject({ version: 1 });
      await records.update(save(owner, { id: first.id, version: 2, notes: "Still" }));
      expect(await selves()).toEqual([first.id]);
      await records.update(save(owner, { id: first.id, version: 3, notes: "Still", isSelf: false }));
      expect(await selves()).toEqual([]);
    });

    test("a deletion may name the expected version", async () => {
      const owner = await somebody();
      const [one, other] = [await created(owner), await created(owner)];
      await records.update(save(owner, { id: one.id, version: 1, notes: "Changed" }));
      expect(await records.delete(owner, one.id, 1)).toBe("stale");
      expect(await records.delete(owner, one.id, 2)).toBe("deleted");
      expect(await records.delete(owner, one.id, 2)).toBe("missing");
      expect(await records.delete(owner, other.id, null)).toBe("deleted");
      expect(await records.findAll(owner)).toEqual([]);
    });

    test("a chart summary is stored only for the version it was computed from", async () => {
      const owner = await somebody();
      const kept = await created(owner);
      const chartSummary = { revision: 1, problems: [], chart: null };
      await records.saveChartSummary(owner, kept.id, 2, chartSummary);
      expect(await records.find(owner, kept.id)).toEqual(kept);
      await records.saveChartSummary(owner, kept.id, 1, chartSummary);
      expect(await records.find(owner, kept.id)).toEqual({ ...kept, chartSummary });
    });

    test("kundlis are deleted with the account, and none is created for a deleted one", async () => {
      const owner = await somebody();
      const kept = await created(owner);
      await store.deleteAccount(owner);
      expect(await records.create(save(owner))).toEqual({ kind: "gone" });
      expect(await records.find(owner, kept.id)).toBeNull();
      const after = await store.account(owner.email);
      expect(await records.findAll(after)).toEqual([]);
    });

    test("erasing deletes everything and can be repeated", async () => {
      const owner = await somebody();
      await created(owner);
      for (let time = 0; time < 2; time += 1) await records.erase(owner);
      expect(await records.findAll(owner)).toEqual([]);
    });
  });
}
