import fc from "fast-check";
import { expect, test } from "vitest";
import { splitText } from "../../src/channels/split-text.ts";

test("a text that fits stays one part", () => {
  expect(splitText("Your Moon is in Libra. It is in the fourth house.", 4096)).toEqual([
    "Your Moon is in Libra. It is in the fourth house.",
  ]);
});

test.each([
  ["between sentences", "One is here. Two is here. Three.", 26, ["One is here. Two is here.", "Three."]],
  ["at a danda", "चन्द्र तुला में है। मंगल धनु में है।", 22, ["चन्द्र तुला में है।", "मंगल धनु में है।"]],
  ["between words where a sentence is too long", "alpha beta gamma", 11, ["alpha beta", "gamma"]],
  ["between letters where a word is", "abcdef", 4, ["abcd", "ef"]],
])("it is cut %s", (_where, text, most, parts) => {
  expect(splitText(text, most)).toEqual(parts);
});

test("no part is too long or empty, and only white space is lost", () => {
  const bare = (text: string): string => text.replaceAll(/\s+/g, "");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.integer({ min: 16, max: 60 }), (text, most) => {
      const parts = splitText(text, most);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        expect(part.length).toBeLessThanOrEqual(most);
      }
      expect(bare(parts.join(""))).toBe(bare(text));
    }),
  );
});
