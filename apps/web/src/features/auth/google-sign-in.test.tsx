import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { account, accountServer, problem, publicConfig, waysIn } from "../../test/fake-accounts.ts";
import { fakeGoogle } from "../../test/fake-google.ts";
import { holdTimers } from "../../test/hold-timers.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const GOOGLE = { google_oauth_available: true, google_client_id: "client-1" };

/** Every answer of the server carries another nonce. */
function waysWithGoogle() {
  let asked = 0;
  server.use(
    http.get("*/api/v1/auth/config", () => {
      asked += 1;
      return HttpResponse.json({
        ...GOOGLE,
        nonce: `nonce-${asked}`,
        firebase_enabled: false,
        magic_link: true,
        password: true,
      });
    }),
  );
}

beforeEach(() => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())));
});
afterEach(() => {
  Reflect.deleteProperty(window, "google");
  vi.useRealTimers();
});

const googleAnswers = (answer: (body: { id_token: string }) => Response | Promise<Response>) =>
  server.use(
    http.post("*/api/v1/auth/google", async ({ request }) => answer((await request.json()) as { id_token: string })),
  );
const sessionAnswer = () =>
  HttpResponse.json({
    status: "success",
    token: "t1",
    expires_at: new Date().toISOString(),
    user_info: { email: "asha@example.org", name: "Asha", picture: null },
  });

describe("where Google is configured", () => {
  test("its script is fetched, told the client and the server's nonce, and asked for One Tap by FedCM", async () => {
    const google = fakeGoogle();
    waysWithGoogle();
    renderApp("/login");
    expect(await screen.findByRole("button", { name: "Sign in with Google" })).toBeVisible();
    expect(google.asked).toEqual(["https://accounts.google.com/gsi/client"]);
    expect(google.config()).toMatchObject({ client_id: "client-1", nonce: "nonce-1", use_fedcm_for_prompt: true });
    expect(google.prompt).toHaveBeenCalledWith();
  });

  test("the credential becomes a session, and the person goes on after the 300 ms", async () => {
    const held = holdTimers(300);
    const google = fakeGoogle();
    waysWithGoogle();
    server.use(...accountServer(new Map([["t1", account({ auth_method: "google" })]])));
    let sent: unknown;
    googleAnswers((body) => {
      sent = body;
      return sessionAnswer();
    });
    const { address } = renderApp("/login?return=%2Fabout");
    await screen.findByRole("button", { name: "Sign in with Google" });
    act(() => google.choose("signed-by-google"));
    await waitFor(() => expect(held).toHaveLength(1));
    expect(address()).toBe("/login?return=%2Fabout");
    act(() => held[0]?.end());
    await waitFor(() => expect(address()).toBe("/about"));
    expect(sent).toEqual({ id_token: "signed-by-google" });
    expect(localStorage.getItem("authToken")).toBe("t1");
  });

  test("the button says what is under way, and is back when the person is", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const google = fakeGoogle();
    waysWithGoogle();
    googleAnswers(async () => {
      await delay("infinite");
      return sessionAnswer();
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
    ["the server's sentence", () => problem(401, "google_failed"), "Google authentication failed"],
    [
      "its own where the server has none",
      () => new HttpResponse("", { status: 500 }),
      "Google Sign-In failed. Please try again.",
    ],
  ])("a refused credential shows %s and takes a new nonce", async (_, answer, sentence) => {
    const google = fakeGoogle();
    waysWithGoogle();
    googleAnswers(answer);
    renderApp("/login");
    await screen.findByRole("button", { name: "Sign in with Google" });
    act(() => google.choose("forged"));
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    await waitFor(() => expect(google.config()?.nonce).toBe("nonce-2"));
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});

test("a script that cannot be had is said, and the other ways stand", async () => {
  fakeGoogle({ fails: true });
  waysWithGoogle();
  renderApp("/login");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Google Sign-In is not available on this device. Please try using a different browser or device.",
  );
  expect(screen.getByRole("button", { name: "Log in" })).toBeEnabled();
});

test("without configuration nothing of Google's is fetched", async () => {
  const google = fakeGoogle();
  server.use(waysIn());
  renderApp("/login");
  await screen.findByRole("button", { name: "Mail me a sign-in link" });
  expect(google.asked).toEqual([]);
  expect(screen.queryByRole("button", { name: /Google/ })).not.toBeInTheDocument();
});

describe("the second sign-in page", () => {
  test("has Google's button, the terms and nothing to type", async () => {
    fakeGoogle();
    waysWithGoogle();
    renderApp("/login-google");
    expect(await screen.findByRole("heading", { level: 1, name: "Sign in" })).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeVisible();
    expect(screen.getByText(/^By continuing you agree that your name, e-mail address and picture/)).toBeVisible();
    expect(screen.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy-policy");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
  test("says so where there is no Google", async () => {
    server.use(waysIn());
    renderApp("/login-google");
    expect(await screen.findByText(/^Google Sign-In is not available/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Other ways to sign in" })).toHaveAttribute("href", "/login");
  });
  test("says when the server does not tell which ways there are, and asks again", async () => {
    server.use(
      http.get("*/api/v1/auth/config", () => new HttpResponse("", { status: 500 }), { once: true }),
      waysIn(),
    );
    const { user } = renderApp("/login-google");
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to get auth config");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^Google Sign-In is not available/)).toBeInTheDocument();
  });
});
