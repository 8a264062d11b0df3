import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isFestivalId } from "@lagna/panchang";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTaskRunner } from "../src/computing/main-thread-task-runner.ts";
import { createDiskFileStore } from "../src/files/disk-file-store.ts";
import type { NewJob } from "../src/jobs/queue.ts";
import { createAlmanacPlaces } from "../src/modules/almanac/almanac-places.ts";
import { createAlmanacTasks } from "../src/modules/almanac/almanac-tasks.ts";
import { createFeedService } from "../src/modules/almanac/feed-service.ts";
import { MAIN_FESTIVALS, MAIN_MONTHLY_FASTS } from "../src/modules/almanac/ical-selection.data.ts";
import { createPrebuildHandler, createPrebuildJob } from "../src/modules/almanac/prebuild-job.ts";
import { ephemeris, gazetteer } from "./build-test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "lagna-feeds-"));
const now = new Date("2026-11-22T12:50:00Z");
const parts = {
  places: createAlmanacPlaces(gazetteer),
  files: createDiskFileStore(folder),
  clock: () => now,
  engine: "first",
  siteUrl: "https://lagna.example",
};
const tasks = createTaskRunner(createAlmanacTasks(ephemeris));
const feeds = createFeedService({ ...parts, tasks });
/** Reads what is prebuilt, and fails if anything is computed. */
const reader = createFeedService({
  ...parts,
  tasks: { run: () => Promise.reject(new Error("nothing is computed for a prebuilt feed")) },
});
const CITIES = 2;
const MAIN = { tradition: "smarta", language: "hi", days: "main" } as const;

let ids: readonly number[] = [];
const added: NewJob[] = [];
beforeAll(async () => {
  const largest = await gazetteer.listLargestPlaces("IN", CITIES);
  ids = largest.map(({ id }) => id);
  const handler = createPrebuildHandler({
    gazetteer: { listLargestPlaces: (country) => gazetteer.listLargestPlaces(country, CITIES) },
    feeds,
    jobs: { enqueueAlone: async (job) => void added.push(job) },
    clock: () => new Date("2026-11-22T20:31:00Z"),
  });
  await handler.run({}, { id: "1", attempt: 1, signal: new AbortController().signal });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("the largest places of a country are its largest cities", async () => {
  const names = (await gazetteer.listLargestPlaces("IN", 300)).map(({ name }) => name);
  expect(names).toHaveLength(300);
  expect(names.slice(0, 6)).toEqual(expect.arrayContaining(["Bengaluru", "Delhi", "Mumbai"]));
  expect(names).toEqual(expect.arrayContaining(["Jaipur", "Varanasi", "Kochi", "Guwahati"]));
});

test("a prebuilt feed is read without a computation, and is what a computation writes", async () => {
  expect(readdirSync(folder)).toHaveLength(CITIES * 2 * 3);
  for (const id of ids) {
    const feed = await reader.describe(id, MAIN);
    const text = await reader.readPrebuilt(feed);
    const computed = await (await feeds.describe(id, MAIN)).compute();
    expect(new TextDecoder().decode(text ?? undefined)).toBe(new TextDecoder().decode(computed));
    const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(computed)) as unknown[]);
    expect(calendar.getAllSubcomponents("vevent").length).toBeGreaterThan(220);
    expect(String(calendar.getFirstPropertyValue("x-wr-calname"))).toContain("पर्व और व्रत");
  }
});

test("a place's own region named in the address is the same feed; other regions and all days are not prebuilt", async () => {
  const [id = 0] = ids;
  const own = await reader.describe(id, MAIN);
  const named = await reader.describe(id, { ...MAIN, region: own.file.region as "maharashtra" });
  expect(await reader.readPrebuilt(named)).not.toBeNull();
  expect(await reader.readPrebuilt(await reader.describe(id, { ...MAIN, region: "kerala" }))).toBeNull();
  expect(await reader.readPrebuilt(await reader.describe(id, { ...MAIN, days: "all" }))).toBeNull();
});

test("feeds of another year or engine are not taken, and the next night writes only those", async () => {
  const [id = 0] = ids;
  expect(await reader.prebuild(id)).toBe(0);
  const later = createFeedService({ ...parts, clock: () => new Date("2027-01-02T00:00:00Z"), tasks });
  expect(await later.readPrebuilt(await later.describe(id, MAIN))).toBeNull();
  const changed = createFeedService({ ...parts, engine: "second", tasks });
  expect(await changed.readPrebuilt(await changed.describe(id, MAIN))).toBeNull();
  expect(await changed.prebuild(id)).toBe(6);
  expect(await changed.readPrebuilt(await changed.describe(id, MAIN))).not.toBeNull();
  expect(await changed.prebuild(id)).toBe(0);
});

test("every main day is a festival that there is", () => {
  expect([...MAIN_FESTIVALS, ...MAIN_MONTHLY_FASTS].filter((id) => !isFestivalId(id))).toEqual([]);
});

test("each night has one job, and a night's job adds that of the next", () => {
  expect(createPrebuildJob(now).runAt).toEqual(new Date("2026-11-22T20:30:00Z"));
  expect(createPrebuildJob(new Date("2026-11-22T20:30:00Z")).runAt).toEqual(new Date("2026-11-23T20:30:00Z"));
  expect(added).toEqual([createPrebuildJob(new Date("2026-11-23T01:00:00Z"))]);
  expect(added[0]?.key).toBe("prebuild_feeds:2026-11-23");
});
