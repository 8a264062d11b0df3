import type { Ephemeris } from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import type { Redis } from "ioredis";
import type { Clock, Stopwatch } from "../clock.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/client.ts";
import type { OpenFirestore } from "../firestore/client.ts";
import type { Authenticator } from "../http/access.ts";
import type { ChatPatience } from "../chat/patience.ts";
import type { LogOptions } from "../http/log.ts";
import type { RequestLimits } from "../http/request-limits.ts";
import type { WorkerPace } from "../jobs/worker.ts";
import type { Argon2Cost } from "../modules/accounts/passwords/hashing.ts";
import type { IdentityEndpoints } from "../modules/accounts/providers/id-tokens.ts";

/** Everything the app stands on. Who made it closes it: the app closes only itself. */
export interface AppParts {
  readonly config: Config;
  /** Migrated. */
  readonly database: OpenDatabase;
  /** Where it is on: leads, kundlis and approvals are kept there. */
  readonly firestore?: OpenFirestore | undefined;
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
  readonly clock: Clock;
  /** The system's where absent. */
  readonly stopwatch?: Stopwatch | undefined;
  readonly log: LogOptions;
  readonly redis?: Redis | undefined;
  /** The folder of the built web app. */
  readonly webFolder: string;
  /** In place of the accounts' own, for tests of other modules. */
  readonly authenticator?: Authenticator | undefined;
  /** In place of Google's and Firebase's own keys, for tests that sign tokens. */
  readonly identityEndpoints?: IdentityEndpoints | undefined;
  /** In place of what production hashes passwords with, for tests of what is not hashing. */
  readonly passwordCost?: Argon2Cost | undefined;
  readonly limits?: Partial<RequestLimits> | undefined;
  readonly jobPace?: Partial<WorkerPace> | undefined;
  /** How long models and readers of streams are waited for. */
  readonly patience?: Partial<ChatPatience> | undefined;
  /** Hold every answer against its schema: tests do; for users the compiler has, and a kundli is sent a fifth sooner. */
  readonly checkAnswers?: boolean | undefined;
}
