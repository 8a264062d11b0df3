import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What the thread answers to /health while the main loop beats. */
export interface KnownHealth {
  readonly status: 200 | 503;
  readonly body: object;
}

export interface HealthThreadData {
  readonly host: string;
  readonly port: number;
  /** Shared by both threads: when the main loop last had a turn, in milliseconds since 1970. */
  readonly beat: BigInt64Array<SharedArrayBuffer>;
}

export interface HealthPort {
  readonly port: number;
  /** The main loop has a turn. */
  beat(): void;
  tell(health: KnownHealth): void;
}

/**
 * Answers /live and /health on a port of their own, in a thread: whatever holds the main loop, the answer is there within milliseconds.
 * @throws Error if the port cannot be used
 */
export async function openHealthPort({ host, port }: { host: string; port: number }): Promise<HealthPort> {
  const beat = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const storeBeat = (): void => void Atomics.store(beat, 0, BigInt(Date.now()));
  storeBeat();
  const workerData: HealthThreadData = { host, port, beat };
  const thread = new Worker(new URL("health-thread.ts", import.meta.url), { workerData });
  const [listeningPort] = (await once(thread, "message")) as [number];
  thread.unref();
  return { port: listeningPort, beat: storeBeat, tell: (health) => thread.postMessage(health, []) };
}
