import type { ProtectedPage, PublicPage } from "@lagna/contract";
import { matchRoutes, useLocation, useRoutes, type RouteObject } from "react-router";
import { buildTodayPath, PLACE_KEY } from "../domain/almanac/today-path.ts";
import { buildKundlisPath, DASHBOARD_LISTS, FIRST_LIST_PATH } from "../domain/saved-kundlis/list-query.ts";
import { languagePreference } from "../lib/i18n/i18n.ts";
import { getToken } from "../lib/session-token.ts";
import { readStored } from "../lib/storage.ts";
import { withPrefetch, type LazyPage, createLazyPage } from "./lazy-page.tsx";
import { RootLayout } from "./root-layout.tsx";

/** One route for each path of the contract, which the server answers by; the compiler reports missing and unknown ones. */
const publicPages: Readonly<Record<PublicPage, LazyPage>> = {
  "/": createLazyPage(() => import("./pages/landing-page.tsx"), "public", "pilot", "errors"),
  "/landing": createLazyPage(() => import("./pages/landing-page.tsx"), "public", "pilot", "errors"),
  "/pilot": createLazyPage(() => import("../features/leads/pilot-page.tsx"), "pilot", "errors"),
  "/leads-capture": createLazyPage(() => import("../features/leads/pilot-page.tsx"), "pilot", "errors"),
  "/example": createLazyPage(() => import("../features/example/example-page.tsx"), "kundli"),
  "/panchang": createLazyPage(() => import("../features/almanac/panchang-page.tsx"), "almanac", "sankalpa", "errors"),
  "/panchang/month": createLazyPage(() => import("../features/almanac/month-page.tsx"), "almanac", "errors"),
  "/panchang/embed": createLazyPage(() => import("../features/almanac/embed-page.tsx"), "almanac", "errors"),
  "/festivals": createLazyPage(() => import("../features/almanac/year-page.tsx"), "almanac", "errors"),
  "/festivals/:id/:year": createLazyPage(() => import("../features/almanac/festival-page.tsx"), "almanac", "errors"),
  "/eclipses": createLazyPage(() => import("../features/almanac/eclipse-page.tsx"), "almanac", "errors"),
  "/eclipses/:date": createLazyPage(() => import("../features/almanac/eclipse-page.tsx"), "almanac", "errors"),
  "/muhurta": createLazyPage(() => import("../features/almanac/muhurta-page.tsx"), "almanac", "errors"),
  "/k/:token": createLazyPage(
    () => import("../features/shared-kundli/shared-kundli-page.tsx"),
    "share",
    "kundli",
    "errors",
  ),
  "/match/invitation/:token": createLazyPage(
    () => import("../features/match/invitation/invitation-page.tsx"),
    "invitation",
    "matching",
    "errors",
  ),
  "/home": createLazyPage(() => import("./pages/home-page.tsx"), "public", "today"),
  "/try": createLazyPage(() => import("../features/try/try-page.tsx"), "try", "kundli", "errors"),
  "/verify": createLazyPage(loadVerifyPage, "verify", "errors"),
  "/about": createLazyPage(() => import("./pages/about-page.tsx"), "public"),
  "/truth": createLazyPage(() => import("./pages/truth/truth-page.tsx"), "truth"),
  "/contact": createLazyPage(() => import("./pages/contact-page.tsx"), "public", "errors"),
  "/privacy-policy": createLazyPage(() => import("./pages/privacy-page.tsx"), "public"),
  "/whatsapp": createLazyPage(() => import("./pages/whatsapp-page.tsx"), "public"),
  "/birth-details": createLazyPage(
    () => import("../features/birth-details/birth-details-page.tsx"),
    "details",
    "kundli",
    "errors",
  ),
  "/login": createLazyPage(() => import("../features/auth/login-page.tsx"), "auth", "errors"),
  "/login-google": createLazyPage(() => import("../features/auth/login-google-page.tsx"), "auth", "errors"),
  "/signup": createLazyPage(() => import("../features/auth/signup-page.tsx"), "auth", "errors"),
  "/forgot-password": createLazyPage(() => import("../features/auth/forgot-password-page.tsx"), "auth", "errors"),
  "/reset-password": createLazyPage(() => import("../features/auth/reset-password-page.tsx"), "auth", "errors"),
  "/verify-magic-link": createLazyPage(() => import("../features/auth/verify-magic-link-page.tsx"), "auth", "errors"),
  "/verify-email": createLazyPage(() => import("../features/auth/verify-email-page.tsx"), "auth", "errors"),
  "/second-step": createLazyPage(() => import("../features/auth/second-step-page.tsx"), "factors", "errors"),
  "/account-deleted": createLazyPage(() => import("../features/profile/account-deleted-page.tsx"), "profile"),
};

