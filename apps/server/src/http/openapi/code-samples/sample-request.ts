/** What a code sample sends and gets, in no language yet. */
export interface SampleRequest {
  readonly method: string;
  /** Complete: the address of the server, the path with its parameters, and the query. */
  readonly url: string;
  /** What the bearer token is: an API key, the token of a session, or nothing on public routes. */
  readonly bearer: "key" | "token" | null;
  readonly body: SampleBody | null;
  readonly answer: SampleAnswer;
}

export interface SampleBody {
  readonly mediaType: string;
  /** A value that is sent as JSON, or a text that is sent as it is. */
  readonly value: unknown;
}

/** JSON and text are printed; a file is saved under this name. */
export type SampleAnswer =
  | { readonly kind: "json" }
  | { readonly kind: "text" }
  | { readonly kind: "file"; readonly fileName: string };

/** What stands in the samples for a secret, which the reader replaces. */
export const PLACEHOLDERS = { key: "lagna_YOUR_KEY", token: "YOUR_SESSION_TOKEN" } as const;

/** JSON of several lines. */
export const writeJson = (value: unknown): string => JSON.stringify(value, null, 2);
