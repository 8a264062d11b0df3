import { parseArgs } from "node:util";
import { systemClock } from "./clock.ts";
import { type Config, ConfigError, loadConfig } from "./config.ts";
import { keepFilesPrivate } from "./data-dir.ts";
import { openDatabase } from "./db/client.ts";
import { openConfiguredFirestore } from "./firestore/client.ts";
import type { Moved } from "./modules/moving/service.ts";
import { type Destination, moveAll } from "./wiring/moving.ts";
import { recordsIn } from "./wiring/stores.ts";

const USAGE = `Usage: npm run move-records -- --to firestore|sql [--dry-run] [--keep]

  --dry-run   counts what would be moved, and writes nothing
  --keep      leaves what was moved where it was as well

Stop the server first. Cut short, it goes on where it was when it is run again.`;

/** Keys that are named of those that stay behind; the rest are counted. */
const NAMED = 10;
const EVERY = 5_000;

function isDestination(word: string | undefined): word is Destination {
  return word === "firestore" || word === "sql";
}

async function openBoth(config: Config) {
  // Also where it is switched off by now: records are on their way back.
  const firestore = await openConfiguredFirestore({ ...config, FIRESTORE_ENABLED: true });
  if (!firestore) throw new ConfigError("Firestore config missing: FIREBASE_PROJECT_ID");
  const database = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  await database.migrate();
  return { database, firestore };
}

const named = (keys: readonly string[]): string =>
  keys.length > NAMED ? `${keys.slice(0, NAMED).join(" ")} …` : keys.join(" ");

function lineOf({ kind, read, written, there, differing, ofNobody }: Moved): string {
  const counts = `read ${read}, written ${written}, already there ${there}, differing ${differing.length}`;
  const nobody = ofNobody.length > 0 ? `, of accounts that are gone ${ofNobody.length}` : "";
  return `${kind}: ${counts}${nobody}`;
}

function closing(all: readonly Moved[], to: Destination, dryRun: boolean): { text: string; status: number } {
  const behind = all.flatMap(({ kind, differing, ofNobody }) => [
    ...(differing.length > 0 ? [`${kind} that say something else there, left on both sides: ${named(differing)}`] : []),
    ...(ofNobody.length > 0 ? [`${kind} of accounts that are gone, left where they are: ${named(ofNobody)}`] : []),
  ]);
  if (behind.length > 0) return { text: behind.join("\n"), status: 1 };
  if (dryRun) return { text: "Nothing was written.", status: 0 };
  const next = to === "firestore" ? "FIRESTORE_ENABLED=true" : "FIRESTORE_ENABLED=false";
  return { text: `All of it is there. Start the server with ${next}.`, status: 0 };
}

/** `npm run move-records`: leads, kundlis and approvals from SQL to Firestore, or back. */
async function main(words: readonly string[]): Promise<number> {
  keepFilesPrivate();
  const {
    to,
    "dry-run": dryRun = false,
    keep = false,
  } = parseArgs({
    args: [...words],
    options: { to: { type: "string" }, "dry-run": { type: "boolean" }, keep: { type: "boolean" } },
  }).values;
  if (!isDestination(to)) throw new Error(USAGE);
  const { database, firestore } = await openBoth(loadConfig(process.env));
  try {
    // Decisions that were cut short are noted with the accounts before they are carried anywhere.
    if (to === "sql" && !dryRun) await recordsIn({ database, firestore, clock: systemClock }).apart?.settle();
    const onPage = (sofar: Moved): void => {
      if (sofar.read % EVERY === 0) process.stdout.write(`${lineOf(sofar)} …\n`);
    };
    const all = await moveAll({ database, firestore }, to, { dryRun, keep, onPage });
    const { text, status } = closing(all, to, dryRun);
    process.stdout.write(`${[...all.map(lineOf), text].join("\n")}\n`);
    return status;
  } finally {
    await firestore.close();
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // At once: Firestore's client would go on trying.
  process.exit(2);
}
