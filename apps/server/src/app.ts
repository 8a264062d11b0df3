import compress from "@fastify/compress";
import type { Ephemeris } from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import Fastify, { type FastifyHttpOptions, LogController, type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Redis } from "ioredis";
import { randomUUID } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/client.ts";
import { type Authenticator, denyEveryone, registerAccess } from "./http/access.ts";
import { onClientError, onFrameworkError, registerProtocolRefusals } from "./http/client-errors.ts";
import { registerErrorHandlers } from "./http/error-handler.ts";
import { type LogOptions, loggerOptions, registerRequestLog } from "./http/log.ts";
import { registerOpenApi } from "./http/openapi.ts";
import {
  REQUEST_LIMITS,
  type RequestLimits,
  registerOverloadGuard,
  registerRateLimits,
} from "./http/request-limits.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { pageFallback, registerStaticWeb } from "./http/static-web.ts";
import type { App } from "./http/types.ts";
import { healthRoutes } from "./modules/health/routes.ts";
import type { Argon2Cost } from "./modules/accounts/passwords/hashing.ts";
import type { IdentityEndpoints } from "./modules/accounts/providers/id-tokens.ts";
import { healthService } from "./modules/health/service.ts";
import { kundliRoutes } from "./modules/kundli/routes.ts";
import { KundliService } from "./modules/kundli/service.ts";
import { placesRoutes } from "./modules/places/routes.ts";
import { PlacesService } from "./modules/places/service.ts";
import { publicConfigRoutes } from "./modules/public-config/routes.ts";
import { skyRoutes } from "./modules/sky/routes.ts";
import { SkyService } from "./modules/sky/service.ts";
import { wireAccounts } from "./wiring/accounts.ts";

/** Everything the app stands on. Who made it closes it: the app closes only itself. */
export interface AppParts {
  readonly config: Config;
  /** Migrated. */
  readonly database: OpenDatabase;
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
  readonly clock: Clock;
  readonly log: LogOptions;
  readonly redis?: Redis | undefined;
  /** The folder of the built web app. */
  readonly webFolder: string;
  /** In place of the accounts' own, for tests of other modules. */
  readonly authenticator?: Authenticator | undefined;
  /** In place of Google's and Firebase's own keys, for tests that sign tokens. */
  readonly identityEndpoints?: IdentityEndpoints | undefined;
  /** In place of what production hashes passwords with, for tests of what is not hashing. */
  readonly passwordCost?: Argon2Cost | undefined;
  readonly limits?: Partial<RequestLimits> | undefined;
  /** Hold every answer against its schema: tests do; for users the compiler has, and a kundli is sent a fifth sooner. */
  readonly checkAnswers?: boolean | undefined;
}

/** Far above the largest request, a question with a whole kundli beside it. */
const BODY_LIMIT_BYTES = 262_144;
/** For sending a request, not for answering it. */
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_PARAM_LENGTH = 200;
/** A request id from a proxy that is trusted, if it is one. */
const REQUEST_ID = /^[\w-]{8,64}$/;

function createFastify({ config, log }: AppParts): App {
  const hops = config.TRUST_PROXY;
  const trusted = hops !== false;
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === "number" ? (_address, hop) => hop < hops : hops,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
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

async function registerHttp(app: App, parts: AppParts): Promise<void> {
  const { config, redis } = parts;
  const limits = { ...REQUEST_LIMITS, ...parts.limits };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(parts.checkAnswers === true ? serializerCompiler : () => JSON.stringify);
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  registerRequestLog(app);
  registerProtocolRefusals(app);
  await registerSecurityHeaders(app, config);
  await registerOverloadGuard(app, limits);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
  await registerRateLimits(app, { limits, redis });
  registerAccess(app, parts.authenticator ?? denyEveryone);
  registerErrorHandlers(app, pageFallback(parts.webFolder));
  await registerOpenApi(app);
}

/** The whole product as one Fastify app, ready to be listened with or injected into. */
export async function buildApp(parts: AppParts): Promise<App> {
  const app = createFastify(parts);
  const accounts = wireAccounts({ ...parts, log: app.log });
  app.addHook("onListen", () => accounts.announce());
  app.addHook("onClose", () => accounts.close());
  await registerHttp(app, { ...parts, authenticator: parts.authenticator ?? accounts.authenticator });

  const { config, database, ephemeris, gazetteer, clock } = parts;
  const { perAccount } = { ...REQUEST_LIMITS, ...parts.limits };
  const health = healthService({ database, ephemeris });
  const places = new PlacesService(gazetteer);
  const kundlis = new KundliService({ ephemeris, gazetteer });
  const sky = new SkyService({ ephemeris, clock });

  await app.register(
    async (api) => {
      await api.register(healthRoutes, { health });
      await api.register(publicConfigRoutes, { config });
      await api.register(placesRoutes, { places });
      await api.register(skyRoutes, { sky });
      await api.register(kundliRoutes, { kundlis, perMinute: perAccount });
      await accounts.routes(api);
    },
    { prefix: "/api/v1" },
  );
  await registerStaticWeb(app, parts.webFolder);
  return app;
}
