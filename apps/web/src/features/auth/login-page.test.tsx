import { act, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPublicConfig, handleAuthConfig } from "../../test/fake-accounts.ts";
import { fakeGoogle } from "../../test/fake-google.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const setWindow = (width: number, touchPoints: number) => {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(width);
  Object.defineProperty(navigator, "maxTouchPoints", { value: touchPoints, configurable: true });
};

beforeEach(() => {
  server.use(
    handleAuthConfig({ google_oauth_available: true, google_client_id: "client-1", nonce: "n" }),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
  );
  fakeGoogle();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "maxTouchPoints");
  vi.useRealTimers();
});

const readDetails = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test("the details of the sign-in are shown on request, and updated 250 ms after a resize", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setWindow(1280, 0);
  renderApp("/login");
  const toggle = await screen.findByRole("button", { name: "Show sign-in details" });
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
  act(() => toggle.click());
  expect(readDetails()).toEqual({
    "Screen size": "1,280 × 768",
    "Auth method": "popup",
    Touch: "no",
    "Mobile browser": "no",
  });
  setWindow(700, 5);
  act(() => void window.dispatchEvent(new Event("resize")));
  act(() => void vi.advanceTimersByTime(200));
  expect(readDetails()["Auth method"]).toBe("popup");
  act(() => void vi.advanceTimersByTime(60));
  expect(readDetails()).toMatchObject({ "Screen size": "700 × 768", "Auth method": "redirect", Touch: "yes" });
});

test("a notice says on a phone that Google's page will open; on a desktop there is no notice", async () => {
  server.use(handleAuthConfig({ firebase_enabled: true }));
  setWindow(390, 5);
  const phone = renderApp("/login");
  expect(await screen.findByText(/^On this device Google’s sign-in opens as a full page/)).toBeInTheDocument();
  phone.unmount();
  setWindow(1280, 0);
  renderApp("/login");
  await screen.findByRole("button", { name: "Email me a sign-in link" });
  expect(screen.queryByText(/^On this device/)).not.toBeInTheDocument();
});

test("a visitor redirected from the assistant is asked to log in", async () => {
  renderApp("/ai-assistant");
  expect(await screen.findByText("Please log in to ask the AI Assistant.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
});

test("a visitor redirected from the profile reads that it needs a sign-in", async () => {
  renderApp("/profile");
  expect(await screen.findByText("You must be logged in to view your profile.")).toBeInTheDocument();
});

test("if the configuration cannot be loaded, the password form is still there", async () => {
  server.use(http.get("*/api/v1/auth/config", () => new HttpResponse("", { status: 500 })));
  renderApp("/login");
  expect(await screen.findByText("Failed to get auth config")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Log in" })).toBeInTheDocument();
});
