import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../build-test-app.ts";
import { type BotApi, createMessageUpdate, startBotApi, createTelegramDelivery } from "../fakes/bot-api.ts";

const SOON = { timeout: 110_000, interval: 50 };
const PEOPLE = 60;
const SECOND = 1_000;
/** Telegram's overall rate limit for a bot. */
const MAX_IN_A_SECOND = 30;

let bot: BotApi;
let running: TestApp;
beforeAll(async () => {
  bot = await startBotApi();
  running = await buildTestApp({
    env: { PUBLIC_URL: "https://lagna.example", ...bot.env },
    parts: { jobTimings: { pollMs: 20, concurrency: 16 } },
  });
}, 120_000);
afterAll(async () => {
  await running.close();
  await bot.close();
});

test("many simultaneous senders are all answered, no faster than the channel allows", async () => {
  const at = Math.floor(Date.now() / SECOND);
  const posts = Array.from({ length: PEOPLE }, (_, person) =>
    running.app.inject(
      createTelegramDelivery(
        createMessageUpdate({ updateId: person, from: 7_100_000_000 + person, at, content: { text: "help" } }),
      ),
    ),
  );
  for (const { statusCode } of await Promise.all(posts)) expect(statusCode).toBe(200);
  await expect.poll(() => bot.messages.length, SOON).toBe(PEOPLE);
  expect(new Set(bot.messages.map(({ chat_id }) => chat_id)).size).toBe(PEOPLE);
  const times = bot.messages.map((message) => message.at);
  const inASecond = times.map((from) => times.filter((time) => time >= from && time < from + SECOND).length);
  expect(Math.max(...inASecond)).toBeLessThanOrEqual(MAX_IN_A_SECOND);
});
