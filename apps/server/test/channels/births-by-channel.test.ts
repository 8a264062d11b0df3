import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatChannelText } from "../../src/channels/channel-texts.ts";
import { type BotApi, createMessageUpdate, startBotApi, createTelegramDelivery } from "../fakes/bot-api.ts";
import {
  type GraphApi,
  createMessageNotification,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";
import { type ChannelApp, openChannelApp, SOON } from "./channel-app.ts";

let graph: GraphApi;
let bot: BotApi;
let running: ChannelApp;
beforeAll(async () => {
  [graph, bot] = [await startGraphApi(), await startBotApi()];
  running = await openChannelApp({ ...graph.env, ...bot.env });
}, 120_000);
afterAll(async () => {
  await running.close();
  await Promise.all([graph.close(), bot.close()]);
});

let number = 0;
const seconds = (): number => Math.floor(running.now() / 1_000);

/** A sender on one of the channels, from a country. */
interface Writer {
  readonly send: (text: string) => { method: "POST"; url: string; headers: object; payload: string | object };
  readonly heard: () => readonly string[];
}

function onWhatsApp(prefix = "91"): Writer {
  const from = `${prefix}87654${(number += 1)}321`;
  return {
    send: (text) =>
      createWhatsAppDelivery(
        createMessageNotification({
          id: `wamid.b-${(number += 1)}`,
          from,
          at: seconds(),
          content: createTextContent(text),
        }),
      ),
    heard: () =>
      graph.messages
        .filter(({ to }) => to === from)
        .map(({ text, interactive, image }) => text?.body ?? interactive?.body.text ?? image?.caption ?? ""),
  };
}

function onTelegram(language = "en"): Writer {
  const from = 7_100_000_000 + (number += 1);
  return {
    send: (text) => {
      const update = { updateId: 600_000_000 + (number += 1), from, at: seconds(), language, content: { text } };
      return createTelegramDelivery(createMessageUpdate(update));
    },
    heard: () =>
      bot.messages
        .filter(({ chat_id }) => chat_id === String(from))
        .map(({ text, caption, reply_markup }) => {
          const buttons = reply_markup?.inline_keyboard.flat().map((button) => button.text) ?? [];
          return [text ?? caption ?? "", ...buttons].join("\n");
        }),
  };
}

/** Sends a message and waits for this many replies. */
async function told(writer: Writer, text: string, count = 1): Promise<string> {
  const before = writer.heard().length;
  await running.pass(60_000);
  expect((await running.app.inject(writer.send(text) as never)).statusCode).toBe(200);
  for (let each = 1; each <= count; each += 1) {
    await expect.poll(() => writer.heard().length, SOON).toBeGreaterThanOrEqual(before + each);
    await running.pass(1_000);
  }
  return writer.heard().slice(before).join("\n\n");
}

describe.each([
  ["WhatsApp", onWhatsApp],
  ["Telegram", onTelegram],
] as const)("a birth that is typed on %s", (_channel, join) => {
  test.each([
    [
      "mera janm 2 फ़रवरी 1992 ko raat ke 11:30 baje Lucknow me hua",
      ["2 February 1992", "raat 11:30 (23:30)", "Lucknow, Uttar Pradesh"],
    ],
    ["2 feb 1992, shaam ke 5 baje, kanpur", ["2 February 1992", "(17:00)", "Kanpur, Uttar Pradesh"]],
    ["2 फ़रवरी 1992, रात के साढ़े ग्यारह बजे, आगरा", ["2 फ़रवरी 1992", "रात 11:30 (23:30)", "Agra, Uttar Pradesh"]],
    ["1990-08-15T07:35 Mumbai", ["15 August 1990", "7:35 am (07:35)", "Mumbai, Maharashtra"]],
    [
      "15 aug 1990 between 6 and 8 in the morning, Delhi",
      ["7:00 am (07:00), up to 60 minutes earlier or later", "Delhi, India"],
    ],
    ["i was bron on 15/8/90 at 5:20 pm in Pune", ["Asha Rao", "15 August 1990", "(17:20)", "Pune, Maharashtra"]],
    ["DOB: 15/8/90\nTOB: 17.20\nPOB: Nagpur", ["15 August 1990", "(17:20)", "Nagpur, Maharashtra"]],
  ])("%s, is read back as it is meant", async (text, parts) => {
    const back = await told(join(), text);
    for (const part of parts) expect(back).toContain(part);
  });

  test("asks back if the town or am/pm is ambiguous, and becomes a chart after a yes in every language", async () => {
    const writer = join();
    expect(await told(writer, "mera janm 9 march 1988 ko 5 baje aurangabad me hua")).toContain("subah 5:00");
    expect(await told(writer, "shaam")).toContain("2. Aurangabad, Bihar");
    expect(await told(writer, "2")).toContain("Aurangabad, Bihar, India");
    expect(await told(writer, "ya correct", 2)).toContain("Lagna: Simha");
  });

  test("of the mother is not used for the sender or for people without a chart", async () => {
    const writer = join();
    await told(writer, "my mother 15 Aug 1960, 6:10 am, Varanasi");
    await told(writer, "yes", 2);
    expect(await told(writer, "when will I marry")).toContain(formatChannelText("own_missing", "en"));
    expect(await told(writer, "Arjun: how is his career?")).toContain("Arjun");
    await told(writer, "my birth: 9 March 1988, 2:25 pm, Jaipur");
    await told(writer, "yes", 2);
    expect(await told(writer, "What is my Moon sign?")).toContain("Libra");
    expect(await told(writer, "What is my mother's Moon sign?")).toContain("Taurus");
  });

  test("is deleted with all other data on confirmed request", async () => {
    const writer = join();
    await told(writer, "9 March 1988, 2:25 pm, Jaipur");
    await told(writer, "yes", 2);
    expect(await told(writer, "I want to delete my account")).toContain("https://lagna.example/profile");
    expect(await told(writer, "yes")).toContain(formatChannelText("erased", "en"));
  });
});

test("places are also searched in the sender's country: by number on WhatsApp, by app language on Telegram", async () => {
  const birth = "9 March 1988, 2:25 pm, Hyderabad";
  expect(await told(onWhatsApp("91"), birth)).toContain("Hyderabad, Telangana, India");
  expect(await told(onWhatsApp("92"), birth)).toContain("2. Hyderabad, Sindh, Pakistan");
  expect(await told(onTelegram("en"), birth)).toContain("Hyderabad, Telangana, India");
  expect(await told(onTelegram("ur"), birth)).toContain("2. Hyderabad, Sindh, Pakistan");
});
