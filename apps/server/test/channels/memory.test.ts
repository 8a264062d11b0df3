import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { type BotApi, createMessageUpdate, startBotApi, createTelegramDelivery } from "../fakes/bot-api.ts";
import { WORKED_BIRTH } from "../fakes/births.ts";
import {
  type GraphApi,
  createMessageNotification,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";
import { SOON } from "./channel-app.ts";

const NUMBER = "919876500001";
const TELEGRAM_ID = 7_200_000_001;

let graph: GraphApi;
let bot: BotApi;
let people: PeopleApp;
let asha: Caller;
beforeAll(async () => {
  [graph, bot] = await Promise.all([startGraphApi(), startBotApi()]);
  people = await buildPeopleApp({
    env: { ...graph.env, ...bot.env },
    parts: { jobTimings: { pollMs: 20 } },
  });
  asha = await people.signUp("asha@example.org");
  const body = { id: "kundli-of-asha", ...WORKED_BIRTH, is_self: true };
  expect((await people.call("POST", "/kundlis", { token: asha.token, body })).statusCode).toBe(200);
}, 120_000);
afterAll(async () => {
  await people.close();
  await Promise.all([graph.close(), bot.close()]);
});

let count = 0;
const seconds = () => Math.floor(people.now().getTime() / 1_000);
const sentBy = {
  whatsapp: () => graph.messages.map(({ text, interactive }) => text?.body ?? interactive?.body.text ?? ""),
  telegram: () => bot.messages.map(({ text }) => text ?? ""),
};
const deliveryBy = {
  whatsapp: (text: string) =>
    createWhatsAppDelivery(
      createMessageNotification({
        id: `wamid.${(count += 1)}`,
        from: NUMBER,
        at: seconds(),
        content: createTextContent(text),
      }),
    ),
  telegram: (text: string) =>
    createTelegramDelivery(
      createMessageUpdate({ updateId: (count += 1), from: TELEGRAM_ID, at: seconds(), content: { text } }),
    ),
};
/** The reply to a message, on its channel. */
async function told(channel: "whatsapp" | "telegram", text: string): Promise<string> {
  await waitUntilIdle(people.database);
  people.advance(MINUTE);
  const before = sentBy[channel]().length;
  expect((await people.app.inject(deliveryBy[channel](text))).statusCode).toBe(200);
  await expect.poll(() => sentBy[channel]().length, SOON).toBe(before + 1);
  return sentBy[channel]().at(-1) ?? "";
}
async function link(channel: "whatsapp" | "telegram"): Promise<void> {
  const { code } = (await people.call("POST", "/profile/chats/code", { token: asha.token })).json<{ code: string }>();
  await told(channel, `Link ${code}`);
  expect(await told(channel, "yes")).toContain(`linked to ${asha.email}`);
}
const memory = async () =>
  (await people.call("GET", "/memory", { token: asha.token })).json<{ memory: { id: string; about: string }[] }>()
    .memory;

/** An answer with what of it waits for "more". */
async function toldWhole(channel: "whatsapp" | "telegram", question: string): Promise<string> {
  const parts = [await told(channel, question)];
  for (let part = 0; part < 3; part++) parts.push(await told(channel, "Tell me more"));
  return parts.join(" ");
}

/** The text of an answer that uses the memory. */
const KNOWS = /out of work/;

test("life events stated in one chat are known in other chats and on the page until deleted", async () => {
  await link("whatsapp");
  await link("telegram");
  expect(await toldWhole("telegram", "How is my career?")).not.toMatch(KNOWS);

  expect(await toldWhole("whatsapp", "I lost my job last month. When will I get a new one?")).toMatch(KNOWS);
  expect(await toldWhole("telegram", "How is my career?")).toMatch(KNOWS);
  const stated = await memory();
  expect(stated).toHaveLength(1);

  const talk = { token: asha.token, body: { kundli_id: "kundli-of-asha" } };
  const { chat_id } = (await people.call("POST", "/chat/start", talk)).json<{ chat_id: string }>();
  const onThePage: string[] = [];
  for (const question of ["How is my career?", "Tell me more", "Tell me more", "Tell me more"]) {
    const asked = await people.call("POST", "/chat/ask", { token: asha.token, body: { chat_id, question } });
    expect(asked.statusCode, asked.body).toBe(200);
    onThePage.push(asked.body);
  }
  expect(onThePage.join(" ")).toMatch(KNOWS);

  const forgotten = await people.call("DELETE", `/memory/${stated[0]?.id}`, { token: asha.token });
  expect(forgotten.statusCode).toBe(200);
  expect(await toldWhole("whatsapp", "What about my career?")).not.toMatch(KNOWS);
  expect(await toldWhole("telegram", "How is my career going?")).not.toMatch(KNOWS);
});
