import { ApiError } from "../../../lib/api.ts";
import { readDevice } from "../../../lib/device.ts";
import { getToken, setToken, withRenewalLock } from "../../../lib/session-token.ts";
import type { GooglePhase } from "../google-button.tsx";
import { chooseFlow, choosePersistence, type Persistence, type SignInFlow } from "../sign-in-flow.ts";
import { type CloudProblem, NoIdTokenError, problemOf } from "./cloud-problem.ts";
import type { CloudAuth, CloudUser } from "./firebase-sdk.ts";
import { CloudConfigError, type FirebaseSettings } from "./settings.ts";
import { clearRedirect, cloudTrace, markRedirect, redirectPending, setCloudTrace } from "./traces.ts";

export interface CloudState {
  phase: GooglePhase;
  problem: CloudProblem | null;
}

export interface CloudParts {
  /** @throws CloudConfigError */
  settings: () => Promise<FirebaseSettings>;
  openAuth: (settings: FirebaseSettings, persistence: readonly Persistence[]) => Promise<CloudAuth>;
  /** An ID token for a session of ours. */
  exchange: (idToken: string) => Promise<{ token: string }>;
}

/** Between the cloud's user and a session of ours. One for the whole page: what returns at its start shows on the login page. */
export function cloudSession({ settings, openAuth, exchange }: CloudParts) {
  const returning = redirectPending() && getToken() === null;
  let state: CloudState = { phase: returning ? "signingIn" : "idle", problem: null };
  const subscribers = new Set<() => void>();
  let opening: Promise<CloudAuth> | undefined;
  let entering: Promise<boolean> | undefined;

  function show(phase: GooglePhase, problem: CloudProblem | null = null): void {
    state = { phase, problem };
    for (const subscriber of subscribers) subscriber();
  }

  function ready(): Promise<CloudAuth> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function open(): Promise<CloudAuth> {
    const auth = await openAuth(await settings(), choosePersistence(readDevice()));
    // A log-out that this browser did not live to finish: before anybody can be brought in again.
    if (cloudTrace() === "leaving") await auth.signOut();
    auth.onUser((user) => {
      setCloudTrace(user ? "kept" : null);
      if (user && getToken() === null) void enter(user);
    });
    return auth;
  }

  /** The listener and the result of a popup or redirect bring the same user: whoever is first does it for both. */
  function enter(user: CloudUser): Promise<boolean> {
    entering ??= exchangeFor(user).finally(() => (entering = undefined));
    return entering;
  }

  async function exchangeFor(user: CloudUser): Promise<boolean> {
    show("signingIn");
    try {
      // One tab at a time: each of them hears of the user.
      await withRenewalLock("exclusive", async () => {
        if (getToken() === null) setToken((await exchange(await idTokenOf(user))).token);
      });
      return true;
    } catch (error) {
      show("idle", problemOf(error, "popup"));
      // Refused for good: kept, this user would be refused again at every page load.
      if (error instanceof ApiError && error.status === 401) await leave().catch(() => undefined);
      return false;
    }
  }

  async function leave(): Promise<void> {
    setCloudTrace("leaving");
    await (await ready()).signOut();
    setCloudTrace(null);
  }

  async function viaRedirect(auth: CloudAuth, language: string): Promise<void> {
    markRedirect();
    try {
      await auth.redirect(language);
    } catch (error) {
      clearRedirect();
      throw error;
    }
  }

  return {
    state: (): CloudState => state,
    subscribe: (subscriber: () => void): (() => void) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** Before the press: a browser lets a window open only a moment after it. */
    prepare: async (): Promise<void> => {
      // Whom a redirect brings back is `resume`'s to find.
      if (state.phase !== "idle") return;
      try {
        await ready();
      } catch (error) {
        // No connection, say: the press will try again, and tell.
        if (error instanceof CloudConfigError) show("idle", { kind: "config", error });
      }
    },
    signIn: async (language: string): Promise<void> => {
      let flow: SignInFlow = chooseFlow(readDevice(), false);
      try {
        show(flow === "popup" ? "opening" : "redirecting");
        const { force_redirect: forced } = await settings();
        flow = chooseFlow(readDevice(), forced);
        show(flow === "popup" ? "opening" : "redirecting");
        const auth = await ready();
        if (flow === "redirect") return await viaRedirect(auth, language);
        await enter(await auth.popup(language));
      } catch (error) {
        show("idle", problemOf(error, flow));
      }
    },
    /** At the start of a page that has no token. True where it has one in the end. */
    resume: async (): Promise<boolean> => {
      const pending = redirectPending();
      const flow: SignInFlow = pending ? "redirect" : "popup";
      try {
        const user = await (await ready()).redirectResult();
        clearRedirect();
        if (user && getToken() === null) return await enter(user);
        if (entering) return await entering;
        // Left for Google's page, and nobody came back: without a word it would look as if nothing had been pressed.
        if (getToken() === null) show("idle", pending ? { kind: "redirectFailed" } : state.problem);
      } catch (error) {
        clearRedirect();
        show("idle", problemOf(error, flow));
      }
      return getToken() !== null;
    },
    /** The page was left for Google's and came back from the browser's memory, or its window seems closed: the button works again. */
    abandon: (phase: GooglePhase): void => {
      if (state.phase !== phase) return;
      if (phase === "redirecting") clearRedirect();
      show("idle");
    },
    /** The session of ours is over, so the cloud's is too: otherwise the next page load would bring the person in again. */
    leave: async (): Promise<void> => {
      show("idle", state.problem);
      // No connection, say: the trace stays, and the next page load does it.
      await leave().catch(() => undefined);
    },
  };
}

async function idTokenOf(user: CloudUser): Promise<string> {
  try {
    return await user.idToken();
  } catch (cause) {
    throw new NoIdTokenError("The cloud gives no token for its user", { cause });
  }
}
