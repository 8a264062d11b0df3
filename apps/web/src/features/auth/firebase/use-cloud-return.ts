import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { getToken } from "../../../lib/session-token.ts";
import { DEFAULT_PATH } from "../return-path.ts";
import { loadCloud } from "./leave-with-token.ts";
import { cloudTrace, redirectPending } from "./traces.ts";

/** The specification's: how long a page load waits before it looks for whom a redirect brought back. */
export const RETURN_CHECK_MS = 500;
/** The specification's: how long a fresh sign-in settles before the page changes. */
const SETTLE_MS = 300;

/**
 * What the cloud's sign-in needs on every page: somebody may come back from a redirect, or be known to the cloud while no token is
 * held. Where this browser has no trace of the cloud, nothing is fetched.
 */
export function useCloudReturn(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onEntered = useEffectEvent(() => {
    // The login pages go on by themselves; other pages stay what the person wanted to see.
    if (pathname === "/") setTimeout(() => void navigate(DEFAULT_PATH, { replace: true }), SETTLE_MS);
  });
  useEffect(() => {
    const anybody = redirectPending() || cloudTrace() === "kept";
    if (!(anybody && getToken() === null) && cloudTrace() !== "leaving") return;
    const timer = setTimeout(() => {
      void loadCloud()
        .then((cloud) => cloud.resume())
        .then((entered) => entered && onEntered())
        // The code could not be fetched: the traces stay for the next page load.
        .catch(() => undefined);
    }, RETURN_CHECK_MS);
    return () => clearTimeout(timer);
  }, []);
}
