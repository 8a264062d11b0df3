import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../settings/config.ts";
import { BACKUP_TIMESTAMP_FILE, keepFilesPrivate, prepareDataDir } from "../settings/data-dir.ts";
import { backUp, restore } from "../db/backup/backup.ts";

const USAGE = "Usage: npm run backup -- FILE\n       npm run restore -- FILE [--replace]";

/** `npm run backup` and `npm run restore`: the whole database to a file and back, with the server's own configuration. */
async function main([verb, ...args]: readonly string[]): Promise<string> {
  keepFilesPrivate();
  const [file, ...extraArgs] = args.filter((word) => word !== "--replace");
  const replace = args.includes("--replace");
  if (file === undefined || extraArgs.length > 0 || file.startsWith("-")) throw new Error(USAGE);
  // Reads the configuration without AUTH_SECRET: an empty data folder has none yet, and creating one would leave it behind when the
  // command fails.
  const config = readConfig(process.env);
  const options = { url: config.DATABASE_URL, dataDir: config.DATA_DIR, file };
  if (verb === "restore") {
    const { previousFile } = await restore({ ...options, replace });
    return `${file} has been restored.${previousFile === null ? "" : ` The previous database was kept as ${previousFile}.`}`;
  }
  await backUp(options);
  prepareDataDir(config.DATA_DIR);
  writeFileSync(join(config.DATA_DIR, BACKUP_TIMESTAMP_FILE), `${new Date().toISOString()}\n`);
  const firestoreHint = config.FIRESTORE_ENABLED
    ? " The backup does not include Firestore data: back that up at Google."
    : "";
  const secret = config.AUTH_SECRET ? "AUTH_SECRET" : join(config.DATA_DIR, "auth-secret");
  return `The database has been backed up to ${file}. Back up ${secret} too, in a separate place: waiting mails are encrypted with it.${firestoreHint}`;
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
