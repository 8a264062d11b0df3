import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chartDegreesPreference } from "../../domain/chart/chart-preferences.ts";
import { signsPreference } from "../../domain/kundli/subjects/graha-columns.ts";
import { server } from "../../test/mock-server.ts";
import { kundliResponse, startKundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliResult, expandSection } from "../../test/open-kundli.ts";

beforeEach(() => {
  startKundliServer();
});
afterEach(() => {
  chartDegreesPreference.set("shown");
  signsPreference.set("names");
});

test("degrees in the chart can be switched off, and stay in the text for screen readers", async () => {
  const { user } = await openKundliResult();
  const chart = screen.getByRole("group", { name: /arrow keys to move through houses/ });
  const degrees = screen.getByRole("button", { name: /^Degrees in the chart/ });
  expect(degrees).toHaveAttribute("aria-pressed", "true");
  expect(chart).toHaveTextContent("Mo18°");
  await user.click(degrees);
  expect(degrees).toHaveAttribute("aria-pressed", "false");
  expect(chart).toHaveTextContent("Mo");
  expect(chart).not.toHaveTextContent("°");
  expect(within(chart).getByRole("button", { name: /^Moon.*Degree: 18°55′48″/ })).toBeInTheDocument();
});

test("signs are shown by name, or as a glyph with their abbreviation", async () => {
  const { user } = await openKundliResult();
  await expandSection(user, "Grahas");
  const table = await screen.findByRole("table", { name: /^Grahas:/ });
  const sign = () =>
    within(table)
      .getByRole("row", { name: /^Lagna/ })
      .querySelector("td");
  expect(sign()).toHaveTextContent("Virgo");
  await user.click(screen.getByText("Columns", { selector: "summary" }));
  await user.click(screen.getByRole("checkbox", { name: "Signs as glyphs" }));
  expect(sign()).toHaveTextContent(/^♍\u{FE0E} Vi$/u);
});

test("each limb of the panchanga has its start and end", async () => {
  const toInstant = (hour: string) => `1990-08-15T${hour}:00:00Z`;
  const limb_begins = {
    tithi: toInstant("01"),
    vara: toInstant("02"),
    nakshatra: toInstant("03"),
    yoga: toInstant("04"),
    karana: toInstant("05"),
  };
  server.use(
    http.post("*/api/v1/kundli", () =>
      HttpResponse.json({ ...kundliResponse, data: { ...kundliResponse.data, limb_begins } }),
    ),
  );
  const { user } = await openKundliResult();
  const panel = within(await expandSection(user, "Panchanga"));
  // In Mumbai's clock time.
  const begins = [/^06:30.* to /, /07:30.* to /, /^08:30.* to /, /^09:30.* to /, /^10:30.* to /];
  for (const begin of begins) expect(await panel.findByText(begin)).toBeInTheDocument();
});

test("the vara has its start and end too, sunrise to sunrise", async () => {
  const { sunrise: begin } = kundliResponse.data.panchanga;
  const limb_begins = { tithi: begin, vara: begin, nakshatra: begin, yoga: begin, karana: begin };
  server.use(
    http.post("*/api/v1/kundli", () =>
      HttpResponse.json({ ...kundliResponse, data: { ...kundliResponse.data, limb_begins } }),
    ),
  );
  const { user } = await openKundliResult();
  const panel = await expandSection(user, "Panchanga");
  expect(await within(panel).findByText(/^lord Mercury · \d\d:\d\d(:\d\d)? to 16 Aug/)).toBeInTheDocument();
});

test("rows beside the chart are compact until the user makes them higher, which is remembered", async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === "(min-width: 48rem)" }),
  );
  const { user } = await openKundliResult();
  const compact = screen.getByRole("button", { name: "Compact rows", pressed: true });
  expect(screen.getByRole("tabpanel")).toHaveAttribute("data-density", "compact");
  await user.click(compact);
  expect(screen.getByRole("tabpanel")).toHaveAttribute("data-density", "comfortable");
  expect(localStorage.getItem("lagna_density")).toBe("comfortable");
  await user.click(screen.getByRole("button", { name: "Compact rows", pressed: false }));
  expect(localStorage.getItem("lagna_density")).toBe("compact");
});

describe("a second section on a wide screen", () => {
  beforeEach(() => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: ["(min-width: 48rem)", "(min-width: 100rem)"].includes(query) }),
    );
  });

  test("is chosen from the others, is never the open one, and can be closed and opened again", async () => {
    const { user } = await openKundliResult();
    expect(await screen.findByRole("region", { name: "Houses" })).toBeVisible();
    const choice = () => screen.getByRole("combobox", { name: "Second section" });
    expect(within(choice()).queryByRole("option", { name: "Grahas" })).not.toBeInTheDocument();
    await user.selectOptions(choice(), "Dasha");
    expect(screen.getByRole("region", { name: "Dasha" })).toBeVisible();
    expect(screen.getByRole("tabpanel", { name: "Grahas" })).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Dasha" }));
    expect(screen.getByRole("tabpanel", { name: "Dasha" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Houses" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Close the second section" }));
    expect(screen.queryByRole("combobox", { name: "Second section" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show a second section" }));
    expect(screen.getByRole("region", { name: "Houses" })).toBeVisible();
  });
});
