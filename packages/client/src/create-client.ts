import { OPERATIONS, type Operations } from "./generated/operations.ts";
import { type AnyRequest, type CallOptions, type ClientOptions, sendRequest } from "./send-request.ts";

type Call<Request, Response> = object extends Request
  ? (request?: Request, options?: CallOptions) => Promise<Response>
  : (request: Request, options?: CallOptions) => Promise<Response>;

/** A method for each operation of the API; it rejects with `LagnaError` if the server refuses. */
export type LagnaClient = {
  readonly [Name in keyof Operations]: Call<Operations[Name]["request"], Operations[Name]["response"]>;
};

/** Creates a client of a server. It sends nothing by itself. */
export function createLagnaClient(options: ClientOptions): LagnaClient {
  const methods = Object.entries(OPERATIONS).map(([name, operation]) => [
    name,
    (request?: AnyRequest, callOptions?: CallOptions) =>
      sendRequest(operation, request ?? {}, { ...options, ...callOptions }),
  ]);
  return Object.fromEntries(methods) as LagnaClient;
}
