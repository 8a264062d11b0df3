import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import { clearToken, getToken, setToken } from "../../../lib/session-token.ts";
import { cloudError, cloudUser, fakeCloud } from "../../../test/fake-cloud.ts";
import { type CloudParts, cloudSession } from "./cloud-session.ts";
import { CloudConfigError, type FirebaseSettings } from "./settings.ts";
import { cloudTrace, markRedirect, redirectPending, setCloudTrace } from "./traces.ts";

const SETTINGS: FirebaseSettings = {
  api_key: "key",
  auth_domain: "demo.firebaseapp.com",
  project_id: "demo",
  app_id: "app",
  emulator_host: null,
  force_redirect: false,
};

function start(fake = fakeCloud(), settings: Partial<FirebaseSettings> = {}) {
  const exchange = vi.fn<CloudParts["exchange"]>(async (idToken) => ({ token: `session of ${idToken}` }));
  const openAuth = vi.fn<CloudParts["openAuth"]>(async () => fake.auth);
  const cloud = cloudSession({ settings: async () => ({ ...SETTINGS, ...settings }), openAuth, exchange });
  const phases: string[] = [];
  cloud.subscribe(() => phases.push(cloud.state().phase));
  return { ...fake, cloud, exchange, openAuth, phases };
}

const refusal = (status: number) => new ApiError({ status, code: status === 401 ? "unauthenticated" : "network" });
let hint: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  hint = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => clearToken());

describe("by a popup", () => {
  test("the result and the listener bring one user, who is exchanged once", async () => {
    const { cloud, auth, exchange, phases } = start();
    await cloud.signIn("hi");
    expect(auth.popup).toHaveBeenCalledExactlyOnceWith("hi");
    expect(exchange).toHaveBeenCalledExactlyOnceWith("signed-by-firebase");
    expect(getToken()).toBe("session of signed-by-firebase");
    expect([...new Set(phases)]).toEqual(["opening", "signingIn"]);
    expect(cloudTrace()).toBe("kept");
  });

  test.each(["popup-closed-by-user", "cancelled-popup-request", "user-cancelled"])(
    "%s: the button is back, and nothing is said",
    async (code) => {
      const { cloud, auth } = start();
      auth.popup.mockRejectedValueOnce(cloudError(code));
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
  ])("%s: %s, with a hint in the console where an operator can mend it", async (code, kind, said) => {
    const { cloud, auth } = start();
    auth.popup.mockRejectedValueOnce(cloudError(code));
    await cloud.signIn("en");
    expect(cloud.state()).toEqual({ phase: "idle", problem: { kind } });
    if (said) expect(hint).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(said));
    else expect(hint).not.toHaveBeenCalled();
  });

  test("a user without a token", async () => {
    const { cloud, become } = start();
    await cloud.prepare();
    become({ idToken: () => Promise.reject(cloudError("user-token-expired")) });
    await vi.waitFor(() => expect(cloud.state().problem).toEqual({ kind: "unauthenticated" }));
  });

  test("whom the server refuses is signed out of the cloud, and is not tried again", async () => {
    const { cloud, auth, exchange } = start();
    exchange.mockRejectedValue(refusal(401));
    await cloud.signIn("en");
    expect(cloud.state()).toMatchObject({ phase: "idle", problem: { kind: "refused", error: { status: 401 } } });
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(cloudTrace()).toBeNull();
    expect(exchange).toHaveBeenCalledOnce();
  });

  test("where no answer came, the user is kept for the next try", async () => {
    const { cloud, auth, exchange } = start();
    exchange.mockRejectedValueOnce(refusal(0));
    await cloud.signIn("en");
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(cloudTrace()).toBe("kept");
    await cloud.signIn("en");
    expect(getToken()).toBe("session of signed-by-firebase");
  });

  test("a window that seems closed gives the button back, and may still succeed", async () => {
    const { cloud, auth } = start();
    let choose: () => void = () => undefined;
    auth.popup.mockReturnValueOnce(new Promise((done) => (choose = () => done(cloudUser()))));
    const signingIn = cloud.signIn("en");
    await vi.waitFor(() => expect(auth.popup).toHaveBeenCalledOnce());
    cloud.abandon("opening");
    expect(cloud.state().phase).toBe("idle");
    choose();
    await signingIn;
    expect(getToken()).toBe("session of signed-by-firebase");
  });
});

