import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { runFullDisk } from "./full-disk.ts";
import { runKillsOnPostgres, runKillsOnSqlite } from "./kill-during-writes.ts";
import { measureVictimLatencies } from "./heavy-load.ts";
import { BIRTH, logIn, signUp } from "./accounts.ts";
import { call, post, sendRaw, type Target } from "./target-server.ts";

export interface Outcome {
  /** The result in one line. */
  readonly summary: string;
  readonly passed: boolean;
}

export interface AttackContext {
  readonly target: Target;
  /** For additional files of an attack; removed at the end. */
  readonly folder: string;
}

async function runInBatches<T>(count: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const size = Math.min(atOnce, count - from);
    done.push(...(await Promise.all(Array.from({ length: size }, (_, index) => work(from + index)))));
  }
  return done;
}

const countStatuses = (statuses: readonly (number | null)[]): string =>
  [...Map.groupBy(statuses, String)]
    .map(([status, { length }]) => `${length} × ${status === "null" ? "closed" : status}`)
    .sort()
    .join(", ");

const isFault = (status: number | null): boolean =>
  status !== null && status >= 500 && status !== 503 && status !== 501;
const isHealthy = async (target: Target): Promise<boolean> =>
  target.isAlive() && (await call(target, "/api/v1/health")).status === 200;

const BODIES: readonly string[] = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "1e999",
  '{"__proto__":{"role":"administrator"}}',
  '{"constructor":{"prototype":{"role":"administrator"}}}',
  '{"email":{"$ne":null},"password":{"$ne":null}}',
  `{"email":"a@example.org' or 1=1 --","password":"x"}`,
  '{"email":"a\\u0000b@example.org","password":"x","name":"a\\u0000"}',
  '{"email":"\\ud800@example.org","password":"x","name":"\\u202e"}',
  `{"name":"${"x".repeat(100_000)}"}`,
  "[".repeat(20_000),
  JSON.stringify({ city: "'; drop table users; --", country: "India", year: -1e308 }),
];
const PATHS = [
  "/signup",
  "/login",
  "/kundli",
  "/auth/magic-link",
  "/password/reset",
  "/token/refresh",
  "/admin/users/activate",
];

async function sendHostileBodies({ target }: AttackContext): Promise<Outcome> {
  const statuses = await runInBatches(4_000, 50, async (index) => {
    const body = BODIES[index % BODIES.length] ?? "";
    return (await post(target, PATHS[index % PATHS.length] ?? "/login", body)).status;
  });
  return { summary: countStatuses(statuses), passed: !statuses.some(isFault) && (await isHealthy(target)) };
}

const LINES: readonly ((index: number) => string | Buffer)[] = [
  () => randomBytes(2_000),
  () => "GET / HTTP/9.9\r\n\r\n",
  () => `GET /${"a/../".repeat(2_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  () => "GET /%00%ff/..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: x\r\n\r\n",
  () => `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(100_000)}\r\n\r\n`,
  () =>
    "POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n",
  () => "POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
  () => "BREW /api/v1/kundli HTTP/1.1\r\nHost: x\r\n\r\n",
  (index) =>
    `GET /api/v1/places?q=%${(index % 256).toString(16).padStart(2, "0")} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
];

async function sendBrokenProtocol({ target }: AttackContext): Promise<Outcome> {
  const statuses = await runInBatches(2_000, 50, (index) =>
    sendRaw(target, LINES[index % LINES.length]?.(index) ?? ""),
  );
  return { summary: countStatuses(statuses), passed: !statuses.some(isFault) && (await isHealthy(target)) };
}

