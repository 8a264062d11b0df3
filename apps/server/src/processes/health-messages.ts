import cluster, { type Worker } from "node:cluster";
import type { App } from "../http/fastify-app-type.ts";
import type { HealthPort, KnownHealth } from "../health-port/open-health-port.ts";
import { watchProcess } from "../health-port/watch-process.ts";

/** From a process to its supervisor: its loop had a turn, and its health if that was checked. Others ignore it. */
interface HealthMessage {
  readonly beat: KnownHealth | null;
}

const isHealthMessage = (message: unknown): message is HealthMessage =>
  typeof message === "object" && message !== null && "beat" in message;

const send = (message: HealthMessage): void => {
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
};

/** Tells the supervisor of the turns of this process' main loop, and of its health. */
export const reportHealth = (app: App): void =>
  watchProcess(app, { beat: () => send({ beat: null }), tell: (health) => send({ beat: health }) });

/** The service lives while one of its processes does, and is healthy while one is. */
export function collectHealth(port: Pick<HealthPort, "beat" | "tell">): void {
  const known = new Map<number, KnownHealth>();
  const tellBest = (): void => {
    const [best] = [...known.values()].toSorted((one, other) => one.status - other.status);
    port.tell(best ?? { status: 503, body: { status: "starting" } });
  };
  cluster.on("message", (worker: Worker, message: unknown) => {
    if (!isHealthMessage(message)) return;
    port.beat();
    if (message.beat === null) return;
    known.set(worker.id, message.beat);
    tellBest();
  });
  cluster.on("disconnect", (worker) => {
    known.delete(worker.id);
    tellBest();
  });
}
