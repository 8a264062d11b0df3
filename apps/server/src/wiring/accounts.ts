import { isIP } from "node:net";
import type { Config } from "../settings/config.ts";
import type { Authenticator } from "../http/authorize-request.ts";
import { acceptEmptyBodies } from "../http/accept-empty-bodies.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { type AccessService, createAccessService } from "../modules/access-approval/service.ts";
import { type AttemptLimits, createAttemptLimits } from "../modules/accounts/attempt-limits.ts";
import { type LinkMails, createLinkMails } from "../modules/accounts/mailed-links/send-link-mails.ts";
import { createSqlLinksRepository } from "../modules/accounts/mailed-links/sql-repository.ts";
import { type NoticeMails, createNoticeMails } from "../modules/accounts/notices/notice-mails.ts";
import { createPasswordHasher } from "../modules/accounts/passwords/password-hasher.ts";
import { createSqlUserRepository } from "../modules/accounts/users/sql-repository.ts";
import { IDENTITY_ENDPOINTS, createIdTokenVerifier } from "../modules/accounts/providers/id-tokens.ts";
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
import { addAccessRequestTimesToUserList } from "../modules/people/add-access-request-times-to-user-list.ts";
import { apiKeyRoutes, presentApiKey } from "../modules/accounts/api-keys/routes.ts";
import { createApiKeys } from "../modules/accounts/api-keys/service.ts";
import { createSqlApiKeyRepository } from "../modules/accounts/api-keys/sql-repository.ts";
import { peopleRoutes } from "../modules/people/routes.ts";
import { createPeopleService } from "../modules/people/service.ts";
import { createSqlUserListRepository } from "../modules/people/sql-repository.ts";
import { auditRoutes } from "../modules/audit/routes.ts";
import { type AuditService, createAuditService } from "../modules/audit/service.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import type { Area } from "./area.ts";
import { createAuthenticator } from "./authentication.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import { isReachable, resolveFirstAdministratorRule } from "./resolve-first-administrator-rule.ts";
import type { SharedParts } from "./shared-parts.ts";

export interface AccountsWiring extends SharedParts {
  readonly jobs: JobQueue;
}

export interface AccountsGives {
  readonly accountAuthenticator: Authenticator;
  readonly accounts: AccountsService;
  readonly access: AccessService;
  readonly audit: AuditService;
  readonly isVerified: (userId: string) => Promise<boolean>;
  /** The id of the place that the account has chosen. */
  readonly findAccountPlace: (userId: string) => Promise<number | null>;
  /** Null for a deleted account or one without access. */
  readonly findAccount: (userId: string) => Promise<{ readonly userId: string; readonly email: string } | null>;
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
  const { config, clock, logger: log, identityEndpoints = IDENTITY_ENDPOINTS } = wiring;
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

/** Finds accounts for other areas. */
function createAccountFinders({ own }: AccountsService, access: AccessService) {
  return {
    findAccountPlace: async (userId: string): Promise<number | null> => (await own.find(userId))?.user.placeId ?? null,
    isVerified: async (userId: string): Promise<boolean> => (await own.find(userId))?.user.emailVerified === true,
    findAccount: async (id: string) => {
      const user = (await own.find(id))?.user;
      if (!user || user.isLeaving) return null;
      const { isAuthorized } = await access.getAccessStatus(user);
      return isAuthorized ? { userId: user.id, email: user.email } : null;
    },
  };
}

/** Wires accounts, approval and administration. */
export function wireAccounts(wiring: AccountsWiring): Area<AccountsGives> {
  const { config, clock, logger: log } = wiring;
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
  const apiKeys = createApiKeys({
    records: createSqlApiKeyRepository(wiring.database.db, trail),
    clock,
    requireProof: accounts.requireProof,
  });
  const people = createPeopleService({ directory: accounts.directory, access, list });
  const { separateStore } = wiring.recordRepositories;
  return {
    gives: {
      accountAuthenticator: createAuthenticator(accounts, access, apiKeys),
      accounts,
      access,
      audit,
      ...createAccountFinders(accounts, access),
    },
    personalData: [
      {
        name: "api_keys",
        collect: async (person) => (await apiKeys.list(person)).map(presentApiKey),
        erase: apiKeys.erase,
      },
    ],
    jobs: { ...mails.handlers, ...notices.handlers },
    routes: async (api) => {
      await api.register(async (scope) => {
        acceptEmptyBodies(scope);
        accountRoutes(scope, { accounts });
        peopleRoutes(scope, { people });
        auditRoutes(scope, { audit });
        await scope.register(apiKeyRoutes, { apiKeys });
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
