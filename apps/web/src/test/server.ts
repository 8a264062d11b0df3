import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

/**
 * Answers only what a test says it answers; anything else fails the test. But for the sky of the first page, which is ornament there
 * and out of reach unless a test is about it.
 */
export const server = setupServer(http.get("*/api/v1/sky", () => HttpResponse.error()));
