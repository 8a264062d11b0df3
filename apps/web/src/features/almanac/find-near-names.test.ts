import { expect, test } from "vitest";
import { findNearNames } from "./find-near-names.ts";

const FESTIVALS = [
  { id: "diwali", name: "Diwali (Lakshmi Puja)" },
  { id: "diwali", name: "Diwali (Lakshmi Puja)" },
  { id: "tamil_deepavali", name: "Deepavali (Tamil)" },
  { id: "ganesha_chaturthi", name: "Ganesh Chaturthi" },
  { id: "holi", name: "Holi" },
  { id: "raksha_bandhan", name: "रक्षा बंधन" },
];

test.each([
  ["deepawali", "tamil_deepavali"],
  ["diwalli", "diwali"],
  ["ganesh-chaturti", "ganesha_chaturthi"],
  ["रक्षाबन्धन", "raksha_bandhan"],
])("%s is like %s", (text, id) => expect(findNearNames(text, FESTIVALS)[0]?.id).toBe(id));

test("each is found once, and nothing is like another word", () => {
  expect(findNearNames("diwali", FESTIVALS).filter(({ id }) => id === "diwali")).toHaveLength(1);
  expect(findNearNames("xyzzy", FESTIVALS)).toEqual([]);
});
