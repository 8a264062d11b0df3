import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { isSameSecret } from "../http/compare-secrets.ts";
import { METRICS_CONTENT_TYPE, type MetricsHub } from "./metrics-hub.ts";

export interface MetricsServerOptions {
  readonly host: string;
  readonly port: number;
  readonly token: string | undefined;
  readonly hub: Pick<MetricsHub, "text">;
}

const BEARER = /^Bearer +/i;

/** Whether a request may read the metrics: everyone on a port of its own, unless a token is set. */
export const mayReadMetrics = (authorization: string | undefined, token: string | undefined): boolean =>
  token === undefined || isSameSecret((authorization ?? "").replace(BEARER, ""), token);

/** Serves /metrics and nothing else. */
export async function serveMetrics({ host, port, token, hub }: MetricsServerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url?.split("?")[0] !== "/metrics") return response.writeHead(404).end();
    if (!mayReadMetrics(request.headers.authorization, token))
      return response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    return hub.text().then(
      (text) =>
        response.writeHead(200, { "content-type": METRICS_CONTENT_TYPE, "cache-control": "no-store" }).end(text),
      () => response.writeHead(503, { "retry-after": "5" }).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  // Nothing ends later because someone reads metrics.
  server.unref();
  return server;
}
