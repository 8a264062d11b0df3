import type { FastifyReply } from "fastify";

/** So often something is said while nothing happens, so that no proxy in between takes the connection for dead. */
const KEEP_ALIVE_MS = 15_000;

export interface StreamedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** JSON has no line break but as an escape, so that an event is one line of data. */
const frameOf = ({ id, event, data }: StreamedEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Events in their order, to whoever asked for them. */
export interface EventReader {
  /** Null at the end, and once the reader has left. */
  next(): Promise<StreamedEvent | null>;
  leave(): void;
}

/** Sends events as they come, until they end or the reader leaves. Headers that were set on the reply go along. */
export async function sendEvents(reply: FastifyReply, events: EventReader): Promise<void> {
  const { raw } = reply;
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  };
  // What is written just as the reader goes fails, and that is no fault.
  raw.on("error", () => events.leave()).once("close", () => events.leave());
  // Whoever has gone before there was anything to send says so no more.
  if (raw.destroyed) events.leave();
  raw.writeHead(200, headers as Record<string, string>);
  const alive = setInterval(() => raw.destroyed || raw.write(": still here\n\n"), KEEP_ALIVE_MS);
  alive.unref();
  try {
    for (let event = await events.next(); event !== null; event = await events.next())
      // A reader who is slower than what is written is waited for; one who has gone is not.
      if (!raw.write(frameOf(event)) && !raw.destroyed)
        await new Promise<void>((resolve) => {
          raw.once("drain", resolve).once("close", resolve);
        });
  } finally {
    clearInterval(alive);
    events.leave();
    raw.end();
  }
}

/** Whether a request wants an answer as a stream of events. */
export const wantsEvents = (accept: string | undefined): boolean => /\btext\/event-stream\b/i.test(accept ?? "");
