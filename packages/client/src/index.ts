export { createLagnaClient, type LagnaClient } from "./create-client.ts";
export type { Operations } from "./generated/operations.ts";
export type * from "./generated/types.ts";
export { LagnaError, type LagnaErrorCode } from "./lagna-error.ts";
export type { CallOptions, ClientOptions } from "./send-request.ts";
