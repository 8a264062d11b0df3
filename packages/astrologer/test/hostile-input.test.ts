import { Session } from "node:inspector/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { CHART_M, buildTestIndex, type TestBirth } from "./test-charts.ts";
import { answerMessage } from "./answer-message.ts";

/** Hostile texts: endless, one repeated word, only punctuation. Work is measured in executed code blocks, not in time. */

const index = buildTestIndex(CHART_M);
const session = new Session();

/** The number of code blocks of the verifier that are executed for a text. */
async function workOn(text: string): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  verify(index, text);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .filter(({ url }) => url.includes("packages/astrologer/src"))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}

const PIECES = [
  "Your Mars is in Sagittarius in the sixth house, which gives energy. ",
  "Mars in Leo and ",
  "first second third ",
  "1 2 ",
  "| Mars | Leo | 7 ",
  "((",
  "its lord ",
  "lord of the ",
  "not ",
  "Mars-Saturn-",
  "14 June 2028 to ",
  "Mercury dasha until June 2028 ",
  "Mars aspects Saturn ",
  "age 34 dasha ",
  "Sign: Leo | House: 2 | ",
  "Saturn enters Aries on 3 June 2027 ",
  "who? ",
  "a",
  "स्थ",
  "होने से मंगल सातवें में ",
  "mangal ki drishti shani par hai ",
  "😀",
] as const;

const of = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Maximum growth of work for a text four times as long; quadratic growth would be sixteen. */
const MAX_GROWTH = 7;

describe("work grows at most linearly with the text", () => {
  beforeAll(async () => {
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  });
  afterAll(async () => {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  });

  test.each(PIECES)("%j, repeated", async (piece) => {
    verify(index, of(piece, 600));
    const [short, long] = [await workOn(of(piece, 1200)), await workOn(of(piece, 4800))];
    expect(long / short).toBeLessThan(MAX_GROWTH);
  });
});

const WORDS = PIECES.flatMap((piece) => piece.trim().split(" ")).concat([
  ":",
  "\n",
  ".",
  ",",
  "?",
  "-",
  '"',
  "if",
  "that",
  "#",
]);

describe("any text is processed without errors", () => {
  test("with astrological words in random order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }), (words) => {
        const text = words.join(" ");
        for (const { start, end } of verify(index, text).claims) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThanOrEqual(end);
        }
      }),
      { numRuns: 150 },
    );
  });
  test("with random characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
        expect(verify(index, text).sentences.every(({ start, end }) => start <= end)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

const ON_THE_EQUATOR = { latitude: 0, longitude: 0 } as const;
const EDGE_BIRTHS: readonly TestBirth[] = [
  CHART_M,
  { ...ON_THE_EQUATOR, local: "1990-08-15T10:30:00", offset: -12 },
  { ...ON_THE_EQUATOR, local: "1990-08-15T10:30:00", offset: 14 },
  { ...ON_THE_EQUATOR, local: "1800-01-01T06:00:00", offset: 0 },
  { ...ON_THE_EQUATOR, local: "2399-12-31T20:00:00", offset: 0 },
];
const EDGE_QUESTIONS = [
  "What happened in 1800?",
  "What happens in 2399?",
  "Career on 31 December 2399?",
  "after 2399?",
  "1 January 1800",
  "1800 से 2399 तक विवाह",
  "99 ki umar me shaadi?",
  "When does my next mahadasha start?",
  "after my current dasha?",
] as const;
const EDGE_TEXTS = [
  "Sade Sati from 1800 until 2399.",
  "Saturn leaves Aries on 31 December 2399.",
  "On 1 January 1800 Saturn transits your 7th house.",
  "In December 2399 Mars aspects your Moon.",
  "Your Rahu dasha begins in 2399 and lasts 18 years.",
] as const;

// Answers use only years within the ephemeris; dates of dashas may lie beyond it.
describe.each(EDGE_BIRTHS)("the first and the last years of the ephemeris, born $local at $offset", (birth) => {
  const born = buildTestIndex(birth);
  test.each(EDGE_QUESTIONS)("questions: %s", (question) => {
    expect(answerMessage({ question, index: born }).sentences.length).toBeGreaterThan(0);
  });
  test.each(EDGE_TEXTS)("statements: %s", (text) => {
    expect(verify(born, text).sentences.length).toBeGreaterThan(0);
  });
});
