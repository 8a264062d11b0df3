import { isIP } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../time/clock.ts";
import type { Config } from "../settings/config.ts";
import type { OpenDatabase } from "../db/client.ts";
import type { Authenticator } from "../http/authorize-request.ts";
import { acceptEmptyBodies } from "../http/accept-empty-bodies.ts";
import type { RateLimitCounter } from "../http/rate-limit-counter.ts";
import type { JobQueue } from "../jobs/queue.ts";
import type { Mailer } from "../mail/mailer.ts";
import { deleteOutboxMails, findOutboxMails, getOutboxFolder } from "../mail/outbox-files.ts";
import { type AccessService, createAccessService } from "../modules/access-approval/service.ts";
import { type AttemptLimits, createAttemptLimits } from "../modules/accounts/attempt-limits.ts";
import { type LinkMails, createLinkMails } from "../modules/accounts/mailed-links/send-link-mails.ts";
import { createSqlLinksRepository } from "../modules/accounts/mailed-links/sql-repository.ts";
import { type NoticeMails, createNoticeMails } from "../modules/accounts/notices/notice-mails.ts";
import { type Argon2Cost, createPasswordHasher } from "../modules/accounts/passwords/password-hasher.ts";
import { createSqlUserRepository } from "../modules/accounts/users/sql-repository.ts";
import {
  type IdentityEndpoints,
  IDENTITY_ENDPOINTS,
  createIdTokenVerifier,
} from "../modules/accounts/providers/id-tokens.ts";
import { createNonces } from "../modules/accounts/providers/nonces.ts";
import { accountRoutes } from "../modules/accounts/routes.ts";
import { type AccountsService, createAccountsService } from "../modules/accounts/service.ts";
import { createLiveSessions } from "../modules/accounts/sessions/live-sessions.ts";
import { createSqlSessionsRepository } from "../modules/accounts/sessions/sql-repository.ts";
import { createPasskeys, type RelyingParty } from "../modules/accounts/second-factors/passkeys.ts";
import { createRecoveryCodes } from "../modules/accounts/second-factors/recovery-codes.ts";
import { createSqlSecondFactorsRepository } from "../modules/accounts/second-factors/sql-repository.ts";
import { createTotp } from "../modules/accounts/second-factors/totp.ts";
import {
  type SetUpCodes,
  createSetUpCodes,
} from "../modules/accounts/first-administrator/issue-and-check-set-up-code.ts";
import { createSqlSetUpCodeRepository } from "../modules/accounts/first-administrator/sql-repository.ts";
import { createExpiredRecordsDeletion } from "../modules/accounts/delete-expired-records.ts";
import { addAccessRequestTimesToUserList } from "../modules/administration/add-access-request-times-to-user-list.ts";
import { administrationRoutes } from "../modules/administration/routes.ts";
import { createAdministrationService } from "../modules/administration/service.ts";
import { createSqlUserListRepository } from "../modules/administration/sql-repository.ts";
import { auditRoutes } from "../modules/audit/routes.ts";
import { type AuditService, createAuditService } from "../modules/audit/service.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { createErasure } from "../modules/profile/erase-account.ts";
import {
  createAccessData,
  createAccountsData,
  createAuditData,
  createJobsData,
  createMailFilesData,
} from "../modules/profile/personal-data-sources.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import { profileRoutes } from "../modules/profile/routes.ts";
import { createProfileService } from "../modules/profile/service.ts";
import type { WiredFeature } from "./wired-feature.ts";
import { createAuthenticator } from "./authentication.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import { isReachable, resolveFirstAdministratorRule } from "./resolve-first-administrator-rule.ts";
import type { RecordRepositories } from "./create-record-repositories.ts";

export interface AccountsWiring {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly recordRepositories: RecordRepositories;
  readonly clock: Clock;
  readonly counter: RateLimitCounter;
  readonly log: FastifyBaseLogger;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly identityEndpoints?: IdentityEndpoints | undefined;
  /** Cheaper hashing for tests that do not test hashing. */
  readonly passwordCost?: Argon2Cost | undefined;
  /** Personal data in other modules, for export and deletion. */
  readonly personalData?: readonly PersonalData[];
}

export interface WiredAccounts extends WiredFeature {
  readonly authenticator: Authenticator;
  readonly accounts: AccountsService;
  readonly access: AccessService;
}

/** Passkeys are bound to a host name; on a development machine that is `localhost`. Null for an IP address. */
function resolveRelyingParty({ PUBLIC_URL, PORT }: Config): RelyingParty | null {
  const { hostname, origin } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? { id: hostname, origin } : null;
}

