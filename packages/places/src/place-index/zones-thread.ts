import { parentPort, workerData } from "node:worker_threads";
import { chooseZones, type ZoneQuestions } from "./source-zones.ts";

parentPort?.postMessage(chooseZones(workerData as ZoneQuestions));
