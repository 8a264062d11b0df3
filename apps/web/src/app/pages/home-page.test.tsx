import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { chatAnswer, startChatServer } from "../../test/chat-server.ts";
import { publicConfig } from "../../test/fake-accounts.ts";
import { savedKundli, startKundlisServer } from "../../test/kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";
import { SKY } from "../../test/sky-answer.ts";

beforeEach(() => {
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
    http.get("*/api/v1/sky", () => HttpResponse.json(SKY)),
  );
});

test("the home page has the specification's hero, cards, planets, advantages and closing call", async () => {
  renderApp("/home");
  expect(await screen.findByRole("heading", { level: 1, name: "Discover Your Vedic Destiny" })).toBeInTheDocument();
  const tools = within(screen.getByRole("region", { name: "Begin here" }));
  expect(tools.getByRole("link", { name: "Open the generator" })).toHaveAttribute("href", "/generate-kundali");
  for (const [name, to] of [
    ["Ask the astrologer", "/ai-assistant"],
    ["My charts", "/kundlis"],
    ["Check a reading", "/verify"],
    ["Bring your charts along", "/kundlis/files"],
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
  expect(screen.getByRole("heading", { name: "What sets it apart" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Authentic Vedic system" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: /^Your chart is waiting/ })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "Begin Your Journey" })).toHaveLength(2);
});

test("its main button begins with an account, or a login, for somebody anonymous", async () => {
  renderApp("/home");
  const [begin] = await screen.findAllByRole("link", { name: "Begin Your Journey" });
  expect(begin).toHaveAttribute("href", "/signup");
  expect(within(screen.getByRole("main")).getAllByRole("link", { name: "Login" })[0]).toHaveAttribute("href", "/login");
});

test.each([
  ["/ai-assistant", "whose chart the astrologer has", () => HttpResponse.json(chatAnswer({ used_index: true }))],
  ["/generate-kundali", "without one", () => HttpResponse.json(chatAnswer({ used_index: false }))],
  ["/generate-kundali", "where the check fails", () => HttpResponse.error()],
])("its main button goes on at %s for who is signed in, %s", async (path, _, answer) => {
  startKundlisServer([savedKundli()]);
  startChatServer();
  const asked: unknown[] = [];
  server.use(
    http.post("*/api/v1/ask", async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  const { user, address } = renderApp("/home");
  const [go] = await screen.findAllByRole("link", { name: "Continue Journey" });
  expect(go).toHaveAttribute("href", "/generate-kundali");
  expect(within(screen.getByRole("main")).queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  await user.click(go as HTMLElement);
  await waitFor(() => expect(address()).toBe(path), { timeout: 20_000 });
  expect(asked).toEqual([{ question: "What is my birth date?" }]);
});

test("its dial has the sky of this minute, and below it stand the five limbs with their ends, by the clock there", async () => {
  renderApp("/home");
  expect(await screen.findByRole("table", { name: "The sky over Ujjain, 14:32 IST" })).toBeInTheDocument();
  const day = screen.getByRole("region", { name: "The panchanga of this hour" });
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
  expect(day).toHaveTextContent("Over Ujjain: sunrise 06:47, sunset 17:41");
  languagePreference.set("hi");
  expect(await screen.findByRole("region", { name: "इस घड़ी का पंचांग" })).toHaveTextContent("शनिवार");
});
