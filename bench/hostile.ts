import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ATTACKS, type Stage } from "./hostile/attacks.ts";
import { startTarget } from "./hostile/target.ts";

/**
 * The server attacked as somebody would who means it harm: bounded, on the loopback, with a database of its own. Each attack says what it
 * saw; one that the server did not stand fails the run. `node bench/hostile.ts [part of a name …]` makes those attacks alone.
 */
const dataDir = mkdtempSync(join(tmpdir(), "lagna-hostile-"));
const stage: Stage = { target: await startTarget(dataDir), folder: dataDir };
try {
  const asked = process.argv.slice(2);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (asked.length > 0 && !asked.some((part) => name.includes(part))) continue;
    const { seen, held } = await attack(stage);
    console.log(`${held ? "✓" : "✗"} ${name}: ${seen}`);
    if (!held) process.exitCode = 1;
  }
} finally {
  await stage.target.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
