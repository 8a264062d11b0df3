import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import { clearToken, getToken, setToken } from "../../../lib/session-token.ts";
import { createFirebaseError, createFirebaseUser, createFakeFirebaseAuth } from "../../../test/fake-firebase-auth.ts";
import { createFirebaseSession } from "./create-firebase-session.ts";
import type { FirebaseSessionOptions } from "./create-user-exchange.ts";
import { FirebaseConfigError, type FirebaseSettings } from "./firebase-settings.ts";
import { readFirebaseUserMarker, markRedirect, isRedirectPending, writeFirebaseUserMarker } from "./sign-in-markers.ts";

const SETTINGS: FirebaseSettings = {
  api_key: "key",
  auth_domain: "demo.firebaseapp.com",
  project_id: "demo",
  app_id: "app",
  emulator_host: null,
  force_redirect: false,
};

function start(fake = createFakeFirebaseAuth(), settings: Partial<FirebaseSettings> = {}) {
  const exchange = vi.fn<FirebaseSessionOptions["exchange"]>(async (idToken) => ({ token: `session of ${idToken}` }));
  const openAuth = vi.fn<FirebaseSessionOptions["openAuth"]>(async () => fake.auth);
  const firebase = createFirebaseSession({ settings: async () => ({ ...SETTINGS, ...settings }), openAuth, exchange });
  const phases: string[] = [];
  firebase.subscribe(() => phases.push(firebase.state().phase));
  return { ...fake, cloud: firebase, exchange, openAuth, phases };
}

const createRefusal = (status: number) =>
  new ApiError({ status, code: status === 401 ? "unauthenticated" : "network" });
let hint: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  hint = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => clearToken());

describe("a popup sign-in", () => {
  test("exchanges the user once, though result and listener both report them", async () => {
    const { cloud, auth, exchange, phases } = start();
    await cloud.signIn("hi");
    expect(auth.popup).toHaveBeenCalledExactlyOnceWith("hi");
    expect(exchange).toHaveBeenCalledExactlyOnceWith("signed-by-firebase");
    expect(getToken()).toBe("session of signed-by-firebase");
    expect([...new Set(phases)]).toEqual(["opening", "signingIn"]);
    expect(readFirebaseUserMarker()).toBe("kept");
  });

  test.each(["popup-closed-by-user", "cancelled-popup-request", "user-cancelled"])(
    "restores the button without a message on %s",
    async (code) => {
      const { cloud, auth } = start();
      auth.popup.mockRejectedValueOnce(createFirebaseError(code));
      await cloud.signIn("en");
      expect(cloud.state()).toEqual({ phase: "idle", problem: null });
    },
  );

  test.each([
    ["popup-blocked", "failed", /Allow popups for this site/],
    ["unauthorized-domain", "failed", /127\.0\.0\.1 may not sign in/],
    ["configuration-not-found", "failed", /not set up for this project/],
    ["network-request-failed", "failed", null],
    ["internal-error", "failed", null],
    ["operation-not-supported-in-this-environment", "unavailable", null],
    ["web-storage-unsupported", "unavailable", null],
  ])("on %s shows '%s', with a console hint if an operator can fix it", async (code, kind, message) => {
    const { cloud, auth } = start();
    auth.popup.mockRejectedValueOnce(createFirebaseError(code));
    await cloud.signIn("en");
    expect(cloud.state()).toEqual({ phase: "idle", problem: { kind } });
    if (message) expect(hint).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
    else expect(hint).not.toHaveBeenCalled();
  });

  test("reports a user without a token", async () => {
    const { cloud, become } = start();
    await cloud.prepare();
    become({ idToken: () => Promise.reject(createFirebaseError("user-token-expired")) });
    await vi.waitFor(() => expect(cloud.state().problem).toEqual({ kind: "unauthenticated" }));
  });

  test("signs out a user that the server refuses, and does not retry", async () => {
    const { cloud, auth, exchange } = start();
    exchange.mockRejectedValue(createRefusal(401));
    await cloud.signIn("en");
    expect(cloud.state()).toMatchObject({ phase: "idle", problem: { kind: "refused", error: { status: 401 } } });
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(readFirebaseUserMarker()).toBeNull();
    expect(exchange).toHaveBeenCalledOnce();
  });

  test("keeps the user for a retry if no answer arrived", async () => {
    const { cloud, auth, exchange } = start();
    exchange.mockRejectedValueOnce(createRefusal(0));
    await cloud.signIn("en");
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(readFirebaseUserMarker()).toBe("kept");
    await cloud.signIn("en");
    expect(getToken()).toBe("session of signed-by-firebase");
  });

  test("restores the button when the popup seems closed, and may still succeed", async () => {
    const { cloud, auth } = start();
    let choose: () => void = () => undefined;
    auth.popup.mockReturnValueOnce(new Promise((done) => (choose = () => done(createFirebaseUser()))));
    const signingIn = cloud.signIn("en");
    await vi.waitFor(() => expect(auth.popup).toHaveBeenCalledOnce());
    cloud.abandon("opening");
    expect(cloud.state().phase).toBe("idle");
    choose();
    await signingIn;
    expect(getToken()).toBe("session of signed-by-firebase");
  });
});

