import type {
  ErrorBody,
  ErrorCode,
  ErrorCodeWithParams,
  FieldCode,
  FieldParams,
  Params,
  ErrorCodeWithoutParams,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { formatErrorSentence, formatFieldSentence } from "./format-api-messages.ts";

const TITLES = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  413: "Payload Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
} as const;
type Status = keyof typeof TITLES;

/** HTTP status of each error code. */
const STATUS_OF_CODE: Readonly<Record<ErrorCode, Status>> = {
  malformed_request: 400,
  body_missing: 400,
  body_not_json: 400,
  body_cut: 400,
  address_malformed: 400,
  http_malformed: 400,
  host_missing: 400,
  expectation_unmet: 400,
  unauthenticated: 401,
  wrong_password: 401,
  google_failed: 401,
  access_pending: 403,
  forbidden: 403,
  not_set_up: 403,
  proof_needed: 403,
  second_step_needed: 403,
  second_factor_required: 403,
  not_found: 404,
  person_unknown: 404,
  kundli_unknown: 404,
  share_unknown: 404,
  invitation_unknown: 404,
  chat_unknown: 404,
  chat_message_unknown: 404,
  memory_unknown: 404,
  session_unknown: 404,
  lead_unknown: 404,
  message_unknown: 404,
  job_unknown: 404,
  linked_chat_unknown: 404,
  channel_failure_unknown: 404,
  channel_from_environment: 409,
  model_from_environment: 409,
  backup_needs_sqlite: 409,
  backup_busy: 409,
  backup_no_room: 409,
  backup_part_misplaced: 409,
  backup_unfit: 409,
  factor_unknown: 404,
  festival_unknown: 404,
  festival_not_in_year: 404,
  method_not_allowed: 405,
  method_unknown: 405,
  timeout: 408,
  account_not_created: 409,
  account_leaving: 409,
  password_changed_elsewhere: 409,
  last_administrator: 409,
  kundli_changed_elsewhere: 409,
  lead_changed_elsewhere: 409,
  kundli_id_taken: 409,
  kundlis_full: 409,
  api_keys_full: 409,
  ledger_entry_unknown: 404,
  ledger_entry_early: 409,
  batch_unknown: 404,
  batch_link_invalid: 404,
  batches_full: 409,
  batch_day_full: 429,
  batch_storage_full: 409,
  batch_not_finished: 409,
  key_not_taken: 403,
  key_scope: 403,
  invitations_full: 409,
  invitation_expired: 410,
  invitation_answered: 410,
  chat_busy: 409,
  chat_stopped: 409,
  chats_full: 409,
  passkeys_impossible: 409,
  too_many_factors: 409,
  second_factor_first: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  model_busy: 429,
  headers_too_large: 431,
  internal: 500,
  model_failed: 502,
  model_unusable: 502,
  overloaded: 503,
  too_slow: 503,
  sign_in_busy: 503,
  server_preparing: 503,
  places_preparing: 503,
  places_unavailable: 503,
  database_away: 503,
  database_busy: 503,
  database_full: 503,
  database_read_only: 503,
  model_timeout: 504,
};

/** The error of one field; its sentence is formatted later, when the language is known. */
export interface FieldError {
  readonly path: string;
  readonly code: FieldCode;
  readonly params: Params;
}

/**
 * Why the server refuses what it could answer at another time, for its metrics:
 * - `slots`: all places for computations, or those of a kind, are taken
 * - `share`: this account or address has its share of them
 * - `queue`: too many wait already, or it has waited too long
 * - `lateness`: the event loop is late
 * - `deadline`: the answer took too long
 * - `thread`: the thread that computed it ended
 * - `rate`: too many requests of this kind in its time
 * - `cpu`: the CPU time of this account or address in its time is used up
 */
export type RefusalReason = "slots" | "share" | "queue" | "lateness" | "deadline" | "thread" | "rate" | "cpu";

export interface AppErrorOptions {
  readonly cause?: unknown;
  readonly errors?: readonly FieldError[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly reason?: RefusalReason | undefined;
}

/** An error with a code, which has a sentence in every language; anything else that is thrown becomes a fixed 500. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly params: Params;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly reason: RefusalReason | undefined;

  constructor(
    refusal: ErrorCodeWithoutParams | ErrorCodeWithParams,
    { cause, errors, retryAfterSeconds, reason }: AppErrorOptions = {},
  ) {
    const { code, params } = typeof refusal === "string" ? { code: refusal, params: {} } : refusal;
    super(formatDetail({ code, params, errors }, "en"), { cause });
    this.code = code;
    this.params = params;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
  }

  get status(): Status {
    return STATUS_OF_CODE[this.code];
  }

  get title(): string {
    return TITLES[this.status];
  }
}

/** The sentence of the first field error, if there are any; otherwise that of the error code. */
function formatDetail(
  { code, params, errors }: Pick<AppError, "code" | "params" | "errors">,
  language: Language,
): string {
  return errors?.[0] ? formatFieldSentence(language, errors[0]) : formatErrorSentence(language, { code, params });
}

/** A 422 for one field, with that field's own sentence. */
export function createInvalidFieldError<Code extends FieldCode>(
  path: string,
  code: Code,
  ...[params]: FieldParams<Code>
): AppError {
  return new AppError("invalid_input", { errors: [{ path, code, params: params ?? {} }] });
}

export const presentField = (field: FieldError, language: Language) => ({
  ...field,
  message: formatFieldSentence(language, field),
});

export function presentError(error: AppError, requestId: string, language: Language): ErrorBody {
  const { code, params, status, title } = error;
  const body: ErrorBody = {
    type: `urn:lagna:error:${code}`,
    title,
    status,
    detail: formatDetail(error, language),
    code,
    params,
    requestId,
  };
  if (!error.errors) return body;
  return { ...body, errors: error.errors.map((field) => presentField(field, language)) };
}
