import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * `npm run bench [-- name …]` runs each benchmark in a separate process, one after the other, so that they do not influence each other.
 * They print ratios measured within one run, because absolute times depend mostly on the machine.
 */
const BENCHES = [
  "engine",
  "sections",
  "matching",
  "panchang",
  "places",
  "place-names",
  "server",
  "event-loop",
  "token-validation",
  "admin-user-list",
  "leads",
  "hostile",
  "channels",
  "load",
];

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}. Available: ${BENCHES.join(", ")}`);
  process.exit(2);
}

const failed = (selected.length > 0 ? selected : BENCHES).filter((name) => {
  console.log(`\n── ${name} ${"─".repeat(60)}`);
  const file = join(import.meta.dirname, `${name}.ts`);
  return spawnSync(process.execPath, ["--expose-gc", file], { stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
