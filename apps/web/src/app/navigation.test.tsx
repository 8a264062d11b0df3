import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../test/render-app.tsx";

const TOOLS = ["/panchang", "/festivals", "/muhurta", "/match", "/year", "/kp", "/prashna", "/verify", "/home"];

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
