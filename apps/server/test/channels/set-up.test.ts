import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { auditResponseSchema, type ChannelTestResponse, channelSetUpsResponseSchema } from "@lagna/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createServerSettings } from "../../src/modules/server-settings/service.ts";
import { createSqlServerSettingsRepository } from "../../src/modules/server-settings/sql-repository.ts";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { expectError } from "../expect-error.ts";
import { type BotApi, BOT_TOKEN, createMessageUpdate, createTelegramDelivery, startBotApi } from "../fakes/bot-api.ts";
import {
  APP_SECRET,
  createMessageNotification,
  createTextContent,
  createWhatsAppDelivery,
  type GraphApi,
  NUMBER_ID,
  startGraphApi,
  TOKEN,
} from "../fakes/graph-api.ts";
import { SOON } from "./channel-app.ts";

/** A name of this machine, so that the first account needs no set-up code. */
const ORIGIN = "https://localhost:8443";
const WRONG_TOKEN = "987654321:AAE-not-the-bot-of-this-test";
const TELEGRAM_WEBHOOK = `${ORIGIN}/api/v1/telegram/webhook`;
const WHATSAPP_WEBHOOK = `${ORIGIN}/api/v1/whatsapp/webhook`;

let bot: BotApi;
let graph: GraphApi;
let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  [bot, graph] = await Promise.all([startBotApi(), startGraphApi()]);
}, 120_000);
afterAll(async () => {
  await bot.close();
  await graph.close();
});

async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  const apis = { TELEGRAM_API_URL: bot.url, WHATSAPP_API_URL: graph.url };
  people = await buildPeopleApp({
    env: { PUBLIC_URL: ORIGIN, ...apis, ...env },
    parts: { jobTimings: { pollMs: 20 } },
  });
  await people.app.ready();
  administrator = await people.signUp("administrator@example.org");
}
beforeEach(() => open(), 120_000);
afterEach(() => people.close());

