import { Resvg } from "@resvg/resvg-js";
import { GRAHAS, LANGUAGES } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { type CardFacts, formatCardHeadline, renderCard } from "../../src/modules/prints/render-card.ts";
import { createPrintsService } from "../../src/modules/prints/service.ts";
import { tasks } from "../build-test-app.ts";
import { renderSvg } from "../../src/graphics/render-svg.ts";

const SIGNS = [
  "aquarius",
  "libra",
  "sagittarius",
  "capricorn",
  "aries",
  "aries",
  "sagittarius",
  "aquarius",
  "leo",
] as const;
const TOLD: CardFacts = {
  name: "A. Sharma",
  born: { local: "1988-03-09T14:25:00", city: "Jaipur", cityInHindi: "जयपुर" },
  lagna: { sign: "cancer", degree: 2.3 },
  grahas: GRAHAS.map((id, index) => ({ id, sign: SIGNS[index] ?? "leo", degree: 3 + index * 2, retrograde: false })),
  moon: "vishakha",
  running: { lords: ["mercury", "saturn"], until: "2028-06-14T00:00:00Z" },
};
const HIDDEN: CardFacts = {
  ...TOLD,
  name: null,
  born: null,
  lagna: { sign: "cancer" },
  grahas: TOLD.grahas.map(({ id, sign }) => ({ id, sign: id === "moon" ? null : sign })),
  running: { lords: ["mercury"], until: null },
};

const saidBy = (facts: CardFacts, language: "en" | "hi" = "en"): string[] =>
  renderCard(facts, language).primitives.flatMap((primitive) => (primitive.kind === "text" ? [primitive.text] : []));

/** Whether a part of the picture has any content. */
function inked(facts: CardFacts, language: "en" | "hi") {
  const painted = new Resvg(renderSvg(renderCard(facts, language)), { font: { loadSystemFonts: false } }).render();
  const { pixels, width } = painted;
  return (x: number, y: number, wide: number, high: number): boolean => {
    for (let row = y; row < y + high; row += 1)
      for (let column = x; column < x + wide; column += 1) {
        const at = (row * width + column) * 4;
        if (pixels[at] !== 0x0d || pixels[at + 1] !== 0x10 || pixels[at + 2] !== 0x23) return true;
      }
    return false;
  };
}

describe.each(LANGUAGES)("a card in %s", (language) => {
  test("shows the framed chart, two facts, the dasha and the person", () => {
    const at = inked(TOLD, language);
    expect([at(60, 60, 500, 500), at(636, 180, 500, 160), at(636, 350, 500, 60), at(636, 500, 500, 80)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(at(0, 0, 1200, 50) || at(0, 580, 1200, 50)).toBe(false);
  });

  test("leaves out what the owner hides", () => {
    const at = inked(HIDDEN, language);
    expect(at(636, 430, 564, 200)).toBe(false);
    expect(at(60, 60, 500, 500)).toBe(true);
  });
});

test("shows only the permitted facts", () => {
  expect(saidBy(TOLD)).toEqual(
    expect.arrayContaining(["Cancer rising,", "Moon in Vishakha", "Mercury–Saturn until June 2028", "A. Sharma"]),
  );
  expect(saidBy(TOLD)).toContain("9 March 1988, 14:25, Jaipur");
  expect(saidBy(TOLD, "hi")).toEqual(
    expect.arrayContaining(["कर्क लग्न,", "चंद्र विशाखा में", "बुध–शनि, जून 2028 तक", "9 मार्च 1988, 14:25, जयपुर"]),
  );
  const unnamed = { ...TOLD, born: { local: "1988-03-09T14:25:00", city: "Jaipur", cityInHindi: null } };
  expect(saidBy(unnamed, "hi")).toContain("9 मार्च 1988, 14:25, Jaipur");
  const hidden = saidBy(HIDDEN).join(" ");
  expect(hidden).toContain("Mercury dasha");
  expect(hidden).not.toMatch(/Sharma|1988|Jaipur|until|°/);
  expect(formatCardHeadline(HIDDEN, "en")).toEqual({
    title: "Cancer rising, Moon in Vishakha",
    description: "Mercury dasha · Lagna",
  });
  expect(formatCardHeadline(TOLD, "hi").title).toBe("A. Sharma की कुंडली");
});

test("says why the Moon or its star is not shown, within the free place above the person", () => {
  for (const [withheldMoon, english, hindi] of [
    ["sign", "The Moon is not shown: it changes sign", "चंद्र नहीं दिखाया गया"],
    ["nakshatra", "The Moon’s star is not shown: it changes", "चंद्र नक्षत्र नहीं दिखाया गया"],
  ] as const) {
    const facts = { ...HIDDEN, name: "A. Sharma", moon: null, withheldMoon };
    expect(saidBy(facts).join(" ")).toContain(english);
    expect(saidBy(facts, "hi").join(" ")).toContain(hindi);
    for (const primitive of renderCard(facts, "hi").primitives)
      if (primitive.kind === "text" && primitive.size === 19) {
        expect(primitive.at.y).toBeGreaterThan(400);
        expect(primitive.at.y).toBeLessThan(480);
      }
  }
  expect(saidBy(TOLD).join(" ")).not.toContain("not shown");
});

test("names no lagna if none is known", () => {
  expect(saidBy({ ...HIDDEN, lagna: null })).not.toContain("Asc");
  expect(saidBy({ ...HIDDEN, lagna: null, moon: null })).toContain("A kundli");
});

test("a plain chart is a square picture, in every style", async () => {
  const prints = createPrintsService({ clock: () => new Date(0), tasks });
  const input = { lagna: { sign: "cancer" as const, degree: 2 }, grahas: TOLD.grahas as never };
  const pictures = await Promise.all(
    (["north", "south", "east"] as const).map((style) =>
      prints.renderChartPicture(input, { language: "hi", style, side: 640 }),
    ),
  );
  for (const png of pictures) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 640]);
  expect(new Set(pictures.map((png) => png.toString("base64"))).size).toBe(3);
});
