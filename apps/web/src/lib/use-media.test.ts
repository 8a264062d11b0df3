import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx,css}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no breakpoint is in pixels: a layout for little room also appears when the text is enlarged", () => {
  const inPixels = Object.entries(sources).filter(([, text]) => /\((min|max)-width:\s*[\d.]+px/.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(inPixels.map(([file]) => file)).toEqual([]);
});
