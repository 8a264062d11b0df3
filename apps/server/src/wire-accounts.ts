import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/client.ts";
import type { Authenticator } from "./http/access.ts";
import { authentication } from "./http/authentication.ts";
import { type HitCounter, memoryHitCounter } from "./http/hit-counter.ts";
import { redisHitCounter } from "./http/redis-hit-counter.ts";
import type { App } from "./http/types.ts";
import { openMailer } from "./mail/mailer.ts";
import { type AccessService, accessService } from "./modules/access/service.ts";
import { attempts } from "./modules/accounts/attempts.ts";
import { accountMails } from "./modules/accounts/mails.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { type AccountsService, accountsService } from "./modules/accounts/service.ts";
import { sessions } from "./modules/accounts/sessions.ts";

export interface AccountsWiring {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly redis?: Redis | undefined;
  readonly log: FastifyBaseLogger;
}

export interface WiredAccounts {
  readonly authenticator: Authenticator;
  readonly accounts: AccountsService;
  readonly access: AccessService;
  /** Under the API's prefix. */
  routes(api: App): Promise<void>;
  /** Says at start-up how the first administrator comes to be. */
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

/** Accounts, approval and profile, made from the parts of the app. */
export function wireAccounts({ config, database: { db }, clock, redis, log }: AccountsWiring): WiredAccounts {
  const verifiesMail = config.SMTP_URL !== undefined;
  const { ACCESS_APPROVAL: approval, ADMIN_EMAILS: adminEmails } = config;
  const access = accessService({ db, clock, log, approval, adminEmails, verifiesMail });
  const tries = attempts(hitCounterOf(clock, redis));
  const from = config.MAIL_FROM ?? "Lagna <lagna@localhost>";
  const mailer = openMailer({ smtpUrl: config.SMTP_URL, from, dataDir: config.DATA_DIR, log });
  const mails = accountMails({ db, clock, mailer, attempts: tries, publicUrl: publicUrlOf(config), log });
  const live = sessions({ db, clock, timeoutMs: config.SESSION_TIMEOUT_MS });
  const accounts = accountsService({ db, clock, access, sessions: live, attempts: tries, mails, log });
  return {
    authenticator: authentication(accounts, access),
    accounts,
    access,
    routes: async (api) => {
      accountRoutes(api, { accounts });
    },
    announce: access.announce,
    close: accounts.idle,
  };
}
