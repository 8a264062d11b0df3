import { systemClock } from "../time/clock.ts";
import { loadConfig } from "../settings/config.ts";
import { keepFilesPrivate } from "../settings/data-dir.ts";
import { openDatabase } from "../db/client.ts";
import { openConfiguredFirestore } from "../firestore/client.ts";
import { createSqlJobQueue } from "../jobs/sql-queue.ts";
import { createAccessService } from "../modules/access-approval/service.ts";
import { createNoticeJobs } from "../modules/accounts/notices/notice-mails.ts";
import { createAccountDirectory } from "../modules/accounts/users/find-users-for-administration.ts";
import { createSqlUserRepository } from "../modules/accounts/users/sql-repository.ts";
import { createSqlSessionsRepository } from "../modules/accounts/sessions/sql-repository.ts";
import { createSqlSecondFactorsRepository } from "../modules/accounts/second-factors/sql-repository.ts";
import { createSetUpCodes } from "../modules/accounts/first-administrator/issue-and-check-set-up-code.ts";
import { createSqlSetUpCodeRepository } from "../modules/accounts/first-administrator/sql-repository.ts";
import { createPeopleService } from "../modules/people/service.ts";
import { createSqlUserListRepository } from "../modules/people/sql-repository.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { runAdminCommand } from "../modules/people/run-admin-command.ts";
import { isReachable, resolveFirstAdministratorRule } from "../wiring/resolve-first-administrator-rule.ts";
import { createRecordRepositories } from "../wiring/create-record-repositories.ts";

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
    const users = createSqlUserRepository(db, { jobs, audit: auditRecords });
    const directory = createAccountDirectory({ users, sessions: createSqlSessionsRepository(db, auditRecords) });
    const people = createPeopleService({
      directory: directory,
      access,
      list: createSqlUserListRepository(db),
    });
    const setUpCodes = createSetUpCodes({
      codes: createSqlSetUpCodeRepository(db),
      users,
      clock: systemClock,
      rule: resolveFirstAdministratorRule(config),
    });
    const secondFactors = createSqlSecondFactorsRepository(db, { jobs, audit: auditRecords });
    const notices = createNoticeJobs(systemClock);
    const { text, status } = await runAdminCommand(
      {
        people,
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
