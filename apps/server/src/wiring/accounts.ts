import { isIP } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/client.ts";
import type { Authenticator } from "../http/access.ts";
import { acceptEmptyBodies } from "../http/empty-body.ts";
import type { HitCounter } from "../http/hit-counter.ts";
import type { JobQueue } from "../jobs/queue.ts";
import type { Mailer } from "../mail/mailer.ts";
import { type AccessService, accessService } from "../modules/access/service.ts";
import { type Attempts, attempts } from "../modules/accounts/attempts.ts";
import { type LinkMails, linkMails } from "../modules/accounts/links/mails.ts";
import { sqlLinks } from "../modules/accounts/links/sql-repository.ts";
import { type NoticeMails, noticeMails } from "../modules/accounts/notices/mails.ts";
import { type Argon2Cost, passwordHasher } from "../modules/accounts/passwords/hashing.ts";
import { sqlPeople } from "../modules/accounts/people/sql-repository.ts";
import { type IdentityEndpoints, IDENTITY_ENDPOINTS, idTokens } from "../modules/accounts/providers/id-tokens.ts";
import { nonces } from "../modules/accounts/providers/nonces.ts";
import { accountRoutes } from "../modules/accounts/routes.ts";
import { type AccountsService, accountsService } from "../modules/accounts/service.ts";
import { liveSessions } from "../modules/accounts/sessions/sessions.ts";
import { sqlSessions } from "../modules/accounts/sessions/sql-repository.ts";
import { passkeys, type RelyingParty } from "../modules/accounts/second-factors/passkeys.ts";
import { recoveryCodes } from "../modules/accounts/second-factors/recovery-codes.ts";
import { sqlSecondFactors } from "../modules/accounts/second-factors/sql-repository.ts";
import { totp } from "../modules/accounts/second-factors/totp.ts";
import { type SetUp, setUp } from "../modules/accounts/set-up/set-up.ts";
import { sqlSetUp } from "../modules/accounts/set-up/sql-repository.ts";
import { tidying } from "../modules/accounts/tidying.ts";
import { withRequests } from "../modules/administration/requests.ts";
import { administrationRoutes } from "../modules/administration/routes.ts";
import { administrationService } from "../modules/administration/service.ts";
import { sqlPeopleList } from "../modules/administration/sql-repository.ts";
import { auditRoutes } from "../modules/audit/routes.ts";
import { type AuditService, auditService } from "../modules/audit/service.ts";
import { sqlAudit } from "../modules/audit/sql-repository.ts";
import { erasure } from "../modules/profile/erasure.ts";
import { accessData, accountsData, auditData, jobsData } from "../modules/profile/own-data.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import { profileRoutes } from "../modules/profile/routes.ts";
import { profileService } from "../modules/profile/service.ts";
import type { Area } from "./area.ts";
import { authentication } from "./authentication.ts";
import { publicUrlOf } from "./mail.ts";
import { isReachable, setUpRuleOf } from "./set-up.ts";
import type { KeptRecords } from "./stores.ts";

export interface AccountsWiring {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly kept: KeptRecords;
  readonly clock: Clock;
  readonly counter: HitCounter;
  readonly log: FastifyBaseLogger;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly identityEndpoints?: IdentityEndpoints | undefined;
  /** For tests of what is not hashing. */
  readonly passwordCost?: Argon2Cost | undefined;
  /** What other modules keep of a person, for export and deletion. */
  readonly personalData?: readonly PersonalData[];
}

export interface WiredAccounts extends Area {
  readonly authenticator: Authenticator;
  readonly accounts: AccountsService;
  readonly access: AccessService;
}

/** Passkeys belong to a name; on one's own machine that is `localhost`. */
function relyingPartyOf({ PUBLIC_URL, PORT }: Config): RelyingParty | null {
  const { hostname, origin } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? { id: hostname, origin } : null;
}

