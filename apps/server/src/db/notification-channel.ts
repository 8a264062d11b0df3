import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { connectClient } from "./connect-to-primary.ts";

/** Tells the other processes on one database that something has changed there. A message may be lost: receivers look by themselves, too. */
export interface NotificationChannel {
  notify(): void;
  close(): Promise<void>;
}

const RECONNECT_MS = { first: 500, max: 30_000 };
const CLOSE_MS = 1_000;
/** Many changes within this time are one message. */
const MIN_INTERVAL_MS = 100;

const readProcessId = (client: pg.Client): number | null | undefined =>
  (client as pg.Client & { readonly processID?: number | null }).processID;

/** A pooler gives each transaction another connection, so what one of them listens to is lost; it also makes up the number of the process. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid !== readProcessId(client);
}

/**
 * PostgreSQL's LISTEN and NOTIFY on a connection of their own, which is opened again whenever it is lost. Behind a pooler nothing is sent
 * and nothing arrives.
 * @param name an identifier
 * @param onNotified called for messages of other processes, and on each connecting, since messages may have been missed
 */
export function openNotificationChannel(url: string, name: string, onNotified: () => void): NotificationChannel {
  let client: pg.Client | null = null;
  let state: "open" | "pooled" | "closed" = "open";
  let reconnectMs = RECONNECT_MS.first;
  let reconnect: NodeJS.Timeout | undefined;
  let interval: NodeJS.Timeout | undefined;
  let notifiesAgain = false;

  function connectLater(): void {
    if (state !== "open") return;
    reconnect = setTimeout(() => (connection = connect()), reconnectMs).unref();
    reconnectMs = Math.min(reconnectMs * 2, RECONNECT_MS.max);
  }

  async function listen(own: pg.Client): Promise<void> {
    own.on("notification", ({ processId }) => {
      if (state === "open" && processId !== readProcessId(own)) onNotified();
    });
    const lost = new Promise<void>((done) => own.once("end", done));
    if (await isPooled(own)) {
      state = "pooled";
      return;
    }
    await own.query(`listen ${name}`);
    if (state !== "open") return;
    reconnectMs = RECONNECT_MS.first;
    onNotified();
    await lost;
  }

  async function connect(): Promise<void> {
    try {
      client = await connectClient(url);
      if (state === "open") await listen(client);
    } catch {
      // It is not reachable, or was lost at once.
    }
    await client?.end().catch(() => undefined);
    client = null;
    connectLater();
  }
  let connection = connect();

  function notify(): void {
    if (state !== "open") return;
    notifiesAgain = interval !== undefined;
    if (notifiesAgain) return;
    client?.query(`notify ${name}`).catch(() => undefined);
    interval = setTimeout(() => {
      interval = undefined;
      if (notifiesAgain) notify();
    }, MIN_INTERVAL_MS).unref();
  }

  return {
    notify,
    async close() {
      state = "closed";
      clearTimeout(reconnect);
      clearTimeout(interval);
      await client?.end().catch(() => undefined);
      // One that is being opened is closed then; a host that does not answer must not hold up the end of the process.
      await Promise.race([connection, wait(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
