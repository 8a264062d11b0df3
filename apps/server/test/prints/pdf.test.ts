import { inflateSync } from "node:zlib";
import { Blob, Face, Font } from "harfbuzzjs";
import * as terms from "@lagna/terms";
import { describe, expect, test } from "vitest";
import type { Sheet, TextPrimitive } from "../../src/graphics/drawing-primitives.ts";
import { runInSlices } from "../../src/computing/yield-to-event-loop.ts";
import { renderPdfInSteps } from "../../src/graphics/render-pdf.ts";
import { renderPng } from "../../src/graphics/render-png.ts";
import { truncateToWidth, wrapLines, measureText, shapeText } from "../../src/graphics/shape-text.ts";

/** Visible outlines: empty glyphs are ignored. */
const inked = (text: string): number =>
  shapeText(text, 400).reduce(
    (sum, { typeface, glyphs }) => sum + glyphs.filter(({ id }) => typeface.outline(id) !== "").length,
    0,
  );

const word = (text: string): TextPrimitive => ({
  kind: "text",
  text,
  at: { x: 20, y: 40 },
  anchor: "start",
  size: 24,
  weight: 400,
  ink: "#000000",
});
const sheetOf = (text: string): Sheet => ({ width: 240, height: 60, ground: "#ffffff", primitives: [word(text)] });

/** The typefaces inside a PDF. */
function embedded(pdf: Buffer): Font[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    const from = index + length;
    let data: Buffer;
    try {
      data = inflateSync(pdf.subarray(from, text.indexOf("endstream", from)));
    } catch {
      return [];
    }
    return ["true", "\0\u0001\0\0"].includes(data.toString("latin1", 0, 4))
      ? [new Font(new Face(new Blob(data), 0))]
      : [];
  });
}

describe("Devanagari", () => {
  test.each([
    // Conjuncts are one glyph: क्ष, त्रि, र् above क; an anusvara is part of the vowel sign before it, once.
    ["क्षत्रिय", 4],
    ["श्री", 2],
    ["र्क", 2],
    ["कुंडली", 6],
    ["सिंह", 3],
    ["कार्तिक", 5],
    ["विंशोत्तरी", 7],
  ])("%s is set in %d glyphs", (text, glyphs) => expect(inked(text)).toBe(glyphs));

  test("an embedded typeface has the glyphs of our shaping, without a second anusvara", async () => {
    const pdf = await runInSlices(
      renderPdfInSteps([sheetOf("सिंह")], { title: "सिंह", language: "hi", madeAt: new Date(0) }),
    );
    const [font, ...others] = embedded(Buffer.from(pdf));
    expect(others).toEqual([]);
    // The empty box is always included.
    const outlines = Array.from({ length: 6 }, (_, id) => font?.glyphToPath(id) ?? "").filter(Boolean);
    expect(outlines).toHaveLength(1 + inked("सिंह"));
  });

  test("every jyotish term has all its glyphs, in both languages", () => {
    const words = Object.values(terms)
      .filter((table) => typeof table === "object" && table !== null && !Array.isArray(table))
      .flatMap((table) => Object.values(table as Record<string, unknown>))
      .filter((entry): entry is terms.Word => typeof entry === "object" && entry !== null && "hi" in entry);
    expect(words.length).toBeGreaterThan(500);
    const boxed = words
      .flatMap(({ en, hi }) => [en, hi])
      .filter((text) => shapeText(text, 400).some(({ glyphs }) => glyphs.some(({ id }) => id === 0)));
    expect(boxed).toEqual([]);
  });
});

test.each(["Łódź", "Đà Nẵng", "Ελλάδα", "Москва", "São Paulo", "अ B ċ"])(
  "%s, a name from elsewhere, has its letters",
  (name) => {
    expect(shapeText(name, 300).flatMap(({ glyphs }) => glyphs.map(({ id }) => id))).not.toContain(0);
  },
);

test("figures have equal widths, so that columns align", () => {
  const widths = new Set(Array.from("0123456789").map((figure) => measureText(figure, 10).toFixed(4)));
  expect(widths.size).toBe(1);
});

test("text that is too wide is shortened or wrapped to the width", () => {
  const long = "Purva Bhadrapada, a nakshatra with a long name";
  expect(measureText(truncateToWidth(long, 9, 80), 9)).toBeLessThanOrEqual(80);
  expect(truncateToWidth(long, 9, 80)).toMatch(/…$/);
  expect(truncateToWidth("Mula", 9, 80)).toBe("Mula");
  const lines = wrapLines(long, 9, 80);
  expect(lines.join(" ")).toBe(long);
  expect(Math.max(...lines.map((line) => measureText(line, 9)))).toBeLessThanOrEqual(80);
});

test("a picture has its sheet's size", async () => {
  const png = await renderPng(sheetOf("कुंडली"));
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 60]);
  expect(png.length).toBeGreaterThan((await renderPng(sheetOf(""))).length);
});
