import type { LoadPart } from "./load-part.ts";
import { createLightRequests } from "./light-requests.ts";
import { type LoadPlan, runLoad } from "./load-plan.ts";
import { startLoadServer } from "./load-server.ts";
import { signUpPeople } from "./people.ts";
import { computePercentile, countFailed, formatMs, formatStatuses, getResponses } from "./statistics.ts";
import { MAX_HEALTH_MS } from "./watch-victim.ts";

/** The first is the measure of the others; all make as many requests a second together. */
const CONNECTIONS = [50, 500, 1_500] as const;
const REQUESTS_PER_SECOND = 300;
const SECONDS = 15;
const PEOPLE = 20;

/** Light requests of many open connections: the same number of requests must not become slower by the number of connections. */
export const measureConnections: LoadPart = async () => {
  const server = await startLoadServer();
  try {
    const { port } = server.target;
    const requests = createLightRequests(await signUpPeople(server.target, PEOPLE));
    const missed: string[] = [];
    let fewestMs: number | undefined;
    for (const connections of CONNECTIONS) {
      const pauseMs = (1000 * connections) / REQUESTS_PER_SECOND;
      const plans: LoadPlan[] = [
        { port, requests, pace: { kind: "closed", connections, pauseMs } },
        ...["/live", "/health"].map((path) => ({
          port: server.healthPort,
          pace: { kind: "steady", everyMs: 100 } as const,
          requests: [{ name: "health", method: "GET", path } as const],
        })),
      ];
      const result = await runLoad(plans, SECONDS + pauseMs / 1000);
      const light = getResponses(result, "light");
      const [p50, p99] = [0.5, 0.99].map((part) => computePercentile(light.latenciesMs, part));
      const healthMs = computePercentile(getResponses(result, "health").latenciesMs, 0.99);
      fewestMs ??= p50;
      const ratio = ((p50 ?? Infinity) / (fewestMs ?? Infinity)).toFixed(1);
      const perSecond = (light.latenciesMs.length / result.seconds).toFixed(0);
      console.log(
        `${String(connections).padStart(5)} connections: ${perSecond} requests/s, p50 ${formatMs(p50 ?? Infinity)} ms (${ratio} × that of ${CONNECTIONS[0]}), ` +
          `p99 ${formatMs(p99 ?? Infinity)} ms, /live and /health p99 ${formatMs(healthMs)} ms; ${formatStatuses(light)}`,
      );
      if (countFailed(light) > 0) missed.push(`${connections} connections: ${formatStatuses(light)}`);
      if (!(healthMs <= MAX_HEALTH_MS))
        missed.push(`${connections} connections: /live or /health ${formatMs(healthMs)} ms`);
    }
    return missed;
  } finally {
    await server.stop();
  }
};
