import { fetchPublicConfig } from "../../../lib/public-config.ts";
import { signInWithGoogle } from "../auth-api.ts";
import { cloudSession } from "./cloud-session.ts";
import { firebaseSettings } from "./settings.ts";

/** This page's sign-in by Firebase; its SDK is fetched when somebody needs it. */
export const cloud = cloudSession({
  settings: async () => firebaseSettings((await fetchPublicConfig()).firebase),
  openAuth: async (settings, persistence) => (await import("./firebase-sdk.ts")).openCloudAuth(settings, persistence),
  exchange: signInWithGoogle,
});
