import type { SavedKundli, VarshaphalPartData, VarshaphalResponse } from "@lagna/contract";
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

/** The chart of a part, as the server sends it: here that of the year. */
const createPart = ({ kind, number }: Pick<VarshaphalPartData, "kind" | "number">): VarshaphalPartData => ({
  kind,
  number,
  at: ANSWER.data.months[number - 1]?.at ?? ANSWER.data.return.at,
  until: kind === "tithi_pravesha" ? null : ANSWER.data.return.until,
  chart: ANSWER.data.chart,
});

const SIXTY_HOURS_MS = 60 * 3_600_000;

interface YearRequests {
  /** Of the year itself. */
  readonly year: unknown[];
  readonly parts: unknown[];
  readonly prints: unknown[];
}

/** A server that computes a year, or answers as given; returns the requests it received. */
function startVarshaphalServer(respond: () => Response = () => HttpResponse.json(ANSWER)): YearRequests {
  const requests: YearRequests = { year: [], parts: [], prints: [] };
  server.use(
    http.post("*/api/v1/varshaphal", async ({ request }) => {
      const body = (await request.json()) as { sixty_hours?: boolean };
      requests.year.push(body);
      if (body.sixty_hours !== true) return respond();
      const sixty_hours = Array.from({ length: 144 }, (_, index) => ({
        at: new Date(Date.parse(ANSWER.data.return.at) + index * SIXTY_HOURS_MS).toISOString(),
        lagna: ANSWER.data.chart.lagna,
      }));
      return HttpResponse.json({ ...ANSWER, data: { ...ANSWER.data, sixty_hours } });
    }),
    http.post("*/api/v1/varshaphal/part", async ({ request }) => {
      const body = (await request.json()) as { part: Pick<VarshaphalPartData, "kind" | "number"> };
      requests.parts.push(body);
      return HttpResponse.json({ status: "success", data: createPart(body.part) });
    }),
    http.post("*/api/v1/varshaphal/print", async ({ request }) => {
      requests.prints.push(await request.json());
      return new HttpResponse("%PDF-", { headers: { "content-type": "application/pdf" } });
    }),
    http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundli)),
    http.post("*/api/v1/kundli", () => HttpResponse.json(kundli)),
  );
  return requests;
}

