import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { createKundliRequests, createLightRequests } from "./light-requests.ts";
import type { LoadPart } from "./load-part.ts";
import { pause, startLoad } from "./load-plan.ts";
import { startLoadServer } from "./load-server.ts";
import { signUpPeople } from "./people.ts";
import { startCommonServices } from "./services.ts";
import { computePercentile, countFailed, formatMs, formatStatuses, getResponses } from "./statistics.ts";

const MAIN = resolve(import.meta.dirname, "../../apps/server/src/main.ts");
const RESTARTS = 2;
const PEOPLE = 20;
const CONNECTIONS = 40;
const SETTLE_MS = 3_000;

/** Two processes are restarted one by one while clients make requests on connections that they keep. */
export const measureRollingRestart: LoadPart = async () => {
  const services = await startCommonServices();
  const server = await startLoadServer(services.createSettings(0), 2);
  try {
    const people = await signUpPeople(server.target, PEOPLE);
    const { port } = server.target;
    const pace = { kind: "closed", connections: CONNECTIONS, pauseMs: 100 } as const;
    const load = startLoad([
      { port, pace, requests: createLightRequests(people) },
      { port, pace: { ...pace, connections: PEOPLE, pauseMs: 500 }, requests: createKundliRequests(people, 200) },
    ]);
    await pause(SETTLE_MS);
    const began = performance.now();
    for (let count = 0; count < RESTARTS; count += 1)
      await promisify(execFile)(process.execPath, [MAIN, "cluster", "restart"], {
        env: { PATH: process.env["PATH"] ?? "", DATA_DIR: server.dataDir },
      });
    const seconds = (performance.now() - began) / 1000;
    await pause(SETTLE_MS);
    const result = await load.stop();
    const all = ["light", "kundli"].map((name) => ({ name, ...getResponses(result, name) }));
    for (const { name, ...responses } of all)
      console.log(
        `${name.padEnd(8)}${RESTARTS} restarts of both processes in ${seconds.toFixed(0)} s: ${formatStatuses(responses)}; ` +
          `p50 ${formatMs(computePercentile(responses.latenciesMs, 0.5))} ms, p99 ${formatMs(computePercentile(responses.latenciesMs, 0.99))} ms`,
      );
    return all
      .filter((responses) => countFailed(responses) > 0)
      .map((responses) => `${responses.name}: ${formatStatuses(responses)}`);
  } finally {
    await server.stop();
  }
};
