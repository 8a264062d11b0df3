import type { PersonalCalendarResponse } from "@lagna/contract";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewJob } from "../src/jobs/queue.ts";
import { createSqlPersonalCalendarRepository } from "../src/modules/almanac/personal-calendar/sql-repository.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { gazetteer } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

const SOON = { timeout: 60_000 };
const CHOICES = {
  place: { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" },
  language: "en",
  vratas: [],
};

let people: PeopleApp;
let owner: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  await gazetteer.ready();
  owner = await people.signUp("owner@example.org");
  await save(owner, { is_self: true });
  await save(owner, { name: "Untimed Example", time_unknown: true, hour: undefined, minute: undefined });
});
afterAll(() => people.close());

async function save({ token }: Caller, more: object): Promise<void> {
  const response = await people.call("POST", "/kundlis", { token, body: { ...WORKED_BIRTH, ...more } });
  expect(response.statusCode, response.body).toBe(200);
}
async function put({ token }: Caller, choices: object = {}): Promise<string> {
  const response = await people.call("PUT", "/profile/calendar", { token, body: { ...CHOICES, ...choices } });
  expect(response.statusCode, response.body).toBe(200);
  return String(response.json<PersonalCalendarResponse>().calendar?.address);
}
async function readEvents(address: string): Promise<ICAL.Event[]> {
  const response = await people.app.inject({ url: new URL(address).pathname });
  expect(response.statusCode, response.body).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}
