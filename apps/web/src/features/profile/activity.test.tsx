import type { ChatQuestionsResponse, SavedKundli } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { createAccount, createAccountHandlers, HOUR_MS, respondWithError } from "../../test/fake-accounts.ts";
import { createSavedKundli } from "../../test/fake-saved-kundlis-server.ts";
import { server } from "../../test/mock-server.ts";
import { openProfile, startProfileServer } from "../../test/open-profile.ts";

const CHART: NonNullable<SavedKundli["chart"]> = {
  utc_offset: "+05:30",
  place: null,
  lagna: "cancer",
  signs: Object.fromEntries(GRAHAS.map((graha) => [graha, "libra"])) as NonNullable<SavedKundli["chart"]>["signs"],
  moon: { nakshatra: "swati", pada: 2 },
  running: null,
};
const ASHA = createSavedKundli({ chart: CHART, is_self: true });
const RAVI = createSavedKundli({ id: "kundli-of-ravi", name: "Ravi Sen", chart: CHART });

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

function startActivityServer(all: readonly SavedKundli[], questions: ChatQuestionsResponse = QUESTIONS): void {
  server.use(
    http.get("*/api/v1/chat/questions", () => HttpResponse.json(questions)),
    http.get("*/api/v1/kundlis", ({ request }) => {
      const isOwn = new URL(request.url).searchParams.get("self") === "true";
      const kundlis = isOwn ? all.filter(({ is_self }) => is_self) : all;
      return HttpResponse.json({ kundlis, matching: kundlis.length, total: all.length, tags: [] });
    }),
  );
}

beforeEach(() => void startProfileServer());

test("the profile has the account's figures, its data and its indexed kundali", async () => {
  startActivityServer([ASHA, RAVI]);
  await openProfile({ created_at: "2026-01-02T03:04:05.000Z" });
  expect((await screen.findByText("Total Kundalis")).nextElementSibling).toHaveTextContent("2");
  expect(screen.getByText("Last Activity").nextElementSibling).toHaveTextContent("20 Nov 2026");
  expect(screen.getByText("AI Queries").nextElementSibling).toHaveTextContent("1,204");
  const own = screen.getByRole("region", { name: "Indexed kundali" });
  expect(within(own).getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", "/kundlis/kundli-of-asha");
  expect(own).toHaveTextContent("Lagna Cancer, Moon Libra");
  const details = screen.getByRole("region", { name: "Account details" });
  for (const text of ["Email", "asha@example.org", "Member Since", "2 January 2026", "Status", "Active"])
    expect(details).toHaveTextContent(text);
});

test("each recent AI query links back to its conversation", async () => {
  startActivityServer([ASHA]);
  await openProfile();
  const region = await screen.findByRole("region", { name: "Recent AI queries" });
  const questionItems = within(region).getAllByRole("listitem");
  expect(questionItems.map(({ textContent }) => textContent)).toEqual([
    "20 Nov 2026And after 2027?in “My work”",
    "19 Nov 2026When?",
  ]);
  expect(within(region).getByRole("link", { name: "When?" })).toHaveAttribute("href", "/ai-assistant?talk=talk-1");
});

test("tells a user without questions so, and where to ask", async () => {
  startActivityServer([], { total: 0, questions: [] });
  await openProfile();
  const region = await screen.findByRole("region", { name: "Recent AI queries" });
  expect(region).toHaveTextContent("You have not asked the astrologer anything yet.");
  expect(within(region).getByRole("link", { name: "Ask the astrologer" })).toHaveAttribute("href", "/ai-assistant");
  expect(screen.getByText("Last Activity").nextElementSibling).toHaveTextContent("–");
  expect(screen.getByRole("region", { name: "Indexed kundali" })).toHaveTextContent("You have not marked a kundli");
});

test("figures that cannot be loaded leave the rest of the profile, and are asked for again", async () => {
  startActivityServer([ASHA]);
  server.use(http.get("*/api/v1/chat/questions", () => respondWithError(500, "internal"), { once: true }));
  const { user } = await openProfile();
  const region = await screen.findByRole("region", { name: "In figures" });
  await user.click(await within(region).findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Total Kundalis")).toBeInTheDocument();
});

test("Refresh Token gets a new token, and says until when it is valid, or that there is none", async () => {
  startActivityServer([ASHA]);
  const expires_at = new Date(Date.now() + HOUR_MS).toISOString();
  const tokens = new Map([
    ["t1", createAccount()],
    ["t2", createAccount({ expires_at })],
  ]);
  server.use(
    http.post("*/api/v1/token/refresh", () => HttpResponse.json({ status: "success", token: "t2", expires_at })),
    ...createAccountHandlers(tokens),
  );
  const { user } = await openProfile();
  await user.click(await screen.findByRole("button", { name: "Refresh Token" }));
  expect(await screen.findByText(/^Signed in until /)).toBeInTheDocument();
  expect(localStorage.getItem("authToken")).toBe("t2");
  server.use(http.post("*/api/v1/token/refresh", () => respondWithError(503, "overloaded")));
  await user.click(screen.getByRole("button", { name: "Refresh Token" }));
  expect(await screen.findByText("Token refresh failed")).toBeInTheDocument();
  expect(localStorage.getItem("authToken")).toBe("t2");
});
