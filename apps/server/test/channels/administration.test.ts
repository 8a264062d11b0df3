import { channelsResponseSchema, type ChannelsResponse } from "@lagna/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { expectError } from "../expect-error.ts";
import {
  type GraphApi,
  createMessageNotification,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";

const SOON = { timeout: 60_000, interval: 20 };
const FROM = "919812345678";

let graph: GraphApi;
let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  graph = await startGraphApi();
  people = await buildPeopleApp({
    env: graph.env,
    parts: { jobTimings: { pollMs: 20 } },
  });
  administrator = await people.signUp("administrator@example.org");
}, 120_000);
afterAll(async () => {
  await people.close();
  await graph.close();
});

async function whatsApp(): Promise<ChannelsResponse["channels"][number]> {
  const response = await people.call("GET", "/admin/channels", { token: administrator.token });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.body).not.toMatch(/9198123|Asha|promoted/);
  const found = channelsResponseSchema
    .strict()
    .parse(response.json())
    .channels.find(({ name }) => name === "whatsapp");
  if (!found) throw new Error("no such channel");
  return found;
}
const retry = (what: string, id: string, channel = "whatsapp") =>
  people.call("POST", `/admin/channels/${channel}/${what}/${encodeURIComponent(id)}/retry`, {
    token: administrator.token,
  });
async function deliver(text: string): Promise<void> {
  const at = Math.floor(people.now().getTime() / 1_000);
  const content = createTextContent(text);
  const body = createMessageNotification({ id: `wamid.${at}`, from: FROM, at, content });
  const response = await people.app.inject(createWhatsAppDelivery(body));
  expect(response.statusCode).toBe(200);
}

test("failed messages are listed with the reason, without recipient or text, and can be retried once", async () => {
  graph.refusals.push({ status: 400, code: 131_026 });
  await deliver("When will I get promoted?");
  await expect.poll(async () => (await whatsApp()).sent.failed, SOON).toBe(1);
  const before = await whatsApp();
  expect(before).toMatchObject({
    on: true,
    people: 1,
    last_received_at: people.now().toISOString(),
    received: { waiting: 0, handled: 1, failed: 0 },
  });
  const [failure] = before.failures;
  expect(failure).toMatchObject({ what: "send", reason: "WhatsApp 131026", retries: true });
  const id = failure?.id ?? "";
  expectError(await retry("answer", id), 404, "channel_failure_unknown");
  expectError(await retry("send", id, "telegram"), 404, "channel_failure_unknown");
  expectError(await retry("gossip", id), 422, "invalid_input");
  await waitUntilIdle(people.database);
  people.advance(MINUTE);
  expect((await retry("send", id)).statusCode).toBe(200);
  await expect.poll(() => graph.messages.length, SOON).toBe(1);
  await expect.poll(async () => (await whatsApp()).sent.sent, SOON).toBe(1);
  expect((await whatsApp()).failures).toEqual([]);
  expectError(await retry("send", id), 404, "channel_failure_unknown");
});

test("neither senders nor texts are logged", async () => {
  await deliver("When will I get promoted?");
  await expect.poll(() => graph.messages.length, SOON).toBe(2);
  expect(people.lines.join("\n")).not.toMatch(/9198123|promoted|Asha Rao/);
});
