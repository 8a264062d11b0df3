import type { ChakrasData, SavedKundli } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import answer from "../../test/varanasi-1990-chakras.json" with { type: "json" };
import { addDays, parsePlainDate, toNoon } from "./use-chakras-address.ts";

const ANSWER = answer as unknown as { readonly data: ChakrasData };
const CHART: NonNullable<SavedKundli["chart"]> = {
  utc_offset: "+05:30",
  place: { latitude: 25.3, longitude: 83 },
  lagna: "libra",
  signs: Object.fromEntries(GRAHAS.map((graha) => [graha, "libra"])) as NonNullable<SavedKundli["chart"]>["signs"],
  moon: { nakshatra: "rohini", pada: 3 },
  running: null,
};
const ASHA = createSavedKundli({ id: "of-asha", name: "Asha Example", is_self: true, chart: CHART });

function openChakras(search = "", respond: () => Response = () => HttpResponse.json(ANSWER)) {
  const requests: unknown[] = [];
  startSavedKundlisServer([ASHA]);
  server.use(
    http.post("*/api/v1/kundli/chakras", async ({ request }) => {
      requests.push(await request.json());
      return respond();
    }),
  );
  return { ...renderApp(`/chakras${search}`), requests };
}

describe("the chakras of a saved kundli", () => {
  test("has 81 squares, says what the vedhas fall on and until when", async () => {
    const { requests } = openChakras();
    const grid = within(await screen.findByRole("table", { name: /^Sarvatobhadra chakra: nine rows/ }));
    expect(requests).toEqual([{ kundli_id: "of-asha", vedha: "all", special_stars: "narasimha_rao" }]);
    expect(grid.getAllByRole("cell")).toHaveLength(81);
    // Rohini, the birth star, has the natal Moon.
    expect(grid.getByRole("cell", { name: /^Rohi ?\(Mo\) ?yours: Birth star$/ })).toBeVisible();
    const karma = screen.getByRole("heading", { name: "Karma star: Hasta" }).closest("li") as HTMLElement;
    expect(within(karma).getByText("Saturn (malefic), vedha across, until 17 May 2026")).toBeVisible();
    expect(screen.getByText("Jupiter (benefic) is in it, until 18 Jun 2026")).toBeVisible();
    expect(screen.getByText(/^Under no vedha: Birth star \(Rohini\)/)).toBeVisible();
    const letter = "Letter of the name by the birth star: Vi (the name given here begins with A)";
    expect(screen.getByRole("heading", { name: letter })).toBeVisible();
    const saturn = within(screen.getByRole("table", { name: "Vedhas of each graha" })).getByRole("row", {
      name: /^Saturn/,
    });
    expect(saturn).toHaveTextContent("across: da, Pisces, Rikta, Purna, Bhadra, Virgo, pa, Hasta");
  });

  test("draws the vedhas of the graha that is chosen", async () => {
    const { user, container } = openChakras();
    await screen.findByRole("table", { name: /^Sarvatobhadra/ });
    const ends = () =>
      [...container.querySelectorAll("figure line")].map(
        (line) => `${line.getAttribute("x2")} ${line.getAttribute("y2")}`,
      );
    // Saturn is in the middle of the north: to Hasta below, Ardra and Purva Ashadha.
    expect(ends()).toEqual(["4.5 8.5", "8.5 4.5", "0.5 4.5"]);
    await user.click(screen.getByRole("radio", { name: "Mo" }));
    expect(ends()).toEqual(["0.5 7.5", "7.5 8.5", "1.5 0.5"]);
    await user.click(screen.getByRole("radio", { name: "None" }));
    expect(ends()).toEqual([]);
  });

  test("the address names day and rules, and days go forward and back", async () => {
    const { user, requests } = openChakras("?date=2026-02-28&vedha=by_motion&stars=narapati");
    await screen.findByRole("table", { name: /^Sarvatobhadra/ });
    const rules = { kundli_id: "of-asha", vedha: "by_motion", special_stars: "narapati" };
    expect(requests).toEqual([{ ...rules, at: toNoon("2026-02-28") }]);
    await user.click(screen.getByRole("button", { name: "Day after" }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ ...rules, at: toNoon("2026-03-01") }));
    await user.click(screen.getByRole("button", { name: "Now" }));
    await waitFor(() => expect(requests.at(-1)).toEqual(rules));
  });

  test("the fort: its lord, its guard and where each graha goes", async () => {
    openChakras("?chakra=kota");
    expect(await screen.findByRole("img", { name: /^Kota chakra/ })).toBeVisible();
    expect(screen.getByText("Lord of the fort: Venus, now Wall (prakara).")).toBeVisible();
    expect(screen.getByText("Guard of the fort: Moon, now Wall (prakara).")).toBeVisible();
    expect(screen.getByText("Malefics in the pillar or the inner court: Saturn.")).toBeVisible();
    const table = within(screen.getByRole("table", { name: /^Grahas by place/ }));
    expect(table.getByRole("row", { name: /^Inner court/ })).toHaveTextContent(
      "SaturnmaleficUttara Bhadrapadainwards17 May 2026",
    );
  });

  test("says what is wrong in the words of the server", async () => {
    openChakras("", () => respondWithError(422, "invalid_input"));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });
});

test.each([
  ["2026-03-01", "2026-03-01"],
  ["2026-02-30", null],
  ["2026-3-1", null],
  ["tomorrow", null],
  [null, null],
])("the date %j", (text, date) => {
  expect(parsePlainDate(text)).toBe(date);
});

test("a day is added across months", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});
