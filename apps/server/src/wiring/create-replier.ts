import { openEphemeris } from "@lagna/ephemeris";
import { serveTasks } from "../computing/serve-tasks-in-worker-thread.ts";
import { createComputingTasks } from "./computing-tasks.ts";

/** Answers the computations of a thread. Swiss Ephemeris has its state per thread, so each thread opens its own. */
export const createReplier = () => serveTasks(createComputingTasks(openEphemeris()));
