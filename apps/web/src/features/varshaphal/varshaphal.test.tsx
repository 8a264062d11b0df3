import type { SavedKundli, VarshaphalResponse } from "@lagna/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import answer from "../../test/jodhpur-1967-varshaphal.json" with { type: "json" };
import kundli from "../../test/mumbai-1990.json" with { type: "json" };
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { getRunningYear } from "./varshaphal-api.ts";

const ANSWER = answer as unknown as VarshaphalResponse;
const CHART = {
  utc_offset: "+05:30",
  place: { latitude: 26.3, longitude: 73.07 },
  lagna: "leo",
  signs: {},
  moon: { nakshatra: "shravana", pada: 1 },
  running: null,
} as unknown as NonNullable<SavedKundli["chart"]>;
const BOOK = createSavedKundli({
  id: "of-the-book",
  name: "Example of the book",
  year: 1967,
  month: "March",
  day: 8,
  chart: CHART,
  is_self: true,
});
const OTHER = createSavedKundli({ id: "of-ravi", name: "R. Kulkarni", chart: CHART });

/** A server that computes a year, or answers as given; returns the requests it received. */
function startVarshaphalServer(respond: () => Response = () => HttpResponse.json(ANSWER)) {
  const requests: unknown[] = [];
  server.use(
    http.post("*/api/v1/varshaphal", async ({ request }) => {
      requests.push(await request.json());
      return respond();
    }),
    http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundli)),
  );
  return requests;
}

describe("a year of a saved kundli", () => {
  beforeEach(() => void startSavedKundlisServer([OTHER, BOOK]));

  test("is shown beside the birth chart: muntha, lord with candidates, yogas, strengths, months", async () => {
    const requests = startVarshaphalServer();
    renderApp("/year?kundli=of-the-book&year=34");
    expect(await screen.findByRole("heading", { name: /^Year 34: 8 March 2000 to 8 March 2001/ })).toBeVisible();
    expect(requests).toEqual([{ kundli_id: "of-the-book", year: 34 }]);
    expect(screen.getByText("Chart of the year: Capricorn rises")).toBeVisible();
    expect(await screen.findByRole("group", { name: /Example of the book, this year/ })).toBeVisible();
    const lord = within(screen.getByRole("region", { name: "Lord of the year" }));
    expect(lord.getByRole("row", { name: /^Lord of the three signs Mars 14 Secretly friendly/ })).toBeVisible();
    expect(lord.getByRole("row", { name: /^Lord of the birth lagna Sun 13\.1 None/ })).toBeVisible();
    expect(lord.getByText(/Taurus 10°47′, in house 5 of the year's chart; its lord is Venus/)).toBeVisible();
    const yogas = within(screen.getByRole("region", { name: "Tajika yogas" })).getAllByRole("listitem");
    expect(yogas[0]).toHaveTextContent(/^Ithasala\. Mercury and Jupiter, within the light of both; 1°16′ apart/);
    expect(yogas[0]).toHaveTextContent("P.V.R. Narasimha Rao, chapter 29");
    expect(within(screen.getByRole("region", { name: "Months of the year" })).getAllByRole("listitem")).toHaveLength(
      12,
    );
    const mudda = within(screen.getByRole("region", { name: "Mudda dasha" })).getAllByRole("listitem");
    expect(mudda[0]).toHaveTextContent("Venus8 Mar 2000 – 4 May 2000");
    expect(mudda.at(-1)).toHaveTextContent(/^Venus/);
  });

  test("shows no point of death, illness or captivity, and no verdict", async () => {
    startVarshaphalServer();
    const { user } = renderApp("/year?kundli=of-the-book&year=34");
    await user.click(await screen.findByText("51 points"));
    const sahams = within(screen.getByRole("table", { name: "Sahams" }));
    expect(sahams.getByRole("row", { name: /^Samartha Ability Pisces 4°58′ Jupiter/ })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/mrityu|death|roga|bandhana|lucky|bad year|good year/i);
  });

  test("is chosen with the slider, by keys too; only the year it rests on is asked for", async () => {
    const requests = startVarshaphalServer();
    const { user } = renderApp("/year?kundli=of-the-book&year=34");
    const slider = await screen.findByRole("slider", { name: "Year of life" });
    expect(slider).toHaveAttribute("aria-valuetext", "Year 34 · 2000");
    await waitFor(() => expect(requests).toHaveLength(1));
    for (const value of ["35", "36", "40"]) fireEvent.change(slider, { target: { value } });
    await waitFor(() => expect(requests.at(-1)).toEqual({ kundli_id: "of-the-book", year: 40 }));
    expect(requests).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText("Kundli"), "R. Kulkarni");
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ kundli_id: "of-ravi" }));
  });

  test("that cannot be computed says why", async () => {
    startVarshaphalServer(() => respondWithError(503, "overloaded"));
    renderApp("/year?kundli=of-the-book&year=34");
    expect(await screen.findByRole("alert")).toBeVisible();
  });

  test("names what an uncertain time of birth leaves open", async () => {
    const facts = [{ path: "chart.lagna.sign", value: "capricorn", share: 0.6, stable: false }];
    startVarshaphalServer(() =>
      HttpResponse.json({ ...ANSWER, data: { ...ANSWER.data, uncertainty: { minutes: 20, facts } } }),
    );
    renderApp("/year?kundli=of-the-book&year=34");
    expect(await screen.findByText(/uncertain by 20 minutes\..*the year's lagna/)).toBeVisible();
  });
});

test("without a saved kundli there is a link to make one", async () => {
  startSavedKundlisServer([]);
  renderApp("/year");
  expect(await screen.findByRole("link", { name: "Create a kundli" })).toBeVisible();
});

test("the running year of life changes on the birthday", () => {
  const born = { year: 1967, month: "March", day: 8 };
  expect(getRunningYear(born, new Date(2000, 2, 7))).toBe(33);
  expect(getRunningYear(born, new Date(2000, 2, 8))).toBe(34);
  expect(getRunningYear(born, new Date(1967, 5, 1))).toBe(1);
  expect(getRunningYear({ ...born, year: null }, new Date(2000, 2, 8))).toBe(1);
  expect(getRunningYear({ ...born, year: 1800 }, new Date(2000, 2, 8))).toBe(110);
});
