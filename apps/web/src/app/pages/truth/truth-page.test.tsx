import { screen, within } from "@testing-library/react";
import type { LedgerFigures } from "@lagna/contract";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { createFormat } from "../../../lib/i18n/format.ts";
import { languagePreference } from "../../../lib/i18n/i18n.ts";
import { server } from "../../../test/mock-server.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { formatDifference } from "./format-difference.ts";
import { TRUTH } from "./truth-data.ts";

const NO_FIGURES: LedgerFigures = {
  needed: 20,
  people: 3,
  computed_on: "2028-03-01",
  due: null,
  told: null,
  good: null,
  weak: null,
};
const respondWithFigures = (figures: LedgerFigures) =>
  server.use(http.get("*/api/v1/ledger/figures", () => HttpResponse.json(figures)));
beforeEach(() => respondWithFigures(NO_FIGURES));

test("the summary counts the figures of others, and not our own engine in the browser", async () => {
  renderApp("/truth");
  const outside = TRUTH.sections.filter(({ id }) => id !== "browser").flatMap(({ sources }) => sources);
  const figures = outside.reduce((sum, row) => sum + row.figures, 0);
  const sources = new Set(outside.map(({ source }) => source)).size;
  const text = `${createFormat("en", "latn").number(figures)} figures of ${sources} sources are compared.`;
  expect(await screen.findByText((content) => content.startsWith(text))).toBeVisible();
});

test("says how much was compared, and opens a section to its sources and known differences", async () => {
  const { user } = renderApp("/truth");
  expect(
    await screen.findByText(/figures of \d+ sources are compared.*that we cannot explain is \d′\d\d″\.$/),
  ).toBeVisible();
  const title = screen.getByText("Matching", { selector: "summary *" });
  const section = title.closest("details") as HTMLElement;
  await user.click(title);
  const table = within(section).getByRole("table", { name: "Matching: sources" });
  const slips = TRUTH.sections
    .find(({ id }) => id === "matching")
    ?.sources.find(({ source }) => source === "couples of pyjhora");
  const row = within(table).getByRole("row", { name: /PyJHora's table of couples/ });
  expect(row).toHaveTextContent(String(slips?.beyond));
  expect(within(section).getByText(/^Not explained|Not explained; marked/)).toBeInTheDocument();
});

test("shows every section, also those without a source, and that the goals are missed", async () => {
  renderApp("/truth");
  expect(await screen.findByText("Uncertain birth times")).toBeVisible();
  expect(screen.getAllByText("no outside source is compared")).toHaveLength(
    TRUTH.sections.filter(({ sources }) => sources.length === 0).length,
  );
  expect(screen.getByText(/The goals are missed/)).toBeVisible();
  const conversations = within(screen.getByRole("table", { name: "Conversations", hidden: true }));
  expect(conversations.getAllByRole("row", { hidden: true })).toHaveLength(TRUTH.conversations.length + 1);
});

test("says how many people are missing before named times are measured", async () => {
  renderApp("/truth");
  expect(await screen.findByText("Not enough yet: 3 of 20 people have told what came.")).toBeVisible();
  expect(screen.queryByText("Good times")).toBeNull();
});

test("shows hits beside those of shuffled charts", async () => {
  const good = { people: 24, entries: 60, hits: 21, shuffled_mean: 18, shuffled_low: 12, shuffled_high: 24, p: 0.2189 };
  respondWithFigures({ ...NO_FIGURES, people: 24, due: 90, told: 70, good });
  renderApp("/truth");
  expect(await screen.findByText("21 of 60 came in the named time (35%), told by 24 people.")).toBeVisible();
  expect(screen.getByText("Shuffled charts: 30% on average, 20% to 40% in 95 of 100 permutations.")).toBeVisible();
  expect(screen.getByText(/^p = 0.219/)).toBeVisible();
  expect(screen.getByText("70 of 90 due windows were told. Computed on 1 March 2028.")).toBeVisible();
});

test("is whole without the figures", async () => {
  server.use(http.get("*/api/v1/ledger/figures", () => HttpResponse.error()));
  renderApp("/truth");
  expect(await screen.findByText("The figures could not be fetched.", undefined, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText(/^A person can tell what came when/)).toBeVisible();
});

test("is complete in Hindi", async () => {
  languagePreference.set("hi");
  renderApp("/truth");
  expect(await screen.findByRole("heading", { level: 1, name: "हमारी त्रुटियाँ" })).toBeVisible();
  expect(screen.getByText(/लक्ष्य पूरे नहीं हुए/)).toBeVisible();
});

test.each([
  [0.0289, "deg", "1′44″"],
  [0.00000946, "deg", "0.03″"],
  [0.000001, "deg", "less than 0.01″"],
  [0, "deg", "0″"],
  [2.34, "s", "2.34 seconds"],
  [0.2, "min", "12 seconds"],
  [11.4, "min", "11.4 minutes"],
  [0.421, "d", "10.1 hours"],
  [82, "points", "82 points"],
])("%d %s is written %s", (value, unit, text) => {
  const words = { less: (figure: string) => `less than ${figure}`, unit: (name: string) => name };
  expect(formatDifference(createFormat("en", "latn"), value, unit, words)).toBe(text);
});
