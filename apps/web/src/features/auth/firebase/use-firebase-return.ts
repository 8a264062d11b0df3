import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { getToken } from "../../../lib/session-token.ts";
import { DEFAULT_PATH } from "../return-path.ts";
import { loadFirebaseSession } from "./sign-out-with-token.ts";
import { readFirebaseUserMarker, isRedirectPending } from "./sign-in-markers.ts";

/** From the specification: how long a page load waits before it looks for a user returning from a redirect. */
export const RETURN_CHECK_MS = 500;
/** From the specification: how long a fresh sign-in settles before the page changes. */
const SETTLE_MS = 300;

/**
 * Finishes a Firebase sign-in on any page: a user may return from a redirect, or be known to Firebase while no token is stored. If this
 * browser has no marker of Firebase, nothing is fetched.
 */
export function useFirebaseReturn(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onEntered = useEffectEvent(() => {
    // The login pages navigate by themselves; on other pages the user stays.
    if (pathname === "/") setTimeout(() => void navigate(DEFAULT_PATH, { replace: true }), SETTLE_MS);
  });
  useEffect(() => {
    const mayHaveUser = isRedirectPending() || readFirebaseUserMarker() === "kept";
    if (!(mayHaveUser && getToken() === null) && readFirebaseUserMarker() !== "leaving") return;
    const timer = setTimeout(() => {
      void loadFirebaseSession()
        .then((firebase) => firebase.resume())
        .then((signedIn) => signedIn && onEntered())
        // The code could not be fetched: the markers stay for the next page load.
        .catch(() => undefined);
    }, RETURN_CHECK_MS);
    return () => clearTimeout(timer);
  }, []);
}
