import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ATTACKS, type Stage } from "./hostile/attacks.ts";
import { startTarget } from "./hostile/target.ts";

/**
 * The server attacked as somebody would who means it harm: bounded, on the loopback, with a database of its own. Each attack says what it
 * saw; one that the server did not stand fails the run.
 */
const dataDir = mkdtempSync(join(tmpdir(), "lagna-hostile-"));
const stage: Stage = { target: await startTarget(dataDir) };
try {
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const { seen, held } = await attack(stage);
    console.log(`${held ? "✓" : "✗"} ${name}: ${seen}`);
    if (!held) process.exitCode = 1;
  }
} finally {
  await stage.target.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
