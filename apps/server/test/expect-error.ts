import { type ErrorBody, errorBodySchema, type ErrorCode } from "@lagna/contract";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";

type Answer = Pick<LightMyRequestResponse, "statusCode" | "headers" | "body">;

/** Expects an error response of the common shape with this status and code. */
export function expectError(response: Answer, status: number, code: ErrorCode): ErrorBody {
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  const body = errorBodySchema.strict().parse(JSON.parse(response.body));
  expect({ status: response.statusCode, code: body.code }, response.body).toEqual({ status, code });
  expect(body.status).toBe(status);
  expect(body.detail).toMatch(/^\S.*\S$/s);
  expect(body.requestId).toBe(response.headers["x-request-id"]);
  return body;
}