const findUserId = async ({ email }: Caller) =>
  (await people.database.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

interface StoredJob {
  readonly kind: string;
  readonly personId: string | null;
}
/** The records with a queue that only lists the jobs, and a calendar of each of two people in them. */
async function openRecords() {
  const jobs: StoredJob[] = [];
  const records = createSqlPersonalCalendarRepository(
    people.database.db,
    {
      enqueue: async (_trx: unknown, job: NewJob) => void jobs.push({ kind: job.kind, personId: job.personId ?? null }),
    } as never,
    () => people.now(),
  );
  const email = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;
  const ids = await Promise.all(["one", "other"].map(async (name) => findUserId(await people.signUp(email(name)))));
  const createdAt = people.now().toISOString();
  const [one, other] = ids as [string, string];
  for (const ownerId of ids)
    await records.save({ ownerId, feedId: `feed-${ownerId}`, choices: CHOICES as never, createdAt });
  jobs.length = 0;
  return { records, jobs, one, other };
}

describe("what a personal calendar contains", () => {
  test("is only the birthdays, if only they are chosen; none without a time of birth", async () => {
    const events = await readEvents(await put(owner, { tithi_days: true, dashas: false }));
    const titles = new Set(events.map(({ summary }) => summary));
    expect(titles).toEqual(new Set(["Worked Example: birthday by tithi"]));
    // Birthdays of two years have ids of their own.
    expect(events.map(({ uid }) => uid.replace(/^birthday-[\w-]{36}-/, ""))).toEqual(["2026-1@lagna", "2027-1@lagna"]);
  });

  test("is only the dasha changes of two years, if only they are chosen", async () => {
    await put(owner, { tithi_days: false, dashas: true });
    const id = await findUserId(owner);
    await people.database.db.updateTable("personal_calendars").set({ etag: null }).where("owner_id", "=", id).execute();
    const events = await readEvents(await put(owner, { tithi_days: false, dashas: true }));
    expect(events.length).toBeGreaterThan(5);
    expect(events.every(({ summary }) => summary.endsWith(" begins"))).toBe(true);
    const days = events.map(({ startDate }) => startDate.toString()).toSorted();
    expect(new Set(days.map((day) => day.slice(0, 4)))).toEqual(new Set(["2026", "2027"]));
    // One follows another without a gap: a pratyantar dasha lasts for half a year at most.
    const ends = ["2026-01-01", ...days, "2027-12-31"].map((day) => Date.parse(day));
    const gaps = ends.slice(1).map((end, index) => (end - (ends[index] ?? 0)) / 86_400_000);
    expect(Math.max(...gaps)).toBeLessThan(204);
    expect(events.every(({ uid }) => /-20(26|27)@lagna$/.test(uid))).toBe(true);
  });

  test("is nothing of the kundlis, if neither is chosen", async () => {
    const address = await put(owner, { tithi_days: false, dashas: false });
    await expect.poll(async () => (await readEvents(address)).length).toBe(0);
  });
});

describe("the days that a personal calendar takes", () => {
  const event = { occasion: "death", name: "Grandmother", date: "1987-02-18" };
  const tryToPut = (change: object) =>
    people.call("PUT", "/profile/calendar", {
      token: owner.token,
      body: { ...CHOICES, tithi_days: false, dashas: false, events: [event, { ...event, ...change }] },
    });

  test.each([
    ["the year 1", { date: "0001-01-01" }, "events.1.date", "year_range"],
    ["a year before the ephemeris", { date: "1799-12-31" }, "events.1.date", "year_range"],
    ["a year after it", { date: "2400-01-01" }, "events.1.date", "year_range"],
    ["a day that does not exist", { date: "1987-02-30" }, "events.1.date", "day_range"],
    ["a NUL in a name", { name: "Grand\u0000mother" }, "events.1.name", "not_one_of"],
    ["an escape in a name", { name: "Grand\u001b[31mmother" }, "events.1.name", "not_one_of"],
    ["a reversing character in a name", { name: "Grand\u202emother" }, "events.1.name", "not_one_of"],
  ])("%s is refused by the name of its field", async (_, change, path, code) => {
    const { errors } = expectError(await tryToPut(change), 422, "invalid_input");
    expect(errors).toMatchObject([{ path, code }]);
  });

  test.each(["1800-01-01", "2399-12-31"])("%s can be built", async (date) => {
    expect((await tryToPut({ date })).statusCode).toBe(200);
    const address = new URL(await put(owner, { tithi_days: false, dashas: false, events: [{ ...event, date }] }));
    expect((await people.app.inject({ url: address.pathname })).statusCode).toBe(200);
  });

  test("one that cannot be built says so on its page until it is", async () => {
    const id = await findUserId(owner);
    const { db } = people.database;
    const find = async () =>
      (await people.call("GET", "/profile/calendar", { token: owner.token })).json<PersonalCalendarResponse>().calendar;
    await put(owner, { events: [event] });
    await expect.poll(async () => (await find())?.built_at, SOON).not.toBeNull();
    // Stored before dates were checked; a saved kundli has the calendar built again.
    const events = [{ ...event, date: "the day of the wedding" }];
    const choices = JSON.stringify({ ...CHOICES, tradition: "smarta", tithi_days: false, dashas: false, events });
    await db.updateTable("personal_calendars").set({ choices }).where("owner_id", "=", id).execute();
    await save(owner, { name: "One More Example" });
    await expect.poll(async () => (await find())?.failed_at, SOON).not.toBeNull();
    await put(owner, { events: [event] });
    expect((await find())?.failed_at).toBeNull();
  });
});

describe("the records of personal calendars", () => {
  test("are found by their own owner and address alone", async () => {
    const { records, one, other } = await openRecords();
    expect((await records.findByOwner(one))?.feedId).toBe(`feed-${one}`);
    expect((await records.findByOwner(other))?.feedId).toBe(`feed-${other}`);
    expect((await records.findByFeed(`feed-${other}`))?.ownerId).toBe(other);
    expect(await records.findByOwner("no account")).toBeNull();
  });

  test("a change is of one owner's calendar alone, and one without a calendar has no work", async () => {
    const { records, jobs, one, other } = await openRecords();
    const before = (await records.findByOwner(other))?.revision;
    await records.noteChange(one);
    expect((await records.findByOwner(one))?.revision).toBe((before ?? 0) + 1);
    expect((await records.findByOwner(other))?.revision).toBe(before);
    expect(jobs).toEqual([{ kind: "build_personal_calendar", personId: one }]);
    await records.noteChange("no account");
    expect(jobs).toHaveLength(1);
  });

  test("a built one is noted with its renewal; one that ended meanwhile is not", async () => {
    const { records, jobs, one, other } = await openRecords();
    const built = await records.findByOwner(one);
    const times = { at: people.now().toISOString(), renewAt: new Date("2027-01-01T12:00:00Z") };
    expect(built && (await records.noteBuilt(built, "etag", times))).toBe(true);
    expect(jobs).toEqual([{ kind: "renew_personal_calendar", personId: one }]);
    expect((await records.findByOwner(one))?.etag).toBe("etag");
    expect((await records.findByOwner(other))?.etag).toBeNull();
    expect(built && (await records.noteBuilt({ ...built, feedId: "ended" }, "late", times))).toBe(false);
    expect((await records.findByOwner(one))?.etag).toBe("etag");
    expect(jobs).toHaveLength(1);
  });

  test("deleting one returns it, and leaves the others", async () => {
    const { records, one, other } = await openRecords();
    expect((await records.delete(other))?.feedId).toBe(`feed-${other}`);
    expect(await records.findByOwner(other)).toBeNull();
    expect((await records.delete(one))?.feedId).toBe(`feed-${one}`);
    expect(await records.delete(one)).toBeNull();
  });
});
