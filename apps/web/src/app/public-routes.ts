import type { ProtectedPage, PublicPage } from "@lagna/contract";

/**
 * The pages that anybody opens: their words are made at build, in both languages, and stand in what the server sends before any script
 * has come.
 */
export const PUBLIC_ROUTES = [
  "/",
  "/home",
  "/about",
  "/contact",
  "/privacy-policy",
  "/whatsapp",
  "/pilot",
  "/login",
  "/signup",
  "/forgot-password",
  "/birth-details",
] as const satisfies readonly PublicPage[];

/** Those of whoever is signed in that hold nothing of anybody when they open: their words are made at build too. */
export const SIGNED_IN_ROUTES = ["/generate-kundali"] as const satisfies readonly ProtectedPage[];

/** Public pages whose head alone is made at build, for previews of their address: the words of its title and description. */
export const HEAD_ROUTES = {
  "/example": { namespace: "kundli", title: "example.title", description: "example.source" },
  "/login-google": { namespace: "auth", title: "google.pageTitle", description: "google.pageLead" },
  "/reset-password": { namespace: "auth", title: "reset.title", description: "reset.noTokenLead" },
  "/verify-magic-link": { namespace: "auth", title: "magicLink.verifyingTitle", description: "magicLink.verifying" },
  "/verify-email": { namespace: "auth", title: "verifyEmail.title", description: "verifyEmail.logInFirst" },
} as const satisfies Partial<Record<PublicPage, { namespace: string; title: string; description: string }>>;
export type HeadRoute = keyof typeof HEAD_ROUTES;

/** Where the router shows the page that says there is none. */
export const NOT_FOUND = "/404";
