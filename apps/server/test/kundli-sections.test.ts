import { kundliResponseSchema, SECTION_NAMES, DEFAULT_SECTION_NAMES } from "@lagna/contract";
import { KUNDLI_SECTION_NAMES } from "@lagna/jyotish";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const post = (sections?: unknown) =>
  running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload: { ...BIRTH, sections } });

const CORE = ["birth", "settings", "lagna", "midheaven", "planets", "houses", "bhava_chalit"];

describe("the sections of a kundli", () => {
  test("by default has only the sections of every kundli", async () => {
    const { data } = (await post()).json();
    expect(Object.keys(data)).toEqual([...CORE, ...DEFAULT_SECTION_NAMES]);
  });

  test.each(SECTION_NAMES)("%s, when it is named, beside the rest", async (name) => {
    const { data } = kundliResponseSchema.parse((await post([name])).json());
    expect(new Set(Object.keys(data))).toEqual(new Set([...CORE, ...DEFAULT_SECTION_NAMES, name]));
    expect(data[name]).toBeDefined();
  });

  test("requesting more does not change the default sections", async () => {
    const bare = (await post()).json().data;
    const whole = (await post("all")).json().data;
    expect(whole).toMatchObject(bare);
    expect(Object.keys(whole).length).toBeGreaterThanOrEqual(Object.keys(bare).length);
  });

  test("each limb of the panchanga begins where the previous one ends", async () => {
    const { data } = kundliResponseSchema.parse((await post(["limb_begins"])).json());
    const { limb_begins: begins, panchanga } = data;
    const born = Date.parse(data.birth.utc);
    expect(begins?.vara).toBe(panchanga.sunrise);
    // From the mean motions of Moon and Sun, no limb lasts longer than this.
    const longest = { tithi: 27, nakshatra: 27.5, yoga: 26, karana: 13.5 } as const;
    for (const name of ["tithi", "nakshatra", "yoga", "karana"] as const) {
      const [begin, end] = [Date.parse(begins?.[name] ?? ""), Date.parse(panchanga[name].end)];
      expect(begin, name).toBeLessThanOrEqual(born);
      expect(end, name).toBeGreaterThan(born);
      expect((end - begin) / 3_600_000, name).toBeLessThan(longest[name]);
      // A birth one second before a start has the previous limb, which ends at that moment.
      const earlier = new Date(begin - 1000 + 19_800_000).toISOString();
      const [year, month, day, hour, minute, second] = earlier.slice(0, 19).split(/[-T:]/).map(Number);
      const birth = { ...BIRTH, year, month, day, hour, minute, second, utc_offset: "+05:30" };
      const before = await running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload: birth });
      const { panchanga: then } = kundliResponseSchema.parse(before.json()).data;
      expect(Math.abs(Date.parse(then[name].end) - begin), name).toBeLessThanOrEqual(1000);
    }
  });

  test.each([
    ["first", -1000, "January", 1],
    ["last", 2399, "December", 31],
  ])("all of them on the %s day of the years", async (_, year, month, day) => {
    const birth = { ...BIRTH, year, month, day, hour: 12, minute: 0, sections: "all" };
    const response = await running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload: birth });
    expect(response.statusCode, response.body).toBe(200);
    const { data } = kundliResponseSchema.parse(response.json());
    expect(Object.keys(data)).toEqual(expect.arrayContaining([...SECTION_NAMES]));
  });

  test("each section belongs to the domain", () => {
    expect(KUNDLI_SECTION_NAMES).toEqual(expect.arrayContaining([...SECTION_NAMES]));
  });

  test.each([["everything"], [["shoe_size"]], [7], [{ vargas: true }]])("%j is refused", async (sections) => {
    const { errors } = expectError(await post(sections), 422, "invalid_input");
    expect(errors?.[0]?.message).toMatch(/^Sections must be "all" or a list of aspects, /);
  });
});
