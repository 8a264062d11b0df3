import type { ErrorBody } from "./generated/types.ts";

/** `unreadable_response`: the body is not an error of Lagna, for instance the page of a proxy. A newer server may know codes that are not in the list. */
export type LagnaErrorCode = ErrorBody["code"] | "unreadable_response" | (string & {});

/** The server refused a request or could not process it. Errors of the network are those of `fetch`. */
export class LagnaError extends Error {
  override readonly name = "LagnaError";
  /** HTTP status. */
  readonly status: number;
  /** For programs; `message` is the sentence for people. */
  readonly code: LagnaErrorCode;
  /** Values of the sentence, by name. */
  readonly params: NonNullable<ErrorBody["params"]>;
  /** The fields that are wrong, if the code is `invalid_input`. */
  readonly errors: NonNullable<ErrorBody["errors"]>;
  /** Names the request in the server's log. */
  readonly requestId: string | null;
  /** Seconds to wait before the next attempt, if the server says so (429, 503). */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: ErrorBody | null) {
    super(body?.detail ?? `The server answered with status ${response.status}.`);
    this.status = response.status;
    this.code = body?.code ?? "unreadable_response";
    this.params = body?.params ?? {};
    this.errors = body?.errors ?? [];
    this.requestId = body?.requestId ?? response.headers.get("x-request-id");
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null;
  }
}

/** The error of a response other than 2xx. */
export async function readError(response: Response): Promise<LagnaError> {
  const body: unknown = await response.json().catch(() => null);
  const isError = typeof body === "object" && body !== null && "code" in body && "detail" in body;
  return new LagnaError(response, isError ? (body as ErrorBody) : null);
}
