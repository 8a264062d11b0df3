import type { ErrorCode, FieldCode, Params } from "@lagna/contract";
import { takeEarlyResponse } from "./early-responses.ts";
import { isRefusedWhilePreparing, waitForPlaces } from "./places-preparing.ts";
import { clearToken, getToken, withRenewalLock } from "./session-token.ts";
import { readStored } from "./storage.ts";

/** Origin of the API, set at build time; empty for the server that sent the page. */
export const API_BASE: string = (import.meta.env.VITE_API_BASE ?? "").replace(/\/$/, "");
const DEFAULT_TIMEOUT_MS = 120_000;
/** The list of places is built within a minute, on a slow machine within some. */
const MAX_PREPARING_MS = 600_000;

/**
 * Codes of the client itself, for no answer, and for an answer that is not the API's, such as a proxy's error page
 * (by status).
 */
type ClientErrorCode = "network" | "offline" | "conflict" | "unavailable";
export type ApiErrorCode = ErrorCode | ClientErrorCode;

/** The server's error on one field. */
export interface RefusedField {
  readonly path: string;
  readonly code: FieldCode;
  readonly params: Params;
  readonly message: string;
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Parameters of the server code's message; null where the code is the client's. */
  readonly params: Params | null;
  /** The server's message for users; empty where it sent none. */
  readonly detail: string;
  readonly requestId: string | null;
  readonly fields: readonly RefusedField[];
  readonly retryAfterSeconds: number | null;

  constructor(init: {
    status: number;
    code: ApiErrorCode;
    params?: Params | null;
    detail?: string;
    requestId?: string | null;
    fields?: readonly RefusedField[];
    retryAfterSeconds?: number | null;
    cause?: unknown;
  }) {
    super(init.detail || `${init.code} (${init.status})`, { cause: init.cause });
    this.status = init.status;
    this.code = init.code;
    this.params = init.params ?? null;
    this.detail = init.detail ?? "";
    this.requestId = init.requestId ?? null;
    this.fields = init.fields ?? [];
    this.retryAfterSeconds = init.retryAfterSeconds ?? null;
  }
}

/** Whether a request failed because the server could not be reached. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && ["offline", "network"].includes(error.code);

/** The part of an error that can be stored in the browser and displayed later, in the language chosen by then. */
export type StoredApiError = Pick<ApiError, "status" | "code" | "params" | "detail" | "fields">;

export const toStoredError = ({ status, code, params, detail, fields }: ApiError): StoredApiError => ({
  status,
  code,
  params,
  detail,
  fields,
});

export interface ApiOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  file?: Blob;
  /**
   * Sends no token, and treats a 401 as the endpoint's own error (such as a wrong password), not as the end of the
   * session.
   */
  anonymous?: boolean;
  timeoutMs?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Listener = () => void;
const accessListeners = new Set<Listener>();
/** Error codes that mean that the session has fewer rights than the page assumes. */
const ACCESS_ERROR_CODES: readonly ApiErrorCode[] = ["access_pending", "second_step_needed", "second_factor_required"];

/**
 * Registers a listener, called when any request is refused because the rights of the account or session have changed.
 */
export function onAccessChanged(listener: Listener): () => void {
  accessListeners.add(listener);
  return () => accessListeners.delete(listener);
}

/**
 * Calls the API and returns the parsed JSON, undefined for an empty body.
 *
 * @throws ApiError for every status outside 2xx, for no answer and for a timeout; an abort by the caller rejects with
 * `AbortError`
 */
export async function api<T>(path: string, options: ApiOptions = {}): Promise<T> {
  const { response, token } = await sendWithToken(path, options);
  return parseResponse<T>(response, token);
}

/** Like `api`, for a response that is a file. @throws ApiError as `api` */
export const apiFile = async (path: string, options: ApiOptions = {}): Promise<Blob> =>
  (await apiNamedFile(path, options)).content;

/** Fetches a file with the name that the server gives it; null where it gives none. @throws ApiError as `api` */
export async function apiNamedFile(
  path: string,
  options: ApiOptions = {},
): Promise<{ name: string | null; content: Blob }> {
  const { response, token } = await sendWithToken(path, { ...options, headers: { accept: "*/*", ...options.headers } });
  if (!response.ok) return parseResponse<never>(response, token);
  const content = await response.blob().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: "network", cause });
  });
  const [, name = null] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name, content };
}

/** Like `api`, for an event stream: returns the body as a stream. @throws ApiError as `api` */
export async function apiEvents(path: string, options: ApiOptions): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const headers = { accept: "text/event-stream, application/json", ...options.headers };
  const { response, token } = await sendWithToken(path, { ...options, headers });
  return response.ok && response.body ? response.body : parseResponse<never>(response, token);
}

