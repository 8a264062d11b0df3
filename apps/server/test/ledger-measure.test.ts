import { createRandom } from "../../../packages/astrologer/test/corpus/statement-makers.ts";
import { describe, expect, test } from "vitest";
import {
  type MeasuredEntry,
  measureEntries,
  MIN_PEOPLE,
  SHUFFLED_CHARTS,
} from "../src/modules/ledger/measure-ledger.ts";

interface People {
  readonly seed: number;
  readonly people: number;
  readonly entriesOfEach?: number;
  /** How likely a window of the true chart, and of a shuffled one, has the month. */
  readonly hit: number;
  readonly shuffledHit: number;
}

function drawEntries({ seed, people, entriesOfEach = 2, hit, shuffledHit }: People): MeasuredEntry[] {
  const random = createRandom(seed);
  return Array.from({ length: people * entriesOfEach }, (_, number): MeasuredEntry => {
    const person = number % people;
    return {
      id: `${number}`,
      ownerId: `person ${person}`,
      chartHash: `chart ${person}`,
      namedOn: `2026-03-${String(1 + Math.floor(number / people)).padStart(2, "0")}`,
      isHit: random() < hit,
      control: Array.from({ length: SHUFFLED_CHARTS }, () => random() < shuffledHit),
    };
  });
}

const measure = (people: People) => {
  const found = measureEntries(drawEntries(people));
  if (!found) throw new Error("too few people");
  return found;
};

describe("the measure", () => {
  test("finds a planted effect", () => {
    const {
      hits,
      shuffled_mean: mean,
      shuffled_high: high,
      p,
    } = measure({ seed: 1, people: 60, hit: 0.5, shuffledHit: 0.25 });
    expect(mean).toBeGreaterThan(0.22 * 120);
    expect(mean).toBeLessThan(0.28 * 120);
    expect(hits).toBeGreaterThan(high);
    expect(p).toBeCloseTo(1 / (1 + SHUFFLED_CHARTS), 6);
  });

  test("finds none where there is none: p is even over its range, and 95 of 100 hits lie in the interval", () => {
    const found = Array.from({ length: 120 }, (_, run) =>
      measure({ seed: 1000 + run, people: 30, hit: 0.3, shuffledHit: 0.3 }),
    );
    const mean = found.reduce((sum, { p }) => sum + p, 0) / found.length;
    // Many runs have as many hits as some permutations, which count as "at least as many": a little above a half.
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.62);
    const below = found.filter(({ p }) => p <= 0.05).length;
    expect(below).toBeLessThan(0.1 * found.length);
    const inside = found.filter(
      ({ hits, shuffled_low: low, shuffled_high: high }) => hits >= low && hits <= high,
    ).length;
    expect(inside).toBeGreaterThan(0.9 * found.length);
  });

  test("is null for fewer people than are shown, whatever their entries", () => {
    const few = { seed: 2, people: MIN_PEOPLE - 1, entriesOfEach: 9, hit: 0.5, shuffledHit: 0.5 };
    expect(measureEntries(drawEntries(few))).toBeNull();
    expect(measureEntries(drawEntries({ ...few, people: MIN_PEOPLE }))).toMatchObject({ people: MIN_PEOPLE });
  });

  test("counts of one person the ten entries that were named first", () => {
    const many = drawEntries({ seed: 3, people: MIN_PEOPLE, entriesOfEach: 15, hit: 0.5, shuffledHit: 0.5 });
    const first = many.filter(({ namedOn }) => namedOn <= "2026-03-10");
    expect(measureEntries(many.toReversed())).toEqual(measureEntries(first));
  });

  test("counts a chart once that two accounts have", () => {
    const entries = drawEntries({ seed: 4, people: MIN_PEOPLE, hit: 0.5, shuffledHit: 0.5 });
    const copies = entries.map((entry) => ({ ...entry, id: `${entry.id} again`, ownerId: `twin of ${entry.ownerId}` }));
    expect(measureEntries([...copies, ...entries])).toEqual(measureEntries(entries));
  });
});
