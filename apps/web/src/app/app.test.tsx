import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { account, accountServer, publicConfig } from "../test/fake-accounts.ts";
import { renderApp } from "../test/render-app.tsx";
import { server } from "../test/server.ts";

const navigation = () => within(screen.getByRole("navigation", { name: "Main" }));
const links = () =>
  navigation()
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

beforeEach(() => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())));
});

describe("the navigation bar", () => {
  test("always shows About, Join, WhatsApp and Privacy, and nothing more to a visitor", async () => {
    renderApp("/about");
    await screen.findByRole("heading", { level: 1 });
    expect(links()).toEqual(["About /about", "Join /", "WhatsApp /whatsapp", "Privacy /privacy-policy"]);
    expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  });
  test("shows the signed-in items first to who is signed in", async () => {
    localStorage.setItem("authToken", "t1");
    server.use(...accountServer(new Map([["t1", account()]])));
    renderApp("/about");
    await screen.findByRole("button", { name: "Logout" });
    expect(links()).toEqual([
      "Create Kundli /generate-kundali",
      "Kundlis /kundlis",
      "AI Assistant /ai-assistant",
      "Profile /profile",
      "Dashboard /dashboard",
      "Check a reading /verify",
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
    // Folded away by the style sheet, but on a wide screen.
    const menu = document.getElementById(close.getAttribute("aria-controls") ?? "");
    expect(menu).toContainElement(screen.getByRole("navigation", { name: "Main" }));
    expect([menu?.classList.contains("hidden"), menu?.classList.contains("lg:flex")]).toEqual([false, true]);
    await user.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
    expect(menu).toHaveClass("hidden", "lg:flex");
  });
  test("leads only to pages that stand", async () => {
    const { user } = renderApp("/");
    for (const [name, heading] of [
      ["About", "About"],
      ["WhatsApp", "Kundli on WhatsApp"],
      ["Privacy", "Privacy policy"],
      ["Join", "The sky of the moment you were born."],
    ] as const) {
      await user.click(navigation().getByRole("link", { name }));
      expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
    }
  });
});

test("a change of page moves focus to its heading and names the document", async () => {
  const { user } = renderApp("/");
  await screen.findByRole("heading", { level: 1 });
  await user.click(navigation().getByRole("link", { name: "Privacy" }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Privacy policy" })).toHaveFocus());
  expect(document.title).toBe("Privacy policy · Lagna");
});

test("an unknown address says so and leads on", async () => {
  renderApp("/no-such-page");
  expect(await screen.findByRole("heading", { level: 1, name: "This page does not exist" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
});

test.each(["/About", "/about/", "/%61bout"])("%s is the address of a page too", async (address) => {
  renderApp(address);
  expect(await screen.findByRole("heading", { level: 1, name: /about/i })).toBeInTheDocument();
});

test("losing the connection is said, and taken back", async () => {
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
  test("changes every word, is remembered, and is the document's", async () => {
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
  test("Hindi can have Devanagari digits, in dates too", async () => {
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

test("the theme goes round and is remembered", async () => {
  const { user } = renderApp("/about");
  const button = () => screen.getByRole("button", { name: /^Appearance/ });
  await user.click(button());
  expect(localStorage.getItem("lagna_theme")).toBe("light");
  await user.click(button());
  expect(localStorage.getItem("lagna_theme")).toBe("dark");
  expect(button()).toHaveAccessibleName("Appearance: dark. Switch to: as on this device");
});

test("without a chat number the WhatsApp page says that the chat is not open", async () => {
  renderApp("/whatsapp");
  expect(await screen.findByRole("heading", { name: "The chat is not open on this site yet" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Open WhatsApp Chat/ })).not.toBeInTheDocument();
});