function firebaseOf(config: Config) {
  const { FIREBASE_ENABLED: enabled, FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = config;
  if (!enabled || projectId === undefined || apiKey === undefined) return null;
  return { projectId, apiKey, emulatorHost: config.FIREBASE_AUTH_EMULATOR_HOST };
}

function repositoriesOf({ database: { db }, kept, clock, jobs }: AccountsWiring) {
  const trail = sqlAudit({ db, clock });
  return {
    people: sqlPeople(db, { jobs, audit: trail }),
    links: sqlLinks(db),
    sessions: sqlSessions(db, trail),
    records: kept.access,
    codes: sqlSetUp(db),
    factors: sqlSecondFactors(db, { jobs, audit: trail }),
    list: kept.apart ? withRequests(sqlPeopleList(db), kept.apart.requestedAt) : sqlPeopleList(db),
    trail,
  };
}
type Repositories = ReturnType<typeof repositoriesOf>;

/** Mails with links and mails about changes, by what the configuration says. */
function mailsOf(wiring: AccountsWiring, { people, links }: Repositories, tries: Attempts) {
  const { config, clock, jobs, mailer } = wiring;
  const publicUrl = publicUrlOf(config);
  return {
    mails: linkMails({ people, links, clock, jobs, mailer, attempts: tries, publicUrl }),
    notices: noticeMails({ people, clock, mailer, publicUrl }),
  };
}

interface Made {
  readonly repositories: Repositories;
  readonly access: AccessService;
  readonly attempts: Attempts;
  readonly mails: LinkMails;
  readonly notices: NoticeMails;
  readonly audit: AuditService;
  readonly setUp: SetUp;
}

function accountsOf(wiring: AccountsWiring, { repositories, ...made }: Made) {
  const { people, links, sessions, factors } = repositories;
  const { config, clock, log, identityEndpoints = IDENTITY_ENDPOINTS } = wiring;
  const firebase = firebaseOf(config);
  const googleClientId = config.GOOGLE_CLIENT_ID;
  const nonce = nonces({ secret: config.AUTH_SECRET, clock });
  return accountsService({
    people,
    links,
    clock,
    log,
    ...made,
    hasher: passwordHasher(wiring.passwordCost),
    sessions: liveSessions({
      sessions,
      clock,
      timeoutMs: config.SESSION_TIMEOUT_MS,
      marks: made.audit.marks,
      tidy: tidying({ people, sessions, links, audit: made.audit, clock, log }),
    }),
    idTokens: idTokens({ clock, endpoints: identityEndpoints, googleClientId, firebase }),
    nonces: nonce,
    factors,
    totp: totp({ secret: config.AUTH_SECRET, clock }),
    codes: recoveryCodes(config.AUTH_SECRET),
    passkeys: passkeys({ party: relyingPartyOf(config), nonces: nonce }),
    googleClientId: googleClientId ?? null,
    firebaseEnabled: firebase !== null,
  });
}

/** Accounts, approval, administration and profile, made from the parts of the app. */
export function wireAccounts(wiring: AccountsWiring): WiredAccounts {
  const { config, clock, log, jobs } = wiring;
  const repositories = repositoriesOf(wiring);
  const access = accessService({
    records: repositories.records,
    clock,
    log,
    approval: config.ACCESS_APPROVAL,
    adminEmails: config.ADMIN_EMAILS,
    provesAddresses: config.SMTP_URL !== undefined || isReachable(config),
  });
  const tries = attempts(wiring.counter);
  const { mails, notices } = mailsOf(wiring, repositories, tries);
  const { codes, people, trail, list } = repositories;
  const audit = auditService({ entries: trail, clock, secret: config.AUTH_SECRET });
  const founding = setUp({ codes, people, clock, rule: setUpRuleOf(config) });
  const accounts = accountsOf(wiring, {
    repositories,
    access,
    attempts: tries,
    mails,
    notices,
    audit,
    setUp: founding,
  });
  const administration = administrationService({ directory: accounts.directory, access, list });
  const own = [jobsData(jobs), accessData(access), auditData(audit), accountsData(accounts)];
  const personalData = [...(wiring.personalData ?? []), ...own];
  const { apart } = wiring.kept;
  const elsewhere = apart && { elsewhere: { forget: apart.forget, jobs } };
  const leaving = erasure({ accounts, personalData, clock, ...elsewhere });
  const profile = profileService({ accounts, access, personalData, erasure: leaving, audit, clock, log });
  return {
    authenticator: authentication(accounts, access),
    accounts,
    access,
    jobs: { ...mails.handlers, ...notices.handlers, ...leaving.handlers },
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
      const left = (await apart?.leftInSql()) ?? [];
      if (left.length > 0)
        log.warn({ left }, "records that are still in SQL are not seen: npm run move-records -- --to firestore");
      await apart?.settle().catch((error: unknown) => log.error({ err: error }, "decisions were not all noted"));
      access.announce(await people.hasFirstAccount());
      await founding.announce(log);
    },
  };
}
