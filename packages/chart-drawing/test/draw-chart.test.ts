import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIGNITIES, type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import {
  CHART_STYLES,
  drawChart,
  type Box,
  type ChartDrawing,
  type ChartGraha,
  type ChartInput,
  type ChartLabels,
} from "../src/index.ts";
import { boxesOverlap, computeHalfPlanes, isBoxInside, listEdges } from "../src/polygon.ts";
import { DEVANAGARI, LATIN } from "./chart-label-fixtures.ts";

const SCRIPTS = { Latin: LATIN, Devanagari: DEVANAGARI } satisfies Record<string, ChartLabels>;

/** Every label and number of a drawing, with the cell that must contain it. */
function boxes(drawing: ChartDrawing): { name: string; box: Box; polygon: ChartDrawing["cells"][number]["polygon"] }[] {
  return drawing.cells.flatMap((cell) => [
    ...(cell.signLabel
      ? [{ name: `sign of house ${cell.house}`, box: cell.signLabel.box, polygon: cell.polygon }]
      : []),
    ...(cell.figure ? [{ name: `figure of house ${cell.house}`, box: cell.figure.box, polygon: cell.polygon }] : []),
    ...cell.bodies.map((body) => ({ name: body.id, box: body.box, polygon: cell.polygon })),
    ...cell.cusps.map(({ house, box }) => ({ name: `cusp ${house}`, box, polygon: cell.polygon })),
  ]);
}

/** Describes what is wrong with the layout; empty if nothing overlaps. */
function faults(drawing: ChartDrawing): string[] {
  const all = boxes(drawing);
  const outside = all
    .filter(({ box, polygon }) => !isBoxInside(computeHalfPlanes(polygon), box, 1))
    .map(({ name }) => `${name} outside its place`);
  const touching = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((second) => boxesOverlap(one.box, second.box))
      .map((second) => `${one.name} on ${second.name}`),
  );
  const struck = drawing.firstHouseStroke
    ? all
        .filter(({ box }) => crosses(drawing.firstHouseStroke as NonNullable<ChartDrawing["firstHouseStroke"]>, box))
        .map(({ name }) => `${name} on the lagna's stroke`)
    : [];
  return [...outside, ...touching, ...struck];
}

