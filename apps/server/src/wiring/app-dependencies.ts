import type { Ephemeris } from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import type { Redis } from "ioredis";
import type { Clock, Stopwatch } from "../time/clock.ts";
import type { WorkerPool } from "../computing/worker-pool.ts";
import type { Config } from "../settings/config.ts";
import type { OpenDatabase } from "../db/client.ts";
import type { OpenFirestore } from "../firestore/client.ts";
import type { Authenticator } from "../http/authorize-request.ts";
import type { ChatTimeouts } from "../chat/timeouts.ts";
import type { OpenMetrics } from "../metrics/open-metrics.ts";
import type { LogOptions } from "../http/log.ts";
import type { RequestLimits } from "../http/request-limits.ts";
import type { WorkerTimings } from "../jobs/worker.ts";
import type { Argon2Cost } from "../modules/accounts/passwords/password-hasher.ts";
import type { IdentityEndpoints } from "../modules/accounts/providers/id-tokens.ts";

/** The dependencies of the app. Their creator has to close them: the app closes only itself. */
export interface AppDependencies {
  readonly config: Config;
  /** Already migrated. */
  readonly database: OpenDatabase;
  /** If configured, leads, kundlis and approvals are stored there. */
  readonly firestore?: OpenFirestore | undefined;
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
  /** Threads for long computations; if absent, these run on the main thread. */
  readonly workers?: WorkerPool | undefined;
  /** The app's own if absent. */
  readonly metrics?: OpenMetrics | undefined;
  readonly clock: Clock;
  /** The system's stopwatch if absent. */
  readonly stopwatch?: Stopwatch | undefined;
  readonly log: LogOptions;
  readonly redis?: Redis | undefined;
  /** The folder of the built web app. */
  readonly webFolder: string;
  /** The folder of the web app's build for Node, which renders pages with their content; if absent, the browser renders them. */
  readonly pageBundle?: string | undefined;
  /** Replaces the authentication by accounts, for tests of other modules. */
  readonly authenticator?: Authenticator | undefined;
  /** Replaces Google's and Firebase's keys, for tests that sign tokens. */
  readonly identityEndpoints?: IdentityEndpoints | undefined;
  /** Cheaper password hashing, for tests that do not test hashing. */
  readonly passwordCost?: Argon2Cost | undefined;
  readonly limits?: Partial<RequestLimits> | undefined;
  readonly jobTimings?: Partial<WorkerTimings> | undefined;
  /** Timeouts for models and readers of streams. */
  readonly chatTimeouts?: Partial<ChatTimeouts> | undefined;
  /** Validates every response against its schema, for tests. In production the types suffice, and a kundli is sent 20 % faster. */
  readonly checkAnswers?: boolean | undefined;
}
