import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { errorBodySchema } from "@lagna/contract";
import { startServer as start, stopServers } from "./start-server.ts";

const HIDE_FILE = join(import.meta.dirname, "fakes/hide-file.mjs");

interface HalfRequest {
  readonly answer: Promise<{ status: number | undefined; body: string }>;
  readonly finish: () => void;
}

// Starting a process takes a second, on a crowded machine many.
vi.setConfig({ testTimeout: 120_000 });

afterEach(stopServers);

/** A request whose head has arrived and whose body has not: under way until `finish`. */
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
  // The server has read the head once it says that the body may come.
  await new Promise((done) => asked.once("continue", done));
  return { answer, finish: () => void asked.end(body) };
}

describe("the end", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "on %s what is under way is answered, nothing new is taken, and the status is 0",
    async (signal) => {
      const server = start();
      const port = await server.port();
      const { answer, finish } = await half(port);
      server.child.kill(signal);
      await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('"msg":"draining"');
      await expect(fetch(`http://127.0.0.1:${port}/api/v1/health`)).rejects.toThrow("fetch failed");
      expect(server.child.exitCode).toBeNull();
      finish();
      const { status, body } = await answer;
      expect(status).toBe(401);
      expect(errorBodySchema.parse(JSON.parse(body)).code).toBe("unauthenticated");
      const end = await server.ended;
      expect(end.output).toContain('"msg":"ended"');
      expect(end.status).toBe(0);
    },
  );

  test.each([
    ["the server alone is asked for", false],
    ["its whole group is asked for, as by Ctrl-C,", true],
  ])("that %s while the index of places is being built is no fault", async (_, ofGroup) => {
    const server = start({}, [], true);
    await server.port();
    const places = join(server.dataDir, "places");
    const building = () => existsSync(places) && readdirSync(places).some((name) => name.endsWith(".tmp"));
    await expect.poll(building, { timeout: 60_000 }).toBe(true);
    const pid = server.child.pid ?? Number.NaN;
    process.kill(ofGroup ? -pid : pid, "SIGINT");
    const { status, output } = await server.ended;
    expect(output).toContain('"msg":"ended"');
    expect(output).not.toMatch(/"level":50|could not be built/);
    expect(status).toBe(0);
    expect(building()).toBe(false);
  });

  test("a second signal ends at once", async () => {
    const server = start();
    const { answer } = await half(await server.port());
    const cut = answer.catch((error: Error) => error.message);
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('"msg":"draining"');
    server.child.kill("SIGTERM");
    expect((await server.ended).status).toBe(1);
    expect(await cut).toBe("socket hang up");
  });
});

describe("the start", () => {
  test("makes its folder, its secret and its database, and answers in the one shape from the first request", async () => {
    const server = start();
    const port = await server.port();
    expect(existsSync(join(server.dataDir, "auth-secret"))).toBe(true);
    expect(existsSync(join(server.dataDir, "lagna.sqlite"))).toBe(true);
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/kundli`, { method: "POST" });
    expect(response.status).toBe(401);
    expect(errorBodySchema.parse(await response.json()).code).toBe("unauthenticated");
  });

  test("holds when several start at once on one folder", async () => {
    const shared = mkdtempSync(join(tmpdir(), "lagna-process-"));
    const servers = [1, 2, 3].map(() => start({ DATA_DIR: shared }));
    for (const server of servers) {
      const response = await fetch(`http://127.0.0.1:${await server.port()}/api/v1/health`);
      expect(response.status, server.output()).toBe(200);
    }
    rmSync(shared, { recursive: true, force: true });
  });

  test.each([
    ["a missing ephemeris file", { HIDE_FILE: "semo_18.se1" }, /Lagna cannot start: .*semo_18\.se1/],
    ["an altered ephemeris file", { ALTER_FILE: "sepl_18.se1" }, /Lagna cannot start: .*altered.*sepl_18\.se1/],
    ["an altered catalogue of stars", { ALTER_FILE: "sefstars.txt" }, /Lagna cannot start: .*altered.*sefstars\.txt/],
  ])("is refused by %s, by name", async (_, env, message) => {
    const { status, output } = await start(env, ["--import", HIDE_FILE]).ended;
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

  test("is refused by a port that is taken", async () => {
    const first = start();
    const port = await first.port();
    const { status, output } = await start({ PORT: String(port) }).ended;
    expect(output).toContain("EADDRINUSE");
    expect(status).toBe(1);
  });
});