/** Converts an error sent as a stream event, with its status in the body. */
export function parseStreamError(body: unknown): ApiError {
  const status = (body as { status?: unknown } | null)?.status;
  const statusCode = typeof status === "number" ? status : 500;
  return toApiError(new Response(null, { status: statusCode >= 200 && statusCode < 600 ? statusCode : 500 }), body);
}

/** Sends a request; returns the response and the token it was sent with. */
async function sendWithToken(path: string, options: ApiOptions): Promise<{ response: Response; token: string | null }> {
  const token = options.anonymous ? null : getToken();
  const response = await send(path, options, token);
  if (response.status === 401 && token !== null) {
    const current = await readTokenAfterRenewal();
    if (current !== null && current !== token) return { response: await send(path, options, current), token: current };
  }
  return { response, token };
}

/**
 * A renewal in this or another tab invalidates the old token while requests with it are pending: waits for the
 * renewal, then reads the token.
 */
function readTokenAfterRenewal(): Promise<string | null> {
  return withRenewalLock("shared", async () => getToken());
}

/** Sends a request, again and again while the server prepares its list of places. */
async function send(path: string, options: ApiOptions, token: string | null): Promise<Response> {
  const giveUpAt = performance.now() + MAX_PREPARING_MS;
  for (;;) {
    const response = await sendOnce(path, options, token);
    if (performance.now() > giveUpAt || !(await isRefusedWhilePreparing(response))) return response;
    await waitForPlaces(response, options.signal);
  }
}

async function sendOnce(path: string, options: ApiOptions, token: string | null): Promise<Response> {
  const method = options.method ?? "GET";
  // The page's language, not the browser's, because the server uses it for its messages and mails.
  const language = document.documentElement.lang;
  const headers = new Headers({ accept: "application/json", "accept-language": language, ...options.headers });
  if (options.body !== undefined) headers.set("content-type", "application/json");
  if (options.file && !headers.has("content-type")) headers.set("content-type", "application/octet-stream");
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const started = performance.now();
  try {
    const early = method === "GET" && !options.headers ? takeEarlyResponse(path, token, language) : null;
    const response = await (early ??
      fetch(API_BASE + path, {
        method,
        headers,
        body: options.file ?? (options.body === undefined ? null : JSON.stringify(options.body)),
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        credentials: "omit",
      }));
    options.signal?.throwIfAborted();
    logCall(method, path, response.status, started);
    return response;
  } catch (cause) {
    logCall(method, path, "no answer", started);
    if (options.signal?.aborted) throw cause;
    if (timeout.aborted) throw new ApiError({ status: 0, code: "timeout", cause });
    throw new ApiError({ status: 0, code: navigator.onLine ? "network" : "offline", cause });
  }
}

async function parseResponse<T>(response: Response, token: string | null): Promise<T> {
  const body = await parseBody(response);
  if (response.ok) return body as T;
  const error = toApiError(response, body);
  if (response.status === 401 && token !== null) clearToken(token);
  if (ACCESS_ERROR_CODES.includes(error.code)) for (const listener of accessListeners) listener();
  throw error;
}

async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: "network", cause });
  });
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (response.ok) throw new ApiError({ status: response.status, code: "internal", cause });
    return undefined;
  }
}

function toApiError(response: Response, body: unknown): ApiError {
  const problem = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = (key: string) => (typeof problem[key] === "string" ? problem[key] : "");
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: (text("code") || toErrorCode(response.status)) as ApiErrorCode,
    params: text("code") === "" ? null : ((problem["params"] ?? {}) as Params),
    detail: text("detail"),
    requestId: text("requestId") || response.headers.get("x-request-id"),
    fields: Array.isArray(problem["errors"]) ? (problem["errors"] as RefusedField[]) : [],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** The code for a response that is not the API's. */
function toErrorCode(status: number): ApiErrorCode {
  if (status === 401) return "unauthenticated";
  if (status === 403) return "forbidden";
  if (status === 404) return "not_found";
  if (status === 409) return "conflict";
  if (status === 413) return "payload_too_large";
  if (status === 422) return "invalid_input";
  if (status === 429) return "too_many_requests";
  if (status === 408 || status === 504) return "timeout";
  if (status === 502 || status === 503) return "unavailable";
  return status >= 500 ? "internal" : "malformed_request";
}

/** Logs method, path without query, outcome and duration: no bodies, no tokens. Silent unless the flag is 'true'. */
function logCall(method: string, path: string, outcome: number | string, started: number): void {
  if (readStored("lagna_logs") !== "true") return;
  // oxlint-disable-next-line no-console -- asked for by the flag
  console.info(`${method} ${path.split("?")[0]} ${outcome} ${Math.round(performance.now() - started)} ms`);
}
