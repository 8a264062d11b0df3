import { matchRoutes, useLocation, useRoutes, type RouteObject } from "react-router";
import { FIRST_LIST } from "../domain/saved-kundlis/first-list.ts";
import { asking, type LazyPage, page } from "./lazy-page.tsx";
import { RootLayout } from "./root-layout.tsx";

const publicPages: RouteObject[] = [
  { index: true, ...page(() => import("./pages/landing-page.tsx"), "public", "pilot", "errors") },
  { path: "landing", ...page(() => import("./pages/landing-page.tsx"), "public", "pilot", "errors") },
  { path: "pilot", ...page(() => import("../features/leads/pilot-page.tsx"), "pilot", "errors") },
  { path: "leads-capture", ...page(() => import("../features/leads/pilot-page.tsx"), "pilot", "errors") },
  { path: "example", ...page(() => import("../features/example/example-page.tsx"), "kundli") },
  { path: "k/:token", ...page(() => import("../features/shared/shared-page.tsx"), "share", "kundli", "errors") },
  { path: "home", ...page(() => import("./pages/home-page.tsx"), "public") },
  { path: "about", ...page(() => import("./pages/about-page.tsx"), "public") },
  { path: "contact", ...page(() => import("./pages/contact-page.tsx"), "public", "errors") },
  { path: "privacy-policy", ...page(() => import("./pages/privacy-page.tsx"), "public") },
  { path: "whatsapp", ...page(() => import("./pages/whatsapp-page.tsx"), "public") },
  {
    path: "birth-details",
    ...page(() => import("../features/birth-details/birth-details-page.tsx"), "details", "kundli", "errors"),
  },
  { path: "login", ...page(() => import("../features/auth/login-page.tsx"), "auth", "errors") },
  { path: "login-google", ...page(() => import("../features/auth/login-google-page.tsx"), "auth", "errors") },
  { path: "signup", ...page(() => import("../features/auth/signup-page.tsx"), "auth", "errors") },
  { path: "forgot-password", ...page(() => import("../features/auth/forgot-password-page.tsx"), "auth", "errors") },
  { path: "reset-password", ...page(() => import("../features/auth/reset-password-page.tsx"), "auth", "errors") },
  { path: "verify-magic-link", ...page(() => import("../features/auth/verify-magic-link-page.tsx"), "auth", "errors") },
  { path: "verify-email", ...page(() => import("../features/auth/verify-email-page.tsx"), "auth", "errors") },
  { path: "second-step", ...page(() => import("../features/auth/second-step-page.tsx"), "factors", "errors") },
  { path: "account-deleted", ...page(() => import("../features/profile/account-deleted-page.tsx"), "profile") },
];

/** Behind ProtectedLayout: signed in and activated. */
const protectedPages: RouteObject[] = [
  {
    path: "generate-kundali",
    ...page(() => import("../features/kundli/kundli-page.tsx"), "kundli", "errors"),
  },
  {
    path: "kundlis",
    ...asking(
      FIRST_LIST,
      page(() => import("../features/kundlis/kundlis-page.tsx"), "kundlis", "kundli", "uncertain", "errors"),
    ),
  },
  {
    path: "dashboard",
    ...page(() => import("../features/dashboard/dashboard-page.tsx"), "dashboard", "kundlis", "errors"),
  },
  {
    path: "kundlis/files",
    ...page(() => import("../features/kundlis/files/files-page.tsx"), "files", "kundlis", "errors"),
  },
  {
    path: "kundlis/:id",
    ...page(() => import("../features/kundlis/kundli-chart-page.tsx"), "kundlis", "kundli", "errors"),
  },
  {
    path: "ai-assistant",
    ...page(() => import("../features/assistant/assistant-page.tsx"), "assistant", "kundli", "errors"),
  },
  { path: "verify", ...page(() => import("../features/verify/verify-page.tsx"), "verify", "errors") },
  {
    path: "profile",
    ...page(() => import("../features/profile/profile-page.tsx"), "profile", "factors", "chats", "errors"),
  },
  { path: "leads", ...page(() => import("./pages/leads-page.tsx"), "leads", "errors") },
  { path: "admin/users", ...page(() => import("./pages/people-page.tsx"), "people", "errors") },
  { path: "admin/feedback", ...page(() => import("./pages/feedback-page.tsx"), "feedback", "errors") },
  { path: "admin/messages", ...page(() => import("./pages/messages-page.tsx"), "messages", "errors") },
  { path: "admin/health", ...page(() => import("./pages/server-health-page.tsx"), "server", "errors") },
  { path: "admin/channels", ...page(() => import("./pages/channels-page.tsx"), "channels", "errors") },
  { path: "admin/audit", ...page(() => import("./pages/audit-page.tsx"), "audit", "errors") },
  { path: "auth-default", ...page(() => import("./pages/auth-default-page.tsx")) },
];

/** The first step of an address or a route, in small letters: neither is told apart by them. */
const firstStep = (path: string): string => (path.split("/").find((step) => step !== "") ?? "").toLowerCase();

/**
 * The routes that an address may mean, by its first step. Of all of them the router would weigh each anew for every address, which on a
 * phone takes longer than many a page.
 */
function routesNear(pathname: string): RouteObject[] {
  // The router reads what is written in escapes; here that is any of them.
  const step = pathname.includes("%") ? "%" : firstStep(pathname);
  const known = near.get(step);
  if (known) return known;
  const of = (pages: readonly RouteObject[]) =>
    pages.filter(({ path = "" }) => step === "%" || firstStep(path) === step);
  const children = [...of(publicPages), { ...protectedFrame, children: of(protectedPages) }, notFound];
  const routes = [{ element: <RootLayout />, children }];
  near.set(step, routes);
  return routes;
}
const near = new Map<string, RouteObject[]>();

const protectedFrame = page(() => import("./protected-layout.tsx"), "errors");
const notFound: RouteObject = { path: "*", ...page(() => import("./pages/not-found-page.tsx")) };

/** Starts fetching all that an address needs, the frame of its page and the page itself side by side. */
export async function preloadRoute(pathname: string): Promise<void> {
  const handles = (matchRoutes(routesNear(pathname), pathname) ?? []).map(
    ({ route }) => route.handle as LazyPage["handle"] | undefined,
  );
  await Promise.all(handles.flatMap((handle) => (handle ? [handle.preload()] : [])));
}

export const AppRoutes = () => useRoutes(routesNear(useLocation().pathname));
