import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { i18nReady, loadNamespaces } from "../lib/i18n/index.ts";
import { ErrorPage } from "./error-page.tsx";
import { HydrateFallback } from "./hydrate-fallback.tsx";
import { RootLayout } from "./root-layout.tsx";

interface PageModule {
  Component: ComponentType;
}

/** A route fetched when first visited, together with the words it shows. */
function page(load: () => Promise<PageModule>, ...namespaces: string[]): () => Promise<PageModule> {
  return async () => {
    const words = i18nReady.then(() => loadNamespaces(namespaces));
    const [module] = await Promise.all([load(), words]);
    return { Component: module.Component };
  };
}

const publicPages: RouteObject[] = [
  { index: true, lazy: page(() => import("./pages/landing-page.tsx"), "public") },
  { path: "login", lazy: page(() => import("../features/auth/login-page.tsx"), "auth", "errors") },
  { path: "signup", lazy: page(() => import("../features/auth/signup-page.tsx"), "auth", "errors") },
];

/** Behind ProtectedLayout: signed in and activated. */
const protectedPages: RouteObject[] = [
  { path: "generate-kundali", lazy: page(() => import("../features/kundli/kundli-page.tsx"), "kundli", "terms", "errors") },
  { path: "auth-default", lazy: page(() => import("./pages/auth-default-page.tsx")) },
];

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback,
    children: [
      {
        // Inside the frame, so that a page that fails leaves the way out in sight.
        ErrorBoundary: ErrorPage,
        children: [
          ...publicPages,
          { lazy: page(() => import("./protected-layout.tsx"), "errors"), children: protectedPages },
          { path: "*", lazy: page(() => import("./pages/not-found-page.tsx")) },
        ],
      },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