async function loadVerifyPage() {
  const { Component, preloadForVisitors } = await import("../features/verify/verify-page.tsx");
  if (getToken() === null) await preloadForVisitors();
  return { Component };
}

/** What the dashboard asks: its lists, and the day of the chosen place or of the account's. */
function listDashboardPaths(): string[] {
  const place = readStored(PLACE_KEY);
  const today = buildTodayPath(place === null ? {} : { place_id: place }, languagePreference.get());
  return [today, ...Object.values(DASHBOARD_LISTS).map(buildKundlisPath)];
}

const matchPage = createLazyPage(() => import("../features/match/match-page.tsx"), "matching", "invitation", "errors");

/** Inside ProtectedLayout, which requires a signed-in and activated account. */
const protectedPages: Readonly<Record<ProtectedPage, LazyPage>> = {
  "/generate-kundali": createLazyPage(() => import("../features/kundli/kundli-page.tsx"), "kundli", "errors"),
  "/kundlis": withPrefetch(
    // With a query string the page makes its own request.
    () => (window.location.search === "" ? [FIRST_LIST_PATH] : []),
    createLazyPage(
      () => import("../features/saved-kundlis/kundlis-page.tsx"),
      "kundlis",
      "kundli",
      "uncertain",
      "errors",
    ),
  ),
  "/dashboard": withPrefetch(
    listDashboardPaths,
    createLazyPage(() => import("../features/dashboard/dashboard-page.tsx"), "dashboard", "kundlis", "today", "errors"),
  ),
  "/kundlis/files": createLazyPage(
    () => import("../features/saved-kundlis/files/files-page.tsx"),
    "files",
    "kundlis",
    "errors",
  ),
  "/kundlis/:id": withPrefetch(
    () => [`/api/v1${window.location.pathname}/chart`],
    createLazyPage(() => import("../features/saved-kundlis/kundli-chart-page.tsx"), "kundlis", "kundli", "errors"),
  ),
  "/ai-assistant": createLazyPage(
    () => import("../features/assistant/assistant-page.tsx"),
    "assistant",
    "kundli",
    "errors",
  ),
  "/prashna": createLazyPage(() => import("../features/prashna/prashna-page.tsx"), "prashna", "question", "errors"),
  "/kp": createLazyPage(() => import("../features/kp/kp-page.tsx"), "kp", "question", "errors"),
  "/match": matchPage,
  // The same page: going from one address to the other keeps what was entered.
  "/match/:girl/:boy": matchPage,
  "/year": createLazyPage(() => import("../features/varshaphal/varshaphal-page.tsx"), "varshaphal", "kundli", "errors"),
  "/varga": createLazyPage(() => import("../features/varga/varga-page.tsx"), "varga", "kundli", "subjects", "errors"),
  "/chakras": createLazyPage(
    () => import("../features/chakras/chakras-page.tsx"),
    "chakras",
    "kundli",
    "subjects",
    "errors",
  ),
  "/sky-search": createLazyPage(
    () => import("../features/almanac/sky-search/sky-search-page.tsx"),
    "skySearch",
    "almanac",
    "subjects",
    "errors",
  ),
  "/pakshi": createLazyPage(() => import("../features/almanac/pakshi/pakshi-page.tsx"), "pakshi", "almanac", "errors"),
  "/profile": createLazyPage(
    () => import("../features/profile/profile-page.tsx"),
    "profile",
    "factors",
    "apiKeys",
    "chats",
    "today",
    "ledger",
    "errors",
  ),
  "/leads": createLazyPage(() => import("./pages/leads-page.tsx"), "leads", "errors"),
  "/admin/users": createLazyPage(() => import("./pages/people-page.tsx"), "people", "errors"),
  "/admin/feedback": createLazyPage(() => import("./pages/feedback-page.tsx"), "feedback", "errors"),
  "/admin/messages": createLazyPage(() => import("./pages/messages-page.tsx"), "messages", "errors"),
  "/admin/health": createLazyPage(() => import("./pages/server-health-page.tsx"), "server", "errors"),
  "/admin/channels": createLazyPage(() => import("./pages/channels-page.tsx"), "channels", "errors"),
  "/admin/channels/:channel": createLazyPage(
    () => import("./pages/channel-set-up-page.tsx"),
    "setup",
    "channels",
    "profile",
    "errors",
  ),
  "/admin/model": createLazyPage(() => import("./pages/model-page.tsx"), "model", "profile", "errors"),
  "/admin/backup": createLazyPage(() => import("./pages/backup-page.tsx"), "backup", "profile", "errors"),
  "/admin/jobs": createLazyPage(() => import("./pages/jobs-page.tsx"), "jobs", "errors"),
  "/admin/audit": createLazyPage(() => import("./pages/audit-page.tsx"), "audit", "errors"),
  "/auth-default": createLazyPage(() => import("./pages/auth-default-page.tsx")),
};

