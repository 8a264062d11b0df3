import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { fullDisk } from "./full-disk.ts";
import { killsOnPostgres, killsOnSqlite } from "./kills.ts";
import { victimsLatencies } from "./heavy.ts";
import { BIRTH, logIn, signUp } from "./people.ts";
import { call, post, raw, type Target } from "./target.ts";

export interface Outcome {
  /** What was seen, in a line. */
  readonly seen: string;
  readonly held: boolean;
}

export interface Stage {
  readonly target: Target;
  /** For what an attack needs beside it; removed in the end. */
  readonly folder: string;
}

async function inTurns<T>(count: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const size = Math.min(atOnce, count - from);
    done.push(...(await Promise.all(Array.from({ length: size }, (_, index) => work(from + index)))));
  }
  return done;
}

const tally = (statuses: readonly (number | null)[]): string =>
  [...Map.groupBy(statuses, String)]
    .map(([status, { length }]) => `${length} × ${status === "null" ? "closed" : status}`)
    .sort()
    .join(", ");

const isFault = (status: number | null): boolean =>
  status !== null && status >= 500 && status !== 503 && status !== 501;
const healthy = async (target: Target): Promise<boolean> =>
  target.alive() && (await call(target, "/api/v1/health")).status === 200;

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

async function bodies({ target }: Stage): Promise<Outcome> {
  const statuses = await inTurns(4_000, 50, async (index) => {
    const body = BODIES[index % BODIES.length] ?? "";
    return (await post(target, PATHS[index % PATHS.length] ?? "/login", body)).status;
  });
  return { seen: tally(statuses), held: !statuses.some(isFault) && (await healthy(target)) };
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

async function lines({ target }: Stage): Promise<Outcome> {
  const statuses = await inTurns(2_000, 50, (index) => raw(target, LINES[index % LINES.length]?.(index) ?? ""));
  return { seen: tally(statuses), held: !statuses.some(isFault) && (await healthy(target)) };
}

/** Nothing we gave out, and things that look like it: refused as unknown, or unread where the machine is behind. */
async function tokens({ target }: Stage): Promise<Outcome> {
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
  const statuses = await inTurns(2_000, 50, async (index) => {
    const headers = { authorization: `Bearer ${made(index)}` };
    return (await call(target, index % 2 ? "/api/v1/profile" : "/api/v1/admin/users", { headers })).status;
  });
  const own = await call(target, "/api/v1/profile", { headers: { authorization: `Bearer ${token}` } });
  return {
    seen: `${tally(statuses)}; its owner ${own.status}`,
    held: statuses.every((status) => status === 401 || status === 503) && own.ok,
  };
}

/** Heads and bodies that begin and go no further, while people ask for health. */
async function halfRequests({ target }: Stage): Promise<Outcome> {
  const open = (text: string) =>
    new Promise<Socket>((done) => {
      const socket = connect(target.port, "127.0.0.1", () => socket.write(text, () => done(socket)));
      socket.on("error", () => undefined);
    });
  const head =
    "POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{";
  const sockets = await inTurns(600, 50, (index) => open(index % 2 ? head : "GET / HTTP/1.1\r\nHo"));
  const took = await inTurns(50, 1, async () => {
    const asked = performance.now();
    return (await call(target, "/api/v1/health")).ok ? performance.now() - asked : Infinity;
  });
  for (const socket of sockets) socket.destroy();
  const slowest = Math.max(...took);
  return { seen: `${sockets.length} open, health answered in ${slowest.toFixed(0)} ms at most`, held: slowest < 5_000 };
}

/** More than can be computed at once: what is refused says when to come back, and health is answered. */
async function flood({ target }: Stage): Promise<Outcome> {
  const { token } = (await (await logIn(target, "owner@example.org")).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const asked = inTurns(600, 300, () => post(target, "/kundli", BIRTH, headers));
  const health = await call(target, "/api/v1/health");
  const answers = await asked;
  const refused = answers.filter(({ status }) => status === 503 || status === 429);
  const told = refused.every((answer) => Number(answer.headers.get("retry-after")) > 0);
  const statuses = answers.map(({ status }) => status);
  return { seen: `${tally(statuses)}; health ${health.status}`, held: told && health.ok && !statuses.some(isFault) };
}

/** All that takes long, asked for by a few accounts and strangers, while one person asks for health and simple kundlis. */
async function heavyComputations({ folder }: Stage): Promise<Outcome> {
  const rows = await victimsLatencies(join(folder, "heavy"));
  const lost = rows.filter(({ held }) => !held).map(({ load }) => load);
  const seen =
    lost.length === 0 ? "the victim was answered in time" : `the victim was not answered in time: ${lost.join("; ")}`;
  return { seen, held: lost.length === 0 };
}

/** In the order they are made: `tokens` makes the first account, which is the administrator's. */
export const ATTACKS: Readonly<Record<string, (stage: Stage) => Promise<Outcome>>> = {
  "forged tokens": tokens,
  "hostile bodies": bodies,
  "broken protocol": lines,
  "half requests": halfRequests,
  "a flood of computations": flood,
  "kill -9 amid writes, SQLite": killsOnSqlite,
  "kill -9 amid writes, PostgreSQL": killsOnPostgres,
  "a full disk": fullDisk,
  "heavy computations": heavyComputations,
};