/** Altered, random and forged tokens: each must get 401, or 503 under overload; the real token must still work. */
async function sendForgedTokens({ target }: AttackContext): Promise<Outcome> {
  const { token } = (await (await signUp(target, "owner@example.org")).json()) as { token: string };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const changed = (index: number) => {
    const at = index % token.length;
    return token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
  };
  const made = (index: number): string =>
    [
      changed(index),
      randomBytes(32).toString("base64url"),
      `${part({ alg: "none" })}.${part({ sub: "owner" })}.`,
      "' or 1=1",
    ][index % 4] ?? "";
  const statuses = await runInBatches(2_000, 50, async (index) => {
    const headers = { authorization: `Bearer ${made(index)}` };
    return (await call(target, index % 2 ? "/api/v1/profile" : "/api/v1/admin/users", { headers })).status;
  });
  const own = await call(target, "/api/v1/profile", { headers: { authorization: `Bearer ${token}` } });
  return {
    summary: `${countStatuses(statuses)}; its owner ${own.status}`,
    passed: statuses.every((status) => status === 401 || status === 503) && own.ok,
  };
}

/** Opens requests with incomplete headers or bodies, while other clients request /health. */
async function holdHalfRequests({ target }: AttackContext): Promise<Outcome> {
  const open = (text: string) =>
    new Promise<Socket>((done) => {
      const socket = connect(target.port, "127.0.0.1", () => socket.write(text, () => done(socket)));
      socket.on("error", () => undefined);
    });
  const head =
    "POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{";
  const sockets = await runInBatches(600, 50, (index) => open(index % 2 ? head : "GET / HTTP/1.1\r\nHo"));
  const took = await runInBatches(50, 1, async () => {
    const started = performance.now();
    return (await call(target, "/api/v1/health")).ok ? performance.now() - started : Infinity;
  });
  for (const socket of sockets) socket.destroy();
  const slowest = Math.max(...took);
  return {
    summary: `${sockets.length} open, health answered in ${slowest.toFixed(0)} ms at most`,
    passed: slowest < 5_000,
  };
}

/** More computations than can run at once: refusals must have Retry-After, and /health must be answered. */
async function floodComputations({ target }: AttackContext): Promise<Outcome> {
  const { token } = (await (await logIn(target, "owner@example.org")).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const pending = runInBatches(600, 300, () => post(target, "/kundli", BIRTH, headers));
  const health = await call(target, "/api/v1/health");
  const answers = await pending;
  const refused = answers.filter(({ status }) => status === 503 || status === 429);
  const hasRetryAfter = refused.every((answer) => Number(answer.headers.get("retry-after")) > 0);
  const statuses = answers.map(({ status }) => status);
  return {
    summary: `${countStatuses(statuses)}; health ${health.status}`,
    passed: hasRetryAfter && health.ok && !statuses.some(isFault),
  };
}

/** Long computations requested by a few accounts and anonymous clients, while one user requests /health and simple kundlis. */
async function runHeavyComputations({ folder }: AttackContext): Promise<Outcome> {
  const rows = await measureVictimLatencies(join(folder, "heavy"));
  const lost = rows.filter(({ passed }) => !passed).map(({ load }) => load);
  const seen =
    lost.length === 0 ? "the victim was answered in time" : `the victim was not answered in time: ${lost.join("; ")}`;
  return { summary: seen, passed: lost.length === 0 };
}

/** Each whole server and each of two processes at least once. */
const KILLS = { kills: 6, maxMinutes: 15 };

/** In the order in which they run: "forged tokens" creates the first account, which is the administrator's. */
export const ATTACKS: Readonly<Record<string, (stage: AttackContext) => Promise<Outcome>>> = {
  "forged tokens": sendForgedTokens,
  "hostile bodies": sendHostileBodies,
  "broken protocol": sendBrokenProtocol,
  "half requests": holdHalfRequests,
  "a flood of computations": floodComputations,
  "kill -9 during writes, SQLite": ({ folder }) => runKillsOnSqlite(folder, KILLS),
  "kill -9 during writes, PostgreSQL": ({ folder }) => runKillsOnPostgres(folder, KILLS),
  "a full disk": runFullDisk,
  "heavy computations": runHeavyComputations,
};
