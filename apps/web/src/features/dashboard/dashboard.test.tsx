import type { ChatQuestionsResponse, SavedKundli } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createAccount, HOUR_MS, respondWithError } from "../../test/fake-accounts.ts";
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

const QUESTIONS: ChatQuestionsResponse = {
  total: 1204,
  questions: [
    {
      id: "q-2",
      chat_id: "talk-2",
      title: "My work",
      question: "And after 2027?",
      asked_at: "2026-11-20T06:30:00.000Z",
    },
    { id: "q-1", chat_id: "talk-1", title: "When?", question: "When?", asked_at: "2026-11-19T06:30:00.000Z" },
  ],
};
const noQuestions: ChatQuestionsResponse = { total: 0, questions: [] };

beforeEach(() =>
  server.use(
    http.get("*/api/v1/chat/questions", () => HttpResponse.json(QUESTIONS)),
    http.get("*/api/v1/profile", () =>
      HttpResponse.json({ email: "asha@example.org", created_at: "2026-01-02T03:04:05.000Z", status: "active" }),
    ),
  ),
);

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

test("the dashboard has the user's figures, the current dasha of each chart, and the next changes", async () => {
  startDashboard([ASHA, RAVI, BARE]);
  renderApp("/dashboard");
  expect(await screen.findByText("Total Kundalis")).toBeInTheDocument();
  expect(screen.getByText("Total Kundalis").nextElementSibling).toHaveTextContent("3");
  expect(screen.getByText("Last Activity").nextElementSibling).toHaveTextContent("20 Nov 2026");
  expect(screen.getByText("AI Queries").nextElementSibling).toHaveTextContent("1,204");
  const ownChart = screen.getByRole("region", { name: "Indexed kundali" });
  expect(within(ownChart).getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", "/kundlis/kundli-of-asha");
  expect(ownChart).toHaveTextContent("Lagna Cancer, Moon Libra");
  const now = screen.getByRole("table", { name: "My charts now" });
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
  const profile = screen.getByRole("region", { name: "Profile" });
  for (const text of ["Email", "asha@example.org", "Member Since", "2 January 2026", "Status", "Active"])
    expect(profile).toHaveTextContent(text);
});

test("each recent AI query links back to its conversation", async () => {
  startDashboard([ASHA]);
  renderApp("/dashboard");
  const region = await screen.findByRole("region", { name: "Recent AI queries" });
  const questionItems = within(region).getAllByRole("listitem");
  expect(questionItems.map(({ textContent }) => textContent)).toEqual([
    "20 Nov 2026And after 2027?in “My work”",
    "19 Nov 2026When?",
  ]);
  expect(within(region).getByRole("link", { name: "When?" })).toHaveAttribute("href", "/ai-assistant?talk=talk-1");
});

test("tells a user without questions so, and where to ask", async () => {
  startDashboard([ASHA]);
  server.use(http.get("*/api/v1/chat/questions", () => HttpResponse.json(noQuestions)));
  renderApp("/dashboard");
  const region = await screen.findByRole("region", { name: "Recent AI queries" });
  expect(region).toHaveTextContent("You have not asked the astrologer anything yet.");
  expect(within(region).getByRole("link", { name: "Ask the astrologer" })).toHaveAttribute("href", "/ai-assistant");
  expect(screen.getByText("Last Activity").nextElementSibling).toHaveTextContent("1 Mar 2026");
});

test("Refresh Token gets a new token, and says until when it is valid, or that there is none", async () => {
  startDashboard([ASHA]);
  const expires_at = new Date(Date.now() + HOUR_MS).toISOString();
  server.use(
    http.post("*/api/v1/token/refresh", () => HttpResponse.json({ status: "success", token: "t2", expires_at })),
    http.get("*/api/v1/validate-token", () => HttpResponse.json(createAccount({ expires_at }))),
  );
  const { user } = renderApp("/dashboard");
  await user.click(await screen.findByRole("button", { name: "Refresh Token" }));
  expect(await screen.findByText(/^Signed in until /)).toBeInTheDocument();
  expect(localStorage.getItem("authToken")).toBe("t2");
  server.use(http.post("*/api/v1/token/refresh", () => respondWithError(503, "overloaded")));
  await user.click(screen.getByRole("button", { name: "Refresh Token" }));
  expect(await screen.findByText("Token refresh failed")).toBeInTheDocument();
  expect(localStorage.getItem("authToken")).toBe("t2");
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
