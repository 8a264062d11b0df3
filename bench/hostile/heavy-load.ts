import { randomUUID } from "node:crypto";
import { createBearerHeaders, BIRTH, signUp, readToken } from "./accounts.ts";
import { call, post, startTarget, type Target } from "./target-server.ts";

/** Allowed increase of the p99 latency of /health compared with an idle server. */
const MAX_EXTRA_LATENCY_MS = 100;
const OBSERVATION_MS = 20_000;
const UNCERTAIN = { uncertainty: { minutes: 720 } };
const TEXT_LENGTH = 11_900;

interface Person {
  readonly headers: Record<string, string>;
}

/** Generates load until the signal is aborted. */
type Load = (target: Target, people: readonly Person[], signal: AbortSignal) => Promise<unknown>;

/** What the victims of a load request, again and again. */
type Probes = Readonly<Record<string, (target: Target, victim: Person) => Promise<Response>>>;

interface Latencies {
  /** Milliseconds of each probe. */
  readonly probes: Readonly<Record<string, number[]>>;
  readonly refused: string[];
}

export interface HeavyRow {
  readonly load: string;
  readonly passed: boolean;
}

const drainResponse = async (answer: Promise<Response>): Promise<number> => {
  try {
    const response = await answer;
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
};

const PAUSE_MS = 50;
/** Pause after a refusal: a flood of refused requests would be another attack. */
const REFUSED_PAUSE_MS = 1000;

/** Repeats a request, whatever the response. */
async function repeatUntilAborted(signal: AbortSignal, ask: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const status = await ask();
    await new Promise((resolve) => setTimeout(resolve, status === 200 ? PAUSE_MS : REFUSED_PAUSE_MS));
  }
}

/** A different birth each time, so that nothing is cached. */
let births = 0;
const createUncertainBirth = () => {
  births += 1;
  return { ...BIRTH, minute: births % 60, hour: ((births / 60) % 24) | 0, year: 1960 + (births % 50), ...UNCERTAIN };
};

/** The text that is slowest to verify: one endless enumeration. */
const TEXT = "Mars in 7th, ".repeat(Math.ceil(TEXT_LENGTH / 13)).slice(0, TEXT_LENGTH);

async function createSharedLink(target: Target, [owner]: readonly Person[]): Promise<string> {
  const { headers } = owner as Person;
  const birth = { ...BIRTH, name: `Asha ${randomUUID().slice(0, 8)}`, uncertainty_minutes: 720 };
  const saved = (await (await post(target, "/kundlis", birth, headers)).json()) as { kundli: { id: string } };
  const choice = { name: false, birth: "time" };
  const made = await post(target, `/kundlis/${saved.kundli.id}/share`, choice, headers);
  return ((await made.json()) as { token: string }).token;
}

/** 25 concurrent requests of each account. */
const loadKundlis: Load = (target, people, signal) =>
  Promise.all(
    people.flatMap(({ headers }) =>
      Array.from({ length: 25 }, () =>
        repeatUntilAborted(signal, () =>
          drainResponse(post(target, "/kundli", { ...createUncertainBirth(), sections: "all" }, headers, signal)),
        ),
      ),
    ),
  );

/** Addresses of attackers without an account; each request of the victims comes from another one. */
const ATTACKERS = Array.from({ length: 5 }, (_, at) => ({ "x-forwarded-for": `172.16.0.${at + 1}` }));

/** Searches for good days, 6 at once from each address and of each account, as long as each may be. */
const searchForever: Load = (target, people, signal) => {
  const searchDays = (until: string, headers: Record<string, string>) => {
    const place = { latitude: 23.2 + (births++ % 50) / 10, longitude: 75.8, time_zone: "Asia/Kolkata" };
    const search = { activity: "vivaha", from: "2027-01-01", until, place, people: Array(4).fill(BIRTH), nights: true };
    return drainResponse(post(target, "/muhurta", search, headers, signal));
  };
  const searchers = [
    ...ATTACKERS.map((headers) => () => searchDays("2027-04-10", headers)),
    ...people.map(
      ({ headers }) =>
        () =>
          searchDays("2028-01-20", headers),
    ),
  ];
  return Promise.all(
    searchers.flatMap((search) => Array.from({ length: 6 }, () => repeatUntilAborted(signal, search))),
  );
};

/** Kundlis and checks of a birth of ±12 h. */
const tryForever: Load = (target, _people, signal) => {
  const send = (path: string, body: object, headers: Record<string, string>) => () =>
    drainResponse(post(target, `/try${path}`, body, headers, signal));
  return Promise.all(
    ATTACKERS.flatMap((headers) => [
      ...Array.from({ length: 4 }, () => send("/kundli", createUncertainBirth(), headers)),
      send("/kundli", { ...createUncertainBirth(), sections: "all" }, headers),
      send("/verify", { birth: createUncertainBirth(), text: TEXT }, headers),
    ]).map((ask) => repeatUntilAborted(signal, ask)),
  );
};

const ACCOUNT_PROBES: Probes = {
  health: (target) => call(target, "/api/v1/health"),
  kundli: (target, { headers }) => post(target, "/kundli", BIRTH, headers),
};

let days = 0;
/** Another place each time, so that nothing is cached. */
const createPlaceQuery = (): string => `latitude=${(10 + (days++ % 200) / 10).toFixed(1)}&longitude=77.2`;

