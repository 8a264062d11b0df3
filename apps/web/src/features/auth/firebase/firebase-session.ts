import { fetchPublicConfig } from "../../../lib/public-config.ts";
import { signInWithGoogle } from "../auth-api.ts";
import { createFirebaseSession } from "./create-firebase-session.ts";
import { readFirebaseSettings } from "./firebase-settings.ts";

/** The Firebase session of this page; its SDK is fetched when it is needed. */
export const firebaseSession = createFirebaseSession({
  settings: async () => readFirebaseSettings((await fetchPublicConfig()).firebase),
  openAuth: async (settings, persistence) =>
    (await import("./firebase-sdk.ts")).openFirebaseAuth(settings, persistence),
  exchange: signInWithGoogle,
});
