import { expect } from "vitest";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { BIRTH } from "../fakes/births.ts";
import { MINUTE, type PeopleApp } from "./accounts-test-app.ts";
import { claimOne } from "../fakes/claim-one.ts";

export const EMAIL = "leaving@example.org";
const COLLECTIONS = ["leads", "kundlis", "app_users", "pending_users"];
/** A marker in everything the person writes. */
export const MARK = "Marigold";

/** The complete content of the stores, by location. */
export async function everythingIn({ database: { db }, firestore }: PeopleApp): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  for (const table of tables.filter((name) => !name.startsWith("kysely_"))) {
    const rows = db.selectFrom(table as "users").selectAll();
    found.set(table, JSON.stringify(await rows.execute()));
  }
  for (const name of firestore ? COLLECTIONS : []) {
    const { docs = [] } = (await firestore?.documents.collection(name).get()) ?? {};
    found.set(`${name} in Firestore`, JSON.stringify(docs.map((kept) => [kept.id, kept.data()])));
  }
  return found;
}

/** Makes a record of each kind, and expects them in the export of their person and none of them after the account's deletion. */
export async function expectRecordsExportedAndDeleted(people: PeopleApp): Promise<void> {
  const { db } = people.database;
  const administrator = await people.signUp("administrator@example.org");
  const { token } = await people.signUp(EMAIL);
  const { id } = await db.selectFrom("users").select("id").where("email", "=", EMAIL).executeTakeFirstOrThrow();
  await db.updateTable("users").set({ email_verified: 1 }).where("id", "=", id).execute();
  const by = { token: administrator.token };
  if (people.firestore) {
    await people.call("GET", "/validate-token", { token });
    expect((await people.call("POST", `/admin/users/${id}/activate`, by)).statusCode).toBe(200);
  }
  const made = async (path: string, body: object) => {
    const response = await people.call("POST", path, { token, body });
    expect(response.statusCode, `${path}: ${response.body}`).toBe(200);
    return response.json<{ kundli: { id: string }; chat_id: string }>();
  };

  const { kundli } = await made("/kundlis", { ...BIRTH, name: MARK, notes: MARK });
  await made(`/kundlis/${kundli.id}/share`, { name: true, birth: "time" });
  await made("/matching/invitations", { girl: { kundli_id: kundli.id } });
  await made("/leads", { name: MARK, email: EMAIL, phone: "9876543210", source: "pilot_signup_form" });
  await made("/contact", { id: "message-of-marigold", name: MARK, email: EMAIL, message: MARK });
  await made("/chat/start", { kundli_id: kundli.id });
  const place = { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" };
  const calendar = await people.call("PUT", "/profile/calendar", { token, body: { place, language: "en" } });
  expect(calendar.statusCode, calendar.body).toBe(200);
  const daily = { place, language: "en", at: "sunrise", ways: ["mail"] };
  const message = await people.call("PUT", "/profile/daily-message", { token, body: daily });
  expect(message.statusCode, message.body).toBe(200);
  // Of a kind this server's worker ignores, as if another server were running it.
  const secret = "s".repeat(40);
  const queue = createSqlJobQueue({ db, clock: () => people.now(), secret, onAdded: () => undefined });
  await queue.enqueueAlone({ kind: "elsewhere", payload: { to: EMAIL }, personId: EMAIL });
  const underWay = await claimOne(queue, ["elsewhere"], MINUTE);
  expect(underWay?.kind).toBe("elsewhere");

  const exported = (await people.call("GET", "/profile/export", { token })).json<Record<string, unknown>>();
  expect(exported).toMatchObject({
    account: { user: { email: EMAIL } },
    access: expect.any(Object) as object,
    kundlis: [{ name: MARK, notes: MARK }],
    shares: [expect.any(Object)],
    matching_invitations: [{ role: "owner", name: MARK, other_name: null }],
    leads: [{ name: MARK }],
    contact_messages: [{ message: MARK }],
    calendar: { language: "en" },
    daily_message: daily,
    chats: { conversations: [expect.any(Object)] },
  });
  expect(JSON.stringify(exported["jobs"])).toContain("elsewhere");

  const everythingBefore = await everythingIn(people);
  const left = await people.call("DELETE", "/profile", { token, body: { confirm: EMAIL } });
  expect(left.statusCode, left.body).toBe(200);
  // Work running meanwhile ends and restores nothing.
  if (people.firestore) expect(everythingBefore.get("kundlis in Firestore")).toContain(kundli.id);
  if (underWay) await queue.fail(underWay, { reason: "not now", retryAt: people.now() });
  const kept = await everythingIn(people);
  const places = [
    "kundlis",
    "kundli_shares",
    "matching_invitations",
    "leads",
    "contact_messages",
    "personal_calendars",
    "daily_messages",
    "jobs",
  ];
  if (people.firestore) places.push(...COLLECTIONS.map((name) => `${name} in Firestore`));
  expect([...kept.keys()]).toEqual(expect.arrayContaining(places));
  for (const [place, rows] of kept) {
    for (const trace of [EMAIL, MARK, kundli.id]) expect(rows, place).not.toContain(trace);
    if (place !== "first_account") expect(rows, place).not.toContain(id);
  }
}
