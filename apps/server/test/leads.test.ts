import { type LeadCreate, leadSchema, leadsResponseSchema, leadsSummaryResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";

const LEAD: LeadCreate = {
  name: "Asha Example",
  email: "Asha@Example.org",
  phone: "+91 98765 43210",
  source: "pilot_signup_form",
  device: "mobile",
  analytics: {
    user_agent: "Mozilla/5.0 (Linux; Android 15) Mobile",
    referrer: "https://example.org/",
    url: "https://lagna.example/pilot",
    screen_resolution: "390x844",
    timezone: "Asia/Calcutta",
    language: "hi-IN",
    timestamp: "2026-03-01T06:00:00.000Z",
  },
};
const DAY = 24 * 60 * MINUTE;

let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

const join = (change: object = {}, from = "203.0.113.1") =>
  people.call("POST", "/leads", { body: { ...LEAD, ...change }, from });
const asked = (path: string) => people.call("GET", path, { token: administrator.token });
const all = async (query = "") => leadsResponseSchema.parse((await asked(`/leads${query}`)).json());
/** Sessions end on the way. */
const daysLater = async (milliseconds: number) => {
  people.advance(milliseconds);
  administrator = await people.logIn(administrator.email);
};
const empty = () => people.database.db.deleteFrom("leads").execute();

describe("joining", () => {
  test("is thanked for by name and kept with what the browser said, its country by its time zone", async () => {
    await empty();
    const answer = await join();
    expect(answer.json()).toEqual({ status: "success", message: "Thank You, Asha Example!" });
    const { analytics, ...given } = LEAD;
    expect((await all()).leads).toEqual([
      {
        ...given,
        ...analytics,
        id: expect.any(String) as string,
        email: "asha@example.org",
        status: "new",
        country: "IN",
        created_at: people.now().toISOString(),
      },
    ]);
  });

  test.each([
    ["name", "", "Please enter your name"],
    ["email", " ", "Please enter your email"],
    ["phone", "", "Please enter your phone number"],
    ["email", "asha", "Please enter a valid email address"],
    ["phone", "98765 4321", "Please enter a valid phone number"],
    ["source", "elsewhere", "Unauthorized lead source"],
    ["name", "x".repeat(121), "Name must have at most 120 characters"],
    ["name", "As\u0000ha", "This text contains characters that cannot be read"],
  ])("without a good %s (%j) is refused with the specification's own sentence", async (field, value, sentence) => {
    const body = expectError(await join({ [field]: value }), 422, "invalid_input");
    expect([body.detail, body.errors?.[0]?.path]).toEqual([sentence, field]);
  });

  test("is called back by the digits of any script", async () => {
    expect((await join({ phone: "९८७६५ ४३२१०" }, "203.0.113.7")).statusCode).toBe(200);
    expectError(await join({ phone: "९८७६५ ४३२१" }, "203.0.113.7"), 422, "invalid_input");
  });

  test("is stored without optional data; overlong browser data is cut", async () => {
    await empty();
    await join({ id: "lead-without-analytics", analytics: undefined, device: undefined });
    await join({ id: "lead-with-too-much", analytics: { user_agent: "x".repeat(10_000), timezone: 7 } });
    const { leads } = await all();
    const bare = leads.find(({ id }) => id === "lead-without-analytics");
    expect(bare).toMatchObject({ device: "desktop", country: null, user_agent: "", timezone: "" });
    const much = leads.find(({ id }) => id === "lead-with-too-much");
    expect([much?.user_agent.length, much?.timezone]).toEqual([400, ""]);
  });

  test("repeated after a lost response is stored once", async () => {
    await empty();
    for (let time = 0; time < 2; time += 1) await join({ id: "one-and-the-same" });
    expect((await all()).leads).toHaveLength(1);
  });

  test("with the hidden field filled in is answered as usual but not stored", async () => {
    await empty();
    expect((await join({ website: "https://spam.example" })).json()).toMatchObject({ status: "success" });
    expect((await all()).leads).toEqual([]);
  });

  test("too often from one IP address gets 429 with Retry-After, while others are accepted", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await join({}, "203.0.113.9")).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await join({}, "203.0.113.10")).statusCode).toBe(200);
  });

  test("leaves no personal data in the log", () => {
    const written = people.lines.join("");
    for (const secret of ["98765", "asha@example.org", "Asha Example"]) expect(written).not.toContain(secret);
  });
});

