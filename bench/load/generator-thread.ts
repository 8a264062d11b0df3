import { Agent, type AgentOptions, request as openPlainRequest } from "node:http";
import { Agent as TlsAgent, request as openTlsRequest } from "node:https";
import { parentPort, threadId, workerData } from "node:worker_threads";
import { type LoadPlan, type LoadRequest, type LoadResult, pause, type Responses } from "./load-plan.ts";

/** The thread that sends a load: see `startLoad`. */
const ANSWER_MS = 60_000;
/** After a refusal: a flood of refused requests would be another load. */
const REFUSED_PAUSE_MS = 200;

const stopping = new AbortController();
const responses: Record<string, Responses> = {};

let sent = 0;
const createAddress = (): string => {
  sent += 1;
  return `${10 + (threadId % 100)}.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

const createAgent = ({ ca }: LoadPlan, options: AgentOptions = {}): Agent =>
  ca === undefined ? new Agent({ keepAlive: true, ...options }) : new TlsAgent({ keepAlive: true, ca, ...options });

function send(agent: Agent, port: number, { method, path, headers, body }: LoadRequest): Promise<number> {
  return new Promise((done) => {
    const fail = (): void => done(0);
    const openRequest = agent instanceof TlsAgent ? openTlsRequest : openPlainRequest;
    const asked = openRequest(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent,
        timeout: ANSWER_MS,
        headers: {
          "x-forwarded-for": createAddress(),
          ...(body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.once("end", () => done(response.statusCode ?? 0)).once("close", fail);
      },
    );
    asked.once("timeout", () => asked.destroy()).once("error", fail);
    asked.end(body);
  });
}

async function measure(agent: Agent, plan: LoadPlan, index: number): Promise<number> {
  const request = plan.requests[index % plan.requests.length] as LoadRequest;
  const began = performance.now();
  const status = await send(agent, plan.port, request);
  if (plan.abandons && stopping.signal.aborted) return status;
  const { latenciesMs, statuses } = (responses[request.name] ??= { latenciesMs: [], statuses: {} });
  latenciesMs.push(performance.now() - began);
  statuses[status] = (statuses[status] ?? 0) + 1;
  return status;
}

async function sendSteadily(plan: LoadPlan, everyMs: number): Promise<void> {
  const agent = createAgent(plan);
  const pending: Promise<number>[] = [];
  const began = performance.now();
  for (let index = 0; !stopping.signal.aborted; index += 1) {
    pending.push(measure(agent, plan, index));
    await pause(Math.max(0, began + (index + 1) * everyMs - performance.now()));
  }
  await Promise.all(pending);
  agent.destroy();
}

async function repeat(
  plan: LoadPlan,
  { index, connections, pauseMs }: { index: number; connections: number; pauseMs: number },
) {
  const localAddress = plan.hasOwnAddresses ? `127.0.1.${1 + (index % 250)}` : undefined;
  const agent = createAgent(plan, { maxSockets: 1, ...(localAddress !== undefined && { localAddress }) });
  if (plan.abandons) stopping.signal.addEventListener("abort", () => agent.destroy());
  // Clients do not begin at the same moment.
  await pause((index / connections) * pauseMs);
  for (let at = index; !stopping.signal.aborted; at += connections) {
    const status = await measure(agent, plan, at);
    const isRefused = status === 0 || status === 429 || status === 503;
    const waitMs = isRefused ? Math.max(pauseMs, REFUSED_PAUSE_MS) : pauseMs;
    if (waitMs > 0) await pause(waitMs);
  }
  agent.destroy();
}

async function runPlan(plan: LoadPlan): Promise<void> {
  const { pace } = plan;
  if (pace.kind === "steady") return sendSteadily(plan, pace.everyMs);
  const { connections, pauseMs } = pace;
  await Promise.all(Array.from({ length: connections }, (_, index) => repeat(plan, { index, connections, pauseMs })));
}

parentPort?.once("message", () => stopping.abort());
const began = performance.now();
stopping.signal.addEventListener("abort", () => (seconds = (performance.now() - began) / 1000));
let seconds = 0;
await Promise.all((workerData as readonly LoadPlan[]).map(runPlan));
parentPort?.postMessage({ responses, seconds } satisfies LoadResult, []);
