/**
 * The paths of the web app's pages, `:name` for a variable segment. This is the only list: the app's router must have
 * exactly these pages, and the server returns 404 for every other path.
 */
export const PUBLIC_PAGES = [
  "/",
  "/landing",
  "/pilot",
  "/leads-capture",
  "/example",
  "/panchang",
  "/panchang/month",
  "/panchang/embed",
  "/festivals",
  "/festivals/:id/:year",
  "/eclipses",
  "/eclipses/:date",
  "/muhurta",
  "/k/:token",
  "/match/invitation/:token",
  "/home",
  "/try",
  "/verify",
  "/about",
  "/truth",
  "/contact",
  "/privacy-policy",
  "/whatsapp",
  "/birth-details",
  "/login",
  "/login-google",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/verify-magic-link",
  "/verify-email",
  "/second-step",
  "/account-deleted",
] as const;

/** Pages for users who are signed in and activated. */
export const PROTECTED_PAGES = [
  "/generate-kundali",
  "/kundlis",
  "/kundlis/files",
  "/kundlis/:id",
  "/dashboard",
  "/ai-assistant",
  "/match",
  "/match/:girl/:boy",
  "/kp",
  "/prashna",
  "/year",
  "/varga",
  "/chakras",
  "/sky-search",
  "/pakshi",
  "/profile",
  "/leads",
  "/admin/users",
  "/admin/feedback",
  "/admin/messages",
  "/admin/health",
  "/admin/channels",
  "/admin/channels/:channel",
  "/admin/model",
  "/admin/backup",
  "/admin/jobs",
  "/admin/audit",
  "/auth-default",
] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];
export type ProtectedPage = (typeof PROTECTED_PAGES)[number];
export type PagePath = PublicPage | ProtectedPage;

/** As in React Router: case and trailing slashes are ignored. */
const buildPagePattern = (page: PagePath): RegExp => new RegExp(`^${page.replaceAll(/:\w+/g, "[^/]+")}/*$`, "i");

const PAGE_PATTERNS = [...PUBLIC_PAGES, ...PROTECTED_PAGES].map((page) => ({ page, shape: buildPagePattern(page) }));

/** An escaped slash belongs to its segment. */
const decodePathname = (pathname: string): string =>
  pathname
    .split("/")
    .map((step) => decodeURIComponent(step).replaceAll("/", "%2F"))
    .join("/");

/**
 * The page for a path, or `null` if there is none.
 * @example findPage("/kundlis/42") // "/kundlis/:id"
 */
export function findPage(pathname: string): PagePath | null {
  let path = pathname;
  try {
    path = decodePathname(pathname);
  } catch {
    // An invalid escape is kept as it is.
  }
  return PAGE_PATTERNS.find(({ shape }) => shape.test(path))?.page ?? null;
}
