import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Graha, GRAHAS, RASHI_WORDS, RASHIS } from "@lagna/terms";
import {
  type Box,
  CHART_STYLES,
  type ChartStyle,
  drawChart,
  drawRing,
  computeRingAspectLines,
  type RingDrawing,
  type RingGraha,
  type RingInput,
  type RingOptions,
} from "../src/index.ts";
import { boxesOverlap } from "../src/polygon.ts";
import { distributeLabels } from "../src/distribute-labels.ts";
import { DEVANAGARI, LATIN } from "./chart-label-fixtures.ts";

const WIDE = { side: 514, depth: { x: 66, y: 53 }, fontSize: 17 };
const PHONE = { side: 264, depth: { x: 32, y: 30 }, fontSize: 14 };
const names = (labels: typeof LATIN) => (sign: (typeof RASHIS)[number]) =>
  RASHI_WORDS[sign][labels === LATIN ? "en" : "hi"];

const at = (id: Graha, longitude: number, retrograde = false): RingGraha => ({
  id,
  sign: RASHIS[Math.floor(longitude / 30)] as RingGraha["sign"],
  degree: longitude % 30,
  retrograde,
});
/**
 * Nine grahas anywhere, with the nodes opposite each other; and the hardest cases, where most are within a few degrees.
 */
const anySky: fc.Arbitrary<RingInput> = fc
  .record({
    lagna: fc.constantFrom(...RASHIS),
    longitudes: fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 8, maxLength: 8 }),
    crowded: fc.boolean(),
    retrograde: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  })
  .map(({ lagna, longitudes, crowded, retrograde }) => {
    const places = crowded ? longitudes.map((value) => ((longitudes[0] as number) + value / 40) % 360) : longitudes;
    const grahas = places.map((place, index) => at(GRAHAS[index] as Graha, place, retrograde[index] as boolean));
    return { lagna, grahas: [...grahas, at("ketu", ((places[7] as number) + 180) % 360, true)] };
  });

