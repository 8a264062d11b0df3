import { expect, test } from "vitest";
import { createSavedKundli } from "../../test/fake-saved-kundlis-server.ts";
import { findKundlis } from "./find-kundlis.ts";

const KUNDLIS = [
  createSavedKundli({ id: "1", name: "Ravi Kumar", city: "Pune", country: "India" }),
  createSavedKundli({ id: "2", name: "José Pune", city: "Lima", country: "Peru" }),
  createSavedKundli({ id: "3", name: "रवि शर्मा", city: "Jaipur", country: "India" }),
];

test.each([
  ["rav", ["1"]],
  ["KUMAR ravi", ["1"]],
  ["avi", []],
  ["jose", ["2"]],
  ["रवि", ["3"]],
  ["शर्", ["3"]],
  ["india", ["1", "3"]],
  ["ravi pun", ["1"]],
  ["ravi lima", []],
  ["", ["1", "2", "3"]],
  // Names come before places.
  ["pune", ["2", "1"]],
  [".", ["1", "2", "3"]],
])("%j finds %j", (typed, ids) => {
  expect(findKundlis(KUNDLIS, typed).map(({ id }) => id)).toEqual(ids);
});