const VISITOR_PROBES: Probes = {
  health: ACCOUNT_PROBES["health"] as Probes[string],
  panchang: (target) => call(target, `/api/v1/panchang?date=2027-01-05&${createPlaceQuery()}`),
  today: (target) => call(target, `/api/v1/today?${createPlaceQuery()}`),
  trial: (target) => post(target, "/try/kundli", BIRTH),
};

/** Loads during which visitors are watched; during the others it is an account. */
const VISITOR_LOADS: Readonly<Record<string, Load>> = {
  "nothing, seen by visitors": async () => undefined,
  "searches for good days, 6 at once from each of 5 addresses and of 3 accounts": searchForever,
  "kundlis and checks of ±12 h from 5 addresses without an account": tryForever,
};

const LOADS: Readonly<Record<string, Load>> = {
  nothing: async () => undefined,

  "a shared link of ±12 h, opened by 8 again and again, half of them impatient": async (target, people, signal) => {
    const token = await createSharedLink(target, people);
    const open = (until: AbortSignal) => drainResponse(call(target, `/api/v1/shares/${token}`, { signal: until }));
    const patient = () => repeatUntilAborted(signal, () => open(signal));
    const impatient = () =>
      repeatUntilAborted(signal, () => open(AbortSignal.any([signal, AbortSignal.timeout(1000)])));
    await Promise.all(Array.from({ length: 4 }, () => [patient(), impatient()]).flat());
  },

  "verify of 11,900 characters about ±12 h": (target, [person], signal) =>
    repeatUntilAborted(signal, () =>
      drainResponse(post(target, "/verify", { birth: createUncertainBirth(), text: TEXT }, person?.headers, signal)),
    ),

  "questions about a birth of ±12 h, 4 at a time": (target, people, signal) =>
    Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        repeatUntilAborted(signal, () => {
          const body = { question: "When will I marry?", kundli_data: createUncertainBirth() };
          return drainResponse(post(target, "/ask", body, people[index % people.length]?.headers, signal));
        }),
      ),
    ),

  "3 accounts × 25 kundlis of ±12 h with all sections": loadKundlis,

  "the same 75, gone after a second": async (target, people, signal) => {
    const leave = AbortSignal.timeout(1000);
    await loadKundlis(target, people, AbortSignal.any([signal, leave]));
  },
};

async function measureLatencies(
  target: Target,
  { probes, victim }: { readonly probes: Probes; readonly victim: Person },
  signal: AbortSignal,
): Promise<Latencies> {
  const seen: Latencies = {
    probes: Object.fromEntries(Object.keys(probes).map((name) => [name, []])),
    refused: [],
  };
  const watch = (name: string, ask: Probes[string]) =>
    repeatUntilAborted(signal, async () => {
      const started = performance.now();
      const status = await drainResponse(ask(target, victim));
      seen.probes[name]?.push(performance.now() - started);
      if (status !== 200) seen.refused.push(`${name} ${status}`);
      // Returning 200 avoids the pause after refusals.
      return 200;
    });
  await Promise.all(Object.entries(probes).map(([name, ask]) => watch(name, ask)));
  return seen;
}

function percentile(part: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Infinity;
}

const countStatuses = (statuses: readonly string[]): string =>
  [...Map.groupBy(statuses, String)].map(([status, { length }]) => `${length} × ${status}`).join(", ") || "none";

const formatLatencies = (values: readonly number[]): string =>
  [values.length, ...[0.5, 0.99, 1].map((part) => percentile(part, values).toFixed(0))]
    .map((value) => String(value).padStart(6))
    .join("");

/** Measures the latencies of another user under each load. */
export async function measureVictimLatencies(dataDir: string): Promise<readonly HeavyRow[]> {
  const target = await startTarget(dataDir, { ACCESS_APPROVAL: "off" });
  try {
    const enter = async (name: string): Promise<Person> => ({
      headers: createBearerHeaders(await readToken(signUp(target, `${name}@example.org`))),
    });
    const victim = await enter("victim");
    const others = [await enter("one"), await enter("two"), await enter("three")];
    // The first kundli waits until the index of places is built.
    await drainResponse(post(target, "/kundli", BIRTH, victim.headers));
    console.log(`${"".padEnd(78)}n, p50, p99 and maximum in ms of each request of a victim | refused`);
    const rows: HeavyRow[] = [];
    let usual: number | undefined;
    const loads = [
      ...Object.entries(LOADS).map(([load, begin]) => ({ load, begin, probes: ACCOUNT_PROBES })),
      ...Object.entries(VISITOR_LOADS).map(([load, begin]) => ({ load, begin, probes: VISITOR_PROBES })),
    ];
    for (const { load, begin, probes } of loads) {
      const control = new AbortController();
      const loading = begin(target, others, control.signal).catch(() => undefined);
      const watching = new AbortController();
      setTimeout(() => watching.abort(), OBSERVATION_MS);
      const { probes: seen, refused } = await measureLatencies(target, { probes, victim }, watching.signal);
      control.abort();
      await loading;
      const columns = Object.entries(seen).map(([name, values]) => `${name}${formatLatencies(values)}`);
      console.log(`${load.padEnd(78)}${columns.join(" | ")} | ${countStatuses(refused)}`);
      const health = percentile(0.99, seen["health"] ?? []);
      usual ??= health;
      rows.push({ load, passed: refused.length === 0 && health <= usual + MAX_EXTRA_LATENCY_MS });
    }
    return rows;
  } finally {
    await target.kill();
  }
}
