import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
  handleAuthConfig,
} from "../../test/fake-accounts.ts";
import { fakeGoogle } from "../../test/fake-google.ts";
import { holdTimers } from "../../test/hold-timers.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const GOOGLE = { google_oauth_available: true, google_client_id: "client-1" };

/** Every answer of the server contains a new nonce. */
function serveGoogleConfig() {
  let requestCount = 0;
  server.use(
    http.get("*/api/v1/auth/config", () => {
      requestCount += 1;
      return HttpResponse.json({
        ...GOOGLE,
        nonce: `nonce-${requestCount}`,
        firebase_enabled: false,
        magic_link: true,
        password: true,
      });
    }),
  );
}

beforeEach(() => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())));
});
afterEach(() => {
  Reflect.deleteProperty(window, "google");
  vi.useRealTimers();
});

const googleAnswers = (answer: (body: { id_token: string }) => Response | Promise<Response>) =>
  server.use(
    http.post("*/api/v1/auth/google", async ({ request }) => answer((await request.json()) as { id_token: string })),
  );
const respondWithSession = () =>
  HttpResponse.json({
    status: "success",
    token: "t1",
    expires_at: new Date().toISOString(),
    user_info: { email: "asha@example.org", name: "Asha", picture: null },
  });

describe("a sign-in page with Google configured", () => {
  test("fetches the script, passes it the client and the server's nonce, and requests One Tap by FedCM", async () => {
    const google = fakeGoogle();
    serveGoogleConfig();
    renderApp("/login");
    expect(await screen.findByRole("button", { name: "Sign in with Google" })).toBeVisible();
    expect(google.asked).toEqual(["https://accounts.google.com/gsi/client"]);
    expect(google.config()).toMatchObject({ client_id: "client-1", nonce: "nonce-1", use_fedcm_for_prompt: true });
    expect(google.prompt).toHaveBeenCalledWith();
  });

  test("exchanges the credential for a session and continues after the 300 ms", async () => {
    const timers = holdTimers(300);
    const google = fakeGoogle();
    serveGoogleConfig();
    server.use(...createAccountHandlers(new Map([["t1", createAccount({ auth_method: "google" })]])));
    let sent: unknown;
    googleAnswers((body) => {
      sent = body;
      return respondWithSession();
    });
    const { address } = renderApp("/login?return=%2Fabout");
    await screen.findByRole("button", { name: "Sign in with Google" });
    act(() => google.choose("signed-by-google"));
    await waitFor(() => expect(timers).toHaveLength(1));
    expect(address()).toBe("/login?return=%2Fabout");
    act(() => timers[0]?.end());
    await waitFor(() => expect(address()).toBe("/about"));
    expect(sent).toEqual({ id_token: "signed-by-google" });
    expect(localStorage.getItem("authToken")).toBe("t1");
  });

  test("shows the state on the button, and restores it when the user is back", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const google = fakeGoogle();
    serveGoogleConfig();
    googleAnswers(async () => {
      await delay("infinite");
      return respondWithSession();
    });
    renderApp("/login");
    fireEvent.click(await screen.findByRole("button", { name: "Sign in with Google" }));
    expect(screen.getByRole("button", { name: "Opening Google sign-in..." })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Sign in with Google" })).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1100));
    fireEvent.focus(window);
    fireEvent.click(await screen.findByRole("button", { name: "Sign in with Google" }));
    act(() => google.choose("token"));
    expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
  });

  test.each([
    ["the server's sentence", () => respondWithError(401, "google_failed"), "Google authentication failed"],
    [
      "its own where the server has none",
      () => new HttpResponse("", { status: 500 }),
      "Google Sign-In failed. Please try again.",
    ],
  ])("shows %s for a refused credential and requests a new nonce", async (_, answer, sentence) => {
    const google = fakeGoogle();
    serveGoogleConfig();
    googleAnswers(answer);
    renderApp("/login");
    await screen.findByRole("button", { name: "Sign in with Google" });
    act(() => google.choose("forged"));
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    await waitFor(() => expect(google.config()?.nonce).toBe("nonce-2"));
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});

test("a script that cannot be loaded is reported, and other methods stay", async () => {
  fakeGoogle({ fails: true });
  serveGoogleConfig();
  renderApp("/login");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Google Sign-In is not available on this device. Please try using a different browser or device.",
  );
  expect(screen.getByRole("button", { name: "Log in" })).toBeEnabled();
});

test("fetches nothing from Google without configuration", async () => {
  const google = fakeGoogle();
  server.use(handleAuthConfig());
  renderApp("/login");
  await screen.findByRole("button", { name: "Email me a sign-in link" });
  expect(google.asked).toEqual([]);
  expect(screen.queryByRole("button", { name: /Google/ })).not.toBeInTheDocument();
});

describe("the simplified sign-in page", () => {
  test("has Google's button, the terms and no text fields", async () => {
    fakeGoogle();
    serveGoogleConfig();
    renderApp("/login-google");
    expect(await screen.findByRole("heading", { level: 1, name: "Sign in" })).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeVisible();
    expect(
      screen.getByText(/^By continuing you agree that we use your name, e-mail address and picture/),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy-policy");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
  test("says so if Google is not available", async () => {
    server.use(handleAuthConfig());
    renderApp("/login-google");
    expect(await screen.findByText(/^Google Sign-In is not available/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Other ways to sign in" })).toHaveAttribute("href", "/login");
  });
  test("reports that the configuration cannot be loaded, and retries", async () => {
    server.use(
      http.get("*/api/v1/auth/config", () => new HttpResponse("", { status: 500 }), { once: true }),
      handleAuthConfig(),
    );
    const { user } = renderApp("/login-google");
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to get auth config");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^Google Sign-In is not available/)).toBeInTheDocument();
  });
});
