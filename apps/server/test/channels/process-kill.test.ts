import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../build-test-app.ts";
import { type BotApi, createMessageUpdate, startBotApi, createTelegramDelivery } from "../fakes/bot-api.ts";
import {
  type GraphApi,
  createMessageNotification,
  signBody,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";
import { type Running, startServer, stopServers } from "../start-server.ts";

const HURRY = join(import.meta.dirname, "../fakes/shorten-job-lease.ts");
const SOON = { timeout: 120_000, interval: 100 };
/** On each channel. */
const PEOPLE = 3;
const CHANNELS = ["whatsapp", "telegram"] as const;
type Channel = (typeof CHANNELS)[number];
/** The parallel answering limit. */
const EACH = 5;
const KILLS = 3;
/** Several share a database where it is PostgreSQL. */
const SERVERS = process.env["TEST_DATABASE_URL"] ? 2 : 1;

// Starting a process takes a second, on a busy machine many.
vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let graph: GraphApi;
let bot: BotApi;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-channel-kill-"));
  own = await openTestDatabase(dataDir);
  graph = await startGraphApi();
  bot = await startBotApi();
});
afterEach(async () => {
  await stopServers();
  await graph.close();
  await bot.close();
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (): Running =>
  startServer(
    {
      DATABASE_URL: own.url,
      AUTH_SECRET: "a secret that all of these servers share, of this test",
      ...graph.env,
      // Telegram's webhook is on, and only this test calls it.
      PUBLIC_URL: "https://lagna.example",
      ...bot.env,
    },
    { nodeOptions: ["--import", HURRY] },
  );

/** A delivered user message. */
type Delivery = ReturnType<typeof createWhatsAppDelivery> | ReturnType<typeof createTelegramDelivery>;

/** A non-existent place: the answer names it, which identifies the message it answers. */
const placeOf = (channel: Channel, person: number, each: number): string =>
  `Xyzzyqwv${channel === "whatsapp" ? "w" : "t"}${"abc"[person]}${"vwxyz"[each]}`;
const began = Math.floor(Date.now() / 1_000) - 60;
const idOf = (channel: Channel, person: number): string =>
  channel === "whatsapp" ? `91980000000${person}` : `700000000${person}`;

function deliveryOf(channel: Channel, person: number, each: number): Delivery {
  const text = `9 March 1988, 2:25 pm, ${placeOf(channel, person, each)}`;
  const [from, at] = [idOf(channel, person), began + each];
  if (channel === "telegram")
    return createTelegramDelivery(
      createMessageUpdate({ updateId: person * EACH + each, from: Number(from), at, content: { text } }),
    );
  return createWhatsAppDelivery(
    createMessageNotification({ id: `wamid.${person}-${each}`, from, at, content: createTextContent(text) }),
  );
}

let knocks = 0;
/** Redelivers unacknowledged messages to the running servers in turn, as both channels do. */
async function deliver(servers: readonly Running[], { method, url, headers, payload: body }: Delivery): Promise<void> {
  for (;;) {
    const there = servers.filter((server) => server.output().includes("listening at"));
    const port = await there[(knocks += 1) % there.length]?.port().catch(() => null);
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers, body }).catch(() => null);
    if (response?.status === 200) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

/** The replies to a user, in order. */
const toldTo = (channel: Channel, to: string): string[] =>
  channel === "whatsapp"
    ? graph.messages.filter((message) => message.to === to).map(({ text }) => text?.body ?? "")
    : bot.messages.filter(({ chat_id }) => chat_id === to).map(({ text }) => text ?? "");

const settled = () =>
  own.database.db
    .selectFrom("channel_outbox")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));

test("redelivered messages are answered once each, in order, while servers are killed", async () => {
  const running = Array.from({ length: SERVERS }, start);
  const firsts = Array.from({ length: EACH }, (_, each) =>
    Array.from({ length: PEOPLE }, (_person, person) => CHANNELS.map((channel) => deliveryOf(channel, person, each))),
  ).flat(2);
  const again = [...firsts, ...firsts].toSorted((a, b) => signBody(a.payload).localeCompare(signBody(b.payload)));
  let kills = 0;
  for (const [at, delivery] of [...firsts, ...again].entries()) {
    await deliver(running, delivery);
    if (kills >= KILLS || at % Math.floor(firsts.length / KILLS) !== 4) continue;
    const killed = running[kills % SERVERS];
    killed?.child.kill("SIGKILL");
    await killed?.ended;
    running[kills % SERVERS] = start();
    kills += 1;
  }
  expect(kills).toBe(KILLS);

  const all = PEOPLE * CHANNELS.length * EACH;
  await expect.poll(settled, SOON).toBe(all);
  const rows = await own.database.db.selectFrom("channel_outbox").select("id").execute();
  expect(rows, "each message has one answer").toHaveLength(all);
  for (const channel of CHANNELS)
    for (let person = 0; person < PEOPLE; person += 1) {
      const told = toldTo(channel, idOf(channel, person)).map((words) => /Xyzzyqwv\w+/.exec(words)?.[0]);
      // A reply whose server was killed before recording it may be sent twice: consecutively, and at most once per kill.
      const once = told.filter((words, at) => words !== told[at - 1]);
      expect(once).toEqual(Array.from({ length: EACH }, (_, each) => placeOf(channel, person, each)));
      expect(told.length - once.length).toBeLessThanOrEqual(KILLS);
    }
});
