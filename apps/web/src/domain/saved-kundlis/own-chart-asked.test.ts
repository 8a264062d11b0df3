import { expect, test } from "vitest";
import { namesAgree, rememberAskedForOwnChart, wasAskedForOwnChart } from "./own-chart-asked.ts";

test.each([
  ["Asha Rao", "asha  rao", true],
  ["Asha", "Asha Rao", true],
  ["आशा राव", "आशा", true],
  ["Asha Rao", "Asha Sen", false],
  ["Rao", "Asha Rao", false],
  ["", "Asha Rao", false],
  ["", "", false],
])("%j and %j may be of one person: %s", (one, other, agree) => {
  expect(namesAgree(one, other)).toBe(agree);
  expect(namesAgree(other, one)).toBe(agree);
});

test("an account is asked once; another one in the same browser is asked too", () => {
  expect(wasAskedForOwnChart("asha@example.org")).toBe(false);
  rememberAskedForOwnChart("asha@example.org");
  expect(wasAskedForOwnChart("asha@example.org")).toBe(true);
  expect(wasAskedForOwnChart("ravi@example.org")).toBe(false);
});
