import { type KundliData, PAPERS as KUNDLI_PAPERS, PRINT_SUBJECTS } from "@lagna/contract";
import { LANGUAGES } from "@lagna/terms";
import { presentKundli } from "@lagna/kundli";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createChartService } from "../../src/modules/charts/service.ts";
import { type Block, createTable } from "../../src/modules/prints/create-layout-blocks.ts";
import { createRule, createText } from "../../src/modules/prints/create-drawing-primitives.ts";
import { paginate, createSheets } from "../../src/modules/prints/paginate.ts";
import { getContentArea, type Paper, PAPERS } from "../../src/modules/prints/paper-sizes.ts";
import { createPrintsService } from "../../src/modules/prints/service.ts";
import { createPrintFormats } from "../../src/modules/prints/print-formats.ts";
import { SUBJECT_SECTIONS, renderWholeKundli } from "../../src/modules/prints/render-whole-kundli.ts";
import type { DrawingPrimitive, Point } from "../../src/graphics/drawing-primitives.ts";
import { measureText } from "../../src/graphics/shape-text.ts";
import { ephemeris, gazetteer, tasks } from "../build-test-app.ts";
import { createTestRequest } from "../computing/test-request.ts";
import { BIRTH } from "../fakes/births.ts";

const clock = () => new Date("2026-11-21T00:00:00.000Z");
const kundlis = createChartService({ ephemeris, gazetteer, clock, tasks });
const papers = Object.keys(PAPERS) as Paper[];

/** The approximate bounding box of a primitive. */
function cornersOf(primitive: DrawingPrimitive): readonly Point[] {
  if (primitive.kind === "line") return [primitive.from, primitive.to];
  if (primitive.kind === "shape") return primitive.points;
  if (primitive.kind === "dot") return [primitive.center];
  const { at, anchor, size, weight, rotation } = primitive;
  const width = measureText(primitive.text, size, weight);
  const left = -{ start: 0, middle: 0.5, end: 1 }[anchor] * width;
  const along = rotation ? { x: 0, y: Math.sign(rotation) } : { x: 1, y: 0 };
  return [left, left + width].map((way) => ({ x: at.x + along.x * way, y: at.y + along.y * way }));
}

const tall = (height: number, more: Partial<Block> = {}): Block => ({
  height,
  primitives: [createRule(0, height, 10)],
  ...more,
});

