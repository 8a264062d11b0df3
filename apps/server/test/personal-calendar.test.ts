import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { PersonalCalendarResponse } from "@lagna/contract";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

const CHOICES = {
  place: { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" },
  language: "en",
  vratas: ["ekadashi"],
};

let people: PeopleApp;
let owner: Caller;
let dataDir: string;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  dataDir = people.dataDir;
  owner = await people.signUp("owner@example.org");
  await save({ is_self: true });
}, 120_000);
afterAll(() => people.close());

async function save(more: object): Promise<void> {
  const response = await people.call("POST", "/kundlis", { token: owner.token, body: { ...WORKED_BIRTH, ...more } });
  expect(response.statusCode, response.body).toBe(200);
}
async function put(body: object, { token } = owner) {
  const response = await people.call("PUT", "/profile/calendar", { token, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<PersonalCalendarResponse>().calendar;
}
const readCalendar = async ({ token } = owner) =>
  (await people.call("GET", "/profile/calendar", { token })).json<PersonalCalendarResponse>().calendar;
const poll = (address: string, headers: Record<string, string> = {}) =>
  people.app.inject({ url: new URL(address).pathname, headers });
async function readEvents(address: string): Promise<ICAL.Event[]> {
  const response = await poll(address);
  expect(response.statusCode, response.body).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}
const listFiles = (): string[] =>
  readdirSync(join(dataDir, "calendars")).filter((name) => name.startsWith("personal-"));

describe("a personal calendar", () => {
  test("has the birthdays by tithi, the dasha changes and the chosen fasts with the time at which they end", async () => {
    const made = await put(CHOICES);
    expect(made?.address).toMatch(/^http:\/\/127\.0\.0\.1:8080\/calendar\/private\/[\w-]{12}\.[\w-]{43}\.ics$/);
    const events = await readEvents(String(made?.address));
    const birthdays = events.filter(({ summary }) => summary === "Worked Example: birthday by tithi");
    expect(birthdays.map(({ startDate }) => startDate.toString().slice(0, 4))).toEqual(["2026", "2027"]);
    expect(birthdays[0]?.description).toContain("Krishna");
    const [dasha] = events.filter(({ summary }) => summary === "Mercury–Saturn–Sun begins");
    expect(dasha?.startDate.toString()).toMatch(/^2027-03-0[56]$/);
    const fasts = events.filter(({ uid }) => uid.startsWith("ekadashi_"));
    expect(fasts.length).toBeGreaterThan(45);
    const [alarm] = fasts[0]?.component.getAllSubcomponents("valarm") ?? [];
    expect(String(alarm?.getFirstPropertyValue("description"))).toMatch(/The fast ends on \d{4}-\d{2}-\d{2}, between/);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.some(({ uid }) => uid.startsWith("pradosha"))).toBe(false);
  });

  test("has the yearly shraddha and the wedding day by tithi, the afternoon's and the sunrise's", async () => {
    // 27 May 1964 at 13:44 in Delhi: krishna pratipada of Vaishakha (amanta), whose shraddha is in its afternoon.
    const events = [
      { occasion: "death", name: "Grandfather", date: "1964-05-27", time: "13:44" },
      { occasion: "wedding", name: "Meera and Ravi", date: "1987-02-18" },
    ];
    const made = await put({ ...CHOICES, events });
    expect(made?.events).toEqual(events);
    const read = () => readEvents(String(made?.address));
    const isBuilt = async () => (await read()).some(({ uid }) => uid.startsWith("wedding-"));
    await expect.poll(isBuilt, { timeout: 20_000, interval: 200 }).toBe(true);
    const found = await read();
    const days = (uid: string) =>
      found.filter((event) => event.uid.startsWith(uid)).map((event) => event.startDate.toString());
    expect(days("death-")).toEqual(["2026-05-02", "2027-05-21"]);
    expect(days("wedding-")).toEqual(["2026-02-06", "2027-02-25"]);
    expect(found.find(({ uid }) => uid.startsWith("death-"))?.summary).toBe("Grandfather: yearly shraddha");
    const bad = { ...CHOICES, events: [{ occasion: "death", name: "", date: "1964-02-30" }] };
    expectError(await people.call("PUT", "/profile/calendar", { token: owner.token, body: bad }), 422, "invalid_input");
  });

  test("is built when a kundli changes, not when it is polled; a poll of what one has is 304", async () => {
    const { address = "" } = (await put(CHOICES)) ?? {};
    await expect.poll(async () => (await readCalendar())?.built_at, { timeout: 20_000, interval: 200 }).not.toBeNull();
    const first = await poll(address);
    const etag = String(first.headers["etag"]);
    const same = await poll(address, { "if-none-match": etag });
    expect([same.statusCode, same.body]).toEqual([304, ""]);
    people.advance(60_000);
    const before = (await readCalendar())?.built_at;
    await poll(address);
    expect((await readCalendar())?.built_at).toBe(before);
    await save({ name: "Ravi Example", year: 1990 });
    const listNames = async () => (await readEvents(address)).map(({ summary }) => summary);
    await expect.poll(listNames, { timeout: 20_000, interval: 200 }).toContain("Ravi Example: birthday by tithi");
    expect((await poll(address, { "if-none-match": etag })).statusCode).toBe(200);
  });

  test("an event that moves with the place has the same id and a greater sequence", async () => {
    const address = String((await put({ ...CHOICES, vratas: ["ekadashi"] }))?.address);
    const read = async () => new Map((await readEvents(address)).map((event) => [event.uid, event]));
    const isBuilt = async () => (await readCalendar())?.built_at !== null && (await read()).size > 0;
    await expect.poll(isBuilt, { timeout: 20_000, interval: 200 }).toBe(true);
    const before = await read();
    people.advance(60_000);
    const place = { latitude: 40.7, longitude: -74, time_zone: "America/New_York" };
    await put({ ...CHOICES, vratas: ["ekadashi"], place });
    // A greater sequence alone may be that of a build for an earlier change.
    const hasMoved = async () =>
      [...(await read())].some(([uid, { startDate }]) => {
        const old = before.get(uid)?.startDate;
        return old !== undefined && old.toString() !== startDate.toString();
      });
    await expect.poll(hasMoved, { timeout: 20_000, interval: 200 }).toBe(true);
    const after = await read();
    const shared = [...after].filter(([uid]) => before.has(uid));
    expect(shared.length).toBeGreaterThan(after.size * 0.8);
    const moved = shared.filter(
      ([uid, { startDate }]) => startDate.toString() !== before.get(uid)?.startDate.toString(),
    );
    expect(moved.length).toBeGreaterThan(0);
    for (const [uid, event] of shared) {
      const old = before.get(uid);
      expect(event.sequence, uid).toBeGreaterThan(old?.sequence ?? Infinity);
      expect(event.summary).toBe(old?.summary);
      const days =
        Math.abs(event.startDate.toJSDate().getTime() - (old?.startDate.toJSDate().getTime() ?? NaN)) / 86_400_000;
      expect(days, uid).toBeLessThanOrEqual(1);
      expect(Date.parse(String(event.component.getFirstPropertyValue("last-modified")))).toBeGreaterThan(
        Date.parse(String(old?.component.getFirstPropertyValue("last-modified"))),
      );
    }
  });

  test("keeps its address when it is changed, and has Hindi for who reads Hindi", async () => {
    const { address = "" } = (await put(CHOICES)) ?? {};
    const changed = await put({ ...CHOICES, language: "hi", tithi_days: false, dashas: false, vratas: ["amavasya"] });
    expect(changed?.address).toBe(address);
    await expect
      .poll(async () => (await readEvents(address)).map(({ summary }) => summary), { timeout: 20_000, interval: 200 })
      .toContain("अमावस्या");
    expect((await readEvents(address)).every(({ summary }) => summary === "अमावस्या")).toBe(true);
  });

  test("its address is ended at once, and its file deleted; a new one has another address", async () => {
    const { address = "" } = (await put(CHOICES)) ?? {};
    await poll(address);
    const ended = await people.call("DELETE", "/profile/calendar", { token: owner.token });
    expect(ended.statusCode).toBe(200);
    expect(await readCalendar()).toBeNull();
    expectError(await poll(address), 404, "not_found");
    expect(listFiles()).toEqual([]);
    expect((await put(CHOICES))?.address).not.toBe(address);
  });

  test("refuses forged and foreign addresses, and a wrong place", async () => {
    const { address = "" } = (await put(CHOICES)) ?? {};
    expectError(await poll(address.replace(/\.[\w-]{43}/, `.${"A".repeat(43)}`)), 404, "not_found");
    expectError(await poll(address.replace(".ics", ".txt")), 404, "not_found");
    const response = await people.call("PUT", "/profile/calendar", {
      token: owner.token,
      body: { ...CHOICES, place: { place_id: 1 } },
    });
    expectError(response, 422, "invalid_input");
  });
});
