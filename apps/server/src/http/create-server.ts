import compress from "@fastify/compress";
import Fastify, { type FastifyHttpOptions, LogController, type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import type { Config } from "../settings/config.ts";
import { type Authenticator, registerAuthorization } from "./authorize-request.ts";
import { onClientError, onFrameworkError, registerProtocolErrorHandlers } from "./handle-protocol-errors.ts";
import { BODY_LIMIT_BYTES, registerBodyLimits } from "./body-limits.ts";
import { registerErrorHandlers } from "./error-handler.ts";
import { type LogOptions, createLoggerOptions, registerRequestLog } from "./log.ts";
import { registerOpenApi } from "./openapi/register-openapi.ts";
import type { RateLimitCounter } from "./rate-limit-counter.ts";
import { registerConnectionLimits } from "./connection-limits.ts";
import { checkJsonBytes } from "./send-json-bytes.ts";
import { registerOverloadGuard } from "./overload-guard.ts";
import { registerUnreadBodies } from "./drain-unread-bodies.ts";
import { registerArrivalPacing } from "./pace-arrivals.ts";
import { registerCpuLimits } from "./cpu-limits.ts";
import type { ServerMetrics } from "../metrics/server-metrics.ts";
import { type RequestLimits, registerRateLimits } from "./request-limits.ts";
import { readInlineHashes } from "./read-inline-hashes.ts";
import { registerSecurityHeaders } from "./security-headers.ts";
import { createPageFallback, type WebParts } from "./static-web.ts";
import type { App } from "./fastify-app-type.ts";

/** Time for receiving a request, not for answering it. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Time after which a connection without activity is closed, also while a response is being sent. */
const CONNECTION_TIMEOUT_MS = 120_000;
const MAX_PARAM_LENGTH = 200;
/** Accepted format of request ids from trusted proxies. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Creates a server without routes: its parsing limits, and its responses to requests that cannot be parsed. */
export function createServer({ config, log }: { config: Config; log: LogOptions }): App {
  const hops = config.TRUST_PROXY;
  const trustsProxy = hops !== false;
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: createLoggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === "number" ? (_address, hop) => hop < hops : hops,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // While draining, requests on open connections are still answered; then the connection is closed.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    http: { requireHostHeader: false },
    genReqId(request) {
      const requestId = request.headers["x-request-id"];
      return trustsProxy && typeof requestId === "string" && REQUEST_ID.test(requestId) ? requestId : randomUUID();
    },
    frameworkErrors: onFrameworkError,
    clientErrorHandler: onClientError,
  };
  return Fastify(options).withTypeProvider<ZodTypeProvider>();
}

export interface HttpParts {
  readonly config: Config;
  readonly authenticator: Authenticator;
  readonly limits: RequestLimits;
  readonly counter: RateLimitCounter;
  readonly metrics: ServerMetrics;
  readonly webFolder: string;
  readonly web: WebParts;
  readonly checkAnswers: boolean;
}

/** Registers the hooks that every request passes before its route. Must be called before any route is registered. */
export async function registerHttp(app: App, parts: HttpParts): Promise<void> {
  const { config, limits, counter } = parts;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(parts.checkAnswers ? serializerCompiler : () => JSON.stringify);
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  registerRequestLog(app);
  registerProtocolErrorHandlers(app);
  await registerSecurityHeaders(app, config, readInlineHashes(parts.webFolder));
  registerUnreadBodies(app);
  registerConnectionLimits(app);
  registerOverloadGuard(app, limits);
  registerArrivalPacing(app);
  registerBodyLimits(app);
  if (parts.checkAnswers) checkJsonBytes(app);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ["br", "gzip"],
    // The largest section of a kundli is a tenth smaller than with the quality 4 of the library.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    globalDecompression: false,
  });
  registerRateLimits(app, { limits, counter });
  registerAuthorization(app, parts.authenticator);
  registerCpuLimits(app, { limits, counter, metrics: parts.metrics });
  registerErrorHandlers(app, createPageFallback(parts.web));
  await registerOpenApi(app, config.PUBLIC_URL ?? `http://localhost:${config.PORT}`);
}
