import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Lead, LeadRepository, LeadsPageQuery } from "../../src/modules/leads/repository.ts";

/** What each implementation provides. */
export interface LeadStore {
  readonly records: LeadRepository;
  close(): Promise<void>;
}

const lead = (id: string, changes: Partial<Lead> = {}): Lead => ({
  id,
  name: "Asha Example",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  source: "pilot_signup_form",
  status: "new",
  device: "mobile",
  country: "IN",
  userAgent: "Mozilla/5.0",
  referrer: "",
  url: "https://lagna.example/pilot",
  screenResolution: "390x844",
  timezone: "Asia/Kolkata",
  language: "hi-IN",
  timestamp: "2026-03-01T11:30:00+05:30",
  createdAt: "2026-03-01T06:00:00.000Z",
  ...changes,
});

const ALL: LeadsPageQuery = { q: "", status: "all", limit: 100, after: null };

/** The contract of leads for every store. */
export function runLeadsContract(name: string, open: () => Promise<LeadStore>): void {
  describe(`leads in ${name}`, () => {
    let store: LeadStore;
    let records: LeadRepository;
    beforeAll(async () => {
      store = await open();
      records = store.records;
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      for (const { id } of await records.findPage(ALL)) await records.delete(id);
    });
    const ids = async (wanted: Partial<LeadsPageQuery> = {}) =>
      (await records.findPage({ ...ALL, ...wanted })).map(({ id }) => id);

    test("every field is stored unchanged; the same id again changes nothing", async () => {
      const full = lead("lead-1");
      const bare = lead("lead-2", { country: null, name: "आशा", userAgent: "" });
      for (const each of [full, bare, { ...full, name: "Somebody else" }]) await records.add(each);
      expect(await records.findPage(ALL)).toEqual([bare, full]);
    });

    test("are latest first, in pages without repeats or gaps, even if leads are added", async () => {
      const minutes = [5, 1, 3, 3, 2];
      for (const [index, minute] of minutes.entries())
        await records.add(lead(`lead-${index}`, { createdAt: `2026-03-01T06:0${minute}:00.000Z` }));
      const expected = ["lead-0", "lead-3", "lead-2", "lead-4", "lead-1"];
      expect(await ids()).toEqual(expected);
      const seen: string[] = [];
      let after: LeadsPageQuery["after"] = null;
      do {
        const page = await records.findPage({ ...ALL, limit: 2, after });
        seen.push(...page.map(({ id }) => id));
        await records.add(lead(`late-${seen.length}`, { createdAt: "2026-03-02T06:00:00.000Z" }));
        after = page.at(-1) ?? null;
      } while (after !== null);
      expect(seen).toEqual(expected);
    });

    test("are found by part of a name, address or number, with wildcards taken literally", async () => {
      await records.add(lead("lead-1", { name: "Ravi 100%_Kumar", email: "ravi@example.org", phone: "1112223334" }));
      await records.add(lead("lead-2"));
      for (const q of ["RAVI", "ravi@ex", "222333", "100%", "%_K"]) expect(await ids({ q }), q).toEqual(["lead-1"]);
      for (const q of ["%", "_"]) expect(await ids({ q }), q).toEqual(["lead-1"]);
      for (const q of ["100_", String.raw`\ `, "nobody"]) expect(await ids({ q }), q).toEqual([]);
    });

    test("a status is changed and filtered by", async () => {
      await records.add(lead("lead-1"));
      await records.add(lead("lead-2"));
      const converted = lead("lead-1", { status: "converted" });
      expect(await records.setStatus({ id: "lead-1", status: "converted", expectedStatus: "new" })).toEqual(converted);
      expect(await records.setStatus({ id: "lead-1", status: "contacted", expectedStatus: "new" })).toBe("changed");
      expect(await records.setStatus({ id: "lead-1", status: "converted", expectedStatus: "new" })).toEqual(converted);
      expect(await records.setStatus({ id: "nobody", status: "converted" })).toBe("missing");
      expect(await ids({ status: "converted" })).toEqual(["lead-1"]);
      expect(await ids({ status: "new" })).toEqual(["lead-2"]);
    });

    test("of two conflicting status changes one is reported", async () => {
      await records.add(lead("lead-1"));
      const made = await Promise.all(
        (["contacted", "converted"] as const).map((status) =>
          records.setStatus({ id: "lead-1", status, expectedStatus: "new" }),
        ),
      );
      expect(made.filter((each) => each === "changed")).toHaveLength(1);
      expect(made.filter((each) => typeof each === "object")).toHaveLength(1);
    });

    test("they are counted by source, status, device, country and minute", async () => {
      await records.add(lead("lead-1"));
      await records.add(lead("lead-2", { device: "desktop", country: null, status: "contacted" }));
      await records.add(lead("lead-3", { createdAt: "2026-02-01T00:00:59.000Z" }));
      await records.add(lead("lead-4", { createdAt: "2026-01-01T00:00:00.000Z" }));
      expect(await records.countAll("2026-02-01T00:00:00.000Z")).toEqual({
        total: 4,
        sources: { pilot_signup_form: 4 },
        statuses: { new: 3, contacted: 1 },
        devices: { mobile: 3, desktop: 1 },
        countries: { IN: 3, "": 1 },
        minutes: { "2026-03-01T06:00": 2, "2026-02-01T00:00": 1 },
      });
    });

    test("those of an address are found and deleted together, and one lead by id", async () => {
      await records.add(lead("lead-1"));
      await records.add(lead("lead-2"));
      await records.add(lead("lead-3", { email: "ravi@example.org" }));
      expect((await records.findByEmail("asha@example.org")).map(({ id }) => id).toSorted()).toEqual([
        "lead-1",
        "lead-2",
      ]);
      for (let time = 0; time < 2; time += 1) await records.deleteByEmail("asha@example.org");
      expect(await ids()).toEqual(["lead-3"]);
      expect([await records.delete("lead-3"), await records.delete("lead-3")]).toEqual([true, false]);
    });
  });
}
