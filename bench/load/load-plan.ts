import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface LoadRequest {
  /** Under which its responses are counted. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Without `x-forwarded-for`, each request comes from another address, so that limits per address do not end the load. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Steady requests are sent at their time, whether or not earlier ones were answered: a slow server does not get fewer of them. A closed load has so
 * many connections, each of which makes its next request a pause after the last response.
 */
export type Pace =
  | { readonly kind: "steady"; readonly everyMs: number }
  | { readonly kind: "closed"; readonly connections: number; readonly pauseMs: number };

export interface LoadPlan {
  readonly port: number;
  readonly pace: Pace;
  /** In turn. Of a closed load with as many connections as requests, each connection repeats one. */
  readonly requests: readonly LoadRequest[];
  /** Whether requests that are not answered at the end are given up, and not counted. */
  readonly abandons?: boolean;
  /** Whether each connection of a closed load comes from an address of the loopback of its own, for a proxy that believes no header. On Linux. */
  readonly hasOwnAddresses?: boolean;
  /** Of a port with TLS: the certificate to be trusted, in PEM. Each connection begins with a handshake. */
  readonly ca?: string;
}

export interface Responses {
  /** Milliseconds of each request, until its response has arrived as a whole. */
  readonly latenciesMs: number[];
  /** How often each status came; 0 is a broken connection, or no answer within a minute. */
  readonly statuses: Record<string, number>;
}

export interface LoadResult {
  /** By the names of the requests. */
  readonly responses: Readonly<Record<string, Responses>>;
  readonly seconds: number;
}

export interface RunningLoad {
  /** Ends the load, and waits for the responses that it does not abandon. */
  stop(): Promise<LoadResult>;
}

/** Runs all plans in one thread, so that their latencies do not contain the waiting of other loads. */
export function startLoad(plans: readonly LoadPlan[]): RunningLoad {
  const thread = new Worker(new URL("generator-thread.ts", import.meta.url), { workerData: plans });
  const ended = once(thread, "message") as Promise<[LoadResult]>;
  // An error of the thread is thrown where the load is stopped.
  ended.catch(() => undefined);
  return {
    stop: async () => {
      thread.postMessage("stop", []);
      const [result] = await ended;
      await thread.terminate();
      return result;
    },
  };
}

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export async function runLoad(plans: readonly LoadPlan[], seconds: number): Promise<LoadResult> {
  const load = startLoad(plans);
  await pause(seconds * 1000);
  return load.stop();
}
