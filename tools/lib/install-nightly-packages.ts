import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run-command.ts";

/** Server tests whose emulators and linters would be a twentieth of the repository's `node_modules`. */
export const NIGHTLY_TESTS_FOLDER = "apps/server/test/nightly";
const FOLDER = join(ROOT, NIGHTLY_TESTS_FOLDER);
const LOCK = join(FOLDER, "package-lock.json");
/** A copy of the lock file that was installed. */
const INSTALLED = join(FOLDER, "node_modules/.installed.json");

const isInstalled = (): boolean => existsSync(INSTALLED) && readFileSync(INSTALLED).equals(readFileSync(LOCK));

/** Installs their packages if these are missing or others than in the lock file. Returns the status of npm. */
export async function installNightlyPackages(): Promise<number> {
  if (isInstalled()) return 0;
  const { status } = await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", FOLDER]);
  if (status === 0) copyFileSync(LOCK, INSTALLED);
  return status;
}
