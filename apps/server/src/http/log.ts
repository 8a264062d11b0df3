import type { App } from "./fastify-app-type.ts";

export interface LogOptions {
  readonly level: string;
  /** Standard output if absent. */
  readonly stream?: { write(line: string): void } | undefined;
}

const EMAIL = /[^\s@"'<>=()/]+@[^\s@"'<>=()]+\.[^\s@"'<>=()]+/g;
const BEARER = /\bBearer\s+\S+/gi;
/** Session tokens, secrets and signed links are long runs of these characters; file names and stack lines contain dots and slashes. */
const LONG_TOKEN = /\b[\w-]{40,}\b/g;

/** Births and deaths, in ISO 8601 or as an argument of a function that failed. */
const DATE = /[+-]?\d{4,6}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?/g;
/** Julian days and milliseconds since 1970 are dates too. Line and column numbers of a stack are shorter. */
const LONG_NUMBER = /-?\b\d{6,}(?:\.\d+)?\b/g;

const redact = (text: string) =>
  text
    .replace(EMAIL, "[e-mail]")
    .replace(BEARER, "Bearer [token]")
    .replace(LONG_TOKEN, "[token]")
    .replace(DATE, "[date]")
    .replace(LONG_NUMBER, "[number]");

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 5;

/**
 * Describes an error without the values it carries: only its name, message, code, stack and causes. Other fields are left out: database
 * errors hold rows in `detail`, mail errors addresses in `response`.
 */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: redact(error.message),
    stack: redact(error.stack ?? ""),
    ...(typeof code === "string" && { code }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Bodies, headers, queries and raw paths are never logged: each of them may contain a birth, a name or a token. */
const serializers = { err: (error: unknown) => describeError(error), req: () => ({}), res: () => ({}) };

export function createLoggerOptions({ level, stream }: LogOptions) {
  return {
    level,
    base: null,
    serializers,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    ...(stream && { stream }),
  };
}

/** Logs one line per request, with the route's pattern instead of the requested path. */
export function registerRequestLog(app: App): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.principal && { user: request.principal.userId }),
    };
    if (request.routeOptions.config.quiet) request.log.debug(line, "request");
    else request.log.info(line, "request");
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Logged at debug level only, for files and health checks. */
    quiet?: boolean;
  }
}
