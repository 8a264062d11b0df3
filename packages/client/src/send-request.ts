import { readError } from "./lagna-error.ts";
import type { Operation } from "./operation.ts";

export interface ClientOptions {
  /** Address of the server, such as `https://lagna.example.org`. */
  readonly url: string;
  /** An API key of the profile page. Public operations need none. */
  readonly key?: string;
  /** Language of error sentences and notices; that of the account comes first. */
  readonly language?: "en" | "hi";
  /** Instead of the global `fetch`, for proxies, retries or tests. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the request, for instance `AbortSignal.timeout(10_000)`. */
  readonly signal?: AbortSignal;
}

type Value = string | number | boolean;

/** A request of any operation; its own type says which parts it has. */
export interface AnyRequest {
  readonly path?: Readonly<Record<string, Value>>;
  readonly query?: Readonly<Record<string, Value | readonly Value[] | undefined>>;
  readonly body?: unknown;
  readonly contentType?: string;
}

function writeUrl(server: string, template: string, { path = {}, query = {} }: AnyRequest): URL {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(path[name] ?? ""));
  const url = new URL(filled, server);
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) url.searchParams.append(name, String(each));
  return url;
}

/**
 * Sends a request of an operation.
 * @returns parsed JSON, a Blob, or the stream of a body of lines, which begins before the server has written all of it
 * @throws LagnaError if the status is not 2xx
 */
export async function sendRequest(
  operation: Operation,
  request: AnyRequest,
  { url, key, language, signal, fetch: send = fetch }: ClientOptions & CallOptions,
): Promise<unknown> {
  const { body, contentType = operation.mediaType } = request;
  const isJson = contentType === "application/json";
  const response = await send(writeUrl(url, operation.path, request), {
    method: operation.method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(language !== undefined && { "accept-language": language }),
      ...(body !== undefined && contentType !== undefined && { "content-type": contentType }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string | Blob) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await readError(response);
  if (operation.answer === "json") return response.json();
  return operation.answer === "file" ? response.blob() : (response.body ?? new Blob([]).stream());
}
