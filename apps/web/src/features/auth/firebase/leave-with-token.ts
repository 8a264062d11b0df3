import { getToken, onTokenChange } from "../../../lib/session-token.ts";
import { cloudTrace, setCloudTrace } from "./traces.ts";

export const loadCloud = () => import("./cloud.ts").then(({ cloud }) => cloud);

/**
 * When the token goes, by log-out or by the server's word, so does the cloud's user. Called once, before anything is asked of the
 * server: its first answer may come before any screen stands.
 */
export function leaveWithToken(): () => void {
  let held = getToken() !== null;
  return onTokenChange(() => {
    const lost = held && getToken() === null;
    held = getToken() !== null;
    if (!lost || cloudTrace() === null) return;
    // At once, before the code is there: a reload in between must not bring the person in again.
    setCloudTrace("leaving");
    void loadCloud()
      .then((cloud) => cloud.leave())
      .catch(() => undefined);
  });
}
