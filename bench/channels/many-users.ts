import type { Running } from "../../apps/server/test/start-server.ts";
import {
  CHANNELS,
  type Channel,
  type Delivery,
  createDelivery,
  getUserId,
  getNowInSeconds,
  type SentMessage,
  type ChannelHarness,
} from "./harness.ts";

const PEOPLE = 200;
const ROUNDS = 3;
const MESSAGES = ["Hi", "9 March 1988, 2:25 pm, Xyzzyqwv"];
const SECOND = 1_000;
/**
 * The channels' limits per second for all users, and Telegram's minimum gap between messages to one user (1 s, less a tolerance, because on a
 * busy machine two messages may arrive closer together than they were sent).
 */
const MAX_PER_SECOND: Readonly<Record<Channel, number>> = { whatsapp: 80, telegram: 30 };
const MIN_GAP_MS = 900;
/** Telegram delivers over forty connections by default (Bot API, `setWebhook`); Meta publishes no number. */
const CONNECTIONS: Readonly<Record<Channel, number>> = { whatsapp: 100, telegram: 40 };
/** A delivery must be acknowledged within a second. */
const MAX_ACKNOWLEDGE_MS = 1_000;
/** Allowed growth between the second round and the last; everything that is loaded once is loaded by then. */
const MAX_HEAP_GROWTH = 0.05;
const MEGABYTE = 1_048_576;

interface ProcessState {
  readonly heap: number;
  /** The longest time that the event loop was blocked since the last query. */
  readonly maxBlockedMs: number;
}

async function readProcessState(server: Running): Promise<ProcessState> {
  const before = server.output().length;
  server.child.kill("SIGUSR2");
  for (;;) {
    const [, heap, blocked] = /heap (\d+) blocked (\d+)/.exec(server.output().slice(before)) ?? [];
    if (heap !== undefined) return { heap: Number(heap), maxBlockedMs: Number(blocked) };
    await new Promise((wake) => server.child.stdout?.once("data", wake));
  }
}

/** Delivers each message as soon as the channel has a free connection. Returns the times until acknowledgement in ms, ascending. */
async function deliverAll(stage: ChannelHarness, deliveries: readonly Delivery[]): Promise<number[]> {
  const took: number[] = [];
  const lanes = CHANNELS.flatMap((channel) => {
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

/** Counts messages sent more than once per round, by whether the server received the channel's response to one of them (`unheard`: it did not). */
function countDuplicates(sent: readonly SentMessage[]): { heard: number; unheard: number } {
  const groups = Object.values(Object.groupBy(sent, ({ channel, to, text }) => `${channel} ${to} ${text}`));
  let [heard, unheard] = [0, 0];
  for (const all of groups) {
    const twice = Math.max(0, (all?.length ?? 0) - ROUNDS);
    const lost = Math.min(twice, all?.filter((each) => !each.acknowledged).length ?? 0);
    unheard += lost;
    heard += twice - lost;
  }
  return { heard, unheard };
}

/** The maximum number of messages in any second, and the minimum time in ms between two messages to one person. */
function measureRate(sent: readonly SentMessage[]): { most: number; closest: number } {
  const times = sent.map(({ at }) => at).toSorted((a, b) => a - b);
  const most = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + SECOND).length));
  const timesByPerson = Object.values(Object.groupBy(sent, ({ to }) => to)).map((messages = []) =>
    messages.map(({ at }) => at).toSorted((a, b) => a - b),
  );
  const gaps = timesByPerson.flatMap((personTimes) =>
    personTimes.slice(1).map((at, before) => at - (personTimes[before] ?? 0)),
  );
  return { most, closest: Math.min(...gaps) };
}

/** The reasons of failed attempts in the servers' logs. */
const listFailures = (servers: readonly Running[]): string[] =>
  servers.flatMap((server) =>
    [...server.output().matchAll(/"reason":"([^"]*)".*a job failed/g)].map(([, reason = ""]) => reason),
  );

function formatCounts(reasons: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(reasons, (reason) => reason));
  return groups.map(([reason, all = []]) => `${all.length} × ${reason}`).join(", ") || "none";
}

const createDeliveries = (people: readonly number[]): Delivery[] =>
  MESSAGES.flatMap((text, each) =>
    CHANNELS.flatMap((channel) =>
      people.map((person) => createDelivery(channel, person, { text, at: getNowInSeconds() + each })),
    ),
  );

/** Two hundred people write at once on each channel, in several rounds. */
export async function runManyUsers(stage: ChannelHarness): Promise<{ seen: string; held: boolean }> {
  const states: ProcessState[][] = [];
  const seconds: number[] = [];
  const latest: number[] = [];
  // Warm-up with another person, so that everything that is loaded once is loaded.
  await deliverAll(stage, createDeliveries([PEOPLE]));
  await stage.atRest();
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    latest.push(
      (await deliverAll(stage, createDeliveries(Array.from({ length: PEOPLE }, (_, person) => person)))).at(-1) ?? 0,
    );
    await stage.atRest();
    seconds.push((performance.now() - began) / SECOND);
    states.push(await Promise.all(stage.servers.map(readProcessState)));
  }
  const sent = stage.sent().filter(({ channel, to }) => to !== getUserId(channel, PEOPLE));
  const failures = listFailures(stage.servers);
  const answers = ROUNDS * PEOPLE * MESSAGES.length * CHANNELS.length;
  const duplicates = countDuplicates(sent);
  const paces = CHANNELS.map((channel) => ({
    channel,
    ...measureRate(sent.filter((each) => each.channel === channel)),
  }));
  const growth = (states.at(-1) ?? []).map(({ heap }, server) => heap / (states[1]?.[server]?.heap ?? heap) - 1);
  const maxBlockedMs = Math.max(...states.flat().map((state) => state.maxBlockedMs));
  const paceTexts = paces.map(
    ({ channel, most, closest }) =>
      `${channel} ${most} in a second at the most, ${closest} ms between two to one person`,
  );
  const heapSizes = states.map((each) => each.map(({ heap }) => (heap / MEGABYTE).toFixed(1)).join(" and ")).join(", ");
  const seen =
    `${ROUNDS} rounds of ${PEOPLE} people on each channel, ${MESSAGES.length} messages each: ${sent.length} answers in ${seconds.map((each) => each.toFixed(0)).join(", ")} s; ` +
    `acknowledged after ${latest.map((each) => each.toFixed(0)).join(", ")} ms at the latest; ${paceTexts.join("; ")}; ` +
    `${duplicates.heard} sent twice, and ${duplicates.unheard} whose response from the channel was lost; event loop blocked for ${maxBlockedMs} ms at most; failed attempts: ${formatCounts(failures)}; heap after each round ${heapSizes} MB, ${growth.map((each) => `${(each * 100).toFixed(1)} %`).join(" and ")} from the second to the last`;
  const within = paces.every(
    ({ channel, most, closest }) =>
      most <= MAX_PER_SECOND[channel] && (channel === "whatsapp" || closest >= MIN_GAP_MS),
  );
  // A message may be sent twice only if the channel accepted it and its response was lost.
  const isComplete = duplicates.heard === 0 && sent.length === answers + duplicates.unheard;
  const soon = latest.every((each) => each <= MAX_ACKNOWLEDGE_MS);
  return { seen, held: isComplete && soon && within && growth.every((each) => each < MAX_HEAP_GROWTH) };
}
