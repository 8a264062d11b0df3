import { systemClock } from "./clock.ts";
import { loadConfig } from "./config.ts";
import { keepFilesPrivate } from "./data-dir.ts";
import { openDatabase } from "./db/client.ts";
import { sqlJobQueue } from "./jobs/sql-queue.ts";
import { accessService } from "./modules/access/service.ts";
import { sqlAccess } from "./modules/access/sql-repository.ts";
import { directory } from "./modules/accounts/people/directory.ts";
import { sqlPeople } from "./modules/accounts/people/sql-repository.ts";
import { sqlSessions } from "./modules/accounts/sessions/sql-repository.ts";
import { administrationService } from "./modules/administration/service.ts";
import { runShellCommand } from "./modules/administration/shell.ts";

const silent = (): void => undefined;

/** `npm run admin`: what administrators do, from a shell, on the same database as the server, which may be running. */
async function main(): Promise<number> {
  keepFilesPrivate();
  const config = loadConfig(process.env);
  const database = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  try {
    await database.migrate();
    const access = accessService({
      records: sqlAccess(database.db),
      clock: systemClock,
      log: { error: silent, info: silent, warn: silent },
      approval: config.ACCESS_APPROVAL,
      adminEmails: config.ADMIN_EMAILS,
      verifiesMail: config.SMTP_URL !== undefined,
    });
    const { db } = database;
    const jobs = sqlJobQueue({ db, clock: systemClock, secret: config.AUTH_SECRET, onAdded: silent });
    const people = directory({ people: sqlPeople(db, jobs), sessions: sqlSessions(db) });
    const administration = administrationService({ directory: people, access });
    const { text, status } = await runShellCommand(administration, process.argv.slice(2));
    (status === 0 ? process.stdout : process.stderr).write(`${text}\n`);
    return status;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
