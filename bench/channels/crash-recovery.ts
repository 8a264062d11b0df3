import { createHash } from "node:crypto";
import {
  CHANNELS,
  type Channel,
  type Delivery,
  createDelivery,
  getUserId,
  getNowInSeconds,
  type ChannelHarness,
} from "./harness.ts";

const PEOPLE = 50;
/** Per person and channel: a thousand in total. */
const MESSAGES_PER_USER = 10;
const MAX_COPIES = 5;
const KILLS = 10;
const CONCURRENCY = 16;
/** Sends in progress per channel when a server is killed; each of them may be sent twice. */
const SEND_CONCURRENCY = 4;

/** A message, and when it was first delivered and acknowledged. */
interface Message {
  readonly delivery: Delivery;
  readonly each: number;
  /** A place that does not exist: the answer quotes it, which shows to which message it belongs. */
  readonly place: string;
  begun: number;
  acknowledged: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const toLetters = (number: number): string =>
  number < LETTERS.length
    ? (LETTERS[number] ?? "")
    : toLetters(Math.floor(number / LETTERS.length)) + toLetters(number % LETTERS.length);

function createMessage(channel: Channel, person: number, each: number): Message {
  const place = `Xyzzyqwv${toLetters(26 + person)}${toLetters(26 + each)}${channel === "whatsapp" ? "w" : "t"}`;
  const at = getNowInSeconds() - 60 + each;
  const given = createDelivery(channel, person, { text: `9 March 1988, 2:25 pm, ${place}`, at });
  return { delivery: given, each, place, begun: Infinity, acknowledged: Infinity };
}

const hashOrder = (...parts: readonly unknown[]): string => createHash("sha256").update(parts.join(":")).digest("hex");

/** Each message one to five times, in random order. */
function shuffle(messages: readonly Message[], seed: number): Message[] {
  const copies = messages.flatMap((message, at) =>
    Array.from({ length: 1 + (Number.parseInt(hashOrder(seed, at).slice(0, 8), 16) % MAX_COPIES) }, () => message),
  );
  return copies
    .map((message, at) => ({ message, order: hashOrder(seed, "order", at) }))
    .toSorted((a, b) => a.order.localeCompare(b.order))
    .map(({ message }) => message);
}

async function deliverAll(stage: ChannelHarness, deliveries: readonly Message[]): Promise<number> {
  let [next, done, kills, refused] = [0, 0, 0, 0];
  let killing: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    for (let message = deliveries[next++]; message; message = deliveries[next++]) {
      message.begun = Math.min(message.begun, performance.now());
      refused += await stage.deliver(message.delivery);
      message.acknowledged = Math.min(message.acknowledged, performance.now());
      done += 1;
      if (kills >= KILLS || done < ((kills + 1) * deliveries.length) / (KILLS + 1)) continue;
      const server = kills % stage.servers.length;
      kills += 1;
      killing = killing.then(() => stage.kill(server));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await killing;
  return refused;
}

/** Pairs of messages of one person of which the first was acknowledged before the second arrived, and how many of them were answered in the wrong order. */
function countMisordered(
  messages: readonly Message[],
  answered: ReadonlyMap<string, number>,
): [pairs: number, wrong: number] {
  const pairs = messages.flatMap((first) =>
    messages
      .filter(
        (second) =>
          first.delivery.channel === second.delivery.channel &&
          first.delivery.person === second.delivery.person &&
          first.each < second.each &&
          first.acknowledged <= second.begun,
      )
      .map((second) => (answered.get(first.place) ?? Infinity) < (answered.get(second.place) ?? -Infinity)),
  );
  return [pairs.length, pairs.filter((isInOrder) => !isInOrder).length];
}

/** Delivers a thousand messages, each one to five times and in random order, while servers are killed ten times. */
export async function runCrashRecovery(stage: ChannelHarness): Promise<{ seen: string; held: boolean }> {
  const seed = Date.now();
  const messages = CHANNELS.flatMap((channel) =>
    Array.from({ length: PEOPLE }, (_, person) =>
      Array.from({ length: MESSAGES_PER_USER }, (_each, each) => createMessage(channel, person, each)),
    ).flat(),
  );
  const deliveries = shuffle(messages, seed);
  const began = performance.now();
  const refused = await deliverAll(stage, deliveries);
  await stage.atRest();
  const seconds = (performance.now() - began) / 1_000;

  const sent = stage.sent();
  const placed = sent.map(({ text }) => /Xyzzyqwv\w+/.exec(text)?.[0] ?? "");
  const answered = new Map<string, number>();
  for (const [at, place] of placed.entries()) if (!answered.has(place)) answered.set(place, at);
  const toOthers = messages.filter(({ delivery: { channel, person }, place }) =>
    sent.some(({ to }, at) => placed[at] === place && to !== getUserId(channel, person)),
  );
  const rows = await stage.database.db.selectFrom("channel_outbox").select(["state"]).execute();
  const failed = rows.filter(({ state }) => state === "failed").length;
  const [pairs, wrong] = countMisordered(messages, answered);
  const twice = sent.length - answered.size;
  const exact = rows.length === messages.length && answered.size === messages.length && failed === 0;
  const seen =
    `${messages.length} messages in ${deliveries.length} deliveries (seed ${seed}), ${KILLS} kills, ${refused} deliveries refused and repeated; ` +
    `${rows.length} answers, ${answered.size} messages answered, ${failed} failed, ${twice} sent twice, ${toOthers.length} to the wrong person; ` +
    `${wrong} of ${pairs} pairs out of order; ${seconds.toFixed(0)} s`;
  const most = KILLS * SEND_CONCURRENCY;
  return { seen, held: exact && toOthers.length === 0 && wrong === 0 && pairs > 0 && twice <= most };
}
