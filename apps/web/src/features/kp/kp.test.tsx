import type { KpResponse, SavedKundli } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import answer from "../../test/vijayawada-kp.json" with { type: "json" };

const ANSWER = answer as unknown as KpResponse;
const CHART: NonNullable<SavedKundli["chart"]> = {
  utc_offset: "+05:30",
  place: { latitude: 26.91962, longitude: 75.78781 },
  lagna: "cancer",
  signs: Object.fromEntries(GRAHAS.map((graha) => [graha, "libra"])) as NonNullable<SavedKundli["chart"]>["signs"],
  moon: { nakshatra: "vishakha", pada: 3 },
  running: {
    lords: ["mercury", "saturn"],
    start: "2025-06-01T00:00:00.000Z",
    end: "2028-06-01T00:00:00.000Z",
    next: ["mercury", "ketu"],
  },
};
const ASHA = createSavedKundli({ id: "of-asha", name: "A. Sharma", gender: "female", chart: CHART, is_self: true });

/** Opens the page with a saved kundli and shows its chart; returns the requests received. */
async function showChart(respond: () => Response = () => HttpResponse.json(ANSWER)) {
  const requests: unknown[] = [];
  startSavedKundlisServer([ASHA]);
  server.use(
    http.post("*/api/v1/kp", async ({ request }) => {
      requests.push(await request.json());
      return respond();
    }),
  );
  const view = renderApp("/kp");
  await view.user.click(await screen.findByRole("button", { name: "Show the KP chart" }));
  return { ...view, requests };
}
const findTable = async (name: string) => within(await screen.findByRole("table", { name }));

describe("the KP chart of a saved kundli", () => {
  test("has the tables of the method: cusps, grahas, significators both ways, links", async () => {
    const { requests } = await showChart();
    const cusps = await findTable("Cusps");
    expect(requests).toEqual([{ kundli_id: "of-asha" }]);
    expect(cusps.getAllByRole("row")).toHaveLength(13);
    const grahas = await findTable("Grahas");
    expect(grahas.getByRole("row", { name: /^Sun / })).toHaveTextContent(/Sun.*Le.*12°.*′.*Su.*Ke.*Me/s);
    expect(grahas.getByRole("rowheader", { name: /^Saturn.*retrograde/ })).toBeVisible();
    expect((await findTable("Houses each graha signifies")).getAllByRole("row")).toHaveLength(10);
    expect((await findTable("Significators of each house, strongest first")).getAllByRole("row")).toHaveLength(13);
    expect((await findTable("Cuspal links")).getAllByRole("row")).toHaveLength(13);
    const ruling = within(screen.getByRole("region", { name: "Ruling planets" }));
    expect(ruling.getByRole("row", { name: "Day lord Venus" })).toBeVisible();
    expect(screen.getByText(/mean node/)).toBeVisible();
  });

  test("is drawn with its cusps and their degrees", async () => {
    await showChart();
    const chart = await screen.findByRole("group", { name: "KP chart: Question" });
    expect(within(chart).getByRole("button", { name: /^Sun: Leo 12°.*, House 11$/ })).toBeVisible();
    expect(within(chart).getByRole("button", { name: /^House 1: Libra / })).toBeVisible();
  });

  test("is computed again with another ayanamsa or node, whose defaults are stated", async () => {
    const { user, requests } = await showChart();
    await findTable("Cusps");
    await user.click(screen.getByText(/Ayanamsa of the KP chart: Krishnamurti · Rahu and Ketu in KP: Mean/));
    await user.selectOptions(screen.getByLabelText("Rahu and Ketu in KP"), "True");
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toEqual({ kundli_id: "of-asha", settings: { kp: { node: "true" } } });
    expect(within(screen.getByLabelText("Ayanamsa of the KP chart")).getByText("Krishnamurti (default)")).toBeVisible();
  });

  test("is saved as a PDF with the choices and the style of the screen", async () => {
    const printed: unknown[] = [];
    const { user } = await showChart();
    server.use(
      http.post("*/api/v1/kp/print", async ({ request }) => {
        printed.push(await request.json());
        return HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { "content-type": "application/pdf" } });
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Download as PDF" }));
    await vi.waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatchObject({ kundli_id: "of-asha", style: "north" });
  });

  test("without a time of birth says that it needs one", async () => {
    const { data } = ANSWER;
    await showChart(() => HttpResponse.json({ ...ANSWER, data: { ...data, time_unknown: true, kp: null } }));
    expect(await screen.findByText("A KP chart needs the time of birth.")).toBeVisible();
  });

  test("marks cusps whose sub lord the time leaves open, and charts that are not reliable", async () => {
    const { data } = ANSWER as { data: object & { kp: object } };
    const fact = { path: "kp.cusps.3.sub_lord", value: "sun", share: 0.5, stable: false, intervals: [] };
    const uncertain = { ...data, kp: { ...data.kp, reliable: false }, uncertainty: { facts: [fact] } };
    await showChart(() => HttpResponse.json({ ...ANSWER, data: uncertain }));
    expect((await findTable("Cusps")).getAllByRole("row")[3]).toHaveTextContent(/^3 ±/);
    expect(screen.getByText(/the sub lord of 1 cusp/)).toBeVisible();
    expect(screen.getByText(/this chart is not reliable/)).toBeVisible();
  });

  test("is shown at once where a kundli links to it", async () => {
    startSavedKundlisServer([ASHA]);
    server.use(http.post("*/api/v1/kp", () => HttpResponse.json(ANSWER)));
    renderApp("/kp?kundli=of-asha");
    await findTable("Cusps");
  });

  test("that could not be computed is told, and can be asked again", async () => {
    await showChart(() => respondWithError(503, "overloaded"));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show the KP chart" })).toBeEnabled();
  });
});

test("the table of 249 is searched by lords, and a number of it is asked by", async () => {
  const numbers = [
    { number: 1, start: 0, end: 0.8, sign: "aries", sign_lord: "mars", star_lord: "ketu", sub_lord: "ketu" },
    { number: 2, start: 0.8, end: 3, sign: "aries", sign_lord: "mars", star_lord: "ketu", sub_lord: "venus" },
  ];
  startSavedKundlisServer([ASHA]);
  server.use(http.get("*/api/v1/kp/numbers", () => HttpResponse.json({ status: "success", data: { numbers } })));
  const { user } = renderApp("/kp");
  await user.click(await screen.findByText("Table of the 249 numbers"));
  await user.type(await screen.findByLabelText("Search the table"), "ven");
  expect((await findTable("Table of the 249 numbers")).getAllByRole("row")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Ask by number 2" }));
  expect(screen.getByLabelText("Your number, 1 to 249")).toHaveValue("2");
  await user.click(screen.getByRole("button", { name: "Show the horary chart" }));
  expect(screen.getByText("Choose a place from the list")).toBeVisible();
});