describe("by a redirect", () => {
  test("a flag is set before the page leaves", async () => {
    const { cloud, auth } = start(fakeCloud(), { force_redirect: true });
    void cloud.signIn("en");
    await vi.waitFor(() => expect(auth.redirect).toHaveBeenCalledExactlyOnceWith("en"));
    expect(cloud.state().phase).toBe("redirecting");
    expect(redirectPending()).toBe(true);
    expect(auth.popup).not.toHaveBeenCalled();
  });

  test("one that does not leave takes its flag back, and says so", async () => {
    const { cloud, auth } = start(fakeCloud(), { force_redirect: true });
    auth.redirect.mockRejectedValueOnce(cloudError("unauthorized-domain"));
    await cloud.signIn("en");
    expect(cloud.state()).toEqual({ phase: "idle", problem: { kind: "redirectFailed" } });
    expect(redirectPending()).toBe(false);
    expect(hint).toHaveBeenCalledOnce();
  });

  test("whom it brings back is exchanged once, though the listener hears of them too", async () => {
    markRedirect();
    const { cloud, exchange } = start(fakeCloud({ returned: cloudUser() }));
    expect(cloud.state().phase).toBe("signingIn");
    expect(await cloud.resume()).toBe(true);
    expect(exchange).toHaveBeenCalledOnce();
    expect(redirectPending()).toBe(false);
  });

  test("nobody brought back is said", async () => {
    markRedirect();
    const { cloud } = start();
    expect(await cloud.resume()).toBe(false);
    expect(cloud.state()).toEqual({ phase: "idle", problem: { kind: "redirectFailed" } });
    expect(redirectPending()).toBe(false);
  });

  test("an error on the way back is said", async () => {
    markRedirect();
    const { cloud, auth } = start();
    auth.redirectResult.mockRejectedValueOnce(cloudError("network-request-failed"));
    expect(await cloud.resume()).toBe(false);
    expect(cloud.state()).toEqual({ phase: "idle", problem: { kind: "redirectFailed" } });
  });

  test("a page that comes back from the browser's memory is not leaving any more", async () => {
    const { cloud } = start(fakeCloud(), { force_redirect: true });
    void cloud.signIn("en");
    await vi.waitFor(() => expect(redirectPending()).toBe(true));
    cloud.abandon("redirecting");
    expect(cloud.state().phase).toBe("idle");
    expect(redirectPending()).toBe(false);
  });
});

describe("a user the cloud has kept", () => {
  test("is exchanged where no token is held", async () => {
    setCloudTrace("kept");
    const { cloud, exchange } = start(fakeCloud({ kept: cloudUser() }));
    expect(await cloud.resume()).toBe(true);
    expect(exchange).toHaveBeenCalledOnce();
  });

  test("is left alone where one is", async () => {
    setToken("held");
    const { cloud, exchange, become } = start();
    await cloud.prepare();
    become(cloudUser());
    await cloud.resume();
    expect(exchange).not.toHaveBeenCalled();
    expect(getToken()).toBe("held");
  });

  test("is left to the tab that was quicker", async () => {
    const { cloud, exchange, become } = start();
    await cloud.prepare();
    await navigator.locks.request("lagna-token-renewal", async () => {
      become(cloudUser());
      await vi.waitFor(() => expect(cloud.state().phase).toBe("signingIn"));
      setToken("the other tab's");
    });
    await navigator.locks.request("lagna-token-renewal", () => undefined);
    expect(exchange).not.toHaveBeenCalled();
    expect(getToken()).toBe("the other tab's");
  });

  test("leaves with our session", async () => {
    const { cloud, auth } = start();
    await cloud.signIn("en");
    clearToken();
    await cloud.leave();
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(cloudTrace()).toBeNull();
    expect(cloud.state().phase).toBe("idle");
  });

  test("whose log-out was cut short is signed out before anybody can come in", async () => {
    setCloudTrace("leaving");
    const { cloud, auth, exchange } = start(fakeCloud({ kept: cloudUser() }));
    expect(await cloud.resume()).toBe(false);
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(exchange).not.toHaveBeenCalled();
    expect(cloudTrace()).toBeNull();
  });

  test("stays to be signed out while there is no connection", async () => {
    const { cloud, openAuth } = start();
    openAuth.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
    await cloud.leave();
    expect(cloudTrace()).toBe("leaving");
  });
});

test("the SDK is opened once, with what the device may keep", async () => {
  const { cloud, openAuth } = start();
  await Promise.all([cloud.prepare(), cloud.signIn("en"), cloud.resume()]);
  expect(openAuth).toHaveBeenCalledExactlyOnceWith(SETTINGS, ["local", "session", "memory"]);
});

test("a configuration that is not whole is said before the press; a lost connection is not", async () => {
  const error = new CloudConfigError(["FIREBASE_APP_ID"]);
  const openAuth = async () => fakeCloud().auth;
  const exchange = async () => ({ token: "" });
  const broken = cloudSession({ settings: () => Promise.reject(error), openAuth, exchange });
  await broken.prepare();
  expect(broken.state()).toEqual({ phase: "idle", problem: { kind: "config", error } });
  const offline = cloudSession({ settings: () => Promise.reject(refusal(0)), openAuth, exchange });
  await offline.prepare();
  expect(offline.state().problem).toBeNull();
  await offline.signIn("en");
  expect(offline.state().problem).toMatchObject({ kind: "refused" });
});