/** The first segment of an address or a route in lower case, because routes ignore case. */
const getFirstSegment = (path: string): string => (path.split("/").find((step) => step !== "") ?? "").toLowerCase();

/**
 * The routes that can match an address, selected by its first segment. If the router got all routes, it would rank every one of them for
 * each address, which on a phone takes longer than rendering many pages.
 */
export function findCandidateRoutes(pathname: string): RouteObject[] {
  // The router decodes percent escapes; such an address is compared with all routes.
  const step = pathname.includes("%") ? "%" : getFirstSegment(pathname);
  const cached = routesBySegment.get(step);
  if (cached) return cached;
  const createRoutes = (pages: Readonly<Record<string, LazyPage>>): RouteObject[] =>
    Object.entries(pages)
      .filter(([path]) => step === "%" || getFirstSegment(path) === step)
      .map(([path, lazy]) => (path === "/" ? { index: true, ...lazy } : { path: path.slice(1), ...lazy }));
  const children = [
    ...createRoutes(publicPages),
    { ...protectedLayout, children: createRoutes(protectedPages) },
    notFound,
  ];
  const routes = [{ element: <RootLayout />, children }];
  routesBySegment.set(step, routes);
  return routes;
}
const routesBySegment = new Map<string, RouteObject[]>();

const protectedLayout = createLazyPage(() => import("./protected-layout.tsx"), "errors");
const notFound: RouteObject = { path: "*", ...createLazyPage(() => import("./pages/not-found-page.tsx")) };

/** Starts fetching everything an address needs: the layouts and the page in parallel. */
export async function preloadRoute(pathname: string): Promise<void> {
  const handles = (matchRoutes(findCandidateRoutes(pathname), pathname) ?? []).map(
    ({ route }) => route.handle as LazyPage["handle"] | undefined,
  );
  await Promise.all(handles.flatMap((handle) => (handle ? [handle.preload()] : [])));
}

export const AppRoutes = () => useRoutes(findCandidateRoutes(useLocation().pathname));
