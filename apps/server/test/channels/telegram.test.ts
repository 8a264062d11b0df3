import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import {
  type BotApi,
  type BotMessage,
  createMessageUpdate,
  createPressUpdate,
  startBotApi,
  createTelegramDelivery,
  type Update,
  WEBHOOK_SECRET,
} from "../fakes/bot-api.ts";
import { type ChannelApp, openChannelApp, SOON } from "./channel-app.ts";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let bot: BotApi;
let running: ChannelApp;
beforeAll(async () => {
  bot = await startBotApi();
  running = await openChannelApp(bot.env);
}, 120_000);
afterAll(async () => {
  await running.close();
  await bot.close();
});

let from = 7_000_000_000;
let updates = 500_000_000;
beforeEach(async () => {
  from += 1;
  bot.refusals.length = 0;
  // After all pauses left by earlier tests.
  await running.pass(3_600_000);
});

const post = (update: Update | object, secret: string | null = WEBHOOK_SECRET) => {
  const delivery = createTelegramDelivery(update);
  const { "content-type": type } = delivery.headers;
  const headers = { "content-type": type, ...(secret !== null && { "x-telegram-bot-api-secret-token": secret }) };
  return running.app.inject({ ...delivery, headers });
};
const sentTo = (): BotMessage[] => bot.messages.filter(({ chat_id }) => chat_id === String(from));
function written(content: string | object, about: object = {}): Update {
  const at = Math.floor(running.now() / 1_000);
  const given = typeof content === "string" ? { text: content } : content;
  return createMessageUpdate({ updateId: (updates += 1), from, at, content: given, ...about });
}
/** Sends an update and waits for the replies, advancing the clock at the chat's pace. */
async function told(content: string | object | Update, count = 1): Promise<BotMessage[]> {
  const before = sentTo().length;
  await running.pass(60_000);
  const update = typeof content === "object" && "update_id" in content ? content : written(content);
  expect((await post(update)).statusCode).toBe(200);
  for (let each = 1; each <= count; each += 1) {
    await expect.poll(() => sentTo().length, SOON).toBe(before + each);
    await running.pass(1_000);
  }
  return sentTo().slice(before);
}
const buttonsOf = (message: BotMessage | undefined) => message?.reply_markup?.inline_keyboard.flat() ?? [];

describe("Telegram's webhook", () => {
  test.each([
    ["no secret", null],
    ["another secret", "webhook-secret-of-a-tesT"],
    ["a shorter one", "webhook"],
    ["an empty one", ""],
  ])("refuses what comes with %s", async (_what, secret) => {
    expectError(await post(written("Hi"), secret), 403, "forbidden");
    // Any reply to it would be sent before this one.
    expect(await told("help")).toHaveLength(1);
    expect(sentTo()).toHaveLength(1);
  });

  test.each([
    ["nothing that is known", { update_id: 1, chat_member: {} }],
    ["no update", []],
    ["a message of nobody", { update_id: 2, message: { chat: { type: "private" }, date: 1 } }],
    ["a channel's post", { update_id: 3, channel_post: { text: "Hi" } }],
  ])("passes over what is %s", async (_what, body) => {
    expect((await post(body)).statusCode).toBe(200);
  });

  test("ignores group messages", async () => {
    expect((await post(written("Hi", { chatType: "group" }))).statusCode).toBe(200);
    await told("help");
    expect(sentTo()).toHaveLength(1);
  });

  test("answers one message once, however often it is delivered", async () => {
    const update = written("Hi");
    for (let round = 0; round < 5; round += 1) expect((await post(update)).statusCode).toBe(200);
    await expect.poll(() => sentTo().length, SOON).toBe(1);
    // Any duplicate reply would be sent by now, as this one comes after it.
    await told("help");
    expect(sentTo()).toHaveLength(2);
  });

  test("a name with characters no database stores does no harm", async () => {
    const update = written("Hi");
    const message = update["message"] as { from: object };
    const named = { ...update, message: { ...message, from: { ...message.from, first_name: "A\u0000sha" } } };
    expect((await told(named))[0]?.text).toContain("Namaste");
  });
});