describe("for administrators", () => {
  test("leads are listed in pages, searched and filtered by status", async () => {
    await empty();
    for (let index = 0; index < 5; index += 1) {
      people.advance(MINUTE);
      await join({ id: `lead-number-${index}`, name: `Name ${index}` }, `203.0.113.${20 + index}`);
    }
    const names = ({ leads }: Awaited<ReturnType<typeof all>>) => leads.map(({ name }) => name);
    const first = await all("?limit=3");
    const second = await all(`?limit=3&cursor=${first.next_cursor}`);
    expect([names(first), names(second), second.next_cursor]).toEqual([
      ["Name 4", "Name 3", "Name 2"],
      ["Name 1", "Name 0"],
      null,
    ]);
    expect(names(await all("?q=name%203"))).toEqual(["Name 3"]);
    const changed = await people.call("PATCH", "/leads/lead-number-2", {
      token: administrator.token,
      body: { status: "converted" },
    });
    expect(leadSchema.parse(changed.json())).toMatchObject({ name: "Name 2", status: "converted" });
    expect(names(await all("?status=converted"))).toEqual(["Name 2"]);
    // PostgreSQL cannot search for characters it does not store.
    const forged = [["2026-03-01T06:00:00.000Z", "lead\u0000"], ["\u0000", "lead"], ["lead"], [1, 2], {}];
    const cursors = forged.map((value) => `?cursor=${Buffer.from(JSON.stringify(value)).toString("base64url")}`);
    for (const query of [...cursors, "?cursor=nonsense", "?status=sold", "?limit=0"])
      expectError(await asked(`/leads${query}`), 422, "invalid_input");
  });

  test("a hundred are listed where no other number is asked for", async () => {
    await empty();
    const rows = Array.from({ length: 101 }, (_, index) => row(`lead-${index}`));
    await people.database.db.insertInto("leads").values(rows).execute();
    expect((await all()).leads).toHaveLength(100);
    expect((await all("?limit=50")).leads).toHaveLength(50);
  });

  test("a concurrent change by another administrator is not overwritten", async () => {
    await empty();
    await people.database.db.insertInto("leads").values(row("lead-of-two")).execute();
    const change = (body: object) => people.call("PATCH", "/leads/lead-of-two", { token: administrator.token, body });
    expect((await change({ status: "converted", was: "new" })).statusCode).toBe(200);
    expectError(await change({ status: "contacted", was: "new" }), 409, "lead_changed_elsewhere");
    expect((await all()).leads).toMatchObject([{ status: "converted" }]);
    expect((await change({ status: "contacted", was: "converted" })).statusCode).toBe(200);
  });

  test("a status is one of three, and an unknown lead is 404", async () => {
    const call = (method: "PATCH" | "DELETE", body?: object) =>
      people.call(method, "/leads/nobody-there", { token: administrator.token, body });
    expectError(await call("PATCH", { status: "sold" }), 422, "invalid_input");
    expectError(await call("PATCH", { status: "new" }), 404, "lead_unknown");
    expectError(await call("DELETE"), 404, "lead_unknown");
  });

  test("they are counted, with today as the reader's clock has it", async () => {
    await empty();
    await join({ id: "today-in-india" });
    await daysLater(DAY);
    await join({ id: "a-day-later", device: "desktop", analytics: { timezone: "Europe/Paris" } });
    const summary = async (offset: number) =>
      leadsSummaryResponseSchema.parse((await asked(`/leads/summary?utc_offset=${offset}`)).json());
    const read = await summary(330);
    expect(read).toMatchObject({
      total: 2,
      new_today: 1,
      sources: { pilot_signup_form: 2 },
      statuses: { new: 2 },
      devices: { mobile: 1, desktop: 1 },
      countries: { IN: 1, FR: 1 },
    });
    expect(read.daily).toHaveLength(30);
    expect(read.daily.slice(-2).map(({ count }) => count)).toEqual([1, 1]);
    const untilMidnight = DAY - (people.now().getTime() % DAY);
    await daysLater(untilMidnight - 1);
    expect([(await summary(0)).new_today, (await summary(1)).new_today]).toEqual([1, 0]);
  });

  test("one is deleted", async () => {
    await empty();
    await join({ id: "to-be-deleted" });
    await people.call("DELETE", "/leads/to-be-deleted", { token: administrator.token });
    expect((await all()).leads).toEqual([]);
  });
});

