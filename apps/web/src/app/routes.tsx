import type { ProtectedPage, PublicPage } from "@lagna/contract";
import { matchRoutes, useLocation, useRoutes, type RouteObject } from "react-router";
import { FIRST_LIST } from "../domain/saved-kundlis/first-list.ts";
import { asking, type LazyPage, page } from "./lazy-page.tsx";
import { RootLayout } from "./root-layout.tsx";

/** One for each address of the contract, which the server answers by; the compiler finds what is missing or too much. */
const publicPages: Readonly<Record<PublicPage, LazyPage>> = {
  "/": page(() => import("./pages/landing-page.tsx"), "public", "pilot", "errors"),
  "/landing": page(() => import("./pages/landing-page.tsx"), "public", "pilot", "errors"),
  "/pilot": page(() => import("../features/leads/pilot-page.tsx"), "pilot", "errors"),
  "/leads-capture": page(() => import("../features/leads/pilot-page.tsx"), "pilot", "errors"),
  "/example": page(() => import("../features/example/example-page.tsx"), "kundli"),
  "/k/:token": page(() => import("../features/shared/shared-page.tsx"), "share", "kundli", "errors"),
  "/home": page(() => import("./pages/home-page.tsx"), "public"),
  "/about": page(() => import("./pages/about-page.tsx"), "public"),
  "/contact": page(() => import("./pages/contact-page.tsx"), "public", "errors"),
  "/privacy-policy": page(() => import("./pages/privacy-page.tsx"), "public"),
  "/whatsapp": page(() => import("./pages/whatsapp-page.tsx"), "public"),
  "/birth-details": page(
    () => import("../features/birth-details/birth-details-page.tsx"),
    "details",
    "kundli",
    "errors",
  ),
  "/login": page(() => import("../features/auth/login-page.tsx"), "auth", "errors"),
  "/login-google": page(() => import("../features/auth/login-google-page.tsx"), "auth", "errors"),
  "/signup": page(() => import("../features/auth/signup-page.tsx"), "auth", "errors"),
  "/forgot-password": page(() => import("../features/auth/forgot-password-page.tsx"), "auth", "errors"),
  "/reset-password": page(() => import("../features/auth/reset-password-page.tsx"), "auth", "errors"),
  "/verify-magic-link": page(() => import("../features/auth/verify-magic-link-page.tsx"), "auth", "errors"),
  "/verify-email": page(() => import("../features/auth/verify-email-page.tsx"), "auth", "errors"),
  "/second-step": page(() => import("../features/auth/second-step-page.tsx"), "factors", "errors"),
  "/account-deleted": page(() => import("../features/profile/account-deleted-page.tsx"), "profile"),
};

/** Behind ProtectedLayout: signed in and activated. */
const protectedPages: Readonly<Record<ProtectedPage, LazyPage>> = {
  "/generate-kundali": page(() => import("../features/kundli/kundli-page.tsx"), "kundli", "errors"),
  "/kundlis": asking(
    FIRST_LIST,
    page(() => import("../features/kundlis/kundlis-page.tsx"), "kundlis", "kundli", "uncertain", "errors"),
  ),
  "/dashboard": page(() => import("../features/dashboard/dashboard-page.tsx"), "dashboard", "kundlis", "errors"),
  "/kundlis/files": page(() => import("../features/kundlis/files/files-page.tsx"), "files", "kundlis", "errors"),
  "/kundlis/:id": page(() => import("../features/kundlis/kundli-chart-page.tsx"), "kundlis", "kundli", "errors"),
  "/ai-assistant": page(() => import("../features/assistant/assistant-page.tsx"), "assistant", "kundli", "errors"),
  "/verify": page(() => import("../features/verify/verify-page.tsx"), "verify", "errors"),
  "/profile": page(() => import("../features/profile/profile-page.tsx"), "profile", "factors", "chats", "errors"),
  "/leads": page(() => import("./pages/leads-page.tsx"), "leads", "errors"),
  "/admin/users": page(() => import("./pages/people-page.tsx"), "people", "errors"),
  "/admin/feedback": page(() => import("./pages/feedback-page.tsx"), "feedback", "errors"),
  "/admin/messages": page(() => import("./pages/messages-page.tsx"), "messages", "errors"),
  "/admin/health": page(() => import("./pages/server-health-page.tsx"), "server", "errors"),
  "/admin/channels": page(() => import("./pages/channels-page.tsx"), "channels", "errors"),
  "/admin/audit": page(() => import("./pages/audit-page.tsx"), "audit", "errors"),
  "/auth-default": page(() => import("./pages/auth-default-page.tsx")),
};

/** The first step of an address or a route, in small letters: neither is told apart by them. */
const firstStep = (path: string): string => (path.split("/").find((step) => step !== "") ?? "").toLowerCase();

/**
 * The routes that an address may mean, by its first step. Of all of them the router would weigh each anew for every address, which on a
 * phone takes longer than many a page.
 */
export function routesNear(pathname: string): RouteObject[] {
  // The router reads what is written in escapes; here that is any of them.
  const step = pathname.includes("%") ? "%" : firstStep(pathname);
  const known = near.get(step);
  if (known) return known;
  const of = (pages: Readonly<Record<string, LazyPage>>): RouteObject[] =>
    Object.entries(pages)
      .filter(([path]) => step === "%" || firstStep(path) === step)
      .map(([path, lazy]) => (path === "/" ? { index: true, ...lazy } : { path: path.slice(1), ...lazy }));
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
