import type { ErrorBody, ErrorCode } from "@lagna/contract";

/** The one table from cause to status and title. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, { readonly status: number; readonly title: string }>> = {
  malformed_request: { status: 400, title: "Bad Request" },
  unauthenticated: { status: 401, title: "Unauthorized" },
  access_pending: { status: 403, title: "Forbidden" },
  forbidden: { status: 403, title: "Forbidden" },
  not_found: { status: 404, title: "Not Found" },
  method_not_allowed: { status: 405, title: "Method Not Allowed" },
  timeout: { status: 408, title: "Request Timeout" },
  conflict: { status: 409, title: "Conflict" },
  payload_too_large: { status: 413, title: "Payload Too Large" },
  uri_too_long: { status: 414, title: "URI Too Long" },
  unsupported_media_type: { status: 415, title: "Unsupported Media Type" },
  invalid_input: { status: 422, title: "Unprocessable Content" },
  too_many_requests: { status: 429, title: "Too Many Requests" },
  headers_too_large: { status: 431, title: "Request Header Fields Too Large" },
  internal: { status: 500, title: "Internal Server Error" },
  unavailable: { status: 503, title: "Service Unavailable" },
};

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export interface AppErrorOptions {
  readonly cause?: unknown;
  readonly errors?: readonly FieldError[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** A refusal with a sentence for people; anything else that is thrown becomes a fixed 500. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: string, { cause, errors, retryAfterSeconds }: AppErrorOptions = {}) {
    super(detail, { cause });
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code].status;
  }
}

/** One field's refusal: 422 with the field's own sentence. */
export function invalidField(path: string, message: string): AppError {
  return new AppError("invalid_input", message, { errors: [{ path, message }] });
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { status, title } = ERROR_STATUS[error.code];
  const body: ErrorBody = {
    type: `urn:lagna:error:${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    requestId,
  };
  return error.errors ? { ...body, errors: [...error.errors] } : body;
}
