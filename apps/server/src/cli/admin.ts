import { systemClock } from "../clock.ts";
import { loadConfig } from "../config.ts";
import { keepFilesPrivate } from "../data-dir.ts";
import { openDatabase } from "../db/client.ts";
import { openConfiguredFirestore } from "../firestore/client.ts";
import { createSqlJobQueue } from "../jobs/sql-queue.ts";
import { createAccessService } from "../modules/access/service.ts";
import { createNoticeJobs } from "../modules/accounts/notices/notice-mails.ts";
import { createAccountDirectory } from "../modules/accounts/people/account-directory.ts";
import { createSqlPeopleRepository } from "../modules/accounts/people/sql-repository.ts";
import { createSqlSessionsRepository } from "../modules/accounts/sessions/sql-repository.ts";
import { createSqlSecondFactorsRepository } from "../modules/accounts/second-factors/sql-repository.ts";
import { createSetUpCodes } from "../modules/accounts/set-up/issue-and-check-set-up-code.ts";
import { createSqlSetUpRepository } from "../modules/accounts/set-up/sql-repository.ts";
import { createAdministrationService } from "../modules/administration/service.ts";
import { createSqlPeopleListRepository } from "../modules/administration/sql-repository.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { runAdminCommand } from "../modules/administration/run-admin-command.ts";
import { isReachable, resolveSetUpRule } from "../wiring/resolve-set-up-rule.ts";
import { createRecordRepositories } from "../wiring/record-stores.ts";

const noop = (): void => undefined;

/** `npm run admin`: administration commands from a shell, on the server's own database; the server may be running. */
async function main(): Promise<number> {
  keepFilesPrivate();
  const config = loadConfig(process.env);
  const database = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const firestore = await openConfiguredFirestore(config);
  try {
    await database.migrate();
    const auditRecords = createSqlAuditRepository({ db: database.db, clock: systemClock });
    const access = createAccessService({
      records: createRecordRepositories({ database, firestore, clock: systemClock }).access,
      clock: systemClock,
      log: { error: noop, info: noop, warn: noop },
      approval: config.ACCESS_APPROVAL,
      adminEmails: config.ADMIN_EMAILS,
      provesAddresses: config.SMTP_URL !== undefined || isReachable(config),
    });
    const { db } = database;
    const jobs = createSqlJobQueue({ db, clock: systemClock, secret: config.AUTH_SECRET, onAdded: noop });
    const people = createSqlPeopleRepository(db, { jobs, audit: auditRecords });
    const directory = createAccountDirectory({ people, sessions: createSqlSessionsRepository(db, auditRecords) });
    const administration = createAdministrationService({
      directory: directory,
      access,
      list: createSqlPeopleListRepository(db),
    });
    const setUpCodes = createSetUpCodes({
      codes: createSqlSetUpRepository(db),
      people,
      clock: systemClock,
      rule: resolveSetUpRule(config),
    });
    const secondFactors = createSqlSecondFactorsRepository(db, { jobs, audit: auditRecords });
    const notices = createNoticeJobs(systemClock);
    const { text, status } = await runAdminCommand(
      {
        people: administration,
        setUpCodes: setUpCodes,
        removeFactors: ({ id, email }) =>
          secondFactors.removeAll(id, notices.createJob("second_factor_removed", email, { language: "en" })),
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
  // Exit at once: the Firestore client keeps retrying while Firestore is unreachable.
  process.exit(1);
}
