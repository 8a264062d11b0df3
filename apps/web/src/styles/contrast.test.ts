import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

type Triple = readonly [number, number, number];

const clip = (value: number) => Math.min(1, Math.max(0, value));
const apply = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as unknown as Triple;

/** Linear sRGB of an OKLCH colour, by Ottosson's matrices (bottosson.github.io/posts/oklab), clipped to the gamut. */
function linearRgb(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const cones: Triple = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const rgb = apply(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  );
  return rgb.map(clip) as unknown as Triple;
}

function oklab(rgb: Triple): Triple {
  const cones = apply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return apply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as unknown as Triple,
  );
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear sRGB. */
const SIGHTS: Record<string, readonly Triple[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopic: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopic: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopic: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Relative luminance, WCAG 2.2. */
const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

type Pair = { light: Triple; dark: Triple };

function token(name: string): Pair {
  const line = new RegExp(`--${name}: light-dark\\((.+)\\);`).exec(css)?.[1] ?? "";
  const [light, dark] = [...line.matchAll(OKLCH)].map(([, ...parts]) => {
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
    return linearRgb(lightness, chroma, hue);
  });
  if (light === undefined || dark === undefined) throw new Error(`No token ${name}`);
  return { light, dark };
}

function computeContrast(one: string, other: string, theme: keyof Pair): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminance(token(name)[theme])).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["surface", "surface-raised", "surface-sunken"];
const TEXTS = ["ink", "ink-muted", "accent", "good", "warn", "bad"];
const GRAHAS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"];

test("computes 21:1 for white on black", () => {
  expect((luminance(linearRgb(1, 0, 0)) + 0.05) / (luminance(linearRgb(0, 0, 0)) + 0.05)).toBeCloseTo(21, 2);
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    "%s reads on %s",
    (text, ground) => {
      expect(computeContrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each([
    ["on-accent", "accent-fill"],
    ["ink", "accent-wash"],
    ["accent", "accent-wash"],
  ])("%s reads on %s", (text, ground) => {
    expect(computeContrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(GROUNDS)("edges of controls have enough contrast on %s", (ground) => {
    expect(computeContrast("line-strong", ground, theme)).toBeGreaterThanOrEqual(3);
  });
  // Text contrast, because abbreviations are written in these colours, too.
  test.each(GRAHAS.flatMap((graha) => ["surface", "surface-raised"].map((ground) => [graha, ground] as const)))(
    "%s reads on %s",
    (graha, ground) => {
      expect(computeContrast(`graha-${graha}`, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  /** Distance in OKLab, where 0.02 is about the least noticeable difference side by side; marks are small and apart. */
  const APART = 0.06;
  test.each(Object.entries(SIGHTS))("the grahas' colours are distinguishable with %s sight", (_, sight) => {
    const seen = GRAHAS.map((graha) =>
      oklab(apply(sight, token(`graha-${graha}`)[theme]).map(clip) as unknown as Triple),
    );
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))),
    );
    expect(distances).toHaveLength(36);
    expect(Math.min(...distances)).toBeGreaterThan(APART);
  });
});
