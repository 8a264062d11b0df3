import { availableParallelism, cpus } from "node:os";
import { BIRTH } from "../hostile/accounts.ts";
import { createKundliRequests, createPanchangRequests } from "./light-requests.ts";
import type { LoadPart } from "./load-part.ts";
import { type LoadRequest, runLoad } from "./load-plan.ts";
import { type LoadServer, startLoadServer } from "./load-server.ts";
import { type Person, repeatInParallel, signUpPeople, startConversation } from "./people.ts";
import { startCommonServices } from "./services.ts";
import { countAnswered, countFailed, formatStatuses, getResponses } from "./statistics.ts";

const PROCESSES = 2;
/** Requests a second of two processes, as a multiple of those of one. */
const GOALS = { kundli: 1.8, chat: 1.6, "panchang day": 1.8 } as const;
/** What two processes must reach behind PgBouncer, as a share of what they reach without it. */
const POOLED_SHARE = 0.9;
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 24;
/** Of each process before it is measured: code that is not compiled yet takes ten times as long. */
const WARM_UP_REQUESTS = 400;
const MAX_WARM_UP_ROUNDS = 10;
/** An account may ask 20 times a minute, and hold a quarter of the computations. */
const PEOPLE = 240;
/** Panchang days of a run; none is asked for twice. */
const DAYS = 4_000;

type Kind = keyof typeof GOALS;
const KINDS = Object.keys(GOALS) as readonly Kind[];

/** Sums of all rounds. */
interface Measured {
  requests: number;
  seconds: number;
  /** CPU time of the server's processes, and that of the load generator. */
  serverCpu: number;
  generatorCpu: number;
  /** That of everything on the machine: also of the databases, and of work that has nothing to do with this. */
  machineCpu: number;
  readonly failed: Set<string>;
}

const createMeasured = (): Measured => ({
  requests: 0,
  seconds: 0,
  serverCpu: 0,
  generatorCpu: 0,
  machineCpu: 0,
  failed: new Set(),
});

const readMachineCpu = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);

let days = 0;

async function measureRound(server: LoadServer, requests: readonly LoadRequest[], sum: Measured): Promise<void> {
  const serverBefore = await server.readCpuSeconds();
  const [generatorBefore, machineBefore] = [process.cpuUsage(), readMachineCpu()];
  const pace = { kind: "closed", connections: CONNECTIONS, pauseMs: 0 } as const;
  const result = await runLoad([{ port: server.target.port, pace, requests }], SECONDS);
  const { user, system } = process.cpuUsage(generatorBefore);
  sum.machineCpu += readMachineCpu() - machineBefore;
  sum.serverCpu += (await server.readCpuSeconds()) - serverBefore;
  sum.generatorCpu += (user + system) / 1e6;
  sum.seconds += result.seconds;
  const responses = getResponses(result, requests[0]?.name ?? "");
  sum.requests += countAnswered(responses);
  if (countFailed(responses) > 0) sum.failed.add(formatStatuses(responses));
}

async function warmUp(
  server: LoadServer,
  processes: number,
  createRequests: () => readonly LoadRequest[],
): Promise<void> {
  const sum = createMeasured();
  for (let round = 0; round < MAX_WARM_UP_ROUNDS && sum.requests < processes * WARM_UP_REQUESTS; round += 1)
    await measureRound(server, createRequests(), sum);
}

const getRate = ({ requests, seconds }: Measured): number => requests / seconds;
/** The cores that the databases and other work took. */
const getOtherCores = ({ machineCpu, serverCpu, generatorCpu, seconds }: Measured): number =>
  (machineCpu - serverCpu - generatorCpu) / seconds;
const getCpuMs = ({ serverCpu, requests }: Measured): number => (1000 * serverCpu) / requests;

interface Servers {
  readonly one: LoadServer;
  readonly two: LoadServer;
  readonly pooled: LoadServer;
}
const NAMES = { one: "one process", two: "two processes", pooled: "two, PgBouncer" } as const;

/** In turn, so that other work on the machine hits all alike. */
async function measureKind(servers: Servers, createRequests: () => readonly LoadRequest[]) {
  const measured = { one: createMeasured(), two: createMeasured(), pooled: createMeasured() };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ["one", "two", "pooled"] as const)
      await measureRound(servers[name], createRequests(), measured[name]);
  return measured;
}

/**
 * Two processes need two cores, the databases and the generator of the load further ones. Where these are missing, two processes get what others
 * leave, and the ratio of requests says nothing about them: beside other work, more processes get more of the machine. The ratio of CPU time per request remains: by how much less than two they do with
 * two cores, as far as CPU time limits them.
 */
