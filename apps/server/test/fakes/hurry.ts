/** Loaded into a server's process before its own code (`node --import`): what a killed one held is free again after three seconds. */
import { WORKER_PACE } from "../../src/jobs/worker.ts";

Object.assign(WORKER_PACE, { leaseMs: 3_000 });
