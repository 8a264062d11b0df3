import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../build-test-app.ts";
import { BIRTH } from "../fakes/births.ts";
import { type Running, startServer, stopServers } from "../start-server.ts";
import { Client, type Reply, countListening, isRunning, listStarted } from "./cluster-client.ts";

const MAIN = resolve(import.meta.dirname, "../../src/main.ts");
const PASSWORD = "nine planets, one sky";
// Starting a process takes a second, on a busy machine many.
vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
const clients: Client[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-cluster-"));
  own = await openTestDatabase(dataDir, { migrated: false });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await stopServers();
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = (): Record<string, string> => ({
  DATABASE_URL: own.url,
  DATA_DIR: dataDir,
  ACCESS_APPROVAL: "off",
  TRUST_PROXY: "1",
  PUBLIC_URL: "http://127.0.0.1:8080",
  PROCESSES: "2",
});

interface RunningCluster {
  readonly server: Running;
  readonly connect: () => Client;
}

/** Two processes behind one port, both listening. */
async function startCluster(env: Record<string, string> = {}): Promise<RunningCluster> {
  const server = startServer({ ...settings(), ...env }, { args: ["cluster"] });
  const port = await server.port();
  await expect.poll(() => countListening(server)).toBe(2);
  const connect = (): Client => {
    const client = new Client(port);
    clients.push(client);
    return client;
  };
  return { server, connect };
}

const restartByCommand = () =>
  promisify(execFile)(process.execPath, [MAIN, "cluster", "restart"], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir },
  });

