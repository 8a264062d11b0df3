import type { ValidateTokenResponse } from "@lagna/contract";
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { languagePreference } from "../lib/i18n/i18n.ts";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
  handleAuthConfig,
} from "../test/fake-accounts.ts";
import { renderApp } from "../test/render-app.tsx";
import { server } from "../test/mock-server.ts";

const HINDI = "हिन्दी";
const accounts = new Map<string, ValidateTokenResponse>();

beforeEach(() => {
  accounts.clear();
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    handleAuthConfig(),
    ...createAccountHandlers(accounts),
  );
});

function signedIn(language: ValidateTokenResponse["language"]): void {
  localStorage.setItem("authToken", "t1");
  accounts.set("t1", createAccount({ language }));
}
const getSavedLanguage = () => accounts.get("t1")?.language;
const expectHindi = () => waitFor(() => expect(document.documentElement.lang).toBe("hi"));

describe("choosing a language", () => {
  test("saves each choice to the account while signed in", async () => {
    signedIn(null);
    const { user } = renderApp("/about");
    await screen.findByRole("button", { name: "Logout" });
    await user.click(screen.getByRole("button", { name: HINDI }));
    await waitFor(() => expect(getSavedLanguage()).toBe("hi"));
    await expectHindi();
    await user.click(screen.getByRole("button", { name: "English" }));
    await waitFor(() => expect(getSavedLanguage()).toBe("en"));
  });

  test("before sign-in saves it to the account at sign-in, replacing the account's language", async () => {
    server.use(http.post("*/api/v1/login", () => HttpResponse.json({ status: "success", token: "t1" })));
    accounts.set("t1", createAccount({ language: "en" }));
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("button", { name: HINDI }));
    await expectHindi();
    await user.type(await screen.findByLabelText("ई-मेल"), "asha@example.org");
    await user.type(screen.getByLabelText("पासवर्ड"), "seven quiet rivers");
    await user.click(screen.getByRole("button", { name: "लॉग इन करें" }));
    await waitFor(() => expect(getSavedLanguage()).toBe("hi"));
    expect(document.documentElement.lang).toBe("hi");
  });

  test("changes the page even if saving fails, and saves it with the next page", async () => {
    signedIn("en");
    server.use(http.patch("*/api/v1/profile", () => respondWithError(500, "internal"), { once: true }));
    const first = renderApp("/about");
    await screen.findByRole("button", { name: "Logout" });
    await first.user.click(screen.getByRole("button", { name: HINDI }));
    await expectHindi();
    expect(getSavedLanguage()).toBe("en");
    first.unmount();
    renderApp("/about");
    await waitFor(() => expect(getSavedLanguage()).toBe("hi"));
    expect(languagePreference.get()).toBe("hi");
  });
});

describe("the account's language", () => {
  test("is applied when it was chosen on another device", async () => {
    signedIn("hi");
    renderApp("/about");
    await expectHindi();
    expect(await screen.findByRole("button", { name: "English" })).toBeInTheDocument();
  });

  test("if not set leaves the page unchanged and saves nothing", async () => {
    languagePreference.set("hi");
    signedIn(null);
    renderApp("/about");
    await screen.findByRole("button", { name: "English" });
    await screen.findByRole("button", { name: "लॉग आउट" });
    expect(getSavedLanguage()).toBeNull();
    expect(document.documentElement.lang).toBe("hi");
  });
});
