import { ApiError } from "../../../lib/api.ts";
import { readDevice } from "../../../lib/device.ts";
import { getToken, setToken, withRenewalLock } from "../../../lib/session-token.ts";
import { choosePersistence, type Persistence } from "../choose-sign-in-flow.ts";
import { NoIdTokenError } from "./firebase-problem.ts";
import type { FirebaseAuthClient, FirebaseAuthUser } from "./firebase-sdk.ts";
import type { FirebaseSettings } from "./firebase-settings.ts";
import { readFirebaseUserMarker, writeFirebaseUserMarker } from "./sign-in-markers.ts";

export interface FirebaseSessionOptions {
  /** @throws FirebaseConfigError */
  settings: () => Promise<FirebaseSettings>;
  openAuth: (settings: FirebaseSettings, persistence: readonly Persistence[]) => Promise<FirebaseAuthClient>;
  /** Exchanges an ID token for a session of this server. */
  exchange: (idToken: string) => Promise<{ token: string }>;
}

interface ExchangeListener {
  onStart: () => void;
  onFailure: (error: unknown) => void;
}

/** Opens Firebase's sign-in, and exchanges its user for a session of this server. */
export function createUserExchange(options: FirebaseSessionOptions, { onStart, onFailure }: ExchangeListener) {
  const { settings, openAuth, exchange } = options;
  let loadingAuth: Promise<FirebaseAuthClient> | undefined;
  let pendingExchange: Promise<boolean> | undefined;

  function loadAuth(): Promise<FirebaseAuthClient> {
    loadingAuth ??= open().catch((error: unknown) => {
      loadingAuth = undefined;
      throw error;
    });
    return loadingAuth;
  }

  async function open(): Promise<FirebaseAuthClient> {
    const auth = await openAuth(await settings(), choosePersistence(readDevice()));
    // A log-out that was interrupted in this browser is completed before anyone can sign in again.
    if (readFirebaseUserMarker() === "leaving") await auth.signOut();
    auth.onUser((user) => {
      writeFirebaseUserMarker(user ? "kept" : null);
      if (user && getToken() === null) void exchangeOnce(user);
    });
    return auth;
  }

  /** The listener and the result of a popup or redirect report the same user: both share one exchange. */
  function exchangeOnce(user: FirebaseAuthUser): Promise<boolean> {
    pendingExchange ??= exchangeFor(user).finally(() => (pendingExchange = undefined));
    return pendingExchange;
  }

  async function exchangeFor(user: FirebaseAuthUser): Promise<boolean> {
    onStart();
    try {
      // One tab at a time, because every tab is notified of the user.
      await withRenewalLock("exclusive", async () => {
        if (getToken() === null) setToken((await exchange(await fetchIdToken(user))).token);
      });
      return true;
    } catch (error) {
      onFailure(error);
      // Refused for good: a stored user would be refused again at every page load.
      if (error instanceof ApiError && error.status === 401) await signOut().catch(() => undefined);
      return false;
    }
  }

  async function signOut(): Promise<void> {
    writeFirebaseUserMarker("leaving");
    await (await loadAuth()).signOut();
    writeFirebaseUserMarker(null);
  }

  return { loadAuth, exchangeOnce, getPendingExchange: () => pendingExchange, signOut };
}

async function fetchIdToken(user: FirebaseAuthUser): Promise<string> {
  try {
    return await user.idToken();
  } catch (cause) {
    throw new NoIdTokenError("Firebase gives no token for its user", { cause });
  }
}
