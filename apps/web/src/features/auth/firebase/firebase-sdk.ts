import { initializeApp } from "@firebase/app";
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
} from "@firebase/auth";
import type { Persistence } from "../choose-sign-in-flow.ts";
import type { FirebaseSettings } from "./firebase-settings.ts";

/** The only module that imports the SDK. It is a separate chunk, fetched only for sign-in by Firebase. */

export interface FirebaseAuthUser {
  idToken: () => Promise<string>;
}

export interface FirebaseAuthClient {
  popup: (language: string) => Promise<FirebaseAuthUser>;
  /** Leaves the page, so it never resolves. */
  redirect: (language: string) => Promise<never>;
  /** The user that a redirect of this tab signed in; null if there was none. */
  redirectResult: () => Promise<FirebaseAuthUser | null>;
  /** Called at once with the current user, and after every change in any tab. */
  onUser: (listener: (user: FirebaseAuthUser | null) => void) => void;
  signOut: () => Promise<void>;
}

const SDK_PERSISTENCE: Record<Persistence, readonly SdkPersistence[]> = {
  local: [indexedDBLocalPersistence, browserLocalPersistence],
  session: [browserSessionPersistence],
  memory: [inMemoryPersistence],
};

const toFirebaseAuthUser = (user: User): FirebaseAuthUser => ({ idToken: () => user.getIdToken() });

function createGoogleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope("email");
  provider.addScope("profile");
  return provider.setCustomParameters({ prompt: "select_account" }) as GoogleAuthProvider;
}

/** @param persistence storage types to try, best first */
export function openFirebaseAuth(settings: FirebaseSettings, persistence: readonly Persistence[]): FirebaseAuthClient {
  const app = initializeApp({
    apiKey: settings.api_key,
    authDomain: settings.auth_domain,
    projectId: settings.project_id,
    appId: settings.app_id,
  });
  const auth = initializeAuth(app, {
    persistence: persistence.flatMap((kind) => SDK_PERSISTENCE[kind]),
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  // Must happen first: the SDK rejects another server after its first request.
  if (settings.emulator_host !== null) connectAuthEmulator(auth, `http://${settings.emulator_host}`);
  const provider = createGoogleProvider();
  return {
    popup: async (language) => {
      auth.languageCode = language;
      return toFirebaseAuthUser((await signInWithPopup(auth, provider)).user);
    },
    redirect: async (language) => {
      auth.languageCode = language;
      return signInWithRedirect(auth, provider);
    },
    redirectResult: async () => {
      const result = await getRedirectResult(auth);
      return result && toFirebaseAuthUser(result.user);
    },
    onUser: (listener) => void onAuthStateChanged(auth, (user) => listener(user && toFirebaseAuthUser(user))),
    signOut: () => signOut(auth),
  };
}
