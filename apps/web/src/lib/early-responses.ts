interface EarlyResponses {
  readonly token: string;
  readonly language: string;
  readonly at: number;
  readonly byPath: Map<string, Promise<Response>>;
}

declare global {
  /** Requested by public/early-requests.js while the app's code was loading. */
  var lagnaEarlyResponses: EarlyResponses | undefined;
  /** Settles when the content of the page, requested by the same script, is shown or cannot be. */
  var lagnaEarlyContent: Promise<unknown> | undefined;
  /** From then on the content of the page is the app's. */
  var lagnaAppStarts: boolean | undefined;
}

/** After this time a response is stale and the request is repeated. */
const MAX_AGE_MS = 30_000;

/** The response to a GET request made before the app had loaded, once, and for the same session and language; else null. */
export function takeEarlyResponse(path: string, token: string | null, language: string): Promise<Response> | null {
  const early = globalThis.lagnaEarlyResponses;
  const response = early?.byPath.get(path);
  if (!early || !response) return null;
  early.byPath.delete(path);
  const isUsable = early.token === token && early.language === language && performance.now() - early.at < MAX_AGE_MS;
  return isUsable ? response : null;
}
