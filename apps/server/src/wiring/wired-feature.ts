import type { App } from "../http/fastify-app-type.ts";
import type { JobHandlers } from "../jobs/job-handler.ts";

/** What a wired area of the product contributes to the app. */
export interface WiredFeature {
  /** Registers routes under the API's prefix. */
  routes?(api: App): Promise<void>;
  /** Registers pages that the server renders itself; they take precedence over the web app's. */
  pages?(app: App): Promise<void>;
  /** Handlers of the area's background jobs. */
  readonly jobs?: JobHandlers;
  /** Handlers of slow or bursty jobs: each set gets a separate worker, so that mails and deletions never wait behind them. */
  readonly slowJobs?: readonly JobHandlers[];
  /** Logs information for the operator at start-up. */
  announce?(): Promise<void>;
}