describe("the CSV file", () => {
  test("has the specification's columns and a dated name, and no cell that a spreadsheet runs", async () => {
    await empty();
    const name = '=HYPERLINK("https://evil.example","Asha, \n Rao")';
    await people.database.db
      .insertInto("leads")
      .values({
        ...row("lead-formula"),
        name,
        phone: "+911234567890",
        user_agent: "@SUM(1)",
        referrer: "  -2+3",
        // For a spreadsheet that separates cells by semicolons.
        url: "/;=1+1; -1;/x",
        // Full-width characters, as interpreted by East Asian spreadsheets.
        source: "＝1+1",
      })
      .execute();
    const answer = await asked("/leads/export.csv");
    const day = people.now().toISOString().slice(0, 10);
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="leads-${day}.csv"`);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.body).toBe(
      "\uFEFFName,Email,Phone,Status,Source,Created At,User Agent,Referrer,URL\r\n" +
        `"'=HYPERLINK(""https://evil.example"",""Asha, \n Rao"")",asha@example.org,+911234567890,new,'＝1+1,` +
        "2026-03-01T06:00:00.000Z,'@SUM(1),'  -2+3,/;'=1+1;' -1;/x\r\n",
    );
  });

  test("has every lead exactly once", async () => {
    await empty();
    const rows = Array.from({ length: 2500 }, (_, index) => row(`lead-${index}`));
    for (let start = 0; start < rows.length; start += 100)
      await people.database.db
        .insertInto("leads")
        .values(rows.slice(start, start + 100))
        .execute();
    const lines = (await asked("/leads/export.csv")).body.split("\r\n");
    expect(lines).toHaveLength(2502);
    expect(new Set(lines).size).toBe(2502);
  });
});

const row = (id: string) => ({
  id,
  name: id,
  email: "asha@example.org",
  phone: "9876543210",
  source: "pilot_signup_form",
  status: "new",
  device: "mobile",
  country: null,
  user_agent: "",
  referrer: "",
  url: "",
  screen_resolution: "",
  timezone: "",
  language: "",
  timestamp: "",
  created_at: "2026-03-01T06:00:00.000Z",
});

test("a lead is exported and deleted only with the account that has verified its address", async () => {
  await empty();
  const { token, email } = await people.signUp("asha@example.org");
  await join();
  const exported = async () =>
    (await people.call("GET", "/profile/export", { token })).json<{ leads: { phone: string }[] }>().leads;
  expect(await exported()).toEqual([]);
  const { db } = people.database;
  await db.updateTable("users").set({ email_verified: 1 }).where("email", "=", email).execute();
  expect(await exported()).toMatchObject([{ phone: LEAD.phone }]);
  await people.call("DELETE", "/profile", { token, body: { confirm: email } });
  expect((await all()).leads).toEqual([]);

  await join();
  const stranger = await people.signUp("asha@example.org");
  await people.call("DELETE", "/profile", { token: stranger.token, body: { confirm: stranger.email } });
  expect((await all()).leads).toHaveLength(1);
});
