import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderApp } from "../../test/render-app.tsx";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { kundliResponse, startKundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliResult, expandSection } from "../../test/open-kundli.ts";

beforeEach(() => {
  startKundliServer();
  // Fakes only the date: Rohini's Moon dasha cycle is at Jupiter–Venus in March 2027.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  chartStylePreference.set("north");
});

const getChart = () => screen.getByRole("group", { name: /arrow keys to move through houses/ });
const getPlanetTable = () => screen.getByRole("table", { name: /^Grahas:/ });
const getPlanetRow = (name: string) =>
  within(getPlanetTable()).getByRole("rowheader", { name }).closest("tr") as HTMLElement;

describe("the chart", () => {
  test("has a table with the same content as the drawing: each graha once, in its sign", async () => {
    await openKundliResult();
    const table = within(screen.getByRole("table", { name: /^Birth chart/ }));
    const text = table
      .getAllByRole("row")
      .map((row) => row.textContent)
      .join("\n");
    expect(text).toMatch(/1VirgoLagna/);
    for (const planet of ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"])
      expect(text.split(planet)).toHaveLength(2);
    expect(text).toMatch(/11CancerJupiter exalted/);
  });

  test("can switch its style, which is remembered on the next visit", async () => {
    const { user, unmount } = await openKundliResult();
    expect(screen.getByRole("radio", { name: "North" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "South" }));
    expect(localStorage.getItem("lagna_chart_style")).toBe("south");
    unmount();
    renderApp("/generate-kundali?view=result");
    expect(await screen.findByRole("radio", { name: "South" })).toBeChecked();
  });

  test("shows facts, row and aspects of a hovered graha", async () => {
    const { user } = await openKundliResult();
    await expandSection(user, "Grahas");
    const saturn = within(getChart()).getByRole("button", {
      name: /^Saturn\. Sign: Sagittarius; House: 4; Degree: 26°/,
    });
    expect(getChart().querySelectorAll("circle")).toHaveLength(0);
    await user.click(saturn);
    expect(saturn).toHaveAttribute("aria-pressed", "true");
    expect(getPlanetRow("Saturn")).toHaveAttribute("data-lit", "true");
    expect(getPlanetRow("Moon")).not.toHaveAttribute("data-lit");
    expect(getChart().querySelectorAll("circle")).toHaveLength(3);
    expect(saturn).toHaveAccessibleName(/Aspects: houses 1, 6, and 10|Aspects: houses 1, 6 and 10/);
  });

  test("draws aspect lines above the houses and below all text of a graha", async () => {
    const { user } = await openKundliResult();
    const saturn = within(getChart()).getByRole("button", { name: /^Saturn\. Sign/ });
    const names = [...getChart().querySelectorAll("text.font-semibold")];
    expect(names).toHaveLength(10);
    await user.click(saturn);
    const ends = [...getChart().querySelectorAll("circle")];
    expect(ends).toHaveLength(3);
    // SVG elements later in the document are painted over earlier ones.
    const isAfter = (one: Element, other: Element) =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    for (const end of ends) {
      for (const name of names) expect(isAfter(name, end), name.textContent).toBe(true);
      for (const house of getChart().querySelectorAll("polygon")) expect(isAfter(end, house)).toBe(true);
    }
  });

  test("has one tab stop, arrow keys, and names lord, occupants and aspects of a house", async () => {
    const { user } = await openKundliResult();
    const stops = within(getChart())
      .getAllByRole("button")
      .filter((item) => item.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    expect(document.activeElement).toHaveAccessibleName(
      /^House 1\. Sign: Virgo; Lord: Mercury; Occupants: –; Aspected by: Saturn/,
    );
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toHaveAccessibleName(/^Lagna\. Sign: Virgo/);
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toHaveAccessibleName(/^House 12\. Sign: Leo/);
    await user.keyboard("{End}");
    expect(document.activeElement).toHaveAccessibleName(/^Mercury\. Sign: Leo/);
  });

  test("offers twenty vargas, and shows signs without degrees for a chosen one", async () => {
    const { user } = await openKundliResult();
    const strip = within(screen.getByRole("group", { name: /Vargas/ }));
    expect(strip.getAllByRole("radio")).toHaveLength(20);
    await user.click(strip.getByRole("radio", { name: "D9 Navamsha" }));
    expect(screen.getByRole("heading", { name: "Navamsha · D9" })).toBeInTheDocument();
    const sun = kundliResponse.data.vargas["D9"]?.["sun"] as string;
    expect(
      within(getChart()).getByRole("button", { name: new RegExp(`^Sun\\. Sign: ${sun}; House: \\d+; Aspects`, "i") }),
    ).toBeInTheDocument();
  });
});

describe("a swipe over the chart, on a phone", () => {
  const getChartArea = () => document.querySelector(".chart-place") as HTMLElement;
  const swipe = (from: [number, number], to: [number, number]) => {
    const toTouches = ([clientX, clientY]: [number, number]) => [{ clientX, clientY }];
    fireEvent.touchStart(getChartArea(), { touches: toTouches(from) });
    fireEvent.touchEnd(getChartArea(), { changedTouches: toTouches(to) });
  };
  const getLargeChart = () => screen.getByRole("group", { name: /arrow keys to move through houses/ });

  test("goes to the next or previous chart, in a cycle", async () => {
    await openKundliResult();
    expect(getLargeChart()).toHaveAccessibleName(/^Birth chart · D1/);
    swipe([300, 300], [120, 310]);
    expect(getLargeChart()).toHaveAccessibleName(/^Hora · D2/);
    swipe([120, 300], [300, 290]);
    swipe([120, 300], [300, 290]);
    expect(getLargeChart()).toHaveAccessibleName(/D60/);
    swipe([300, 300], [120, 300]);
    expect(getLargeChart()).toHaveAccessibleName(/^Birth chart · D1/);
  });

  test("is not triggered by a tap, a scroll or two fingers", async () => {
    await openKundliResult();
    swipe([300, 300], [290, 300]);
    swipe([300, 300], [240, 150]);
    const two = [
      { clientX: 300, clientY: 300 },
      { clientX: 100, clientY: 300 },
    ];
    fireEvent.touchStart(getChartArea(), { touches: two });
    fireEvent.touchEnd(getChartArea(), { changedTouches: [{ clientX: 20, clientY: 300 }] });
    expect(getLargeChart()).toHaveAccessibleName(/^Birth chart · D1/);
  });
});
