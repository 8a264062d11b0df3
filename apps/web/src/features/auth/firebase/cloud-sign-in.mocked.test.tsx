import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearToken } from "../../../lib/session-token.ts";
import { account, accountServer, problem, publicConfig, waysIn } from "../../../test/fake-accounts.ts";
import { cloudError, cloudUser, fakeCloud } from "../../../test/fake-cloud.ts";
import { fakeGoogle } from "../../../test/fake-google.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { server } from "../../../test/server.ts";
import { signInWithGoogle } from "../auth-api.ts";
import { type CloudParts, cloudSession } from "./cloud-session.ts";
import { firebaseSettings, type FirebaseSettings } from "./settings.ts";
import { leaveWithToken } from "./leave-with-token.ts";
import { cloudTrace, markRedirect, setCloudTrace } from "./traces.ts";
import { RETURN_CHECK_MS } from "./use-cloud-return.ts";

const SETTINGS: FirebaseSettings = {
  api_key: "key",
  auth_domain: "demo.firebaseapp.com",
  project_id: "demo",
  app_id: "app",
  emulator_host: null,
  force_redirect: false,
};

const page = vi.hoisted((): { cloud: unknown } => ({ cloud: null }));
vi.mock("./cloud.ts", () => ({
  get cloud() {
    return page.cloud;
  },
}));

let stop: () => void = () => undefined;

/** A page load with the SDK replaced; the exchange goes to the server. */
function load(fake = fakeCloud(), parts: Partial<CloudParts> = {}) {
  page.cloud = cloudSession({
    settings: async () => SETTINGS,
    openAuth: async () => fake.auth,
    exchange: signInWithGoogle,
    ...parts,
  });
  stop();
  stop = leaveWithToken();
  return fake.auth;
}

const exchanged = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  exchanged.mockReset();
  server.use(
    waysIn({ firebase_enabled: true }),
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig({ firebase: SETTINGS }))),
    http.post("*/api/v1/auth/google", async ({ request }) => {
      exchanged(await request.json());
      return HttpResponse.json({ status: "success", token: "t1" });
    }),
    ...accountServer(new Map([["t1", account({ auth_method: "firebase" })]])),
  );
});
afterEach(() => {
  stop();
  clearToken();
  Reflect.deleteProperty(window, "google");
  vi.useRealTimers();
});

const button = () => screen.findByRole("button", { name: "Continue with Google" });

