/** Loaded into a server's process before its own code (`node --import`): leases of a killed server expire after three seconds. */
import { WORKER_TIMINGS } from "../../src/jobs/worker.ts";

Object.assign(WORKER_TIMINGS, { leaseMs: 3_000 });
