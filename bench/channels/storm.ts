import { createHash } from "node:crypto";
import { BOTH, type Channel, type Delivery, delivery, idOf, nowInSeconds, type Stage } from "./stage.ts";

const PEOPLE = 50;
/** Of everybody on each channel: a thousand in all. */
const EACH = 10;
const MOST_COPIES = 5;
const KILLS = 10;
const AT_ONCE = 16;
/** On each channel so many are under way in a server that is killed. */
const SENDS_AT_ONCE = 4;

/** One message of somebody, and when it was first delivered and acknowledged. */
interface Message {
  readonly delivery: Delivery;
  readonly each: number;
  /** A place that there is none of: the answer names it, and so says what it answers. */
  readonly place: string;
  begun: number;
  acknowledged: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const letters = (number: number): string =>
  number < LETTERS.length
    ? (LETTERS[number] ?? "")
    : letters(Math.floor(number / LETTERS.length)) + letters(number % LETTERS.length);

function messageOf(channel: Channel, person: number, each: number): Message {
  const place = `Xyzzyqwv${letters(26 + person)}${letters(26 + each)}${channel === "whatsapp" ? "w" : "t"}`;
  const at = nowInSeconds() - 60 + each;
  const given = delivery(channel, person, { text: `9 March 1988, 2:25 pm, ${place}`, at });
  return { delivery: given, each, place, begun: Infinity, acknowledged: Infinity };
}

const orderOf = (...parts: readonly unknown[]): string => createHash("sha256").update(parts.join(":")).digest("hex");

/** Each one to five times, shuffled. */
function shuffled(messages: readonly Message[], seed: number): Message[] {
  const copies = messages.flatMap((message, at) =>
    Array.from({ length: 1 + (Number.parseInt(orderOf(seed, at).slice(0, 8), 16) % MOST_COPIES) }, () => message),
  );
  return copies
    .map((message, at) => ({ message, order: orderOf(seed, "order", at) }))
    .toSorted((a, b) => a.order.localeCompare(b.order))
    .map(({ message }) => message);
}

async function deliverAll(stage: Stage, deliveries: readonly Message[]): Promise<number> {
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
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await killing;
  return refused;
}

/** Of what somebody sent: pairs of which the first was acknowledged before the second came, and those of them answered the other way round. */
function order(messages: readonly Message[], answered: ReadonlyMap<string, number>): [pairs: number, wrong: number] {
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
  return [pairs.length, pairs.filter((right) => !right).length];
}

/** A thousand messages, each delivered one to five times in any order, to servers that are killed ten times. */
export async function storm(stage: Stage): Promise<{ seen: string; held: boolean }> {
  const seed = Date.now();
  const messages = BOTH.flatMap((channel) =>
    Array.from({ length: PEOPLE }, (_, person) =>
      Array.from({ length: EACH }, (_each, each) => messageOf(channel, person, each)),
    ).flat(),
  );
  const deliveries = shuffled(messages, seed);
  const began = performance.now();
  const refused = await deliverAll(stage, deliveries);
  await stage.atRest();
  const seconds = (performance.now() - began) / 1_000;

  const sent = stage.sent();
  const placed = sent.map(({ words }) => /Xyzzyqwv\w+/.exec(words)?.[0] ?? "");
  const answered = new Map<string, number>();
  for (const [at, place] of placed.entries()) if (!answered.has(place)) answered.set(place, at);
  const toOthers = messages.filter(({ delivery: { channel, person }, place }) =>
    sent.some(({ to }, at) => placed[at] === place && to !== idOf(channel, person)),
  );
  const rows = await stage.database.db.selectFrom("channel_outbox").select(["state"]).execute();
  const failed = rows.filter(({ state }) => state === "failed").length;
  const [pairs, wrong] = order(messages, answered);
  const twice = sent.length - answered.size;
  const exact = rows.length === messages.length && answered.size === messages.length && failed === 0;
  const seen =
    `${messages.length} messages in ${deliveries.length} deliveries (seed ${seed}), ${KILLS} kills, ${refused} deliveries refused and repeated; ` +
    `${rows.length} answers, ${answered.size} messages answered, ${failed} failed, ${twice} sent twice, ${toOthers.length} to somebody else; ` +
    `${wrong} of ${pairs} pairs out of order; ${seconds.toFixed(0)} s`;
  const most = KILLS * SENDS_AT_ONCE;
  return { seen, held: exact && toOthers.length === 0 && wrong === 0 && pairs > 0 && twice <= most };
}
