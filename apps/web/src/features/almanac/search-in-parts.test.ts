import { expect, test, vi } from "vitest";
import type { MuhurtaData } from "./almanac-api.ts";
import { searchInParts, type SearchedDays } from "./search-in-parts.ts";

type Range = Pick<MuhurtaData, "from" | "until">;

/** An answer with one window on its first day; the later the day, the more points. */
const answer = ({ from, until }: Range): MuhurtaData =>
  ({
    from,
    until,
    windows: [
      { date: from, start: `${from}T10:00:00Z`, end: `${from}T11:00:00Z`, score: Number(from.slice(8)), reasons: [] },
    ],
    barred: [{ date: until, reason: "amavasya", start: `${until}T06:00:00Z`, end: `${until}T18:00:00Z` }],
  }) as unknown as MuhurtaData;

function start(range: Range, maxDays = 100) {
  const search = vi.fn<(part: Range) => Promise<MuhurtaData>>(async (part) => answer(part));
  const reached: SearchedDays[] = [];
  return {
    search,
    reached,
    found: searchInParts({ range, maxDays, search, onProgress: (days) => reached.push(days) }),
  };
}

test("a range is searched a week at a time, and its windows are in one order", async () => {
  const { search, reached, found } = start({ from: "2026-12-01", until: "2026-12-16" });
  const data = await found;
  expect(search.mock.calls.map(([{ from, until }]) => `${from.slice(8)}-${until.slice(8)}`)).toEqual([
    "01-07",
    "08-14",
    "15-16",
  ]);
  expect(reached.map(({ done, total }) => `${done}/${total}`)).toEqual(["0/16", "7/16", "14/16"]);
  expect([data.from, data.until]).toEqual(["2026-12-01", "2026-12-16"]);
  expect(data.windows.map(({ date }) => date.slice(8))).toEqual(["15", "08", "01"]);
  expect(data.barred.map(({ date }) => date.slice(8))).toEqual(["07", "14", "16"]);
});

test.each([
  ["too long", { from: "2026-12-01", until: "2027-12-31" }],
  ["without a day", { from: "2026-12-02", until: "2026-12-01" }],
  ["without a date", { from: "", until: "2026-12-01" }],
])("a range that is %s is left to the server", async (_, range) => {
  const { search, reached, found } = start(range);
  await found;
  expect(search.mock.calls).toEqual([[range]]);
  expect(reached).toEqual([]);
});

test("a part that fails ends the search", async () => {
  const search = vi.fn<(part: Range) => Promise<MuhurtaData>>().mockRejectedValue(new Error("stopped"));
  const range = { from: "2026-12-01", until: "2026-12-16" };
  await expect(searchInParts({ range, maxDays: 100, search, onProgress: () => undefined })).rejects.toThrow("stopped");
  expect(search).toHaveBeenCalledOnce();
});
