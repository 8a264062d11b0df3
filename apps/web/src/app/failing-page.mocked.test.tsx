import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "../test/render-app.tsx";

vi.mock("./pages/about-page.tsx", () => ({
  Component: () => {
    throw new Error("secret detail");
  },
}));

test("a failing page of the app keeps the navigation bar, says what happened, and allows the user to continue", async () => {
  // React logs errors that a boundary catches; that is expected here.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { user, address } = renderApp("/about");
  expect(await screen.findByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Login" }));
  expect(address()).toBe("/login");
});
