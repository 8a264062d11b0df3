import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { createChatAnswer } from "../../test/fake-chat-server.ts";
import { server } from "../../test/mock-server.ts";
import { choosePathAfterSignIn } from "./choose-path-after-sign-in.ts";

const answerIndexed = async () => true;
const answerNotIndexed = async () => false;
const failCheck = async () => {
  throw new Error("no answer");
};

test.each([
  ["where the person was wins over everything", "/kundlis?sort=name", answerIndexed, "/kundlis?sort=name"],
  ["with indexed data to the assistant", null, answerIndexed, "/ai-assistant"],
  ["without it to the generator", null, answerNotIndexed, "/generate-kundali"],
  ["an error counts as no data", null, failCheck, "/generate-kundali"],
  ["another origin is no place to go back to", "https://evil.example/", answerIndexed, "/ai-assistant"],
])("%s", async (_, returnPath, check, path) => {
  expect(await choosePathAfterSignIn(returnPath, check)).toBe(path);
});

test.each([
  [true, "/ai-assistant"],
  [false, "/generate-kundali"],
])("asks the astrologer for the birth date; used_index %s", async (usedIndex, path) => {
  const questions: unknown[] = [];
  server.use(
    http.post("*/api/v1/ask", async ({ request }) => {
      questions.push(await request.json());
      return HttpResponse.json(createChatAnswer({ used_index: usedIndex }));
    }),
  );
  expect(await choosePathAfterSignIn(null)).toBe(path);
  expect(questions).toEqual([{ question: "What is my birth date?" }]);
});
