import { parentPort, workerData } from "node:worker_threads";
import { NOTHING_MOVED } from "./index-threads.ts";
import { chooseZones, type ZoneQuestions } from "./source-zones.ts";

parentPort?.postMessage(chooseZones(workerData as ZoneQuestions), NOTHING_MOVED);
