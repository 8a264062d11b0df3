import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { ChannelsResponse } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

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

let channels: Channel[];
beforeEach(() => {
  channels = [WHATSAPP, TELEGRAM];
  localStorage.setItem("authToken", "t1");
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/admin/channels", () => HttpResponse.json({ channels: channels })),
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
  );
});

const findRegion = async (name: string) => within(await screen.findByRole("region", { name }, { timeout: 15_000 }));
const readFigures = (section: Awaited<ReturnType<typeof findRegion>>): string[] =>
  section
    .getAllByRole("term")
    .map(({ textContent, nextElementSibling }: HTMLElement) => `${textContent}: ${nextElementSibling?.textContent}`);

test("shows for each channel whether it is on, its last message, and what waits, was sent and failed", async () => {
  renderApp("/admin/channels");
  const whatsApp = await findRegion("WhatsApp");
  expect(whatsApp.getByText("On")).toBeInTheDocument();
  expect(readFigures(whatsApp)).toEqual([
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
  const telegram = await findRegion("Telegram");
  expect(telegram.getByText("Off")).toBeInTheDocument();
  expect(telegram.getByRole("link", { name: "Set up Telegram" })).toBeInTheDocument();
  expect(telegram.queryAllByRole("term")).toEqual([]);
});

test("shows the history of a channel that was switched off, and that a new one has received nothing", async () => {
  channels = [
    { ...WHATSAPP, on: false },
    { ...TELEGRAM, on: true },
  ];
  renderApp("/admin/channels");
  expect(readFigures(await findRegion("WhatsApp"))).toContain("Answered: 210");
  const telegram = await findRegion("Telegram");
  expect(readFigures(telegram)).toEqual(expect.arrayContaining(["Last message: Never", "People: 0"]));
  expect(telegram.getByText("Nothing has failed.")).toBeInTheDocument();
});

test("retries failed messages, if a retry is possible", async () => {
  const retriedPaths: string[] = [];
  server.use(
    http.post("*/api/v1/admin/channels/:channel/:what/:id/retry", ({ params }) => {
      retriedPaths.push(`${String(params["channel"])} ${String(params["what"])} ${String(params["id"])}`);
      channels = [{ ...WHATSAPP, failures: WHATSAPP.failures.slice(1) }, TELEGRAM];
      return HttpResponse.json({ status: "success" });
    }),
  );
  const { user } = renderApp("/admin/channels");
  const whatsApp = await findRegion("WhatsApp");
  const readRows = () => whatsApp.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(readRows()).toEqual([
    expect.stringMatching(/^A message that was not sentWhatsApp 131047 · 1 Mar 2026.*Try again$/),
    expect.stringMatching(/^A question without an answerunavailable · 1 Mar 2026.*The text is no longer stored$/),
  ]);
  await user.click(whatsApp.getByRole("button", { name: /^Try again: A message that was not sent/ }));
  expect(await whatsApp.findByText("It is queued to be tried again.")).toBeInTheDocument();
  await waitFor(() => expect(readRows()).toHaveLength(1));
  expect(retriedPaths).toEqual(["whatsapp send 7:0"]);
});

test("says why a retry was not possible, and shows the current state", async () => {
  server.use(
    http.post("*/api/v1/admin/channels/:channel/:what/:id/retry", () =>
      respondWithError(404, "channel_failure_unknown"),
    ),
  );
  const { user } = renderApp("/admin/channels");
  const whatsApp = await findRegion("WhatsApp");
  channels = [{ ...WHATSAPP, failures: [] }, TELEGRAM];
  await user.click(whatsApp.getByRole("button", { name: /^Try again/ }));
  expect(await whatsApp.findByText(/^There is no failed message with this id/)).toBeInTheDocument();
  expect(await whatsApp.findByText("Nothing has failed.")).toBeInTheDocument();
});

test("reports that the state cannot be loaded, and retries", async () => {
  server.use(http.get("*/api/v1/admin/channels", () => respondWithError(503, "overloaded"), { once: true }));
  server.use(http.get("*/api/v1/admin/channels", () => respondWithError(422, "invalid_input"), { once: true }));
  const { user } = renderApp("/admin/channels");
  await user.click(await screen.findByRole("button", { name: "Try again" }, { timeout: 15_000 }));
  expect(await findRegion("WhatsApp")).toBeDefined();
});

test("is in the navigation of administrators only", async () => {
  renderApp("/admin/channels");
  const navigation = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(await navigation.findByRole("link", { name: "Channels", current: "page" })).toBeVisible();
});

test("is refused to users who are not administrators", async () => {
  server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
  renderApp("/admin/channels");
  expect(await screen.findByRole("heading", { level: 1, name: "Administrators only" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Channels" })).not.toBeInTheDocument();
});

test("is in Hindi too", async () => {
  languagePreference.set("hi");
  channels = [{ ...TELEGRAM, on: true }];
  renderApp("/admin/channels");
  // The region has the same name in both languages, so it can appear before the Hindi messages are loaded.
  expect(await (await findRegion("Telegram")).findByText("कुछ भी विफल नहीं हुआ।")).toBeInTheDocument();
});
