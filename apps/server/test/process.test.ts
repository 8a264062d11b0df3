import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { errorBodySchema } from "@lagna/contract";
import { BIRTH } from "./fakes/births.ts";
import { type Running, startServer as start, stopServers } from "./start-server.ts";

const HIDE_FILE = join(import.meta.dirname, "fakes/hide-file.mjs");

interface HalfRequest {
  readonly answer: Promise<{ status: number | undefined; body: string }>;
  readonly finish: () => void;
}

// Starting a process takes a second, on a busy machine many.
vi.setConfig({ testTimeout: 120_000 });

afterEach(stopServers);

/** A request whose head has arrived but not its body; pending until `finish`. */
async function half(port: number): Promise<HalfRequest> {
  const body = JSON.stringify({ email: "nobody@example.org", password: "not a password of anyone" });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    expect: "100-continue",
  };
  const asked = request({ port, host: "127.0.0.1", method: "POST", path: "/api/v1/login", headers, agent: false });
  const answer = new Promise<{ status: number | undefined; body: string }>((done, fail) => {
    asked.on("response", (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => done({ status: response.statusCode, body: text }));
    });
    asked.on("error", fail);
  });
  asked.flushHeaders();
  // The server has read the head once it responds 100 Continue.
  await new Promise((done) => asked.once("continue", done));
  return { answer, finish: () => void asked.end(body) };
}

const CLOSED_HEAD =
  "POST /api/v1/login HTTP/1.1\r\nHost: lagna\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n";

/** A connection that sends this text and then nothing. */
function opened(port: number, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text, () => resolve(socket)));
    socket.once("error", reject);
    socket.on("error", () => undefined);
  });
}

test("idle connections above the file descriptor limit are closed, and the server keeps running", async () => {
  const server = start({}, { shell: ["/bin/sh", "-c", 'ulimit -n 1024 && exec "$0" "$@"'] });
  const port = await server.port();
  const sockets: Socket[] = [];
  for (let count = 0; count < 1_100; count += 1) sockets.push(await opened(port, ""));
  // Longer than the sampling interval of the event loop delay.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(server.child.exitCode, server.output()).toBeNull();
  for (const socket of sockets) socket.destroy();
  const health = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status;
  await expect.poll(() => health().catch(() => 0)).toBe(200);
  expect(server.output()).not.toContain("EMFILE");
});

describe("the end", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "on %s what is under way is answered, nothing new is taken, and the status is 0",
    async (signal) => {
      const server = start();
      const port = await server.port();
      const { answer, finish } = await half(port);
      server.child.kill(signal);
      await expect.poll(() => server.output()).toContain('"msg":"draining"');
      await expect(fetch(`http://127.0.0.1:${port}/api/v1/health`)).rejects.toThrow("fetch failed");
      expect(server.child.exitCode).toBeNull();
      finish();
      const { status, body } = await answer;
      expect(status).toBe(401);
      expect(errorBodySchema.parse(JSON.parse(body)).code).toBe("wrong_password");
      const end = await server.ended;
      expect(end.output).toContain('"msg":"ended"');
      expect(end.status).toBe(0);
    },
  );

  test.each([
    ["the server alone is asked for", false],
    ["its whole group is asked for, as by Ctrl-C,", true],
  ])("that %s while the index of places is being built is no fault", async (_, ofGroup) => {
    // Started directly, before `npm start` ever built the index.
    const notMade = { HIDE_FOLDER: "node_modules/.cache/lagna/places" };
    const server = start(notMade, { nodeOptions: ["--import", HIDE_FILE], ownGroup: true });
    await server.port();
    const places = join(server.dataDir, "places");
    const building = () => existsSync(places) && readdirSync(places).some((name) => name.endsWith(".tmp"));
    await expect.poll(building).toBe(true);
    const pid = server.child.pid ?? Number.NaN;
    process.kill(ofGroup ? -pid : pid, "SIGINT");
    const { status, output } = await server.ended;
    expect(output).toContain('"msg":"ended"');
    expect(output).not.toMatch(/"level":50|could not be built/);
    expect(status).toBe(0);
    expect(building()).toBe(false);
  });

  test("does not wait for incomplete requests that have stalled", async () => {
    const server = start();
    const port = await server.port();
    const parts = ["POST /api/v1/login HTTP/1.1\r\nHost: lagna\r\n", `${CLOSED_HEAD}{"email":`, ""];
    const sockets = await Promise.all(parts.map((part) => opened(port, part)));
    server.child.kill("SIGTERM");
    const asked = performance.now();
    const { status, output } = await server.ended;
    expect(output).toContain('"msg":"ended"');
    expect(status).toBe(0);
    expect(performance.now() - asked).toBeLessThan(15_000);
    for (const socket of sockets) socket.destroy();
  });

  test("waits for a computation in a thread, but not for an idle thread", async () => {
    const server = start({ ACCESS_APPROVAL: "off" });
    const port = await server.port();
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    const signedUp = await post("/signup", {
      email: "asha@example.org",
      password: "nine planets, one sky",
      name: "Asha",
    });
    const { token } = (await signedUp.json()) as { token: string };
    const birth = { ...BIRTH, latitude: 25.3, longitude: 83, uncertainty: { minutes: 720 }, sections: ["karakas"] };
    const answer = post("/kundli", birth, { authorization: `Bearer ${token}` }).then(async (response) => {
      expect(server.output()).toContain('"msg":"draining"');
      return [response.status, ((await response.json()) as { status: string }).status];
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.child.kill("SIGTERM");
    expect(await answer).toEqual([200, "success"]);
    const { status, output } = await server.ended;
    expect(output).toContain('"msg":"ended"');
    expect(status).toBe(0);
  });

  test("a second signal ends at once", async () => {
    const server = start();
    const { answer } = await half(await server.port());
    const cut = answer.catch((error: Error) => error.message);
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output()).toContain('"msg":"draining"');
    server.child.kill("SIGTERM");
    expect((await server.ended).status).toBe(1);
    expect(await cut).toBe("socket hang up");
  });
});

