import type { IncomingMessage } from "node:http";
import { Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { App } from "./fastify-app-type.ts";

const MAX_CONNECTIONS = 10_000;
/** File descriptors reserved for files, the database, mail servers and other connections. */
const RESERVED_FILES = 128;
const MIN_CONNECTIONS = 64;
/** Used if the system reports no limit. */
const DEFAULT_OPEN_FILES = 1024;

interface SystemReport {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
}

/** As many connections as the limit of open files allows with a reserve: beyond it, opening any file or socket fails. */
function computeMaxConnections(): number {
  // The report would otherwise look up the host names of peers.
  const report = Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as SystemReport;
  const soft = userLimits?.open_files?.soft;
  const files = soft === "unlimited" ? Infinity : Number(soft ?? DEFAULT_OPEN_FILES);
  return Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, files - RESERVED_FILES));
}

/** Computed once per process: the report has the whole state of the process, and takes some ten milliseconds. */
let maxConnections: number | undefined;

/** How long a server that is shutting down waits for partially received requests. */
const PARTIAL_REQUEST_TIMEOUT_MS = 3_000;

/** A client that uses a connection makes its next request sooner; one that does not will rarely begin at the moment of its end. */
const FINISH_MS = 5_000;
const FINISH_CHECK_MS = 50;

/** Tracks open connections, each with its current request, if any. */
function trackConnections(app: App): Map<Socket, IncomingMessage | null> {
  const open = new Map<Socket, IncomingMessage | null>();
  app.server.on("connection", (socket: Socket) => {
    open.set(socket, null);
    socket.once("close", () => open.delete(socket));
  });
  app.server.on("request", (request, response) => {
    open.set(request.socket, request);
    response.once("close", () => {
      if (open.has(request.socket)) open.set(request.socket, null);
    });
  });
  return open;
}

/** Limits the number of connections, and closes those with incomplete requests during shutdown. */
export function registerConnectionLimits(app: App): void {
  app.server.maxConnections = maxConnections ??= computeMaxConnections();
  const open = trackConnections(app);
  app.addHook("preClose", async () => {
    setTimeout(() => {
      for (const [socket, request] of open) if (!request?.complete) socket.destroy();
    }, PARTIAL_REQUEST_TIMEOUT_MS).unref();
  });
  const closing = closeConnectionsAfterLastResponse(app);
  app.decorate("finishConnections", async () => {
    closing.begin();
    // Unlike the method of the HTTP server, this one closes no connection: a client may be sending its next request on an idle one.
    Server.prototype.close.call(app.server);
    const end = performance.now() + FINISH_MS;
    while (open.size > 0 && performance.now() < end) await wait(FINISH_CHECK_MS);
  });
}

declare module "fastify" {
  interface FastifyInstance {
    /** Takes no more connections, and gives clients the time to make their next request, whose answer closes the connection. */
    finishConnections(): Promise<void>;
  }
}

/**
 * During shutdown a connection is closed after the response that it is waiting for. Fastify does this only for requests that arrive during the
 * shutdown: without it, the server would wait for the clients of earlier requests to close their idle connections.
 */
function closeConnectionsAfterLastResponse(app: App): { begin: () => void } {
  let isClosing = false;
  let isShuttingDown = false;
  const begin = (): void => {
    isClosing = true;
  };
  app.addHook("preClose", async () => {
    begin();
    isShuttingDown = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("onResponse", async () => {
    // For streams, whose headers were sent before.
    if (isShuttingDown) setImmediate(() => app.server.closeIdleConnections());
  });
  return { begin };
}
