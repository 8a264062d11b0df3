import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { ChannelsResponse } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { account, accountServer, problem, publicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

type Channel = ChannelsResponse["channels"][number];

const WHATSAPP: Channel = {
  name: "whatsapp",
  on: true,
  last_received_at: "2026-03-01T06:00:00.000Z",
  people: 12,
  received: { waiting: 3, handled: 210, failed: 1 },
  sent: { waiting: 4, sent: 20, delivered: 150, read: 120, failed: 2 },
  failures: [
    { id: "7:0", what: "send", reason: "WhatsApp 131047", at: "2026-03-01T05:59:00.000Z", retries: true },
    { id: "6", what: "answer", reason: "unavailable", at: "2026-03-01T05:00:00.000Z", retries: false },
  ],
};
const TELEGRAM: Channel = {
  name: "telegram",
  on: false,
  last_received_at: null,
  people: 0,
  received: { waiting: 0, handled: 0, failed: 0 },
  sent: { waiting: 0, sent: 0, delivered: 0, read: 0, failed: 0 },
  failures: [],
};

let shown: Channel[];
beforeEach(() => {
  shown = [WHATSAPP, TELEGRAM];
  localStorage.setItem("authToken", "t1");
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
    http.get("*/api/v1/admin/channels", () => HttpResponse.json({ channels: shown })),
    ...accountServer(new Map([["t1", account({ role: "administrator" })]])),
  );
});

const region = async (name: string) => within(await screen.findByRole("region", { name }, { timeout: 15_000 }));
const figures = (section: Awaited<ReturnType<typeof region>>): string[] =>
  section
    .getAllByRole("term")
    .map(({ textContent, nextElementSibling }: HTMLElement) => `${textContent}: ${nextElementSibling?.textContent}`);

test("tells of each channel whether it is on, what came in last, what waits, what went and what failed", async () => {
  renderApp("/admin/channels");
  const whatsApp = await region("WhatsApp");
  expect(whatsApp.getByText("On")).toBeInTheDocument();
  expect(figures(whatsApp)).toEqual([
    expect.stringMatching(/^Last message: 1 Mar 2026/),
    "People: 12",
    "Waiting for an answer: 3",
    "Answered: 210",
    "Not answered: 1",
    "Waiting: 4",
    "Sent: 20",
    "Delivered: 150",
    "Read: 120",
    "Not sent: 2",
  ]);
  const telegram = await region("Telegram");
  expect(telegram.getByText("Off")).toBeInTheDocument();
  expect(telegram.getByText(/set TELEGRAM_BOT_TOKEN/)).toBeInTheDocument();
  expect(telegram.queryAllByRole("term")).toEqual([]);
});

test("of a channel that was switched off it shows what it did, and of a new one that nothing came yet", async () => {
  shown = [
    { ...WHATSAPP, on: false },
    { ...TELEGRAM, on: true },
  ];
  renderApp("/admin/channels");
  expect(figures(await region("WhatsApp"))).toContain("Answered: 210");
  const telegram = await region("Telegram");
  expect(figures(telegram)).toEqual(expect.arrayContaining(["Last message: Never", "People: 0"]));
  expect(telegram.getByText("Nothing has failed.")).toBeInTheDocument();
});

test("has what failed tried again, and only what can be", async () => {
  const tried: string[] = [];
  server.use(
    http.post("*/api/v1/admin/channels/:channel/:what/:id/retry", ({ params }) => {
      tried.push(`${String(params["channel"])} ${String(params["what"])} ${String(params["id"])}`);
      shown = [{ ...WHATSAPP, failures: WHATSAPP.failures.slice(1) }, TELEGRAM];
      return HttpResponse.json({ status: "success" });
    }),
  );
  const { user } = renderApp("/admin/channels");
  const whatsApp = await region("WhatsApp");
  const rows = () => whatsApp.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/^A message that was not sentWhatsApp 131047 · 1 Mar 2026.*Try again$/),
    expect.stringMatching(/^An answer that was not foundunavailable · 1 Mar 2026.*Its words are gone$/),
  ]);
  await user.click(whatsApp.getByRole("button", { name: /^Try again: A message that was not sent/ }));
  expect(await whatsApp.findByText("It waits to be tried again.")).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(tried).toEqual(["whatsapp send 7:0"]);
});

test("says why one could not be tried again, and shows what stands by then", async () => {
  server.use(
    http.post("*/api/v1/admin/channels/:channel/:what/:id/retry", () => problem(404, "channel_failure_unknown")),
  );
  const { user } = renderApp("/admin/channels");
  const whatsApp = await region("WhatsApp");
  shown = [{ ...WHATSAPP, failures: [] }, TELEGRAM];
  await user.click(whatsApp.getByRole("button", { name: /^Try again/ }));
  expect(await whatsApp.findByText(/^There is no failed message with this id/)).toBeInTheDocument();
  expect(await whatsApp.findByText("Nothing has failed.")).toBeInTheDocument();
});

test("says where it could not be learned, and asks again", async () => {
  server.use(http.get("*/api/v1/admin/channels", () => problem(503, "overloaded"), { once: true }));
  server.use(http.get("*/api/v1/admin/channels", () => problem(422, "invalid_input"), { once: true }));
  const { user } = renderApp("/admin/channels");
  await user.click(await screen.findByRole("button", { name: "Try again" }, { timeout: 15_000 }));
  expect(await region("WhatsApp")).toBeDefined();
});

test("stands in an administrator's navigation; nobody else sees it", async () => {
  renderApp("/admin/channels");
  const navigation = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(await navigation.findByRole("link", { name: "Channels", current: "page" })).toBeVisible();
});

test("is refused to who is no administrator", async () => {
  server.use(...accountServer(new Map([["t1", account()]])));
  renderApp("/admin/channels");
  expect(await screen.findByRole("heading", { level: 1, name: "Administrators only" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Channels" })).not.toBeInTheDocument();
});

test("is said in Hindi too", async () => {
  languagePreference.set("hi");
  shown = [{ ...TELEGRAM, on: true }];
  renderApp("/admin/channels");
  expect((await region("Telegram")).getByText("कुछ भी विफल नहीं हुआ।")).toBeInTheDocument();
});
