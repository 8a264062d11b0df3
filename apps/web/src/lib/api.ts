import type { ErrorCode, FieldCode, Params } from "@lagna/contract";
import { clearToken, getToken, withRenewalLock } from "./session-token.ts";
import { readStored } from "./storage.ts";

/** Empty: the server that sent the page. Otherwise the origin of an API elsewhere, set at build time. */
export const API_BASE: string = (import.meta.env.VITE_API_BASE ?? "").replace(/\/$/, "");
const DEFAULT_TIMEOUT_MS = 120_000;

/** What the browser makes of no answer, and of one that is not the API's: by its status, a proxy's page, say. */
type OwnCode = "network" | "offline" | "conflict" | "unavailable";
export type ApiErrorCode = ErrorCode | OwnCode;

/** Why one field was refused. */
export interface RefusedField {
  readonly path: string;
  readonly code: FieldCode;
  readonly params: Params;
  readonly message: string;
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  /** 0 where no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** What the sentence of the server's code is told; null where the code is the browser's own. */
  readonly params: Params | null;
  /** The server's sentence for people; empty where it sent none. */
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

/** What of a refusal can be kept in the browser and told later, in whatever language is read by then. */
export type KeptRefusal = Pick<ApiError, "status" | "code" | "params" | "detail" | "fields">;

export const keptRefusal = ({ status, code, params, detail, fields }: ApiError): KeptRefusal => ({
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
  /** Send no token, and let a 401 mean only what it says (a wrong password), not the end of a session. */
  anonymous?: boolean;
  timeoutMs?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Listener = () => void;
const standingListeners = new Set<Listener>();
/** Refusals that say that the session opens less than this page believes. */
const STANDING_CODES: readonly ApiErrorCode[] = ["access_pending", "second_step_needed", "second_factor_required"];

/** Called when any call is refused because of what the account or its session may do by now. */
export function onStandingChanged(listener: Listener): () => void {
  standingListeners.add(listener);
  return () => standingListeners.delete(listener);
}

/**
 * Calls the API and returns the parsed JSON, undefined for an empty body.
 *
 * @throws ApiError for every answer outside 2xx, for no answer and for none in time; the caller's own abort rejects as `AbortError`.
 */
export async function api<T>(path: string, options: ApiOptions = {}): Promise<T> {
  const { response, token } = await answered(path, options);
  return read<T>(response, token);
}

/** The same for an answer that is a file. @throws ApiError as `api` */
export const apiFile = async (path: string, options: ApiOptions = {}): Promise<Blob> =>
  (await apiNamedFile(path, options)).content;

/** A file byte for byte, with the name that the server gives it; null where it gives none. @throws ApiError as `api` */
export async function apiNamedFile(
  path: string,
  options: ApiOptions = {},
): Promise<{ name: string | null; content: Blob }> {
  const { response, token } = await answered(path, { ...options, headers: { accept: "*/*", ...options.headers } });
  if (!response.ok) return read<never>(response, token);
  const content = await response.blob().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: "network", cause });
  });
  const [, name = null] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name, content };
}

/** The same for an answer that comes as a stream of events: its body, as it comes. @throws ApiError as `api` */
export async function apiEvents(path: string, options: ApiOptions): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const headers = { accept: "text/event-stream, application/json", ...options.headers };
  const { response, token } = await answered(path, { ...options, headers });
  return response.ok && response.body ? response.body : read<never>(response, token);
}

/** A refusal that came as an event, its status in its body. */
export function refusalOf(body: unknown): ApiError {
  const status = (body as { status?: unknown } | null)?.status;
  const stated = typeof status === "number" ? status : 500;
  return toError(new Response(null, { status: stated >= 200 && stated < 600 ? stated : 500 }), body);
}

/** The answer, and the token it was asked with. */
async function answered(path: string, options: ApiOptions): Promise<{ response: Response; token: string | null }> {
  const token = options.anonymous ? null : getToken();
  const response = await send(path, options, token);
  if (response.status === 401 && token !== null) {
    const current = await tokenAfterRenewals();
    if (current !== null && current !== token) return { response: await send(path, options, current), token: current };
  }
  return { response, token };
}

/** A renewal in this or another tab kills the old token while calls with it are under way: wait for it, then look again. */
function tokenAfterRenewals(): Promise<string | null> {
  return withRenewalLock("shared", async () => getToken());
}

async function send(path: string, options: ApiOptions, token: string | null): Promise<Response> {
  const method = options.method ?? "GET";
  // Of the page, not of the browser: the server's sentences and mails speak it too.
  const language = { "accept-language": document.documentElement.lang };
  const headers = new Headers({ accept: "application/json", ...language, ...options.headers });
  if (options.body !== undefined) headers.set("content-type", "application/json");
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const started = performance.now();
  try {
    const response = await fetch(API_BASE + path, {
      method,
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      credentials: "omit",
    });
    log(method, path, response.status, started);
    return response;
  } catch (cause) {
    log(method, path, "no answer", started);
    if (options.signal?.aborted) throw cause;
    if (timeout.aborted) throw new ApiError({ status: 0, code: "timeout", cause });
    throw new ApiError({ status: 0, code: navigator.onLine ? "network" : "offline", cause });
  }
}

async function read<T>(response: Response, token: string | null): Promise<T> {
  const body = await parse(response);
  if (response.ok) return body as T;
  const error = toError(response, body);
  if (response.status === 401 && token !== null) clearToken(token);
  if (STANDING_CODES.includes(error.code)) for (const listener of standingListeners) listener();
  throw error;
}

async function parse(response: Response): Promise<unknown> {
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

function toError(response: Response, body: unknown): ApiError {
  const sent = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = (key: string) => (typeof sent[key] === "string" ? sent[key] : "");
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: (text("code") || codeOfStatus(response.status)) as ApiErrorCode,
    params: text("code") === "" ? null : ((sent["params"] ?? {}) as Params),
    detail: text("detail"),
    requestId: text("requestId") || response.headers.get("x-request-id"),
    fields: Array.isArray(sent["errors"]) ? (sent["errors"] as RefusedField[]) : [],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** For an answer that is not ours. */
function codeOfStatus(status: number): ApiErrorCode {
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

/** Method, path without its query, outcome and time: no bodies, no tokens. Silent unless the flag is 'true'. */
function log(method: string, path: string, outcome: number | string, started: number): void {
  if (readStored("lagna_logs") !== "true") return;
  // oxlint-disable-next-line no-console -- asked for by the flag
  console.info(`${method} ${path.split("?")[0]} ${outcome} ${Math.round(performance.now() - started)} ms`);
}
