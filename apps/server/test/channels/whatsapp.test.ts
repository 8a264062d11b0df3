import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import {
  type GraphApi,
  createMessageNotification,
  NUMBER_ID,
  createRowContent,
  signBody,
  startGraphApi,
  createStatusNotification,
  createTextContent,
  VERIFY_TOKEN,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";
import { type ChannelApp, openChannelApp, SOON } from "./channel-app.ts";

const WEBHOOK = "/api/v1/whatsapp/webhook";
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let graph: GraphApi;
let running: ChannelApp;
beforeAll(async () => {
  graph = await startGraphApi();
  running = await openChannelApp(graph.env);
}, 120_000);
afterAll(async () => {
  await running.close();
  await graph.close();
});

let number = 0;
let from: string;
beforeEach(async () => {
  from = `9198765${(number += 1)}`;
  graph.refusals.length = 0;
  // After all pauses left by earlier tests.
  await running.pass(3_600_000);
});

const post = (body: object | string, headers: Record<string, string> = {}) => {
  const delivery = createWhatsAppDelivery(body);
  return running.app.inject({ ...delivery, headers: { ...delivery.headers, ...headers } });
};
const sentTo = (who = from) => graph.messages.filter(({ to, recipient }) => (to ?? recipient) === who);
let messages = 0;
function notification(text: string, about: object = {}): object {
  const at = Math.floor(running.now() / 1_000);
  return createMessageNotification({
    id: `wamid.in-${(messages += 1)}`,
    from,
    at,
    content: createTextContent(text),
    ...about,
  });
}
/** Sends a message and waits for the replies. */
async function told(text: string, count = 1) {
  const before = sentTo().length;
  await running.pass(60_000);
  expect((await post(notification(text))).statusCode).toBe(200);
  await expect.poll(() => sentTo().length, SOON).toBe(before + count);
  return sentTo().slice(before);
}
const tokenIn = (url: string | undefined): string => new URL(url ?? "").searchParams.get("token") ?? "";
const sendForm = (form: object) =>
  running.app.inject({ method: "POST", url: "/api/v1/whatsapp/birth-form", payload: form });
const FORM = { name: "Asha Rao", dob: "9/3/1988", tob: "14:25", city: "Jaipur", country: "India", gender: "female" };

describe("Meta's webhook", () => {
  test("is verified only with the configured token", async () => {
    const ask = (token: string, mode = "subscribe") =>
      running.app.inject(
        `${WEBHOOK}?hub.mode=${mode}&hub.verify_token=${encodeURIComponent(token)}&hub.challenge=1158201444`,
      );
    const right = await ask(VERIFY_TOKEN);
    expect([right.statusCode, right.body]).toEqual([200, "1158201444"]);
    expect(right.headers["content-type"]).toContain("text/plain");
    expectError(await ask("guessed"), 403, "forbidden");
    expectError(await ask(VERIFY_TOKEN, "unsubscribe"), 403, "forbidden");
    expectError(await running.app.inject(WEBHOOK), 403, "forbidden");
  });

  test.each([
    ["no signature", { "x-hub-signature-256": "" }],
    ["a forged one", { "x-hub-signature-256": `sha256=${"0".repeat(64)}` }],
    ["another secret's", { "x-hub-signature-256": signBody("{}", "another secret") }],
    ["a shorter one", { "x-hub-signature-256": "sha256=00" }],
  ])("refuses %s", async (_what, headers) => {
    expectError(await post(notification("Hi"), headers), 403, "forbidden");
    expect(sentTo()).toEqual([]);
  });

  test("refuses a body altered after signing, even by a blank", async () => {
    const body = JSON.stringify(notification("Hi"));
    expectError(await post(`${body} `, { "x-hub-signature-256": signBody(body) }), 403, "forbidden");
  });

  test.each([
    ["another number's", { ...notificationOfAnother() }],
    ["nothing that is known", { object: "page", entry: [] }],
    ["no object", []],
  ])("passes over what is %s", async (_what, body) => {
    expect((await post(body)).statusCode).toBe(200);
  });

  test("answers one message once, however often it is delivered", async () => {
    const body = notification("Hi");
    for (let round = 0; round < 5; round += 1) expect((await post(body)).statusCode).toBe(200);
    await expect.poll(() => sentTo().length, SOON).toBe(1);
    // Any duplicate reply would be sent by now, as this one comes after it.
    await told("help");
    expect(sentTo()).toHaveLength(2);
  });
});

function notificationOfAnother(): object {
  const text = JSON.stringify(
    createMessageNotification({ id: "wamid.x", from: "1", at: 1, content: createTextContent("Hi") }),
  );
  return JSON.parse(text.replaceAll(NUMBER_ID, "999")) as object;
}

describe("a talk", () => {
  test("from the greeting by the form to a picture and an answer that names its grounds", async () => {
    const [greeting] = await told("Hi");
    expect(greeting).toMatchObject({ messaging_product: "whatsapp", to: from, type: "interactive" });
    expect(greeting?.interactive).toMatchObject({ type: "cta_url", action: { name: "cta_url" } });
    const { url, display_text } = greeting?.interactive?.action.parameters ?? { url: "", display_text: "" };
    expect(display_text.length).toBeLessThanOrEqual(20);
    expect(url).toMatch(/^https:\/\/lagna\.example\/birth-details\?token=/);

    const before = sentTo().length;
    const token = tokenIn(url);
    expect((await sendForm({ ...FORM, token })).json()).toEqual({ status: "success" });
    await expect.poll(() => sentTo().length, SOON).toBe(before + 2);
    const [picture, next] = sentTo().slice(before);
    expect(picture?.type).toBe("image");
    expect(picture?.image?.caption).toContain("Lagna: Cancer");
    expect(graph.media.get(picture?.image?.id ?? "")?.subarray(0, 4)).toEqual(PNG);
    expect(next?.text?.body ?? next?.interactive?.body.text).toBe("What would you like to know?");

    const [answer] = await told("What is my Moon sign?");
    const words = answer?.text?.body ?? answer?.interactive?.body.text ?? "";
    expect(words).toContain("Libra");
    expect(words).toContain("From the chart:");

    const again = await sendForm({ ...FORM, token });
    expectError(again, 422, "invalid_input");
    expect(again.json()).toMatchObject({ errors: [{ path: "token", code: "form_link_used" }] });
    expect(graph.strays).toEqual([]);
  });

  test("in Hindi is held in Hindi", async () => {
    await told("नमस्ते");
    await told("9 मार्च 1988, दोपहर 2:25, जयपुर");
    const [picture] = await told("हाँ", 2);
    expect(picture?.image?.caption).toContain("लग्न: कर्क");
    expect(graph.media.get(picture?.image?.id ?? "")?.subarray(0, 4)).toEqual(PNG);
    const [answer] = await told("मेरी चंद्र राशि क्या है?");
    const words = answer?.text?.body ?? answer?.interactive?.body.text;
    expect(words).toContain("तुला");
    expect(words).toContain("कुंडली से:");
  });

  test("offers a list of questions with their full text, and asks the picked one", async () => {
    await told("9 March 1988, 2:25 pm, Jaipur");
    const [back] = await told("2:25 pm");
    expect(back?.interactive?.action.buttons?.map(({ reply }) => reply.title)).toEqual(["Yes", "No"]);
    const [, next] = await told("yes", 2);
    const { button, sections } = next?.interactive?.action ?? {};
    expect(button).toBe("Questions");
    const rows = sections?.flatMap((section) => section.rows) ?? [];
    expect(rows.map(({ title, description }) => description ?? title)).toContain("When will I get promoted?");
    const before = sentTo().length;
    await running.pass(60_000);
    await post(notification("", { content: createRowContent(rows[2] ?? {}) }));
    await expect.poll(() => sentTo().length, SOON).toBe(before + 1);
    expect(JSON.stringify(sentTo().at(-1))).toMatch(/Mahadasha|Pratyantardasha/);
  });

  test.each([
    ["image", "Thank you for the picture"],
    ["sticker", "Thank you for the picture"],
    ["audio", "Thank you for the voice message"],
    ["video", "I can only read words here"],
    ["location", "I can only read words here"],
  ])("answers an %s kindly", async (type, words) => {
    await post(notification("", { content: { type, [type]: { id: "media-1" } } }));
    await expect.poll(() => sentTo()[0]?.text?.body, SOON).toContain(words);
  });

  test("reads the caption of a picture", async () => {
    const image = { id: "media-1", caption: "9 March 1988, 2:25 pm, Jaipur" };
    await post(notification("", { content: { type: "image", image } }));
    await expect.poll(() => sentTo()[0]?.interactive?.body.text, SOON).toContain("2:25 pm (14:25)");
  });

  test.each(["reaction", "system"])("answers nothing to a %s", async (type) => {
    await post(notification("", { content: { type, [type]: { emoji: "🙏" } } }));
    await told("help");
    expect(sentTo()).toHaveLength(1);
  });

  test("continues with a user whose Meta id changes, and with one without a number", async () => {
    await told("9 March 1988, 2:25 pm, Jaipur");
    await told("yes", 2);
    await running.pass(60_000);
    const userId = `IN.${from}`;
    await post(notification("What is my Moon sign?", { userId }));
    await expect.poll(() => sentTo(userId).length, SOON).toBe(1);
    expect(sentTo(userId)[0]).not.toHaveProperty("to");
    expect(JSON.stringify(sentTo(userId)[0])).toContain("Libra");
    await post(notification("Hi", { userId: `US.${from}`, from: undefined }));
    await expect.poll(() => sentTo(`US.${from}`).length, SOON).toBe(1);
  });
});

describe("the form", () => {
  const linkOf = async (): Promise<string> => tokenIn((await told("Hi"))[0]?.interactive?.action.parameters?.url);

  test.each([
    [
      "a forged link",
      { token: "AAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
      "token",
      "form_link_unknown",
    ],
    ["a date in another form", { dob: "1988-03-09" }, "dob", "date_of_birth"],
    ["a day that there is none of", { dob: "31/2/1988" }, "dob", "day_range"],
    ["a time that there is none of", { tob: "25:00" }, "tob", "hour_range"],
    ["a place nobody knows", { city: "Xyzzyqwv" }, "city", "city_unknown"],
    ["no name", { name: " " }, "name", "full_name"],
  ])("refuses %s, and its link is good still", async (_what, wrong, path, code) => {
    const token = await linkOf();
    const refused = await sendForm({ ...FORM, token, ...wrong });
    expectError(refused, 422, "invalid_input");
    expect(refused.json()).toMatchObject({ errors: [{ path, code }] });
    expect((await sendForm({ ...FORM, token })).statusCode).toBe(200);
  });

  test("uses the place picked among several of the same name", async () => {
    const token = await linkOf();
    const picked = { city: "Rampur", latitude: 31.44943, longitude: 77.63087, time_zone: "Asia/Kolkata" };
    expect((await sendForm({ ...FORM, token, ...picked })).statusCode).toBe(200);
    const rows = await running.database.db
      .selectFrom("channel_charts")
      .innerJoin("channel_links", "channel_links.person_id", "channel_charts.person_id")
      .select("birth")
      .where("channel_links.id", "=", token.split(".")[0] ?? "")
      .execute();
    expect(rows.map(({ birth }) => JSON.parse(birth) as object)).toEqual([expect.objectContaining(picked)]);
  });

  test("a link is checked before the form is shown: valid, forged, used", async () => {
    const token = await linkOf();
    const check = (asked: unknown) =>
      running.app.inject({ method: "POST", url: "/api/v1/whatsapp/birth-form/check", payload: { token: asked } });
    const expires_at = new Date(running.now() + 24 * 3_600_000).toISOString();
    expect((await check(token)).json()).toEqual({ channel: "whatsapp", expires_at, linked: false });
    expect((await check(token)).statusCode).toBe(200);
    // Another first character: some bits of the last one mean nothing in base64url.
    for (const wrong of [`${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`, "x", "", 7])
      expect((await check(wrong)).json()).toMatchObject({ errors: [{ path: "token", code: "form_link_unknown" }] });
    expect((await sendForm({ ...FORM, token })).statusCode).toBe(200);
    expect((await check(token)).json()).toMatchObject({ errors: [{ path: "token", code: "form_link_used" }] });
  });

  test("its link expires after a day", async () => {
    const token = await linkOf();
    await running.pass(24 * 3_600_000);
    // With a chat link to get a new one.
    expect((await sendForm({ ...FORM, token })).json()).toMatchObject({
      errors: [{ path: "token", code: "form_link_expired", params: { channel: "whatsapp" } }],
    });
  });
});

describe("sending", () => {
  const outbox = (state: string) =>
    running.database.db.selectFrom("channel_outbox").select(["id", "reason"]).where("state", "=", state).execute();

  test.each([
    [429, 130_429, { "retry-after": "30" }],
    [400, 131_056, undefined],
    [503, 2, undefined],
  ])("waits after %i with %i, and then sends once", async (status, code, headers) => {
    graph.refusals.push({ status, code, ...(headers && { headers }) });
    await post(notification("help"));
    await expect.poll(() => graph.refusals.length, SOON).toBe(0);
    expect(sentTo()).toEqual([]);
    await running.pass(60_000);
    await expect.poll(() => sentTo().length, SOON).toBe(1);
  });

  test("does not retry permanent refusals", async () => {
    graph.refusals.push({ status: 400, code: 131_047 });
    await post(notification("help"));
    await expect
      .poll(async () => (await outbox("failed")).map(({ reason }) => reason), SOON)
      .toContain("WhatsApp 131047");
    await told("help");
    expect(sentTo()).toHaveLength(1);
  });

  test("sends no free-form messages more than a day after the user wrote", async () => {
    graph.refusals.push({ status: 503, code: 2 });
    await post(notification("help"));
    await expect.poll(() => graph.refusals.length, SOON).toBe(0);
    await running.pass(24 * 3_600_000);
    await expect
      .poll(async () => (await outbox("failed")).map(({ reason }) => reason), SOON)
      .toContain("too long after they wrote last");
    expect(sentTo()).toEqual([]);
  });

  test("respects the platform's rate per person, in order", async () => {
    const at = Math.floor(running.now() / 1_000);
    for (let each = 0; each < 8; each += 1)
      await post(notification(each % 2 === 0 ? "help" : "stop worrying", { at: at + each }));
    await expect.poll(() => sentTo().length, SOON).toBe(5);
    for (const count of [6, 7, 8]) {
      await running.pass(6_000);
      await expect.poll(() => sentTo().length, SOON).toBe(count);
    }
    expect(sentTo().map(({ type, text }) => type === "text" && text?.body.includes("Delete my data"))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test("later delivery failures reported by Meta are listed with their code", async () => {
    const [sent] = await told("help");
    await expect.poll(async () => (await outbox("sent")).length, SOON).toBeGreaterThan(0);
    expect((await post(createStatusNotification(sent?.id ?? "", "failed", [{ code: 131_047 }]))).statusCode).toBe(200);
    const row = await running.database.db
      .selectFrom("channel_outbox")
      .select(["state", "reason"])
      .where("provider_id", "=", sent?.id ?? "")
      .execute();
    expect(row).toEqual([{ state: "failed", reason: "WhatsApp 131047" }]);
  });

  test("stores Meta's status updates of a message", async () => {
    const [sent] = await told("help");
    await post(createStatusNotification(sent?.id ?? "", "delivered"));
    await post(createStatusNotification(sent?.id ?? "", "read"));
    const row = await running.database.db
      .selectFrom("channel_outbox")
      .select("state")
      .where("provider_id", "=", sent?.id ?? "")
      .execute();
    expect(row).toEqual([{ state: "read" }]);
  });
});

test("health lists the enabled channels", async () => {
  expect((await running.app.inject("/api/v1/health")).json()).toMatchObject({
    channels: { whatsapp: "on", telegram: "off" },
  });
});
