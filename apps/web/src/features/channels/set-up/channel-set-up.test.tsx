import type { ChannelSetUp, ChannelTestResponse } from "@lagna/contract";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { languagePreference } from "../../../lib/i18n/i18n.ts";
import { createAccount, createAccountHandlers, respondWithError } from "../../../test/fake-accounts.ts";
import { server } from "../../../test/mock-server.ts";
import { renderApp } from "../../../test/render-app.tsx";

const OFF: ChannelSetUp = {
  name: "whatsapp",
  source: "none",
  account: null,
  webhook_url: "https://lagna.example/api/v1/whatsapp/webhook",
  is_public: true,
  verify_token: null,
};
const TELEGRAM: ChannelSetUp = {
  ...OFF,
  name: "telegram",
  webhook_url: "https://lagna.example/api/v1/telegram/webhook",
};

let setUps: ChannelSetUp[];
let outcome: ChannelTestResponse;
let sent: unknown[];

beforeEach(() => {
  setUps = [OFF, TELEGRAM];
  sent = [];
  outcome = { status: "failed", account: null, problems: [{ problem: "token_wrong", said: "Meta 190" }] };
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
    http.get("*/api/v1/admin/channels/set-up", () => HttpResponse.json({ channels: setUps })),
    http.put("*/api/v1/admin/channels/:channel/set-up", async ({ request, params }) => {
      sent.push(await request.json());
      if (outcome.account !== null)
        setUps = setUps.map((each) =>
          each.name === params["channel"]
            ? { ...each, source: "browser", account: outcome.account, verify_token: "verify-me" }
            : each,
        );
      return HttpResponse.json(outcome);
    }),
    http.post("*/api/v1/admin/channels/:channel/:action", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(outcome);
    }),
  );
});

test("WhatsApp: a wrong token is named with its fix; the right values are stored, and the verify token can be copied", async () => {
  const { user } = renderApp("/admin/channels/whatsapp");
  await user.type(await screen.findByLabelText("Phone number ID"), "106540352242922");
  await user.type(screen.getByLabelText("Token"), "graph-token");
  await user.type(screen.getByLabelText("App secret"), "app-secret");
  expect(screen.getByText(/^The verify token appears here/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Check and save" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(/WhatsApp does not accept the token.*system user.*It said: Meta 190/);
  // What was typed stays, to be corrected.
  expect(screen.getByLabelText("Phone number ID")).toHaveValue("106540352242922");

  outcome = { status: "success", account: "+1 555-078-3881", problems: [] };
  await user.click(screen.getByRole("button", { name: "Check and save" }));
  expect(await screen.findByText("Accepted and stored: +1 555-078-3881.")).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ phone_number_id: "106540352242922", token: "graph-token", app_secret: "app-secret" });
  expect(screen.getByLabelText("Token")).toHaveValue("");
  expect(await screen.findByLabelText("Verify token")).toHaveValue("verify-me");
  await user.click(screen.getByRole("button", { name: "Copy: Verify token" }));
  expect(await screen.findByText("Copied.")).toBeInTheDocument();
});

test("Telegram: a webhook elsewhere offers to take it back; a chat that is not linked leads to the profile", async () => {
  setUps = [OFF, { ...TELEGRAM, source: "browser", account: "lagna_bot" }];
  outcome = {
    status: "failed",
    account: "lagna_bot",
    problems: [{ problem: "webhook_elsewhere", said: "other.example" }],
  };
  const { user } = renderApp("/admin/channels/telegram");
  const tests = within(await screen.findByRole("region", { name: "Test" }));
  await user.click(tests.getByRole("button", { name: "Check the connection" }));
  expect(await tests.findByText("Telegram delivers to another server")).toBeInTheDocument();
  outcome = { status: "success", account: "lagna_bot", problems: [] };
  await user.click(tests.getByRole("button", { name: "Deliver to this server" }));
  expect(await tests.findByText("It works: lagna_bot.")).toBeInTheDocument();
  expect(sent).toEqual([{ register: false }, { register: true }]);

  outcome = { status: "failed", account: null, problems: [{ problem: "not_linked", said: null }] };
  await user.click(tests.getByRole("button", { name: "Send me a test message" }));
  expect(await tests.findByRole("link", { name: "Link a chat on my profile" })).toHaveAttribute("href", "/profile");
});

test("a channel of the environment is said to be so, and has no form; its tests stay", async () => {
  setUps = [OFF, { ...TELEGRAM, source: "environment" }];
  renderApp("/admin/channels/telegram");
  expect(await screen.findByText(/^Environment variables set this channel/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Token")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Check the connection" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Switch Telegram off" })).not.toBeInTheDocument();
});

test("asks for the password before a change if the last proof is too old, and switches off after a question", async () => {
  setUps = [OFF, { ...TELEGRAM, source: "browser", account: "lagna_bot" }];
  let removals = 0;
  let isProved = false;
  server.use(
    http.post("*/api/v1/auth/prove", () => {
      isProved = true;
      return HttpResponse.json({ token: "t1", expires_at: "2026-03-01T07:00:00.000Z" });
    }),
    http.delete("*/api/v1/admin/channels/telegram/set-up", () => {
      if (!isProved) return respondWithError(403, "proof_needed");
      removals += 1;
      setUps = [OFF, TELEGRAM];
      return HttpResponse.json({ status: "success" });
    }),
  );
  const { user } = renderApp("/admin/channels/telegram");
  await user.click(await screen.findByRole("button", { name: "Switch Telegram off" }));
  await user.click(await screen.findByRole("button", { name: "Switch off" }));
  await user.type(await screen.findByLabelText("Password"), "four steady lamps");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Off")).toBeInTheDocument();
  expect(removals).toBe(1);
  expect(screen.queryByRole("button", { name: "Switch Telegram off" })).not.toBeInTheDocument();
});

test("is in Hindi too; an unknown channel does not exist", async () => {
  languagePreference.set("hi");
  const { unmount } = renderApp("/admin/channels/whatsapp");
  expect(await screen.findByRole("heading", { level: 1, name: "WhatsApp सेट करें" })).toBeInTheDocument();
  unmount();
  languagePreference.set("en");
  renderApp("/admin/channels/signal");
  expect(await screen.findByRole("heading", { level: 1, name: "This page does not exist" })).toBeInTheDocument();
});
