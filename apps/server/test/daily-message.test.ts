import { findUnsafeWording } from "@lagna/astrologer";
import type { DailyMessageResponse } from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { takeNightly } from "../../../tools/lib/sample.ts";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import {
  createMessageNotification,
  createTextContent,
  createWhatsAppDelivery,
  type GraphApi,
  startGraphApi,
} from "./fakes/graph-api.ts";
import { type Smtp, startSmtp } from "./fakes/smtp.ts";
import { startServer, stopServers } from "./start-server.ts";

vi.setConfig({ testTimeout: 240_000 });
const SOON = { timeout: 120_000, interval: 20 };
const DAY = 24 * 60 * MINUTE;
const SECRET = "a secret that these servers share, of this test";
const place = { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" };
const CHOICES = { place, language: "hi", at: "sunrise", ways: ["mail", "whatsapp"] };

let graph: GraphApi;
let smtp: Smtp;
let people: PeopleApp;
beforeAll(async () => {
  [graph, smtp] = await Promise.all([startGraphApi(), startSmtp()]);
  people = await buildPeopleApp({
    env: {
      ...graph.env,
      AUTH_SECRET: SECRET,
      ACCESS_APPROVAL: "off",
      WHATSAPP_DAILY_TEMPLATE: "your_day",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Lagna <lagna@example.org>",
    },
    parts: { jobTimings: { pollMs: 20 } },
  });
}, 120_000);
afterAll(async () => {
  await stopServers();
  await people.close();
  await Promise.all([graph.close(), smtp.close()]);
});

let number = 0;
let from: string;
beforeEach(() => {
  from = `9198764${(number += 1)}`;
  smtp.held = false;
  graph.refusals.length = 0;
  // Chats are answered at a limited rate, also after a test that failed.
  people.advance(MINUTE);
});

const dueJobs = () =>
  people.database.db
    .selectFrom("jobs")
    .select("kind")
    .where("dead_at", "is", null)
    .where("run_at", "<=", people.now().toISOString())
    .execute();
const sent = () => graph.messages.filter(({ to }) => to === from);
const mailsTo = ({ email }: Caller) =>
  smtp.mails.filter(({ to, subject }) => to.includes(email) && /(?:\d{4}|Jaipur|जयपुर)/u.test(subject));

let written = 0;
/** Writes in the chat, and waits until it is answered. */
async function write(text: string): Promise<string> {
  const at = Math.floor(people.now().getTime() / 1000);
  const id = `wamid.daily-${(written += 1)}`;
  await people.app.inject(
    createWhatsAppDelivery(createMessageNotification({ id, from, at, content: createTextContent(text) })),
  );
  await expect.poll(dueJobs, SOON).toEqual([]);
  return sent().at(-1)?.text?.body ?? "";
}

const confirmAddress = ({ email }: Caller) =>
  people.database.db.updateTable("users").set({ email_verified: 1 }).where("email", "=", email).execute();

/** An account with a confirmed address, a chart and a linked chat. */
async function createMember(): Promise<Caller> {
  const member = await people.signUp(`daily-${number}@example.org`);
  await confirmAddress(member);
  const { token } = member;
  const kundli = await people.call("POST", "/kundlis", { token, body: { ...WORKED_BIRTH, is_self: true } });
  expect(kundli.statusCode, kundli.body).toBe(200);
  const code = (await people.call("POST", "/profile/chats/code", { token })).json<{ code: string }>();
  await write(`Link ${code.code}`);
  await write("yes");
  await expect.poll(dueJobs, SOON).toEqual([]);
  return member;
}

async function ask({ token }: Caller, body: object) {
  const response = await people.call("PUT", "/profile/daily-message", { token, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<DailyMessageResponse>().daily_message;
}
/** Signed in anew: a session ends after a day. */
async function read({ email }: Caller) {
  const { token } = await people.logIn(email);
  return (await people.call("GET", "/profile/daily-message", { token })).json<DailyMessageResponse>().daily_message;
}

/** Moves the clock to an instant, and waits for the work that is due then. */
async function reach(instant: string): Promise<void> {
  people.advance(Date.parse(instant) - people.now().getTime() + 1000);
  await expect.poll(dueJobs, SOON).toEqual([]);
}

test("the message comes at sunrise of the place in the language that was chosen, with how to end it", async () => {
  const member = await createMember();
  const asked = await ask(member, CHOICES);
  // Sunrise at Jaipur is at 06:50 on 2 March 2026; messages are spread over ten minutes.
  const due = Date.parse(String(asked?.next_at)) + 5.5 * 60 * MINUTE;
  expect(new Date(due).toISOString()).toMatch(/^2026-03-02T(?:06:5\d|07:00)/);
  const before = sent().length;
  await reach(String(asked?.next_at));
  expect(sent()).toHaveLength(before + 1);
  const text = sent().at(-1)?.text?.body ?? "";
  expect(text).toContain("सोमवार, 2 मार्च 2026");
  expect(text).toContain("चंद्रमा");
  expect(text).toMatch(/तिथि: शुक्ल चतुर्दशी, 17:\d\d तक/);
  expect(text).toContain("लिखिए: रोकें");
  const [mail] = mailsTo(member);
  expect(mail?.text).toContain("सूर्योदय 06:50, सूर्यास्त 18:28");
  expect(mail?.text).toMatch(/यह दैनिक संदेश रोकें: http:\/\/127\.0\.0\.1:8080\/daily-message\/end\/[\w-]{12}\.[\w-]{43}/);
  expect(mailsTo(member)).toHaveLength(1);
  expect(findUnsafeWording(text)).toEqual([]);
});

test("a message before sunrise has the day that is about to begin", async () => {
  const member = await createMember();
  const asked = await ask(member, { ...CHOICES, language: "en", at: "05:00", ways: ["mail"] });
  await reach(String(asked?.next_at));
  const [mail] = mailsTo(member);
  // The tithi at the sunrise of 2 March 2026, or of 3 March after the tests above. One that had ended would have its date.
  expect(mail?.text).toMatch(/Tithi: (?:.* Chaturdashi|Purnima) until 17:\d\d/);
});

test("after WhatsApp's 24 hours the approved template is sent, with the lines of the day", async () => {
  const member = await createMember();
  await ask(member, { ...CHOICES, language: "en", ways: ["whatsapp"] });
  await reach(String((await read(member))?.next_at));
  // The first may have come on the day of the link. The second is late by so much that it is left out or is sent as a template.
  people.advance(DAY);
  await expect.poll(dueJobs, SOON).toEqual([]);
  await reach(String((await read(member))?.next_at));
  const last = sent().findLast((message) => (message as { type: string }).type === "template") as unknown as {
    template: { name: string; language: { code: string }; components: { parameters: { text: string }[] }[] };
  };
  expect([last.template.name, last.template.language]).toEqual(["your_day", { code: "en" }]);
  const lines = last.template.components[0]?.parameters.map(({ text }) => text) ?? [];
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/Tithi: .* until .* · Nakshatra: /);
  for (const line of lines) expect(line).not.toMatch(/\n| {4}/);
});

test.each(["stop", "band karo", "रोकें"])("%s in the chat ends its daily messages, and mails go on", async (word) => {
  const member = await createMember();
  await ask(member, CHOICES);
  await write(word);
  expect((await read(member))?.ways).toEqual(["mail"]);
  const before = sent().length;
  // A greeting resumes the conversation, not the message.
  await write("namaste");
  const greeted = sent().length;
  expect(greeted).toBeGreaterThan(before);
  await reach(String((await read(member))?.next_at));
  expect(sent()).toHaveLength(greeted);
  expect(mailsTo(member)).toHaveLength(1);
});

test("the link of a mail shows a button, and only the button ends the mails", async () => {
  const member = await createMember();
  await ask(member, { ...CHOICES, ways: ["mail"] });
  await reach(String((await read(member))?.next_at));
  const link = /\/daily-message\/end\/\S+/.exec(mailsTo(member)[0]?.text ?? "")?.[0] ?? "";
  const page = await people.app.inject({ url: link });
  expect(page.statusCode, page.body).toBe(200);
  expect(page.body).toContain("<button>दैनिक संदेश रोकें</button>");
  expect((await read(member))?.ways).toEqual(["mail"]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const ended = await people.app.inject({ method: "POST", url: link, headers, payload: "List-Unsubscribe=One-Click" });
  expect(ended.statusCode, ended.body).toBe(200);
  expect(ended.body).toContain("रोक दिया गया है");
  expect(await read(member)).toBeNull();
  people.advance(2 * DAY);
  await expect.poll(dueJobs, SOON).toEqual([]);
  expect(mailsTo(member)).toHaveLength(1);
  expectError(await people.app.inject({ url: `${link.slice(0, -4)}aaaa` }), 404, "not_found");
});

test("mails begin when the address is confirmed", async () => {
  const member = await people.signUp(`unconfirmed-${number}@example.org`);
  await people.call("POST", "/kundlis", { token: member.token, body: { ...WORKED_BIRTH, is_self: true } });
  await ask(member, { ...CHOICES, ways: ["mail"] });
  await reach(String((await read(member))?.next_at));
  expect(mailsTo(member)).toEqual([]);
  await confirmAddress(member);
  await reach(String((await read(member))?.next_at));
  expect(mailsTo(member)).toHaveLength(1);
});

test("a time that is chosen is of the clock of the place; what is no time, and no way, is invalid", async () => {
  const member = await createMember();
  const asked = await ask(member, { ...CHOICES, at: "21:15", ways: ["mail"] });
  expect(String(asked?.next_at).slice(11, 16)).toMatch(/^15:(?:4[5-9]|5[0-5])$/);
  const { token } = member;
  for (const wrong of [{ at: "25:00" }, { at: 7 }, { ways: [] }, { ways: ["pigeon"] }, { place: { latitude: 99 } }])
    expectError(
      await people.call("PUT", "/profile/daily-message", { token, body: { ...CHOICES, ...wrong } }),
      422,
      "invalid_input",
    );
  expect((await people.call("DELETE", "/profile/daily-message", { token })).statusCode).toBe(200);
  expect(await read(member)).toBeNull();
});

test("changes of the choices leave one job, and ending the message none", async () => {
  const { token, email } = await createMember();
  const { id } = await people.database.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const listJobs = () =>
    people.database.db
      .selectFrom("jobs")
      .select("run_at")
      .where("person", "=", id)
      .where("kind", "=", "daily_message")
      .execute();
  for (let minute = 10; minute < 40; minute += 1) {
    const body = { ...CHOICES, at: `19:${minute}` };
    expect((await people.call("PUT", "/profile/daily-message", { token, body })).statusCode).toBe(200);
  }
  expect(await listJobs()).toHaveLength(1);
  await people.call("DELETE", "/profile/daily-message", { token });
  expect(await listJobs()).toEqual([]);
});

// Three servers are started and killed one after the other, which takes as long as all other tests of this file.
test.each(takeNightly("before and after it is sent"))(
  "a message is sent once while servers are killed %s",
  async () => {
    const member = await createMember();
    const asked = await ask(member, { ...CHOICES, ways: ["whatsapp", "mail"] });
    const due = Date.parse(String(asked?.next_at));
    const before = sent().length;
    const start = (startsAt: number) =>
      startServer(
        {
          DATABASE_URL: people.databaseUrl,
          AUTH_SECRET: SECRET,
          ACCESS_APPROVAL: "off",
          PUBLIC_URL: "https://lagna.example",
          WHATSAPP_DAILY_TEMPLATE: "your_day",
          SMTP_URL: smtp.url,
          MAIL_FROM: "Lagna <lagna@example.org>",
          CLOCK_STARTS_AT: new Date(startsAt).toISOString(),
          ...graph.env,
        },
        {
          nodeOptions: ["fakes/shift-clock.ts", "fakes/shorten-job-lease.ts"].flatMap((file) => [
            "--import",
            `${import.meta.dirname}/${file}`,
          ]),
        },
      );
    const outbox = async () =>
      (
        await people.database.db
          .selectFrom("channel_outbox")
          .select("state")
          .where("id", "like", "daily:2026-%")
          .where("person_id", "in", (eb) =>
            eb.selectFrom("channel_people").select("id").where("external_id", "=", from),
          )
          .execute()
      ).map(({ state }) => state);

    const { id: owner } = await people.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", member.email)
      .executeTakeFirstOrThrow();
    // What is left to do of this member's day; others have their minute later. An accepted mail counts as sent when its job is done.
    const waiting = () =>
      people.database.db
        .selectFrom("jobs")
        .select("kind")
        .where("person", "=", owner)
        .where("run_at", "<", new Date(due + 60 * MINUTE).toISOString())
        .where("kind", "in", ["daily_message", "daily_mail"])
        .execute();
    // The first is killed while WhatsApp refuses and the mail server hangs.
    graph.refusals.push(...Array.from({ length: 40 }, () => ({ status: 500, code: 131_000 })));
    smtp.held = true;
    const first = start(due - 1000);
    await expect.poll(outbox, SOON).toEqual(["waiting"]);
    await expect.poll(() => graph.refusals.length, SOON).toBeLessThan(40);
    first.child.kill("SIGKILL");
    await first.ended;
    graph.refusals.length = 0;
    smtp.held = false;
    expect(sent()).toHaveLength(before);

    const second = start(due + 5 * MINUTE);
    await expect.poll(outbox, SOON).toEqual(["sent"]);
    await expect.poll(waiting, SOON).toEqual([]);
    second.child.kill("SIGKILL");
    await second.ended;

    const third = start(due + 30 * MINUTE);
    await third.port();
    await expect.poll(waiting, SOON).toEqual([]);
    third.child.kill("SIGTERM");
    await third.ended;
    expect(sent()).toHaveLength(before + 1);
    expect(mailsTo(member)).toHaveLength(1);
    people.advance(due - people.now().getTime() + 60 * MINUTE);
  },
);
