import { act, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publicConfig, waysIn } from "../../test/fake-accounts.ts";
import { fakeGoogle } from "../../test/fake-google.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const inWindow = (width: number, touchPoints: number) => {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(width);
  Object.defineProperty(navigator, "maxTouchPoints", { value: touchPoints, configurable: true });
};

beforeEach(() => {
  server.use(
    waysIn({ google_oauth_available: true, google_client_id: "client-1", nonce: "n" }),
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
  );
  fakeGoogle();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "maxTouchPoints");
  vi.useRealTimers();
});

const details = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test("the details of the sign-in are shown on request, and looked at again 250 ms after a resize", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  inWindow(1280, 0);
  renderApp("/login");
  const toggle = await screen.findByRole("button", { name: "Show sign-in details" });
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
  act(() => toggle.click());
  expect(details()).toEqual({
    "Screen size": "1,280 × 768",
    "Auth method": "popup",
    Touch: "no",
    "Mobile browser": "no",
  });
  inWindow(700, 5);
  act(() => void window.dispatchEvent(new Event("resize")));
  act(() => void vi.advanceTimersByTime(200));
  expect(details()["Auth method"]).toBe("popup");
  act(() => void vi.advanceTimersByTime(60));
  expect(details()).toMatchObject({ "Screen size": "700 × 768", "Auth method": "redirect", Touch: "yes" });
});

test("on a phone that is sent to Google's page a notice says so; on a desktop there is none", async () => {
  server.use(waysIn({ firebase_enabled: true }));
  inWindow(390, 5);
  const phone = renderApp("/login");
  expect(await screen.findByText(/^On this device Google’s sign-in takes over the whole page/)).toBeInTheDocument();
  phone.unmount();
  inWindow(1280, 0);
  renderApp("/login");
  await screen.findByRole("button", { name: "Mail me a sign-in link" });
  expect(screen.queryByText(/^On this device/)).not.toBeInTheDocument();
});

test("who comes from the assistant is asked to log in", async () => {
  renderApp("/ai-assistant");
  expect(await screen.findByText("Please log in to ask the AI Assistant.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
});

test("who comes from the profile reads that it needs a sign-in", async () => {
  renderApp("/profile");
  expect(await screen.findByText("You must be logged in to view your profile.")).toBeInTheDocument();
});

test("when the server does not say which ways there are, the password still is one", async () => {
  server.use(http.get("*/api/v1/auth/config", () => new HttpResponse("", { status: 500 })));
  renderApp("/login");
  expect(await screen.findByText("Failed to get auth config")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Log in" })).toBeInTheDocument();
});
