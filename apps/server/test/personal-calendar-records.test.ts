import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewJob } from "../src/jobs/queue.ts";
import { createSqlPersonalCalendarRepository } from "../src/modules/almanac/personal-calendar/sql-repository.ts";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";

const CHOICES = {
  place: { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" },
  language: "en",
  vratas: [],
};

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
});
afterAll(() => people.close());

const findUserId = async (email: string) =>
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
      withdraw: async () => undefined,
      enqueue: async (_trx: unknown, job: NewJob) => void jobs.push({ kind: job.kind, personId: job.personId ?? null }),
    } as never,
    () => people.now(),
  );
  const email = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;
  const ids = await Promise.all(
    ["one", "other"].map(async (name) => findUserId((await people.signUp(email(name))).email)),
  );
  const createdAt = people.now().toISOString();
  const [one, other] = ids as [string, string];
  for (const ownerId of ids)
    await records.save({ ownerId, feedId: `feed-${ownerId}`, choices: CHOICES as never, createdAt });
  jobs.length = 0;
  return { records, jobs, one, other };
}

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

  test("a failed build is noted for the change that it was of, of one owner alone", async () => {
    const { records, one, other } = await openRecords();
    const built = await records.findByOwner(one);
    if (!built) throw new Error("the calendar is missing");
    const earlier = { ...built, revision: built.revision - 1 };
    expect(await records.noteFailed(earlier, "2026-03-01T06:00:00.000Z")).toBe(false);
    expect((await records.findByOwner(one))?.failedAt).toBeNull();
    expect(await records.noteFailed(built, "2026-03-01T06:00:00.000Z")).toBe(true);
    expect((await records.findByOwner(one))?.failedAt).toBe("2026-03-01T06:00:00.000Z");
    expect((await records.findByOwner(other))?.failedAt).toBeNull();
  });

  test("deleting one returns it, and leaves the others", async () => {
    const { records, one, other } = await openRecords();
    expect((await records.delete(other))?.feedId).toBe(`feed-${other}`);
    expect(await records.findByOwner(other)).toBeNull();
    expect((await records.delete(one))?.feedId).toBe(`feed-${one}`);
    expect(await records.delete(one)).toBeNull();
  });
});
