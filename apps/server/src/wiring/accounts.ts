import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/client.ts";
import type { Authenticator } from "../http/access.ts";
import { acceptEmptyBodies } from "../http/empty-body.ts";
import { type HitCounter, memoryHitCounter } from "../http/hit-counter.ts";
import { redisHitCounter } from "../http/redis-hit-counter.ts";
import type { App } from "../http/types.ts";
import { openMailer } from "../mail/mailer.ts";
import { type AccessService, accessService } from "../modules/access/service.ts";
import { sqlAccess } from "../modules/access/sql-repository.ts";
import { attempts } from "../modules/accounts/attempts.ts";
import { linkMails } from "../modules/accounts/links/mails.ts";
import { sqlLinks } from "../modules/accounts/links/sql-repository.ts";
import { type Argon2Cost, passwordHasher } from "../modules/accounts/passwords/hashing.ts";
import { sqlPeople } from "../modules/accounts/people/sql-repository.ts";
import { type IdentityEndpoints, IDENTITY_ENDPOINTS, idTokens } from "../modules/accounts/providers/id-tokens.ts";
import { nonces } from "../modules/accounts/providers/nonces.ts";
import { accountRoutes } from "../modules/accounts/routes.ts";
import { type AccountsService, accountsService } from "../modules/accounts/service.ts";
import { liveSessions } from "../modules/accounts/sessions/sessions.ts";
import { sqlSessions } from "../modules/accounts/sessions/sql-repository.ts";
import { tidying } from "../modules/accounts/tidying.ts";
import { administrationRoutes } from "../modules/administration/routes.ts";
import { administrationService } from "../modules/administration/service.ts";
import { erasure } from "../modules/profile/erasure.ts";
import { accessData, accountsData } from "../modules/profile/own-data.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import { profileRoutes } from "../modules/profile/routes.ts";
import { profileService } from "../modules/profile/service.ts";
import { authentication } from "./authentication.ts";

export interface AccountsWiring {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly redis?: Redis | undefined;
  readonly log: FastifyBaseLogger;
  readonly identityEndpoints?: IdentityEndpoints | undefined;
  /** For tests of what is not hashing. */
  readonly passwordCost?: Argon2Cost | undefined;
  /** What other modules keep of a person, for export and deletion. */
  readonly personalData?: readonly PersonalData[];
}

export interface WiredAccounts {
  readonly authenticator: Authenticator;
  readonly accounts: AccountsService;
  readonly access: AccessService;
  /** Under the API's prefix. */
  routes(api: App): Promise<void>;
  /** Says at start-up what an operator must know: how the first administrator comes to be, say. */
  announce(): Promise<void>;
  /** Resolves when every mail is out. */
  close(): Promise<void>;
}

/** Links in mails lead here. From configuration alone: a request's Host header says whatever its sender likes. */
function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Config): string {
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, "");
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

function hitCounterOf(clock: Clock, redis: Redis | undefined): HitCounter {
  const memory = memoryHitCounter(() => clock().getTime());
  return redis ? redisHitCounter(redis, memory) : memory;
}

function firebaseOf(config: Config) {
  const { FIREBASE_ENABLED: enabled, FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = config;
  if (!enabled || projectId === undefined || apiKey === undefined) return null;
  return { projectId, apiKey, emulatorHost: config.FIREBASE_AUTH_EMULATOR_HOST };
}

const repositoriesOf = ({ db }: OpenDatabase) => ({
  people: sqlPeople(db),
  links: sqlLinks(db),
  sessions: sqlSessions(db),
  records: sqlAccess(db),
});
type Repositories = ReturnType<typeof repositoriesOf>;

function accountsOf(wiring: AccountsWiring, { people, links, sessions }: Repositories, access: AccessService) {
  const { config, clock, redis, log, identityEndpoints = IDENTITY_ENDPOINTS } = wiring;
  const tries = attempts(hitCounterOf(clock, redis));
  const from = config.MAIL_FROM ?? "Lagna <lagna@localhost>";
  const mailer = openMailer({ smtpUrl: config.SMTP_URL, from, dataDir: config.DATA_DIR, log });
  const firebase = firebaseOf(config);
  const googleClientId = config.GOOGLE_CLIENT_ID;
  return accountsService({
    people,
    links,
    clock,
    access,
    log,
    attempts: tries,
    hasher: passwordHasher(wiring.passwordCost),
    sessions: liveSessions({
      sessions,
      clock,
      timeoutMs: config.SESSION_TIMEOUT_MS,
      tidy: tidying({ people, sessions, links, clock, log }),
    }),
    mails: linkMails({ people, links, clock, mailer, attempts: tries, publicUrl: publicUrlOf(config), log }),
    idTokens: idTokens({ clock, endpoints: identityEndpoints, googleClientId, firebase }),
    nonces: nonces({ secret: config.AUTH_SECRET, clock }),
    googleClientId: googleClientId ?? null,
    firebaseEnabled: firebase !== null,
  });
}

/** Accounts, approval, administration and profile, made from the parts of the app. */
export function wireAccounts(wiring: AccountsWiring): WiredAccounts {
  const { config, clock, log } = wiring;
  const repositories = repositoriesOf(wiring.database);
  const access = accessService({
    records: repositories.records,
    clock,
    log,
    approval: config.ACCESS_APPROVAL,
    adminEmails: config.ADMIN_EMAILS,
    verifiesMail: config.SMTP_URL !== undefined,
  });
  const accounts = accountsOf(wiring, repositories, access);
  const administration = administrationService({ directory: accounts.directory, access });
  const personalData = [...(wiring.personalData ?? []), accessData(access), accountsData(accounts)];
  const leaving = erasure({ accounts, personalData });
  const profile = profileService({ accounts, access, personalData, erasure: leaving, clock, log });
  return {
    authenticator: authentication(accounts, access),
    accounts,
    access,
    routes: async (api) => {
      await api.register(async (scope) => {
        acceptEmptyBodies(scope);
        accountRoutes(scope, { accounts });
        profileRoutes(scope, { profile });
        administrationRoutes(scope, { people: administration });
      });
    },
    announce: async () => {
      if (config.FIREBASE_AUTH_EMULATOR_HOST !== undefined && config.FIREBASE_ENABLED)
        log.warn("FIREBASE_AUTH_EMULATOR_HOST is set: Firebase's users are taken unverified. Never so in production");
      access.announce(await repositories.people.hasFirstAccount());
    },
    close: accounts.idle,
  };
}
