import type { LoadPart } from "./load-part.ts";
import { createLightRequests } from "./light-requests.ts";
import { HEAVY_REQUESTS } from "./heavy-requests.ts";
import { type LoadPlan, type LoadRequest, pause, startLoad } from "./load-plan.ts";
import { type LoadServer, startLoadServer } from "./load-server.ts";
import { type Person, signUpPeople } from "./people.ts";
import { dripRequests, openIdleConnections } from "./slow-clients.ts";
import { countFailed, formatMs, getResponses } from "./statistics.ts";
import { formatVictim, getP99, MAX_HEALTH_MS, VICTIM_HEADING, watchVictim } from "./watch-victim.ts";

/** A simple kundli under attack, as a multiple of that on a quiet server. */
const MAX_SLOWDOWN = 5;
const OBSERVATION_SECONDS = 15;
const SETTLE_MS = 2_000;
const ATTACKERS = 6;
const REQUESTS_AT_ONCE = 60;
const FLOOD_CONNECTIONS = 100;
const SLOW_SOCKETS = 400;
const IDLE_SOCKETS = 1_500;

/** Begins an attack; the function ends it and says what became of it. */
type Attack = (port: number, attackers: readonly Person[]) => Promise<() => Promise<string>>;

function attackWith(plan: Omit<LoadPlan, "port">): (port: number) => Promise<() => Promise<string>> {
  return async (port) => {
    const load = startLoad([{ ...plan, port, abandons: true }]);
    return async () => {
      const { responses } = await load.stop();
      const counts: Record<string, number> = {};
      for (const { statuses } of Object.values(responses))
        for (const [status, count] of Object.entries(statuses)) counts[status] = (counts[status] ?? 0) + count;
      return Object.entries(counts)
        .map(([status, count]) => `${count} × ${status}`)
        .join(", ");
    };
  };
}

const repeatHeavy =
  (create: (people: readonly Person[]) => readonly LoadRequest[]): Attack =>
  (port, attackers) =>
    attackWith({
      requests: create(attackers),
      pace: { kind: "closed", connections: REQUESTS_AT_ONCE, pauseMs: 50 },
    })(port);

/** As fast as the server answers: over-long, broken and wrong JSON. */
const flood = (bodies: readonly string[]): Attack =>
  attackWith({
    pace: { kind: "closed", connections: FLOOD_CONNECTIONS, pauseMs: 0 },
    requests: bodies.flatMap((body) =>
      ["/kundli", "/login", "/signup", "/leads", "/verify"].map((path) => ({
        name: path,
        method: "POST" as const,
        path: `/api/v1${path}`,
        body,
      })),
    ),
  });

const BAD_JSON = ["", "{", "[]", "1e999", '{"__proto__":{"role":"administrator"}}', "[".repeat(20_000)];
const BIG_BODIES = [`{"name":"${"x".repeat(250_000)}"}`, `{"name":"${"x".repeat(2_000_000)}"}`];

const holdSockets =
  (open: (port: number) => ReturnType<typeof openIdleConnections>): Attack =>
  async (port) => {
    const sockets = await open(port);
    return async () => {
      const count = sockets.count();
      sockets.close();
      return `${count} open at the end`;
    };
  };

const ATTACKS: Readonly<Record<string, Attack>> = {
  ...Object.fromEntries(Object.entries(HEAVY_REQUESTS).map(([name, create]) => [name, repeatHeavy(create)])),
  "a flood of bad JSON": flood(BAD_JSON),
  "big bodies": flood(BIG_BODIES),
  "headers a line a second": holdSockets((port) => dripRequests(port, SLOW_SOCKETS, "headers")),
  "bodies a byte a second": holdSockets((port) => dripRequests(port, SLOW_SOCKETS, "bodies")),
  "1,500 idle connections": holdSockets((port) => openIdleConnections(port, IDLE_SOCKETS)),
  "1,500 connections, light requests": (port, attackers) =>
    attackWith({
      requests: createLightRequests(attackers),
      pace: { kind: "closed", connections: IDLE_SOCKETS, pauseMs: 5_000 },
    })(port),
};

/** Goals that the victim's latencies under an attack miss. */
function findMissed(name: string, quietMs: number, result: Awaited<ReturnType<typeof watchVictim>>): string[] {
  const missed: string[] = [];
  const slowdown = getP99(result, "kundli") / quietMs;
  if (!(slowdown <= MAX_SLOWDOWN)) missed.push(`${name}: p99 of a simple kundli ${slowdown.toFixed(1)} × quiet`);
  for (const probe of ["/live", "/health"] as const)
    if (!(getP99(result, probe) <= MAX_HEALTH_MS))
      missed.push(`${name}: p99 of ${probe} ${formatMs(getP99(result, probe))} ms`);
  for (const probe of ["kundli", "panchang day", "/live", "/health", "/api/v1/health"] as const)
    if (countFailed(getResponses(result, probe)) > 0) missed.push(`${name}: ${probe} was refused`);
  return missed;
}

async function watchAttack(server: LoadServer, [victim, ...attackers]: readonly Person[], attack: Attack) {
  const end = await attack(server.target.port, attackers);
  await pause(SETTLE_MS);
  const cpuBefore = await server.readCpuSeconds();
  const result = await watchVictim(server, victim as Person, OBSERVATION_SECONDS);
  const cores = ((await server.readCpuSeconds()) - cpuBefore) / result.seconds;
  const became = await end();
  await pause(SETTLE_MS);
  return { result, became: `${became}; ${cores.toFixed(1)} cores busy` };
}

/** What one person and a load balancer see while others attack. */
export const measureAttacks: LoadPart = async ({ attack: selected }) => {
  const server = await startLoadServer();
  try {
    const people = await signUpPeople(server.target, 1 + ATTACKERS);
    const [victim] = people;
    await watchVictim(server, victim as Person, 5);
    const quiet = await watchVictim(server, victim as Person, OBSERVATION_SECONDS);
    const quietMs = getP99(quiet, "kundli");
    console.log(`p50 and p99 in ms of a victim's requests\n${"".padEnd(36)}${VICTIM_HEADING}`);
    console.log(`${"quiet".padEnd(36)}${formatVictim(quiet)}`);
    const missed: string[] = [];
    for (const [name, attack] of Object.entries(ATTACKS)) {
      if (!name.includes(selected)) continue;
      const { result, became } = await watchAttack(server, people, attack);
      const slowdown = (getP99(result, "kundli") / quietMs).toFixed(1);
      console.log(`${name.padEnd(36)}${formatVictim(result)} | kundli ${slowdown} × quiet | attackers: ${became}`);
      missed.push(...findMissed(name, quietMs, result));
    }
    return missed;
  } finally {
    await server.stop();
  }
};
