import { expect, test } from "vitest";
import { converse, textOf } from "./converse.ts";

test.each([
  ["choghadiya kya hota hai", /^Choghadiya /],
  ["what is rahu kala", /^Rahu kaal is/],
  ["hora kya hota hai", /^Grah hora /],
  ["bhadra kya hota hai", /^Bhadra Vishti/],
  ["दिशाशूल क्या होता है, सास बोल रही थीं", /^दिशा/],
  ["whats a pratyantar", /^A pratyantardasha is/],
  ["muntha kya hoti hai", /^Muntha /],
  ["what is tajika", /^Tajika /],
])("a term of the almanac or of a school is explained: %s", (message, opening) =>
  expect(textOf(converse(message))).toMatch(opening),
);

test("what Saturn does in a house is of the placement, and of no term", () =>
  expect(textOf(converse("what does saturn in the 7th house mean in general"))).toMatch(/^Of Saturn in the 7th/));
