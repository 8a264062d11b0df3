import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import type { DashaDates } from "../../dasha/use-dasha-dates.ts";
import { LifetimeTimeline } from "./lifetime-timeline.tsx";

beforeAll(() => loadNamespaces(["transits"]));

const dates = { year: (instant: string) => instant.slice(0, 4) } as DashaDates;
const startOfYear = (year: number): number => Date.UTC(year, 0, 1);

/** For a life of ninety years. */
test.each([
  ["a third of the way", 1980, 33.3, true, true],
  ["near the end, whose year label is left out", 2038, 96, true, false],
  ["near birth, whose year label is left out", 1951, 4, false, true],
])("puts the label for today at its line: %s", (_, year, percent, first, last) => {
  render(<LifetimeTimeline rows={[]} from={startOfYear(1950)} now={startOfYear(year)} dates={dates} />);
  const now = screen.getByText("now");
  expect(Number.parseFloat(now.style.insetInlineStart)).toBeCloseTo(percent, 0);
  expect(screen.getByText("1950").classList.contains("invisible")).toBe(!first);
  expect(screen.getByText(/^20(39|40)$/).classList.contains("invisible")).toBe(!last);
});

test("shows no line for today before birth", () => {
  render(<LifetimeTimeline rows={[]} from={startOfYear(1950)} now={startOfYear(1940)} dates={dates} />);
  expect(screen.queryByText("now")).not.toBeInTheDocument();
});
