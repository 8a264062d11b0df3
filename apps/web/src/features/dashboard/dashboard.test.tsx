import type { SavedKundli, Today } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { respondWithFieldError } from "../../test/fake-accounts.ts";
import { RAMPUR } from "../../test/fake-kundli-server.ts";
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

const serveToday = (today: Today = TODAY) =>
  http.get("*/api/v1/today", () => HttpResponse.json({ status: "success", data: today }));

const serveSky = (settings: unknown[] = []) =>
  http.post("*/api/v1/sky/days", async ({ request }) => {
    settings.push(((await request.json()) as { settings?: unknown }).settings);
    const grahas = GRAHAS.map((id, index) => ({ id, longitude: 97 + index * 30, retrograde: id === "saturn" }));
    return HttpResponse.json({ moments: [{ at: "2026-11-22T12:50:00Z", grahas }] });
  });

/** A server that sorts as requested and filters the user's own chart. */
function startDashboard(all: readonly SavedKundli[]) {
  const kundlis = startSavedKundlisServer(all);
  server.use(
    serveSky(),
    http.get("*/api/v1/places", () => HttpResponse.json({ places: [], preparing: false })),
    http.get("*/api/v1/kundlis", ({ request }) => {
      const query = new URL(request.url).searchParams;
      const end = ({ chart: each }: SavedKundli) => each?.running?.end ?? "9";
      const present = [...kundlis.records.values()];
      const found = query.get("self") === "true" ? present.filter(({ is_self }) => is_self) : present;
      if (query.get("sort") === "running") found.sort((a, b) => (end(a) < end(b) ? -1 : 1));
      return HttpResponse.json({ kundlis: found, matching: found.length, total: present.length, tags: [] });
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
  await user.click(today.getByRole("link", { name: "How is December for me?" }));
  await waitFor(() => expect(address()).toBe("/ai-assistant"));
  expect(sessionStorage.getItem("lagna_question")).toContain("How is December for me?");
});

describe("the sky of now", () => {
  test("is drawn over the own lagna, in the style of the reader's charts, with a link to the whole chart", async () => {
    const settings: unknown[] = [];
    startDashboard([{ ...ASHA, settings: { ayanamsa: "raman" } }]);
    server.use(serveToday(), serveSky(settings));
    renderApp("/dashboard");
    const part = within(await screen.findByRole("region", { name: "The sky now over my lagna" }));
    const table = within(await part.findByRole("table", { name: "The sky of now in the houses of my chart" }));
    // Cancer rises, and the Sun is in Cancer, the Moon in Leo.
    expect(table.getByRole("row", { name: /^1 Cancer .*Sun/ })).toBeInTheDocument();
    expect(table.getByRole("row", { name: /^2 Leo .*Moon/ })).toBeInTheDocument();
    expect(part.getByRole("group", { name: "The sky of now in the houses of my chart" })).toBeVisible();
    expect(part.getByRole("link")).toHaveAttribute("href", "/kundlis/kundli-of-asha");
    expect(settings).toEqual([{ ayanamsa: "raman" }]);
  });

  test("is not there without an own chart that has a time of birth", async () => {
    startDashboard([
      { ...RAVI, is_self: false },
      { ...BARE, is_self: true },
    ]);
    server.use(serveToday(), serveSky());
    renderApp("/dashboard");
    await screen.findByRole("table", { name: "My charts now" });
    expect(screen.queryByRole("region", { name: "The sky now over my lagna" })).not.toBeInTheDocument();
  });
});

describe("which chart is one's own", () => {
  const UNMARKED = { ...ASHA, is_self: false };

  test("is asked once, the one of the account's name chosen beforehand, and the day is then about it", async () => {
    const { records, calls } = startDashboard([RAVI, UNMARKED]);
    const asked: string[] = [];
    server.use(
      http.get("*/api/v1/today", ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json({ status: "success", data: TODAY });
      }),
    );
    const { user } = renderApp("/dashboard");
    const question = within(await screen.findByRole("group", { name: "Which of these is you?" }));
    expect(question.getByRole("radio", { name: "Asha Rao" })).toBeChecked();
    expect(question.getByRole("radio", { name: "Ravi Sen" })).not.toBeChecked();
    expect(screen.queryByRole("region", { name: "Where are you?" })).not.toBeInTheDocument();
    const before = asked.length;
    await user.click(question.getByRole("button", { name: "Yes, this is me" }));
    await waitFor(() => expect(screen.queryByRole("group", { name: "Which of these is you?" })).toBeNull());
    expect(calls).toContain("PUT kundli-of-asha v1");
    expect(records.get("kundli-of-asha")).toMatchObject({ is_self: true, city: "Jaipur", name: "Asha Rao" });
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  test("may be none of them, and is not asked again", async () => {
    const { calls } = startDashboard([{ ...RAVI, is_self: false }]);
    server.use(serveToday());
    const { user, unmount } = renderApp("/dashboard");
    const question = within(await screen.findByRole("group", { name: "Is this you: Ravi Sen?" }));
    await user.click(question.getByRole("button", { name: "No" }));
    expect(screen.queryByRole("group", { name: /Is this you/ })).not.toBeInTheDocument();
    unmount();
    renderApp("/dashboard");
    expect(await screen.findByRole("table", { name: "My charts now" })).toBeInTheDocument();
    expect(screen.queryByRole("group", { name: /Is this you/ })).not.toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith("PUT"))).toEqual([]);
  });
});

describe("the place of the day", () => {
  const JAIPUR_ID = 1269515;

  test("is asked once with the place of birth as a suggestion, and is the panchang's place too", async () => {
    startDashboard([ASHA]);
    const asked: URLSearchParams[] = [];
    server.use(
      http.get("*/api/v1/today", ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({ status: "success", data: TODAY });
      }),
      http.get("*/api/v1/places", () =>
        HttpResponse.json({ places: [{ ...RAMPUR, hindi: null, id: JAIPUR_ID, name: "Jaipur" }], preparing: false }),
      ),
    );
    const { user } = renderApp("/dashboard");
    const question = within(await screen.findByRole("region", { name: "Where are you?" }));
    await user.click(await question.findByRole("button", { name: "Jaipur, where I was born" }));
    expect(screen.queryByRole("region", { name: "Where are you?" })).not.toBeInTheDocument();
    await waitFor(() => expect(asked.at(-1)?.get("place_id")).toBe(String(JAIPUR_ID)));
    // Until then the server shows the day at the place of the own chart.
    expect([...(asked[0]?.keys() ?? [])]).toEqual(["language"]);
    expect(localStorage.getItem("lagna_almanac_place")).toBe(String(JAIPUR_ID));
    await user.click(screen.getByRole("button", { name: "Jaipur: change the place" }));
    expect(await screen.findByRole("combobox", { name: "Place" })).toHaveFocus();
  });

  test("is asked for in place of a day where neither the account nor a chart says it", async () => {
    startDashboard([]);
    server.use(
      http.get("*/api/v1/today", ({ request }) =>
        new URL(request.url).searchParams.has("place_id")
          ? HttpResponse.json({ status: "success", data: TODAY })
          : respondWithFieldError("place_id", "place_choice"),
      ),
      http.get("*/api/v1/places", () =>
        HttpResponse.json({ places: [{ ...RAMPUR, hindi: null, id: JAIPUR_ID, name: "Jaipur" }], preparing: false }),
      ),
    );
    const { user } = renderApp("/dashboard");
    const today = within(await screen.findByRole("region", { name: "Today" }));
    expect(await today.findByText(/^Say where you are/)).toBeVisible();
    const question = within(await today.findByRole("region", { name: "Where are you?" }));
    await user.click(question.getByRole("button", { name: "Not now" }));
    expect(today.getByText(/^Say where you are/)).toBeVisible();
    await user.click(today.getByRole("button", { name: "Choose my place" }));
    await user.type(await today.findByRole("combobox", { name: "Place" }), "Jaip");
    await user.click(await today.findByRole("option", { name: /Jaipur/ }));
    expect(await today.findByText(TODAY.sentence)).toBeVisible();
    expect(screen.queryByText(/^Say where you are/)).not.toBeInTheDocument();
  });
});

