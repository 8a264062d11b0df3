import { HEAVIEST_REQUESTS } from "../apps/server/test/event-loop/heaviest-requests.ts";
import { buildMeasuredApp, measureRequest } from "../apps/server/test/event-loop/measure-routes.ts";

/**
 * The CPU time of the main thread in the longest turn of the event loop, of the heaviest request of each route that computes.
 * `npm run bench -- event-loop`; `node bench/event-loop.ts "part of a name" quick` for some of them, without those of ten seconds.
 */
const MAX_TURN_MS = 30;
const [part = "", speed] = process.argv.slice(2);
const people = await buildMeasuredApp();
const late: string[] = [];
for (const request of HEAVIEST_REQUESTS) {
  const { name, route, isSlow } = request;
  if (!`${name} ${route}`.includes(part) || (isSlow && speed === "quick")) continue;
  const { longestMs } = await measureRequest(people, request);
  if (longestMs > MAX_TURN_MS) late.push(name);
  console.log(`${longestMs.toFixed(1).padStart(6)} ms  ${name}`);
}
await people.close();
if (late.length > 0) console.error(`event-loop: over ${MAX_TURN_MS} ms: ${late.join(", ")}`);
process.exit(late.length > 0 ? 1 : 0);
