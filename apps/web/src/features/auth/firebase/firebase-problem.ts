import { ApiError } from "../../../lib/api.ts";
import type { SignInFlow } from "../choose-sign-in-flow.ts";
import { FirebaseConfigError } from "./firebase-settings.ts";

/** Which message the screen shows; `error` if the server or the configuration provides its own. */
export type FirebaseProblem =
  | { kind: "failed" | "redirectFailed" | "unavailable" | "unauthenticated" }
  | { kind: "refused"; error: ApiError }
  | { kind: "config"; error: FirebaseConfigError };

/** Firebase has a user but gives no token for them. */
export class NoIdTokenError extends Error {
  override readonly name = "NoIdTokenError";
}

/** The user closed Google's window or opened another: not an error, no message. */
const DISMISSED_CODES = ["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"];
const UNSUPPORTED_CODES = ["auth/operation-not-supported-in-this-environment", "auth/web-storage-unsupported"];

/** Hints for the operator; a visitor cannot fix these problems. */
const HINTS: Record<string, () => string> = {
  "auth/configuration-not-found": () =>
    "Firebase: sign-in by Google is not set up for this project. Enable it under Authentication → Sign-in method.",
  "auth/unauthorized-domain": () =>
    `Firebase: ${window.location.hostname} may not sign in. Add it under Authentication → Settings → Authorized domains.`,
  "auth/popup-blocked": () =>
    "Firebase: the browser blocked Google's window. Allow popups for this site, or set FIREBASE_FORCE_REDIRECT=true.",
};

const readErrorCode = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
};

/** The problem to show for a sign-in error; null if the user cancelled. Setup mistakes also log a hint to the console. */
export function toFirebaseProblem(error: unknown, flow: SignInFlow): FirebaseProblem | null {
  if (error instanceof ApiError) return { kind: "refused", error };
  if (error instanceof FirebaseConfigError) return { kind: "config", error };
  if (error instanceof NoIdTokenError) return { kind: "unauthenticated" };
  const code = readErrorCode(error);
  if (DISMISSED_CODES.includes(code)) return null;
  const hint = HINTS[code];
  // oxlint-disable-next-line no-console -- the one place an operator looks
  if (hint) console.warn(hint());
  if (UNSUPPORTED_CODES.includes(code)) return { kind: "unavailable" };
  return { kind: flow === "redirect" ? "redirectFailed" : "failed" };
}
