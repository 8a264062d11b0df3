/**
 * The addresses of the web app's pages, `:name` for a step that varies. The one list: the app's router must have a page for each and can
 * have no other, and the server answers every other address with 404.
 */
export const PUBLIC_PAGES = [
  "/",
  "/landing",
  "/pilot",
  "/leads-capture",
  "/example",
  "/k/:token",
  "/home",
  "/about",
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

/** For those who are signed in and activated. */
export const PROTECTED_PAGES = [
  "/generate-kundali",
  "/kundlis",
  "/kundlis/files",
  "/kundlis/:id",
  "/dashboard",
  "/ai-assistant",
  "/verify",
  "/profile",
  "/leads",
  "/admin/users",
  "/admin/feedback",
  "/admin/messages",
  "/admin/health",
  "/admin/channels",
  "/admin/audit",
  "/auth-default",
] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];
export type ProtectedPage = (typeof PROTECTED_PAGES)[number];
export type PagePath = PublicPage | ProtectedPage;

/** As React Router compares: capital letters and slashes at the end make no difference. */
const shapeOf = (page: PagePath): RegExp => new RegExp(`^${page.replaceAll(/:\w+/g, "[^/]+")}/*$`, "i");

const SHAPES = [...PUBLIC_PAGES, ...PROTECTED_PAGES].map((page) => ({ page, shape: shapeOf(page) }));

/** A slash that is written in escapes belongs to its step. */
const decoded = (pathname: string): string =>
  pathname
    .split("/")
    .map((step) => decodeURIComponent(step).replaceAll("/", "%2F"))
    .join("/");

/**
 * The page at the path of an address, or `null` where there is none.
 * @example pageAt("/kundlis/42") // "/kundlis/:id"
 */
export function pageAt(pathname: string): PagePath | null {
  let path = pathname;
  try {
    path = decoded(pathname);
  } catch {
    // What is badly escaped is read as it stands.
  }
  return SHAPES.find(({ shape }) => shape.test(path))?.page ?? null;
}