async function end(server: Running): Promise<void> {
  server.child.kill("SIGKILL");
  await server.ended;
}

describe("the start", () => {
  test("creates its folder, secret and database, and uses the common response shape from the first request", async () => {
    const server = start();
    const port = await server.port();
    expect(existsSync(join(server.dataDir, "auth-secret"))).toBe(true);
    expect(existsSync(join(server.dataDir, "lagna.sqlite"))).toBe(true);
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/kundli`, { method: "POST" });
    expect(response.status).toBe(401);
    expect(errorBodySchema.parse(await response.json()).code).toBe("unauthenticated");
  });

  test("creates private files, even in a world-readable folder", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "lagna-process-")), "data");
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const server = start({ DATA_DIR: folder });
    await server.port();
    const modes = Object.fromEntries(
      ["", "lagna.sqlite", "auth-secret"].map((name) => [name, statSync(join(folder, name)).mode & 0o777]),
    );
    expect(modes).toEqual({ "": 0o700, "lagna.sqlite": 0o600, "auth-secret": 0o600 });
    await end(server);
    rmSync(dirname(folder), { recursive: true, force: true });
  });

  test("is refused for a database of a newer version, naming the version", async () => {
    const server = start();
    await server.port();
    await end(server);
    const database = new DatabaseSync(join(server.dataDir, "lagna.sqlite"));
    database.exec("insert into kysely_migration values ('9999-of-tomorrow', '2027-01-01T00:00:00.000Z')");
    database.close();
    const { status, output } = await start({ DATA_DIR: server.dataDir }).ended;
    expect(output).toContain("made by a newer version of Lagna (9999-of-tomorrow)");
    expect(status).toBe(1);
  });

  test("is refused while another server runs on the same SQLite database, and works once that one is killed", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lagna-process-"));
    const servers = [1, 2, 3].map(() => start({ DATA_DIR: dataDir }));
    const running = await Promise.any(servers.map((server) => server.port().then(() => server)));
    const others = servers.filter((server) => server !== running);
    for (const { status, output } of await Promise.all(others.map(({ ended }) => ended))) {
      expect(output).toMatch(
        /Lagna cannot start: Another server runs on .*lagna\.sqlite, and SQLite serves one at a time/,
      );
      expect(status).toBe(1);
    }
    expect((await fetch(`http://127.0.0.1:${await running.port()}/api/v1/health`)).status).toBe(200);
    await end(running);
    const next = start({ DATA_DIR: dataDir });
    expect((await fetch(`http://127.0.0.1:${await next.port()}/api/v1/health`)).status).toBe(200);
    await end(next);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("commands work beside a running server", async () => {
    const server = start();
    const port = await server.port();
    const run = promisify(execFile);
    const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: server.dataDir };
    const command = (name: string, ...args: string[]) =>
      run(process.execPath, [join(import.meta.dirname, `../src/cli/${name}.ts`), ...args], { env });
    const body = JSON.stringify({ name: "Asha", email: "asha@example.org", password: "nine planets, one sky" });
    const headers = { "content-type": "application/json" };
    await fetch(`http://127.0.0.1:${port}/api/v1/signup`, { method: "POST", headers, body });
    await command("backup", "backup", join(server.dataDir, "copy"));
    expect(existsSync(join(server.dataDir, "copy"))).toBe(true);
    expect((await command("admin", "make-administrator", "asha@example.org")).stdout).toContain("asha@example.org");
    expect((await command("doctor")).stdout).toContain("Lagna can start.");
  });

  test.each([
    ["a missing ephemeris file", { HIDE_FILE: "semo_18.se1" }, /Lagna cannot start: .*semo_18\.se1/],
    ["an altered ephemeris file", { ALTER_FILE: "sepl_18.se1" }, /Lagna cannot start: .*altered.*sepl_18\.se1/],
    ["an altered catalogue of stars", { ALTER_FILE: "sefstars.txt" }, /Lagna cannot start: .*altered.*sefstars\.txt/],
  ])("is refused by %s, by name", async (_, env, message) => {
    const { status, output } = await start(env, { nodeOptions: ["--import", HIDE_FILE] }).ended;
    expect(output).toMatch(message);
    expect(status).toBe(1);
  });

  test.each([
    ["a half-set feature", { TELEGRAM_BOT_TOKEN: "x" }, "Telegram config missing: TELEGRAM_WEBHOOK_SECRET"],
    ["a database that is not there", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "ECONNREFUSED"],
    ["a port that is no number", { PORT: "http" }, "PORT"],
  ])("is refused by %s, and says why", async (_, env, message) => {
    const { status, output } = await start(env).ended;
    expect(output).toContain(message);
    expect(output).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });

  test("fails if the port is in use", async () => {
    const first = start();
    const port = await first.port();
    const { status, output } = await start({ PORT: String(port) }).ended;
    expect(output).toContain("EADDRINUSE");
    expect(status).toBe(1);
  });
});
