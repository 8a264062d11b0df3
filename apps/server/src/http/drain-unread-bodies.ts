import type { IncomingMessage } from "node:http";
import type { App } from "./fastify-app-type.ts";
import { toClientKey } from "./rate-limit-counter.ts";
import { createLane } from "./round-lane.ts";

/** Of all refused bodies together; each is at most the 64 kB that a stream holds, so they are 32 MB a second at most. */
const MAX_PIECES_PER_ROUND = 2;
const ROUND_MS = 4;

/**
 * What a client goes on sending after it was refused has to be read, so that it sees the answer and may use its connection again. Node reads it as fast as it
 * arrives: a hundred bodies of 2 MB hold everyone else for half a second. Here they are read a few pieces every few milliseconds, the senders in turn: a limit by time, because a busy event loop that goes round
 * more slowly would give them the greater share of it.
 */
export function registerUnreadBodies(app: App): void {
  const lane = createLane(MAX_PIECES_PER_ROUND, (begin) => setTimeout(begin, ROUND_MS));

  function drain(body: IncomingMessage, sender: string): void {
    const readOn = (): void =>
      lane.enter(sender, () => {
        body.read();
        if (!body.readableEnded && !body.destroyed) body.once("readable", readOn);
      });
    body.once("readable", readOn);
  }

  app.addHook("onSend", (request, _reply, payload, done) => {
    const { raw } = request;
    // Nothing has begun to read it, and nothing will.
    if (!raw.complete && raw.readableFlowing === null && raw.listenerCount("readable") === 0)
      drain(raw, toClientKey(request.ip));
    done(null, payload);
  });
}
