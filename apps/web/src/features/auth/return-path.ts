/** Where a signed-in person works. */
export const DEFAULT_PATH = "/generate-kundali";

const SIGN_IN_PATHS = ["/login", "/login-google", "/signup", "/verify-magic-link"];

/** The login page, remembering where the person was. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ return: from.pathname + from.search })}`;
}

/** A path of this site to go back to, or null: anything that a browser could read as another origin is refused. */
export function safeReturnPath(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value)) return null;
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