describe.runIf(process.env["TEST_DATABASE_URL"])("several processes on PostgreSQL", () => {
  test("answer on one port; one that is killed takes only its own connections with it, and is started again", async () => {
    const { server, connect } = await startCluster();
    const [first, second] = [connect(), connect()];
    for (const client of [first, second]) expect((await client.call("/health")).status).toBe(200);
    const [victim = 0, other = 0] = listStarted(server);
    process.kill(victim, "SIGKILL");
    // New connections go to the processes in turn, so each of the two clients had another process.
    await expect.poll(() => [first, second].filter(({ socket }) => socket?.destroyed).length).toBe(1);
    const kept = first.socket?.destroyed ? second : first;
    expect((await kept.call("/health")).status).toBe(200);
    expect((await connect().call("/health")).status).toBe(200);

    await expect.poll(() => countListening(server)).toBe(3);
    const [, , next = 0] = listStarted(server);
    expect([victim, other, next].map(isRunning)).toEqual([false, true, true]);
    expect(server.output()).toContain('"how":"SIGKILL"');
    for (let count = 0; count < 4; count += 1) expect((await connect().call("/health")).status).toBe(200);
  });

  test("are restarted one by one under load without a failed request, by the command and by SIGHUP", async () => {
    const { server, connect } = await startCluster();
    const owner = connect();
    const signedUp = await owner.call("/signup", {
      method: "POST",
      body: { name: "Asha", email: "asha@example.org", password: PASSWORD },
    });
    expect(signedUp.status).toBe(200);
    const { token } = JSON.parse(signedUp.body) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const kinds: ((client: Client, name: string) => Promise<Reply>)[] = [
      (client) => client.call("/health"),
      (client, id) => client.call("/kundlis", { method: "POST", body: { ...BIRTH, id, name: id }, headers }),
      (client) => client.call("/places?q=Jaipur", { headers }),
    ];
    const compute = (client: Client) => client.call("/kundli", { method: "POST", body: BIRTH, headers });
    // Places can be searched from the first request on.
    await expect.poll(() => server.output().split("places can be searched").length - 1).toBe(2);

    const over = new AbortController();
    const failures = new Set<string>();
    let answered = 0;
    let computed = 0;
    const load = Array.from({ length: 8 }, async (_, index) => {
      const client = connect();
      for (let count = 0; !over.signal.aborted; count += 1) {
        // An account may compute 1200 times a minute.
        const kind = count % 4 === 0 && computed < 1_000 ? compute : kinds[(index + count) % kinds.length];
        if (kind === compute) computed += 1;
        try {
          const { status, body } = await (kind ?? compute)(client, `kundli-${index}-${count}`);
          if (status >= 400) failures.add(`${status} ${body.replace(/"requestId":"[^"]*"/, "")}`);
          answered += 1;
        } catch (error) {
          failures.add(String(error));
        }
      }
    });
    const before = listStarted(server);
    await restartByCommand();
    expect(listStarted(server).length).toBe(4);
    expect(before.map(isRunning)).toEqual([false, false]);
    const between = answered;
    server.child.kill("SIGHUP");
    await expect.poll(() => server.output().split("all server processes were restarted").length - 1).toBe(2);
    over.abort();
    await Promise.all(load);
    expect([...failures]).toEqual([]);
    expect(Math.min(between, answered - between)).toBeGreaterThan(50);
    expect(listStarted(server).map(isRunning)).toEqual([false, false, false, false, true, true]);

    const kept = await own.database.db.selectFrom("kundlis").select("id").execute();
    expect(kept.length).toBeGreaterThan(10);
  });

  test("count together: the sum of their metrics never falls, on the port of the supervisor and for administrators", async () => {
    const { server, connect } = await startCluster({ METRICS_PORT: "0" });
    const port = /metrics are on port (\d+)/.exec(server.output())?.[1];
    const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const countRequests = async (): Promise<number> => {
      const text = await readMetrics();
      return Number(
        /^lagna_http_requests_total\{method="GET",route="\/api\/v1\/config",status="200"\} (\d+)$/m.exec(text)?.[1],
      );
    };
    const [first, second] = [connect(), connect()];
    for (const client of [first, second, first]) expect((await client.call("/config")).status).toBe(200);
    await expect.poll(countRequests).toBe(3);
    expect(await readMetrics()).toMatch(/^lagna_build_info\{.*\} 2$/m);

    const [victim = 0] = listStarted(server);
    process.kill(victim, "SIGKILL");
    await expect.poll(() => countListening(server)).toBe(3);
    expect(await countRequests()).toBe(3);
    await restartByCommand();
    expect((await connect().call("/config")).status).toBe(200);
    await expect.poll(countRequests).toBe(4);
    expect(await readMetrics()).toMatch(/^lagna_build_info\{.*\} 2$/m);
  });

  test("are healthy together on the port of their supervisor, until they end", async () => {
    const { server } = await startCluster({ HEALTH_PORT: "0" });
    const port = /live and health are on port (\d+)/.exec(server.output())?.[1];
    const get = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    await expect.poll(() => get("/health")).toBe(200);
    expect(await get("/live")).toBe(200);
    const [victim = 0] = listStarted(server);
    process.kill(victim, "SIGKILL");
    await expect.poll(() => server.output()).toContain('"how":"SIGKILL"');
    expect(await get("/health")).toBe(200);
  });

  test("answer an administrator and a token with the metrics of all", async () => {
    const { connect } = await startCluster({ METRICS_TOKEN: "a token of the monitoring" });
    const owner = connect();
    const body = { name: "Asha", email: "asha@example.org", password: PASSWORD };
    const { token } = JSON.parse((await owner.call("/signup", { method: "POST", body })).body) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const minutes = await connect().call("/admin/metrics", { headers });
    expect(minutes.status, minutes.body).toBe(200);
    expect(JSON.parse(minutes.body)).toEqual({ minutes: [] });
    const url = `http://127.0.0.1:${owner.port}/metrics`;
    for (let count = 0; count < 2; count += 1) {
      const text = await fetch(url, {
        headers: { authorization: "Bearer a token of the monitoring", connection: "close" },
      });
      expect(await text.text()).toMatch(/^lagna_build_info\{.*\} 2$/m);
    }
  });

  test("end together on SIGTERM, after what is under way, and with their supervisor if that is killed", async () => {
    const { server, connect } = await startCluster();
    const answers = Array.from({ length: 6 }, () =>
      connect().call("/signup", {
        method: "POST",
        body: { name: "Asha", email: `asha-${Math.random()}@example.org`, password: PASSWORD },
      }),
    );
    await Promise.race(answers);
    server.child.kill("SIGTERM");
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { status, output } = await server.ended;
    expect(output).toContain("all server processes have ended");
    expect(status).toBe(0);
    expect(listStarted(server).map(isRunning)).toEqual([false, false]);

    const killed = await startCluster();
    killed.server.child.kill("SIGKILL");
    await expect.poll(() => listStarted(killed.server).some(isRunning)).toBe(false);
    // The socket that it left behind keeps no other from starting.
    await startCluster();
  });

  test("do once what is to be done once: the secret, the migrations, the set-up code", async () => {
    const { server, connect } = await startCluster({ PUBLIC_URL: "https://lagna.example", PROCESSES: "2" });
    await expect.poll(() => server.output()).toMatch(/waiting for the set-up code/);
    const codes = [...server.output().matchAll(/set-up code: ([\w-]+)\./g)].map(([, code]) => code);
    expect(codes).toHaveLength(1);
    const body = { name: "Asha", email: "asha@example.org", password: PASSWORD, setup_code: codes[0] };
    // Through each process: the first with the code is the administrator, and the code works once.
    const answers = [];
    for (const client of [connect(), connect()]) answers.push(await client.call("/signup", { method: "POST", body }));
    expect(answers[0]?.status).toBe(200);
    const users = await own.database.db.selectFrom("users").select("email").execute();
    expect(users).toEqual([{ email: "asha@example.org" }]);
  });

  test("say without Redis what their limits mean", async () => {
    const { server } = await startCluster();
    expect(server.output()).toContain("REDIS_URL is not set: each process counts rate limits for itself");
  });

  test.each([
    // A pooler has more connections than PostgreSQL itself.
    ...(process.env["TEST_POOLER_URL"] === undefined
      ? [["too many connections", { DATABASE_POOL: "100" }, "Set DATABASE_POOL to at most "] as const]
      : []),
    ["a database that is not there", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "cannot be used"] as const,
  ])("are refused by %s before any starts", async (_, env, message) => {
    const server = startServer({ ...settings(), ...env }, { args: ["cluster"] });
    const { status, output } = await server.ended;
    expect(output).toContain(message);
    expect(listStarted(server)).toEqual([]);
    expect(status).toBe(1);
  });

  test("are refused on a port in use, and a second time on one data folder", async () => {
    const { server } = await startCluster();
    const taken = startServer({ ...settings(), DATA_DIR: join(dataDir, "other"), PORT: String(await server.port()) });
    const first = await taken.ended;
    expect(first.output).toContain("EADDRINUSE");
    expect(first.status).toBe(1);
    const again = await startServer(settings()).ended;
    expect(again.output).toContain("are running already");
    expect(again.status).toBe(1);
  });
});

test("a restart without processes is refused", async () => {
  await expect(restartByCommand()).rejects.toThrow("No processes started by npm run cluster are running");
});

test.skipIf(process.env["TEST_DATABASE_URL"])("several processes are refused on SQLite", async () => {
  for (const [env, args] of [
    [{ PROCESSES: "2" }, []],
    [{}, ["cluster"]],
  ] as const) {
    const { status, output } = await startServer({ DATA_DIR: dataDir, ...env }, { args }).ended;
    expect(output).toContain("Several processes need PostgreSQL, because SQLite serves one server at a time.");
    expect(status).toBe(1);
  }
});
