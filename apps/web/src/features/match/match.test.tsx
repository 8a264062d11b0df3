import type { MatchingResponse, SavedKundli } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { fillAllFields } from "../../test/birth-form.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import answer from "../../test/jaipur-pune-match.json" with { type: "json" };
import { server } from "../../test/mock-server.ts";
import kundli from "../../test/mumbai-1990.json" with { type: "json" };
import { renderApp } from "../../test/render-app.tsx";

const ANSWER = answer as unknown as MatchingResponse;
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
const RAVI = createSavedKundli({ id: "of-ravi", name: "R. Kulkarni", gender: "male", chart: CHART });

/** A server that matches, or answers as given; returns the requests it received. */
function startMatchServer(respond: () => Response = () => HttpResponse.json(ANSWER)) {
  const requests: unknown[] = [];
  server.use(
    http.post("*/api/v1/matching", async ({ request }) => {
      requests.push(await request.json());
      return respond();
    }),
  );
  return requests;
}
const getSide = (name: string) => within(screen.getByRole("region", { name }));

async function openMatch() {
  server.use(
    http.get("*/api/v1/matching/invitations", () => HttpResponse.json({ status: "success", invitations: [] })),
    http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundli)),
    http.post("*/api/v1/kundli", () => HttpResponse.json(kundli)),
  );
  const view = renderApp("/match");
  await screen.findByRole("region", { name: "Her chart" });
  return view;
}

describe("two saved kundlis", () => {
  beforeEach(() => void startSavedKundlisServer([RAVI, ASHA]));

  test("are chosen by gender, and matched: points, kootas, exceptions, other totals", async () => {
    const requests = startMatchServer();
    const { user } = await openMatch();
    expect(getSide("Her chart").getByLabelText("Kundli")).toHaveValue("of-asha");
    expect(getSide("His chart").getByLabelText("Kundli")).toHaveValue("of-ravi");
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(await screen.findByRole("heading", { name: "A. Sharma and R. Kulkarni" })).toHaveFocus();
    expect(requests).toEqual([{ girl: { kundli_id: "of-asha" }, boy: { kundli_id: "of-ravi" } }]);
    expect(screen.getByText("19")).toBeVisible();
    const kootas = within(screen.getByRole("region", { name: "Eight kootas" })).getAllByRole("listitem");
    expect(kootas).toHaveLength(8);
    expect(kootas[5]).toHaveTextContent(/^GanaHers Rakshasa, his Deva0 of 6 points/);
    expect(kootas[2]).toHaveTextContent("His star is 27 from hers, hers 2 from his");
    const exceptions = screen.getByRole("region", { name: "What cancels a fault" });
    expect(exceptions).toHaveTextContent(/One Moon sign in two stars\. Applies\. Then 27\./);
    const others = within(screen.getByRole("table", { name: "Totals by other rules" }));
    expect(others.getByRole("row", { name: /^20 .*PyJHora/ })).toBeVisible();
  });

  test("are swapped", async () => {
    const requests = startMatchServer();
    const { user } = await openMatch();
    await user.click(screen.getByRole("button", { name: "Swap sides" }));
    await user.click(screen.getByRole("button", { name: "Match" }));
    await waitFor(() => expect(requests).toEqual([{ girl: { kundli_id: "of-ravi" }, boy: { kundli_id: "of-asha" } }]));
  });

  test("come with what the points cannot say, and without a verdict", async () => {
    startMatchServer();
    const { user } = await openMatch();
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(await screen.findByText(ANSWER.message)).toBeVisible();
    expect(screen.getByText(/^64% of 10,00,000 couples counted have as many points or more/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/excellent|good match|recommend|avoid|remed/i);
  });

  test("stay chosen if the server is too busy", async () => {
    startMatchServer(() => respondWithError(503, "overloaded"));
    const { user } = await openMatch();
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(getSide("Her chart").getByLabelText("Kundli")).toHaveValue("of-asha");
  });
});

test("a typed birth is matched with a saved kundli, and can be changed", async () => {
  startSavedKundlisServer([ASHA]);
  server.use(
    http.get("*/api/v1/places", () => HttpResponse.json({ places: [] })),
    http.get("*/api/v1/places/offset", () => respondWithError(404, "not_found")),
  );
  const requests = startMatchServer();
  const { user } = await openMatch();
  expect(getSide("His chart").getByLabelText("Birth details")).toBeChecked();
  await screen.findByRole("form", { name: "Birth Details" }, { timeout: 15_000 });
  await fillAllFields(user);
  await user.click(getSide("His chart").getByRole("button", { name: "Use these details" }));
  expect(await getSide("His chart").findByText("Asha Verma")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Match" }));
  await screen.findByRole("heading", { name: "A. Sharma and R. Kulkarni" });
  const birth = { name: "Asha Verma", year: 1990, month: 8, day: 15, hour: 10, minute: 30, city: "Rampur" };
  expect(requests).toMatchObject([{ girl: { kundli_id: "of-asha" }, boy: birth }]);
  await user.click(getSide("His chart").getByRole("button", { name: "Change" }));
  expect(await screen.findByRole("textbox", { name: "Full name" })).toHaveValue("Asha Verma");
});

describe("stars alone", () => {
  beforeEach(() => void startSavedKundlisServer([]));

  test("are sent with and without a pada", async () => {
    const requests = startMatchServer();
    const { user } = await openMatch();
    for (const name of ["Her chart", "His chart"]) await user.click(getSide(name).getByLabelText("Star only"));
    await user.selectOptions(getSide("Her chart").getByLabelText("Star of the Moon"), "Vishakha");
    await user.selectOptions(getSide("Her chart").getByLabelText("Pada"), "3");
    await user.selectOptions(getSide("His chart").getByLabelText("Star of the Moon"), "Swati");
    await user.click(screen.getByRole("button", { name: "Match" }));
    await waitFor(() =>
      expect(requests).toEqual([
        { girl: { moon: { nakshatra: "vishakha", pada: 3 } }, boy: { moon: { nakshatra: "swati" } } },
      ]),
    );
  });

  test("that are missing are named on their side, without a request", async () => {
    const requests = startMatchServer();
    const { user } = await openMatch();
    await user.click(getSide("His chart").getByLabelText("Star only"));
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(getSide("His chart").getByText("Choose the star of the Moon")).toBeVisible();
    expect(getSide("Her chart").getByText(/^Enter the birth details and press/)).toBeVisible();
    expect(requests).toEqual([]);
  });
});

test("an uncertain birth time is shown on each koota that depends on it", async () => {
  startSavedKundlisServer([RAVI, ASHA]);
  const possible = [
    { value: 0, share: 0.75 },
    { value: 8, share: 0.25 },
  ];
  const kootas = { ...ANSWER.data.kootas, nadi: { ...ANSWER.data.kootas.nadi, stable: false, possible } };
  startMatchServer(() => HttpResponse.json({ ...ANSWER, data: { ...ANSWER.data, stable: false, kootas } }));
  const { user } = await openMatch();
  await user.click(screen.getByRole("button", { name: "Match" }));
  expect(await screen.findByText(/Depending on the birth time: 0 \(75%\), 8 \(25%\)/)).toBeVisible();
  expect(screen.getByText(/The birth times are not exact/)).toBeVisible();
});
