import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { preloadRoute } from "./app/routes.tsx";
import { askEarly, SIGNED_OUT, type SessionState } from "./features/auth/session-answer.ts";
import { leaveWithToken } from "./features/auth/firebase/leave-with-token.ts";
import { API_BASE } from "./lib/api.ts";
import { markConnection } from "./lib/connection.ts";
import { initI18n, languagePreference } from "./lib/i18n/i18n.ts";
import { registerServiceWorker } from "./lib/offline.ts";
import { keepFocus } from "./lib/keep-focus.ts";
import { applyTheme, numeralsPreference, themePreference } from "./lib/preferences.ts";
import { getToken } from "./lib/session-token.ts";
import { whenStanding } from "./lib/standing.tsx";
import { holdsTraces } from "./lib/storage.ts";
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
  // Who is here, the words of the frame and the first page's code come side by side, each asked for in a turn of its own.
  leaveWithToken();
  const session = askEarly();
  await turn();
  const words = initI18n();
  await turn();
  const page = preloadRoute(window.location.pathname);
  await words;
  // What the server sent stays until the page itself can stand in its place.
  if (root.dataset["prerendered"] !== undefined) await page;
  const known = root.dataset["forSignedIn"] === undefined ? null : await soon(session);
  const giveFocus = keepFocus(root);
  whenStanding(() => {
    delete root.dataset["prerendered"];
    giveFocus();
    registerServiceWorker();
  });
  // In pieces: a finger that comes meanwhile is not kept waiting for all of it.
  startTransition(() => {
    // For whom the words were made, whoever may have signed in in another tab since that was looked up: the app asks that itself, once
    // it has taken them over.
    if (standsAsBuilt(root, known))
      return void hydrateRoot(root, <App known={known ?? SIGNED_OUT} />, { onRecoverableError });
    // What the server said of the page, the page says itself from now on.
    for (const meta of document.querySelectorAll('meta[name="description"], meta[name="robots"]')) meta.remove();
    createRoot(root).render(<App known={known ?? undefined} />);
  });
}

/** A part that is not taken over yet when its reader changes the language is made anew in that one, and that is no fault. */
function onRecoverableError(error: unknown): void {
  if (document.documentElement.lang === builtIn) reportError(error);
}
const builtIn = document.documentElement.lang;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page says itself that it waits for the server, from then on. */
const SOON_MS = 3_000;
const soon = <Answer,>(answer: Promise<Answer> | null): Promise<Answer | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), SOON_MS))]);

/**
 * Whether the words made at build are what the app would show here first: then it takes them over as they stand, and nothing is laid out
 * or painted again. They were made of the bare address, for somebody of whom this browser keeps nothing but the session.
 */
function standsAsBuilt({ dataset }: HTMLElement, known: SessionState | null): boolean {
  const forSignedIn = dataset["forSignedIn"] !== undefined;
  return (
    dataset["prerendered"] === languagePreference.get() &&
    dataset["page"] === window.location.pathname + window.location.search &&
    (forSignedIn ? known !== null && isLetIn(known) : getToken() === null) &&
    !holdsTraces() &&
    themePreference.get() === "system" &&
    numeralsPreference.get() === "latn"
  );
}

const isLetIn = ({ isAuthenticated, isAuthorized, lacksSecondFactor }: SessionState): boolean =>
  isAuthenticated && isAuthorized && !lacksSecondFactor;

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
// In a turn of its own: reading the code took one already, and a finger may have come meanwhile.
setTimeout(() => void start(root));
