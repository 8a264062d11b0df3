import { getToken, onTokenChange } from "../../../lib/session-token.ts";
import { readFirebaseUserMarker, writeFirebaseUserMarker } from "./sign-in-markers.ts";

export const loadFirebaseSession = () => import("./firebase-session.ts").then(({ firebaseSession }) => firebaseSession);

/**
 * Signs the Firebase user out when the token is removed, by log-out or because the server rejected it. Call it once, before the first
 * request to the server, whose answer may arrive before any screen is rendered.
 */
export function signOutWithToken(): () => void {
  let hadToken = getToken() !== null;
  return onTokenChange(() => {
    const tokenRemoved = hadToken && getToken() === null;
    hadToken = getToken() !== null;
    if (!tokenRemoved || readFirebaseUserMarker() === null) return;
    // Written before the code is fetched: a reload in between must not sign the user in again.
    writeFirebaseUserMarker("leaving");
    void loadFirebaseSession()
      .then((firebase) => firebase.signOut())
      .catch(() => undefined);
  });
}
