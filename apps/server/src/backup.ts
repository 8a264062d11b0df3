import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "./config.ts";
import { BACKUP_MARK, keepFilesPrivate, prepareDataDir } from "./data-dir.ts";
import { backUp, restore } from "./db/copies/copies.ts";

const USAGE = "npm run backup -- FILE\nnpm run restore -- FILE [--replace]";

/** `npm run backup` and `npm run restore`: the whole database to a file and back, with the server's own configuration. */
async function main([verb, ...words]: readonly string[]): Promise<string> {
  keepFilesPrivate();
  const [file, ...others] = words.filter((word) => word !== "--replace");
  const replace = words.includes("--replace");
  if (file === undefined || others.length > 0 || file.startsWith("-")) throw new Error(USAGE);
  // Without the secret: an empty place has none yet, and what is made for one would be left where the command refuses.
  const config = readConfig(process.env);
  const options = { url: config.DATABASE_URL, dataDir: config.DATA_DIR, file };
  if (verb === "restore") {
    const { before } = await restore({ ...options, replace });
    return `${file} is in its place.${before === null ? "" : ` The database from before is ${before}.`}`;
  }
  await backUp(options);
  prepareDataDir(config.DATA_DIR);
  writeFileSync(join(config.DATA_DIR, BACKUP_MARK), `${new Date().toISOString()}\n`);
  const apart = config.FIRESTORE_ENABLED ? " What is in Firestore is not in it: back that up at Google." : "";
  const secret = config.AUTH_SECRET ? "AUTH_SECRET" : join(config.DATA_DIR, "auth-secret");
  return `The database is copied to ${file}. Keep ${secret} as well, apart from it: mails that wait are sealed under it.${apart}`;
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
