import type { VerifiedClaim, VerifyResponse } from "@lagna/contract";
import { expect, test } from "vitest";
import { listCardSigns, listWrongWords } from "./draw-verify-card.ts";
import { splitReading } from "./split-reading.ts";

const TEXT = "Namaste. Your Mars is at 17.5 degrees, in Aries. \nWear a gem today! आपका चंद्र तुला में है। Bye";

function createClaim(words: string, verdict: VerifiedClaim["verdict"] = "supported"): VerifiedClaim {
  const start = TEXT.indexOf(words);
  return { text: words, start, end: start + words.length, type: "planet_sign", verdict };
}
const createPressure = (words: string): VerifyResponse["pressures"][number] => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length, kinds: ["sale"] };
};
const readSentences = (answer: Parameters<typeof splitReading>[0]) =>
  splitReading(answer).map(({ start, end }) => answer.text.slice(start, end).trim());

test("a reading keeps its order and all of its sentences; a decimal point ends none", () => {
  expect(readSentences({ text: TEXT, claims: [], pressures: [] })).toEqual([
    "Namaste.",
    "Your Mars is at 17.5 degrees, in Aries.",
    "Wear a gem today!",
    "आपका चंद्र तुला में है।",
    "Bye",
  ]);
});

test("each claim and each pressure is beside its sentence, in the order of the text", () => {
  const claims = [
    createClaim("चंद्र तुला"),
    createClaim("in Aries", "contradicted"),
    createClaim("Mars is at 17.5 degrees"),
  ];
  const rows = splitReading({ text: TEXT, claims, pressures: [createPressure("Wear a gem today!")] });
  expect(rows.map((row) => row.claims)).toEqual([[], [2, 1], [], [0], []]);
  expect(rows.map((row) => row.pressures.length)).toEqual([0, 0, 1, 0, 0]);
});

test("a claim over two sentences keeps them together", () => {
  const claims = [createClaim("in Aries. \nWear a gem")];
  expect(readSentences({ text: TEXT, claims, pressures: [] })).toContain(
    "Your Mars is at 17.5 degrees, in Aries. \nWear a gem today!",
  );
});

test("the picture has a square for each decided claim in the order of the text, and names no claim with a year", () => {
  const claims = [
    createClaim("in Aries", "contradicted"),
    createClaim("Mars is at", "supported"),
    createClaim("Bye", "undecidable"),
    { ...createClaim("Namaste", "contradicted"), text: "born in 1988" },
  ];
  expect(listCardSigns({ claims, pressures: [createPressure("Wear a gem today!")] })).toEqual([
    "contradicted",
    "supported",
    "contradicted",
    "pressure",
  ]);
  expect(listWrongWords({ claims })).toBe("in Aries");
});