describe("a year of a saved kundli", () => {
  beforeEach(() => void startSavedKundlisServer([OTHER, BOOK]));

  test("is shown beside the birth chart: muntha, lord with candidates, yogas, strengths, months", async () => {
    const requests = startVarshaphalServer();
    renderApp("/year?kundli=of-the-book&year=34");
    expect(await screen.findByRole("heading", { name: /^Year 34: 8 March 2000 to 8 March 2001/ })).toBeVisible();
    expect(requests.year).toEqual([{ kundli_id: "of-the-book", year: 34 }]);
    expect(screen.getByText("Chart of the year: Capricorn rises")).toBeVisible();
    expect(await screen.findByRole("group", { name: /Example of the book, this year/ })).toBeVisible();
    const lord = within(screen.getByRole("region", { name: "Lord of the year" }));
    expect(lord.getByRole("row", { name: /^Lord of the three signs Mars 14 Secretly friendly/ })).toBeVisible();
    expect(lord.getByRole("row", { name: /^Lord of the birth lagna Sun 13\.1 None/ })).toBeVisible();
    expect(lord.getByText(/Taurus 10°47′, in house 5 of the year's chart; its lord is Venus/)).toBeVisible();
    const yogas = within(screen.getByRole("region", { name: "Tajika yogas" })).getAllByRole("listitem");
    expect(yogas[0]).toHaveTextContent(/^Ithasala\. Mercury and Jupiter, within the light of both; 1°16′ apart/);
    expect(yogas[0]).toHaveTextContent("P.V.R. Narasimha Rao, chapter 29");
    expect(yogas[0]).toHaveTextContent("What the two stand for can come together");
    const dashas = within(screen.getByRole("region", { name: "Dashas of the year" }));
    const mudda = within(dashas.getByRole("tree", { name: "Mudda dasha" })).getAllByRole("treeitem");
    expect(mudda[0]).toHaveTextContent("Venus 8 Mar 2000 – 4 May 2000");
    expect(mudda.at(-1)).toHaveTextContent(/^Venus/);
    const patyayini = within(dashas.getByRole("tree", { name: "Patyayini dasha" })).getAllByRole("treeitem");
    expect(patyayini.map(({ textContent }) => textContent).join()).toContain("Lagna");
    const narayana = within(dashas.getByRole("tree", { name: "Varsha narayana dasha" })).getAllByRole("treeitem");
    expect(narayana.length).toBeGreaterThanOrEqual(12);
  });

  test("begins with a reading, each sentence with its fact", async () => {
    startVarshaphalServer();
    renderApp("/year?kundli=of-the-book&year=34");
    const reading = within(await screen.findByRole("region", { name: "The year in plain words" }));
    expect(reading.getAllByRole("listitem")).toHaveLength(ANSWER.data.reading.length);
    expect(reading.getByText(/^Capricorn rises as your year 34 begins/)).toBeVisible();
    expect(reading.getByText(/^Lord of the year Mars: 14\.0 of 20/)).toBeVisible();
    expect(reading.queryByText(/depends on the exact time/)).not.toBeInTheDocument();
  });

  test("has the periods of a dasha's period, opened by key", async () => {
    startVarshaphalServer();
    const { user } = renderApp("/year?kundli=of-the-book&year=34");
    const tree = within(await screen.findByRole("tree", { name: "Mudda dasha" }));
    const before = tree.getAllByRole("treeitem").length;
    const second = tree.getAllByRole("treeitem")[1] as HTMLElement;
    await user.click(second);
    expect(second).toHaveAttribute("aria-expanded", "true");
    expect(tree.getAllByRole("treeitem")).toHaveLength(before + 9);
  });

  test("shows which grahas touch each other on the chakra of three flags", async () => {
    startVarshaphalServer();
    renderApp("/year?kundli=of-the-book&year=34");
    const table = within(await screen.findByRole("table", { name: "Tri-pataki chakra" }));
    expect(table.getAllByRole("row")).toHaveLength(11);
    const moon = ANSWER.data.tri_pataki.find(({ body }) => body === "moon");
    expect(within(table.getByRole("row", { name: /^Moon/ })).getAllByRole("cell")[1]?.textContent === "–").toBe(
      moon?.vedha.length === 0,
    );
  });

  test("opens the charts of months, of sixty hours and of the tithi pravesha", async () => {
    const requests = startVarshaphalServer();
    const { user } = renderApp("/year?kundli=of-the-book&year=34");
    const parts = within(await screen.findByRole("region", { name: "Charts within the year" }));
    expect(parts.getAllByRole("button", { pressed: false }).length + 1).toBeGreaterThanOrEqual(12);
    await user.click(parts.getByRole("button", { name: /^3 8 May 2000/ }));
    expect(await parts.findByText(/^Month 3: /)).toBeVisible();
    await user.click(parts.getByRole("radio", { name: "Sixty hours" }));
    await user.selectOptions(await parts.findByLabelText("Chart of sixty hours"), "14");
    expect(await parts.findByText(/^Sixty hours 14: /)).toBeVisible();
    await user.click(parts.getByRole("radio", { name: "Tithi pravesha" }));
    expect(await parts.findByText(/^Tithi pravesha 1: /)).toBeVisible();
    expect(requests.parts).toContainEqual({
      kundli_id: "of-the-book",
      year: 34,
      part: { kind: "sixty_hours", number: 14 },
    });
  });

  test("is saved as a PDF of the same year", async () => {
    const requests = startVarshaphalServer();
    URL.createObjectURL = () => "blob:year";
    URL.revokeObjectURL = () => undefined;
    const { user } = renderApp("/year?kundli=of-the-book&year=34");
    await user.click(await screen.findByRole("button", { name: "Download as PDF" }));
    await waitFor(() =>
      expect(requests.prints).toEqual([
        { kundli_id: "of-the-book", year: 34, paper: expect.any(String) as string, style: "north" },
      ]),
    );
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
    await waitFor(() => expect(requests.year).toHaveLength(1));
    for (const value of ["35", "36", "40"]) fireEvent.change(slider, { target: { value } });
    await waitFor(() => expect(requests.year.at(-1)).toEqual({ kundli_id: "of-the-book", year: 40 }));
    expect(requests.year).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText("Kundli"), "R. Kulkarni");
    await waitFor(() => expect(requests.year.at(-1)).toMatchObject({ kundli_id: "of-ravi" }));
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

test("without a saved kundli a birth is typed", async () => {
  startSavedKundlisServer([]);
  startVarshaphalServer();
  renderApp("/year");
  expect(await screen.findByRole("button", { name: "Show the year" })).toBeVisible();
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
});

test("the running year of life changes on the birthday", () => {
  const born = { year: 1967, month: "March", day: 8 };
  expect(getRunningYear(born, new Date(2000, 2, 7))).toBe(33);
  expect(getRunningYear(born, new Date(2000, 2, 8))).toBe(34);
  expect(getRunningYear(born, new Date(1967, 5, 1))).toBe(1);
  expect(getRunningYear({ ...born, year: null }, new Date(2000, 2, 8))).toBe(1);
  expect(getRunningYear({ ...born, year: 1800 }, new Date(2000, 2, 8))).toBe(110);
});
