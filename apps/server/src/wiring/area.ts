import type { App } from "../http/types.ts";
import type { JobHandlers } from "../jobs/handler.ts";

/** One area of the product, its parts made: what the app takes from it. */
export interface Area {
  /** Under the API's prefix. */
  routes?(api: App): Promise<void>;
  /** Pages that the server itself puts something into, before the web app's own. */
  pages?(app: App): Promise<void>;
  /** The kinds of work that it does later. */
  readonly jobs?: JobHandlers;
  /** Those that take long or come in crowds: each of these has a worker of its own, so that no mail and no deletion waits behind it. */
  readonly slowJobs?: readonly JobHandlers[];
  /** Says at start-up what an operator must know. */
  announce?(): Promise<void>;
}