describe("a redirect sign-in", () => {
  test("sets a marker before the page leaves", async () => {
    const { cloud, auth } = start(createFakeFirebaseAuth(), { force_redirect: true });
    void cloud.signIn("en");
    await vi.waitFor(() => expect(auth.redirect).toHaveBeenCalledExactlyOnceWith("en"));
    expect(cloud.state().phase).toBe("redirecting");
    expect(isRedirectPending()).toBe(true);
    expect(auth.popup).not.toHaveBeenCalled();
  });

  test("removes the marker and reports an error if the page does not leave", async () => {
    const { cloud, auth } = start(createFakeFirebaseAuth(), { force_redirect: true });
    auth.redirect.mockRejectedValueOnce(createFirebaseError("unauthorized-domain"));
    await cloud.signIn("en");
    expect(cloud.state()).toEqual({ phase: "idle", problem: { kind: "redirectFailed" } });
    expect(isRedirectPending()).toBe(false);
    expect(hint).toHaveBeenCalledOnce();
  });

  test("exchanges the returning user once, though the listener reports them too", async () => {
    markRedirect();
    const { cloud, exchange } = start(createFakeFirebaseAuth({ returned: createFirebaseUser() }));
    expect(cloud.state().phase).toBe("signingIn");
    expect(await cloud.resume()).toBe(true);
    expect(exchange).toHaveBeenCalledOnce();
    expect(isRedirectPending()).toBe(false);
  });

  test("reports that no user came back", async () => {
    markRedirect();
    const { cloud } = start();
    expect(await cloud.resume()).toBe(false);
    expect(cloud.state()).toEqual({ phase: "idle", problem: { kind: "redirectFailed" } });
    expect(isRedirectPending()).toBe(false);
  });

  test("reports an error on the way back", async () => {
    markRedirect();
    const { cloud, auth } = start();
    auth.redirectResult.mockRejectedValueOnce(createFirebaseError("network-request-failed"));
    expect(await cloud.resume()).toBe(false);
    expect(cloud.state()).toEqual({ phase: "idle", problem: { kind: "redirectFailed" } });
  });

  test("is no longer in progress after a restore from the back/forward cache", async () => {
    const { cloud } = start(createFakeFirebaseAuth(), { force_redirect: true });
    void cloud.signIn("en");
    await vi.waitFor(() => expect(isRedirectPending()).toBe(true));
    cloud.abandon("redirecting");
    expect(cloud.state().phase).toBe("idle");
    expect(isRedirectPending()).toBe(false);
  });
});

describe("a user stored by Firebase", () => {
  test("is exchanged if there is no token", async () => {
    writeFirebaseUserMarker("kept");
    const { cloud, exchange } = start(createFakeFirebaseAuth({ kept: createFirebaseUser() }));
    expect(await cloud.resume()).toBe(true);
    expect(exchange).toHaveBeenCalledOnce();
  });

  test("is ignored if there is a token", async () => {
    setToken("held");
    const { cloud, exchange, become } = start();
    await cloud.prepare();
    become(createFirebaseUser());
    await cloud.resume();
    expect(exchange).not.toHaveBeenCalled();
    expect(getToken()).toBe("held");
  });

  test("is left to the tab that was first", async () => {
    const { cloud, exchange, become } = start();
    await cloud.prepare();
    await navigator.locks.request("lagna-token-renewal", async () => {
      become(createFirebaseUser());
      await vi.waitFor(() => expect(cloud.state().phase).toBe("signingIn"));
      setToken("the other tab's");
    });
    await navigator.locks.request("lagna-token-renewal", () => undefined);
    expect(exchange).not.toHaveBeenCalled();
    expect(getToken()).toBe("the other tab's");
  });

  test("is signed out with the app's session", async () => {
    const { cloud, auth } = start();
    await cloud.signIn("en");
    clearToken();
    await cloud.signOut();
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(readFirebaseUserMarker()).toBeNull();
    expect(cloud.state().phase).toBe("idle");
  });

  test("whose log-out was interrupted is signed out before anyone can sign in", async () => {
    writeFirebaseUserMarker("leaving");
    const { cloud, auth, exchange } = start(createFakeFirebaseAuth({ kept: createFirebaseUser() }));
    expect(await cloud.resume()).toBe(false);
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(exchange).not.toHaveBeenCalled();
    expect(readFirebaseUserMarker()).toBeNull();
  });

  test("stays marked for sign-out while there is no connection", async () => {
    const { cloud, openAuth } = start();
    openAuth.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
    await cloud.signOut();
    expect(readFirebaseUserMarker()).toBe("leaving");
  });
});

test("opens the SDK once, with the storage types of the device", async () => {
  const { cloud, openAuth } = start();
  await Promise.all([cloud.prepare(), cloud.signIn("en"), cloud.resume()]);
  expect(openAuth).toHaveBeenCalledExactlyOnceWith(SETTINGS, ["local", "session", "memory"]);
});

test("reports an incomplete configuration before the press, but not a lost connection", async () => {
  const error = new FirebaseConfigError(["FIREBASE_APP_ID"]);
  const openAuth = async () => createFakeFirebaseAuth().auth;
  const exchange = async () => ({ token: "" });
  const broken = createFirebaseSession({ settings: () => Promise.reject(error), openAuth, exchange });
  await broken.prepare();
  expect(broken.state()).toEqual({ phase: "idle", problem: { kind: "config", error } });
  const offline = createFirebaseSession({ settings: () => Promise.reject(createRefusal(0)), openAuth, exchange });
  await offline.prepare();
  expect(offline.state().problem).toBeNull();
  await offline.signIn("en");
  expect(offline.state().problem).toMatchObject({ kind: "refused" });
});
