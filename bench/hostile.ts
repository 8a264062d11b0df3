import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ATTACKS, type AttackContext } from "./hostile/attacks.ts";
import { startTarget } from "./hostile/target-server.ts";

/**
 * Attacks on the server as by a malicious client: bounded, on the loopback, with a separate database. Each attack prints a summary, and a failed
 * one makes the run exit with 1. `node bench/hostile.ts [part of a name …]` runs only the matching attacks.
 */
const dataDir = mkdtempSync(join(tmpdir(), "lagna-hostile-"));
const stage: AttackContext = { target: await startTarget(dataDir), folder: dataDir };
try {
  const selected = process.argv.slice(2);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (selected.length > 0 && !selected.some((part) => name.includes(part))) continue;
    const { summary, passed } = await attack(stage);
    console.log(`${passed ? "✓" : "✗"} ${name}: ${summary}`);
    if (!passed) process.exitCode = 1;
  }
} finally {
  await stage.target.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
