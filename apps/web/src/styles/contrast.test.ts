import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/** Relative luminance (WCAG 2.2) of an OKLCH colour, by Ottosson's matrices, clipped to sRGB. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Pair = { light: number; dark: number };

function token(name: string): Pair {
  const line = new RegExp(`--${name}: light-dark\\((.+)\\);`).exec(css)?.[1] ?? "";
  const [light, dark] = [...line.matchAll(OKLCH)].map(([, ...parts]) => {
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
    return luminance(lightness, chroma, hue);
  });
  if (light === undefined || dark === undefined) throw new Error(`No token ${name}`);
  return { light, dark };
}

function contrast(one: string, other: string, theme: keyof Pair): number {
  const [low = 0, high = 0] = [token(one)[theme], token(other)[theme]].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["surface", "surface-raised", "surface-sunken"];
const TEXTS = ["ink", "ink-muted", "accent", "good", "warn", "bad"];
const GRAHAS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"];

test("the yardstick: white on black is 21 to 1", () => {
  expect((luminance(1, 0, 0) + 0.05) / (luminance(0, 0, 0) + 0.05)).toBeCloseTo(21, 2);
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    "%s reads on %s",
    (text, ground) => {
      expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each([
    ["on-accent", "accent-fill"],
    ["ink", "accent-wash"],
    ["accent", "accent-wash"],
  ])("%s reads on %s", (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(GROUNDS)("edges of controls stand out on %s", (ground) => {
    expect(contrast("line-strong", ground, theme)).toBeGreaterThanOrEqual(3);
  });
  // Not only marks: abbreviations are written in these colours.
  test.each(GRAHAS.flatMap((graha) => ["surface", "surface-raised"].map((ground) => [graha, ground] as const)))(
    "%s reads on %s",
    (graha, ground) => {
      expect(contrast(`graha-${graha}`, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
