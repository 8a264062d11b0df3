import compress from "@fastify/compress";
import Fastify, { type FastifyHttpOptions, LogController, type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { randomUUID } from "node:crypto";
import type { Config } from "../config.ts";
import { type Authenticator, registerAccess } from "./access.ts";
import { onClientError, onFrameworkError, registerProtocolRefusals } from "./client-errors.ts";
import { registerErrorHandlers } from "./error-handler.ts";
import { type LogOptions, loggerOptions, registerRequestLog } from "./log.ts";
import { registerOpenApi } from "./openapi.ts";
import type { HitCounter } from "./hit-counter.ts";
import { registerConnections } from "./connections.ts";
import { registerOverloadGuard } from "./overload.ts";
import { type RequestLimits, registerRateLimits } from "./request-limits.ts";
import { inlineParts } from "./inline-parts.ts";
import { registerSecurityHeaders } from "./security-headers.ts";
import type { SitePages } from "./site-pages.ts";
import { pageFallback } from "./static-web.ts";
import type { App } from "./types.ts";

/** Far above the largest request, a question with a whole kundli beside it. */
const BODY_LIMIT_BYTES = 262_144;
/** For sending a request, not for answering it. */
const REQUEST_TIMEOUT_MS = 30_000;
/** For a peer that neither reads nor sends, though an answer is on its way to it. */
const CONNECTION_TIMEOUT_MS = 120_000;
const MAX_PARAM_LENGTH = 200;
/** A request id from a proxy that is trusted, if it is one. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** A server without routes: how it reads requests, and what it answers when it cannot. */
export function createServer({ config, log }: { config: Config; log: LogOptions }): App {
  const hops = config.TRUST_PROXY;
  const trusted = hops !== false;
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === "number" ? (_address, hop) => hop < hops : hops,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // What comes over an open connection while we drain is still answered, and the connection then closed.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    http: { requireHostHeader: false },
    genReqId(request) {
      const given = request.headers["x-request-id"];
      return trusted && typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
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
  readonly counter: HitCounter;
  readonly webFolder: string;
  /** Null where the web app is not built. */
  readonly pages: SitePages | null;
  readonly checkAnswers: boolean;
}

/** What every request goes through before it comes to a route; so before any route is registered. */
export async function registerHttp(app: App, parts: HttpParts): Promise<void> {
  const { config, limits, counter } = parts;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(parts.checkAnswers ? serializerCompiler : () => JSON.stringify);
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  registerRequestLog(app);
  registerProtocolRefusals(app);
  await registerSecurityHeaders(app, config, inlineParts(parts.webFolder));
  registerConnections(app);
  registerOverloadGuard(app, limits);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
  registerRateLimits(app, { limits, counter });
  registerAccess(app, parts.authenticator);
  registerErrorHandlers(app, pageFallback(parts.pages));
  await registerOpenApi(app);
}
