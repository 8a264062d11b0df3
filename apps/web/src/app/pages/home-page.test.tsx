import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createChatAnswer, startChatServer } from "../../test/fake-chat-server.ts";
import { createPublicConfig } from "../../test/fake-accounts.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { SKY_RESPONSE } from "../../test/sky-response.ts";
import { TODAY } from "../../test/today-response.ts";

beforeEach(() => {
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/sky", () => HttpResponse.json(SKY_RESPONSE)),
  );
});

test("the home page has the specification's hero, cards, planets, advantages and closing call", async () => {
  renderApp("/home");
  expect(await screen.findByRole("heading", { level: 1, name: "Discover Your Vedic Destiny" })).toBeInTheDocument();
  const tools = within(screen.getByRole("region", { name: "Start here" }));
  expect(tools.getByRole("link", { name: "Open the generator" })).toHaveAttribute("href", "/generate-kundali");
  for (const [name, to] of [
    ["Ask the astrologer", "/ai-assistant"],
    ["My charts", "/kundlis"],
    ["Check a reading", "/verify"],
    ["Bring your charts with you", "/kundlis/files"],
    ["See an example", "/example"],
    ["Kundli on WhatsApp", "/whatsapp"],
  ] as const)
    expect(tools.getByRole("heading", { level: 3, name }).closest("a")).toHaveAttribute("href", to);
  expect(
    tools.getByText(/^Career, love and marriage, wealth, health, education, spiritual growth: /),
  ).toBeInTheDocument();
  expect(screen.getByText(/^An authentic Vedic chart of your birth: lunar and solar/)).toBeInTheDocument();
  expect(screen.getByText(/nine celestial bodies/)).toBeInTheDocument();
  const grahas = screen.getByRole("heading", { name: "The nine grahas" }).parentElement as HTMLElement;
  expect(
    within(grahas)
      .getAllByRole("listitem")
      .map((item) => item.querySelector(".font-semibold")?.textContent),
  ).toEqual(["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]);
  expect(screen.getByRole("heading", { name: "What makes it different" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Authentic Vedic system" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: /^Your birth chart is one form away/ })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "Begin Your Journey" })).toHaveLength(2);
});

test("the main button of the home page leads an anonymous visitor to sign-up or login", async () => {
  renderApp("/home");
  const [begin] = await screen.findAllByRole("link", { name: "Begin Your Journey" });
  expect(begin).toHaveAttribute("href", "/signup");
  expect(within(screen.getByRole("main")).getAllByRole("link", { name: "Login" })[0]).toHaveAttribute("href", "/login");
});

test.each([
  ["/ai-assistant", "whose chart the astrologer has", () => HttpResponse.json(createChatAnswer({ used_index: true }))],
  ["/generate-kundali", "without one", () => HttpResponse.json(createChatAnswer({ used_index: false }))],
  ["/generate-kundali", "where the check fails", () => HttpResponse.error()],
])("the main button leads to %s for a signed-in user %s", async (path, _, answer) => {
  startSavedKundlisServer([createSavedKundli()]);
  startChatServer();
  const questions: unknown[] = [];
  server.use(
    http.post("*/api/v1/ask", async ({ request }) => {
      questions.push(await request.json());
      return answer();
    }),
  );
  const { user, address } = renderApp("/home");
  const [continueLink] = await screen.findAllByRole("link", { name: "Continue Journey" });
  expect(continueLink).toHaveAttribute("href", "/generate-kundali");
  expect(within(screen.getByRole("main")).queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
  expect(questions).toEqual([]);
  await user.click(continueLink as HTMLElement);
  await waitFor(() => expect(address()).toBe(path), { timeout: 20_000 });
  expect(questions).toEqual([{ question: "What is my birth date?" }]);
});

test("the home page shows the current sky in the dial, and below it the five limbs with their end times in local time", async () => {
  renderApp("/home");
  expect(await screen.findByRole("table", { name: "The sky over Ujjain, 14:32 IST" })).toBeInTheDocument();
  const day = screen.getByRole("region", { name: "The panchanga right now" });
  const limbs = within(day)
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);
  expect(limbs).toEqual([
    "Tithi · lunar dayShukla Dwadashito 22 Nov, 05:40",
    "Vara · weekdaySaturday",
    "Nakshatra · the Moon’s mansionRevatito 23:28",
    "YogaSiddhito 15:30",
    "Karana · half a tithiBavato 18:30",
  ]);
  expect(day).toHaveTextContent("In Ujjain: sunrise 06:47, sunset 17:41");
  languagePreference.set("hi");
  expect(await screen.findByRole("region", { name: "इस घड़ी का पंचांग" })).toHaveTextContent("शनिवार");
});

test("the home page shows today at the reader's place below the sky, without an account too", async () => {
  server.use(
    http.get("*/api/v1/today", () =>
      HttpResponse.json({ status: "success", data: { ...TODAY, chart: null, running: [], tara: null } }),
    ),
  );
  renderApp("/home");
  const today = within(await screen.findByRole("region", { name: "Today" }, { timeout: 10_000 }));
  expect(await today.findByText(TODAY.sentence)).toBeVisible();
  expect(today.queryByText("What runs for you")).not.toBeInTheDocument();
  expect(today.getByRole("link", { name: "Panchang" })).toHaveAttribute("href", expect.stringMatching(/^\/panchang\?/));
});