async function ask(method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object) {
  const response = await people.call(method, `/admin/channels/${path}`, { token: administrator.token, body });
  // Whatever is asked, no answer holds what was entered.
  expect(response.body).not.toMatch(new RegExp(`${BOT_TOKEN}|${WRONG_TOKEN}|${TOKEN}|${APP_SECRET}`));
  return response;
}
async function check(method: "PUT" | "POST", path: string, body?: object): Promise<ChannelTestResponse> {
  const response = await ask(method, path, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const setUpTelegram = (token = BOT_TOKEN) => check("PUT", "telegram/set-up", { token });
const setUpWhatsApp = (change: object = {}) =>
  check("PUT", "whatsapp/set-up", { token: TOKEN, phone_number_id: NUMBER_ID, app_secret: APP_SECRET, ...change });
async function describeChannel(name: "telegram" | "whatsapp") {
  const { channels } = channelSetUpsResponseSchema.parse((await ask("GET", "set-up")).json());
  const found = channels.find((each) => each.name === name);
  if (!found) throw new Error("no such channel");
  return found;
}
const readRows = () => people.database.db.selectFrom("server_settings").selectAll().execute();
async function listActions(): Promise<string[]> {
  const response = await people.call("GET", "/admin/audit", { token: administrator.token });
  return auditResponseSchema.parse(response.json()).entries.map(({ action }) => action);
}
const deliverToTelegram = (from: number, secret: string) => {
  const at = Math.floor(people.now().getTime() / 1_000);
  // Telegram takes no buttons with a name of this machine, so a message is sent whose answer has none.
  const update = createMessageUpdate({ updateId: from, from, at, content: { text: "help" } });
  const delivery = createTelegramDelivery(update);
  return people.app.inject({
    ...delivery,
    headers: { ...delivery.headers, "x-telegram-bot-api-secret-token": secret },
  });
};

describe("Telegram", () => {
  test("a wrong token is refused with its cause and stored nowhere; the right one takes effect without a restart", async () => {
    expect(await setUpTelegram(WRONG_TOKEN)).toEqual({
      status: "failed",
      account: null,
      problems: [{ problem: "token_wrong", said: "Unauthorized" }],
    });
    expect(await readRows()).toEqual([]);
    expect((await deliverToTelegram(1, "none")).statusCode).toBe(404);

    expect(await setUpTelegram()).toEqual({ status: "success", account: "lagna_bot", problems: [] });
    expect(await describeChannel("telegram")).toEqual({
      name: "telegram",
      source: "browser",
      account: "lagna_bot",
      webhook_url: TELEGRAM_WEBHOOK,
      is_public: true,
      verify_token: null,
    });
    const secret = bot.webhook()?.secret_token ?? "";
    expect(bot.webhook()?.url).toBe(TELEGRAM_WEBHOOK);
    expect((await deliverToTelegram(77_001, "wrong")).statusCode).toBe(403);
    expect((await deliverToTelegram(77_001, secret)).statusCode).toBe(200);
    await expect.poll(() => bot.messages.some(({ chat_id }) => chat_id === "77001"), SOON).toBe(true);
    const config = (await people.call("GET", "/config")).json();
    expect(config).toMatchObject({ telegram_bot_name: "lagna_bot", channels: { telegram: "on" } });

    expect(await listActions()).toContain("telegram_set_up");
    const [row] = await readRows();
    expect(row?.value).not.toContain(BOT_TOKEN);
    expect(people.lines.join("\n")).not.toMatch(new RegExp(`${BOT_TOKEN}|${WRONG_TOKEN}|${secret}`));
  });

  test("the test names a webhook elsewhere, takes it back, and names failing deliveries and certificates", async () => {
    expect((await check("POST", "telegram/test", {})).problems).toEqual([{ problem: "not_set_up", said: null }]);
    await setUpTelegram();
    expect((await check("POST", "telegram/test", {})).status).toBe("success");
    await fetch(`${bot.url}/bot${BOT_TOKEN}/setWebhook`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: "https://other.example/secret-path", secret_token: "x" }),
    });
    expect(await check("POST", "telegram/test", {})).toMatchObject({
      status: "failed",
      account: "lagna_bot",
      problems: [{ problem: "webhook_elsewhere", said: "other.example" }],
    });
    expect((await check("POST", "telegram/test", { register: true })).status).toBe("success");

    const now = Math.floor(people.now().getTime() / 1_000);
    bot.failDelivery("SSL error {certificate verify failed}", now - 60);
    expect((await check("POST", "telegram/test", {})).problems).toMatchObject([{ problem: "certificate" }]);
    bot.failDelivery("Wrong response from the webhook: 502 Bad Gateway", now - 60);
    expect((await check("POST", "telegram/test", {})).problems).toMatchObject([{ problem: "webhook_failing" }]);
    bot.failDelivery("Connection timed out", now - 7_200);
    expect((await check("POST", "telegram/test", {})).status).toBe("success");
  });

  test("a test message goes to the administrator's own linked chat, and says why it did not arrive", async () => {
    await setUpTelegram();
    expect((await check("POST", "telegram/test-message")).problems).toEqual([{ problem: "not_linked", said: null }]);
    await deliverToTelegram(77_002, bot.webhook()?.secret_token ?? "");
    const { id } = await people.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", administrator.email)
      .executeTakeFirstOrThrow();
    await people.database.db
      .updateTable("channel_people")
      .set({ account_id: id, linked_at: people.now().toISOString() })
      .execute();
    await expect.poll(() => bot.messages.some(({ chat_id }) => chat_id === "77002"), SOON).toBe(true);
    expect((await check("POST", "telegram/test-message")).status).toBe("success");
    expect(bot.messages.at(-1)).toMatchObject({ chat_id: "77002", text: expect.stringContaining("test message") });
    bot.refusals.push({ error_code: 403, description: "Forbidden: bot was blocked by the user" });
    expect((await check("POST", "telegram/test-message")).problems).toEqual([
      { problem: "blocked", said: "Telegram 403" },
    ]);
  });

  test("switching off deletes the values, ends the webhook and is recorded", async () => {
    await setUpTelegram();
    const secret = bot.webhook()?.secret_token ?? "";
    expect((await ask("DELETE", "telegram/set-up")).statusCode).toBe(200);
    expect(bot.webhook()).toBeNull();
    expect(await readRows()).toEqual([]);
    expect((await deliverToTelegram(77_003, secret)).statusCode).toBe(404);
    expect(await describeChannel("telegram")).toMatchObject({ source: "none", account: null });
    expect(await listActions()).toContain("telegram_removed");
  });

  test("a server that Telegram cannot reach polls, and a change is followed while it runs", async () => {
    await people.close();
    await open({ PUBLIC_URL: "http://127.0.0.1:8080" });
    await people.app.listen({ port: 0, host: "127.0.0.1" });
    await setUpTelegram();
    const at = Math.floor(people.now().getTime() / 1_000);
    bot.deliver(createMessageUpdate({ updateId: 88_001, from: 88_001, at, content: { text: "Hi" } }));
    await expect.poll(() => bot.messages.some(({ chat_id }) => chat_id === "88001"), SOON).toBe(true);
    const polls = () => bot.calls.filter(({ method }) => method === "getUpdates").length;
    await ask("DELETE", "telegram/set-up");
    // The receiver ends within the next check; then no more is asked.
    await expect
      .poll(async () => {
        const before = polls();
        await new Promise((done) => setTimeout(done, 300));
        return polls() - before;
      }, SOON)
      .toBe(0);
  });
});