describe("on the login page", () => {
  test("the person chooses an account and goes on; Google's own script is not asked for", async () => {
    const auth = load();
    const { user, address } = renderApp("/login?return=%2Fabout");
    await user.click(await button());
    await waitFor(() => expect(address()).toBe("/about"));
    expect(auth.popup).toHaveBeenCalledExactlyOnceWith("en");
    expect(exchanged).toHaveBeenCalledExactlyOnceWith({ id_token: "signed-by-firebase" });
    expect(document.querySelector("script")).toBeNull();
  });

  test.each([
    ["popup", "Opening Google sign-in...", false],
    ["redirect", "Redirecting to Google...", true],
  ] as const)("a %s is named on the button while it is under way", async (flow, label, forced) => {
    const auth = load(fakeCloud(), { settings: async () => ({ ...SETTINGS, force_redirect: forced }) });
    auth[flow].mockReturnValue(new Promise<never>(() => undefined));
    const { user } = renderApp("/login");
    await user.click(await button());
    expect(await screen.findByRole("button", { name: label })).toBeDisabled();
    await waitFor(() => expect(auth[flow]).toHaveBeenCalledOnce());
  });

  test.each([
    ["popup-blocked", "Google Sign-In failed. Please try again."],
    [
      "operation-not-supported-in-this-environment",
      "Google Sign-In is not available on this device. Please try using a different browser or device.",
    ],
  ])("%s is said", async (code, sentence) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    load().popup.mockRejectedValueOnce(cloudError(code));
    const { user } = renderApp("/login");
    await user.click(await button());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(await button()).toBeEnabled();
  });

  test.each([
    ["the server's sentence", () => problem(401, "google_failed"), "Google authentication failed"],
    [
      "its own where the server has none",
      () => new HttpResponse("", { status: 500 }),
      "Google Sign-In failed. Please try again.",
    ],
  ])("a refused exchange shows %s", async (_, answer, sentence) => {
    server.use(http.post("*/api/v1/auth/google", answer));
    load();
    const { user } = renderApp("/login");
    await user.click(await button());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  test("a cloud that gives no token is said", async () => {
    const auth = load();
    auth.popup.mockResolvedValueOnce({ idToken: () => Promise.reject(cloudError("user-disabled")) });
    const { user } = renderApp("/login");
    await user.click(await button());
    expect(await screen.findByRole("alert")).toHaveTextContent("Authentication failed");
  });

  test.each([
    [null, "Firebase is not enabled"],
    [{ ...SETTINGS, api_key: "", app_id: "" }, "Firebase config missing: FIREBASE_API_KEY, FIREBASE_APP_ID"],
  ])("settings that are not whole are said at once: %#", async (settings, sentence) => {
    load(fakeCloud(), { settings: async () => firebaseSettings(settings) });
    renderApp("/login");
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  test("One Tap stands beside our button where there is a client id for it, and signs in as well", async () => {
    const google = fakeGoogle();
    server.use(
      waysIn({ firebase_enabled: true, google_oauth_available: true, google_client_id: "client-1", nonce: "n1" }),
    );
    const auth = load();
    const { address } = renderApp("/login?return=%2Fabout");
    await button();
    await waitFor(() => expect(google.prompt).toHaveBeenCalledOnce());
    expect(screen.getAllByRole("button", { name: /Google/ })).toHaveLength(1);
    act(() => google.choose("signed-by-google"));
    await waitFor(() => expect(address()).toBe("/about"));
    expect(exchanged).toHaveBeenCalledExactlyOnceWith({ id_token: "signed-by-google" });
    expect(auth.popup).not.toHaveBeenCalled();
  });

  test("the simplified page has the same button", async () => {
    load();
    const { user, address } = renderApp("/login-google?return=%2Fabout");
    await user.click(await button());
    await waitFor(() => expect(address()).toBe("/about"));
  });
});

describe("when a page is loaded", () => {
  test("whom a redirect brought back is looked for after 500 ms, and the page says that it signs in", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    markRedirect();
    const auth = load(fakeCloud({ returned: cloudUser() }));
    const { address } = renderApp("/login?return=%2Fabout");
    expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(RETURN_CHECK_MS - 300));
    expect(auth.redirectResult).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(400));
    await waitFor(() => expect(auth.redirectResult).toHaveBeenCalledOnce());
    await waitFor(() => expect(address()).toBe("/about"));
    expect(exchanged).toHaveBeenCalledOnce();
  });

  test("a redirect that brought nobody is said", async () => {
    markRedirect();
    load();
    renderApp("/login");
    expect(await screen.findByRole("alert")).toHaveTextContent("Google Sign-In redirect failed. Please try again.");
    expect(await button()).toBeEnabled();
  });

  test("a user whom the cloud kept comes in from the start page, which goes on", async () => {
    setCloudTrace("kept");
    load(fakeCloud({ kept: cloudUser() }));
    const { address } = renderApp("/");
    await waitFor(() => expect(address()).toBe("/generate-kundali"), { timeout: 3_000 });
    expect(exchanged).toHaveBeenCalledOnce();
  });

  test("without a trace of the cloud nothing is asked", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const auth = load();
    renderApp("/about");
    await screen.findByRole("heading", { level: 1 });
    act(() => void vi.advanceTimersByTime(2_000));
    expect(auth.redirectResult).not.toHaveBeenCalled();
  });
});

test("logging out signs the cloud out as well", async () => {
  const auth = load();
  const { user, address } = renderApp("/login");
  await user.click(await button());
  await waitFor(() => expect(address()).toBe("/generate-kundali"));
  expect(cloudTrace()).toBe("kept");
  const [logout] = await screen.findAllByRole("button", { name: "Logout" });
  if (logout) fireEvent.click(logout);
  await waitFor(() => expect(auth.signOut).toHaveBeenCalledOnce());
  await waitFor(() => expect(cloudTrace()).toBeNull());
});
