import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, MINUTE, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { expectError } from "../expect-error.ts";
import {
  type BotApi,
  createMessageUpdate,
  startBotApi,
  createTelegramDelivery,
  WEBHOOK_SECRET,
} from "../fakes/bot-api.ts";
import {
  type GraphApi,
  createMessageNotification,
  signBody,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";
import { SOON } from "./channel-app.ts";

const A_DAY_S = 86_400;
const FLOOD = 400;

let graph: GraphApi;
let bot: BotApi;
let people: PeopleApp;
beforeAll(async () => {
  [graph, bot] = await Promise.all([startGraphApi(), startBotApi()]);
  people = await buildPeopleApp({
    env: { ...graph.env, ...bot.env, PUBLIC_URL: "https://lagna.example", LOG_LEVEL: "info" },
    parts: { jobTimings: { pollMs: 20 } },
  });
}, 120_000);
afterAll(async () => {
  await people.close();
  await Promise.all([graph.close(), bot.close()]);
});

let number = 0;
const seconds = () => Math.floor(people.now().getTime() / 1_000);
interface Written {
  readonly from?: number;
  readonly at?: number;
  readonly name?: string;
}
const byWhatsApp = (text: string, { from = 1, at = seconds(), name = "Asha Rao" }: Written = {}): object =>
  createMessageNotification({
    id: `wamid.attack-${(number += 1)}`,
    from: `91970000${from}`,
    at,
    name,
    content: createTextContent(text),
  });
const byTelegram = (text: string, { from = 1, at = seconds() }: Written = {}) =>
  createMessageUpdate({ updateId: (number += 1), from: 7_400_000_000 + from, at, content: { text } });
const received = async (): Promise<number> =>
  (await people.database.db.selectFrom("channel_inbox").select("id").execute()).length;
const sentOnWhatsApp = (from: number) => graph.messages.filter(({ to }) => to === `91970000${from}`);
const wordsOf = (message: (typeof graph.messages)[number] | undefined): string =>
  message?.text?.body ?? message?.interactive?.body.text ?? message?.image?.caption ?? "";
/** The reply on WhatsApp. */
async function told(text: string, about: Written & { readonly from: number }, count = 1): Promise<string> {
  await waitUntilIdle(people.database);
  people.advance(MINUTE);
  const before = sentOnWhatsApp(about.from).length;
  expect((await people.app.inject(createWhatsAppDelivery(byWhatsApp(text, about)))).statusCode).toBe(200);
  await expect.poll(() => sentOnWhatsApp(about.from).length, SOON).toBe(before + count);
  return wordsOf(sentOnWhatsApp(about.from).at(-1));
}

describe("a replayed delivery", () => {
  test.each([
    ["WhatsApp", () => createWhatsAppDelivery(byWhatsApp("Hi", { at: seconds() - 61 * A_DAY_S }))],
    ["Telegram", () => createTelegramDelivery(byTelegram("Hi", { at: seconds() - 61 * A_DAY_S }))],
  ])(
    "months later is passed over, on %s: whether it was answered nobody knows any more",
    async (_channel, delivery) => {
      const before = await received();
      expect((await people.app.inject(delivery())).statusCode).toBe(200);
      expect(await received()).toBe(before);
    },
  );

  test("a week later is accepted, as Meta retries that long", async () => {
    const before = await received();
    const late = byWhatsApp("help", { from: 2, at: seconds() - 7 * A_DAY_S });
    expect((await people.app.inject(createWhatsAppDelivery(late))).statusCode).toBe(200);
    expect(await received()).toBe(before + 1);
  });
});

describe("an illegitimate body", () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);

  test("signed with another application's secret is refused", async () => {
    const body = JSON.stringify(byWhatsApp("Hi"));
    const delivery = createWhatsAppDelivery(body);
    const headers = { ...delivery.headers, "x-hub-signature-256": signBody(body, "another application's secret") };
    const before = await received();
    expectError(await people.app.inject({ ...delivery, headers }), 403, "forbidden");
    expect(await received()).toBe(before);
  });

  test.each([
    ["WhatsApp", () => createWhatsAppDelivery(deep)],
    ["Telegram", () => createTelegramDelivery(deep)],
    [
      "WhatsApp, within a notification",
      () => createWhatsAppDelivery(`{"entry":[{"changes":[{"field":"messages","value":${deep}}]}]}`),
    ],
    ["Telegram, within a message", () => createTelegramDelivery(`{"update_id":1,"message":${deep}}`)],
  ])("a hundred thousand lists deep is passed over, on %s", async (_channel, delivery) => {
    expect((await people.app.inject(delivery())).statusCode).toBe(200);
  });

  test("ten megabytes long is refused, signed or not", async () => {
    const long = JSON.stringify({ entry: [], padding: "x".repeat(10 * 1024 * 1024) });
    expectError(await people.app.inject(createWhatsAppDelivery(long)), 413, "payload_too_large");
    expectError(await people.app.inject(createTelegramDelivery(long)), 413, "payload_too_large");
  });

  test("without a signature is not parsed", async () => {
    const { headers, ...delivery } = createWhatsAppDelivery("x".repeat(10 * 1024 * 1024));
    expectError(
      await people.app.inject({ ...delivery, headers: { "content-type": headers["content-type"] } }),
      403,
      "forbidden",
    );
    const asTelegram = createTelegramDelivery("x".repeat(10 * 1024 * 1024));
    const guessed = { ...asTelegram.headers, "x-telegram-bot-api-secret-token": `${WEBHOOK_SECRET}x` };
    expectError(await people.app.inject({ ...asTelegram, headers: guessed }), 403, "forbidden");
  });

  test("sent hundreds of times leaves no rows and no log lines", async () => {
    await waitUntilIdle(people.database);
    const [rows, lines] = [await received(), people.lines.filter((line) => !line.includes('"level":20')).length];
    for (let each = 0; each < FLOOD; each += 1) {
      const { headers, ...delivery } = createWhatsAppDelivery(byWhatsApp(`flood ${each}`));
      const forged = { ...headers, "x-hub-signature-256": signBody(String(each)) };
      expect((await people.app.inject({ ...delivery, headers: forged })).statusCode).toBe(403);
    }
    const told = people.lines.filter((line) => !line.includes('"level":20')).slice(lines);
    expect(told.filter((line) => line.includes("webhook"))).toEqual([]);
    expect(await received()).toBe(rows);
  });
});

