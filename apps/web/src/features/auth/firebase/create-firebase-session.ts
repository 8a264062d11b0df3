import { ApiError } from "../../../lib/api.ts";
import { readDevice } from "../../../lib/device.ts";
import { getToken, setToken, withRenewalLock } from "../../../lib/session-token.ts";
import type { GooglePhase } from "../google-button.tsx";
import { chooseFlow, choosePersistence, type Persistence, type SignInFlow } from "../choose-sign-in-flow.ts";
import { type FirebaseProblem, NoIdTokenError, toFirebaseProblem } from "./firebase-problem.ts";
import type { FirebaseAuthClient, FirebaseAuthUser } from "./firebase-sdk.ts";
import { FirebaseConfigError, type FirebaseSettings } from "./firebase-settings.ts";
import {
  clearRedirect,
  readFirebaseUserMarker,
  markRedirect,
  isRedirectPending,
  writeFirebaseUserMarker,
} from "./sign-in-markers.ts";

export interface FirebaseSessionState {
  phase: GooglePhase;
  problem: FirebaseProblem | null;
}

export interface FirebaseSessionOptions {
  /** @throws FirebaseConfigError */
  settings: () => Promise<FirebaseSettings>;
  openAuth: (settings: FirebaseSettings, persistence: readonly Persistence[]) => Promise<FirebaseAuthClient>;
  /** Exchanges an ID token for a session of this server. */
  exchange: (idToken: string) => Promise<{ token: string }>;
}

/**
 * Connects the Firebase user to a session of this server. One instance per page: state from the page's start is shown on the login page.
 */
export function createFirebaseSession({ settings, openAuth, exchange }: FirebaseSessionOptions) {
  const returning = isRedirectPending() && getToken() === null;
  let state: FirebaseSessionState = { phase: returning ? "signingIn" : "idle", problem: null };
  const subscribers = new Set<() => void>();
  let loadingAuth: Promise<FirebaseAuthClient> | undefined;
  let pendingExchange: Promise<boolean> | undefined;

  function show(phase: GooglePhase, problem: FirebaseProblem | null = null): void {
    state = { phase, problem };
    for (const subscriber of subscribers) subscriber();
  }

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
    show("signingIn");
    try {
      // One tab at a time, because every tab is notified of the user.
      await withRenewalLock("exclusive", async () => {
        if (getToken() === null) setToken((await exchange(await fetchIdToken(user))).token);
      });
      return true;
    } catch (error) {
      show("idle", toFirebaseProblem(error, "popup"));
      // Refused for good: a stored user would be refused again at every page load.
      if (error instanceof ApiError && error.status === 401) await signOutOfFirebase().catch(() => undefined);
      return false;
    }
  }

  async function signOutOfFirebase(): Promise<void> {
    writeFirebaseUserMarker("leaving");
    await (await loadAuth()).signOut();
    writeFirebaseUserMarker(null);
  }

  async function startRedirect(auth: FirebaseAuthClient, language: string): Promise<void> {
    markRedirect();
    try {
      await auth.redirect(language);
    } catch (error) {
      clearRedirect();
      throw error;
    }
  }

  return {
    state: (): FirebaseSessionState => state,
    subscribe: (subscriber: () => void): (() => void) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** Called before the button is pressed: a browser allows a popup only briefly after the press. */
    prepare: async (): Promise<void> => {
      // A user returning from a redirect is handled by `resume`.
      if (state.phase !== "idle") return;
      try {
        await loadAuth();
      } catch (error) {
        // Other errors, such as no connection, are reported when the button is pressed.
        if (error instanceof FirebaseConfigError) show("idle", { kind: "config", error });
      }
    },
    signIn: async (language: string): Promise<void> => {
      let flow: SignInFlow = chooseFlow(readDevice(), false);
      try {
        show(flow === "popup" ? "opening" : "redirecting");
        const { force_redirect: forced } = await settings();
        flow = chooseFlow(readDevice(), forced);
        show(flow === "popup" ? "opening" : "redirecting");
        const auth = await loadAuth();
        if (flow === "redirect") return await startRedirect(auth, language);
        await exchangeOnce(await auth.popup(language));
      } catch (error) {
        show("idle", toFirebaseProblem(error, flow));
      }
    },
    /** Called when a page without a token starts. Resolves to true if there is a token in the end. */
    resume: async (): Promise<boolean> => {
      const pending = isRedirectPending();
      const flow: SignInFlow = pending ? "redirect" : "popup";
      try {
        const user = await (await loadAuth()).redirectResult();
        clearRedirect();
        if (user && getToken() === null) return await exchangeOnce(user);
        if (pendingExchange) return await pendingExchange;
        // The page left for Google's and no user came back: without a message it would look as if nothing had been pressed.
        if (getToken() === null) show("idle", pending ? { kind: "redirectFailed" } : state.problem);
      } catch (error) {
        clearRedirect();
        show("idle", toFirebaseProblem(error, flow));
      }
      return getToken() !== null;
    },
    /** The page was restored from the back/forward cache, or the popup seems to be closed: the button works again. */
    abandon: (phase: GooglePhase): void => {
      if (state.phase !== phase) return;
      if (phase === "redirecting") clearRedirect();
      show("idle");
    },
    /**
     * Signs the Firebase user out when the session of this server has ended: otherwise the next page load would sign the user in again.
     */
    signOut: async (): Promise<void> => {
      show("idle", state.problem);
      // If this fails, for example without a connection, the marker stays and the next page load retries.
      await signOutOfFirebase().catch(() => undefined);
    },
  };
}

async function fetchIdToken(user: FirebaseAuthUser): Promise<string> {
  try {
    return await user.idToken();
  } catch (cause) {
    throw new NoIdTokenError("Firebase gives no token for its user", { cause });
  }
}
