import type { Running } from "../../apps/server/test/start-server.ts";
import { BOTH, type Channel, type Delivery, delivery, idOf, nowInSeconds, type Sent, type Stage } from "./stage.ts";

const PEOPLE = 200;
const ROUNDS = 3;
const SAYINGS = ["Hi", "9 March 1988, 2:25 pm, Xyzzyqwv"];
const SECOND = 1_000;
/** What the channels allow to everybody in any second; and Telegram, to one person: on a crowded machine two may come a little closer than they went. */
const MOST_IN_A_SECOND: Readonly<Record<Channel, number>> = { whatsapp: 80, telegram: 30 };
const CLOSEST_MS = 900;
/** Telegram delivers by forty connections at a time unless told otherwise (Bot API, `setWebhook`); Meta tells no number. */
const CONNECTIONS: Readonly<Record<Channel, number>> = { whatsapp: 100, telegram: 40 };
/** What was delivered is acknowledged within a second. */
const LATEST_MS = 1_000;
/** Between the second round and the last, when everything that is loaded once is loaded. */
const MOST_GROWTH = 0.05;
const MEGABYTE = 1_048_576;

interface Held {
  readonly heap: number;
  /** The longest that the server was at one thing alone, since it was asked last. */
  readonly stoodMs: number;
}

async function heldBy(server: Running): Promise<Held> {
  const before = server.output().length;
  server.child.kill("SIGUSR2");
  for (;;) {
    const [, heap, stood] = /heap (\d+) stood (\d+)/.exec(server.output().slice(before)) ?? [];
    if (heap !== undefined) return { heap: Number(heap), stoodMs: Number(stood) };
    await new Promise((wake) => server.child.stdout?.once("data", wake));
  }
}

/** Each as soon as the channel has a connection for it: how long they took to be acknowledged, the shortest first. */
async function deliverAll(stage: Stage, deliveries: readonly Delivery[]): Promise<number[]> {
  const took: number[] = [];
  const lanes = BOTH.flatMap((channel) => {
    const waiting = deliveries.filter((each) => each.channel === channel);
    return Array.from({ length: CONNECTIONS[channel] }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const began = performance.now();
        await stage.deliver(next);
        took.push(performance.now() - began);
      }
    });
  });
  await Promise.all(lanes);
  return took.toSorted((a, b) => a - b);
}

/** Of all that went to somebody the same words once too often: how many whose channel heard that they were taken, and how many not. */
function doublesIn(sent: readonly Sent[]): { heard: number; unheard: number } {
  const groups = Object.values(Object.groupBy(sent, ({ channel, to, words }) => `${channel} ${to} ${words}`));
  let [heard, unheard] = [0, 0];
  for (const all of groups) {
    const twice = Math.max(0, (all?.length ?? 0) - ROUNDS);
    const lost = Math.min(twice, all?.filter((each) => !each.acknowledged).length ?? 0);
    unheard += lost;
    heard += twice - lost;
  }
  return { heard, unheard };
}

/** The most in any second, and the least time between two to one person. */
function paceOf(sent: readonly Sent[]): { most: number; closest: number } {
  const times = sent.map(({ at }) => at).toSorted((a, b) => a - b);
  const most = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + SECOND).length));
  const byPerson = Object.values(Object.groupBy(sent, ({ to }) => to)).map((own = []) =>
    own.map(({ at }) => at).toSorted((a, b) => a - b),
  );
  const gaps = byPerson.flatMap((own) => own.slice(1).map((at, before) => at - (own[before] ?? 0)));
  return { most, closest: Math.min(...gaps) };
}

/** What the servers' logs say of tries that failed. */
const failuresOf = (servers: readonly Running[]): string[] =>
  servers.flatMap((server) =>
    [...server.output().matchAll(/"reason":"([^"]*)".*a job failed/g)].map(([, reason = ""]) => reason),
  );

function counted(reasons: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(reasons, (reason) => reason));
  return groups.map(([reason, all = []]) => `${all.length} × ${reason}`).join(", ") || "none";
}

const deliveriesOf = (people: readonly number[]): Delivery[] =>
  SAYINGS.flatMap((text, each) =>
    BOTH.flatMap((channel) => people.map((person) => delivery(channel, person, { text, at: nowInSeconds() + each }))),
  );

/** Two hundred people at once on each channel, again and again. */
export async function crowd(stage: Stage): Promise<{ seen: string; held: boolean }> {
  const holds: Held[][] = [];
  const seconds: number[] = [];
  const latest: number[] = [];
  // What is loaded once is loaded for somebody else.
  await deliverAll(stage, deliveriesOf([PEOPLE]));
  await stage.atRest();
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    latest.push(
      (await deliverAll(stage, deliveriesOf(Array.from({ length: PEOPLE }, (_, person) => person)))).at(-1) ?? 0,
    );
    await stage.atRest();
    seconds.push((performance.now() - began) / SECOND);
    holds.push(await Promise.all(stage.servers.map(heldBy)));
  }
  const sent = stage.sent().filter(({ channel, to }) => to !== idOf(channel, PEOPLE));
  const failures = failuresOf(stage.servers);
  const answers = ROUNDS * PEOPLE * SAYINGS.length * BOTH.length;
  const twice = doublesIn(sent);
  const paces = BOTH.map((channel) => ({ channel, ...paceOf(sent.filter((each) => each.channel === channel)) }));
  const grown = (holds.at(-1) ?? []).map(({ heap }, server) => heap / (holds[1]?.[server]?.heap ?? heap) - 1);
  const stood = Math.max(...holds.flat().map(({ stoodMs }) => stoodMs));
  const said = paces.map(
    ({ channel, most, closest }) =>
      `${channel} ${most} in a second at the most, ${closest} ms between two to one person`,
  );
  const held = holds.map((each) => each.map(({ heap }) => (heap / MEGABYTE).toFixed(1)).join(" and ")).join(", ");
  const seen =
    `${ROUNDS} rounds of ${PEOPLE} people on each channel, ${SAYINGS.length} messages each: ${sent.length} answers in ${seconds.map((each) => each.toFixed(0)).join(", ")} s; ` +
    `acknowledged after ${latest.map((each) => each.toFixed(0)).join(", ")} ms at the latest; ${said.join("; ")}; ` +
    `${twice.heard} sent twice, and ${twice.unheard} that the channel took without being heard; a server stood still for ${stood} ms at the longest; tries that failed: ${counted(failures)}; heap after each round ${held} MB, ${grown.map((each) => `${(each * 100).toFixed(1)} %`).join(" and ")} from the second to the last`;
  const within = paces.every(
    ({ channel, most, closest }) =>
      most <= MOST_IN_A_SECOND[channel] && (channel === "whatsapp" || closest >= CLOSEST_MS),
  );
  // Twice only what a channel took and could not say so: nothing else explains it.
  const all = twice.heard === 0 && sent.length === answers + twice.unheard;
  const soon = latest.every((each) => each <= LATEST_MS);
  return { seen, held: all && soon && within && grown.every((each) => each < MOST_GROWTH) };
}
