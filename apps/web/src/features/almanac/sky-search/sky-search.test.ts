import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { server } from "../../../test/mock-server.ts";
import { joinRows, runSkySearch, type SkyProgress, type SkyRow } from "./run-sky-search.ts";
import { formatSkySearch, parseSkySearch, type SkySearch } from "./sky-search-address.ts";

describe("the address of a search", () => {
  test.each([
    "together=jupiter,saturn&orb=1&from=1900&until=1999",
    "together=sun,moon,mars&from=-500&until=-401",
    "graha=saturn&sign=capricorn&from=2000&until=2099",
    "graha=sun&sign=aries&varga=D9&from=2000&until=2000",
    "graha=moon&star=rohini&from=2000&until=2001",
    "graha=mars&degree=95.5&from=2000&until=2099",
    "graha=rahu&every=nakshatra&from=0&until=10",
    "graha=rahu&every=sign&from=2000&until=2099&ayanamsa=raman&node=true",
  ])("%s is read and written the same", (address) => {
    const search = parseSkySearch(new URLSearchParams(address));
    expect(new URLSearchParams(formatSkySearch(search as SkySearch)).toString()).toBe(
      new URLSearchParams(address).toString(),
    );
  });

  test.each([
    "",
    "together=jupiter&from=1900&until=1999",
    "together=rahu,ketu&from=1900&until=1999",
    "together=jupiter,saturn&orb=0&from=1900&until=1999",
    "together=jupiter,saturn&orb=31&from=1900&until=1999",
    "together=jupiter,saturn&from=1999&until=1900",
    "together=jupiter,saturn&from=1900&until=3000",
    "graha=mars&degree=360&from=2000&until=2099",
    "graha=mars&degree=&from=2000&until=2099",
    "graha=mars&from=2000&until=2099",
    "graha=pluto&sign=aries&from=2000&until=2099",
  ])("%j is no search", (address) => {
    expect(parseSkySearch(new URLSearchParams(address))).toBeNull();
  });
});

const createRow = (changes: Partial<SkyRow>): SkyRow => ({
  start: "2009-12-01T00:00:00Z",
  end: "2010-01-01T00:00:00Z",
  closest: null,
  spread: null,
  longitude: 0,
  direction: null,
  ...changes,
});
const BOUNDARY = "2010-01-01T00:00:00Z";

test("a stay cut between two requests is one, with the closest approach of its parts", () => {
  const first = createRow({ closest: "2009-12-31T00:00:00Z", spread: 2, direction: "forward" });
  const next = createRow({ start: BOUNDARY, end: "2010-02-01T00:00:00Z", closest: "2010-01-15T00:00:00Z", spread: 1 });
  expect(joinRows([first], [next], BOUNDARY)).toEqual([{ ...next, start: first.start, direction: "forward" }]);
  const later = createRow({ start: "2010-01-02T00:00:00Z", end: "2010-02-01T00:00:00Z" });
  expect(joinRows([first], [later], BOUNDARY)).toEqual([first, later]);
});

describe("a search of years", () => {
  const search: SkySearch = {
    sought: { kind: "together", grahas: ["sun", "moon"], orb: 5 },
    settings: { ayanamsa: "raman", node: "true" },
    from: -5,
    until: 14,
  };
  test("goes on where an answer was full, tells its progress, and ends with the last year", async () => {
    const ranges: string[] = [];
    server.use(
      http.post("*/api/v1/sky/gatherings", async ({ request }) => {
        const { from, until, settings } = (await request.json()) as { from: string; until: string; settings: unknown };
        expect(settings).toEqual(search.settings);
        ranges.push(`${from} ${until}`);
        const next_from = ranges.length === 1 ? "-000002-03-01T00:00:00Z" : null;
        return HttpResponse.json({ data: { gatherings: [], next_from } });
      }),
    );
    const progress: SkyProgress[] = [];
    const found = await runSkySearch(search, new AbortController().signal, (each) => progress.push(each));
    expect(ranges).toEqual([
      "-000005-01-01T00:00:00Z 0005-01-01T00:00:00Z",
      "-000002-03-01T00:00:00Z 0005-01-01T00:00:00Z",
      "0005-01-01T00:00:00Z 0015-01-01T00:00:00Z",
    ]);
    expect(progress).toMatchObject([{ done: 10, total: 20 }]);
    expect(found).toEqual({ rows: [], done: 20, total: 20, nextYear: null });
  });

  test("stops after a thousand rows, and says from which year it goes on", async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      start: `2000-01-01T00:00:${index}Z`,
      end: "",
      closest: "",
      spread: 0,
      longitude: 0,
    }));
    server.use(
      http.post("*/api/v1/sky/gatherings", () => HttpResponse.json({ data: { gatherings: rows, next_from: null } })),
    );
    const found = await runSkySearch(search, new AbortController().signal, () => undefined);
    expect(found).toMatchObject({ done: 10, nextYear: 5 });
    expect(found.rows).toHaveLength(1000);
  });
});
