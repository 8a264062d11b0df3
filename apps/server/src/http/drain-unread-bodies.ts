import type { IncomingMessage } from "node:http";
import type { App } from "./fastify-app-type.ts";
import { toClientKey } from "./rate-limit-counter.ts";
import { createLane } from "./round-lane.ts";

/** Of all refused bodies together; a piece is at most the 64 kB that a stream holds, so they are 8 MB a second at most. */
const MAX_PIECES_PER_ROUND = 1;
const ROUND_MS = 8;

/** Whether a part of it is still to come, and nothing reads it. A body that grew too large flows on without a listener. */
const isUnread = (body: IncomingMessage): boolean =>
  !body.complete && !body.destroyed && body.listenerCount("data") + body.listenerCount("readable") === 0;

/**
 * What a client goes on sending after it was refused has to be read, so that it sees the answer and may use its connection again. Node reads it as fast as it
 * arrives: a hundred bodies of 2 MB hold everyone else for half a second. Here they are read a few pieces every few milliseconds, the senders in turn: a limit by time, because a busy event loop that goes round
 * more slowly would give them the greater share of it. So a client with one connection is also refused only as often as its bodies are read.
 * Must be called before other hooks that close connections.
 */
export function registerUnreadBodies(app: App): void {
  const lane = createLane(MAX_PIECES_PER_ROUND, (begin) => setTimeout(begin, ROUND_MS));

  function drain(body: IncomingMessage, sender: string): void {
    const readOn = (): void => {
      if (!body.readableEnded && !body.destroyed)
        body.once("readable", () =>
          lane.enter(sender, () => {
            body.read();
            readOn();
          }),
        );
    };
    readOn();
    // What has arrived, at once: of a body from which nothing was read, Node reads the rest by itself when the answer has been sent.
    body.read();
  }

  app.addHook("onSend", (request, reply, payload, done) => {
    const { raw } = request;
    if (!isUnread(raw)) return done(null, payload);
    // Of Fastify, for a body that is too large: an end while the client still sends is a reset, which may overtake the answer.
    reply.removeHeader("connection");
    drain(raw, toClientKey(request.ip));
    // A client that wants no further answer on the connection gets this one after its body, for the same reason.
    if (reply.raw.shouldKeepAlive) done(null, payload);
    else raw.once("close", () => done(null, payload));
  });
}
