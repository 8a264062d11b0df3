import type { FeedbackList } from "@lagna/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

type Opinion = FeedbackList["feedback"][number];
const createOpinion = (id: string, changes: Partial<Opinion> = {}): Opinion => ({
  id,
  at: "2026-03-01T06:00:00.000Z",
  verdict: "down",
  about: "wrong_fact",
  reason: "",
  shares_text: false,
  model: "built-in",
  kind: "reading",
  language: "en",
  question: null,
  answer: null,
  ...changes,
});

const OPINIONS = [
  createOpinion("4", { reason: "My Moon is elsewhere" }),
  createOpinion("3", { verdict: "up", about: null, language: "hi", model: "gpt-5" }),
  createOpinion("2", {
    verdict: "up",
    about: "clear",
    shares_text: true,
    question: "Where is my Moon?",
    answer: "Your Moon is in Libra.",
  }),
  createOpinion("1", { about: "unclear", language: "hg" }),
];
const COUNTS: Pick<FeedbackList, "counts" | "by_about" | "by_language"> = {
  counts: { up: 2, down: 1002 },
  by_about: [
    { about: "wrong_fact", up: 0, down: 1001 },
    { about: null, up: 1, down: 0 },
  ],
  by_language: [{ language: "hg", up: 1, down: 12 }],
};
const NONE: FeedbackList = {
  counts: { up: 0, down: 0 },
  by_about: [],
  by_language: [],
  feedback: [],
  next_cursor: null,
};

/** A server with feedback entries, three per page. */
function startFeedback(opinions: readonly Opinion[]) {
  const queries: string[] = [];
  server.use(
    http.get("*/api/v1/admin/feedback", ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams.toString());
      const found = opinions.filter((opinion) =>
        (["verdict", "about", "language"] as const).every(
          (key) => (searchParams.get(key) ?? opinion[key]) === opinion[key],
        ),
      );
      const from = Number(searchParams.get("cursor") ?? 0);
      const next = from + 3 < found.length ? String(from + 3) : null;
      return HttpResponse.json({ ...COUNTS, feedback: found.slice(from, from + 3), next_cursor: next });
    }),
  );
  return queries;
}

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
  );
});

const table = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("counts feedback by reason and language, and lists it page by page", async () => {
  startFeedback(OPINIONS);
  const { user } = renderApp("/admin/feedback");
  expect(await table("What it was about")).toEqual([
    ["Something in it is not in my chart", "0", "1,001"],
    ["No reason given", "1", "0"],
  ]);
  expect(await table("Language of the answer")).toEqual([["Hinglish", "1", "12"]]);
  expect(screen.getByText("Poor answers", { selector: "dt" }).nextElementSibling).toHaveTextContent("1,002");
  const list = within(screen.getByRole("list", { name: "Ratings of answers" }));
  const [moon, model, shared] = list.getAllByRole("listitem");
  expect(moon).toHaveTextContent(
    /PoorSomething in it is not in my chart.*English · built-in astrologer“My Moon is elsewhere”/,
  );
  expect(moon).toHaveTextContent("The person did not share the question and the answer.");
  expect(model).toHaveTextContent(/Good.*Hindi · gpt-5/);
  await user.click(within(shared as HTMLElement).getByText("Question and answer"));
  expect(within(shared as HTMLElement).getByText("Your Moon is in Libra.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(4));
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("filters feedback, and offers to show all if nothing matches", async () => {
  const queries = startFeedback(OPINIONS);
  const { user } = renderApp("/admin/feedback");
  await user.selectOptions(await screen.findByLabelText("Rating"), "Good answers");
  await waitFor(() => expect(screen.getAllByRole("listitem", { name: "" }).length).toBeGreaterThan(0));
  await user.selectOptions(screen.getByLabelText("Language"), "Hinglish");
  expect(await screen.findByText("No ratings of this kind")).toBeInTheDocument();
  expect(queries.at(-1)).toBe("limit=50&verdict=up&language=hg");
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(await screen.findByText("“My Moon is elsewhere”")).toBeInTheDocument();
});

test("reports an empty list and a failed request, with a retry button", async () => {
  server.use(http.get("*/api/v1/admin/feedback", () => respondWithError(503, "overloaded")));
  const { user } = renderApp("/admin/feedback");
  const again = await screen.findByRole("button", { name: "Try again" });
  server.use(http.get("*/api/v1/admin/feedback", () => HttpResponse.json(NONE)));
  await user.click(again);
  expect(await screen.findByText("No one has rated an answer yet")).toBeInTheDocument();
  languagePreference.set("hi");
  expect(await screen.findByText("अभी किसी ने किसी उत्तर पर राय नहीं दी")).toBeInTheDocument();
});

test("is in the navigation of administrators only, and refused to others", async () => {
  startFeedback(OPINIONS);
  const { unmount } = renderApp("/admin/feedback");
  const navigation = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(await navigation.findByRole("link", { name: "Ratings", current: "page" })).toBeVisible();
  unmount();
  server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
  renderApp("/admin/feedback");
  expect(await screen.findByRole("heading", { level: 1, name: "Administrators only" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Ratings" })).not.toBeInTheDocument();
});