test("the next festival is of the reader's region and tradition, which are asked once and kept for the almanac", async () => {
  startDashboard([ASHA]);
  const [pradosha] = TODAY.next;
  if (!pradosha) throw new Error("no festival");
  const next = [
    { ...pradosha, id: "of_tamil", name: "A Tamil day", tradition: "tamil", window: null },
    { ...pradosha, id: "of_bengal", name: "A Bengali day", tradition: "bengal", window: null },
    { ...pradosha, id: "of_all", name: "A day of all", tradition: "all", window: null },
    { ...pradosha, id: "of_two", name: "A fast of two", tradition: "smarta", window: null },
    { ...pradosha, id: "of_two", name: "A fast of two", tradition: "vaishnava", window: null },
  ] as const;
  server.use(serveToday({ ...TODAY, next }));
  const { user } = renderApp("/dashboard");
  const part = within(await screen.findByRole("region", { name: "Next" }));
  expect(part.getByRole("link")).toHaveTextContent("A Tamil day");
  await user.click(part.getByRole("button", { name: "Which are yours?" }));
  await user.selectOptions(await part.findByLabelText("Regional festivals of"), "Bengal");
  await user.click(part.getByRole("button", { name: "Show these" }));
  expect(part.getByRole("link")).toHaveTextContent("A Bengali day");
  expect(part.getByRole("button", { name: "Change" })).toBeInTheDocument();
  expect(within(screen.getByRole("region", { name: "Then" })).getAllByRole("link")).toHaveLength(2);
  expect(localStorage.getItem("lagna_festival_region")).toBe("bengal");
});
