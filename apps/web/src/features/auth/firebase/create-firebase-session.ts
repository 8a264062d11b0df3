import { readDevice } from "../../../lib/device.ts";
import { getToken } from "../../../lib/session-token.ts";
import type { GooglePhase } from "../google-button.tsx";
import { chooseFlow, type SignInFlow } from "../choose-sign-in-flow.ts";
import { createUserExchange, type FirebaseSessionOptions } from "./create-user-exchange.ts";
import { type FirebaseProblem, toFirebaseProblem } from "./firebase-problem.ts";
import type { FirebaseAuthClient } from "./firebase-sdk.ts";
import { FirebaseConfigError } from "./firebase-settings.ts";
import { clearRedirect, markRedirect, isRedirectPending } from "./sign-in-markers.ts";

export interface FirebaseSessionState {
  phase: GooglePhase;
  problem: FirebaseProblem | null;
}

/** What the login page shows of the sign-in. */
function createSessionState() {
  const returning = isRedirectPending() && getToken() === null;
  let state: FirebaseSessionState = { phase: returning ? "signingIn" : "idle", problem: null };
  const subscribers = new Set<() => void>();
  return {
    get: (): FirebaseSessionState => state,
    show: (phase: GooglePhase, problem: FirebaseProblem | null = null): void => {
      state = { phase, problem };
      for (const subscriber of subscribers) subscriber();
    },
    subscribe: (subscriber: () => void): (() => void) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
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

/**
 * Connects the Firebase user to a session of this server. One instance per page: state from the page's start is shown on the login page.
 */
export function createFirebaseSession(options: FirebaseSessionOptions) {
  const { get: getState, show, subscribe } = createSessionState();
  const { loadAuth, exchangeOnce, getPendingExchange, signOut } = createUserExchange(options, {
    onStart: () => show("signingIn"),
    onFailure: (error) => show("idle", toFirebaseProblem(error, "popup")),
  });
  return {
    state: getState,
    subscribe,
    /** Called before the button is pressed: a browser allows a popup only briefly after the press. */
    prepare: async (): Promise<void> => {
      // A user returning from a redirect is handled by `resume`.
      if (getState().phase !== "idle") return;
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
        const { force_redirect: forced } = await options.settings();
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
      try {
        const user = await (await loadAuth()).redirectResult();
        clearRedirect();
        if (user && getToken() === null) return await exchangeOnce(user);
        const pendingExchange = getPendingExchange();
        if (pendingExchange) return await pendingExchange;
        // The page left for Google's and no user came back: without a message it would look as if nothing had been pressed.
        if (getToken() === null) show("idle", pending ? { kind: "redirectFailed" } : getState().problem);
      } catch (error) {
        clearRedirect();
        show("idle", toFirebaseProblem(error, pending ? "redirect" : "popup"));
      }
      return getToken() !== null;
    },
    /** The page was restored from the back/forward cache, or the popup seems to be closed: the button works again. */
    abandon: (phase: GooglePhase): void => {
      if (getState().phase !== phase) return;
      if (phase === "redirecting") clearRedirect();
      show("idle");
    },
    /**
     * Signs the Firebase user out when the session of this server has ended: otherwise the next page load would sign the user in again.
     */
    signOut: async (): Promise<void> => {
      show("idle", getState().problem);
      // If this fails, for example without a connection, the marker stays and the next page load retries.
      await signOut().catch(() => undefined);
    },
  };
}
