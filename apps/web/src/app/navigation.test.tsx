import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { createAccount, createAccountHandlers } from "../test/fake-accounts.ts";
import { server } from "../test/mock-server.ts";
import { renderApp } from "../test/render-app.tsx";

const TOOLS = [
  "/panchang",
  "/festivals",
  "/muhurta",
  "/match",
  "/year",
  "/varga",
  "/chakras",
  "/kp",
  "/prashna",
  "/verify",
  "/sky-search",
  "/pakshi",
  "/home",
];

const collectAddresses = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("the menu leads a visitor to every tool, and is opened by a button on screens of every width", async () => {
  const { user } = renderApp("/about");
  const button = await screen.findByRole("button", { name: "Open menu" });
  // No class hides it from a width on.
  expect(button.className).not.toMatch(/:hidden/);
  await user.click(button);
  expect(screen.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  expect(collectAddresses(screen.getByRole("navigation", { name: "Main" }))).toEqual(expect.arrayContaining(TOOLS));
});

test("the landing page names and links every tool", async () => {
  renderApp("/");
  const main = await screen.findByRole("main");
  await within(main).findByRole("heading", { name: "All tools" });
  expect(collectAddresses(main)).toEqual(expect.arrayContaining(TOOLS));
});

const ADMINISTRATION = [
  "/admin/users",
  "/leads",
  "/admin/messages",
  "/admin/feedback",
  "/admin/channels",
  "/admin/model",
  "/admin/backup",
  "/admin/jobs",
  "/admin/audit",
  "/admin/health",
];

test("an administration page has the menu of all of them, and the site's menu leads everywhere", async () => {
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
    http.get("*/api/v1/admin/jobs", () => HttpResponse.json({ counts: [], dead: [] })),
  );
  const { user } = renderApp("/admin/jobs");
  const menu = await screen.findByRole("navigation", { name: "Administration" });
  expect(collectAddresses(menu)).toEqual(ADMINISTRATION);
  expect(within(menu).getByRole("link", { current: "page" })).toHaveTextContent("Background jobs");
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  const addresses = collectAddresses(screen.getByRole("navigation", { name: "Main" }));
  expect(addresses).toEqual(
    expect.arrayContaining([...TOOLS, ...ADMINISTRATION, "/generate-kundali", "/ai-assistant", "/whatsapp", "/about"]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});