describe("pages", () => {
  test("no block is split or lost, and groups stay together", () => {
    const heights = fc.array(
      fc.record({ height: fc.double({ min: 1, max: 150, noNaN: true }), withNext: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(heights, fc.constantFrom(...papers), (all, paper) => {
        // Groups longer than a page do not occur.
        const blocks = all.map(({ height, withNext }, index) =>
          tall(height, { withNext: withNext && index % 3 !== 2 }),
        );
        const { y, height } = getContentArea(paper);
        const pages = paginate(blocks, paper);
        expect(pages.flat()).toHaveLength(blocks.length);
        for (const point of pages.flat().flatMap(cornersOf)) {
          expect(point.y).toBeGreaterThan(y);
          expect(point.y).toBeLessThanOrEqual(y + height + 1e-6);
        }
        const lasts = pages.slice(0, -1).map((page) => page.at(-1));
        let index = -1;
        for (const page of pages.slice(0, -1)) expect(blocks[(index += page.length)]?.withNext).toBe(false);
        expect(lasts).toHaveLength(pages.length - 1);
      }),
      { numRuns: 200 },
    );
  });

  test("a continued table repeats its head, and no single row is left at a page break", () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Row ${index + 1}`]);
    const pages = paginate(createTable([{ head: "The head", share: 1 }], rows, 400), "a4");
    expect(pages.length).toBeGreaterThan(2);
    const words = pages.map((page) => page.flatMap((primitive) => (primitive.kind === "text" ? [primitive.text] : [])));
    expect(words.map(([first]) => first)).toEqual(pages.map(() => "The head"));
    expect(words.flat().filter((said) => said !== "The head")).toEqual(rows.flat());
    for (const page of words) expect(page.length).toBeGreaterThan(2);
  });

  test.each([3, 8, 12])("a table of %i rows stays on one page, wherever it begins", (count) => {
    const rows = Array.from({ length: count }, (_, index) => [`Row ${index + 1}`]);
    const { height } = getContentArea("a4");
    for (let above = 0; above < height; above += 40) {
      const pages = paginate([tall(above || 1), ...createTable([{ head: "The head", share: 1 }], rows, 400)], "a4");
      const holding = pages.filter((page) => page.some((primitive) => primitive.kind === "text"));
      expect(holding, `below ${above} points`).toHaveLength(1);
    }
  });

  test("throws for a block higher than a page", () => {
    expect(() => paginate([tall(2000)], "a4")).toThrow(RangeError);
  });
});

describe.each(LANGUAGES)("a whole kundli in %s", (language) => {
  let data: KundliData;
  beforeAll(async () => {
    const name = "श्रीमती आशा देवी Example of a Name That Is Far Too Long for One Line of Any Paper There Is, and Longer";
    const made = await kundlis.generate({ ...BIRTH, month: 8, name, sections: Object.values(SUBJECT_SECTIONS).flat() });
    data = presentKundli(made, language);
  });

  test.each(
    KUNDLI_PAPERS.flatMap((paper) => (["north", "south", "east"] as const).map((style) => [paper, style] as const)),
  )("stays within %s, %s", (paper, style) => {
    const speech = createPrintFormats(language, data.birth.utc_offset);
    const pages = renderWholeKundli(data, clock(), { paper, style, subjects: PRINT_SUBJECTS }, speech);
    expect(pages.length).toBeGreaterThan(5);
    const { x, y, width, height } = getContentArea(paper);
    const outside = pages
      .flat()
      .filter((primitive) =>
        cornersOf(primitive).some(
          (point) => point.x < x - 0.5 || point.x > x + width + 0.5 || point.y < y - 6 || point.y > y + height + 0.5,
        ),
      );
    expect(outside).toEqual([]);
    const sheets = createSheets(pages, { product: "Lagna", settings: "Lahiri" }, paper, speech);
    expect(sheets.map(({ width: wide, height: high }) => [wide, high])).toEqual(
      pages.map(() => [PAPERS[paper].width, PAPERS[paper].height]),
    );
    const numbers = sheets
      .map(({ primitives }) => primitives.at(-1))
      .map((primitive) => (primitive?.kind === "text" ? primitive.text : ""));
    expect(numbers).toEqual(
      pages.map((_, index) => speech.t("page", { page: `${index + 1}`, pages: `${pages.length}` })),
    );
  });
});

describe("Sade Sati in print", () => {
  const YEAR_MS = 365.25 * 86_400_000;
  const say = createPrintFormats("en", "+05:30");
  const listYears = (data: KundliData, now: Date): number[] =>
    renderWholeKundli(data, now, { paper: "a4", style: "north", subjects: ["sade_sati"] }, say)
      .slice(1)
      .flat()
      .flatMap((primitive) => (primitive.kind === "text" ? [/\b(1[89]|2[01])\d\d\b/.exec(primitive.text)?.[0]] : []))
      .flatMap((year) => (year === undefined ? [] : [Number(year)]));

  test("ends with the next cycle, and never counts the years of a life to its end", async () => {
    const made = await kundlis.generate({ ...BIRTH, month: 8, name: "Asha", sections: ["sade_sati"] });
    const data = presentKundli(made, "en");
    const cycles = data.sade_sati?.cycles ?? [];
    const last = (index: number) => new Date(cycles[index]?.phases.at(-1)?.end ?? "").getUTCFullYear();
    const between = new Date(Date.parse(cycles[0]?.phases.at(-1)?.end ?? "") + YEAR_MS);
    expect(cycles.length).toBeGreaterThan(2);
    expect(Math.max(...listYears(data, between))).toBe(last(1));
    const old = new Date(Date.parse(data.birth.utc) + 150 * YEAR_MS);
    expect(Math.max(...listYears(data, old)) - new Date(data.birth.utc).getUTCFullYear()).toBeLessThan(100);
  });
});

test("prints of one account are made one after the other, with another account's in between", async () => {
  const prints = createPrintsService({ clock, tasks });
  const kundli = await kundlis.createTask({ ...BIRTH, month: 8 });
  const options = { language: "en", paper: "a4", style: "north", extent: "page", subjects: [] } as const;
  const made: string[] = [];
  const ask = (holder: string) =>
    createTestRequest({ holder }).run(async () => {
      expect(await prints.renderPdf(kundli, options)).toBeInstanceOf(Buffer);
      made.push(holder);
    });
  await Promise.all([...Array.from({ length: 9 }, () => ask("heavy")), ask("light")]);
  expect(made).toHaveLength(10);
  expect(made.indexOf("light")).toBeLessThan(6);
});

test("text is drawn at the position of its primitive", () => {
  const [from, to] = cornersOf(createText("Asc", 10, 20, { anchor: "end" })) as [Point, Point];
  expect(to.x).toBeCloseTo(10);
  expect(to.x - from.x).toBeCloseTo(measureText("Asc", 8.8));
});
