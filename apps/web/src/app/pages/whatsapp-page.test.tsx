import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import type { PublicConfig } from "@lagna/contract";
import { respondWithError, createPublicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

test("retries after a failure; the configured chat opens in a new tab and has its QR code", async () => {
  server.use(http.get("*/api/v1/config", () => respondWithError(503, "database_away")));
  const { user } = renderApp("/whatsapp");
  await screen.findByText(/could not find out/);
  server.use(
    http.get("*/api/v1/config", () =>
      HttpResponse.json(
        createPublicConfig({ chat_number: "+91 98765 43210", channels: { whatsapp: "on", telegram: "off" } }),
      ),
    ),
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const open = await screen.findByRole("link", { name: /^Open WhatsApp Chat/ });
  expect(open).toHaveAttribute("href", "https://wa.me/919876543210");
  expect(open).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("img", { name: "QR code of the WhatsApp chat" })).toBeInTheDocument();
});

describe("the open chats", () => {
  const opened = async (config: Partial<PublicConfig>) => {
    server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig(config))));
    renderApp("/whatsapp");
    await screen.findByRole("heading", { level: 2, name: /^Three steps/ });
  };

  test("have no link if no number is configured", async () => {
    await opened({ chat_number: "+91 98765 43210" });
    expect(await screen.findByRole("heading", { name: "The chat is not open on this site yet" })).toBeInTheDocument();
    expect(screen.getByText(/WhatsApp is not switched on/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Open/ })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Three steps, once the chat is open" })).toBeInTheDocument();
  });

  test("include Telegram if it is configured", async () => {
    await opened({ telegram_bot_name: "lagna_bot", channels: { whatsapp: "off", telegram: "on" } });
    expect(await screen.findByRole("link", { name: /^Open Telegram Chat/ })).toHaveAttribute(
      "href",
      "https://t.me/lagna_bot",
    );
    expect(screen.getByRole("img", { name: "QR code of the Telegram chat" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "WhatsApp is not open on this site yet" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Three steps" })).toBeInTheDocument();
  });

  test("can be both", async () => {
    const channels = { whatsapp: "on", telegram: "on" } as const;
    await opened({ chat_number: "1", telegram_bot_name: "lagna_bot", channels });
    expect(await screen.findByRole("link", { name: /^Open WhatsApp Chat/ })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Open Telegram Chat/ })).toBeInTheDocument();
    expect(screen.queryByText(/not open on this site/)).not.toBeInTheDocument();
  });
});

test("has the specification's steps, cards and note", async () => {
  const channels = { whatsapp: "on", telegram: "off" } as const;
  server.use(
    http.get("*/api/v1/config", () =>
      HttpResponse.json(createPublicConfig({ chat_number: "+91 98765 43210", channels })),
    ),
  );
  renderApp("/whatsapp");
  await screen.findByRole("link", { name: /^Open WhatsApp Chat/ });
  const steps = (await screen.findByRole("heading", { name: "Three steps" })).parentElement as HTMLElement;
  expect(
    within(steps)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1Click the button or scan the code.", "2Send “Hi” or “Start”.", "3Give your birth details and ask."]);
  const topics = screen.getByRole("heading", { name: "What you can ask about" }).parentElement as HTMLElement;
  expect(
    within(topics)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Kundli", "Love and marriage", "Career", "Wealth and finance", "Health", "Education"]);
  expect(screen.getByText(/^We use your birth details for your chart only/)).toBeInTheDocument();
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});
