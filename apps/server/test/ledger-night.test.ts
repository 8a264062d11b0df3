import type { ChatStartResponse, LedgerFigures, LedgerResponse } from "@lagna/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIN_PEOPLE, SHUFFLED_CHARTS } from "../src/modules/ledger/measure-ledger.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

const DAY = 86_400_000;

let people: PeopleApp;
let owner: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  // The first night is planned when the server begins to listen.
  await people.app.listen({ port: 0, host: "127.0.0.1" });
  owner = await people.signUp("member@example.org");
});
afterAll(() => people.close());

const call = async <Answer>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<Answer> => {
  const response = await people.call(method, path, { token: owner.token, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const readFigures = async () => (await people.call("GET", "/ledger/figures")).json<LedgerFigures>();
/** Reads the database: the figures can be fetched only so often in a minute, and the clock stands still. */
const findNight = async (): Promise<string | undefined> =>
  (await people.database.db.selectFrom("ledger_figures").select("computed_at").executeTakeFirst())?.computed_at;
async function passNight(): Promise<void> {
  const before = await findNight();
  people.advance(DAY);
  await expect.poll(findNight, { timeout: 150_000 }).not.toBe(before);
}

/** An account with a kundli, whose ledger is on. */
async function addMember(address: string): Promise<{ id: string; kundliId: string }> {
  const { db } = people.database;
  const { email, token } = await people.signUp(address);
  const saved = await people.call("POST", "/kundlis", { token, body: WORKED_BIRTH });
  const { kundli } = saved.json<{ kundli: { id: string } }>();
  const { id } = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  await db.insertInto("ledger_members").values({ user_id: id, since: "2025-01-01" }).execute();
  return { id, kundliId: kundli.id };
}

/** People whose window of work was told, with half of the shuffled charts as hits. */
async function addMembers(count: number, isHit: boolean): Promise<void> {
  const { db } = people.database;
  for (let number = 0; number < count; number += 1) {
    const { id, kundliId } = await addMember(`other${number}@example.org`);
    const row = {
      kundli_id: kundliId,
      topic: "career",
      house: 10,
      karakas: "sun",
      rank: "a",
      is_good: 1,
      rule_version: 1,
    };
    await db
      .insertInto("ledger_entries")
      .values({
        ...row,
        id: `entry ${number}`,
        user_id: id,
        chart_hash: `chart ${number}`,
        from_at: "2025-03-01T00:00:00.000Z",
        until_at: "2025-06-01T00:00:00.000Z",
        named_on: "2025-01-02",
        span_months: 6,
        outcome: isHit ? "in_window" : "not_at_all",
        month: isHit ? "2025-04" : null,
        answered_on: "2025-07-03",
        control: "01".repeat(SHUFFLED_CHARTS / 2),
      })
      .execute();
  }
}

test("each night the controls of what was told are computed, figures are shown from twenty people on, and entries of lost kundlis go", async () => {
  expect(await readFigures()).toEqual({
    needed: MIN_PEOPLE,
    people: 0,
    computed_on: null,
    due: null,
    told: null,
    good: null,
    weak: null,
  });
  await call("POST", "/kundlis", { ...WORKED_BIRTH, is_self: true });
  await call("PUT", "/profile/ledger", { on: true });
  const { chat_id } = await call<ChatStartResponse>("POST", "/chat/start", {});
  await call("POST", "/chat/ask", { chat_id, question: "When will I get promoted?" });
  const [entry] = (await call<LedgerResponse>("GET", "/profile/ledger")).entries;
  if (!entry) throw new Error("no window was named");
  people.advance(Date.parse(`${entry.ask_on}T06:00:00Z`) - people.now().getTime());
  owner = await people.logIn(owner.email);
  await call("PUT", `/profile/ledger/${entry.id}`, { outcome: "in_window", month: entry.until.slice(0, 7) });
  await addMembers(MIN_PEOPLE - 2, true);
  await passNight();
  const { db } = people.database;
  const findControl = () =>
    db.selectFrom("ledger_entries").select("control").where("id", "=", entry.id).executeTakeFirstOrThrow();
  const { control } = await findControl();
  expect(control).toMatch(new RegExp(`^[01]{${SHUFFLED_CHARTS}}$`));
  // The month lies in some windows of others, and not in most.
  const shuffled = (control ?? "").split("1").length - 1;
  expect(shuffled).toBeGreaterThan(0);
  expect(shuffled).toBeLessThan(SHUFFLED_CHARTS / 2);
  expect(await readFigures()).toMatchObject({ people: MIN_PEOPLE - 1, due: null, told: null, good: null });

  await db.updateTable("ledger_entries").set({ chart_hash: "a chart of its own" }).where("id", "=", entry.id).execute();
  await addMemberOfAnotherName();
  await passNight();
  const figures = await readFigures();
  expect(figures).toMatchObject({ people: MIN_PEOPLE, good: { people: MIN_PEOPLE, hits: MIN_PEOPLE - 1 }, weak: null });
  expect(figures.due).toBeGreaterThanOrEqual(MIN_PEOPLE);
  expect(figures.told).toBe(MIN_PEOPLE);

  // A server that ends between the deletion of a kundli and that of its entries leaves them.
  await db
    .deleteFrom("kundlis")
    .where("owner_id", "in", db.selectFrom("ledger_entries").select("user_id").where("id", "=", "entry 1"))
    .execute();
  await passNight();
  const listIds = async () => (await db.selectFrom("ledger_entries").select("id").execute()).map(({ id }) => id);
  expect(await listIds()).not.toContain("entry 1");
  expect(await listIds()).toContain("entry 0");
  expect(await readFigures()).toMatchObject({ people: MIN_PEOPLE - 1, good: null });

  // Another outcome has another control.
  owner = await people.logIn(owner.email);
  await call("PUT", `/profile/ledger/${entry.id}`, { outcome: "cannot_say" });
  expect((await findControl()).control).toBeNull();
}, 400_000);

async function addMemberOfAnotherName(): Promise<void> {
  const { db } = people.database;
  const rows = await db.selectFrom("ledger_entries").selectAll().where("id", "=", "entry 0").execute();
  const { id, kundliId } = await addMember("last@example.org");
  for (const row of rows)
    await db
      .insertInto("ledger_entries")
      .values({
        ...row,
        id: "entry of the last",
        user_id: id,
        kundli_id: kundliId,
        chart_hash: "another",
        outcome: "not_at_all",
        month: null,
      })
      .execute();
}
