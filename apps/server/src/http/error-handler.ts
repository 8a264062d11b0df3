import type { PlainErrorCode } from "@lagna/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { outageOf } from "../db/outage.ts";
import { AppError, errorBody } from "../errors.ts";
import { firestoreOutageOf } from "../firestore/outage.ts";
import { outageError } from "../outage.ts";
import { languageFor } from "./client.ts";
import { fieldErrorOf } from "../schema-issue.ts";
import type { App } from "./types.ts";

/** Fastify's own refusals. Others of its 4xx are "malformed". */
const OF_FRAMEWORK: Readonly<Record<string, PlainErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "body_missing",
  FST_ERR_CTP_INVALID_JSON_BODY: "body_not_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "body_cut",
  FST_ERR_BAD_URL: "address_malformed",
  FST_ERR_MAX_PARAM_LENGTH: "uri_too_long",
  FST_ERR_HANDLER_TIMEOUT: "too_slow",
};

/** A body of thousands of wrong fields is not answered with as many sentences. */
const MOST_FIELD_ERRORS = 20;

function invalidInput(error: FastifyError): AppError {
  const errors = (error.validation ?? [])
    .slice(0, MOST_FIELD_ERRORS)
    .map(({ instancePath, keyword, message = "", params }) =>
      fieldErrorOf({ path: instancePath.split("/").slice(1).join("."), kind: keyword, message, params }),
    );
  return new AppError("invalid_input", { cause: error, errors });
}

/** What is told of an error: itself where it is ours, a known refusal of the framework's, else a fixed sentence. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const error = thrown as Partial<FastifyError> | null | undefined;
  if (error?.validation) return invalidInput(error as FastifyError);
  const known = OF_FRAMEWORK[error?.code ?? ""];
  if (known) return new AppError(known);
  const outage = outageOf(thrown) ?? firestoreOutageOf(thrown);
  if (outage) return outageError(outage, thrown);
  const status = error?.statusCode ?? 500;
  // Only the framework's own 4xx are the caller's doing; a library's error with a status is still our failure.
  if (status >= 400 && status < 500 && (error?.code?.startsWith("FST_ERR_") || thrown instanceof SyntaxError)) {
    return new AppError("malformed_request", { cause: thrown });
  }
  return new AppError("internal", { cause: thrown });
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = error;
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", String(error.retryAfterSeconds));
  if (status === 401) reply.header("www-authenticate", "Bearer");
  const body = JSON.stringify(errorBody(error, request.id, languageFor(request)));
  return reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
}

export function handleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (error.code === "internal") request.log.error({ err: error.cause }, "failed");
  else if (error.status >= 500) request.log.warn(error.cause === undefined ? {} : { err: error.cause }, error.message);
  return sendError(error, request, reply);
}

/** `/api/v1/kundlis/:id` → a test for paths of that shape. */
function shapeOf(url: string): RegExp {
  const parts = url.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join("/")}$`);
}

/** The methods of the routes under /api at a path, so that a wrong method is told from a wrong path. */
function watchMethods(app: App): (path: string) => string[] {
  const known = new Map<string, { shape: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    if (!url.startsWith("/api/")) return;
    const entry = known.get(url) ?? { shape: shapeOf(url), methods: new Set<string>() };
    for (const each of [method].flat()) entry.methods.add(each);
    known.set(url, entry);
  });
  return (path) => [...known.values()].filter(({ shape }) => shape.test(path)).flatMap(({ methods }) => [...methods]);
}

export type NotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** For names that no file can have: too long, with a NUL or empty steps, leading out of the folder. */
const FORBIDDEN_FILE = "FST_STATIC_FORBIDDEN_PATH";

/** @param elsewhere answers what is not under /api, or returns undefined where it has nothing either. */
export function registerErrorHandlers(app: App, elsewhere: NotFound): void {
  const methodsAt = watchMethods(app);
  app.setErrorHandler((thrown, request, reply) =>
    (thrown as Partial<FastifyError> | null)?.code === FORBIDDEN_FILE
      ? reply.callNotFound()
      : handleError(thrown, request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const allowed = methodsAt(path);
    // A route that has the method found nothing under this name: a file, mostly.
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header("allow", [...new Set(allowed)].join(", "));
      throw new AppError({ code: "method_not_allowed", params: { method: request.method } });
    }
    if (path !== "/api" && !path.startsWith("/api/")) {
      const answered = elsewhere(request, reply);
      if (answered !== undefined) return answered;
    }
    throw new AppError("not_found");
  });
}
