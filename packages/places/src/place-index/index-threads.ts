import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ZoneQuestions } from "./source-zones.ts";
import { toCodeFile } from "./to-code-file.ts";

/** The build's strings live until they are sent: with V8's default young generation they would be copied several times. */
const RESOURCES = { maxYoungGenerationSizeMb: 128 };

const startThread = (script: string, workerData: unknown) =>
  new Worker(new URL(toCodeFile(script), import.meta.url), { workerData, resourceLimits: RESOURCES });

/** Messages are copied. */
export const NOTHING_MOVED: never[] = [];

/** Chooses the zones of places in a thread of its own. */
export async function findZonesInThread(questions: ZoneQuestions): Promise<string[]> {
  const worker = startThread("./zones-thread.ts", questions);
  const [zones] = (await once(worker, "message")) as [string[]];
  return zones;
}

/** Country, name and other names of one place after the other, from the first rank on: three texts for each. */
export type NameBatch = readonly string[];

/** Writes the tables of names to a database file of its own, in a thread. */
export interface NameTablesThread {
  add(names: NameBatch): void;
  /** Resolves when the file is complete and closed. */
  finish(): Promise<void>;
}

export function startNameTables(file: string): NameTablesThread {
  const worker = startThread("./name-tables-thread.ts", file);
  const ended = once(worker, "exit");
  // Reported by `finish`, which is called only once all names have been added.
  ended.catch(() => undefined);
  return {
    add: (names) => worker.postMessage(names, NOTHING_MOVED),
    async finish() {
      worker.postMessage(null, NOTHING_MOVED);
      const [code] = (await ended) as [number];
      if (code !== 0) throw new Error(`The thread of the tables of names ended with code ${code}`);
    },
  };
}