describe("a talk", () => {
  test("from /start through the form to a picture and an answer with its facts", async () => {
    const [greeting] = await told("/start");
    const [button] = buttonsOf(greeting);
    expect(greeting?.text).toContain("Namaste, Asha");
    expect(button).toMatchObject({ text: "Give birth details" });
    expect(button?.url).toMatch(/^https:\/\/lagna\.example\/birth-details\?token=/);

    const before = sentTo().length;
    const token = new URL(button?.url ?? "").searchParams.get("token");
    const payload = { token, name: "Asha Rao", dob: "9/3/1988", tob: "14:25", city: "Jaipur", country: "India" };
    const sent = await running.app.inject({
      method: "POST",
      url: "/api/v1/whatsapp/birth-form",
      payload: { ...payload, gender: "female" },
    });
    expect(sent.json()).toEqual({ status: "success" });
    await expect.poll(() => sentTo().length, SOON).toBe(before + 1);
    await running.pass(1_000);
    await expect.poll(() => sentTo().length, SOON).toBe(before + 2);
    const [picture, next] = sentTo().slice(before);
    expect(picture?.caption).toContain("Lagna: Cancer");
    expect(picture?.photo?.subarray(0, 4)).toEqual(PNG);
    expect(next?.text).toBe("What would you like to know?");
    expect(buttonsOf(next).map(({ text }) => text)).toContain("When will I marry?");

    const [answer] = await told("What is my Moon sign?");
    expect(answer?.text).toContain("Libra");
    expect(answer?.text).toContain("From the chart:");
  });

  test("is in Hindi for a Hindi app, and pressing a suggested question asks it", async () => {
    await told(written({ photo: [{ file_id: "x" }] }, { language: "hi" }));
    expect(sentTo()[0]?.text).toContain("चित्र के लिए धन्यवाद");
    await told("9 मार्च 1988, दोपहर 2:25, जयपुर");
    const [picture, next] = await told("हाँ", 2);
    expect(picture?.caption).toContain("लग्न: कर्क");
    const [sample] = buttonsOf(next);
    if (!next || sample?.callback_data === undefined) throw new Error("no question to press");
    const press = createPressUpdate((updates += 1), next, sample.callback_data);
    const [answer] = await told(press);
    expect(answer?.text).toContain("कुंडली से:");
    const seen = bot.calls.filter(({ method }) => method === "answerCallbackQuery").map(({ given }) => given);
    expect(seen).toContainEqual({ callback_query_id: `press-${press.update_id}` });
  });

  test("shows that an answer is being written", async () => {
    await told("help");
    expect(bot.calls).toContainEqual({ method: "sendChatAction", given: { chat_id: String(from), action: "typing" } });
  });

  test("nothing is shown to people who opted out", async () => {
    await told("stop");
    const before = bot.calls.length;
    await post(written("What is my Moon sign?"));
    await told("start");
    const shown = bot.calls.slice(before).filter(({ given }) => given["chat_id"] === String(from));
    expect(shown).toEqual([]);
  });

  test.each([
    [{ voice: { file_id: "x" } }, "Thank you for the voice message"],
    [{ document: { file_id: "x" } }, "I can only read words here"],
  ])("%o is answered kindly", async (content, words) => {
    expect((await told(content))[0]?.text).toContain(words);
  });

  test("a picture's caption is read as text", async () => {
    const [back] = await told({ photo: [{ file_id: "x" }], caption: "9 March 1988, 2:25 pm, Jaipur" });
    expect(back?.text).toContain("2:25 pm (14:25)");
  });

  test("an edited message is answered again; live locations are ignored", async () => {
    await told("9 March 1988, 2:25 pm, Jaipur");
    const edited = (content: object) => {
      const { update_id, message } = written(content);
      const edit_date = Math.floor(running.now() / 1_000);
      return { update_id, edited_message: { ...(message as object), date: edit_date - 86_400, edit_date } };
    };
    const [back] = await told(edited({ text: "9 March 1988, 4:30 am, Jaipur" }));
    expect(back?.text).toContain("4:30 am (04:30)");
    await post(edited({ location: { latitude: 26.9, longitude: 75.8, live_period: 600 } }));
    await told("help");
    expect(sentTo()).toHaveLength(3);
  });

  test("service messages are not answered", async () => {
    await post(written({ pinned_message: {} }));
    await told("help");
    expect(sentTo()).toHaveLength(1);
  });
});

describe("sending", () => {
  const reasons = async (): Promise<(string | null)[]> =>
    (
      await running.database.db.selectFrom("channel_outbox").select("reason").where("state", "=", "failed").execute()
    ).map(({ reason }) => reason);

  test("waits as long as Telegram requires, and then sends once", async () => {
    const description = "Too Many Requests: retry after 40";
    bot.refusals.push({ chat_id: String(from), error_code: 429, description, parameters: { retry_after: 40 } });
    await post(written("help"));
    await expect.poll(() => bot.refusals.length, SOON).toBe(0);
    await running.pass(39_000);
    expect(sentTo()).toEqual([]);
    await running.pass(10_000);
    await expect.poll(() => sentTo().length, SOON).toBe(1);
  });

  test("retries after a Telegram server error", async () => {
    bot.refusals.push({ chat_id: String(from), error_code: 502, description: "Bad Gateway" });
    await post(written("help"));
    await expect.poll(() => bot.refusals.length, SOON).toBe(0);
    await running.pass(60_000);
    await expect.poll(() => sentTo().length, SOON).toBe(1);
  });

  test("stops writing to people who blocked the bot, and answers when they return", async () => {
    bot.refusals.push({
      chat_id: String(from),
      error_code: 403,
      description: "Forbidden: bot was blocked by the user",
    });
    await post(written("help"));
    await expect.poll(reasons, SOON).toContain("Telegram 403");
    await told("help");
    expect(sentTo()).toHaveLength(1);
  });

  test("sends at most one message a second per chat, in order", async () => {
    const at = Math.floor(running.now() / 1_000);
    for (let each = 0; each < 4; each += 1)
      await post(written(each % 2 === 0 ? "help" : "stop worrying", { at: at + each }));
    for (const count of [1, 2, 3, 4]) {
      await expect.poll(() => sentTo().length, SOON).toBe(count);
      await running.pass(1_000);
    }
    const helps = sentTo().map(({ text }) => text?.includes("Delete my data"));
    expect(helps).toEqual([true, false, true, false]);
  });
});

test("health reports the channel as on; the webhook exists only if configured", async () => {
  expect((await running.app.inject("/api/v1/health")).json()).toMatchObject({
    channels: { whatsapp: "off", telegram: "on" },
  });
  expect(bot.webhook()).toBeNull();
});