function readFirebaseConfig(config: Config) {
  const { FIREBASE_ENABLED: enabled, FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = config;
  if (!enabled || projectId === undefined || apiKey === undefined) return null;
  return { projectId, apiKey, emulatorHost: config.FIREBASE_AUTH_EMULATOR_HOST };
}

function createRepositories({ database: { db }, recordRepositories, clock, jobs }: AccountsWiring) {
  const auditRecords = createSqlAuditRepository({ db, clock });
  return {
    users: createSqlUserRepository(db, { jobs, audit: auditRecords }),
    links: createSqlLinksRepository(db),
    sessions: createSqlSessionsRepository(db, auditRecords),
    records: recordRepositories.access,
    codes: createSqlSetUpCodeRepository(db),
    factors: createSqlSecondFactorsRepository(db, { jobs, audit: auditRecords }),
    list: recordRepositories.separateStore
      ? addAccessRequestTimesToUserList(createSqlUserListRepository(db), recordRepositories.separateStore.requestedAt)
      : createSqlUserListRepository(db),
    trail: auditRecords,
  };
}
type Repositories = ReturnType<typeof createRepositories>;

/** Mails with links and mails about changes, as configured. */
function createMails(wiring: AccountsWiring, { users, links }: Repositories, tries: AttemptLimits) {
  const { config, clock, jobs, mailer } = wiring;
  const publicUrl = resolvePublicUrl(config);
  return {
    mails: createLinkMails({ users, links, clock, jobs, mailer, attempts: tries, publicUrl }),
    notices: createNoticeMails({ users, clock, mailer, publicUrl }),
  };
}

interface CreatedParts {
  readonly repositories: Repositories;
  readonly access: AccessService;
  readonly attempts: AttemptLimits;
  readonly mails: LinkMails;
  readonly notices: NoticeMails;
  readonly audit: AuditService;
  readonly setUp: SetUpCodes;
}

function createAccounts(wiring: AccountsWiring, { repositories, ...parts }: CreatedParts) {
  const { users, links, sessions, factors } = repositories;
  const { config, clock, log, identityEndpoints = IDENTITY_ENDPOINTS } = wiring;
  const firebase = readFirebaseConfig(config);
  const googleClientId = config.GOOGLE_CLIENT_ID;
  const nonces = createNonces({ secret: config.AUTH_SECRET, clock });
  return createAccountsService({
    users,
    links,
    clock,
    log,
    ...parts,
    hasher: createPasswordHasher(wiring.passwordCost),
    sessions: createLiveSessions({
      sessions,
      clock,
      timeoutMs: config.SESSION_TIMEOUT_MS,
      pseudonyms: parts.audit.pseudonyms,
      cleanUp: createExpiredRecordsDeletion({ users, sessions, links, audit: parts.audit, clock, log }),
    }),
    idTokens: createIdTokenVerifier({ clock, endpoints: identityEndpoints, googleClientId, firebase }),
    nonces,
    factors,
    totp: createTotp({ secret: config.AUTH_SECRET, clock }),
    codes: createRecoveryCodes(config.AUTH_SECRET),
    passkeys: createPasskeys({ party: resolveRelyingParty(config), nonces }),
    googleClientId: googleClientId ?? null,
    firebaseEnabled: firebase !== null,
  });
}

/** Wires accounts, approval, administration and profile. */
export function wireAccounts(wiring: AccountsWiring): WiredAccounts {
  const { config, clock, log, jobs } = wiring;
  const repositories = createRepositories(wiring);
  const access = createAccessService({
    records: repositories.records,
    clock,
    log,
    approval: config.ACCESS_APPROVAL,
    adminEmails: config.ADMIN_EMAILS,
    provesAddresses: config.SMTP_URL !== undefined || isReachable(config),
  });
  const attempts = createAttemptLimits(wiring.counter);
  const { mails, notices } = createMails(wiring, repositories, attempts);
  const { codes, users, trail, list } = repositories;
  const audit = createAuditService({ entries: trail, clock, secret: config.AUTH_SECRET });
  const setUp = createSetUpCodes({ codes, users, clock, rule: resolveFirstAdministratorRule(config) });
  const accounts = createAccounts(wiring, {
    repositories,
    access,
    attempts,
    mails,
    notices,
    audit,
    setUp,
  });
  const administration = createAdministrationService({ directory: accounts.directory, access, list });
  const outbox = getOutboxFolder(wiring.config.DATA_DIR);
  const ownData = [
    createJobsData(jobs),
    // After the jobs that write them.
    createMailFilesData({
      find: (address) => findOutboxMails(outbox, address),
      erase: (address) => deleteOutboxMails(outbox, address),
    }),
    createAccessData(access),
    createAuditData(audit),
    createAccountsData(accounts),
  ];
  const personalData = [...(wiring.personalData ?? []), ...ownData];
  const { separateStore } = wiring.recordRepositories;
  const separateStoreErasure = separateStore && { separateStore: { forget: separateStore.forget, jobs } };
  const erasure = createErasure({ accounts, personalData, clock, ...separateStoreErasure });
  const profile = createProfileService({ accounts, access, personalData, erasure, audit, clock, log });
  return {
    authenticator: createAuthenticator(accounts, access),
    accounts,
    access,
    jobs: { ...mails.handlers, ...notices.handlers, ...erasure.handlers },
    routes: async (api) => {
      await api.register(async (scope) => {
        acceptEmptyBodies(scope);
        accountRoutes(scope, { accounts });
        profileRoutes(scope, { profile });
        administrationRoutes(scope, { people: administration });
        auditRoutes(scope, { audit });
      });
    },
    announce: async () => {
      if (config.FIREBASE_AUTH_EMULATOR_HOST !== undefined && config.FIREBASE_ENABLED)
        log.warn("FIREBASE_AUTH_EMULATOR_HOST is set: Firebase's users are taken unverified. Never so in production");
      if (config.FIRESTORE_EMULATOR_HOST !== undefined && config.FIRESTORE_ENABLED)
        log.warn("FIRESTORE_EMULATOR_HOST is set: records are kept by an emulator. Never so in production");
      const left = (await separateStore?.leftInSql()) ?? [];
      if (left.length > 0)
        log.warn({ left }, "records that are still in SQL are not seen: npm run move-records -- --to firestore");
      await separateStore
        ?.settle()
        .catch((error: unknown) => log.error({ err: error }, "decisions were not all noted"));
      access.announce(await users.hasFirstAccount());
      await setUp.announce(log);
    },
  };
}