function compareKind(kind: Kind, { one, two, pooled }: Awaited<ReturnType<typeof measureKind>>): string[] {
  for (const [name, sum] of Object.entries({ one, two, pooled }))
    console.log(
      `${kind.padEnd(14)}${NAMES[name as keyof typeof NAMES].padEnd(16)}${getRate(sum).toFixed(0).padStart(6)} requests/s, ` +
        `${getCpuMs(sum).toFixed(2)} ms CPU each, ${(sum.serverCpu / sum.seconds).toFixed(2)} cores; generator ${(sum.generatorCpu / sum.seconds).toFixed(2)}, databases and other work ${getOtherCores(sum).toFixed(2)}` +
        (sum.failed.size > 0 ? `; ${[...sum.failed].join(" | ")}` : ""),
    );
  const goal = GOALS[kind];
  const cores = availableParallelism();
  const hasCores = cores >= PROCESSES + 2;
  const measured = getRate(two) / getRate(one);
  const withoutGenerator = (measured * cores) / (cores - two.generatorCpu / two.seconds);
  const byCpu = (PROCESSES * getCpuMs(one)) / getCpuMs(two);
  const pooledByCpu = getCpuMs(two) / getCpuMs(pooled);
  const pooledMeasured = getRate(pooled) / getRate(two);
  console.log(
    `${kind.padEnd(14)}requests/s: two ÷ one ${measured.toFixed(2)} (goal ${goal}), scaled to the cores that the generator takes ${withoutGenerator.toFixed(2)}; ` +
      `by CPU time per request at most ${byCpu.toFixed(2)}; PgBouncer ÷ none ${pooledMeasured.toFixed(2)} (goal ${POOLED_SHARE}), by CPU time ${pooledByCpu.toFixed(2)}`,
  );
  const missed: string[] = [];
  const ratio = hasCores ? measured : byCpu;
  const pooledRatio = hasCores ? pooledMeasured : pooledByCpu;
  const basis = hasCores ? "" : ", by CPU time per request";
  if (!(ratio >= goal)) missed.push(`${kind}: ${ratio.toFixed(2)} × one process${basis}, goal ${goal}`);
  if (!(pooledRatio >= POOLED_SHARE))
    missed.push(`${kind} through PgBouncer: ${pooledRatio.toFixed(2)}${basis}, goal ${POOLED_SHARE}`);
  for (const sum of [one, two, pooled]) if (sum.failed.size > 0) missed.push(`${kind}: ${[...sum.failed].join(" | ")}`);
  return missed;
}

async function createChatRequests({ target }: LoadServer, people: readonly Person[]): Promise<LoadRequest[]> {
  const chats = await repeatInParallel(people.length, 8, (index) =>
    startConversation(target, people[index] as Person, { ...BIRTH, minute: index % 60 }),
  );
  return chats.map((chat, index) => ({
    name: "chat",
    method: "POST",
    path: "/api/v1/chat/ask",
    headers: people[index]?.headers ?? {},
    body: JSON.stringify({ chat_id: chat, question: "When will I get promoted?" }),
  }));
}

/** Two processes against one, on one PostgreSQL, with Redis, in one run. */
export const measureProcesses: LoadPart = async () => {
  const cores = availableParallelism();
  if (cores < PROCESSES + 2)
    console.log(
      `This machine has ${cores} cores, which the processes share with the databases and the generator of the load: requests/s cannot show what two processes do ` +
        `with cores of their own. Goals are checked by the CPU time of each request instead: an upper bound, which knows no waiting for the database.`,
    );
  const services = await startCommonServices();
  const one = await startLoadServer(services.createSettings(0), 1);
  const two = await startLoadServer(services.createSettings(1), PROCESSES);
  const pooled = await startLoadServer(services.createSettings(2, true), PROCESSES);
  const servers: Servers = { one, two, pooled };
  try {
    const people = await signUpPeople(two.target, PEOPLE);
    const chats = await createChatRequests(two, people);
    const create: Record<Kind, () => readonly LoadRequest[]> = {
      kundli: () => createKundliRequests(people, PEOPLE),
      chat: () => chats,
      "panchang day": () => createPanchangRequests(DAYS, { from: (days += DAYS) }),
    };
    const missed: string[] = [];
    for (const kind of KINDS) {
      for (const [name, server] of Object.entries(servers))
        await warmUp(server, name === "one" ? 1 : PROCESSES, create[kind]);
      missed.push(...compareKind(kind, await measureKind(servers, create[kind])));
    }
    return missed;
  } finally {
    await Promise.all([one, two, pooled].map((server) => server.stop()));
  }
};
