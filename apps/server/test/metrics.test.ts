import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { ChatStartResponse, ServerMetricsResponse } from "@lagna/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openMetrics } from "../src/metrics/open-metrics.ts";
import { countProcess } from "../src/metrics/server-metrics.ts";
import { serveMetrics } from "../src/metrics/serve-metrics.ts";
import { computeQuantile, summarizeMinute } from "../src/metrics/summarize-minute.ts";
import { runUnitOfWork } from "../src/db/transactions.ts";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { BIRTH, WORKED_BIRTH } from "./fakes/births.ts";
import { createDelayedPlaces } from "./fakes/delayed-places.ts";
import { type ModelServer, startModelServer } from "./fakes/model-server.ts";

const TOKEN = "a token of the monitoring";

let model: ModelServer;
let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  model = await startModelServer();
  const env = { METRICS_TOKEN: TOKEN, ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted" };
  people = await buildPeopleApp({ env });
  administrator = await people.signUp("administrator@example.org");
});
afterAll(async () => {
  await people.close();
  await model.close();
});

const scrape = (app: PeopleApp, authorization = `Bearer ${TOKEN}`) =>
  app.app.inject({ url: "/metrics", headers: { authorization } });
const readText = async (app = people): Promise<string> => (await scrape(app)).body;
/** The value of a line that begins with the name and has all of these labels; 0 without such a line. */
async function readValue(name: string, labels: Record<string, string | number> = {}, app = people): Promise<number> {
  const lines = (await readText(app))
    .split("\n")
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const found = lines.find((line) =>
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  );
  return Number(found?.slice(found.lastIndexOf(" ")) ?? 0);
}

