import type { SavedKundli } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { TODAY } from "../../test/today-response.ts";

const createChart = (end: string): NonNullable<SavedKundli["chart"]> => ({
  utc_offset: "+05:30",
  place: null,
  lagna: "cancer",
  signs: Object.fromEntries(GRAHAS.map((graha) => [graha, "libra"])) as NonNullable<SavedKundli["chart"]>["signs"],
  moon: { nakshatra: "swati", pada: 2 },
  running: { lords: ["mercury", "saturn"], start: "2025-06-01T00:00:00.000Z", end, next: ["ketu", "ketu"] },
});
const ASHA = createSavedKundli({ chart: createChart("2028-06-01T00:00:00.000Z"), is_self: true });
const RAVI = createSavedKundli({
  id: "kundli-of-ravi",
  name: "Ravi Sen",
  chart: createChart("2027-02-03T00:00:00.000Z"),
});
const BARE = createSavedKundli({ id: "kundli-of-none", name: "No Time" });

/** A server that sorts as requested and filters the user's own chart. */
function startDashboard(all: readonly SavedKundli[]) {
  const kundlis = startSavedKundlisServer(all);
  server.use(
    http.get("*/api/v1/kundlis", ({ request }) => {
      const query = new URL(request.url).searchParams;
      const end = ({ chart: each }: SavedKundli) => each?.running?.end ?? "9";
      const found = query.get("self") === "true" ? all.filter(({ is_self }) => is_self) : [...all];
      if (query.get("sort") === "running") found.sort((a, b) => (end(a) < end(b) ? -1 : 1));
      return HttpResponse.json({ kundlis: found, matching: found.length, total: all.length, tags: [] });
    }),
  );
  return kundlis;
}

test("the dashboard has the current dasha of each chart, the next changes, and quick actions", async () => {
  startDashboard([ASHA, RAVI, BARE]);
  renderApp("/dashboard");
  const now = await screen.findByRole("table", { name: "My charts now" });
  expect(within(now).getByRole("row", { name: /Ravi Sen/ })).toHaveTextContent("Mercury–Saturn");
  expect(within(now).getByRole("row", { name: /No Time/ })).toHaveTextContent("No chart yet");
  const next = within(screen.getByRole("region", { name: "What changes next" })).getAllByRole("listitem");
  expect(next.map(({ textContent }) => textContent)).toEqual([
    "3 Feb 2027Ravi Sen Mercury–Saturn ends, Ketu–Ketu begins",
    "1 Jun 2028Asha Rao Mercury–Saturn ends, Ketu–Ketu begins",
  ]);
  const actions = within(screen.getByRole("region", { name: "Quick actions" })).getAllByRole("link");
  expect(actions.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
    "Create Kundli /generate-kundali",
    "Kundlis /kundlis",
    "AI Assistant /ai-assistant",
    "Import and export /kundlis/files",
    "Profile /profile",
  ]);
  // What is about the account is on the profile.
  for (const text of ["Refresh Token", "Indexed kundali", "Total Kundalis", "Member Since"])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test("leads a user without kundlis to a first one; in Hindi too", async () => {
  startDashboard([]);
  renderApp("/dashboard");
  expect(await screen.findByText("You have not saved a kundli yet")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  languagePreference.set("hi");
  expect(await screen.findByRole("heading", { level: 1, name: "डैशबोर्ड" })).toBeInTheDocument();
});

test("begins with today: the sentence of one's chart, the strip of the day, what runs, and a question to ask", async () => {
  startDashboard([ASHA]);
  server.use(
    http.get("*/api/v1/today", () => HttpResponse.json({ status: "success", data: TODAY })),
    // The page that the question opens may load before the test ends.
    http.all("*/api/v1/chat/*", () => delay("infinite")),
  );
  const { user, address } = renderApp("/dashboard");
  const today = within(await screen.findByRole("region", { name: "Today" }));
  expect(await today.findByRole("heading", { level: 2, name: TODAY.sentence })).toBeVisible();
  expect(today.getByText("Your tara is Kshema: good.", { exact: false })).toBeVisible();
  const parts = within(today.getByRole("list", { name: "The day from sunrise to sunrise" })).getAllByRole("listitem");
  expect(parts).toHaveLength(2);
  expect(parts[0]).toHaveTextContent("Udveg, better avoided, from 06:52 to 08:12");
  expect(today.getByRole("region", { name: "What runs for you" })).toHaveTextContent("Mercuryto 15 Jun 2028");
  expect(today.getByRole("link", { name: /Pradosh Vrat/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/festivals\/pradosha_vrata\/2026\?.*date=2026-11-22/),
  );
  await user.click(today.getByRole("button", { name: "How is December for me?" }));
  await waitFor(() => expect(address()).toBe("/ai-assistant"));
  expect(sessionStorage.getItem("lagna_question")).toContain("How is December for me?");
});
