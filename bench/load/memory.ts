import { createKundliRequests, createLightRequests, createPanchangRequests } from "./light-requests.ts";
import type { LoadPart } from "./load-part.ts";
import { pause, startLoad } from "./load-plan.ts";
import { startLoadServer } from "./load-server.ts";
import { signUpPeople } from "./people.ts";
import { computeSlope } from "./statistics.ts";

const PEOPLE = 20;
/** Caches fill and code is compiled in this part of the time, which does not count. */
const WARM_UP_PART = 1 / 5;
const SAMPLES = 60;
/** By which the heap may grow over the counted time, as a share of it. */
const MAX_GROWTH = 0.05;
const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

/** The heap after garbage collections under a steady mixture of requests. */
export const measureMemory: LoadPart = async ({ minutes }) => {
  const server = await startLoadServer();
  try {
    const people = await signUpPeople(server.target, PEOPLE);
    const { port } = server.target;
    const load = startLoad([
      { port, pace: { kind: "steady", everyMs: 20 }, requests: createLightRequests(people) },
      { port, pace: { kind: "steady", everyMs: 50 }, requests: createKundliRequests(people, 1_000) },
      { port, pace: { kind: "steady", everyMs: 1_000 }, requests: createPanchangRequests(40_000) },
    ]);
    const heap: { x: number; y: number }[] = [];
    let residentMb = 0;
    const began = performance.now();
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await pause((minutes * MINUTE_MS) / SAMPLES);
      heap.push({ x: (performance.now() - began) / MINUTE_MS, y: await server.readHeapMb() });
      residentMb = await server.readResidentMb();
    }
    const { responses } = await load.stop();
    const requests = Object.values(responses).reduce((sum, { latenciesMs }) => sum + latenciesMs.length, 0);
    const counted = heap.slice(SAMPLES * WARM_UP_PART);
    const slope = computeSlope(counted);
    const [first, last] = [counted[0], counted.at(-1)];
    const meanMb = counted.reduce((sum, { y }) => sum + y, 0) / counted.length;
    const growth = (slope * ((last?.x ?? 0) - (first?.x ?? 0))) / meanMb;
    console.log(
      `${minutes} minutes, ${requests} requests: heap ${first?.y.toFixed(1)} MB after the warm-up, ${last?.y.toFixed(1)} MB at the end, ` +
        `slope ${(slope * MINUTES_PER_HOUR).toFixed(1)} MB an hour, ${(100 * growth).toFixed(1)} % over the time (at most ${100 * MAX_GROWTH}); resident ${residentMb.toFixed(0)} MB`,
    );
    return growth <= MAX_GROWTH ? [] : [`the heap grew by ${(100 * growth).toFixed(1)} %`];
  } finally {
    await server.stop();
  }
};
