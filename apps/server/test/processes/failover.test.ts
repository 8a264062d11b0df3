import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { type PostgresPair, startPostgresPair } from "../../../../tools/services/postgres-pair.ts";
import { connectClient } from "../../src/db/connect-to-primary.ts";
import { BIRTH } from "../fakes/births.ts";
import { startServer, stopServers } from "../start-server.ts";

const WRITERS = 8;
/** How long writers write before the primary is killed, and how long there is none. */
const LOAD_MS = 3_000;
const WITHOUT_PRIMARY_MS = 3_000;
// A primary, a replica and a server start, on a busy machine slowly.
vi.setConfig({ testTimeout: 300_000 });

let pair: PostgresPair | undefined;
afterEach(async () => {
  await stopServers();
  pair?.stop();
});

async function startPair(): Promise<PostgresPair> {
  const started = await startPostgresPair();
  if ("missing" in started) throw new Error(started.missing);
  return (pair = started);
}

async function start() {
  const { url } = await startPair();
  const server = startServer({
    DATABASE_URL: url,
    ACCESS_APPROVAL: "off",
    TRUST_PROXY: "1",
    PUBLIC_URL: "http://127.0.0.1:8080",
    LOG_LEVEL: "info",
  });
  const address = `http://127.0.0.1:${await server.port()}/api/v1`;
  async function call(path: string, { token, body }: { token?: string; body?: object } = {}) {
    const response = await fetch(`${address}${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, retryAfter: response.headers.get("retry-after"), text };
  }
  async function signUp(email: string): Promise<string> {
    const { status, text } = await call("/signup", {
      body: { name: "Asha", email, password: "nine planets, one sky" },
    });
    expect(status, text).toBe(200);
    return (JSON.parse(text) as { token: string }).token;
  }
  return { url, server, call, signUp };
}

test("a primary that dies under load takes no acknowledged write with it; the server goes on with the replica", async () => {
  const { url, server, call, signUp } = await start();
  const tokens: string[] = [];
  for (let index = 0; index < WRITERS; index += 1) tokens.push(await signUp(`writer-${index}@example.org`));

  const over = new AbortController();
  const acknowledged: { id: string; at: number }[] = [];
  const refusals: { status: number; retryAfter: string | null; text: string; at: number; ms: number }[] = [];
  const writers = tokens.map(async (token, index) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const id = `kundli-${index}-${count}`;
      const began = performance.now();
      const reply = await call("/kundlis", { token, body: { ...BIRTH, id, name: id } });
      const at = performance.now();
      if (reply.status < 300) acknowledged.push({ id, at });
      else refusals.push({ ...reply, at, ms: at - began });
      if (reply.status >= 300) await sleep(50);
    }
  });
  await sleep(LOAD_MS);
  const killedAt = performance.now();
  pair?.killPrimary();
  await sleep(WITHOUT_PRIMARY_MS);
  const reading = await call("/profile", { token: tokens[0] ?? "" });
  expect([reading.status, reading.retryAfter]).toEqual([503, "5"]);
  const before = acknowledged.length;
  const promotedAt = performance.now();
  await pair?.promoteReplica();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 5 * WRITERS);
  over.abort();
  await Promise.all(writers);

  expect(before).toBeGreaterThan(WRITERS);
  expect(new Set(refusals.map(({ status, retryAfter }) => `${status}, retry after ${retryAfter}`))).toEqual(
    new Set(["503, retry after 5"]),
  );
  const client = await connectClient(url);
  const { rows } = await client.query<{ id: string }>("select id from kundlis");
  await client.end();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter(({ id }) => !kept.has(id))).toEqual([]);
  expect(server.child.exitCode, "no restart").toBeNull();

  const recovered = acknowledged.find(({ at }) => at > promotedAt)?.at ?? Number.NaN;
  const longest = Math.max(...refusals.map(({ ms }) => ms));
  console.log(
    [
      `${acknowledged.length} acknowledged writes, 0 lost; ${refusals.length} refused with 503, the slowest after ${longest.toFixed(0)} ms`,
      `writing again ${(recovered - promotedAt).toFixed(0)} ms after the promotion began, ${(recovered - killedAt).toFixed(0)} ms after the kill`,
    ].join("\n"),
  );
});

test("a replica alone accepts no connection, and the address of a primary finds it in any order", async () => {
  const { url } = await startPair();
  const [, first = "", second = ""] = /@([^,]+),([^/]+)\//.exec(url) ?? [];
  const portOf = async (hosts: string, attributes = "?target_session_attrs=read-write") => {
    const client = await connectClient(`postgres://lagna@${hosts}/postgres${attributes}`);
    const { rows } = await client.query<{ port: string }>("select current_setting('port') as port");
    await client.end();
    return `127.0.0.1:${rows[0]?.port}`;
  };
  expect(await portOf(`${second},${first}`)).toBe(first);
  expect(await portOf(`127.0.0.1:1,${second},${first}`, "")).toBe(first);
  expect(await portOf(second, "")).toBe(second);
  await expect(portOf(second)).rejects.toThrow("the server accepts no writes");
  // As for libpq, which PostgreSQL's own programs use: a wrong user is not the host's fault, so no other host is asked.
  const wrong = new pg.Client({ connectionString: `postgres://nobody@${first}/postgres` });
  const refusal = await wrong.connect().catch((error: unknown) => error);
  await expect(connectClient(`postgres://nobody@${first},${second}/postgres`)).rejects.toMatchObject({
    code: (refusal as { code: string }).code,
  });
  await wrong.end().catch(() => undefined);
});
