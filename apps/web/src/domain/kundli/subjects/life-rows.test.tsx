import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import type { DashaDates } from "../../dasha/use-dasha-dates.ts";
import { LifeRows } from "./life-rows.tsx";

beforeAll(() => loadNamespaces(["transits"]));

const dates = { year: (instant: string) => instant.slice(0, 4) } as DashaDates;
const at = (year: number): number => Date.UTC(year, 0, 1);

/** Of a life of ninety years. */
test.each([
  ["a third of the way", 1980, 33.3, true, true],
  ["near the end, whose year gives way", 2038, 96, true, false],
  ["near birth, whose year gives way", 1951, 4, false, true],
])("today stands where its line does: %s", (_, year, percent, first, last) => {
  render(<LifeRows rows={[]} from={at(1950)} now={at(year)} dates={dates} />);
  const now = screen.getByText("now");
  expect(Number.parseFloat(now.style.insetInlineStart)).toBeCloseTo(percent, 0);
  expect(screen.getByText("1950").classList.contains("invisible")).toBe(!first);
  expect(screen.getByText(/^20(39|40)$/).classList.contains("invisible")).toBe(!last);
});

test("before birth there is no today", () => {
  render(<LifeRows rows={[]} from={at(1950)} now={at(1940)} dates={dates} />);
  expect(screen.queryByText("now")).not.toBeInTheDocument();
});
