import { AppError } from "../errors/app-error.ts";
import type { App } from "../http/fastify-app-type.ts";
import type { KnownHealth } from "./open-health-port.ts";

const BEAT_MS = 250;
/** Each check writes a row. */
const CHECK_MS = 5_000;

interface Listener {
  readonly beat: () => void;
  readonly tell: (health: KnownHealth) => void;
}

async function checkHealth(app: App): Promise<KnownHealth> {
  try {
    return { status: 200, body: { status: "ok", database: "ok", ...(await app.checkHealth()) } };
  } catch (error) {
    return { status: 503, body: { status: "unavailable", code: error instanceof AppError ? error.code : "internal" } };
  }
}

/** Reports each turn of the main loop, and the result of a check from time to time, until the server ends. */
export function watchProcess(app: App, { beat, tell }: Listener): void {
  let isEnding = false;
  const check = async (): Promise<void> => {
    const health = await checkHealth(app);
    if (!isEnding) tell(health);
  };
  void check();
  const timers = [setInterval(beat, BEAT_MS), setInterval(() => void check(), CHECK_MS)];
  for (const timer of timers) timer.unref();
  app.server.once("close", () => {
    isEnding = true;
    tell({ status: 503, body: { status: "ending" } });
  });
}
