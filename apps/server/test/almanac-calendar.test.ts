import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, gazetteer, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";

let running: TestApp;
let now = new Date("2026-11-22T12:50:00Z");
let jaipur: number;
beforeAll(async () => {
  running = await buildTestApp({ parts: { clock: () => now }, env: { PUBLIC_URL: "https://lagna.example" } });
  jaipur = (await gazetteer.searchPlaces("Jaipur", { country: "India" }))[0]?.id ?? 0;
}, 120_000);
afterAll(() => running.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  running.app.inject({ url: `/calendar/${path}`, headers });

async function readEvents(path: string): Promise<ICAL.Event[]> {
  const response = await get(path);
  expect(response.statusCode, response.body).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("a calendar has the festivals of this year and the next as whole days", async () => {
  const response = await get(`${jaipur}/smarta/en.ics`);
  expect(response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  // RFC 5545, 3.1: lines of at most 75 octets, ended by CRLF.
  for (const line of response.body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const events = await readEvents(`${jaipur}/smarta/en.ics`);
  const diwali = events.filter(({ summary }) => summary === "Diwali (Lakshmi Puja)");
  expect(diwali.map(({ startDate }) => [startDate.toString(), startDate.isDate])).toEqual([
    ["2026-11-08", true],
    ["2027-10-29", true],
  ]);
  expect(diwali[0]?.endDate.toString()).toBe("2026-11-09");
  expect(diwali[0]?.description).toContain("https://lagna.example/festivals/diwali/2026?place_id=");
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test("ends with the end of a line, has no empty span, and versions of its events", async () => {
  const { body } = await get(`${jaipur}/all/en.ics?days=all`);
  expect(body.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const events = await readEvents(`${jaipur}/all/en.ics?days=all`);
  for (const { description } of events) expect(description).not.toMatch(/(\d{2}:\d{2}) to \1/);
  expect(events.some(({ description }) => /The Moon rises at \d{2}:\d{2}(?:\n|$)/.test(description))).toBe(true);
  for (const { component } of events) {
    expect(Number(component.getFirstPropertyValue("sequence"))).toBeGreaterThan(0);
    expect(String(component.getFirstPropertyValue("last-modified"))).toBe(
      String(component.getFirstPropertyValue("dtstamp")),
    );
  }
});

test("the id of a festival is that of its tithi, at every place and whatever comes before it in the year", async () => {
  const [place] = await gazetteer.searchPlaces("New York", { country: "United States" });
  const read = async (id: string) =>
    (await readEvents(`${id}/all/en.ics`)).map(
      ({ uid, summary }) => [uid.replace(`-${id}@lagna`, ""), summary] as const,
    );
  const [here, there] = [await read(String(jaipur)), await read(String(place?.id))];
  expect(new Set(there.map(([id]) => id)).size).toBe(there.length);
  const names = new Map(here);
  const shared = there.filter(([id]) => names.has(id));
  // What depends on a weekday or on sunrise may fall on another day there.
  expect(shared.length).toBeGreaterThan(there.length * 0.9);
  for (const [id, summary] of shared) expect(summary, id).toBe(names.get(id));
});

const countOf = (events: readonly ICAL.Event[], year: number): number =>
  events.filter(({ startDate }) => startDate.year === year).length;

test.each(["all", "smarta", "vaishnava"])(
  "%s: about 150 main days a year, each fast with its reminder",
  async (tradition) => {
    const events = await readEvents(`${jaipur}/${tradition}/en.ics`);
    for (const year of [2026, 2027]) {
      expect(countOf(events, year)).toBeGreaterThan(110);
      expect(countOf(events, year)).toBeLessThanOrEqual(160);
    }
    // One event a day for a fast that two schools keep alike.
    const keys = events.map(
      ({ summary, startDate, description }) => `${summary} ${startDate.toString()} ${description}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    const fasts = events.filter(({ uid }) => /^(ekadashi_|sankashti_chaturthi|karva_chauth|pradosha)/.test(uid));
    expect(fasts.length).toBeGreaterThan(2 * 60);
    for (const { component, description, uid } of fasts) {
      const [alarm] = component.getAllSubcomponents("valarm");
      const reminder = String(alarm?.getFirstPropertyValue("description"));
      const time = uid.startsWith("ekadashi_")
        ? /The fast ends on \d{4}-\d{2}-\d{2}, between \d{2}:\d{2} and \d{2}:\d{2}/
        : /(The Moon rises at|Time:) \d{2}:\d{2}/;
      expect(description, uid).toMatch(time);
      expect(reminder, uid).toMatch(time);
    }
    expect(events.find(({ uid }) => uid.startsWith("karva_chauth"))?.description).toContain("The Moon rises at 20:");
  },
);

test("the region's festivals are those of the place, of another region or of all", async () => {
  const has = async (query: string, id: string) =>
    (await readEvents(`${jaipur}/smarta/en.ics${query}`)).some(({ uid }) => uid.startsWith(`${id}-`));
  expect([await has("", "karva_chauth"), await has("", "pongal")]).toEqual([true, false]);
  expect([await has("?region=tamil", "karva_chauth"), await has("?region=tamil", "pongal")]).toEqual([false, true]);
  expect([await has("?region=all", "karva_chauth"), await has("?region=all", "pongal")]).toEqual([true, true]);
  const [chennai] = await gazetteer.searchPlaces("Chennai", { country: "India" });
  const own = await get(`${chennai?.id}/smarta/en.ics`);
  expect(own.body).toBe((await get(`${chennai?.id}/smarta/en.ics?region=tamil`)).body);
  const everything = await readEvents(`${jaipur}/all/en.ics?region=all&days=all`);
  expect(countOf(everything, 2026)).toBeGreaterThan(450);
});

test("a fast has a reminder on the evening before, with the time at which it ends", async () => {
  const events = await readEvents(`${jaipur}/vaishnava/hi.ics`);
  const fast = events.find(({ uid }) => uid.startsWith("ekadashi_devutthana-vaishnava-2026"));
  expect(fast?.summary).toBe("देवोत्थान एकादशी");
  expect(fast?.startDate.toString()).toBe("2026-11-21");
  const [alarm] = fast?.component.getAllSubcomponents("valarm") ?? [];
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-PT6H");
  expect(String(alarm?.getFirstPropertyValue("description"))).toMatch(
    /पारणा: 2026-11-22 को 0\d:\d\d से \d\d:\d\d के बीच/,
  );
  expect(events.some(({ uid }) => uid.includes("-smarta-"))).toBe(false);
});

test("the same calendar has the same bytes and ids later in the year, and costs 304 for who has it", async () => {
  const first = await get(`${jaipur}/all/en.ics`);
  const etag = String(first.headers["etag"]);
  now = new Date("2026-12-20T12:00:00Z");
  const fresh = await buildTestApp({ parts: { clock: () => now }, env: { PUBLIC_URL: "https://lagna.example" } });
  const later = await fresh.app.inject({ url: `/calendar/${jaipur}/all/en.ics` });
  await fresh.close();
  expect(later.body).toBe(first.body);
  expect((await get(`${jaipur}/all/en.ics`, { "if-none-match": etag })).statusCode).toBe(304);
  now = new Date("2027-01-02T12:00:00Z");
  expect((await get(`${jaipur}/all/en.ics`, { "if-none-match": etag })).statusCode).toBe(200);
  const ids = async () => (await readEvents(`${jaipur}/all/en.ics`)).map(({ uid }) => uid);
  expect(await ids()).toContain(`diwali-all-2027-ashvina-krishna-15-${jaipur}@lagna`);
  expect(first.body.replaceAll("\r\n ", "")).toContain(`diwali-all-2027-ashvina-krishna-15-${jaipur}@lagna`);
});

test.each(["1/smarta/en.ics", "999999999/all/en.ics", "x/all/en.ics"])("%s leads nowhere", async (path) => {
  expectError(await get(path), 404, "not_found");
});

test.each(["other/en.ics", "smarta/fr.ics", "smarta/en.txt", "all/en.ics?region=mars", "all/en.ics?days=none"])(
  "unknown %s leads nowhere",
  async (path) => {
    expectError(await get(`${jaipur}/${path}`), 404, "not_found");
  },
);
