import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type PeopleApp } from "../accounts/accounts-test-app.ts";
import {
  type GraphApi,
  createMessageNotification,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";

const SOON = { timeout: 60_000, interval: 20 };
/** More than the parallel sending limit. */
const PEOPLE = 8;

let graph: GraphApi;
let people: PeopleApp;
beforeAll(async () => {
  graph = await startGraphApi();
  people = await buildPeopleApp({
    env: graph.env,
    parts: { jobTimings: { pollMs: 20 } },
  });
}, 120_000);
afterAll(async () => {
  await people.close();
  await graph.close();
});

const inState = async (table: "channel_inbox" | "channel_outbox", state: string): Promise<number> =>
  (await people.database.db.selectFrom(table).select("id").where("state", "=", state).execute()).length;
async function deliver(person: number): Promise<void> {
  const content = createTextContent("help");
  const at = Math.floor(people.now().getTime() / 1_000);
  const who = { id: `wamid.lane-${person}`, from: `9198123456${person}`, at };
  expect(
    (await people.app.inject(createWhatsAppDelivery(createMessageNotification({ ...who, content })))).statusCode,
  ).toBe(200);
}

test("while a channel is blocked, other messages are answered and mails are sent", async () => {
  let release: () => void = () => undefined;
  graph.held = new Promise((done) => (release = done));
  try {
    for (let person = 0; person < PEOPLE; person += 1) await deliver(person);
    await expect.poll(() => inState("channel_inbox", "handled"), SOON).toBe(PEOPLE);
    const asked = await people.call("POST", "/auth/magic-link", { body: { email: "asha@example.org" } });
    expect(asked.statusCode).toBe(200);
    await expect.poll(() => readdirSync(join(people.dataDir, "outbox")), SOON).toHaveLength(1);
    expect(await inState("channel_outbox", "sent")).toBe(0);
  } finally {
    release();
  }
  await expect.poll(() => inState("channel_outbox", "sent"), SOON).toBe(PEOPLE);
});
