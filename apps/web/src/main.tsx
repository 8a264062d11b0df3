import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { matchPath } from "react-router";
import { App } from "./app/app.tsx";
import { preloadRoute } from "./app/routes.tsx";
import { hasFullAccess, prefetchSession, SIGNED_OUT, type SessionState } from "./features/auth/session-state.ts";
import { signOutWithToken } from "./features/auth/firebase/sign-out-with-token.ts";
import { API_BASE } from "./lib/api.ts";
import { markConnection } from "./lib/connection.ts";
import { initI18n, languagePreference } from "./lib/i18n/i18n.ts";
import { registerServiceWorker } from "./lib/offline.ts";
import { preserveFocus } from "./lib/preserve-focus.ts";
import { getPageData, neededToHydrate, setPageData } from "./lib/page-data.ts";
import { recordPress } from "./lib/preserve-press.ts";
import { applyTheme, numeralsPreference, themePreference } from "./lib/preferences.ts";
import { getToken } from "./lib/session-token.ts";
import { onHydrated } from "./lib/after-hydration.tsx";
import { hasStoredActivity } from "./lib/storage.ts";
import "./styles/app.css";

/** zod would otherwise probe for `eval`, which the content security policy forbids and the browser reports. Read when zod loads. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

function preconnect(origin: string): void {
  if (origin === "") return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preconnect", href: origin, crossOrigin: "anonymous" });
  document.head.append(link);
}

async function start(root: HTMLElement): Promise<void> {
  preconnect(API_BASE);
  markConnection();
  applyTheme(themePreference.get());
  themePreference.subscribe(() => applyTheme(themePreference.get()));
  // The session, the texts of the frame and the first page's code load in parallel; each is started in a separate task.
  signOutWithToken();
  const session = prefetchSession();
  await nextTask();
  const words = initI18n();
  await nextTask();
  const page = preloadRoute(window.location.pathname);
  await words;
  // The prerendered content stays until the page can replace it.
  if (root.dataset["prerendered"] !== undefined) await page;
  const knownSession = root.dataset["forSignedIn"] === undefined ? null : await resolveWithTimeout(session);
  if (globalThis.lagnaEarlyContent) await resolveWithTimeout(globalThis.lagnaEarlyContent, CONTENT_TIMEOUT_MS);
  if (getPageData()) await Promise.all(neededToHydrate.map((load) => load()));
  globalThis.lagnaAppStarts = true;
  const giveFocus = preserveFocus(root);
  const press = recordPress(root);
  onHydrated(() => {
    delete root.dataset["prerendered"];
    setPageData(null);
    giveFocus();
    // After the effects of the first page: they may set what the button changes.
    setTimeout(press.repeat);
    registerServiceWorker();
  });
  // A transition, so that touches are handled between pieces of the work.
  startTransition(() => {
    const canHydrate = canHydratePrerendered(root, knownSession);
    // From now on the app sets these meta tags itself; those of a page with data are of its day.
    if (!canHydrate || getPageData() !== null)
      for (const meta of document.querySelectorAll('meta[name="description"], meta[name="robots"]')) meta.remove();
    // Hydrates with the session the page was prerendered for, even if another tab has changed it since: the app checks the session itself
    // after hydration.
    if (canHydrate) {
      // React hydrates at once what is pressed from now on.
      press.stop();
      return void hydrateRoot(root, <App initialSession={knownSession ?? SIGNED_OUT} />, { onRecoverableError });
    }
    createRoot(root).render(<App initialSession={knownSession ?? undefined} />);
  });
}

/** If the language changes before a part is hydrated, React renders that part again in the new language; that is not an error. */
function onRecoverableError(error: unknown): void {
  if (document.documentElement.lang === prerenderedLanguage) reportError(error);
}
const prerenderedLanguage = document.documentElement.lang;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** After this time the app starts without the session, and the page shows that it waits for the server. */
const SESSION_TIMEOUT_MS = 3_000;
/** The code has loaded: what is not there soon after it, the app shows sooner itself. */
const CONTENT_TIMEOUT_MS = 500;
const resolveWithTimeout = <Answer,>(
  answer: Promise<Answer | null> | null,
  milliseconds = SESSION_TIMEOUT_MS,
): Promise<Answer | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))]);

/**
 * Whether the prerendered content is what the app would render first: then it is hydrated, and nothing is laid out or painted again. It was
 * made for one address and for a browser that stores nothing but the session.
 */
function canHydratePrerendered({ dataset }: HTMLElement, knownSession: SessionState | null): boolean {
  const forSignedIn = dataset["forSignedIn"] !== undefined;
  return (
    dataset["prerendered"] === languagePreference.get() &&
    isOpened(dataset["page"] ?? "") &&
    (forSignedIn ? knownSession !== null && hasFullAccess(knownSession) : getToken() === null) &&
    !hasStoredActivity() &&
    (dataset["assumedPlace"] === undefined || document.documentElement.dataset["ownPlace"] === undefined) &&
    themePreference.get() === "system" &&
    numeralsPreference.get() === "latn"
  );
}

/** Whether the address is that of the page; one with a variable segment is the same for all its addresses. */
function isOpened(page: string): boolean {
  const { pathname, search } = window.location;
  return page === pathname + search || (page.includes("/:") && search === "" && matchPath(page, pathname) !== null);
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
// In a separate task: parsing the code took one already, and a touch may be waiting.
setTimeout(() => void start(root));
