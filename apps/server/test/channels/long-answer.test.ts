import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BotApi, createMessageUpdate, startBotApi, createTelegramDelivery } from "../fakes/bot-api.ts";
import {
  type GraphApi,
  createMessageNotification,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";
import { type ModelServer, startModelServer } from "../fakes/model-server.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";
import { type ChannelApp, openChannelApp, SOON } from "./channel-app.ts";

/** The message length limit of both channels. */
const MAX_MESSAGE_LENGTH = 4096;
const AN_HOUR = 3_600_000;

let graph: GraphApi;
let bot: BotApi;
let model: ModelServer;
let running: ChannelApp;
beforeAll(async () => {
  [graph, bot, model] = await Promise.all([startGraphApi(), startBotApi(), startModelServer()]);
  running = await openChannelApp({ ...graph.env, ...bot.env, LLM_BASE_URL: model.url, LLM_MODEL: "scripted" });
}, 120_000);
afterAll(async () => {
  await running.close();
  await Promise.all([graph.close(), bot.close(), model.close()]);
});

/** A very long model answer: all sentences are true of the chart, or not about it. */
const PATIENCE =
  "write down each evening what you finished and whom it helped, ask one person at work what they would like to see more of, and keep an hour in the week for what you would like to learn";
const SENTENCES = [
  "Your tenth lord Mars stands in the sixth house, in Sagittarius.",
  "Jupiter and Venus are both in your tenth house, and that brings goodwill.",
  ...Array.from({ length: 20 }, (_, at) => `Counsel ${String.fromCodePoint(65 + at)}: ${PATIENCE}.`),
];

let number = 0;
let id = 0;
beforeEach(async () => {
  id += 1;
  graph.refusals.length = 0;
  bot.refusals.length = 0;
  model.script((reply) => {
    reply.sentences(...SENTENCES);
    reply.say('{"end": true}\n');
    reply.end();
  });
  await running.pass(AN_HOUR);
});

const seconds = () => Math.floor(running.now() / 1_000);
/** Test access to each channel: sending as a user, the replies, and temporary refusals. */
const CHANNELS = {
  whatsapp: {
    delivery: (text: string) =>
      createWhatsAppDelivery(
        createMessageNotification({
          id: `wamid.${(number += 1)}`,
          from: `91980000${id}`,
          at: seconds(),
          content: createTextContent(text),
        }),
      ),
    sent: () =>
      graph.messages
        .filter(({ to }) => to === `91980000${id}`)
        .map(({ text, interactive, image }) => text?.body ?? interactive?.body.text ?? image?.caption ?? ""),
    /** Number of messages accepted before the refusal. */
    refuseAfter: (taken: number) =>
      void graph.refusals.push(...Array.from({ length: taken }, () => null), { status: 503, code: 2 }),
    refusals: () => graph.refusals.length,
  },
  telegram: {
    delivery: (text: string) =>
      createTelegramDelivery(
        createMessageUpdate({ updateId: (number += 1), from: 7_300_000_000 + id, at: seconds(), content: { text } }),
      ),
    sent: () =>
      bot.messages
        .filter(({ chat_id }) => chat_id === String(7_300_000_000 + id))
        .map(({ text, caption }) => text ?? caption ?? ""),
    refuseAfter: (taken: number) =>
      void bot.refusals.push(...Array.from({ length: taken }, () => null), {
        error_code: 502,
        description: "Bad Gateway",
      }),
    refusals: () => bot.refusals.length,
  },
} as const;

describe.each(["whatsapp", "telegram"] as const)("an answer that is too long for one message, on %s", (channel) => {
  const { delivery, sent, refuseAfter, refusals } = CHANNELS[channel];

  async function deliver(text: string): Promise<ReturnType<typeof delivery>> {
    const given = delivery(text);
    expect((await running.app.inject(given)).statusCode).toBe(200);
    return given;
  }
  /** Waits until this many more messages were sent, advancing the clock at the channel's pace. */
  async function goesOn(count: number, before = sent().length): Promise<void> {
    for (let each = 1; each <= count; each += 1) {
      await expect.poll(() => sent().length, SOON).toBeGreaterThanOrEqual(before + each);
      await running.pass(10_000);
    }
  }
  async function withChart(): Promise<void> {
    await deliver("9 March 1988, 2:25 pm, Jaipur");
    await goesOn(1, 0);
    await deliver("yes");
    await goesOn(2, 1);
  }
  /** All messages of an answer; nothing more arrives within an hour. */
  async function partsAfter(before: number): Promise<string[]> {
    await running.pass(AN_HOUR);
    await running.pass(AN_HOUR);
    return sent().slice(before);
  }
  function expectWhole(parts: readonly string[]): void {
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
    const whole = parts.join(" ");
    const places = SENTENCES.map((sentence) => whole.indexOf(sentence));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(parts[1]).toContain("From the chart:");
  }

  test("is sent as two messages, in order, each once", async () => {
    await withChart();
    const before = sent().length;
    const asked = await deliver("What about my career?");
    await goesOn(2, before);
    // Delivered again, it is still the same message.
    expect((await running.app.inject(asked)).statusCode).toBe(200);
    expectWhole(await partsAfter(before));
  });

  test("keeps the order if the first is refused temporarily: the second waits", async () => {
    await withChart();
    const before = sent().length;
    refuseAfter(0);
    await deliver("What about my career?");
    await expect.poll(refusals, SOON).toBe(0);
    await waitUntilIdle(running.database);
    expect(sent().slice(before), "nothing overtakes the first").toEqual([]);
    await running.pass(60_000);
    await goesOn(2, before);
    expectWhole(await partsAfter(before));
  });

  test("is not repeated if the second is refused temporarily", async () => {
    await withChart();
    const before = sent().length;
    refuseAfter(1);
    await deliver("What about my career?");
    await goesOn(1, before);
    await expect.poll(refusals, SOON).toBe(0);
    await running.pass(60_000);
    await goesOn(1, before + 1);
    expectWhole(await partsAfter(before));
  });
});
