import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseCommand } from "../../src/channels/parse-command.ts";
import { createSqlChannelRepository } from "../../src/channels/sql-repository.ts";
import { createBotApi } from "../../src/channels/telegram/create-bot-api.ts";
import { MENU } from "../../src/channels/telegram/menu.data.ts";
import { createStoreTelegramUpdates } from "../../src/channels/telegram/store-updates.ts";
import {
  type ReceiverTimings,
  createTelegramReceiver,
  type TelegramReceiver,
} from "../../src/channels/telegram/poll-or-register-webhook.ts";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { buildTestApp, openTestDatabase } from "../build-test-app.ts";
import {
  BOT_TOKEN,
  type BotApi,
  createMessageUpdate,
  startBotApi,
  type Update,
  WEBHOOK_SECRET,
} from "../fakes/bot-api.ts";

const SOON = { timeout: 60_000, interval: 20 };
const URL_OF_WEBHOOK = "https://lagna.example/api/v1/telegram/webhook";

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let bot: BotApi;
let time: number;
let receptions: TelegramReceiver[];
let lines: object[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-reception-"));
  own = await openTestDatabase(dataDir);
  bot = await startBotApi();
  time = Date.parse("2026-03-01T06:00:00.000Z");
  receptions = [];
  lines = [];
});
afterEach(async () => {
  await Promise.all(receptions.map((reception) => reception.stop()));
  await bot.close();
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A server's update receiver, on the shared database. */
function reception(webhookUrl: string | null = null, pace: Partial<ReceiverTimings> = {}): TelegramReceiver {
  const { db } = own.database;
  const clock = () => new Date(time);
  const secret = "a secret of forty characters, at the least";
  const jobs = createSqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const records = createSqlChannelRepository({
    db,
    jobs,
    audit: createSqlAuditRepository({ db, clock }),
    clock,
    secret,
  });
  const api = createBotApi({ token: BOT_TOKEN, apiUrl: bot.url });
  const write = (line: object): void => void lines.push(line);
  const made = createTelegramReceiver({
    api,
    config: { webhookUrl, webhookSecret: WEBHOOK_SECRET },
    receiveUpdates: createStoreTelegramUpdates({ records, api, clock }),
    records,
    log: { info: write, error: write },
    timings: { leaderCheckMs: 10, retryMs: 10, ...pace },
  });
  receptions.push(made);
  return made;
}

let updates = 600_000_000;
const written = (at = 1_772_344_800): Update =>
  createMessageUpdate({ updateId: (updates += 1), from: 7_000_000_001, at, content: { text: "Hi" } });
const kept = async (): Promise<string[]> =>
  (await own.database.db.selectFrom("channel_inbox").select("message_id").execute())
    .map(({ message_id }) => message_id)
    .toSorted();
const asked = (method: string): number => bot.calls.filter((call) => call.method === method).length;

describe("if Telegram can reach the server", () => {
  test("the webhook is registered with URL and secret, and retried on failure", async () => {
    bot.refusals.push({ method: "setWebhook", error_code: 502, description: "Bad Gateway" });
    reception(URL_OF_WEBHOOK).start();
    await expect
      .poll(() => bot.webhook(), SOON)
      .toEqual({
        url: URL_OF_WEBHOOK,
        secret_token: WEBHOOK_SECRET,
        allowed_updates: ["message", "edited_message", "callback_query"],
      });
    expect(asked("getUpdates")).toBe(0);
    expect(lines).toContainEqual({ reason: "Telegram 502" });
    expect(JSON.stringify(lines)).not.toContain(BOT_TOKEN);
  });
});

test.each(MENU)("the menu's /$command is an order that a talk knows", ({ command }) => {
  expect(command).toMatch(/^[a-z_]{1,32}$/);
  expect(parseCommand(`/${command}`)).not.toBeNull();
});

test("the menu is in English by default and in Hindi for Hindi apps", async () => {
  reception(URL_OF_WEBHOOK).start();
  await expect.poll(() => asked("setMyCommands"), SOON).toBe(2);
  const given = bot.calls.filter(({ method }) => method === "setMyCommands").map((call) => call.given);
  expect(given[0]).toMatchObject({
    commands: expect.arrayContaining([{ command: "today", description: "What today looks like" }]),
  });
  expect(given[0]).not.toHaveProperty("language_code");
  expect(given[1]).toMatchObject({ language_code: "hi" });
});

describe("if Telegram cannot reach the server", () => {
  test("one of several servers polls, and each update is stored once", async () => {
    for (let server = 0; server < 3; server += 1) reception().start();
    const first = [written(), written()];
    bot.deliver(...first);
    await expect.poll(kept, SOON).toEqual(first.map(({ update_id }) => String(update_id)));
    const second = written();
    bot.deliver(second);
    await expect.poll(kept, SOON).toHaveLength(3);
    expect([asked("deleteWebhook"), bot.conflicts()]).toEqual([1, 0]);
  });

  test("another server continues when the polling one has ended", async () => {
    const leader = reception();
    leader.start();
    await expect.poll(() => asked("getUpdates"), SOON).toBe(1);
    reception().start();
    await leader.stop();
    const update = written();
    bot.deliver(update);
    await expect.poll(kept, SOON).toEqual([String(update.update_id)]);
    expect(bot.conflicts()).toBe(0);
  });

  test("updates stored by a server that ended before confirming are not stored again", async () => {
    const leader = reception(null, { retryMs: 1_000_000 });
    leader.start();
    await expect.poll(() => asked("getUpdates"), SOON).toBe(1);
    // The request that would confirm them is refused.
    bot.refusals.push({ method: "getUpdates", error_code: 500, description: "Internal Server Error" });
    const [first, second] = [written(), written()];
    bot.deliver(first);
    await expect.poll(() => bot.refusals, SOON).toEqual([]);
    await leader.stop();
    reception().start();
    await expect.poll(() => asked("getUpdates"), SOON).toBeGreaterThan(1);
    bot.deliver(second);
    await expect.poll(kept, SOON).toEqual([first, second].map(({ update_id }) => String(update_id)));
    const work = await own.database.db.selectFrom("jobs").select("id").execute();
    expect(work).toHaveLength(2);
  });

  test("polling continues after a failure", async () => {
    bot.refusals.push({ method: "getUpdates", error_code: 500, description: "Internal Server Error" });
    reception().start();
    bot.deliver(written());
    await expect.poll(kept, SOON).toHaveLength(1);
    expect(lines).toContainEqual({ reason: "Telegram 500" });
  });
});

test("a server without a public URL polls Telegram as soon as it listens, and answers", async () => {
  const env = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET: WEBHOOK_SECRET, TELEGRAM_API_URL: bot.url };
  const running = await buildTestApp({ env, parts: { jobTimings: { pollMs: 20 } } });
  try {
    await running.app.listen({ port: 0, host: "127.0.0.1" });
    // A server on the real clock ignores old messages.
    bot.deliver(written(Math.floor(Date.now() / 1_000)));
    await expect.poll(() => bot.messages.map(({ text }) => text?.split(".")[0]), SOON).toEqual(["Namaste, Asha"]);
    // The form's URL is local: Telegram refuses such URLs on buttons.
    expect(bot.messages[0]?.text).toContain("http://127.0.0.1:8080/birth-details?token=");
  } finally {
    await running.close();
  }
});
