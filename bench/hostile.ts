import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stopServers } from "../apps/server/test/start-server.ts";
import { ATTACKS, type Outcome } from "./hostile/attacks.ts";
import { runKillsOnPostgres, runKillsOnSqlite } from "./hostile/kill-during-writes.ts";
import { startTarget } from "./hostile/target-server.ts";

/**
 * `npm run bench:hostile [-- part of a name …]`: attacks on the server as by a malicious client: bounded, on the loopback, with a separate database. Only
 * those whose names contain a part, or all. Each prints a summary, and a failed one makes the run exit with 1.
 *
 * `npm run bench:hostile -- long [--kills N --minutes M]`: N kills during all kinds of writes, half of them with SQLite and half with PostgreSQL, both at the
 * same time; fewer if M minutes end before.
 */
const LONG = "long";
const LONG_KILLS = 1_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: "string", default: String(LONG_KILLS) },
    minutes: { type: "string", default: "Infinity" },
  },
});
const kills = Number(values.kills);
const maxMinutes = Number(values.minutes);
const isLong = positionals.includes(LONG);
const selected = Object.keys(ATTACKS).filter(
  (name) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
if (!Number.isInteger(kills) || kills < 2 || !(maxMinutes > 0) || (!isLong && selected.length === 0)) {
  console.error(
    `Usage: npm run bench:hostile -- ${LONG} [--kills N --minutes M], or parts of: ${Object.keys(ATTACKS).join(", ")}`,
  );
  process.exit(2);
}

function report(name: string, { summary, passed }: Outcome): void {
  console.log(`${passed ? "✓" : "✗"} ${name}: ${summary}`);
  if (!passed) process.exitCode = 1;
}

async function runAttacks(folder: string): Promise<void> {
  const target = await startTarget(folder);
  try {
    for (const name of selected) {
      const attack = ATTACKS[name];
      if (attack) report(name, await attack({ target, folder }));
    }
  } finally {
    await target.kill();
  }
}

async function runLong(folder: string): Promise<void> {
  const half = Math.floor(kills / 2);
  const began = performance.now();
  console.log(`${kills} kills; ${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  const [onSqlite, onPostgres] = await Promise.all([
    runKillsOnSqlite(folder, { kills: half, maxMinutes }),
    runKillsOnPostgres(folder, { kills: kills - half, maxMinutes }),
  ]);
  report("SQLite, one process", onSqlite);
  report("PostgreSQL, two processes", onPostgres);
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
}

const folder = mkdtempSync(join(tmpdir(), "lagna-hostile-"));
try {
  await (isLong ? runLong(folder) : runAttacks(folder));
} finally {
  await stopServers();
  rmSync(folder, { recursive: true, force: true });
}
