import { expect, test } from "vitest";
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
  ["today nothing can be indexed", null, undefined, "/generate-kundali"],
])("%s", async (_, returnPath, check, path) => {
  expect(await afterSignIn(returnPath, check)).toBe(path);
});
