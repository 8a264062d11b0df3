import { ApiError } from "../../../lib/api.ts";
import type { SignInFlow } from "../sign-in-flow.ts";
import { CloudConfigError } from "./settings.ts";

/** Which sentence the screen shows; `error` where the server or the configuration has one of its own. */
export type CloudProblem =
  | { kind: "failed" | "redirectFailed" | "unavailable" | "unauthenticated" }
  | { kind: "refused"; error: ApiError }
  | { kind: "config"; error: CloudConfigError };

/** The cloud has a user, but gives no token for them. */
export class NoIdTokenError extends Error {
  override readonly name = "NoIdTokenError";
}

/** The person closed Google's window, or opened another: no fault, nothing to say. */
const DISMISSED = ["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"];
const NOT_HERE = ["auth/operation-not-supported-in-this-environment", "auth/web-storage-unsupported"];

/** For whoever set this up: the screen cannot help a visitor with these. */
const HINTS: Record<string, () => string> = {
  "auth/configuration-not-found": () =>
    "Firebase: sign-in by Google is not set up for this project. Enable it under Authentication → Sign-in method.",
  "auth/unauthorized-domain": () =>
    `Firebase: ${window.location.hostname} may not sign in. Add it under Authentication → Settings → Authorized domains.`,
  "auth/popup-blocked": () =>
    "Firebase: the browser blocked Google's window. Allow popups for this site, or set FIREBASE_FORCE_REDIRECT=true.",
};

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
};

/** What to show for an error on the way in; null where the person changed their mind. Setup mistakes leave a hint in the console. */
export function problemOf(error: unknown, flow: SignInFlow): CloudProblem | null {
  if (error instanceof ApiError) return { kind: "refused", error };
  if (error instanceof CloudConfigError) return { kind: "config", error };
  if (error instanceof NoIdTokenError) return { kind: "unauthenticated" };
  const code = codeOf(error);
  if (DISMISSED.includes(code)) return null;
  const hint = HINTS[code];
  // oxlint-disable-next-line no-console -- the one place an operator looks
  if (hint) console.warn(hint());
  if (NOT_HERE.includes(code)) return { kind: "unavailable" };
  return { kind: flow === "redirect" ? "redirectFailed" : "failed" };
}