describe("/metrics", () => {
  test("is off without a port and a token", async () => {
    const off = await buildPeopleApp();
    expect((await scrape(off)).statusCode).toBe(404);
    await off.close();
  });

  test("is only for those who send the token", async () => {
    for (const authorization of ["", "Bearer wrong", `Bearer ${TOKEN}.`, `Bearer ${administrator.token}`])
      expect((await scrape(people, authorization)).statusCode, authorization).toBe(401);
    const { statusCode, headers } = await scrape(people);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
      "no-store",
    ]);
  });

  test("counts requests by route and status, and how long they took", async () => {
    const labels = { method: "GET", route: "/api/v1/kundlis/:id" };
    await people.call("GET", "/kundlis/of-nobody", { token: administrator.token });
    await people.call("GET", "/kundlis/of-others", { token: administrator.token });
    expect(await readValue("lagna_http_requests_total", { ...labels, status: 404 })).toBe(2);
    expect(await readValue("lagna_http_request_duration_seconds_count", labels)).toBe(2);
    expect(await readValue("lagna_http_request_duration_seconds_bucket", { ...labels, le: "+Inf" })).toBe(2);
    await people.app.inject("/no-such-page/of-asha");
    expect(await readValue("lagna_http_requests_total", { route: "none", status: 404 })).toBe(1);
  });

  test("contains nothing of a person", async () => {
    const { token } = administrator;
    const saved = { ...BIRTH, id: "kundli-of-asha", name: "Asha Devi" };
    await people.call("POST", "/kundlis", { token, body: saved });
    await people.call("GET", "/kundlis/kundli-of-asha", { token });
    await people.call("GET", "/places?q=Jaipur", { token, from: "203.0.113.7" });
    await people.app.inject("/secret-page-of-asha?token=abcdef");
    const text = await readText();
    expect(text).not.toMatch(/asha|example\.org|jaipur|203\.0\.113|abcdef/i);
    expect(text).not.toContain(token);
  });

  describe("counts refusals by the code of the error and the reason", () => {
    const REFUSALS = "lagna_http_refusals_total";
    const build = (parts: NonNullable<NonNullable<Parameters<typeof buildPeopleApp>[0]>["parts"]>) =>
      buildPeopleApp({ env: { METRICS_TOKEN: TOKEN, ACCESS_APPROVAL: "off" }, parts });
    /** Asks for kundlis of one account, whose places are found only when the others have been refused. */
    async function computeAtOnce(count: number, maxComputations: number) {
      const places = createDelayedPlaces();
      const app = await build({ ...places.parts, limits: { maxComputations } });
      const { token } = await app.signUp("asha@example.org");
      const answers = Array.from({ length: count }, () => app.call("POST", "/kundli", { token, body: BIRTH }));
      const refused = await Promise.race(answers);
      places.letGo();
      await Promise.all(answers);
      return { app, refused: refused.statusCode };
    }

    test("the rate of an address", async () => {
      const app = await build({ limits: { perAddress: 1 } });
      for (let count = 0; count < 3; count += 1) await app.call("GET", "/config");
      expect(await readValue(REFUSALS, { status: 429, code: "too_many_requests", reason: "rate" }, app)).toBe(2);
      await app.close();
    });

    test.each([
      { reason: "slots", maxComputations: 1, status: 503, code: "overloaded" },
      { reason: "share", maxComputations: 4, status: 429, code: "too_many_requests" },
    ])("$reason of computations", async ({ reason, maxComputations, status, code }) => {
      const { app, refused } = await computeAtOnce(2, maxComputations);
      expect(refused).toBe(status);
      expect(await readValue(REFUSALS, { status, code, reason }, app)).toBe(1);
      await app.close();
    });

    test("the CPU time of an account", async () => {
      const app = await build({ limits: { accountCpuMs: 1 } });
      const { token } = await app.signUp("asha@example.org");
      const body = { ...BIRTH, uncertainty: { minutes: 15 } };
      for (let count = 0; count < 2; count += 1) await app.call("POST", "/kundli", { token, body });
      expect(await readValue(REFUSALS, { status: 429, code: "too_many_requests", reason: "cpu" }, app)).toBe(1);
      await app.close();
    });

    test("a late event loop", async () => {
      const app = await build({ limits: { eventLoopDelayMs: 20 } });
      for (let status = 200; status === 200;) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        await new Promise((resolve) => setTimeout(resolve, 5));
        status = (await app.call("GET", "/config")).statusCode;
      }
      const labels = { status: 503, code: "overloaded", reason: "lateness" };
      expect(await readValue(REFUSALS, labels, app)).toBe(1);
      await app.close();
    });
  });

  test("has the queue of jobs with the age of the oldest one that is due, the threads and the build", async () => {
    const { db } = people.database;
    const row = { payload: "-", attempts: 0, lease: null, leased_until: null, last_error: null, unique_key: null };
    const common = { ...row, group_key: null, person: null, created_at: people.now().toISOString() };
    const before = (ms: number) => new Date(people.now().getTime() - ms).toISOString();
    const insert = (id: string, run_at: string, dead_at: string | null = null) =>
      db
        .insertInto("jobs")
        .values({ ...common, id, kind: "unheard-of", run_at, dead_at })
        .execute();
    await insert("one", before(90_000));
    await insert("two", before(5 * MINUTE), before(MINUTE));
    await insert("three", before(-MINUTE));
    expect(await readValue("lagna_jobs", { kind: "unheard-of", state: "waiting" })).toBe(2);
    expect(await readValue("lagna_jobs", { kind: "unheard-of", state: "dead" })).toBe(1);
    expect(await readValue("lagna_job_oldest_due_seconds", { kind: "unheard-of" })).toBe(90);
    await db.deleteFrom("jobs").where("kind", "=", "unheard-of").execute();
    expect(await readText()).not.toContain("unheard-of");
    expect(await readText()).toMatch(/^lagna_worker_tasks\{lane="long",state="waiting"\} 0$/m);
    expect(await readValue("lagna_build_info", { node: process.version })).toBe(1);
  });

  test("counts the transactions that were repeated because of a conflict", async () => {
    const { db } = people.database;
    const conflict = (code: string) => Object.assign(new Error("a conflict"), { code });
    const refusals = [conflict("40001"), conflict("40P01"), conflict("40001")];
    const done = await runUnitOfWork(db, "serializable", async () => {
      const refusal = refusals.pop();
      if (refusal) throw refusal;
      return "done";
    });
    expect(done).toBe("done");
    expect(await readValue("lagna_database_retries_total", { code: "40001" })).toBeGreaterThanOrEqual(2);
    expect(await readValue("lagna_database_retries_total", { code: "40P01" })).toBe(1);
  });

  test("counts the calls of the model by their end, and its tokens", async () => {
    const { token } = administrator;
    const { chat_id } = (await people.call("POST", "/chat/start", { token, body: {} })).json<ChatStartResponse>();
    const details_text = JSON.stringify({ ...WORKED_BIRTH, latitude: 26.9196, longitude: 75.7878 });
    await people.call("POST", "/chat/birth-details", { token, body: { chat_id, details_text } });
    const ask = () =>
      people.call("POST", "/chat/ask", { token, body: { chat_id, question: "When will I get promoted?" } });
    model.script((reply) => {
      reply.sentences("Write down one result by the end of the month.");
      reply.say('{"end": true}\n');
      reply.end();
    });
    expect((await ask()).statusCode).toBe(200);
    const ended = (await readText()).match(/^lagna_model_calls_total\{end="\w+"\} [1-9]/gm);
    expect(ended?.length).toBeGreaterThan(0);
    for (const direction of ["input", "output"])
      expect(await readValue("lagna_model_tokens_total", { direction }), direction).toBeGreaterThan(0);
    model.script((reply) => reply.refuse(500));
    await ask();
    expect(await readValue("lagna_model_calls_total", { end: "failed" })).toBeGreaterThan(0);
  });
});

