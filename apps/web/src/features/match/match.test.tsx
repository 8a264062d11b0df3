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
const ASHA = createSavedKundli({ id: "of-asha-1", name: "A. Sharma", gender: "female", chart: CHART, is_self: true });
const RAVI = createSavedKundli({ id: "of-ravi-1", name: "R. Kulkarni", gender: "male", chart: CHART });

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

const chooseRavi = (user: { selectOptions: (element: Element, value: string) => Promise<void> }) =>
  user.selectOptions(getSide("Groom’s side").getByLabelText("Kundli"), "R. Kulkarni");

async function openMatch() {
  server.use(
    http.get("*/api/v1/matching/invitations", () => HttpResponse.json({ status: "success", invitations: [] })),
    http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundli)),
    http.post("*/api/v1/kundli", () => HttpResponse.json(kundli)),
  );
  const view = renderApp("/match");
  await screen.findByRole("region", { name: "Bride’s side" });
  return view;
}

describe("two saved kundlis", () => {
  beforeEach(() => void startSavedKundlisServer([RAVI, ASHA]));

  test("are matched once a partner is chosen: own chart first, no partner proposed; points, kootas, exceptions, other totals", async () => {
    const requests = startMatchServer();
    const { user } = await openMatch();
    expect(getSide("Bride’s side").getByLabelText("Kundli")).toHaveValue("of-asha-1");
    expect(getSide("Groom’s side").getByLabelText("Kundli")).toHaveValue("");
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(getSide("Groom’s side").getByText("Choose a kundli")).toBeVisible();
    expect(requests).toEqual([]);
    await chooseRavi(user);
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(await screen.findByRole("heading", { name: "A. Sharma and R. Kulkarni" })).toHaveFocus();
    expect(requests).toEqual([{ girl: { kundli_id: "of-asha-1" }, boy: { kundli_id: "of-ravi-1" } }]);
    expect(screen.getByText("19")).toBeVisible();
    const kootas = within(screen.getByRole("region", { name: "Eight kootas" })).getAllByRole("listitem");
    expect(kootas).toHaveLength(8);
    expect(kootas[5]).toHaveTextContent(/^GanaA. Sharma: Rakshasa; R. Kulkarni: Deva0 of 6 points/);
    expect(kootas[2]).toHaveTextContent("27 stars from A. Sharma to R. Kulkarni, 2 back");
    const exceptions = screen.getByRole("region", { name: "What cancels a fault" });
    expect(exceptions).toHaveTextContent(/One Moon sign in two stars\. Applies\. Then 27\./);
    const others = within(screen.getByRole("table", { name: "Totals by other rules" }));
    expect(others.getByRole("row", { name: /^20 Gana: deva with rakshasa counts 1, not 0/ })).toBeVisible();
    // Programs stand in the footnote only.
    for (const row of others.getAllByRole("row")) expect(row).not.toHaveTextContent(/PyJHora|AstroSage|Saravali/);
    expect(screen.getByText(/^In a rule the groom’s side is named first/)).toHaveTextContent(/PyJHora/);
  });

  test("are swapped", async () => {
    const requests = startMatchServer();
    const { user } = await openMatch();
    await chooseRavi(user);
    await user.click(screen.getByRole("button", { name: "Swap sides" }));
    await user.click(screen.getByRole("button", { name: "Match" }));
    await waitFor(() =>
      expect(requests[0]).toEqual({ girl: { kundli_id: "of-ravi-1" }, boy: { kundli_id: "of-asha-1" } }),
    );
  });

  test("come with what the points cannot say, and without a verdict", async () => {
    startMatchServer();
    const { user } = await openMatch();
    await chooseRavi(user);
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(await screen.findByText(ANSWER.message)).toBeVisible();
    expect(screen.getByText(/^64% of 10,00,000 couples counted have as many points or more/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/excellent|good match|recommend|avoid|remed/i);
  });

  test("stay chosen if the server is too busy", async () => {
    startMatchServer(() => respondWithError(503, "overloaded"));
    const { user } = await openMatch();
    await chooseRavi(user);
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(getSide("Bride’s side").getByLabelText("Kundli")).toHaveValue("of-asha-1");
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
  await user.click(getSide("Groom’s side").getByLabelText("Birth details"));
  await screen.findByRole("form", { name: "Birth Details" }, { timeout: 15_000 });
  await fillAllFields(user);
  await user.click(getSide("Groom’s side").getByRole("button", { name: "Use these details" }));
  expect(await getSide("Groom’s side").findByText("Asha Verma")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Match" }));
  await screen.findByRole("heading", { name: "A. Sharma and R. Kulkarni" });
  const birth = { name: "Asha Verma", year: 1990, month: 8, day: 15, hour: 10, minute: 30, city: "Rampur" };
  expect(requests[0]).toMatchObject({ girl: { kundli_id: "of-asha-1" }, boy: birth });
  await user.click(getSide("Groom’s side").getByRole("button", { name: "Change" }));
  expect(await screen.findByRole("textbox", { name: "Full name" })).toHaveValue("Asha Verma");
});

describe("an address", () => {
  beforeEach(() => void startSavedKundlisServer([RAVI, ASHA]));
  const open = async (address: string) => {
    server.use(
      http.get("*/api/v1/matching/invitations", () => HttpResponse.json({ status: "success", invitations: [] })),
      http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundli)),
      http.post("*/api/v1/kundli", () => HttpResponse.json(kundli)),
    );
    const view = renderApp(address);
    await screen.findByRole("region", { name: "Bride’s side" });
    return view;
  };

  test("of a pair at two possible times restores the form, and compares what changes", async () => {
    const other = {
      ...ANSWER.data,
      total: 27,
      kootas: { ...ANSWER.data.kootas, nadi: { ...ANSWER.data.kootas.nadi, score: 8 } },
    };
    const requests: unknown[] = [];
    server.use(
      http.post("*/api/v1/matching", async ({ request }) => {
        const body = (await request.json()) as { boy: { time?: string } };
        requests.push(body);
        return HttpResponse.json(body.boy.time === "06:40" ? { ...ANSWER, data: other } : ANSWER);
      }),
    );
    await open("/match/of-asha-1/of-ravi-1@06:10,06:40");
    const his = getSide("Groom’s side");
    expect(his.getByLabelText("Time of birth")).toHaveValue("06:10");
    expect(his.getByLabelText("Compare with this time")).toHaveValue("06:40");
    const table = within(await screen.findByRole("region", { name: "What the other time of birth changes" }));
    expect(await table.findByRole("row", { name: /^Points of 36 19 27/ })).toBeVisible();
    expect(table.getByRole("row", { name: /^Nadi 0.* 8/ })).toBeVisible();
    expect(table.queryByRole("row", { name: /^Gana/ })).toBeNull();
    expect(table.getByText(/^The same at both times: .*Gana/)).toBeVisible();
    expect(requests).toContainEqual({
      girl: { kundli_id: "of-asha-1" },
      boy: { kundli_id: "of-ravi-1", time: "06:10" },
    });
  });

  test("of one birth at two times shows what is read of each, and no points", async () => {
    startMatchServer();
    await open("/match/of-asha-1@14:20/of-asha-1@14:40");
    const table = await screen.findByRole("region", { name: "What the two times change" });
    expect(within(table).getByRole("row", { name: /^Gana Rakshasa Deva/ })).toBeVisible();
    expect(screen.queryByText(/by the common table/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Ask about these two" })).toBeNull();
  });

  test("of an earlier version leads to the pair; an unreadable one says so", async () => {
    startMatchServer();
    const { address } = await open("/match?girl=of-asha-1&boy=of-ravi-1");
    expect(await screen.findByRole("heading", { name: "A. Sharma and R. Kulkarni" })).toBeVisible();
    expect(address()).toBe("/match/of-asha-1/of-ravi-1");
    document.body.replaceChildren();
    await open("/match/x/~nothing");
    expect(await screen.findByRole("alert")).toHaveTextContent("This address names no pair");
  });

  test("whose sides are not those of a woman and a man says what the tables assume, with the other total", async () => {
    server.use(
      http.post("*/api/v1/matching", async ({ request }) => {
        const { girl } = (await request.json()) as { girl: { kundli_id: string } };
        const total = girl.kundli_id === "of-ravi-1" ? 19 : 21;
        return HttpResponse.json({ ...ANSWER, data: { ...ANSWER.data, total } });
      }),
    );
    await open("/match/of-ravi-1/of-asha-1");
    expect(
      await screen.findByText(/The tables assume a woman .* With the sides swapped the total is 21\./),
    ).toBeVisible();
  });
});

describe("stars alone", () => {
  beforeEach(() => void startSavedKundlisServer([]));

  test("are sent with and without a pada", async () => {
    const requests = startMatchServer();
    const { user } = await openMatch();
    for (const name of ["Bride’s side", "Groom’s side"]) await user.click(getSide(name).getByLabelText("Star only"));
    await user.selectOptions(getSide("Bride’s side").getByLabelText("Star of the Moon"), "Vishakha");
    await user.selectOptions(getSide("Bride’s side").getByLabelText("Pada"), "3");
    await user.selectOptions(getSide("Groom’s side").getByLabelText("Star of the Moon"), "Swati");
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
    await user.click(getSide("Groom’s side").getByLabelText("Star only"));
    await user.click(screen.getByRole("button", { name: "Match" }));
    expect(getSide("Groom’s side").getByText("Choose the star of the Moon")).toBeVisible();
    expect(getSide("Bride’s side").getByText(/^Enter the birth details and press/)).toBeVisible();
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
  await chooseRavi(user);
  await user.click(screen.getByRole("button", { name: "Match" }));
  expect(await screen.findByText(/Depending on the birth time: 0 \(75%\), 8 \(25%\)/)).toBeVisible();
  expect(screen.getByText(/The birth times are not exact/)).toBeVisible();
});
