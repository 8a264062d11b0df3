import { createHash } from "node:crypto";
import type { App } from "./fastify-app-type.ts";
import { toClientKey } from "./rate-limit-counter.ts";
import { createLane } from "./round-lane.ts";

/** Requests that begin in one round of the event loop. A hundred refused ones in a round would hold it for 300 ms. */
const MAX_PER_ROUND = { known: 16, unknown: 4 } as const;
/** Sessions that are remembered, the most recent ones. */
const MAX_KNOWN_SESSIONS = 10_000;

const hashToken = (authorization: string): string => createHash("sha256").update(authorization).digest("base64");

/** The sessions that were recently found valid, by a hash. */
function createKnownSessions() {
  const known = new Set<string>();
  return {
    has: (session: string): boolean => known.has(session),
    remember(session: string): void {
      known.delete(session);
      known.add(session);
      const [oldest] = known;
      if (known.size > MAX_KNOWN_SESSIONS && oldest !== undefined) known.delete(oldest);
    },
  };
}

/**
 * Spreads requests over the rounds of the event loop, before anything is looked up and before their bodies are read. Those of sessions that were
 * valid before do not wait for a flood of others. On a server that is not flooded no request waits.
 */
export function registerArrivalPacing(app: App): void {
  const lanes = { known: createLane(MAX_PER_ROUND.known), unknown: createLane(MAX_PER_ROUND.unknown) };
  const sessions = createKnownSessions();
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.routeOptions.config.unlimited === true) return done();
    const { authorization } = request.headers;
    const session = authorization === undefined ? undefined : hashToken(authorization);
    if (session !== undefined && sessions.has(session)) lanes.known.enter(session, done);
    else lanes.unknown.enter(toClientKey(request.ip), done);
  });
  app.addHook("preHandler", async ({ principal, headers: { authorization } }) => {
    if (principal && authorization !== undefined) sessions.remember(hashToken(authorization));
  });
}
