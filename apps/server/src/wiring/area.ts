import type { App } from "../http/fastify-app-type.ts";
import type { JobHandlers } from "../jobs/job-handler.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";

/** An area of the product: what it gives to the areas that are listed after it, and what it contributes to the app. */
export interface Area<Gives extends object = object> {
  readonly gives: Gives;
  /** Registers routes under the API's prefix. */
  routes?(api: App): Promise<void>;
  /** Registers pages that the server renders itself; they take precedence over the web app's. */
  pages?(app: App): Promise<void>;
  /** Handlers of the area's background jobs. */
  readonly jobs?: JobHandlers;
  /** Handlers of slow or bursty jobs: each set gets a separate worker, so that mails and deletions never wait behind them. */
  readonly slowJobs?: readonly JobHandlers[];
  /** The data that the area stores about a person, in the order of erasure. */
  readonly personalData?: readonly PersonalData[];
  /** Logs information for the operator at start-up. */
  announce?(): Promise<void>;
}
