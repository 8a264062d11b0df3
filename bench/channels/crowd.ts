import type { Running } from "../../apps/server/test/start-server.ts";
import { BOTH, type Channel, delivery, nowInSeconds, type Sent, type Stage } from "./stage.ts";

const PEOPLE = 200;
const ROUNDS = 3;
const SAYINGS = ["Hi", "9 March 1988, 2:25 pm, Xyzzyqwv"];
const SECOND = 1_000;
/** What the channels allow to everybody in any second; and Telegram, to one person: on a crowded machine two may come a little closer than they went. */
const MOST_IN_A_SECOND: Readonly<Record<Channel, number>> = { whatsapp: 80, telegram: 30 };
const CLOSEST_MS = 900;
/** Between the second round and the last, when everything that is loaded once is loaded. */
const MOST_GROWTH = 0.05;
const MEGABYTE = 1_048_576;

async function heapOf(server: Running): Promise<number> {
  const before = server.output().length;
  server.child.kill("SIGUSR2");
  for (;;) {
    const found = /heap (\d+)/.exec(server.output().slice(before))?.[1];
    if (found) return Number(found);
    await new Promise((wake) => server.child.stdout?.once("data", wake));
  }
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

/** Two hundred people at once on each channel, again and again. */
export async function crowd(stage: Stage): Promise<{ seen: string; held: boolean }> {
  const heaps: number[][] = [];
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const deliveries = SAYINGS.flatMap((text, each) =>
      BOTH.flatMap((channel) =>
        Array.from({ length: PEOPLE }, (_, person) => delivery(channel, person, { text, at: nowInSeconds() + each })),
      ),
    );
    await Promise.all(deliveries.map((each) => stage.deliver(each)));
    await stage.atRest();
    seconds.push((performance.now() - began) / SECOND);
    heaps.push(await Promise.all(stage.servers.map(heapOf)));
  }
  const sent = stage.sent();
  const failures = failuresOf(stage.servers);
  const twice = sent.length - ROUNDS * PEOPLE * SAYINGS.length * BOTH.length;
  const paces = BOTH.map((channel) => ({ channel, ...paceOf(sent.filter((each) => each.channel === channel)) }));
  const grown = (heaps.at(-1) ?? []).map((last, server) => last / (heaps[1]?.[server] ?? last) - 1);
  const said = paces.map(
    ({ channel, most, closest }) =>
      `${channel} ${most} in a second at the most, ${closest} ms between two to one person`,
  );
  const held = heaps.map((each) => each.map((bytes) => (bytes / MEGABYTE).toFixed(1)).join(" and ")).join(", ");
  const seen =
    `${ROUNDS} rounds of ${PEOPLE} people on each channel, ${SAYINGS.length} messages each: ${sent.length} answers in ${seconds.map((each) => each.toFixed(0)).join(", ")} s; ` +
    `${said.join("; ")}; ${twice} sent twice; tries that failed: ${counted(failures)}; heap after each round ${held} MB, ${grown.map((each) => `${(each * 100).toFixed(1)} %`).join(" and ")} from the second to the last`;
  const within = paces.every(
    ({ channel, most, closest }) =>
      most <= MOST_IN_A_SECOND[channel] && (channel === "whatsapp" || closest >= CLOSEST_MS),
  );
  // On a crowded machine an answer of the channel may come too late: then, and only then, a message goes again.
  const all = twice >= 0 && twice <= failures.length;
  return { seen, held: all && within && grown.every((each) => each < MOST_GROWTH) };
}
