import type { KundliResponse, MatchingResponse, SavedKundli } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { createSavedKundli, startSavedKundlisServer } from "../../../test/fake-saved-kundlis-server.ts";
import answer from "../../../test/jaipur-pune-match.json" with { type: "json" };
import { server } from "../../../test/mock-server.ts";
import kundli from "../../../test/mumbai-1990.json" with { type: "json" };
import { renderApp } from "../../../test/render-app.tsx";
import { findSynastry } from "./find-synastry.ts";

const ANSWER = answer as unknown as MatchingResponse;
const KUNDLI = kundli as unknown as KundliResponse;
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
const THIRD = createSavedKundli({ id: "of-third-1", name: "T. Rao", gender: "male", chart: CHART });

function nameChart(name: string): KundliResponse {
  return { ...KUNDLI, data: { ...KUNDLI.data, birth: { ...KUNDLI.data.birth, name } } };
}

describe("the pair", () => {
  const files: unknown[] = [];
  beforeEach(() => {
    files.length = 0;
    startSavedKundlisServer([THIRD, RAVI, ASHA]);
    server.use(
      http.post("*/api/v1/matching", () => HttpResponse.json(ANSWER)),
      http.get("*/api/v1/matching/invitations", () => HttpResponse.json({ status: "success", invitations: [] })),
      http.get("*/api/v1/kundlis/of-asha-1/chart", () => HttpResponse.json(nameChart("A. Sharma"))),
      http.get("*/api/v1/kundlis/of-ravi-1/chart", () => HttpResponse.json(nameChart("R. Kulkarni"))),
      http.post("*/api/v1/matching/:file", async ({ request, params }) => {
        files.push([params["file"], await request.json()]);
        return new HttpResponse("a file");
      }),
    );
  });

  test("in the address is matched at once: both charts, a touched graha and its meeting, both dashas", async () => {
    const { user } = renderApp("/match/of-asha-1/of-ravi-1");
    expect(await screen.findByRole("heading", { name: "A. Sharma and R. Kulkarni" })).toBeVisible();
    const charts = await screen.findByRole("region", { name: "Both charts" });
    const hers = await within(charts).findByRole("group", { name: /A\. Sharma/ });
    expect(within(charts).getByRole("group", { name: /R\. Kulkarni/ })).toBeVisible();
    expect(within(charts).getByText(/^Touch a graha/)).toBeVisible();
    await user.click(within(hers).getByRole("button", { name: /^Mars\b/ }));
    expect(
      within(charts).getByText(/^Mars of A. Sharma is in house \d+ of R. Kulkarni\. In one sign with .*Mars.* there/),
    ).toBeVisible();
    const years = within(screen.getByRole("region", { name: "Their years side by side" }));
    expect(years.getByText("A. Sharma")).toBeVisible();
    expect(years.getByText("R. Kulkarni")).toBeVisible();
    expect(years.getAllByRole("listitem").length).toBeGreaterThanOrEqual(4);
  });

  test("is asked about, printed, and shared as a picture with names and as a text without births", async () => {
    const { user } = renderApp("/match/of-asha-1/of-ravi-1");
    await user.click(await screen.findByRole("button", { name: "Print (PDF)" }));
    expect(screen.getByRole("link", { name: "Ask about these two" })).toHaveAttribute(
      "href",
      "/ai-assistant?pair=of-asha-1/of-ravi-1",
    );
    const text = screen.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href") ?? "";
    expect(text).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(decodeURIComponent(text)).toContain("A. Sharma and R. Kulkarni: 19 of 36 points");
    expect(decodeURIComponent(text)).not.toMatch(/19\d\d|Jaipur|Pune/);
    await user.click(screen.getByRole("button", { name: "Share a picture without births" }));
    const couple = { girl: { kundli_id: "of-asha-1" }, boy: { kundli_id: "of-ravi-1" } };
    await expect
      .poll(() => files)
      .toMatchObject([
        ["print", { ...couple, style: "north" }],
        ["card", { ...couple, names: true }],
      ]);
  });

  test("begins with the kundli that is compared", async () => {
    renderApp("/match?with=of-third-1");
    const his = within(await screen.findByRole("region", { name: "Groom’s side" }));
    expect(his.getByLabelText("Kundli")).toHaveValue("of-third-1");
  });
});

test("a graha meets the bodies in its sign and in the signs it aspects", () => {
  const { data } = KUNDLI;
  const mars = findSynastry(data, "mars", data);
  const own = data.planets.find(({ id }) => id === "mars");
  expect(mars.house).toBe(own?.house);
  expect(mars.joined).toContain("mars");
  const seen = data.aspects.graha.find(({ from }) => from === "mars")?.signs ?? [];
  const expected = data.planets.filter(({ sign }) => seen.includes(sign)).map(({ id }) => id);
  expect(mars.aspected.filter((id) => id !== "lagna")).toEqual(expected);
  for (const id of mars.aspected) expect(mars.joined).not.toContain(id);
});
