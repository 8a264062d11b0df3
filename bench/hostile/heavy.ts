import { randomUUID } from "node:crypto";
import { bearer, BIRTH, signUp, tokenOf } from "./people.ts";
import { call, post, startTarget, type Target } from "./target.ts";

/** How much later than on a server with nothing else to do health may be answered, in 99 of 100 cases. */
const LATER_MS = 100;
const WATCHED_MS = 20_000;
const UNCERTAIN = { uncertainty: { minutes: 720 } };
const LETTERS = 11_900;

interface Person {
  readonly headers: Record<string, string>;
}

/** A heavy load: it goes on until the signal ends it. */
type Load = (target: Target, people: readonly Person[], signal: AbortSignal) => Promise<unknown>;

interface Latencies {
  readonly health: number[];
  readonly kundli: number[];
  readonly refused: number[];
}

export interface HeavyRow {
  readonly load: string;
  readonly held: boolean;
}

const drained = async (answer: Promise<Response>): Promise<number> => {
  try {
    const response = await answer;
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
};

const PAUSE_MS = 50;
/** What is refused is tried again a second later: refusals by the thousand are another attack. */
const REFUSED_PAUSE_MS = 1000;

/** Asked again and again, whatever is answered. */
async function again(signal: AbortSignal, ask: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const status = await ask();
    await new Promise((resolve) => setTimeout(resolve, status === 200 ? PAUSE_MS : REFUSED_PAUSE_MS));
  }
}

/** Another birth each time, so that nothing of it is known before. */
let births = 0;
const uncertainBirth = () => {
  births += 1;
  return { ...BIRTH, minute: births % 60, hour: ((births / 60) % 24) | 0, year: 1960 + (births % 50), ...UNCERTAIN };
};

/** The text that takes the most to read: one enumeration without an end. */
const TEXT = "Mars in 7th, ".repeat(Math.ceil(LETTERS / 13)).slice(0, LETTERS);

async function sharedLink(target: Target, [owner]: readonly Person[]): Promise<string> {
  const { headers } = owner as Person;
  const birth = { ...BIRTH, name: `Asha ${randomUUID().slice(0, 8)}`, uncertainty_minutes: 720 };
  const saved = (await (await post(target, "/kundlis", birth, headers)).json()) as { kundli: { id: string } };
  const choice = { name: false, birth: "time" };
  const made = await post(target, `/kundlis/${saved.kundli.id}/share`, choice, headers);
  return ((await made.json()) as { token: string }).token;
}

/** 25 at a time of each account. */
const kundlis: Load = (target, people, signal) =>
  Promise.all(
    people.flatMap(({ headers }) =>
      Array.from({ length: 25 }, () =>
        again(signal, () =>
          drained(post(target, "/kundli", { ...uncertainBirth(), sections: "all" }, headers, signal)),
        ),
      ),
    ),
  );

const LOADS: Readonly<Record<string, Load>> = {
  nothing: async () => undefined,

  "a shared link of ±12 h, opened by 8 again and again, half of them impatient": async (target, people, signal) => {
    const token = await sharedLink(target, people);
    const open = (until: AbortSignal) => drained(call(target, `/api/v1/shares/${token}`, { signal: until }));
    const patient = () => again(signal, () => open(signal));
    const impatient = () => again(signal, () => open(AbortSignal.any([signal, AbortSignal.timeout(1000)])));
    await Promise.all(Array.from({ length: 4 }, () => [patient(), impatient()]).flat());
  },

  "verify of 11,900 characters about ±12 h": (target, [person], signal) =>
    again(signal, () =>
      drained(post(target, "/verify", { birth: uncertainBirth(), text: TEXT }, person?.headers, signal)),
    ),

  "questions about a birth of ±12 h, 4 at a time": (target, people, signal) =>
    Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        again(signal, () => {
          const body = { question: "When will I marry?", kundli_data: uncertainBirth() };
          return drained(post(target, "/ask", body, people[index % people.length]?.headers, signal));
        }),
      ),
    ),

  "3 accounts × 25 kundlis of ±12 h with all sections": kundlis,

  "the same 75, gone after a second": async (target, people, signal) => {
    const leave = AbortSignal.timeout(1000);
    await kundlis(target, people, AbortSignal.any([signal, leave]));
  },
};

async function watch(target: Target, victim: Person, signal: AbortSignal): Promise<Latencies> {
  const seen: Latencies = { health: [], kundli: [], refused: [] };
  async function timed(into: number[], ask: () => Promise<Response>): Promise<number> {
    const asked = performance.now();
    const status = await drained(ask());
    into.push(performance.now() - asked);
    if (status !== 200) seen.refused.push(status);
    // A victim asks on.
    return 200;
  }
  const health = again(signal, () => timed(seen.health, () => call(target, "/api/v1/health")));
  const kundli = again(signal, () => timed(seen.kundli, () => post(target, "/kundli", BIRTH, victim.headers)));
  await Promise.all([health, kundli]);
  return seen;
}

function at(part: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Infinity;
}

const tally = (statuses: readonly number[]): string =>
  [...Map.groupBy(statuses, String)].map(([status, { length }]) => `${length} × ${status}`).join(", ") || "none";

const figures = (values: readonly number[]): string =>
  [values.length, ...[0.5, 0.99, 1].map((part) => at(part, values).toFixed(0))]
    .map((value) => String(value).padStart(6))
    .join("");

/** The latencies of somebody else while accounts and strangers ask for all that takes long. */
export async function victimsLatencies(dataDir: string): Promise<readonly HeavyRow[]> {
  const target = await startTarget(dataDir, { ACCESS_APPROVAL: "off" });
  try {
    const enter = async (name: string): Promise<Person> => ({
      headers: bearer(await tokenOf(signUp(target, `${name}@example.org`))),
    });
    const victim = await enter("victim");
    const others = [await enter("one"), await enter("two"), await enter("three")];
    console.log(`${"".padEnd(78)}health: n   p50   p99   max | kundli: n   p50   p99   max | refused`);
    const rows: HeavyRow[] = [];
    let usual: number | undefined;
    for (const [load, begin] of Object.entries(LOADS)) {
      const control = new AbortController();
      const loading = begin(target, others, control.signal).catch(() => undefined);
      const watching = new AbortController();
      setTimeout(() => watching.abort(), WATCHED_MS);
      const { health, kundli, refused } = await watch(target, victim, watching.signal);
      control.abort();
      await loading;
      console.log(`${load.padEnd(78)}${figures(health)} ms | ${figures(kundli)} ms | ${tally(refused)}`);
      usual ??= at(0.99, health);
      rows.push({ load, held: refused.length === 0 && at(0.99, health) <= usual + LATER_MS });
    }
    return rows;
  } finally {
    await target.kill();
  }
}
