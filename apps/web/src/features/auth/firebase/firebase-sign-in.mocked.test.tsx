import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearToken } from "../../../lib/session-token.ts";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
  handleAuthConfig,
} from "../../../test/fake-accounts.ts";
import { createFirebaseError, createFirebaseUser, createFakeFirebaseAuth } from "../../../test/fake-firebase-auth.ts";
import { fakeGoogle } from "../../../test/fake-google.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { server } from "../../../test/mock-server.ts";
import { signInWithGoogle } from "../auth-api.ts";
import { createFirebaseSession } from "./create-firebase-session.ts";
import type { FirebaseSessionOptions } from "./create-user-exchange.ts";
import { readFirebaseSettings, type FirebaseSettings } from "./firebase-settings.ts";
import { signOutWithToken } from "./sign-out-with-token.ts";
import { readFirebaseUserMarker, markRedirect, writeFirebaseUserMarker } from "./sign-in-markers.ts";
import { RETURN_CHECK_MS } from "./use-firebase-return.ts";

const SETTINGS: FirebaseSettings = {
  api_key: "key",
  auth_domain: "demo.firebaseapp.com",
  project_id: "demo",
  app_id: "app",
  emulator_host: null,
  force_redirect: false,
};

const page = vi.hoisted((): { firebaseSession: unknown } => ({ firebaseSession: null }));
vi.mock("./firebase-session.ts", () => ({
  get firebaseSession() {
    return page.firebaseSession;
  },
}));

let stop: () => void = () => undefined;

/** A page load with the SDK replaced by a fake; the exchange goes to the server. */
function load(fake = createFakeFirebaseAuth(), parts: Partial<FirebaseSessionOptions> = {}) {
  page.firebaseSession = createFirebaseSession({
    settings: async () => SETTINGS,
    openAuth: async () => fake.auth,
    exchange: signInWithGoogle,
    ...parts,
  });
  stop();
  stop = signOutWithToken();
  return fake.auth;
}

const exchanged = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  exchanged.mockReset();
  server.use(
    handleAuthConfig({ firebase_enabled: true }),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig({ firebase: SETTINGS }))),
    http.post("*/api/v1/auth/google", async ({ request }) => {
      exchanged(await request.json());
      return HttpResponse.json({ status: "success", token: "t1" });
    }),
    ...createAccountHandlers(new Map([["t1", createAccount({ auth_method: "firebase" })]])),
  );
});
afterEach(() => {
  stop();
  clearToken();
  Reflect.deleteProperty(window, "google");
  vi.useRealTimers();
});

const findButton = () => screen.findByRole("button", { name: "Continue with Google" });

