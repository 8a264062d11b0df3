import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, signUp, storeSession, test } from "../support/fixtures.ts";
import { BOT_TOKEN, type BotApi, startBotApi } from "../support/bot-api.ts";
import { type GraphApi, NUMBER_ID, SECRET, startGraphApi, TOKEN } from "../support/graph-api.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { type Server, startServer } from "../support/server.ts";

let bot: BotApi;
let graph: GraphApi;
let server: Server;
let administrator: string;
test.beforeAll(async () => {
  [bot, graph] = await Promise.all([startBotApi(), startGraphApi()]);
  server = await startServer({
    TELEGRAM_API_URL: bot.url,
    WHATSAPP_API_URL: graph.env["WHATSAPP_API_URL"] ?? "",
  });
  administrator = await signUp(server, ADMINISTRATOR);
});
test.afterAll(async () => {
  await server.stop();
  await bot.close();
  await graph.close();
});

async function checkState(page: Page, name: string): Promise<void> {
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `${name}-${variant}`);
  });
}

test("Telegram: a wrong token, then a right one, a test, a test message to the linked chat, and off again", async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: server.url });
  await storeSession(context, administrator);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/admin/health");
  await page.getByRole("link", { name: "Open the channels" }).click();
  await page.getByRole("link", { name: "Set up Telegram" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up Telegram");
  await checkState(page, "set-up-telegram");

  await page.getByLabel("Token", { exact: true }).fill("987654321:AAE-not-a-bot");
  await page.getByRole("button", { name: "Check and save" }).click();
  await expect(page.getByRole("alert")).toContainText("Telegram does not accept the token");
  await checkState(page, "set-up-telegram-wrong");

  await page.getByLabel("Token", { exact: true }).fill(BOT_TOKEN);
  await page.getByRole("button", { name: "Check and save" }).click();
  await expect(page.getByText("Accepted and stored: lagna_journey_bot.")).toBeVisible();
  await page.getByRole("button", { name: "Check the connection" }).click();
  await expect(page.getByText("It works: lagna_journey_bot.")).toBeVisible();
  await page.getByRole("button", { name: "Send me a test message" }).click();
  await expect(page.getByText("None of your chats is linked to your account")).toBeVisible();
  await checkState(page, "set-up-telegram-tested");

  // Without a restart the chat is answered, and can be linked.
  await page.getByRole("link", { name: "Link a chat on my profile" }).click();
  const chats = page.getByRole("region", { name: "Linked chats" });
  await chats.getByRole("button", { name: "Link the chat in Telegram" }).click();
  const code = (await chats.getByText(/[\dA-Z]{4}-[\dA-Z]{4}$/).textContent()) ?? "";
  bot.write(4_400, code);
  await expect.poll(() => bot.messages.at(-1)?.text ?? "", { timeout: 60_000 }).toContain("Shall I link this chat");
  bot.write(4_400, "Yes");
  await expect.poll(() => bot.messages.at(-1)?.text ?? "", { timeout: 60_000 }).toContain("This chat is linked to");
  await page.goto("/admin/channels/telegram");
  await page.getByRole("button", { name: "Send me a test message" }).click();
  await expect(page.getByText("The test message is in your chat.")).toBeVisible();
  expect(bot.messages.at(-1)).toMatchObject({ chat: "4400", text: expect.stringContaining("test message") });

  await page.getByRole("button", { name: "Switch Telegram off" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Switch off", exact: true }).click();
  await expect(page.getByText("Off", { exact: true })).toBeVisible();
  expect(server.log()).not.toContain(BOT_TOKEN);
  await context.close();
});

test("WhatsApp: a wrong token, a wrong app secret, then the right values, and what is entered at Meta", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  await storeSession(context, administrator);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/admin/channels");
  await page.getByRole("link", { name: "Set up WhatsApp" }).click();
  await page.getByLabel("Phone number ID").fill(NUMBER_ID);
  await page.getByLabel("Token", { exact: true }).fill("wrong");
  await page.getByLabel("App secret").fill(SECRET);
  await page.getByRole("button", { name: "Check and save" }).click();
  await expect(page.getByRole("alert")).toContainText("WhatsApp does not accept the token");
  await page.getByLabel("Token", { exact: true }).fill(TOKEN);
  await page.getByLabel("App secret").fill("wrong");
  await page.getByRole("button", { name: "Check and save" }).click();
  await expect(page.getByRole("alert")).toContainText("The app secret does not belong to the app of the token");
  await page.getByLabel("App secret").fill(SECRET);
  await page.getByRole("button", { name: "Check and save" }).click();
  await expect(page.getByText("Accepted and stored: +91 98765 43210.")).toBeVisible();
  await expect(page.getByLabel("Callback URL", { exact: true })).toHaveValue(/\/api\/v1\/whatsapp\/webhook$/);
  const verifyToken = await page.getByLabel("Verify token", { exact: true }).inputValue();
  const query = new URLSearchParams({
    "hub.mode": "subscribe",
    "hub.verify_token": verifyToken,
    "hub.challenge": "42",
  });
  const verified = await fetch(`${server.url}/api/v1/whatsapp/webhook?${query.toString()}`);
  expect(await verified.text()).toBe("42");
  await page.getByRole("button", { name: "Check the connection" }).click();
  await expect(page.getByRole("alert")).toContainText("Meta cannot deliver to this server");
  await checkState(page, "set-up-whatsapp");
  expect(server.log()).not.toContain(SECRET);
  await context.close();
});
