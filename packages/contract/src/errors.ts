import { z } from "zod";

/** Machine-readable causes; `detail` beside them is the sentence for people. Closed: add here first. */
export const ERROR_CODES = [
  "invalid_input",
  "malformed_request",
  "payload_too_large",
  "uri_too_long",
  "headers_too_large",
  "unsupported_media_type",
  "unauthenticated",
  "access_pending",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "too_many_requests",
  "unavailable",
  "timeout",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorBodySchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