describe("WhatsApp", () => {
  test("each wrong value is named, the right ones take effect, and Meta's check of the webhook passes", async () => {
    expect((await setUpWhatsApp({ token: "wrong" })).problems).toEqual([{ problem: "token_wrong", said: "Meta 190" }]);
    expect((await setUpWhatsApp({ app_secret: "wrong" })).problems).toEqual([
      { problem: "app_secret_wrong", said: "Meta 100" },
    ]);
    expect((await setUpWhatsApp({ phone_number_id: "111111" })).problems).toEqual([
      { problem: "number_unknown", said: "Meta 100" },
    ]);
    expect(await readRows()).toEqual([]);
    expect(await setUpWhatsApp()).toEqual({ status: "success", account: "+1 555-078-3881", problems: [] });

    const { verify_token: verify } = await describeChannel("whatsapp");
    const query = new URLSearchParams({
      "hub.mode": "subscribe",
      "hub.verify_token": verify ?? "",
      "hub.challenge": "1158201444",
    });
    const verified = await people.app.inject(`/api/v1/whatsapp/webhook?${query.toString()}`);
    expect([verified.statusCode, verified.body]).toEqual([200, "1158201444"]);
    // A new token leaves the text that Meta has.
    await setUpWhatsApp();
    expect((await describeChannel("whatsapp")).verify_token).toBe(verify);

    const at = Math.floor(people.now().getTime() / 1_000);
    const content = createTextContent("Hi");
    const delivery = createWhatsAppDelivery(
      createMessageNotification({ id: "wamid.1", from: "919812345678", at, content }),
    );
    expect((await people.app.inject(delivery)).statusCode).toBe(200);
    await expect.poll(() => graph.messages.length, SOON).toBeGreaterThan(0);
  });

  test("the test compares the webhook that Meta has with this server's", async () => {
    await setUpWhatsApp();
    const read = async () => (await check("POST", "whatsapp/test", {})).problems;
    graph.webhook = null;
    expect(await read()).toEqual([{ problem: "webhook_missing", said: null }]);
    graph.webhook = "https://old.example/hook";
    expect(await read()).toEqual([{ problem: "webhook_elsewhere", said: "old.example" }]);
    graph.webhook = WHATSAPP_WEBHOOK;
    expect(await read()).toEqual([]);
  });
});

test("environment variables take precedence and cannot be changed in the browser", async () => {
  await people.close();
  await open(bot.env);
  expect(await describeChannel("telegram")).toMatchObject({ source: "environment" });
  expectError(await ask("PUT", "telegram/set-up", { token: BOT_TOKEN }), 409, "channel_from_environment");
  expectError(await ask("DELETE", "telegram/set-up"), 409, "channel_from_environment");
  expect(await readRows()).toEqual([]);
});

test("changes need a recent proof of identity", async () => {
  people.advance(11 * MINUTE);
  expectError(await ask("PUT", "telegram/set-up", { token: BOT_TOKEN }), 403, "proof_needed");
  expect(await readRows()).toEqual([]);
});

test("a platform that cannot be reached is named as such", async () => {
  const closed = createServer();
  await new Promise<void>((listening) => closed.listen(0, "127.0.0.1", listening));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  await people.close();
  await open({ TELEGRAM_API_URL: `http://127.0.0.1:${port}`, WHATSAPP_API_URL: "http://graph.invalid/v26.0" });
  expect((await setUpTelegram()).problems).toEqual([{ problem: "unreachable", said: "ECONNREFUSED" }]);
  expect((await setUpWhatsApp()).problems).toMatchObject([{ problem: "name_not_found" }]);
});

test("another process sees a change after the cache's time, and values under another secret are named as unreadable", async () => {
  await setUpTelegram();
  const { db } = people.database;
  const audit = { note: async () => undefined };
  const repository = createSqlServerSettingsRepository({ db, audit, clock: () => people.now() });
  let time = 0;
  const other = createServerSettings({ settings: repository, secret: "another secret", stopwatch: () => time });
  expect(await other.read("telegram")).toEqual({ state: "unreadable" });
  await ask("DELETE", "telegram/set-up");
  expect(await other.read("telegram")).toEqual({ state: "unreadable" });
  time = 2_000;
  expect(await other.read("telegram")).toEqual({ state: "absent" });
});