/** Lists labels that overlap, or that leave their own stretch of the ring. */
function faults(ring: RingDrawing): string[] {
  const { chart, width, height } = ring;
  const all: { name: string; box: Box }[] = [
    ...ring.grahas.map(({ id, box }) => ({ name: id, box })),
    ...ring.signs.map(({ sign, box }) => ({ name: sign, box })),
  ];
  const outside = all
    .filter(({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
    .map(({ name }) => `${name} outside the frame`);
  const inside = all.filter(({ box }) => boxesOverlap(box, chart)).map(({ name }) => `${name} on the chart`);
  const touching = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((second) => boxesOverlap(one.box, second.box))
      .map((second) => `${one.name} on ${second.name}`),
  );
  const struck = all.flatMap(({ name, box }) =>
    ring.lines
      .slice(4)
      .filter(({ from, to }) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].some((share) => {
          const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
          return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        }),
      )
      .map(() => `${name} on a division`),
  );
  return [...outside, ...inside, ...touching, ...struck];
}

describe.each([
  ["Latin", LATIN],
  ["Devanagari", DEVANAGARI],
] as const)("%s", (_, labels) => {
  describe.each(CHART_STYLES)("%s", (style) => {
    test.each([
      ["wide", { ...WIDE, signName: names(labels) }],
      ["phone", PHONE],
    ])("nothing overlaps: %s", (_name, size) => {
      fc.assert(
        fc.property(anySky, fc.constantFrom(null, ...GRAHAS), (sky, chosen) => {
          const ring = drawRing(sky, { ...size, style, labels, selectedGraha: chosen });
          expect(ring.grahas).toHaveLength(9);
          expect(faults(ring)).toEqual([]);
        }),
        { numRuns: 300 },
      );
    });
  });
});

const ring = (style: ChartStyle, lagna: RingInput["lagna"], grahas: RingGraha[], more: Partial<RingOptions> = {}) =>
  drawRing({ lagna, grahas }, { style, labels: LATIN, ...WIDE, ...more });

test.each([
  // The middle of the lagna's sign is straight up; the view turns counter-clockwise with the houses.
  ["north", "cancer", at("jupiter", 105), { x: 66 + 257, y: 53 }],
  ["north", "cancer", at("jupiter", 150), { x: 66, y: 53 }],
  ["north", "cancer", at("jupiter", 195), { x: 66, y: 53 + 257 }],
  ["north", "cancer", at("jupiter", 15), { x: 66 + 514, y: 53 + 257 }],
  // South: Aries begins a quarter along the upper side; the middle of Pisces is the corner.
  ["south", "cancer", at("jupiter", 0), { x: 66 + 514 / 4, y: 53 }],
  ["south", "libra", at("jupiter", 345), { x: 66, y: 53 }],
  ["south", "libra", at("jupiter", 180), { x: 66 + (514 * 3) / 4, y: 53 + 514 }],
  // East: Aries from right to left over the upper middle third.
  ["east", "cancer", at("jupiter", 0), { x: 66 + (514 * 2) / 3, y: 53 }],
  ["east", "cancer", at("jupiter", 60), { x: 66, y: 53 }],
  ["east", "cancer", at("jupiter", 105), { x: 66, y: 53 + 257 }],
] as const)(
  "%s chart of %s: a graha is drawn outside its sign's cell, at its degree",
  (style, lagna, graha, expected) => {
    const [label] = ring(style, lagna, [graha]).grahas;
    expect(label?.dot.x).toBeCloseTo(expected.x, 6);
    expect(label?.dot.y).toBeCloseTo(expected.y, 6);
    expect(label?.leader.from).toEqual(label?.dot);
  },
);

test.each(CHART_STYLES)("%s: a dot lies on the outline of the cell of its own house", (style) => {
  fc.assert(
    fc.property(anySky, (sky) => {
      const { side, depth } = WIDE;
      const inside = drawChart({ lagna: { sign: sky.lagna }, grahas: [] }, { style, size: side, labels: LATIN });
      for (const { dot, house, sign } of ring(style, sky.lagna, [...sky.grahas]).grahas) {
        const cell = inside.cells[house - 1];
        expect(cell?.sign).toBe(sign);
        if (style === "north") continue; // Its first house meets the outline in a single point.
        const [x, y] = [dot.x - depth.x, dot.y - depth.y];
        const xs = cell?.polygon.map((corner) => corner.x) ?? [];
        const ys = cell?.polygon.map((corner) => corner.y) ?? [];
        expect(x).toBeGreaterThanOrEqual(Math.min(...xs) - 1e-6);
        expect(x).toBeLessThanOrEqual(Math.max(...xs) + 1e-6);
        expect(y).toBeGreaterThanOrEqual(Math.min(...ys) - 1e-6);
        expect(y).toBeLessThanOrEqual(Math.max(...ys) + 1e-6);
      }
    }),
    { numRuns: 100 },
  );
});

test("a retrograde graha is marked, the nodes, which always are, are not, and only the selected one shows its degrees", () => {
  const grahas = [at("saturn", 3.6, true), at("rahu", 286.8, true), at("jupiter", 129.3)];
  const drawn = ring("north", "cancer", grahas, { selectedGraha: "jupiter" });
  const texts = drawn.grahas.map(({ parts }) => parts.map(({ text }) => text));
  expect(texts).toEqual(expect.arrayContaining([["Sa", "R"], ["Ra"], ["Ju", "9°"]]));
});

test("there is one tick per degree, or one per five degrees on a small chart", () => {
  expect(ring("north", "aries", []).ticks).toHaveLength(360);
  expect(ring("north", "aries", [], PHONE).ticks).toHaveLength(72);
});

test("aspects go from the dot to the middle of the houses inside, whatever units the inner chart uses", () => {
  const inside = drawChart({ lagna: { sign: "cancer" }, grahas: [] }, { style: "north", size: 1028, labels: LATIN });
  const drawn = ring("north", "cancer", [at("jupiter", 129.3)]);
  const lines = computeRingAspectLines(drawn, inside, "jupiter", [1, 6]);
  const [jupiter] = drawn.grahas;
  expect(lines.map(({ house, from }) => [house, from])).toEqual([
    [1, jupiter?.dot],
    [6, jupiter?.dot],
  ]);
  expect(lines[0]?.to.x).toBeCloseTo(66 + 257, 6);
  expect(computeRingAspectLines(drawn, inside, "venus", [1])).toEqual([]);
});

describe("labels along a line", () => {
  test("are at their ideal positions if there is room, and side by side if not", () => {
    expect(
      distributeLabels(
        [
          { idealCenter: 10, width: 8 },
          { idealCenter: 40, width: 8 },
        ],
        2,
        0,
        100,
      ),
    ).toEqual([10, 40]);
    expect(
      distributeLabels(
        [
          { idealCenter: 50, width: 8 },
          { idealCenter: 50, width: 8 },
        ],
        2,
        0,
        100,
      ),
    ).toEqual([45, 55]);
    expect(
      distributeLabels(
        [
          { idealCenter: 0, width: 8 },
          { idealCenter: 1, width: 8 },
        ],
        2,
        0,
        100,
      ),
    ).toEqual([4, 14]);
    expect(distributeLabels([{ idealCenter: 100, width: 8 }], 2, 0, 100)).toEqual([96]);
    expect(
      distributeLabels(
        [
          { idealCenter: 5, width: 60 },
          { idealCenter: 6, width: 60 },
        ],
        2,
        0,
        100,
      ),
    ).toBeNull();
  });
});
