import { readStored, writeStored } from "../../lib/storage.ts";

/** Where a signed-in person works. */
export const DEFAULT_PATH = "/generate-kundali";

const SIGN_IN_PATHS = [
  "/login",
  "/login-google",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/verify-magic-link",
  "/second-step",
  "/account-deleted",
];

interface Place {
  pathname: string;
  search: string;
}

const remembering = (page: string, path: string | null): string =>
  path === null ? page : `${page}?${new URLSearchParams({ return: path })}`;

export const loginPathTo = (returnPath: string | null): string => remembering("/login", returnPath);
export const secondStepPathTo = (returnPath: string | null): string => remembering("/second-step", returnPath);

/** The login page, remembering where the person was. */
export const loginPath = (from: Place): string => loginPathTo(from.pathname + from.search);
/** The page of the second step, likewise. */
export const secondStepPath = (from: Place): string => secondStepPathTo(from.pathname + from.search);

/** A path of this site to go back to, or null: anything that a browser could read as another origin is refused. */
export function safeReturnPath(value: string | null): string | null {
  // Browsers drop control characters and read a backslash as a slash: either could hide a "//host".
  if (value === null || !/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  try {
    const url = new URL(value, window.location.origin);
    if (url.origin !== window.location.origin || SIGN_IN_PATHS.includes(url.pathname)) return null;
    const path = url.pathname + url.search + url.hash;
    // "/.//host" becomes "//host" once its dot is resolved.
    return path.startsWith("//") ? null : path;
  } catch {
    return null;
  }
}

const REMEMBERED_KEY = "lagna_return_path";
/** As long as a mailed link lives. */
const REMEMBERED_MS = 15 * 60_000;

/** For a sign-in that leaves the page, by mail or by Google's own page: what the login page knew is kept until the way back. */
export function rememberReturnPath(path: string | null): void {
  writeStored(REMEMBERED_KEY, path && JSON.stringify({ path, until: Date.now() + REMEMBERED_MS }));
}

/** Given once, and checked again: anything may have written it. */
export function takeReturnPath(): string | null {
  const stored = readStored(REMEMBERED_KEY);
  writeStored(REMEMBERED_KEY, null);
  try {
    const { path, until } = JSON.parse(stored ?? "{}") as { path?: unknown; until?: unknown };
    return typeof path === "string" && Number(until) > Date.now() ? safeReturnPath(path) : null;
  } catch {
    return null;
  }
}
