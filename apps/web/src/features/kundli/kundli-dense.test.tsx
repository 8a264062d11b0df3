import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chartDegreesPreference } from "../../domain/chart/chart-style.ts";
import { signsPreference } from "../../domain/kundli/subjects/graha-columns.ts";
import { server } from "../../test/server.ts";
import { answer, startKundliServer } from "../../test/kundli-server.ts";
import { openResult, unfold } from "../../test/open-kundli.ts";

beforeEach(() => {
  startKundliServer();
});
afterEach(() => {
  chartDegreesPreference.set("shown");
  signsPreference.set("names");
});

test("degrees in the chart are on or off, and what is read aloud keeps them", async () => {
  const { user } = await openResult();
  const chart = screen.getByRole("group", { name: /Arrow keys move through houses/ });
  const degrees = screen.getByRole("button", { name: /^Degrees in the chart/ });
  expect(degrees).toHaveAttribute("aria-pressed", "true");
  expect(chart).toHaveTextContent("Mo18°");
  await user.click(degrees);
  expect(degrees).toHaveAttribute("aria-pressed", "false");
  expect(chart).toHaveTextContent("Mo");
  expect(chart).not.toHaveTextContent("°");
  expect(within(chart).getByRole("button", { name: /^Moon.*Degree: 18°55′48″/ })).toBeInTheDocument();
});

test("signs stand by name, or as a glyph with their short form", async () => {
  const { user } = await openResult();
  await unfold(user, "Grahas");
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

test("each limb of the panchanga is told from when to when", async () => {
  const at = (hour: string) => `1990-08-15T${hour}:00:00Z`;
  const limb_begins = { tithi: at("01"), vara: at("02"), nakshatra: at("03"), yoga: at("04"), karana: at("05") };
  server.use(
    http.post("*/api/v1/kundli", () => HttpResponse.json({ ...answer, data: { ...answer.data, limb_begins } })),
  );
  const { user } = await openResult();
  const panel = within(await unfold(user, "Panchanga"));
  // On the clock of Mumbai.
  const begins = [/^06:30.* to /, /07:30.* to /, /^08:30.* to /, /^09:30.* to /, /^10:30.* to /];
  for (const begin of begins) expect(await panel.findByText(begin)).toBeInTheDocument();
});

test("the vara too is told from when to when, sunrise to sunrise", async () => {
  const { sunrise: begin } = answer.data.panchanga;
  const limb_begins = { tithi: begin, vara: begin, nakshatra: begin, yoga: begin, karana: begin };
  server.use(
    http.post("*/api/v1/kundli", () => HttpResponse.json({ ...answer, data: { ...answer.data, limb_begins } })),
  );
  const { user } = await openResult();
  const panel = await unfold(user, "Panchanga");
  expect(await within(panel).findByText(/^lord Mercury · \d\d:\d\d(:\d\d)? to 16 Aug/)).toBeInTheDocument();
});

test("rows beside the chart are compact until somebody has them higher, and that is remembered", async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === "(min-width: 48rem)" }),
  );
  const { user } = await openResult();
  const compact = screen.getByRole("button", { name: "Compact rows", pressed: true });
  expect(screen.getByRole("tabpanel")).toHaveAttribute("data-density", "compact");
  await user.click(compact);
  expect(screen.getByRole("tabpanel")).toHaveAttribute("data-density", "comfortable");
  expect(localStorage.getItem("lagna_density")).toBe("comfortable");
  await user.click(screen.getByRole("button", { name: "Compact rows", pressed: false }));
  expect(localStorage.getItem("lagna_density")).toBe("compact");
});
