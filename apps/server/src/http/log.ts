import type { App } from "./types.ts";

export interface LogOptions {
  readonly level: string;
  /** Standard output where absent. */
  readonly stream?: { write(line: string): void } | undefined;
}

const EMAIL = /[^\s@"'<>=()/]+@[^\s@"'<>=()]+\.[^\s@"'<>=()]+/g;
const BEARER = /\bBearer\s+\S+/gi;
/** Sessions, secrets and signed links are long runs without a blank; file names and stack lines have dots and slashes. */
const LONG_TOKEN = /\b[\w-]{40,}\b/g;

const scrub = (text: string) =>
  text.replace(EMAIL, "[e-mail]").replace(BEARER, "Bearer [token]").replace(LONG_TOKEN, "[token]");

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

const MOST_CAUSES = 5;

/**
 * An error without the values it carries: only its name, its sentence, its code, where it came from, and its causes. Database errors hold
 * rows in `detail`, mail errors addresses in `response`; those fields are left out.
 */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ""),
    ...(typeof code === "string" && { code }),
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Never a body, header, query or raw path: a birth, a name or a token may be in any of them. */
const serializers = { err: (error: unknown) => describeError(error), req: () => ({}), res: () => ({}) };

export function loggerOptions({ level, stream }: LogOptions) {
  return {
    level,
    base: null,
    serializers,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    ...(stream && { stream }),
  };
}

/** One line a request: the route's pattern, not the address that was asked for. */
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
    /** Logged at debug level only: files, health checks. */
    quiet?: boolean;
  }
}
