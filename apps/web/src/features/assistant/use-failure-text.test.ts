import { renderHook } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useFailureText } from "./use-failure-text.ts";
import type { QuestionFailure } from "./use-conversation.ts";

beforeAll(() => loadNamespaces(["assistant", "errors"]));

const createRefusal = (status: number, code: ApiError["code"], detail = "") => new ApiError({ status, code, detail });

test.each<[QuestionFailure["step"], unknown, string]>([
  ["start", createRefusal(404, "not_found"), "Failed to start chat session (404)"],
  ["ask", createRefusal(404, "not_found", "No such chat"), "Chat ask failed: 404 No such chat"],
  ["ask", createRefusal(404, "not_found"), "An error occurred while getting AI response"],
  ["ask", createRefusal(422, "of_a_newer_server" as ApiError["code"]), "AI request failed"],
  [
    "ask",
    createRefusal(0, "timeout"),
    "Request timed out. The AI response is taking longer than expected. Please try again with a simpler question.",
  ],
  [
    "ask",
    createRefusal(0, "network"),
    "Network error: Unable to reach the API server. Please check your internet connection and try again.",
  ],
  ["ask", createRefusal(0, "offline"), "Network error. Please check your connection and try again."],
  ["ask", createRefusal(401, "unauthenticated"), "Authentication failed. Please log in again."],
  ["ask", createRefusal(429, "too_many_requests"), "Rate limit exceeded. Please wait a moment and try again."],
  ["ask", createRefusal(500, "internal"), "Server error. Please try again later."],
  ["ask", new Error("of ours"), "An unexpected error occurred. Please try again."],
])("step %s failing with %o shows the catalogue's sentence", (step, error, sentence) => {
  const { result } = renderHook(useFailureText);
  expect(result.current({ step, error })).toBe(sentence);
});
