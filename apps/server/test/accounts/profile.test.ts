import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { profileResponseSchema, sessionListResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const LAPTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp();
  await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

const logIn = async (email: string, userAgent: string) => {
  const response = await people.call("POST", "/login", {
    body: { email, password: PASSWORD },
    headers: { "user-agent": userAgent },
  });
  return response.json<{ token: string }>().token;
};
/** As the search of places has it. */
const JAIPUR_ID = 1269515;

const isLive = async (token: string) =>
  (await people.call("GET", "/validate-token", { token })).json<{ valid: boolean }>().valid;

test("the profile of a pending person", async () => {
  const { token } = await people.signUp("asha@example.org");
  const profile = profileResponseSchema.strict().parse((await people.call("GET", "/profile", { token })).json());
  expect(profile).toEqual({
    id: profile.id,
    name: "Asha",
    email: "asha@example.org",
    email_verified: false,
    picture: null,
    language: null,
    place_id: null,
    festival_region: null,
    festival_sect: null,
    auth_methods: ["password", "magic_link"],
    signed_in_via: "password",
    created_at: profile.created_at,
    role: "user",
    status: "pending",
  });
});

test("the account's language, else the browser's", async () => {
  const { token } = await people.signUp("hindi@example.org");
  const english = { "accept-language": "en" };
  const hindi = { "accept-language": "hi" };
  const refusedIn = async (headers: Record<string, string>) =>
    expectError(await people.call("DELETE", "/profile/sessions/none", { token, headers }), 404, "session_unknown")
      .detail;
  const [inEnglish, inHindi] = [await refusedIn(english), await refusedIn(hindi)];
  expect(inHindi).not.toBe(inEnglish);

  const choose = (language: unknown) => people.call("PATCH", "/profile", { token, body: { language } });
  expect((await choose("hi")).json()).toEqual({ status: "success" });
  expect([await refusedIn(english), await refusedIn(hindi)]).toEqual([inHindi, inHindi]);
  expect((await people.call("GET", "/profile", { token })).json()).toMatchObject({ language: "hi" });
  expect((await people.call("GET", "/validate-token", { token })).json()).toMatchObject({ language: "hi" });
  expect((await people.call("GET", "/profile/export", { token })).json()).toMatchObject({
    account: { user: { language: "hi" } },
  });

  for (const none of ["fr", "", 1]) expectError(await choose(none), 422, "invalid_input");
  expectError(await people.call("PATCH", "/profile", { token, body: {} }), 422, "invalid_input");
  expect((await people.call("GET", "/profile", { token })).json()).toMatchObject({ language: "hi" });

  await choose("en");
  expect(await refusedIn(hindi)).toBe(inEnglish);
  await choose(null);
  expect([await refusedIn(english), await refusedIn(hindi)]).toEqual([inEnglish, inHindi]);
});

test("the account's place and festivals, each chosen by itself", async () => {
  const { token } = await people.signUp("jaipur@example.org");
  const choose = (body: Record<string, unknown>) => people.call("PATCH", "/profile", { token, body });
  const get = async (path: string) => (await people.call("GET", path, { token })).json();
  expect((await choose({ place_id: JAIPUR_ID })).json()).toEqual({ status: "success" });
  await choose({ festival_region: "gujarat", festival_sect: "vaishnava" });
  const chosen = { place_id: JAIPUR_ID, festival_region: "gujarat", festival_sect: "vaishnava" };
  for (const path of ["/profile", "/validate-token"]) expect(await get(path)).toMatchObject(chosen);
  expect(await get("/profile/export")).toMatchObject({ account: { user: chosen } });

  for (const none of [{ place_id: 1 }, { place_id: 2 ** 40 }, { place_id: 0.5 }, { place_id: "Jaipur" }])
    expect(expectError(await choose(none), 422, "invalid_input").errors).toMatchObject([{ path: "place_id" }]);
  for (const none of [{ festival_region: "mars" }, { festival_sect: "madhva" }])
    expectError(await choose(none), 422, "invalid_input");
  expect(await get("/profile")).toMatchObject({ ...chosen, language: null });
  await choose({ place_id: null });
  expect(await get("/profile")).toMatchObject({ ...chosen, place_id: null });
});

test("sessions by device, with this one marked; last seen is updated each minute", async () => {
  const { token: first } = await people.signUp("devices@example.org");
  const phone = await logIn("devices@example.org", PHONE);
  const laptop = await logIn("devices@example.org", LAPTOP);
  people.advance(5 * MINUTE);
  const { sessions } = sessionListResponseSchema.parse(
    (await people.call("GET", "/profile/sessions", { token: phone })).json(),
  );
  expect(sessions.map(({ user_agent, current }) => ({ user_agent, current }))).toEqual(
    expect.arrayContaining([
      { user_agent: "mobile", current: true },
      { user_agent: "desktop", current: false },
      { user_agent: "unknown", current: false },
    ]),
  );
  expect(sessions).toHaveLength(3);
  const current = sessions.find((session) => session.current);
  expect(current?.last_seen).toBe(people.now().toISOString());
  const body = JSON.stringify(sessions);
  for (const token of [first, phone, laptop]) expect(body).not.toContain(token);
});

test("ends one own session by id, but not another person's", async () => {
  const { token } = await people.signUp("single@example.org");
  const phone = await logIn("single@example.org", PHONE);
  const { token: stranger } = await people.signUp("stranger@example.org");
  const listed = async () =>
    sessionListResponseSchema.parse((await people.call("GET", "/profile/sessions", { token })).json()).sessions;
  const id = (await listed()).find((session) => session.user_agent === "mobile")?.id ?? "";
  expectError(await people.call("DELETE", `/profile/sessions/${id}`, { token: stranger }), 404, "session_unknown");
  expect(await isLive(phone)).toBe(true);
  expect((await people.call("DELETE", `/profile/sessions/${id}`, { token })).json()).toEqual({ status: "success" });
  expect([await isLive(phone), await isLive(token)]).toEqual([false, true]);
  expectError(await people.call("DELETE", `/profile/sessions/${id}`, { token }), 404, "session_unknown");
  expect(await listed()).toHaveLength(1);
});

test("twenty sessions can be live; one more ends the least recently seen", async () => {
  const { token: first } = await people.signUp("collector@example.org");
  people.advance(MINUTE);
  const { token: second } = await people.logIn("collector@example.org");
  people.advance(MINUTE);
  // Seen again, so no longer the oldest.
  expect(await isLive(first)).toBe(true);
  for (let more = 0; more < 19; more += 1) await people.logIn("collector@example.org");
  expect([await isLive(first), await isLive(second)]).toEqual([true, false]);
  const { sessions } = sessionListResponseSchema.parse(
    (await people.call("GET", "/profile/sessions", { token: first })).json(),
  );
  expect(sessions).toHaveLength(20);
});

test("signing out everywhere ends this session too", async () => {
  const { token } = await people.signUp("everywhere@example.org");
  const other = await people.logIn("everywhere@example.org");
  expect((await people.call("DELETE", "/profile/sessions", { token })).json()).toEqual({ status: "success" });
  expect([await isLive(token), await isLive(other.token)]).toEqual([false, false]);
});

test("the export has all stored data except what would open the account", async () => {
  const { token } = await people.signUp("exporter@example.org");
  await people.call("GET", "/validate-token", { token });
  const response = await people.call("GET", "/profile/export", { token });
  expect(response.headers["content-disposition"]).toBe('attachment; filename="lagna-my-data.json"');
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  const data = response.json<Record<string, unknown>>();
  expect(data).toMatchObject({
    account: {
      user: { email: "exporter@example.org", name: "Asha" },
      ways_in: [{ provider: "credential" }],
      sessions: [{ signed_in_via: "password" }],
    },
    access: { app_user: null, pending_user: { email: "exporter@example.org", status: "pending" } },
  });
  const stored = await people.database.db.selectFrom("user_accounts").select("password").execute();
  for (const { password } of stored) expect(response.body).not.toContain(password ?? "none");
  expect(response.body).not.toContain(token);
  const others = await people.database.db
    .selectFrom("users")
    .select("email")
    .where("email", "!=", "exporter@example.org")
    .execute();
  for (const { email } of others) expect(response.body).not.toContain(email);
});

test("deletion requires the person's own address", async () => {
  const { token } = await people.signUp("hesitant@example.org");
  for (const body of [{}, { confirm: "" }, { confirm: "administrator@example.org" }]) {
    const error = expectError(await people.call("DELETE", "/profile", { token, body }), 422, "invalid_input");
    expect(error.detail).toBe("Please enter your own email to confirm");
  }
  expect(await isLive(token)).toBe(true);
});

test("after deletion no table contains the person, and no session or link works", async () => {
  const email = "leaving@example.org";
  const { token } = await people.signUp(email);
  const other = await people.logIn(email);
  await people.call("GET", "/validate-token", { token });
  await people.call("POST", "/auth/magic-link", { body: { email } });
  await people.call("POST", "/password/forgot", { body: { email } });
  const links = () => people.lines.filter((line) => line.includes("?token="));
  await expect.poll(() => links().length).toBeGreaterThanOrEqual(3);
  const outbox = join(people.dataDir, "outbox");
  const readMails = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
  await expect.poll(() => readMails().filter((mail) => mail.includes(`To: ${email}`)).length).toBeGreaterThanOrEqual(3);
  const mailsOfOthers = readMails().filter((mail) => !mail.includes(`To: ${email}`));
  const { id } = await people.database.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();

  expect(
    (await people.call("DELETE", "/profile", { token, body: { confirm: " Leaving@Example.org " } })).json(),
  ).toEqual({ status: "success" });

  const { db } = people.database;
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith("kysely_"));
  expect(tables).toContain("users");
  for (const table of tables) {
    const rows = JSON.stringify(
      await db
        .selectFrom(table as "users")
        .selectAll()
        .execute(),
    );
    expect(rows, table).not.toContain(email);
    if (table !== "first_account") expect(rows, table).not.toContain(id);
  }
  expect(readMails()).toEqual(mailsOfOthers);
  expect([await isLive(token), await isLive(other.token)]).toEqual([false, false]);
  expectError(await people.call("POST", "/login", { body: { email, password: PASSWORD } }), 401, "wrong_password");
  for (const line of links()) {
    const linkToken = /token=([\w-]+)/.exec(line)?.[1] ?? "";
    if (!line.includes("/reset-password")) continue;
    expectError(
      await people.call("POST", "/password/reset", { body: { token: linkToken, password: "a ghost's password" } }),
      422,
      "invalid_input",
    );
  }
});
