import {
  type KundliData,
  kundliResponseSchema,
  type SavedKundli,
  type SavedKundliCreate,
  savedKundliResponseSchema,
  savedKundliSchema,
  savedKundlisBatchResponseSchema,
  savedKundlisResponseSchema,
  untimedResponseSchema,
} from "@lagna/contract";
import { GRAHA_WORDS, GRAHAS, NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";

const ASHA: SavedKundliCreate = { ...BIRTH };
const RAVI: SavedKundliCreate = {
  ...ASHA,
  name: "Ravi Example",
  gender: "male",
  year: 1962,
  month: "2",
  day: 4,
  city: "Pune",
};

let people: PeopleApp;
let administrator: Caller;
let number = 0;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

/** A new account, with functions for its kundlis. */
async function somebody() {
  const { token, email } = await people.signUp(`person${(number += 1)}@example.org`);
  const call = (method: Parameters<PeopleApp["call"]>[0], path: string, body?: unknown) =>
    people.call(method, `/kundlis${path}`, { token, body });
  const saved = async (method: "POST" | "PUT", path: string, body: unknown) => {
    const response = await call(method, path, body);
    expect(response.statusCode, response.body).toBe(200);
    return savedKundliResponseSchema.parse(response.json());
  };
  return {
    token,
    email,
    call,
    save: (body: SavedKundliCreate) => saved("POST", "", body),
    change: ({ id, version }: SavedKundli, body: SavedKundliCreate) => saved("PUT", `/${id}`, { version, ...body }),
    list: async (query: Record<string, string> = {}) =>
      savedKundlisResponseSchema.parse((await call("GET", `?${new URLSearchParams(query).toString()}`)).json()),
    generate: async (birth: SavedKundliCreate): Promise<KundliData> =>
      kundliResponseSchema.parse((await people.call("POST", "/kundli", { token, body: birth })).json()).data,
  };
}

const names = ({ kundlis }: { kundlis: readonly SavedKundli[] }) => kundlis.map(({ name }) => name);

describe("a saved kundli", () => {
  test("has the specification's fields, its owner, and its chart as the generator makes it", async () => {
    const me = await somebody();
    const { created, kundli } = await me.save({ ...ASHA, tags: ["Family"], notes: "Two\nlines", is_self: true });
    const data = await me.generate(ASHA);
    expect(created).toBe(true);
    expect(kundli).toMatchObject({
      ...ASHA,
      owner_email: me.email,
      version: 1,
      created_at: people.now().toISOString(),
      updated_at: people.now().toISOString(),
      second: 0,
      tags: ["Family"],
      notes: "Two\nlines",
      is_self: true,
      problems: [],
      settings: null,
    });
    const { chart } = kundli;
    expect(chart).toMatchObject({ utc_offset: "+05:30", lagna: data.lagna.sign });
    expect(chart?.signs).toEqual(Object.fromEntries(data.planets.map(({ id, sign }) => [id, sign])));
    const now = people.now().toISOString();
    const maha = data.dashas.vimshottari.periods.find(({ start, end }) => start <= now && now < end);
    const antar = maha?.sub?.find(({ start, end }) => start <= now && now < end);
    expect(chart?.running?.lords).toEqual([maha?.lord, antar?.lord]);
    const { periods } = data.dashas.vimshottari;
    const following = maha?.sub?.find(({ start }) => start === antar?.end);
    const afterwards = periods.find(({ start }) => start === maha?.end)?.lord;
    expect(chart?.running?.next).toEqual(following ? [maha?.lord, following.lord] : [afterwards, afterwards]);
    expect(Date.parse(chart?.running?.end ?? "") - Date.parse(antar?.end ?? "")).toBeLessThan(2000);
    expect(savedKundliSchema.parse((await me.call("GET", `/${kundli.id}`)).json())).toEqual(kundli);
  });

  test("keeps the uncertainty of its time, and its chart says which facts depend on it", async () => {
    const me = await somebody();
    const { kundli } = await me.save({ ...ASHA, uncertainty_minutes: 5 });
    expect(kundli).toMatchObject({ uncertainty_minutes: 5, time_unknown: false, problems: [] });
    expect(kundli.chart?.lagna).toBe((await me.generate(ASHA)).lagna.sign);
    const chart = kundliResponseSchema.parse((await me.call("GET", `/${kundli.id}/chart`)).json());
    expect(chart.data.uncertainty?.minutes).toBe(5);
    const exact = await me.change(kundli, { ...ASHA, uncertainty_minutes: null });
    expect(exact.kundli).toMatchObject({ id: kundli.id, uncertainty_minutes: null, version: 2 });
  });

  test("keeps the calendar of its date, and is the same birth by the other one", async () => {
    const me = await somebody();
    const lenin = { ...ASHA, year: 1870, month: "April", day: 10, calendar: "julian" } as const;
    const { kundli } = await me.save(lenin);
    expect(kundli).toMatchObject({ calendar: "julian", day: 10, problems: [] });
    const { data } = kundliResponseSchema.parse((await me.call("GET", `/${kundli.id}/chart`)).json());
    expect(data.birth).toMatchObject({ local: expect.stringMatching(/^1870-04-22T/), julian_date: "1870-04-10" });
    const again = await me.save({ ...lenin, day: 22, calendar: "gregorian" });
    expect(again.kundli).toMatchObject({ id: kundli.id, day: 22, calendar: "gregorian", version: 2 });
  });

  test("with an unknown time needs no hour, shows no lagna in the list, and has a chart of the day", async () => {
    const me = await somebody();
    const { hour: _hour, minute: _minute, ...day } = ASHA;
    const { kundli } = await me.save({ ...day, time_unknown: true });
    expect(kundli).toMatchObject({ hour: null, minute: null, time_unknown: true, problems: [], chart: null });
    const { data } = untimedResponseSchema.parse((await me.call("GET", `/${kundli.id}/chart?sections=yogas`)).json());
    expect(data.lagna).toBeNull();
    expect(data.uncertainty.facts.some(({ path }) => path.startsWith("yogas."))).toBe(true);
    expect((await me.save({ ...day, hour: 3, minute: 4, time_unknown: true })).kundli.id).toBe(kundli.id);
    expect((await me.save({ ...ASHA })).kundli.id).not.toBe(kundli.id);
  });

  test("falls back as the editor does, and is kept whatever is missing, with what it lacks for a chart", async () => {
    const me = await somebody();
    const { kundli } = await me.save({ month: "Sometime", year: 2700, day: 45, second: null });
    expect(kundli).toMatchObject({
      name: "",
      gender: "male",
      year: 2700,
      month: "Sometime",
      day: 45,
      hour: null,
      second: 0,
      city: "",
      country: "",
      tags: [],
      notes: "",
      is_self: false,
      chart: null,
    });
    expect(kundli.problems.map(({ path, message }) => [path, message])).toEqual([
      ["name", "Please enter your full name"],
      ["year", "Year must be between -1000 and 2399"],
      ["month", "Please select a month"],
      ["day", "Day must be between 1 and 31"],
      ["hour", "Hour must be 0-23"],
      ["minute", "Minute must be 0-59"],
      ["city", "Enter a valid city"],
      ["country", "Enter a valid country"],
    ]);
    expectError(await me.call("GET", `/${kundli.id}/chart`), 422, "invalid_input");
  });

  test("with an unknown place says so, and gets its chart once the place is corrected", async () => {
    const me = await somebody();
    const { kundli } = await me.save({ ...ASHA, city: "Nowhereabouts" });
    expect(kundli.problems).toMatchObject([{ path: "city", message: "Enter a valid city" }]);
    const right = await me.change(kundli, ASHA);
    expect(right.kundli).toMatchObject({ version: 2, problems: [], chart: { lagna: expect.any(String) } });
  });

  test.each(["Feb", "sept.", "8", "AUGUST"])("takes %s for a month", async (month) => {
    const me = await somebody();
    expect((await me.save({ ...ASHA, month })).kundli).toMatchObject({ month, problems: [] });
  });

  test.each([
    ["a gender that is none", { gender: "unknown" }],
    ["a name with a NUL", { name: "Asha\u0000" }],
    ["an id that is none", { id: "../x" }],
    ["a setting that is none", { settings: { node: "both" } }],
    ["a year beyond all counting", { year: 1e9 }],
    ["tags without end", { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    ["a latitude off the globe", { latitude: 91, longitude: 0 }],
    ["notes that are no text", { notes: 7 }],
  ])("refuses %s", async (_name, change) => {
    const me = await somebody();
    expectError(await me.call("POST", "", { ...ASHA, ...change }), 422, "invalid_input");
    expect((await me.list()).total).toBe(0);
  });

  test("opens its chart with the settings it was made with", async () => {
    const me = await somebody();
    const settings = { preset: "raman", node: "true" } as const;
    const { kundli } = await me.save({ ...ASHA, settings });
    const answer = await me.call("GET", `/${kundli.id}/chart?sections=shadbala`);
    const { data } = kundliResponseSchema.parse(answer.json());
    expect(data.settings).toMatchObject({ preset: "raman", ayanamsa: "raman", node: "true" });
    expect(data.shadbala).toBeDefined();
    expect(data.planets).toEqual((await me.generate({ ...ASHA, settings })).planets);
    expectError(await me.call("GET", `/${kundli.id}/chart?sections=tea_leaves`), 422, "invalid_input");
  });
});

describe("saving", () => {
  test("repeating a save after a lost response creates no second record", async () => {
    const me = await somebody();
    const body = { id: crypto.randomUUID(), ...ASHA };
    const first = await me.save(body);
    expect(await me.save(body)).toEqual({ ...first, created: false });
    expect((await me.list()).total).toBe(1);
    expectError(await me.call("POST", "", { ...body, city: "Pune" }), 409, "kundli_changed_elsewhere");
  });

  test("the same chart twice updates it; tags and notes stay", async () => {
    const me = await somebody();
    const first = await me.save({ ...ASHA, tags: ["Family"], notes: "Mine" });
    people.advance(MINUTE);
    const again = await me.save({ ...ASHA, name: "asha  EXAMPLE", month: "08", settings: { preset: "kp" } });
    expect(again).toMatchObject({ created: false, kundli: { id: first.kundli.id, version: 2, tags: ["Family"] } });
    expect(again.kundli).toMatchObject({
      notes: "Mine",
      settings: { preset: "kp" },
      created_at: first.kundli.created_at,
    });
    expect(again.kundli.updated_at).toBe(people.now().toISOString());
    expect((await me.save({ ...ASHA, minute: 31 })).created).toBe(true);
    expect((await me.list()).total).toBe(2);
  });

  test("an incomplete birth is never treated as a duplicate", async () => {
    const me = await somebody();
    await me.save({});
    await me.save({});
    expect((await me.list()).total).toBe(2);
  });

  test("over a version that is not the latest is a conflict, and nothing is overwritten", async () => {
    const me = await somebody();
    const { kundli } = await me.save(ASHA);
    const { kundli: second } = await me.change(kundli, { ...ASHA, notes: "Kept" });
    expectError(
      await me.call("PUT", `/${kundli.id}`, { ...ASHA, version: 1, notes: "Late" }),
      409,
      "kundli_changed_elsewhere",
    );
    expectError(await me.call("DELETE", `/${kundli.id}?version=1`), 409, "kundli_changed_elsewhere");
    expect(await me.change({ ...second, version: 1 }, { ...ASHA, notes: "Kept" })).toMatchObject({ kundli: second });
    expect((await me.list()).kundlis).toEqual([second]);
    expect((await me.call("DELETE", `/${kundli.id}?version=2`)).json()).toEqual({ status: "success" });
    expectError(await me.call("DELETE", `/${kundli.id}`), 404, "kundli_unknown");
  });

  test("only one chart is the owner's own; marking another replaces it", async () => {
    const me = await somebody();
    const { kundli: first } = await me.save({ ...ASHA, is_self: true });
    await me.save({ ...RAVI, is_self: true });
    expect((await me.list()).kundlis.map(({ name, is_self }) => [name, is_self])).toEqual([
      ["Asha Example", false],
      ["Ravi Example", true],
    ]);
    expect(names(await me.list({ self: "true" }))).toEqual(["Ravi Example"]);
    expect((await me.change(first, { ...ASHA, is_self: false })).kundli).toMatchObject({ is_self: false });
  });
});

describe("several at once", () => {
  const id = () => crypto.randomUUID();
  const batch = (me: Awaited<ReturnType<typeof somebody>>, kundlis: unknown[]) =>
    me.call("POST", "/batch", { kundlis });

  test("are saved individually, once however often they are sent, and report what prevents a chart", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { kundli: known } = await me.save({ ...ASHA, tags: ["Family"] });
    const { kundli: others } = await other.save(RAVI);
    const sent = [
      { id: id(), ...RAVI },
      { id: id(), ...ASHA, name: "Asha Example", settings: { preset: "kp" } },
      { id: id(), ...ASHA, name: "No Place", city: "Nowhereabouts" },
      { id: others.id, ...ASHA, name: "Somebody Else" },
    ];
    const first = savedKundlisBatchResponseSchema.parse((await batch(me, sent)).json());
    expect(first.results.map((one) => [one.id, one.outcome, one.problems.map(({ path }) => path)])).toEqual([
      [sent[0]?.id, "created", []],
      [sent[1]?.id, "updated", []],
      [sent[2]?.id, "created", ["city"]],
      [others.id, "id_taken", []],
    ]);
    const again = savedKundlisBatchResponseSchema.parse((await batch(me, sent)).json());
    expect(again.results.map(({ outcome }) => outcome)).toEqual(["known", "known", "known", "id_taken"]);
    const { kundlis, total } = await me.list();
    expect(total).toBe(3);
    expect(kundlis.find((one) => one.id === known.id)).toMatchObject({ tags: ["Family"], settings: { preset: "kp" } });
  });

  test("are all refused if one cannot be stored or if there are too many", async () => {
    const me = await somebody();
    const refused = await batch(me, [{ id: id(), ...ASHA }, { ...RAVI }]);
    expectError(refused, 422, "invalid_input");
    const many = Array.from({ length: 51 }, () => ({ id: id(), ...ASHA }));
    expectError(await batch(me, many), 422, "invalid_input");
    expectError(await batch(me, []), 422, "invalid_input");
    expect((await me.list()).total).toBe(0);
  });

  test("have their coordinates in the list, for export to other programs", async () => {
    const me = await somebody();
    await batch(me, [{ id: id(), ...ASHA, latitude: 18.5, longitude: 73.75, utc_offset: "+05:30" }]);
    const [kundli] = (await me.list()).kundlis;
    // Not in a town called Jaipur.
    const hindi = { city: null, state: null, country: "भारत" };
    expect(kundli?.chart?.place).toEqual({ latitude: 18.5, longitude: 73.75, hindi });
  });
});

test("another's kundli is nowhere: 404 to see, change, delete and open, and its id is taken", async () => {
  const [owner, stranger] = [await somebody(), await somebody()];
  const { kundli } = await owner.save(ASHA);
  for (const [method, path, body] of [
    ["GET", ""],
    ["PUT", "", { ...ASHA, version: 1 }],
    ["DELETE", ""],
    ["GET", "/chart"],
  ] as const)
    expectError(await stranger.call(method, `/${kundli.id}${path}`, body), 404, "kundli_unknown");
  expectError(await stranger.call("POST", "", { ...ASHA, id: kundli.id }), 409, "kundli_id_taken");
  expect(await stranger.list()).toMatchObject({ kundlis: [], total: 0 });
  expect((await owner.list()).kundlis).toEqual([kundli]);
  expectError(await people.call("GET", `/kundlis/${kundli.id}`, { token: administrator.token }), 404, "kundli_unknown");
});

describe("the list", () => {
  let me: Awaited<ReturnType<typeof somebody>>;
  let chart: KundliData;
  beforeAll(async () => {
    me = await somebody();
    await me.save({ ...ASHA, tags: ["Family", "Client"], notes: "Asked about a house" });
    await me.save({ ...RAVI, tags: ["Client"] });
    await me.save({
      ...ASHA,
      name: "émile Example",
      day: 1,
      month: "January",
      hour: 0,
      city: "Paris",
      country: "France",
    });
    await me.save({ name: "Someone without a time", city: "Agra" });
    chart = await me.generate(ASHA);
  });

  test("is sorted by name, with tags by frequency", async () => {
    const list = await me.list();
    expect(names(list)).toEqual(["Asha Example", "émile Example", "Ravi Example", "Someone without a time"]);
    expect(list).toMatchObject({
      total: 4,
      matching: 4,
      tags: [
        { tag: "Client", count: 2 },
        { tag: "Family", count: 1 },
      ],
    });
  });

  test.each([
    ["date", ["Ravi Example", "émile Example", "Asha Example", "Someone without a time"]],
    ["time", ["émile Example", "Asha Example", "Ravi Example", "Someone without a time"]],
    ["location", ["Someone without a time", "émile Example", "Ravi Example", "Asha Example"]],
  ])("sorts by %s, both ways", async (sort, expected) => {
    const upwards = names(await me.list({ sort }));
    if (sort === "time") expect([upwards[0], upwards[3]]).toEqual([expected[0], expected[3]]);
    else expect(upwards).toEqual(expected);
    expect(names(await me.list({ sort, order: "desc" }))[0]).toBe(expected[3]);
  });

  test.each(["lagna", "running", "updated_at"])("sorts by %s", async (sort) => {
    const list = await me.list({ sort });
    expect(list.kundlis).toHaveLength(4);
    if (sort !== "updated_at") expect(names(list)[3]).toBe("Someone without a time");
  });

  test.each([
    ["asha", ["Asha Example"]],
    ["EMILE", ["émile Example"]],
    ["family", ["Asha Example"]],
    ["about house", ["Asha Example"]],
    ["15 August 1990", ["Asha Example"]],
    ["1962-02-04", ["Ravi Example"]],
    ["pune", ["Ravi Example"]],
    ["example, france", ["émile Example"]],
    ["nobody at all", []],
  ])("finds %s", async (q, expected) => {
    expect(names(await me.list({ q }))).toEqual(expected);
  });

  test("finds placements by sign, nakshatra and house, in English and Hindi, combined with AND", async () => {
    const finds = async (q: string) => names(await me.list({ q })).includes("Asha Example");
    for (const { id, sign, nakshatra, house } of chart.planets) {
      const { en, hi } = GRAHA_WORDS[id];
      for (const q of [
        `${en} in ${RASHI_WORDS[sign].en}`,
        `${en} in ${NAKSHATRA_WORDS[nakshatra].en}`,
        `${en} in ${house}`,
        `${en} in the ${house}th house`,
        `${RASHI_WORDS[sign].en.toLowerCase()} ${en.toLowerCase()}`,
        `${hi} ${NAKSHATRA_WORDS[nakshatra].hi} में`,
      ])
        expect(await finds(q), q).toBe(true);
      const elsewhere = (house % 12) + 1;
      expect(await finds(`${en} in ${elsewhere}`), `${en} in ${elsewhere}`).toBe(false);
    }
    const lagna = RASHI_WORDS[chart.lagna.sign];
    expect(await finds(`${lagna.en} lagna`)).toBe(true);
    expect(await finds(`Lagna in ${lagna.en}, Moon in ${chart.planets[1]?.house}, varanasi`)).toBe(true);
    expect(await finds(`Lagna in ${lagna.en}, pune`)).toBe(false);
    expect(names(await me.list({ q: "Moon in 1, Sun in 1, Mars in 1, Saturn in 1" }))).toEqual([]);
  });

  test("filters by tag, and is paginated", async () => {
    expect(names(await me.list({ tag: "Family" }))).toEqual(["Asha Example"]);
    const first = await me.list({ limit: "3" });
    const rest = await me.list({ limit: "3", after: first.kundlis.at(-1)?.id ?? "" });
    expect([...names(first), ...names(rest)]).toEqual(names(await me.list()));
    expect(first.matching).toBe(4);
    expectError(await me.call("GET", "?after=nothing-there"), 422, "invalid_input");
    for (const query of ["?sort=colour", "?limit=1001", "?order=up", "?q=%00"])
      expectError(await me.call("GET", query), 422, "invalid_input");
  });
});

test("computes a chart later if that was impossible at saving, without a new version", async () => {
  const me = await somebody();
  const { kundli } = await me.save(ASHA);
  const { db } = people.database;
  await db.updateTable("kundlis").set({ chart_summary: null }).where("id", "=", kundli.id).execute();
  expect((await me.list()).kundlis).toEqual([kundli]);
  const kept = await db
    .selectFrom("kundlis")
    .select("chart_summary")
    .where("id", "=", kundli.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(kept.chart_summary ?? "null")).toMatchObject({ problems: [], chart: { utcOffset: "+05:30" } });
});

test("lists a thousand without recomputing any", async () => {
  const me = await somebody();
  const { kundli } = await me.save(ASHA);
  const { db } = people.database;
  const row = await db.selectFrom("kundlis").selectAll().where("id", "=", kundli.id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 999 }, (_, index) => ({
    ...row,
    id: `${row.id}-${index}`,
    name: `Copy ${index}`,
    birth_key: null,
    is_self: 0,
  }));
  for (let start = 0; start < copies.length; start += 100)
    await db
      .insertInto("kundlis")
      .values(copies.slice(start, start + 100))
      .execute();
  const list = await me.list({ q: "Sun in leo" });
  expect([list.total, list.kundlis.length]).toEqual([1000, list.matching]);
  expect(GRAHAS.every((graha) => list.kundlis.every(({ chart }) => chart?.signs[graha] !== undefined))).toBe(true);
});

test("kundlis are exported and deleted with the account", async () => {
  const [me, other] = [await somebody(), await somebody()];
  await me.save({ ...ASHA, notes: "In the export" });
  await other.save(ASHA);
  const exported = (await people.call("GET", "/profile/export", { token: me.token })).json<{ kundlis: unknown[] }>();
  expect(exported.kundlis).toMatchObject([{ name: "Asha Example", notes: "In the export", owner_email: me.email }]);
  await people.call("DELETE", "/profile", { token: me.token, body: { confirm: me.email } });
  const left = await people.database.db.selectFrom("kundlis").select("owner_email").execute();
  expect(left.map(({ owner_email }) => owner_email)).not.toContain(me.email);
  expect((await other.list()).total).toBe(1);
});
