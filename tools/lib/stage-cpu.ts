import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const OWN_STAT = "/proc/self/stat";

interface Meter {
  seconds: number;
}
const meters = new AsyncLocalStorage<Meter>();

/** Whether the system tells the CPU time of ended children; only Linux does so in a file. */
const canMeasure = existsSync(OWN_STAT);

/** CPU seconds of all children that have ended, with those that they waited for. */
function readChildSeconds(): number {
  if (!canMeasure) return 0;
  const stat = readFileSync(OWN_STAT, "utf8");
  // The name of the program, in brackets, may contain spaces. After it, the 14th and 15th fields are user and system time of children.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

let counted = readChildSeconds();

/**
 * Returns a function to call when a child that is about to be started has ended. What has been added to the time of all ended children since
 * the last call is that of this child, and counts for the stage that started it.
 */
export function startMeter(): () => void {
  const meter = meters.getStore();
  return () => {
    const total = readChildSeconds();
    if (meter) meter.seconds += total - counted;
    counted = total;
  };
}

/** Runs work, and adds up the CPU time of the programs that it runs. Undefined where it cannot be measured. */
export async function measureCpu<T>(work: () => Promise<T>): Promise<{ result: T; cpuSeconds: number | undefined }> {
  const meter: Meter = { seconds: 0 };
  const result = await meters.run(meter, work);
  return { result, cpuSeconds: canMeasure ? meter.seconds : undefined };
}