function crosses({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }, box: Box): boolean {
  return Array.from({ length: 21 }, (_, index) => index / 20).some((share) => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}

const anyGraha = (id: Graha): fc.Arbitrary<ChartGraha> =>
  fc.record({
    id: fc.constant(id),
    sign: fc.constantFrom(...RASHIS),
    degree: fc.option(fc.double({ min: 0, max: 29.999, noNaN: true }), { nil: undefined, freq: 9 }),
    retrograde: fc.boolean(),
    combust: fc.boolean(),
    dignity: fc.option(fc.constantFrom(...DIGNITIES)),
  });
const anyChart: fc.Arbitrary<ChartInput> = fc.record({
  lagna: fc.record({ sign: fc.constantFrom(...RASHIS), degree: fc.double({ min: 0, max: 29.999, noNaN: true }) }),
  first: fc.option(fc.constantFrom(...RASHIS), { nil: undefined }),
  grahas: fc.tuple(...GRAHAS.map(anyGraha)),
});
/** The hardest cases: few signs, so that most bodies crowd together. */
const crowdedChart: fc.Arbitrary<ChartInput> = fc
  .tuple(
    anyChart,
    fc.array(fc.constantFrom(...RASHIS), { minLength: 1, maxLength: 2 }),
    fc.array(fc.nat(1), { minLength: 9, maxLength: 9 }),
  )
  .map(([chart, signs, picks]) => ({
    ...chart,
    grahas: chart.grahas.map((graha, index) => ({
      ...graha,
      sign: signs[(picks[index] as number) % signs.length] as Rashi,
    })),
  }));

describe.each(Object.entries(SCRIPTS))("%s", (_, labels) => {
  describe.each(CHART_STYLES)("%s", (style) => {
    test.each([
      ["any distribution", anyChart],
      ["crowded houses", crowdedChart],
    ])("at 320 px nothing overlaps: %s", (_name, charts) => {
      fc.assert(
        fc.property(charts, (chart) => {
          expect(faults(drawChart(chart, { style, labels, size: 320 }))).toEqual([]);
        }),
        { numRuns: 250 },
      );
    });

    test("with 16 px text on a phone and a figure in every house nothing overlaps either", () => {
      const figures = Array.from({ length: 12 }, () => "38");
      fc.assert(
        fc.property(fc.oneof(anyChart, crowdedChart), (chart) => {
          expect(faults(drawChart(chart, { style, labels, size: 320, fontSize: 16, figures }))).toEqual([]);
        }),
        { numRuns: 250 },
      );
    });

    test("seven grahas with their usual marks fit every house at full size", () => {
      for (const sign of RASHIS) {
        for (const lagna of RASHIS) {
          const grahas = GRAHAS.slice(0, 7).map((id, index) => ({
            id,
            sign,
            degree: index * 4,
            retrograde: id === "saturn",
            combust: id === "mercury",
          }));
          const drawing = drawChart({ lagna: { sign: lagna, degree: 29.99 }, grahas }, { style, labels, size: 320 });
          expect(faults(drawing)).toEqual([]);
          expect(
            drawing.cells.filter((cell) => cell.fit === "small").map((cell) => `${cell.sign} from ${lagna}`),
          ).toEqual([]);
        }
      }
    });

    test("with degrees off, none are shown and bodies keep the same order", () => {
      const grahas = GRAHAS.slice(0, 3).map((id, index) => ({ id, sign: "leo", degree: 20 - index * 5 }) as const);
      const chart = { lagna: { sign: "leo", degree: 2 }, grahas } as const;
      const [shown, hidden] = [true, false].map((degrees) =>
        drawChart(chart, { style, labels, size: 320, degrees }).cells.flatMap((cell) => cell.bodies),
      );
      expect(hidden?.map(({ id }) => id)).toEqual(shown?.map(({ id }) => id));
      const roles = (bodies = hidden) => new Set(bodies?.flatMap(({ parts }) => parts.map(({ role }) => role)));
      expect(roles(shown)).toContain("degree");
      expect(roles()).not.toContain("degree");
    });

    test("a house with two or three bodies shows degrees", () => {
      for (const sign of RASHIS) {
        const grahas = GRAHAS.slice(0, 3).map((id) => ({ id, sign, degree: 12.9 }));
        const drawing = drawChart(
          { lagna: { sign: "aries", degree: 3 }, grahas: grahas.slice(0, sign === "aries" ? 2 : 3) },
          { style, labels, size: 320 },
        );
        expect(drawing.cells.every((cell) => cell.fit === "degrees")).toBe(true);
      }
    });

    test("every body is drawn once, in the house of its sign", () => {
      fc.assert(
        fc.property(anyChart, (chart) => {
          const drawing = drawChart(chart, { style, labels });
          const drawn = drawing.cells.flatMap((cell) => cell.bodies.map((body) => [body.id, cell.sign]));
          const expected = [["lagna", chart.lagna.sign], ...chart.grahas.map((graha) => [graha.id, graha.sign])];
          expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(expected));
          expect(drawn).toHaveLength(10);
        }),
      );
    });

    test("the cells tile the chart: their edges lie on its lines, and their areas add up to it (minus the middle in East and South)", () => {
      const drawing = drawChart({ lagna: { sign: "aries" }, grahas: [] }, { style, labels, size: 320 });
      const onALine = drawing.cells
        .flatMap((cell) => listEdges(cell.polygon))
        .every((edge) => drawing.lines.some((line) => covers(line, edge)));
      expect(onALine).toBe(true);
      const area = drawing.cells.reduce((sum, cell) => sum + areaOf(cell.polygon), 0) / 320 ** 2;
      expect(area).toBeCloseTo({ north: 1, south: 3 / 4, east: 8 / 9 }[style], 9);
    });
  });
});

