import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { useSession } from "../lib/session.ts";
import { HydrationMarker } from "../lib/after-hydration.tsx";
import { useFirebaseReturn } from "../features/auth/firebase/use-firebase-return.ts";
import { PageSpinner } from "../ui/spinner.tsx";
import { useAccountLanguage } from "./use-account-language.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { usePageLoading } from "./lazy-page.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { PreparingBanner } from "./preparing-banner.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The frame of every page: skip link, header, one main landmark, footer. If a page fails, the frame stays. */
export function RootLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const main = useFocusOnPageChange();
  useFirebaseReturn();
  useAccountLanguage();
  const { loggedOutByUser, acknowledgeLogout } = useSession();
  useEffect(() => {
    if (loggedOutByUser && pathname === "/") acknowledgeLogout();
  }, [loggedOutByUser, acknowledgeLogout, pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent-fill px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        {t("skip")}
      </a>
      {usePageLoading() && <div aria-hidden="true" className="loading-line" />}
      <SiteHeader />
      <OfflineBanner />
      <PreparingBanner />
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSpinner label={t("loading")} />}>
            <Outlet />
            <HydrationMarker />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </div>
  );
}

/**
 * After navigation, moves focus to the page's heading, so that a screen reader announces the page and Tab starts there, and scrolls to the
 * top.
 * If the page has focused an element itself, that focus stays. On the first page and on back navigation the browser decides.
 */
function useFocusOnPageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (kind !== "POP") window.scrollTo(0, 0);
    const root = main.current;
    if (!root || (root !== document.activeElement && root.contains(document.activeElement))) return;
    const heading = root.querySelector<HTMLElement>("h1");
    if (heading) heading.tabIndex = -1;
    (heading ?? root).focus({ preventScroll: true });
  }, [pathname, kind]);
  return main;
}
