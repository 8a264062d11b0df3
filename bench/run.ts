import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * `npm run bench [-- name …]`: each benchmark in a process of its own, one after the other, so that none warms or crowds another.
 * They print ratios measured within one run; absolute times say more about the machine than about the project.
 */
const BENCHES = [
  "engine",
  "sections",
  "places",
  "place-names",
  "server",
  "accounts",
  "people",
  "leads",
  "hostile",
  "channels",
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}. There are: ${BENCHES.join(", ")}`);
  process.exit(2);
}

const failed = (asked.length > 0 ? asked : BENCHES).filter((name) => {
  console.log(`\n── ${name} ${"─".repeat(60)}`);
  const file = join(import.meta.dirname, `${name}.ts`);
  return spawnSync(process.execPath, ["--expose-gc", file], { stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
