import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commandIn } from "../../src/channels/commands.ts";
import { sqlChannels } from "../../src/channels/sql-repository.ts";
import { telegramApi } from "../../src/channels/telegram/api.ts";
import { MENU } from "../../src/channels/telegram/menu.data.ts";
import { telegramIntake } from "../../src/channels/telegram/intake.ts";
import {
  type ReceptionPace,
  telegramReception,
  type TelegramReception,
} from "../../src/channels/telegram/reception.ts";
import { sqlAudit } from "../../src/modules/audit/sql-repository.ts";
import { sqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { buildTestApp, openTestDatabase } from "../build-test-app.ts";
import { BOT_TOKEN, type BotApi, messageUpdate, startBotApi, type Update, WEBHOOK_SECRET } from "../fakes/bot-api.ts";

const SOON = { timeout: 60_000, interval: 20 };
const URL_OF_WEBHOOK = "https://lagna.example/api/v1/telegram/webhook";

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let bot: BotApi;
let time: number;
let receptions: TelegramReception[];
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

/** A server's way in, on the one database of all. */
function reception(webhookUrl: string | null = null, pace: Partial<ReceptionPace> = {}): TelegramReception {
  const { db } = own.database;
  const clock = () => new Date(time);
  const secret = "a secret of forty characters, at the least";
  const jobs = sqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const records = sqlChannels({ db, jobs, audit: sqlAudit({ db, clock }), clock, secret });
  const api = telegramApi({ token: BOT_TOKEN, apiUrl: bot.url });
  const write = (line: object): void => void lines.push(line);
  const made = telegramReception({
    api,
    config: { webhookUrl, webhookSecret: WEBHOOK_SECRET },
    take: telegramIntake({ records, api, clock }),
    records,
    log: { info: write, error: write },
    pace: { lookMs: 10, pauseMs: 10, ...pace },
  });
  receptions.push(made);
  return made;
}

let updates = 600_000_000;
const written = (at = 1_772_344_800): Update =>
  messageUpdate({ updateId: (updates += 1), from: 7_000_000_001, at, content: { text: "Hi" } });
const kept = async (): Promise<string[]> =>
  (await own.database.db.selectFrom("channel_inbox").select("message_id").execute())
    .map(({ message_id }) => message_id)
    .toSorted();
const asked = (method: string): number => bot.calls.filter((call) => call.method === method).length;

describe("where Telegram can reach the server", () => {
  test("it is told the address and the secret, and again where it did not listen", async () => {
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
  expect(commandIn(`/${command}`)).not.toBeNull();
});

test("the menu is offered in English to everybody and in Hindi to whose app is in Hindi", async () => {
  reception(URL_OF_WEBHOOK).start();
  await expect.poll(() => asked("setMyCommands"), SOON).toBe(2);
  const given = bot.calls.filter(({ method }) => method === "setMyCommands").map((call) => call.given);
  expect(given[0]).toMatchObject({
    commands: expect.arrayContaining([{ command: "today", description: "How this day stands" }]),
  });
  expect(given[0]).not.toHaveProperty("language_code");
  expect(given[1]).toMatchObject({ language_code: "hi" });
});

describe("where it cannot", () => {
  test("it is asked by one server of several, and each update is kept once", async () => {
    for (let server = 0; server < 3; server += 1) reception().start();
    const first = [written(), written()];
    bot.deliver(...first);
    await expect.poll(kept, SOON).toEqual(first.map(({ update_id }) => String(update_id)));
    const second = written();
    bot.deliver(second);
    await expect.poll(kept, SOON).toHaveLength(3);
    expect([asked("deleteWebhook"), bot.conflicts()]).toEqual([1, 0]);
  });

  test("another server goes on where the one that asked has ended", async () => {
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

  test("what one server has kept, and ended before it could say so, is not kept again by the next", async () => {
    const leader = reception(null, { pauseMs: 1_000_000 });
    leader.start();
    await expect.poll(() => asked("getUpdates"), SOON).toBe(1);
    // The question that would say so is refused.
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

  test("it is asked again after a failure", async () => {
    bot.refusals.push({ method: "getUpdates", error_code: 500, description: "Internal Server Error" });
    reception().start();
    bot.deliver(written());
    await expect.poll(kept, SOON).toHaveLength(1);
    expect(lines).toContainEqual({ reason: "Telegram 500" });
  });
});

test("a server without an address on the internet asks Telegram as soon as it listens, and answers", async () => {
  const env = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET: WEBHOOK_SECRET, TELEGRAM_API_URL: bot.url };
  const running = await buildTestApp({ env, parts: { jobPace: { pollMs: 20 } } });
  try {
    await running.app.listen({ port: 0, host: "127.0.0.1" });
    // A server by the clock on the wall passes over what was written long ago.
    bot.deliver(written(Math.floor(Date.now() / 1_000)));
    await expect.poll(() => bot.messages.map(({ text }) => text?.split(".")[0]), SOON).toEqual(["Namaste, Asha"]);
    // The form is on this machine alone: Telegram takes no such address on a button.
    expect(bot.messages[0]?.text).toContain("http://127.0.0.1:8080/birth-details?token=");
  } finally {
    await running.close();
  }
});
