import type { FastifyReply } from "fastify";

/** Interval of keep-alive comments, so that proxies do not close an idle connection. */
const KEEP_ALIVE_MS = 15_000;

export interface StreamedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** JSON escapes line breaks, so the data fits on one line. */
const formatFrame = ({ id, event, data }: StreamedEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A source of events in order. */
export interface EventReader {
  /** Null at the end, and after `close`. */
  next(): Promise<StreamedEvent | null>;
  close(): void;
}

/** Sends events as they arrive, until they end or the client disconnects. Headers already set on the reply are kept. */
export async function sendEvents(reply: FastifyReply, events: EventReader): Promise<void> {
  const { raw } = reply;
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  };
  // A write fails if the client disconnects at the same moment; that is not an error.
  raw.on("error", () => events.close()).once("close", () => events.close());
  // If the client disconnected before, there is no close event any more.
  if (raw.destroyed) events.close();
  raw.writeHead(200, headers as Record<string, string>);
  const keepAlive = setInterval(() => raw.destroyed || raw.write(": still here\n\n"), KEEP_ALIVE_MS);
  keepAlive.unref();
  try {
    for (let event = await events.next(); event !== null; event = await events.next())
      // Waits for a slow client, but not for one that has disconnected.
      if (!raw.write(formatFrame(event)) && !raw.destroyed)
        await new Promise<void>((resolve) => {
          raw.once("drain", resolve).once("close", resolve);
        });
  } finally {
    clearInterval(keepAlive);
    events.close();
    raw.end();
  }
}

/** Whether the Accept header asks for an event stream. */
export const acceptsEventStream = (accept: string | undefined): boolean => /\btext\/event-stream\b/i.test(accept ?? "");
