import type { ProtectedPage, PublicPage } from "@lagna/contract";

/**
 * The pages open to everyone. They are prerendered at build time in both languages, so that the server sends their content before any
 * script has loaded.
 */
export const PUBLIC_ROUTES = [
  "/",
  "/home",
  "/try",
  "/verify",
  "/about",
  "/truth",
  "/contact",
  "/privacy-policy",
  "/whatsapp",
  "/pilot",
  "/login",
  "/signup",
  "/forgot-password",
  "/birth-details",
] as const satisfies readonly PublicPage[];

/** Public pages that show something else to signed-in users, who do not see the prerendered content. */
export const VISITOR_ROUTES = ["/verify"] as const satisfies readonly PublicPage[];

/** Pages for signed-in users, prerendered as they are before the server has answered: they then show no personal data. */
export const SIGNED_IN_ROUTES = [
  "/generate-kundali",
  "/dashboard",
  "/kundlis/:id",
] as const satisfies readonly ProtectedPage[];

/** Public pages of which only the head is prerendered, with title and description for link previews and for the lists of search engines. */
export const HEAD_ROUTES = {
  "/example": { namespace: "kundli", title: "example.title", description: "example.source" },
  "/panchang": { namespace: "almanac", title: "day.title", description: "day.description", isListed: true },
  "/panchang/month": { namespace: "almanac", title: "month.title", description: "month.description", isListed: true },
  "/panchang/embed": { namespace: "almanac", title: "embed.title", description: "embed.lead", isListed: true },
  "/festivals": { namespace: "almanac", title: "year.title", description: "year.description", isListed: true },
  "/eclipses": { namespace: "almanac", title: "eclipse.title", description: "eclipse.description", isListed: true },
  "/muhurta": { namespace: "almanac", title: "muhurta.title", description: "muhurta.description", isListed: true },
  "/login-google": { namespace: "auth", title: "google.pageTitle", description: "google.pageLead" },
  "/reset-password": { namespace: "auth", title: "reset.title", description: "reset.noTokenLead" },
  "/verify-magic-link": { namespace: "auth", title: "magicLink.verifyingTitle", description: "magicLink.verifying" },
  "/verify-email": { namespace: "auth", title: "verifyEmail.title", description: "verifyEmail.logInFirst" },
} as const satisfies Partial<
  Record<PublicPage, { namespace: string; title: string; description: string; isListed?: boolean }>
>;
export type HeadRoute = keyof typeof HEAD_ROUTES;

/** The path at which the router shows the "page not found" page. */
export const NOT_FOUND = "/404";
