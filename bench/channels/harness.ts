import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenDatabase, openDatabase } from "../../apps/server/src/db/client.ts";
import {
  type BotApi,
  createMessageUpdate,
  startBotApi,
  createTelegramDelivery,
} from "../../apps/server/test/fakes/bot-api.ts";
import {
  type GraphApi,
  createMessageNotification,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../../apps/server/test/fakes/graph-api.ts";
import { type Running, startServer } from "../../apps/server/test/start-server.ts";
import { startPostgres } from "../../tools/services/postgres.ts";

const PROBE = join(import.meta.dirname, "process-probe.ts");
const TIMEOUT_MS = 600_000;

export type Channel = "whatsapp" | "telegram";
export const CHANNELS: readonly Channel[] = ["whatsapp", "telegram"];

/** A message as a channel delivers it. */
export interface Delivery {
  readonly channel: Channel;
  readonly person: number;
  readonly body: string;
}

/** A message that a server sent. */
export interface SentMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly text: string;
  readonly at: number;
  /** Whether the server received the channel's response. */
  readonly acknowledged: boolean;
}

/** Servers on one database with both channels enabled, and the fakes that they send to. */
export interface ChannelHarness {
  readonly database: OpenDatabase;
  readonly servers: readonly Running[];
  sent(): SentMessage[];
  /** Delivers to one of the servers until it is acknowledged, as both channels do. Returns how often it was refused before. */
  deliver(delivery: Delivery): Promise<number>;
  /** Kills a server with SIGKILL and starts another in its place. */
  kill(server: number): Promise<void>;
  /** Waits until no message has to be answered or sent. */
  atRest(): Promise<void>;
  close(): Promise<void>;
}

/** Number of server processes by database; only PostgreSQL has two. */
export const DATABASES = { "SQLite, one process": 1, "PostgreSQL, two processes": 2 } as const;
export type DatabaseName = keyof typeof DATABASES;

const MILLISECONDS = 1_000;
let updates = 700_000_000;

export const getUserId = (channel: Channel, person: number): string =>
  channel === "whatsapp" ? String(919_800_000_000 + person) : String(7_000_000_000 + person);

/** @param at seconds since 1970 */
export function createDelivery(channel: Channel, person: number, { text, at }: { text: string; at: number }): Delivery {
  updates += 1;
  const from = getUserId(channel, person);
  const body =
    channel === "whatsapp"
      ? createMessageNotification({ id: `wamid.${updates}`, from, at, content: createTextContent(text) })
      : createMessageUpdate({ updateId: updates, from: Number(from), at, content: { text } });
  return { channel, person, body: JSON.stringify(body) };
}

const toWebhookRequest = ({ channel, body }: Delivery) =>
  channel === "whatsapp" ? createWhatsAppDelivery(body) : createTelegramDelivery(body);

async function countPendingJobs({ db }: OpenDatabase): Promise<number> {
  const [inbox, outbox] = await Promise.all(
    (["channel_inbox", "channel_outbox"] as const).map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as("count"))
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow(),
    ),
  );
  return Number(inbox?.count ?? 0) + Number(outbox?.count ?? 0);
}

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

function listSentMessages(graph: GraphApi, bot: BotApi): SentMessage[] {
  const byWhatsApp = graph.messages.map((message) => {
    const { to = "", text, interactive, image, at } = message;
    const sentText = text?.body ?? interactive?.body.text ?? image?.caption ?? "";
    return { channel: "whatsapp" as const, to, text: sentText, at, acknowledged: !graph.unheard.has(message) };
  });
  const byTelegram = bot.messages.map((message) => {
    const { chat_id: to, text, caption, at } = message;
    return {
      channel: "telegram" as const,
      to,
      text: text ?? caption ?? "",
      at,
      acknowledged: !bot.unheard.has(message),
    };
  });
  return [...byWhatsApp, ...byTelegram];
}

export async function openHarness(name: DatabaseName): Promise<ChannelHarness> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-channels-"));
  const service =
    DATABASES[name] > 1 ? await startPostgres() : { url: `sqlite:${join(folder, "lagna.sqlite")}`, stop: () => {} };
  if ("missing" in service) throw new Error(service.missing);
  const [graph, bot] = await Promise.all([startGraphApi(), startBotApi()]);
  const env = {
    DATABASE_URL: service.url,
    AUTH_SECRET: "a secret that all of these servers share, of this bench",
    // https, so that the servers use Telegram's webhook.
    PUBLIC_URL: "https://lagna.example",
    LOG_LEVEL: "info",
    ...graph.env,
    ...bot.env,
  };
  const start = (server: number): Running =>
    startServer(
      { ...env, DATA_DIR: join(folder, `server-${server}`) },
      { nodeOptions: ["--expose-gc", "--import", PROBE] },
    );
  const servers = Array.from({ length: DATABASES[name] }, (_, server) => start(server));
  const ports = servers.map((server) => server.port());
  await Promise.all(ports);
  const database = openDatabase({ url: service.url, dataDir: folder });

  return {
    database,
    servers,
    sent: () => listSentMessages(graph, bot),
    deliver: async (given) => {
      for (let refused = 0; ; refused += 1) {
        const port = ports[Math.floor(Math.random() * ports.length)];
        const { method, url, headers, payload: body } = toWebhookRequest(given);
        const answer = await fetch(`http://127.0.0.1:${await port}${url}`, { method, headers, body }).catch(() => null);
        if (answer?.status === 200) return refused;
        await sleep(20);
      }
    },
    kill: async (at) => {
      const server = servers[at];
      server?.child.kill("SIGKILL");
      await server?.ended;
      servers[at] = start(at);
      ports[at] = servers[at].port();
    },
    atRest: async () => {
      const end = performance.now() + TIMEOUT_MS;
      while ((await countPendingJobs(database)) > 0) {
        if (performance.now() > end) throw new Error("messages are still waiting");
        await sleep(100);
      }
    },
    close: async () => {
      for (const { child, ended } of servers) {
        child.kill("SIGKILL");
        await ended;
      }
      await database.close();
      await Promise.all([graph.close(), bot.close()]);
      service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const getNowInSeconds = (): number => Math.floor(Date.now() / MILLISECONDS);
