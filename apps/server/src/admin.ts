import { systemClock } from "./clock.ts";
import { loadConfig } from "./config.ts";
import { keepFilesPrivate } from "./data-dir.ts";
import { openDatabase } from "./db/client.ts";
import { openConfiguredFirestore } from "./firestore/client.ts";
import { sqlJobQueue } from "./jobs/sql-queue.ts";
import { accessService } from "./modules/access/service.ts";
import { noticeJobs } from "./modules/accounts/notices/mails.ts";
import { directory } from "./modules/accounts/people/directory.ts";
import { sqlPeople } from "./modules/accounts/people/sql-repository.ts";
import { sqlSessions } from "./modules/accounts/sessions/sql-repository.ts";
import { sqlSecondFactors } from "./modules/accounts/second-factors/sql-repository.ts";
import { setUp } from "./modules/accounts/set-up/set-up.ts";
import { sqlSetUp } from "./modules/accounts/set-up/sql-repository.ts";
import { administrationService } from "./modules/administration/service.ts";
import { sqlPeopleList } from "./modules/administration/sql-repository.ts";
import { sqlAudit } from "./modules/audit/sql-repository.ts";
import { runShellCommand } from "./modules/administration/shell.ts";
import { isReachable, setUpRuleOf } from "./wiring/set-up.ts";
import { recordsIn } from "./wiring/stores.ts";

const silent = (): void => undefined;

/** `npm run admin`: what administrators do, from a shell, on the same database as the server, which may be running. */
async function main(): Promise<number> {
  keepFilesPrivate();
  const config = loadConfig(process.env);
  const database = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const firestore = await openConfiguredFirestore(config);
  try {
    await database.migrate();
    const trail = sqlAudit({ db: database.db, clock: systemClock });
    const access = accessService({
      records: recordsIn({ database, firestore, clock: systemClock }).access,
      clock: systemClock,
      log: { error: silent, info: silent, warn: silent },
      approval: config.ACCESS_APPROVAL,
      adminEmails: config.ADMIN_EMAILS,
      provesAddresses: config.SMTP_URL !== undefined || isReachable(config),
    });
    const { db } = database;
    const jobs = sqlJobQueue({ db, clock: systemClock, secret: config.AUTH_SECRET, onAdded: silent });
    const people = sqlPeople(db, { jobs, audit: trail });
    const everybody = directory({ people, sessions: sqlSessions(db, trail) });
    const administration = administrationService({ directory: everybody, access, list: sqlPeopleList(db) });
    const founding = setUp({ codes: sqlSetUp(db), people, clock: systemClock, rule: setUpRuleOf(config) });
    const factors = sqlSecondFactors(db, { jobs, audit: trail });
    const notices = noticeJobs(systemClock);
    const { text, status } = await runShellCommand(
      {
        people: administration,
        founding,
        removeFactors: ({ id, email }) =>
          factors.removeAll(id, notices.of("second_factor_removed", email, { language: "en" })),
      },
      process.argv.slice(2),
    );
    (status === 0 ? process.stdout : process.stderr).write(`${text}\n`);
    return status;
  } finally {
    await firestore?.close();
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // At once: the client of a Firestore that is away would go on trying.
  process.exit(1);
}
