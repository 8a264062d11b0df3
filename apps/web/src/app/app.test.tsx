import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createAccount, createAccountHandlers, createPublicConfig } from "../test/fake-accounts.ts";
import { renderApp } from "../test/render-app.tsx";
import { server } from "../test/mock-server.ts";

const getNavigation = () => within(screen.getByRole("navigation", { name: "Main" }));
const links = () =>
  getNavigation()
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

beforeEach(() => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())));
});

describe("the navigation bar", () => {
  test("shows a visitor only Try it, Check a reading, Panchang, About, Join, WhatsApp and Privacy", async () => {
    renderApp("/about");
    await screen.findByRole("heading", { level: 1 });
    expect(links()).toEqual([
      "Try it /try",
      "Check a reading /verify",
      "Panchang /panchang",
      "Muhurta /muhurta",
      "Festivals /festivals",
      "Matching /match",
      "Varshaphal /year",
      "Any varga /varga",
      "Chakras /chakras",
      "KP chart /kp",
      "Prashna /prashna",
      "Century search /sky-search",
      "Five birds /pakshi",
      "The sky now /home",
      "About /about",
      "Join /",
      "WhatsApp /whatsapp",
      "Privacy /privacy-policy",
    ]);
    expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  });
  test("shows a signed-in user the signed-in items first", async () => {
    localStorage.setItem("authToken", "t1");
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    renderApp("/about");
    await screen.findByRole("button", { name: "Logout" });
    expect(links()).toEqual([
      "Create Kundli /generate-kundali",
      "Kundlis /kundlis",
      "AI Assistant /ai-assistant",
      "Profile /profile",
      "Panchang /panchang",
      "Dashboard /dashboard",
      "Check a reading /verify",
      "Muhurta /muhurta",
      "Festivals /festivals",
      "Matching /match",
      "Varshaphal /year",
      "Any varga /varga",
      "Chakras /chakras",
      "KP chart /kp",
      "Prashna /prashna",
      "Century search /sky-search",
      "Five birds /pakshi",
      "The sky now /home",
      "About /about",
      "Join /",
      "WhatsApp /whatsapp",
      "Privacy /privacy-policy",
    ]);
    expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
  });
  test("opens on a small screen by its button and closes by Escape", async () => {
    const { user } = renderApp("/about");
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const close = screen.getByRole("button", { name: "Close menu" });
    expect(close).toHaveAttribute("aria-expanded", "true");
    // Hidden by the style sheet except on a wide screen.
    const menu = document.getElementById(close.getAttribute("aria-controls") ?? "");
    expect(menu).toContainElement(screen.getByRole("navigation", { name: "Main" }));
    expect([menu?.classList.contains("hidden"), menu?.classList.contains("lg:flex")]).toEqual([false, true]);
    await user.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
    expect(menu).toHaveClass("hidden", "lg:flex");
  });
  test("links only to existing pages", async () => {
    const { user } = renderApp("/");
    for (const [name, heading] of [
      ["About", "About"],
      ["WhatsApp", "Kundli on WhatsApp"],
      ["Privacy", "Privacy policy"],
      ["Join", "An astrologer you can check."],
    ] as const) {
      await user.click(getNavigation().getByRole("link", { name }));
      expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
    }
  });
});

test("navigation moves focus to the new page's heading and sets the document title", async () => {
  const { user } = renderApp("/");
  await screen.findByRole("heading", { level: 1 });
  await user.click(getNavigation().getByRole("link", { name: "Privacy" }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Privacy policy" })).toHaveFocus());
  expect(document.title).toBe("Privacy policy · Lagna");
});

test("an unknown address shows the not-found page with links", async () => {
  renderApp("/no-such-page");
  expect(await screen.findByRole("heading", { level: 1, name: "This page does not exist" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
});

test.each(["/About", "/about/", "/%61bout"])("%s is accepted as the address of a page", async (address) => {
  renderApp(address);
  expect(await screen.findByRole("heading", { level: 1, name: /about/i })).toBeInTheDocument();
});

test("shows a banner while the connection is lost", async () => {
  renderApp("/about");
  await screen.findByRole("heading", { level: 1 });
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
});

describe("the language", () => {
  test("changes all texts, is remembered, and sets the document's language", async () => {
    const { user } = renderApp("/about");
    await screen.findByRole("heading", { name: "About" });
    await user.click(screen.getByRole("button", { name: "हिन्दी" }));
    expect(await screen.findByRole("heading", { level: 1, name: "परिचय" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "गोपनीयता" })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute("lang", "hi");
    expect(localStorage.getItem("lagna_language")).toBe("hi");
    await user.click(screen.getByRole("button", { name: "English" }));
    expect(await screen.findByRole("heading", { level: 1, name: "About" })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute("lang", "en");
  });
  test("allows Devanagari digits in Hindi, in dates too", async () => {
    const { user } = renderApp("/privacy-policy");
    expect(screen.queryByRole("button", { name: /digits/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "हिन्दी" }));
    const updated = () => screen.getByText(/^अंतिम अद्यतन/).textContent;
    await waitFor(() => expect(updated()).toMatch(/[0-9]{4}/));
    await user.click(screen.getByRole("button", { name: "अंक १२३ दिखाएँ" }));
    await waitFor(() => expect(updated()).toMatch(/[०-९]{4}/));
    expect(updated()).not.toMatch(/[0-9]/);
  });
});

test("the theme switch cycles through its values and is remembered", async () => {
  const { user } = renderApp("/about");
  const getThemeButton = () => screen.getByRole("button", { name: /^Appearance/ });
  await user.click(getThemeButton());
  expect(localStorage.getItem("lagna_theme")).toBe("light");
  await user.click(getThemeButton());
  expect(localStorage.getItem("lagna_theme")).toBe("dark");
  expect(getThemeButton()).toHaveAccessibleName("Appearance: dark. Switch to: same as this device");
});

test("without a chat number the WhatsApp page says that the chat is not open", async () => {
  renderApp("/whatsapp");
  expect(await screen.findByRole("heading", { name: "The chat is not open on this site yet" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Open WhatsApp Chat/ })).not.toBeInTheDocument();
});