describe("the port of the metrics", () => {
  let close: () => void = () => undefined;
  afterEach(() => close());
  const serve = async (token?: string) => {
    const { counted, hub } = openMetrics(() => new Date());
    counted.droppedConnections.inc(3);
    const server = await serveMetrics({ host: "127.0.0.1", port: 0, token, hub });
    close = () => {
      server.close();
      hub.close();
    };
    const { port } = server.address() as AddressInfo;
    return (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  };

  test("serves nothing else", async () => {
    const get = await serve();
    expect(await (await get("/metrics")).text()).toContain("lagna_connections_dropped_total 3");
    expect((await get("/api/v1/health")).status).toBe(404);
  });

  test("asks for the token if one is set", async () => {
    const get = await serve(TOKEN);
    expect((await get("/metrics")).status).toBe(401);
    expect((await get("/metrics", { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });
});

describe("the last hour", () => {
  const LATENCY = new Map([
    [0.1, 50],
    [0.5, 99],
    [1, 99],
    [Infinity, 100],
  ]);

  test("has quantiles interpolated within their bucket, at most its highest bound", () => {
    expect([0.25, 0.5, 0.99, 1].map((quantile) => computeQuantile(LATENCY, quantile))).toEqual([0.05, 0.1, 0.5, 1]);
    expect(computeQuantile(new Map([[1, 0]]), 0.5)).toBeNull();
    expect(computeQuantile(new Map(), 0.5)).toBeNull();
  });

  test("without anything is empty, not wrong", () => {
    expect(summarizeMinute([], [], new Date(0))).toMatchObject({
      requests: 0,
      latencyP50Ms: null,
      loopDelayP99Ms: null,
    });
  });

  test("is shown to administrators by minute, each with what happened in it", async () => {
    const metrics = openMetrics(() => people.now());
    const own = await buildPeopleApp({
      env: { ACCESS_APPROVAL: "off" },
      parts: { metrics, limits: { perAddress: 6 } },
    });
    const { token } = await own.signUp("administrator@example.org");
    const hub = metrics.hub as typeof metrics.hub & { endMinute(): Promise<void> };
    await hub.endMinute();
    for (let count = 0; count < 3; count += 1) await own.call("GET", "/config");
    await hub.endMinute();
    const read = () => own.call("GET", "/admin/metrics", { token, from: "203.0.113.9" });
    const { minutes } = (await read()).json<ServerMetricsResponse>();
    expect(minutes.map(({ requests, refusals, failures }) => [requests, refusals, failures])).toEqual([
      [1, 0, 0],
      [3, 0, 0],
    ]);
    expect(minutes[1]?.latency_p99_ms).toBeGreaterThanOrEqual(minutes[1]?.latency_p50_ms ?? Infinity);
    for (let count = 0; count < 4; count += 1) await own.call("GET", "/config");
    await hub.endMinute();
    expect((await read()).json<ServerMetricsResponse>().minutes[2]).toMatchObject({ requests: 5, refusals: 2 });
    for (let count = 0; count < 70; count += 1) await hub.endMinute();
    expect((await read()).json<ServerMetricsResponse>().minutes).toHaveLength(60);
    await own.close();
  });
});

describe("the dashboard for Grafana", () => {
  interface Dashboard {
    readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  }
  const DASHBOARD = resolve(import.meta.dirname, "../../../docs/grafana-dashboard.json");

  test("asks only for metrics that exist, by labels that they have", async () => {
    const { counted, hub } = openMetrics(() => people.now());
    countProcess(counted);
    const own = await buildPeopleApp({ parts: { metrics: { counted, hub } } });
    const known = counted.registry.getMetricsAsArray() as unknown as { name: string; labelNames?: string[] }[];
    const labels = new Map<string, readonly string[]>();
    for (const { name, labelNames = [] } of known)
      for (const ending of ["", "_bucket", "_sum", "_count"]) labels.set(`${name}${ending}`, [...labelNames, "le"]);
    const { panels } = JSON.parse(readFileSync(DASHBOARD, "utf8")) as Dashboard;
    expect(panels.length).toBeGreaterThan(10);
    for (const { title, targets } of panels)
      for (const { expr } of targets) {
        const names = expr.match(/\b(?:lagna|process|nodejs)_\w+/g) ?? [];
        expect(names.length, expr).toBeGreaterThan(0);
        for (const name of names) expect([...labels.keys()], title).toContain(name);
        const used = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/, */));
        const matched = [...expr.matchAll(/(\w+)=~?"/g)].map(([, label = ""]) => label);
        for (const label of [...used, ...matched])
          expect(
            names.flatMap((name) => labels.get(name) ?? []),
            expr,
          ).toContain(label);
      }
    const shown = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/lagna_\w+/g) ?? [])),
    );
    const ours = known.map(({ name }) => name).filter((name) => name.startsWith("lagna_"));
    // Each of our metrics is shown.
    expect(ours.filter((name) => ![...shown].some((each) => each.replace(/_bucket$/, "") === name))).toEqual([]);
    await own.close();
  });
});