describe("positions", () => {
  const centre = (style: (typeof CHART_STYLES)[number], lagna: Rashi, sign: Rashi): { x: number; y: number } => {
    const { x, y } = (
      drawChart({ lagna: { sign: lagna }, grahas: [] }, { style, labels: LATIN, size: 12 * 30 }).cells.find(
        (cell) => cell.sign === sign,
      ) as ChartDrawing["cells"][number]
    ).center;
    return { x: Math.round(x), y: Math.round(y) };
  };

  test.each([
    ["leo", 180, 90],
    ["virgo", 90, 30],
    ["libra", 30, 90],
    ["scorpio", 90, 180],
    ["aquarius", 180, 270],
    ["taurus", 270, 180],
  ] as const)(
    "North with Leo rising puts %s at %d, %d: the lagna upper middle, then counter-clockwise",
    (sign, x, y) => {
      expect(centre("north", "leo", sign)).toEqual({ x, y });
    },
  );

  test.each([
    ["pisces", 45, 45],
    ["aries", 135, 45],
    ["gemini", 315, 45],
    ["virgo", 315, 315],
    ["sagittarius", 45, 315],
  ] as const)("South puts %s at %d, %d whatever sign rises", (sign, x, y) => {
    expect(centre("south", "aries", sign)).toEqual({ x, y });
    expect(centre("south", "scorpio", sign)).toEqual({ x, y });
  });

  test.each([
    ["aries", 180, 60],
    ["taurus", 80, 40],
    ["gemini", 40, 80],
    ["cancer", 60, 180],
    ["libra", 180, 300],
    ["capricorn", 300, 180],
    ["pisces", 280, 40],
  ] as const)("East puts %s at %d, %d whatever sign rises", (sign, x, y) => {
    expect(centre("east", "gemini", sign)).toEqual({ x, y });
  });

  test("the lagna's cell has a stroke in the South and East chart, and is house 1 in every style", () => {
    for (const style of CHART_STYLES) {
      const drawing = drawChart({ lagna: { sign: "virgo" }, grahas: [] }, { style, labels: LATIN });
      expect(drawing.cells.filter((cell) => cell.isFirst).map((cell) => [cell.house, cell.sign])).toEqual([
        [1, "virgo"],
      ]);
      expect(drawing.firstHouseStroke === null).toBe(style === "north");
    }
  });
});

test.each(CHART_STYLES)("%s: houses are counted from `first`, and the lagna stays in its sign", (style) => {
  const grahas = [{ id: "moon", sign: "scorpio" } as const];
  const input = { lagna: { sign: "virgo" }, grahas } as const;
  const [own, drawing] = [input, { ...input, first: "scorpio" } as const].map((chart) =>
    drawChart(chart, { style, labels: LATIN }),
  ) as [ChartDrawing, ChartDrawing];
  expect(drawing.cells.map(({ house, sign }) => [house, sign]).slice(0, 3)).toEqual([
    [1, "scorpio"],
    [2, "sagittarius"],
    [3, "capricorn"],
  ]);
  expect(drawing.cells.filter(({ isFirst }) => isFirst).map(({ sign }) => sign)).toEqual(["scorpio"]);
  const placed = drawing.cells.flatMap(({ house, bodies }) => bodies.map(({ id }) => [id, house]));
  expect(placed).toEqual([
    ["moon", 1],
    ["lagna", 11],
  ]);
  // In the North chart signs move to other places; in the others only the stroke moves.
  const placeOf = ({ cells }: ChartDrawing) => cells.find(({ sign }) => sign === "scorpio")?.polygon;
  if (style === "north") expect(placeOf(drawing)).toEqual(own.cells[0]?.polygon);
  else {
    expect(placeOf(drawing)).toEqual(placeOf(own));
    expect(drawing.firstHouseStroke).not.toEqual(own.firstHouseStroke);
  }
});

test("the free middle of the South and East charts overlaps no house", () => {
  const middle = (style: (typeof CHART_STYLES)[number]) =>
    drawChart({ lagna: { sign: "aries" }, grahas: [] }, { style, labels: LATIN, size: 360 }).middle;
  expect(middle("north")).toBeNull();
  expect(middle("south")).toEqual({ x: 90, y: 90, width: 180, height: 180 });
  expect(middle("east")).toEqual({ x: 120, y: 120, width: 120, height: 120 });
});

describe("labels", () => {
  const one = (graha: Partial<ChartGraha>) =>
    drawChart(
      { lagna: { sign: "aries" }, grahas: [{ id: "mercury", sign: "virgo", ...graha }] },
      { style: "north", labels: LATIN },
    )
      .cells.flatMap((cell) => cell.bodies)
      .find((body) => body.id === "mercury")
      ?.parts.map((part) => part.text);

  test("degrees are rounded down: 29°59′ is never shown as 30", () => {
    expect(one({ degree: 29.99 })).toEqual(["Me", "29°"]);
  });
  test("marks follow the name as a superscript, in a fixed order", () => {
    expect(one({ degree: 15, retrograde: true, combust: true, dignity: "exalted" })).toEqual(["Me", "RC↑", "15°"]);
    expect(one({ degree: 15, dignity: "debilitated" })).toEqual(["Me", "↓", "15°"]);
    expect(one({ degree: 15, dignity: "own" })).toEqual(["Me", "15°"]);
  });
  test("a varga shows signs only", () => {
    expect(one({})).toEqual(["Me"]);
  });
  test("a thumbnail fits nine bodies and the lagna in any one house", () => {
    for (const style of CHART_STYLES) {
      for (const sign of RASHIS) {
        const drawing = drawChart(
          { lagna: { sign }, grahas: GRAHAS.map((id) => ({ id, sign })) },
          { style, labels: LATIN, size: 72, content: "dots" },
        );
        expect(faults({ ...drawing, size: 72 }).filter((fault) => !fault.includes("outside"))).toEqual([]);
        expect(
          drawing.cells.every((cell) =>
            cell.bodies.every((body) => isBoxInside(computeHalfPlanes(cell.polygon), body.box, 0)),
          ),
        ).toBe(true);
      }
    }
  });
});