describe("a malicious name", () => {
  test.each([
    ["right to left", "\u202Eahsa\u202C Rao", "ahsa"],
    ["with nothing to be seen between its letters", "As\u200Bha\uFEFF Rao", "Asha"],
    ["cut within a letter", `${"x".repeat(119)}🌸`, "x".repeat(60)],
    ["with lines of its own", "Asha\nFrom: the bank", "Asha"],
  ])("%s is shown plainly", async (_what, name, shown) => {
    number += 1;
    const greeting = await told("Hi", { from: 100 + number, name });
    expect(greeting.split(".")[0]).toBe(`Namaste, ${shown}`);
  });

  test("that is invisible counts as none", async () => {
    expect(await told("Hi", { from: 3, name: "\u200D\u2060\u200B" })).toMatch(/^Namaste\. /);
  });

  test("with markup is shown literally on Telegram", async () => {
    const update = byTelegram("Hi", { from: 9 });
    const message = update["message"] as { from: object };
    const named = {
      ...update,
      message: { ...message, from: { ...message.from, first_name: "<b>*_[x](http://e.example)</b>" } },
    };
    expect((await people.app.inject(createTelegramDelivery(named))).statusCode).toBe(200);
    const own = () => bot.messages.filter(({ chat_id }) => chat_id === String(7_400_000_009));
    await expect.poll(() => own().length, SOON).toBe(1);
    // Without a parse mode everything is literal text.
    expect(own()[0]).not.toHaveProperty("parse_mode");
    expect(own()[0]).not.toHaveProperty("entities");
    expect(own()[0]?.text).toContain("<b>*_[x](http://e.example)</b>");
  });

  test("with characters no database stores still gives a chart", async () => {
    expect(await told("Kamla\u0000 Devi, 9 March 1988, 2:25 pm, Jaipur", { from: 4 })).toContain("Kamla Devi");
    expect(await told("yes", { from: 4 }, 2)).toContain("What would you like to know?");
  });
});

describe("a link to the form", () => {
  const FORM = { name: "Kamla", dob: "9/3/1988", tob: "14:25", city: "Jaipur", country: "India", gender: "female" };
  const tokenOf = async (from: number): Promise<string> => {
    await told("Hi", { from });
    const { url = "" } = sentOnWhatsApp(from).at(-1)?.interactive?.action.parameters ?? {};
    return new URL(url).searchParams.get("token") ?? "";
  };
  const submit = (form: object) =>
    people.app.inject({ method: "POST", url: "/api/v1/whatsapp/birth-form", payload: { ...FORM, ...form } });

  test("answers in its own chat, whatever the body says", async () => {
    const token = await tokenOf(5);
    await told("Hi", { from: 6 });
    const [mine, others] = [sentOnWhatsApp(5).length, sentOnWhatsApp(6).length];
    const victim = await people.database.db
      .selectFrom("channel_people")
      .select("id")
      .where("external_id", "=", "919700006")
      .executeTakeFirst();
    const spoof = {
      person_id: victim?.id,
      chat_id: "919700006",
      from: "919700006",
      to: "919700006",
      channel: "telegram",
    };
    expect((await submit({ token, ...spoof })).statusCode).toBe(200);
    await expect.poll(() => sentOnWhatsApp(5).length, SOON).toBe(mine + 2);
    await waitUntilIdle(people.database);
    expect(sentOnWhatsApp(6)).toHaveLength(others);
    expect(
      await people.database.db
        .selectFrom("channel_charts")
        .select("id")
        .where("person_id", "=", victim?.id ?? "")
        .execute(),
    ).toEqual([]);
  });

  test("cannot be combined from parts of other tokens", async () => {
    const [one, another] = [await tokenOf(7), await tokenOf(8)];
    const [id] = one.split(".");
    const [, signature] = another.split(".");
    const mixed = await submit({ token: `${id}.${signature}` });
    expect(mixed.json()).toMatchObject({ errors: [{ path: "token", code: "form_link_unknown" }] });
  });
});
