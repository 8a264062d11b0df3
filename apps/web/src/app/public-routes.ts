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
] as const;

/** Those of whoever is signed in that hold nothing of anybody when they open: their words are made at build too. */
export const SIGNED_IN_ROUTES = ["/generate-kundali"] as const;
