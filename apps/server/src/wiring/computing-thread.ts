import { openEphemeris } from "@lagna/ephemeris";
import { serveTasks } from "../computing/serve-tasks-in-worker-thread.ts";
import { createComputingTasks } from "./computing-tasks.ts";

/** The file that a thread of the worker pool loads. Swiss Ephemeris has its state per thread, so each thread opens its own. */
export const replyToRequest = serveTasks(createComputingTasks(openEphemeris()));
