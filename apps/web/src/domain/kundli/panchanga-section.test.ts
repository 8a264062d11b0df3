import { expect, test } from "vitest";
import { karanaKey, tithiKey } from "./panchanga-section.tsx";

test.each([
  [1, "11"],
  [2, "1"],
  [8, "7"],
  [9, "1"],
  [57, "7"],
  [58, "8"],
  [59, "9"],
  [60, "10"],
])("karana %d of the month has name %s", (number, key) => expect(karanaKey(number)).toBe(key));

test.each([
  [1, "1"],
  [15, "15"],
  [16, "1"],
  [29, "14"],
  [30, "16"],
])("tithi %d has name %s", (number, key) => expect(tithiKey(number)).toBe(key));
