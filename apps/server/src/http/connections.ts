import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { App } from "./types.ts";

const MOST_CONNECTIONS = 10_000;
/** Files, the database, mail servers and the like open some too. */
const RESERVED_FILES = 128;
const LEAST_CONNECTIONS = 64;
/** Where the system does not say. */
const USUAL_OPEN_FILES = 1024;

interface SystemReport {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
}

/** As many as leave files to open for everything else: past that, whatever opens one next fails, wherever it stands. */
function mostConnections(): number {
  // Names of peers would be looked up for the report.
  const report = Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as SystemReport;
  const soft = userLimits?.open_files?.soft;
  const files = soft === "unlimited" ? Infinity : Number(soft ?? USUAL_OPEN_FILES);
  return Math.max(LEAST_CONNECTIONS, Math.min(MOST_CONNECTIONS, files - RESERVED_FILES));
}

/** How long an ending server waits for requests that have arrived in part. */
const HALF_SENT_MS = 3_000;

/** Connections with the request that is being answered on each, if there is one. */
function watchConnections(app: App): Map<Socket, IncomingMessage | null> {
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

/** Bounds what connections may hold, while the server runs and when it ends. */
export function registerConnections(app: App): void {
  app.server.maxConnections = mostConnections();
  const open = watchConnections(app);
  app.addHook("preClose", async () => {
    setTimeout(() => {
      for (const [socket, request] of open) if (!request?.complete) socket.destroy();
    }, HALF_SENT_MS).unref();
  });
}
