import { parentPort, workerData } from "node:worker_threads";
import type { NameBatch } from "./index-threads.ts";
import { NameTablesWriter } from "./name-tables.ts";

const writer = new NameTablesWriter(workerData as string);
parentPort?.on("message", (names: NameBatch | null) => {
  if (names !== null) return writer.add(names);
  writer.finish();
  parentPort?.close();
});
