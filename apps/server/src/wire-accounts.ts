import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/client.ts";
import type { Authenticator } from "./http/access.ts";
import { authentication } from "./http/authentication.ts";
import { acceptEmptyBodies } from "./http/empty-body.ts";
import { type HitCounter, memoryHitCounter } from "./http/hit-counter.ts";
import { redisHitCounter } from "./http/redis-hit-counter.ts";
import type { App } from "./http/types.ts";
import { openMailer } from "./mail/mailer.ts";
import { accessRoutes } from "./modules/access/routes.ts";
import { type AccessService, accessService } from "./modules/access/service.ts";
import { attempts } from "./modules/accounts/attempts.ts";
import { accountMails } from "./modules/accounts/mails.ts";
import { nonces } from "./modules/accounts/nonces.ts";
import { type IdentityEndpoints, IDENTITY_ENDPOINTS, idTokens } from "./modules/accounts/id-tokens.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { type AccountsService, accountsService } from "./modules/accounts/service.ts";
import { sessions } from "./modules/accounts/sessions.ts";
import { passwordRoutes, signInRoutes } from "./modules/accounts/sign-in-routes.ts";
import type { PersonalData } from "./modules/profile/personal-data.ts";
import { profileRoutes } from "./modules/profile/routes.ts";
import { profileService } from "./modules/profile/service.ts";

export interface AccountsWiring {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly redis?: Redis | undefined;
  readonly log: FastifyBaseLogger;
  readonly identityEndpoints?: IdentityEndpoints | undefined;
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

/** Accounts, approval and profile, made from the parts of the app. */
export function wireAccounts(wiring: AccountsWiring): WiredAccounts {
  const { config, clock, redis, log, personalData = [], identityEndpoints = IDENTITY_ENDPOINTS } = wiring;
  const { db } = wiring.database;
  const verifiesMail = config.SMTP_URL !== undefined;
  const { ACCESS_APPROVAL: approval, ADMIN_EMAILS: adminEmails } = config;
  const access = accessService({ db, clock, log, approval, adminEmails, verifiesMail });
  const tries = attempts(hitCounterOf(clock, redis));
  const from = config.MAIL_FROM ?? "Lagna <lagna@localhost>";
  const mailer = openMailer({ smtpUrl: config.SMTP_URL, from, dataDir: config.DATA_DIR, log });
  const mails = accountMails({ db, clock, mailer, attempts: tries, publicUrl: publicUrlOf(config), log });
  const live = sessions({ db, clock, timeoutMs: config.SESSION_TIMEOUT_MS, log });
  const firebase = firebaseOf(config);
  const accounts = accountsService({
    db,
    clock,
    access,
    sessions: live,
    attempts: tries,
    mails,
    log,
    idTokens: idTokens({
      clock,
      endpoints: identityEndpoints,
      googleClientId: config.GOOGLE_CLIENT_ID,
      firebase,
    }),
    nonces: nonces({
      secret: config.AUTH_SECRET,
      clock,
    }),
    googleClientId: config.GOOGLE_CLIENT_ID ?? null,
    firebaseEnabled: firebase !== null,
  });
  const profile = profileService({ db, clock, accounts, access, personalData, log });
  return {
    authenticator: authentication(accounts, access),
    accounts,
    access,
    routes: async (api) => {
      await api.register(async (scope) => {
        acceptEmptyBodies(scope);
        accountRoutes(scope, { accounts });
        signInRoutes(scope, { accounts });
        passwordRoutes(scope, { accounts });
        profileRoutes(scope, { profile });
        accessRoutes(scope, { access });
      });
    },
    announce: async () => {
      if (firebase?.emulatorHost !== undefined)
        log.warn("FIREBASE_AUTH_EMULATOR_HOST is set: Firebase's users are taken unverified. Never so in production");
      await access.announce();
    },
    close: accounts.idle,
  };
}
