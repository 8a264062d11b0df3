import { parseArgs } from "node:util";
import { systemClock } from "../time/clock.ts";
import { type Config, ConfigError, loadConfig } from "../settings/config.ts";
import { keepFilesPrivate } from "../settings/data-dir.ts";
import { openDatabase } from "../db/client.ts";
import { openConfiguredFirestore } from "../firestore/client.ts";
import type { RecordMoveResult } from "../modules/move-between-stores/service.ts";
import { type Destination, moveAllRecords } from "../wiring/move-between-stores.ts";
import { createRecordRepositories } from "../wiring/create-record-repositories.ts";

const USAGE = `Usage: npm run move-records -- --to firestore|sql [--dry-run] [--keep]

  --dry-run   counts the records that would be moved, and writes nothing
  --keep      also keeps the moved records where they were

Stop the server first. If the command is interrupted, run it again: it continues where it stopped.`;

/** At most so many keys of records that were not moved are listed; the rest are counted. */
const MAX_LISTED_KEYS = 10;
const PROGRESS_INTERVAL = 5_000;

function isDestination(word: string | undefined): word is Destination {
  return word === "firestore" || word === "sql";
}

async function openBoth(config: Config) {
  // Opened even if it is switched off by now: records may be moved back from it.
  const firestore = await openConfiguredFirestore({ ...config, FIRESTORE_ENABLED: true });
  if (!firestore) throw new ConfigError("Firestore config missing: FIREBASE_PROJECT_ID");
  const database = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  await database.migrate();
  return { database, firestore };
}

const formatKeys = (keys: readonly string[]): string =>
  keys.length > MAX_LISTED_KEYS ? `${keys.slice(0, MAX_LISTED_KEYS).join(" ")} …` : keys.join(" ");

function formatResult({ kind, read, written, alreadyThere, differing, withoutAccount }: RecordMoveResult): string {
  const counts = `read ${read}, written ${written}, already there ${alreadyThere}, differing ${differing.length}`;
  const goneAccounts = withoutAccount.length > 0 ? `, of deleted accounts ${withoutAccount.length}` : "";
  return `${kind}: ${counts}${goneAccounts}`;
}

function formatSummary(
  all: readonly RecordMoveResult[],
  to: Destination,
  dryRun: boolean,
): { text: string; status: number } {
  const notMoved = all.flatMap(({ kind, differing, withoutAccount }) => [
    ...(differing.length > 0
      ? [`${kind} that differ at the destination, left unchanged in both places: ${formatKeys(differing)}`]
      : []),
    ...(withoutAccount.length > 0 ? [`${kind} of deleted accounts, not moved: ${formatKeys(withoutAccount)}`] : []),
  ]);
  if (notMoved.length > 0) return { text: notMoved.join("\n"), status: 1 };
  if (dryRun) return { text: "Nothing was written.", status: 0 };
  const next = to === "firestore" ? "FIRESTORE_ENABLED=true" : "FIRESTORE_ENABLED=false";
  return { text: `All records are at the destination. Start the server with ${next}.`, status: 0 };
}

/** `npm run move-records`: leads, kundlis and approvals from SQL to Firestore, or back. */
async function main(args: readonly string[]): Promise<number> {
  keepFilesPrivate();
  const {
    to,
    "dry-run": dryRun = false,
    keep = false,
  } = parseArgs({
    args: [...args],
    options: { to: { type: "string" }, "dry-run": { type: "boolean" }, keep: { type: "boolean" } },
  }).values;
  if (!isDestination(to)) throw new Error(USAGE);
  const { database, firestore } = await openBoth(loadConfig(process.env));
  try {
    // Access decisions that were interrupted are completed with their accounts before anything is moved.
    if (to === "sql" && !dryRun)
      await createRecordRepositories({ database, firestore, clock: systemClock }).separateStore?.settle();
    const onPage = (sofar: RecordMoveResult): void => {
      if (sofar.read % PROGRESS_INTERVAL === 0) process.stdout.write(`${formatResult(sofar)} …\n`);
    };
    const results = await moveAllRecords({ database, firestore }, to, { dryRun, keepSource: keep, onPage });
    const { text, status } = formatSummary(results, to, dryRun);
    process.stdout.write(`${[...results.map(formatResult), text].join("\n")}\n`);
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
  // Exit at once: the Firestore client keeps retrying.
  process.exit(2);
}
