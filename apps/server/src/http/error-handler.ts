import type { ErrorCodeWithoutParams } from "@lagna/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { classifyDatabaseOutage } from "../db/classify-database-outage.ts";
import { AppError, presentError } from "../errors/app-error.ts";
import { classifyFirestoreOutage } from "../firestore/classify-firestore-outage.ts";
import { createOutageError } from "../errors/create-outage-error.ts";
import { resolveLanguage } from "./read-client-info.ts";
import { toFieldError } from "../errors/parse-schema-issue.ts";
import type { App } from "./fastify-app-type.ts";

/** Error codes of Fastify's own errors. Its other 4xx become "malformed_request". */
const FRAMEWORK_ERROR_CODES: Readonly<Record<string, ErrorCodeWithoutParams>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "body_missing",
  FST_ERR_CTP_INVALID_JSON_BODY: "body_not_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "body_cut",
  FST_ERR_BAD_URL: "address_malformed",
  FST_ERR_MAX_PARAM_LENGTH: "uri_too_long",
};

/** Limits the response to a body with thousands of invalid fields. */
const MAX_FIELD_ERRORS = 20;

function toInvalidInputError(error: FastifyError): AppError {
  const errors = (error.validation ?? [])
    .slice(0, MAX_FIELD_ERRORS)
    .map(({ instancePath, keyword, message = "", params }) =>
      toFieldError({ path: instancePath.split("/").slice(1).join("."), kind: keyword, message, params }),
    );
  return new AppError("invalid_input", { cause: error, errors });
}

/**
 * Converts any thrown value: an AppError as it is, known errors of the framework, the database and Firestore; everything else becomes a
 * generic error.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const error = thrown as Partial<FastifyError> | null | undefined;
  if (error?.validation) return toInvalidInputError(error as FastifyError);
  const errorCode = FRAMEWORK_ERROR_CODES[error?.code ?? ""];
  if (errorCode) return new AppError(errorCode);
  const outage = classifyDatabaseOutage(thrown) ?? classifyFirestoreOutage(thrown);
  if (outage) return createOutageError(outage, thrown);
  const status = error?.statusCode ?? 500;
  // Only the framework's own 4xx are the client's fault; a library's error with a status is still ours.
  if (status >= 400 && status < 500 && (error?.code?.startsWith("FST_ERR_") || thrown instanceof SyntaxError)) {
    return new AppError("malformed_request", { cause: thrown });
  }
  return new AppError("internal", { cause: thrown });
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = error;
  reply.errorCode = error.code;
  reply.refusalReason = error.reason;
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", String(error.retryAfterSeconds));
  if (status === 401) reply.header("www-authenticate", "Bearer");
  const body = JSON.stringify(presentError(error, request.id, resolveLanguage(request)));
  return reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
}

/** The client has gone while a compressed response was being sent; that is no fault of the server. */
const isClientGone = (thrown: unknown, { raw }: FastifyReply): boolean =>
  (thrown as Partial<FastifyError> | null)?.code === "ERR_STREAM_PREMATURE_CLOSE" && raw.destroyed;

export function handleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (isClientGone(thrown, reply)) request.log.info("the client disconnected");
  else if (error.code === "internal") request.log.error({ err: error.cause }, "failed");
  else if (error.status >= 500) request.log.warn(error.cause === undefined ? {} : { err: error.cause }, error.message);
  return sendError(error, request, reply);
}

/** Converts a route URL such as `/api/v1/kundlis/:id` to a pattern for matching paths. */
function toPathPattern(url: string): RegExp {
  const parts = url.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join("/")}$`);
}

/** Returns a function that lists the methods of a path under /api, to distinguish a wrong method from a wrong path. */
function trackMethods(app: App): (path: string) => string[] {
  const routes = new Map<string, { shape: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    if (!url.startsWith("/api/")) return;
    const entry = routes.get(url) ?? { shape: toPathPattern(url), methods: new Set<string>() };
    for (const each of [method].flat()) entry.methods.add(each);
    routes.set(url, entry);
  });
  return (path) => [...routes.values()].filter(({ shape }) => shape.test(path)).flatMap(({ methods }) => [...methods]);
}

export type NotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Error code for paths that no file can have: too long, with a NUL or empty segments, or leading out of the folder. */
const FORBIDDEN_FILE = "FST_STATIC_FORBIDDEN_PATH";

/** @param elsewhere handles paths outside /api; returns undefined if nothing is found there either */
export function registerErrorHandlers(app: App, elsewhere: NotFound): void {
  const methodsAt = trackMethods(app);
  app.setErrorHandler((thrown, request, reply) =>
    (thrown as Partial<FastifyError> | null)?.code === FORBIDDEN_FILE
      ? reply.callNotFound()
      : handleError(thrown, request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const allowed = methodsAt(path);
    // If the method is allowed, the route itself found nothing under this name, usually a file.
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header("allow", [...new Set(allowed)].join(", "));
      throw new AppError({ code: "method_not_allowed", params: { method: request.method } });
    }
    if (path !== "/api" && !path.startsWith("/api/")) {
      const result = elsewhere(request, reply);
      if (result !== undefined) return result;
    }
    throw new AppError("not_found");
  });
}