describe("on the login page", () => {
  test("signs in with the chosen account, without loading Google's own script", async () => {
    const auth = load();
    const { user, address } = renderApp("/login?return=%2Fabout");
    await user.click(await findButton());
    await waitFor(() => expect(address()).toBe("/about"));
    expect(auth.popup).toHaveBeenCalledExactlyOnceWith("en");
    expect(exchanged).toHaveBeenCalledExactlyOnceWith({ id_token: "signed-by-firebase" });
    expect(document.querySelector("script")).toBeNull();
  });

  test.each([
    ["popup", "Opening Google sign-in...", false],
    ["redirect", "Redirecting to Google...", true],
  ] as const)("shows on the button that a %s is in progress", async (flow, label, forced) => {
    const auth = load(createFakeFirebaseAuth(), { settings: async () => ({ ...SETTINGS, force_redirect: forced }) });
    auth[flow].mockReturnValue(new Promise<never>(() => undefined));
    const { user } = renderApp("/login");
    await user.click(await findButton());
    expect(await screen.findByRole("button", { name: label })).toBeDisabled();
    await waitFor(() => expect(auth[flow]).toHaveBeenCalledOnce());
  });

  test.each([
    ["popup-blocked", "Google Sign-In failed. Please try again."],
    [
      "operation-not-supported-in-this-environment",
      "Google Sign-In is not available on this device. Please try using a different browser or device.",
    ],
  ])("shows a message for %s", async (code, sentence) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    load().popup.mockRejectedValueOnce(createFirebaseError(code));
    const { user } = renderApp("/login");
    await user.click(await findButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(await findButton()).toBeEnabled();
  });

  test.each([
    ["the server's sentence", () => respondWithError(401, "google_failed"), "Google authentication failed"],
    [
      "its own where the server has none",
      () => new HttpResponse("", { status: 500 }),
      "Google Sign-In failed. Please try again.",
    ],
  ])("shows %s for a refused exchange", async (_, answer, sentence) => {
    server.use(http.post("*/api/v1/auth/google", answer));
    load();
    const { user } = renderApp("/login");
    await user.click(await findButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  test("reports that Firebase gave no token", async () => {
    const auth = load();
    auth.popup.mockResolvedValueOnce({ idToken: () => Promise.reject(createFirebaseError("user-disabled")) });
    const { user } = renderApp("/login");
    await user.click(await findButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("Authentication failed");
  });

  test.each([
    [null, "Firebase is not enabled"],
    [{ ...SETTINGS, api_key: "", app_id: "" }, "Firebase config missing: FIREBASE_API_KEY, FIREBASE_APP_ID"],
  ])("reports incomplete settings at once: %#", async (settings, sentence) => {
    load(createFakeFirebaseAuth(), { settings: async () => readFirebaseSettings(settings) });
    renderApp("/login");
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  test("shows One Tap beside the app's button if there is a client id for it, and signs in with it", async () => {
    const google = fakeGoogle();
    server.use(
      handleAuthConfig({
        firebase_enabled: true,
        google_oauth_available: true,
        google_client_id: "client-1",
        nonce: "n1",
      }),
    );
    const auth = load();
    const { address } = renderApp("/login?return=%2Fabout");
    await findButton();
    await waitFor(() => expect(google.prompt).toHaveBeenCalledOnce());
    expect(screen.getAllByRole("button", { name: /Google/ })).toHaveLength(1);
    act(() => google.choose("signed-by-google"));
    await waitFor(() => expect(address()).toBe("/about"));
    expect(exchanged).toHaveBeenCalledExactlyOnceWith({ id_token: "signed-by-google" });
    expect(auth.popup).not.toHaveBeenCalled();
  });

  test("has the same button on the simplified page", async () => {
    load();
    const { user, address } = renderApp("/login-google?return=%2Fabout");
    await user.click(await findButton());
    await waitFor(() => expect(address()).toBe("/about"));
  });
});

describe("a page load", () => {
  test("looks for a user returning from a redirect after 500 ms, and says that it signs in", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    markRedirect();
    const auth = load(createFakeFirebaseAuth({ returned: createFirebaseUser() }));
    const { address } = renderApp("/login?return=%2Fabout");
    expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(RETURN_CHECK_MS - 300));
    expect(auth.redirectResult).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(400));
    await waitFor(() => expect(auth.redirectResult).toHaveBeenCalledOnce());
    await waitFor(() => expect(address()).toBe("/about"));
    expect(exchanged).toHaveBeenCalledOnce();
  });

  test("reports a redirect that returned without a user", async () => {
    markRedirect();
    load();
    renderApp("/login");
    expect(await screen.findByRole("alert")).toHaveTextContent("Google Sign-In redirect failed. Please try again.");
    expect(await findButton()).toBeEnabled();
  });

  test("signs in a user stored by Firebase from the start page and redirects", async () => {
    writeFirebaseUserMarker("kept");
    load(createFakeFirebaseAuth({ kept: createFirebaseUser() }));
    const { address } = renderApp("/");
    await waitFor(() => expect(address()).toBe("/generate-kundali"), { timeout: 3_000 });
    expect(exchanged).toHaveBeenCalledOnce();
  });

  test("requests nothing without a marker of Firebase", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const auth = load();
    renderApp("/about");
    await screen.findByRole("heading", { level: 1 });
    act(() => void vi.advanceTimersByTime(2_000));
    expect(auth.redirectResult).not.toHaveBeenCalled();
  });
});

test("logging out also signs out of Firebase", async () => {
  const auth = load();
  const { user, address } = renderApp("/login");
  await user.click(await findButton());
  await waitFor(() => expect(address()).toBe("/generate-kundali"));
  expect(readFirebaseUserMarker()).toBe("kept");
  const [logout] = await screen.findAllByRole("button", { name: "Logout" });
  if (logout) fireEvent.click(logout);
  await waitFor(() => expect(auth.signOut).toHaveBeenCalledOnce());
  await waitFor(() => expect(readFirebaseUserMarker()).toBeNull());
});
