import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { LinkedChatsResponse, PublicConfig } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import {
  createAccount,
  createAccountHandlers,
  handleLinkedChats,
  handleNoActivity,
  handleNoApiKeys,
  respondWithError,
  createPublicConfig,
  handleSecondFactors,
  handleAuthConfig,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const CHAT: LinkedChatsResponse["chats"][number] = {
  id: "c1",
  channel: "whatsapp",
  name: "Asha",
  linked_at: "2026-03-01T06:00:00.000Z",
};
const OPEN: Partial<PublicConfig> = {
  chat_number: "+91 98765",
  telegram_bot_name: "lagna_bot",
  channels: { whatsapp: "on", telegram: "on" },
};

function open(config: Partial<PublicConfig> = OPEN) {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig(config))));
  return renderApp("/profile");
}
const findSection = async () =>
  within(await screen.findByRole("region", { name: "Linked chats" }, { timeout: 15_000 }));

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount()]])),
    handleAuthConfig(),
    ...handleNoActivity(),
    handleSecondFactors(),
    handleNoApiKeys(),
    handleLinkedChats(),
    http.get("*/api/v1/profile/sessions", () => HttpResponse.json({ sessions: [] })),
    http.get("*/api/v1/profile", () =>
      HttpResponse.json({
        id: "1",
        name: "Asha Rao",
        email: "asha@example.org",
        email_verified: true,
        picture: null,
        language: null,
        auth_methods: ["magic_link"],
        signed_in_via: "magic_link",
        created_at: "2026-03-01T06:00:00.000Z",
        role: "user",
        status: "active",
      }),
    ),
    http.post("*/api/v1/profile/chats/code", () =>
      HttpResponse.json({ code: "7K3M-9QXT", expires_at: "2026-03-01T06:15:00.000Z" }),
    ),
  );
});

test("a chat is linked by a message sent in it, and then listed", async () => {
  const { user } = open();
  const chats = await findSection();
  await user.click(chats.getByRole("button", { name: "Link a chat" }));
  expect(await chats.findByText("Link 7K3M-9QXT")).toBeInTheDocument();
  expect(chats.getByRole("link", { name: /^Open in WhatsApp/ })).toHaveAttribute(
    "href",
    "https://wa.me/9198765?text=Link%207K3M-9QXT",
  );
  expect(chats.getByRole("link", { name: /^Open in Telegram/ })).toHaveAttribute(
    "href",
    "https://t.me/lagna_bot?start=link_7K3M9QXT",
  );
  server.use(handleLinkedChats(CHAT));
  expect(await chats.findByText("linked on 1 Mar 2026", undefined, { timeout: 15_000 })).toBeInTheDocument();
});

test("a chat is unlinked by one press; a failure shows its reason", async () => {
  server.use(
    handleLinkedChats(CHAT),
    http.delete("*/api/v1/profile/chats/c1", () => respondWithError(404, "linked_chat_unknown")),
  );
  const { user } = open();
  const chats = await findSection();
  await user.click(await chats.findByRole("button", { name: "Unlink WhatsApp, Asha" }));
  expect(await chats.findByText("There is no such chat linked to your account.")).toBeInTheDocument();
  server.use(
    http.delete("*/api/v1/profile/chats/c1", () => {
      server.use(handleLinkedChats());
      return HttpResponse.json({ status: "success" });
    }),
  );
  await user.click(chats.getByRole("button", { name: "Unlink WhatsApp, Asha" }));
  await waitFor(() => expect(chats.queryByRole("button", { name: /^Unlink/ })).not.toBeInTheDocument());
});

test("without channels a linked chat can still be unlinked, but none can be linked", async () => {
  server.use(handleLinkedChats(CHAT));
  open({});
  const chats = await findSection();
  expect(chats.getByRole("button", { name: "Unlink WhatsApp, Asha" })).toBeInTheDocument();
  expect(chats.queryByRole("button", { name: /^Link/ })).not.toBeInTheDocument();
});

test("without channels and linked chats the section is hidden", async () => {
  let answered = false;
  server.use(
    http.get("*/api/v1/profile/chats", () => {
      answered = true;
      return HttpResponse.json({ chats: [] });
    }),
  );
  open({});
  await screen.findByRole("region", { name: "Account details" }, { timeout: 15_000 });
  await waitFor(() => expect(answered).toBe(true));
  expect(screen.queryByRole("region", { name: "Linked chats" })).not.toBeInTheDocument();
});

test("reports that the chats could not be fetched", async () => {
  server.use(http.get("*/api/v1/profile/chats", () => respondWithError(422, "invalid_input")));
  open();
  expect(await (await findSection()).findByRole("button", { name: "Try again" })).toBeInTheDocument();
});

test("is in Hindi too", async () => {
  languagePreference.set("hi");
  open();
  const chats = within(await screen.findByRole("region", { name: "जुड़ी हुई चैट" }, { timeout: 15_000 }));
  expect(chats.getByRole("button", { name: "चैट जोड़ें" })).toBeInTheDocument();
});
