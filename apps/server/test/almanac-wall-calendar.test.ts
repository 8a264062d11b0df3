import { afterAll, beforeAll, expect, test } from "vitest";
import type { TextPrimitive } from "../src/graphics/drawing-primitives.ts";
import { shapeText } from "../src/graphics/shape-text.ts";
import { renderWallCalendar } from "../src/modules/prints/render-wall-calendar.ts";
import type { WallCalendar } from "../src/modules/prints/service.ts";
import { buildTestApp, gazetteer, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";

let running: TestApp;
let jaipur: number;
beforeAll(async () => {
  running = await buildTestApp({ parts: { clock: () => new Date("2026-11-22T12:50:00Z") } });
  jaipur = (await gazetteer.searchPlaces("Jaipur", { country: "India" }))[0]?.id ?? 0;
}, 120_000);
afterAll(() => running.close());

const get = (query: string, place: number | string = jaipur) =>
  running.app.inject({ url: `/calendar/${place}/wall.pdf${query}` });

const readPageSizes = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box = ""]) => box);

test.each([
  ["", "0 0 841.89 595.28"],
  ["?paper=a3&language=hi&year=2027&title=Shri%20Ram%20Mandir", /^0 0 1190\.\d+ 841\.89$/],
])("the calendar %s has a sheet on its side for each month", async (query, size) => {
  const response = await get(query);
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  expect(response.headers["content-type"]).toBe("application/pdf");
  const pages = readPageSizes(response.rawPayload);
  expect(pages).toHaveLength(12);
  for (const page of pages) expect(page).toMatch(size);
});

test("an unknown place, paper or region is refused, and so is a long name", async () => {
  expectError(await get("", 1), 422, "invalid_input");
  expectError(await get("?paper=a0"), 422, "invalid_input");
  expectError(await get("?region=mars"), 422, "invalid_input");
  expectError(await get(`?title=${"a".repeat(81)}`), 422, "invalid_input");
});

const CALENDAR: WallCalendar = {
  year: 2026,
  placeName: "Jaipur",
  title: "Shri Ram Mandir",
  days: Array.from({ length: 30 }, (_, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, "0")}`,
    tithi: index === 8 ? 30 : 1,
    masa: index < 9 ? "ashvina" : "kartika",
    festivals: index === 7 ? Array.from({ length: 20 }, (__, number) => `Festival ${number + 1}`) : [],
  })),
};
const listTexts = (language: "en" | "hi", calendar = CALENDAR): string[] =>
  (renderWallCalendar(calendar, { paper: "a3", language })[0]?.primitives ?? [])
    .filter((primitive): primitive is TextPrimitive => primitive.kind === "text")
    .map(({ text }) => text);

test("a sheet has the name, the months of Sun and Moon, each day with its tithi, and as many festivals as fit", () => {
  const texts = listTexts("en");
  for (const text of ["Shri Ram Mandir", "Jaipur", "November 2026", "Ashvina, Kartika", "Sunday", "Amavasya"])
    expect(texts).toContain(text);
  expect(texts.filter((text) => text === "Shukla Pratipada")).toHaveLength(29);
  const shown = texts.filter((text) => text.startsWith("Festival "));
  expect(shown.length).toBeGreaterThan(3);
  expect(texts).toContain(`+${20 - shown.length}`);
  expect(listTexts("hi")).toEqual(expect.arrayContaining(["नवंबर 2026", "आश्विन, कार्तिक", "रविवार", "अमावस्या"]));
});

test("the typefaces have every sign of a sheet", () => {
  for (const language of ["en", "hi"] as const) {
    for (const text of listTexts(language)) {
      const missing = shapeText(text, 400).flatMap(({ glyphs }) => glyphs.filter(({ id }) => id === 0));
      expect(missing, text).toEqual([]);
    }
  }
});

test("nothing is drawn outside a sheet, even if a name is long", () => {
  const [sheet] = renderWallCalendar(
    { ...CALENDAR, title: "Very long name ".repeat(9), placeName: "Jaipur" },
    { paper: "a4", language: "en" },
  );
  for (const primitive of sheet?.primitives ?? []) {
    if (primitive.kind !== "shape") continue;
    for (const { x, y } of primitive.points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(sheet?.width ?? 0);
      expect(y).toBeLessThanOrEqual(sheet?.height ?? 0);
    }
  }
  expect(listTexts("en", { ...CALENDAR, title: "Very long name ".repeat(9) }).some((text) => text.endsWith("…"))).toBe(
    true,
  );
});
