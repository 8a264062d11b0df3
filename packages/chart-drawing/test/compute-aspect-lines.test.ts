import { describe, expect, test } from "vitest";
import { computeAspectLines, drawChart, findBody, toSvgString } from "../src/index.ts";
import { LATIN } from "./chart-label-fixtures.ts";

const drawing = drawChart(
  { lagna: { sign: "virgo", degree: 12 }, grahas: [{ id: "saturn", sign: "aries", degree: 19, retrograde: true }] },
  { style: "south", labels: LATIN },
);

describe("aspect lines", () => {
  test("run from the edge of the label to the middle of each house", () => {
    const lines = computeAspectLines(drawing, "saturn", [10, 2, 5]);
    const box = findBody(drawing, "saturn")?.box as { x: number; y: number; width: number; height: number };
    expect(lines.map((line) => line.house)).toEqual([10, 2, 5]);
    for (const line of lines) {
      expect(line.to).toEqual(drawing.cells[line.house - 1]?.center);
      const onEdge = [
        line.from.x - box.x,
        box.x + box.width - line.from.x,
        line.from.y - box.y,
        box.y + box.height - line.from.y,
      ];
      expect(Math.min(...onEdge.map(Math.abs))).toBeLessThan(1e-9);
    }
  });
  test("are empty for a graha that is not in the drawing", () => {
    expect(computeAspectLines(drawing, "moon", [1])).toEqual([]);
  });
});

test("the SVG document escapes all labels and contains each of them", () => {
  const palette = {
    background: "#fff",
    line: "#999",
    ink: "#111",
    muted: "#666",
    accent: "#a70",
    fontFamily: '"Anek", sans-serif',
  };
  const svg = toSvgString(drawing, palette);
  expect(svg).toContain('font-family="&quot;Anek&quot;, sans-serif"');
  expect(svg.match(/<text /g)).toHaveLength(12 + 2);
  expect(svg).toMatch(/Sa<\/tspan><tspan [^>]*>R<\/tspan><tspan [^>]*>19°<\/tspan>/);
});
