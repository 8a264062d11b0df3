import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

// React logs errors that a boundary catches; that is expected here.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

function Page({ error }: { error?: Error }) {
  if (error) throw error;
  return <p>A page that works</p>;
}

test("a failing page says what happened, what is safe and what to do", () => {
  render(
    <ErrorBoundary resetKey="/a">
      <Page error={new Error("secret detail")} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.getByText("Something went wrong on this page.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Reload" })).toBeInTheDocument();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
});

test("shows a different message for code that could not be fetched", () => {
  render(
    <ErrorBoundary resetKey="/a">
      <Page error={new TypeError("Failed to fetch dynamically imported module: /assets/x.js")} />
    </ErrorBoundary>,
  );
  expect(screen.getByText(/could not be loaded/)).toBeInTheDocument();
});

test("navigation to another page clears the error", () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Page error={new Error("x")} />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary resetKey="/b">
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByText("A page that works")).toBeInTheDocument();
});
