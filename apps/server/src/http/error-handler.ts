import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { outageOf } from "../db/outage.ts";
import { AppError, errorBody, type FieldError } from "../errors.ts";
import { outageError } from "../outage.ts";
import type { App } from "./types.ts";

const UNEXPECTED = "An unexpected error occurred. Please try again later.";
const NOTHING_HERE = "There is nothing at this address";
/** A body of thousands of wrong fields is not answered with as many sentences. */
const MOST_FIELD_ERRORS = 20;
const NOT_AN_OBJECT = "The request must be a JSON object with the fields of the form";

/** Fastify's own refusals, told for people. Others of its 4xx are "malformed". */
const OF_FRAMEWORK: Readonly<Record<string, () => AppError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError("unsupported_media_type", "The request body must be sent as application/json"),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError("payload_too_large", "The request body is too large"),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError("malformed_request", "The request body is empty; it must be JSON"),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError("malformed_request", "The request body is not valid JSON"),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError("malformed_request", "The request body does not have the length it states"),
  FST_ERR_BAD_URL: () => new AppError("malformed_request", "The address is not validly encoded"),
  FST_ERR_MAX_PARAM_LENGTH: () => new AppError("uri_too_long", "A part of the address is too long"),
  // Names that no file can have: too long, with a NUL, leading out of the folder.
  FST_STATIC_FORBIDDEN_PATH: () => new AppError("not_found", NOTHING_HERE),
  FST_ERR_HANDLER_TIMEOUT: () => new AppError("unavailable", "The answer took too long. Please try again."),
};

interface Issue {
  readonly instancePath?: string;
  readonly message?: string;
}

/** `/settings/node` → `settings.node`; the body itself is "". */
function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.slice(0, MOST_FIELD_ERRORS).map(({ instancePath = "", message = "Invalid input" }) => {
    const path = instancePath.split("/").slice(1).join(".");
    return { path, message: path === "" && message.includes("expected object") ? NOT_AN_OBJECT : message };
  });
}

function invalidInput(error: FastifyError): AppError {
  const errors = fieldErrors(error.validation ?? []);
  return new AppError("invalid_input", errors[0]?.message ?? "Invalid input", { cause: error, errors });
}

/** What is told of an error: itself where it is ours, a known refusal of the framework's, else a fixed sentence. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const error = thrown as Partial<FastifyError> | null | undefined;
  if (error?.validation) return invalidInput(error as FastifyError);
  const known = OF_FRAMEWORK[error?.code ?? ""];
  if (known) return known();
  const outage = outageOf(thrown);
  if (outage) return outageError(outage, thrown);
  const status = error?.statusCode ?? 500;
  // Only the framework's own 4xx are the caller's doing; a library's error with a status is still our failure.
  if (status >= 400 && status < 500 && (error?.code?.startsWith("FST_ERR_") || thrown instanceof SyntaxError)) {
    return new AppError("malformed_request", "The request cannot be read", { cause: thrown });
  }
  return new AppError("internal", UNEXPECTED, { cause: thrown });
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = error;
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", String(error.retryAfterSeconds));
  if (status === 401) reply.header("www-authenticate", "Bearer");
  const body = JSON.stringify(errorBody(error, request.id));
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

/** @param elsewhere answers what is not under /api, or returns undefined where it has nothing either. */
export function registerErrorHandlers(app: App, elsewhere: NotFound): void {
  const methodsAt = watchMethods(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const allowed = methodsAt(path);
    if (allowed.length > 0) {
      reply.header("allow", [...new Set(allowed)].join(", "));
      throw new AppError("method_not_allowed", `${request.method} is not possible here`);
    }
    if (path !== "/api" && !path.startsWith("/api/")) {
      const answered = elsewhere(request, reply);
      if (answered !== undefined) return answered;
    }
    throw new AppError("not_found", NOTHING_HERE);
  });
}
