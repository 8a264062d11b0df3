import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { stopServers } from "../apps/server/test/start-server.ts";
import { measureAttacks } from "./load/attacks.ts";
import { measureBatch } from "./load/batch.ts";
import { measureConnections } from "./load/connections.ts";
import { measureCosts } from "./load/costs.ts";
import type { LoadPart } from "./load/load-part.ts";
import { measureMemory } from "./load/memory.ts";
import { measureNginx } from "./load/nginx.ts";
import { measureProcesses } from "./load/processes.ts";
import { measureRollingRestart } from "./load/rolling.ts";
import { measureRowSizes } from "./load/row-sizes.ts";
import { measureStreams } from "./load/streams.ts";
import { measureUncertainBirths } from "./load/uncertain-births.ts";

/**
 * `npm run bench:load [-- part … --minutes N --attack TEXT]`: whole servers under load, on the loopback. Each part prints what it measures, as ratios within
 * the run where there is something to compare with; a missed goal makes the run exit with 1. The memory is watched for an hour, or for N minutes;
 * `--attack TEXT` runs only the attacks whose names contain it. Other work on the machine shows in its load, which is printed before each part.
 */
const PARTS: Readonly<Record<string, LoadPart>> = {
  attacks: measureAttacks,
  connections: measureConnections,
  processes: measureProcesses,
  rolling: measureRollingRestart,
  streams: measureStreams,
  nginx: measureNginx,
  costs: measureCosts,
  rows: measureRowSizes,
  births: measureUncertainBirths,
  batch: measureBatch,
  memory: measureMemory,
};
const HOUR_MINUTES = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: String(HOUR_MINUTES) }, attack: { type: "string", default: "" } },
});
const minutes = Number(values.minutes);
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0 || !(minutes > 0)) {
  console.error(
    `Usage: npm run bench:load [-- part … --minutes N --attack TEXT]. Parts: ${Object.keys(PARTS).join(", ")}`,
  );
  process.exit(2);
}

const missed: string[] = [];
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${name}: ${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)}`);
    for (const goal of await measure({ minutes, attack: values.attack })) missed.push(`${name}: ${goal}`);
  }
} finally {
  await stopServers();
}
for (const goal of missed) console.error(`✗ ${goal}`);
process.exit(missed.length === 0 ? 0 : 1);
