import { readStored, writeStored } from "../../lib/storage.ts";

/** The page a signed-in user lands on by default. */
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

interface PageLocation {
  pathname: string;
  search: string;
}

const withReturnPath = (page: string, path: string | null): string =>
  path === null ? page : `${page}?${new URLSearchParams({ return: path })}`;

export const buildLoginPath = (returnPath: string | null): string => withReturnPath("/login", returnPath);
export const buildSecondStepPath = (returnPath: string | null): string => withReturnPath("/second-step", returnPath);

/** The login page, with the current page as return path. */
export const buildLoginPathFrom = (from: PageLocation): string => buildLoginPath(from.pathname + from.search);
/** The page of the second step, with the current page as return path. */
export const buildSecondStepPathFrom = (from: PageLocation): string => buildSecondStepPath(from.pathname + from.search);

/** A path of this site to go back to, or null: anything a browser could read as another origin is refused. */
export function toSafeReturnPath(value: string | null): string | null {
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
/** The lifetime of a mailed link. */
const REMEMBERED_MS = 15 * 60_000;

/** Stores the login page's return path for a sign-in that leaves the page, by mail or on Google's page. */
export function rememberReturnPath(path: string | null): void {
  writeStored(REMEMBERED_KEY, path && JSON.stringify({ path, until: Date.now() + REMEMBERED_MS }));
}

/** Returns the stored path once and validates it again, because any code may have written it. */
export function takeReturnPath(): string | null {
  const stored = readStored(REMEMBERED_KEY);
  writeStored(REMEMBERED_KEY, null);
  try {
    const { path, until } = JSON.parse(stored ?? "{}") as { path?: unknown; until?: unknown };
    return typeof path === "string" && Number(until) > Date.now() ? toSafeReturnPath(path) : null;
  } catch {
    return null;
  }
}
