import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { AppDependencies } from "../src/app.ts";
import type { WorkerPool } from "../src/computing/worker-pool.ts";
import { openComputingPool } from "../src/wiring/open-computing-pool.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp } from "./accounts/accounts-test-app.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ADMINISTRATOR, ASHA, fakeAuthenticator } from "./fakes/people.ts";

const clock = (): Date => new Date("2026-03-01T06:00:00Z");
const PARTS: Partial<AppDependencies> = { authenticator: fakeAuthenticator, clock, checkAnswers: false };

let workers: WorkerPool;
/** Tasks that have left the main thread. */
let moved = 0;
const apps: TestApp[] = [];
beforeAll(() => {
  const pool = openComputingPool({ threadsPerLane: 1 });
  workers = {
    ...pool,
    run: (...task) => {
      moved += 1;
      return pool.run(...task);
    },
    get threads() {
      return pool.threads;
    },
  };
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => workers.close());

async function build(parts: Partial<AppDependencies>): Promise<TestApp> {
  const app = await buildTestApp({ parts: { ...PARTS, ...parts } });
  apps.push(app);
  return app;
}

const post = ({ app }: TestApp, payload: object, headers: Record<string, string> = ASHA) =>
  app.inject({ method: "POST", url: "/api/v1/kundli", headers, payload: { ...BIRTH, ...payload } });

const HINDI = { ...ASHA, "accept-language": "hi" };
const UNTIMED = { time_unknown: true, hour: undefined, minute: undefined, second: undefined };
const TWICE = { year: 2023, month: 10, day: 29, hour: 2, minute: 30, city: "Rome", country: "Italy" };
const POLAR = { month: 6, city: "Murmansk", country: "Russia" };
const LOCAL_MEAN_TIME = { year: 1850, city: "Pune" };
const OWN_SETTINGS = { ayanamsa: "custom", ayanamsa_degrees: 23.5, node: "true", dasha_year: 360 };
const DATE_LINE = { year: 2011, month: 12, day: 31, hour: 1, city: "Apia", country: "Samoa" };

/** Each takes so long that it leaves the main thread. */
const WIDE: readonly [name: string, payload: object, headers?: Record<string, string>][] = [
  ["±20 minutes with all sections", { uncertainty: { minutes: 20 }, sections: "all" }],
  ["±20 minutes with all sections, in Hindi", { uncertainty: { minutes: 20 }, sections: "all" }, HINDI],
  ["±5 hours, no sections", { uncertainty: { minutes: 300 } }],
  ["±2 hours with dashas and yogas", { uncertainty: { minutes: 120 }, sections: ["dashas", "yogas"] }],
  ["a time shown twice", { ...TWICE, uncertainty: { minutes: 90 }, sections: ["vargas", "panchanga"] }, HINDI],
  ["polar day", { ...POLAR, uncertainty: { minutes: 90 }, sections: ["upagrahas", "shadbala"] }, HINDI],
  ["local mean time", { ...LOCAL_MEAN_TIME, uncertainty: { minutes: 90 }, sections: ["karakas", "arudhas"] }],
  ["own settings", { settings: OWN_SETTINGS, uncertainty: { minutes: 90 }, sections: ["karakas", "sade_sati"] }],
  ["after the date line moved", { ...DATE_LINE, uncertainty: { minutes: 90 }, sections: ["limb_begins", "doshas"] }],
  ["an unknown time with all sections", { ...UNTIMED, sections: "all" }, HINDI],
];

describe("the answer of a thread", () => {
  test.each(WIDE)("is byte for byte that of the main thread: %s", async (_name, payload, headers = ASHA) => {
    const [threaded, alone] = [await build({ workers }), await build({ workers: undefined })];
    const before = moved;
    const [own, expected] = [await post(threaded, payload, headers), await post(alone, payload, headers)];
    expect(expected.statusCode, expected.body).toBe(200);
    expect(moved).toBe(before + 1);
    expect(own.rawPayload.equals(expected.rawPayload)).toBe(true);
    const { "x-request-id": _id, date: _date, ...ownHeaders } = own.headers;
    expect(expected.headers).toMatchObject(ownHeaders);
  });
});

/** Seconds of work. */
const LONG = { uncertainty: { minutes: 720 }, sections: ["karakas", "arudhas", "swamsa"] };

// These measure the load of threads and race long computations, which takes a quiet machine.
describe("while a thread computes", () => {
  /** How long the main thread was busy, and how long it answered nothing at most. */
  async function measure(app: TestApp): Promise<{ busyMs: number; longestMs: number }> {
    await post(app, {});
    const before = performance.eventLoopUtilization();
    let longestMs = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    }, 1);
    // So long that reading the request and the records, the same on both, hardly counts.
    expect((await post(app, LONG)).statusCode).toBe(200);
    clearInterval(timer);
    return { busyMs: performance.eventLoopUtilization(before).active, longestMs };
  }

  test("the main thread has a tenth of the work that it would have alone", async () => {
    const threaded = await measure(await build({ workers }));
    const alone = await measure(await build({ workers: undefined }));
    expect(threaded.busyMs).toBeLessThan(alone.busyMs / 10);
    expect(threaded.longestMs).toBeLessThan(1000);
  });

  test("a kundli, a birth of which only the date is known, and a question are answered", async () => {
    const app = await build({ workers });
    const ended: string[] = [];
    const long = post(app, LONG).then(() => ended.push("long"));
    const untimed = { ...UNTIMED, sections: ["vargas", "karakas", "arudhas", "yogas", "doshas"] };
    expect((await post(app, {}, ADMINISTRATOR)).statusCode).toBe(200);
    expect((await post(app, untimed, ADMINISTRATOR)).statusCode).toBe(200);
    const payload = { question: "When will I marry?", kundli_data: { ...BIRTH, uncertainty: { minutes: 300 } } };
    const before = moved;
    const answer = await app.app.inject({ method: "POST", url: "/api/v1/ask", headers: ADMINISTRATOR, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(moved).toBe(before + 1);
    expect(ended).toEqual([]);
    await long;
  });

  test("a client that disconnects frees its slot, and the thread stops working but lives on", async () => {
    const app = await build({ workers, limits: { maxComputations: 1 } });
    // Starts the thread.
    expect((await post(app, { uncertainty: { minutes: 300 } })).statusCode).toBe(200);
    await app.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const client = new AbortController();
    const before = moved;
    const asked = fetch(`http://127.0.0.1:${port}/api/v1/kundli`, {
      method: "POST",
      headers: { ...ASHA, "content-type": "application/json" },
      body: JSON.stringify({ ...BIRTH, ...LONG, sections: "all" }),
      signal: client.signal,
    });
    await expect.poll(() => moved).toBe(before + 1);
    expectError(await post(app, {}, ADMINISTRATOR), 503, "overloaded");
    await pause(200);
    const threads = [...workers.threads];
    client.abort();
    await expect(asked).rejects.toThrow("aborted");
    await expect.poll(async () => (await post(app, {}, ADMINISTRATOR)).statusCode).toBe(200);
    const isIdle = async (): Promise<boolean> => {
      const used = await Promise.all(threads.map((thread) => thread.cpuUsage()));
      await pause(100);
      const later = await Promise.all(threads.map((thread, index) => thread.cpuUsage(used[index])));
      return later.every(({ user, system }) => user + system < 20_000);
    };
    await expect.poll(isIdle).toBe(true);
    expect(workers.threads).toEqual(threads);
  });
});

describe("other answers of threads", () => {
  test("a saved kundli and a shared link have the same bytes as on the main thread", async () => {
    const answers: Buffer[][] = [];
    for (const pool of [workers, undefined]) {
      const people = await buildPeopleApp({
        env: { ACCESS_APPROVAL: "off" },
        parts: { workers: pool, checkAnswers: false },
      });
      apps.push(people);
      const { token } = await people.signUp("owner@example.org");
      const body = { ...BIRTH, uncertainty_minutes: 45 };
      const saved = await people.call("POST", "/kundlis", { token, body });
      const { id } = saved.json<{ kundli: { id: string } }>().kundli;
      const choice = { name: true, birth: "time" };
      const shared = await people.call("POST", `/kundlis/${id}/share`, { token, body: choice });
      const link = shared.json<{ token: string }>().token;
      const before = moved;
      const sections = "vargas,yogas,karakas,arudhas,doshas";
      const chart = await people.call("GET", `/kundlis/${id}/chart?sections=${sections}`, { token });
      const seen = await people.call("GET", `/shares/${link}`, { headers: HINDI });
      expect(moved - before).toBe(pool ? 2 : 0);
      expect([chart.statusCode, seen.statusCode]).toEqual([200, 200]);
      expect(seen.json().kundli.data.birth).toMatchObject({ name: "" });
      answers.push([chart.rawPayload, seen.rawPayload]);
    }
    const [threaded, alone] = answers;
    expect(threaded?.map((bytes, index) => alone?.[index]?.equals(bytes))).toEqual([true, true]);
  });
});
