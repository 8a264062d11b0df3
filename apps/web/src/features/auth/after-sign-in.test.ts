import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { chatAnswer } from "../../test/chat-server.ts";
import { server } from "../../test/server.ts";
import { afterSignIn } from "./after-sign-in.ts";

const indexed = async () => true;
const notIndexed = async () => false;
const failing = async () => {
  throw new Error("no answer");
};

test.each([
  ["where the person was wins over everything", "/kundlis?sort=name", indexed, "/kundlis?sort=name"],
  ["with indexed data to the assistant", null, indexed, "/ai-assistant"],
  ["without it to the generator", null, notIndexed, "/generate-kundali"],
  ["an error counts as no data", null, failing, "/generate-kundali"],
  ["another origin is no place to go back to", "https://evil.example/", indexed, "/ai-assistant"],
])("%s", async (_, returnPath, check, path) => {
  expect(await afterSignIn(returnPath, check)).toBe(path);
});

test.each([
  [true, "/ai-assistant"],
  [false, "/generate-kundali"],
])("the astrologer is asked for the birth date; that it knew it is %s", async (known, path) => {
  const asked: unknown[] = [];
  server.use(
    http.post("*/api/v1/ask", async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(chatAnswer({ used_index: known }));
    }),
  );
  expect(await afterSignIn(null)).toBe(path);
  expect(asked).toEqual([{ question: "What is my birth date?" }]);
});
