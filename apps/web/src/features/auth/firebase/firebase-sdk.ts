import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type Persistence as SdkPersistence,
  type User,
} from "firebase/auth";
import type { Persistence } from "../sign-in-flow.ts";
import type { FirebaseSettings } from "./settings.ts";

/** The only file that knows the SDK, and a chunk of its own that nobody fetches who does not sign in by Firebase. */

export interface CloudUser {
  idToken: () => Promise<string>;
}

export interface CloudAuth {
  popup: (language: string) => Promise<CloudUser>;
  /** Leaves the page: does not resolve. */
  redirect: (language: string) => Promise<never>;
  /** Whom a redirect of this tab brought back; null where there was none. */
  redirectResult: () => Promise<CloudUser | null>;
  /** Told at once who is there, and of every change in any tab. */
  onUser: (listener: (user: CloudUser | null) => void) => void;
  signOut: () => Promise<void>;
}

const KEPT_IN: Record<Persistence, readonly SdkPersistence[]> = {
  local: [indexedDBLocalPersistence, browserLocalPersistence],
  session: [browserSessionPersistence],
  memory: [inMemoryPersistence],
};

const toCloudUser = (user: User): CloudUser => ({ idToken: () => user.getIdToken() });

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope("email");
  provider.addScope("profile");
  return provider.setCustomParameters({ prompt: "select_account" }) as GoogleAuthProvider;
}

/** `persistence`: what to try, best first. */
export function openCloudAuth(settings: FirebaseSettings, persistence: readonly Persistence[]): CloudAuth {
  const app = initializeApp({
    apiKey: settings.api_key,
    authDomain: settings.auth_domain,
    projectId: settings.project_id,
    appId: settings.app_id,
  });
  const auth = initializeAuth(app, {
    persistence: persistence.flatMap((kind) => KEPT_IN[kind]),
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  // At once: the SDK refuses another server once it has asked the first.
  if (settings.emulator_host !== null) connectAuthEmulator(auth, `http://${settings.emulator_host}`);
  const provider = googleProvider();
  return {
    popup: async (language) => {
      auth.languageCode = language;
      return toCloudUser((await signInWithPopup(auth, provider)).user);
    },
    redirect: async (language) => {
      auth.languageCode = language;
      return signInWithRedirect(auth, provider);
    },
    redirectResult: async () => {
      const result = await getRedirectResult(auth);
      return result && toCloudUser(result.user);
    },
    onUser: (listener) => void onAuthStateChanged(auth, (user) => listener(user && toCloudUser(user))),
    signOut: () => signOut(auth),
  };
}