function covers(line: { from: { x: number; y: number }; to: { x: number; y: number } }, edge: typeof line): boolean {
  const length = (first: typeof edge.from, second: typeof edge.from): number =>
    Math.hypot(first.x - second.x, first.y - second.y);
  const on = (point: typeof edge.from): boolean =>
    Math.abs(length(line.from, point) + length(point, line.to) - length(line.from, line.to)) < 1e-6;
  return on(edge.from) && on(edge.to);
}

function areaOf(polygon: ChartDrawing["cells"][number]["polygon"]): number {
  return Math.abs(listEdges(polygon).reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0)) / 2;
}

describe("a chart of cusps", () => {
  /** Cusps of 66° north: three in Cancer, none in Gemini. */
  const CUSPS = [
    ["aries", 12.9],
    ["taurus", 21],
    ["cancer", 2],
    ["cancer", 15],
    ["cancer", 24],
    ["leo", 8],
    ["libra", 12.9],
    ["scorpio", 21],
    ["capricorn", 2],
    ["capricorn", 15],
    ["capricorn", 24],
    ["aquarius", 8],
  ] as const;
  const chart: ChartInput = {
    lagna: { sign: "aries", degree: 12.9 },
    cusps: CUSPS.map(([sign, degree]) => ({ sign, degree })),
    grahas: [
      { id: "sun", sign: "aries", degree: 3, bhava: 12 },
      { id: "moon", sign: "cancer", degree: 20, bhava: 4 },
    ],
  };

  test("in the North style has houses with the sign and degree of their cusps, and grahas by house", () => {
    const { cells } = drawChart(chart, { style: "north", labels: LATIN });
    expect(cells.map(({ sign }) => sign)).toEqual(CUSPS.map(([sign]) => sign));
    expect(cells.map(({ figure }) => figure?.text).slice(0, 3)).toEqual(["12°", "21°", "2°"]);
    expect(cells[11]?.bodies.map(({ id }) => id)).toEqual(["sun"]);
    expect(cells[3]?.bodies.map(({ id }) => id)).toEqual(["moon"]);
    expect(cells[0]?.bodies.map(({ id }) => id)).toEqual(["lagna"]);
    expect(cells.flatMap(({ cusps }) => cusps)).toEqual([]);
  });

  test.each(["south", "east"] as const)("in the %s style has its cusps in the signs, beside the grahas", (style) => {
    const drawing = drawChart(chart, { style, labels: LATIN });
    const cancer = drawing.cells.find(({ sign }) => sign === "cancer");
    expect(cancer?.cusps.map(({ house, parts }) => [house, parts[0]?.text])).toEqual([
      [3, "III"],
      [4, "IV"],
      [5, "V"],
    ]);
    expect(cancer?.bodies.map(({ id }) => id)).toEqual(["moon"]);
    expect(drawing.cells.flatMap(({ cusps }) => cusps)).toHaveLength(11);
    expect(drawing.cells.flatMap(({ bodies }) => bodies).filter(({ id }) => id === "lagna")).toHaveLength(1);
    expect(faults(drawing)).toEqual([]);
  });

  test.each(CHART_STYLES)("in the %s style never overlaps, however crowded it is", (style) => {
    const points = fc.tuple(...RASHIS.map(() => fc.record({ sign: fc.constantFrom(...RASHIS), degree: fc.nat(29) })));
    fc.assert(
      fc.property(fc.oneof(anyChart, crowdedChart), points, fc.array(fc.nat(11)), (drawn, cusps, houses) => {
        const grahas = drawn.grahas.map((graha, index) => ({ ...graha, bhava: (houses[index] ?? 0) + 1 }));
        const input = { lagna: cusps[0] ?? drawn.lagna, cusps, grahas };
        expect(faults(drawChart(input, { style, labels: LATIN, size: 320, fontSize: 16 }))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
