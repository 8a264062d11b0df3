import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "../test/render-app.tsx";

vi.mock("./pages/about-page.tsx", () => ({
  Component: () => {
    throw new Error("secret detail");
  },
}));

test("a page of the app that breaks leaves the bar standing, says what happened, and lets one go on", async () => {
  // React logs what a boundary catches; here that is meant.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { user, address } = renderApp("/about");
  expect(await screen.findByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Login" }));
  expect(address()).toBe("/login");
});
