import type { Language } from "@lagna/terms";
import { prerender as write } from "react-dom/static";
import { App } from "./app/app.tsx";
import { PUBLIC_ROUTES, SIGNED_IN_ROUTES } from "./app/public-routes.ts";
import { preloadRoute } from "./app/routes.tsx";
import { SIGNED_OUT, SOMEBODY } from "./features/auth/session-answer.ts";
import { initI18n, i18n, languagePreference } from "./lib/i18n/i18n.ts";

export { PUBLIC_ROUTES, SIGNED_IN_ROUTES };

export interface PrerenderedPage {
  /** Of the head: the title, and what the page is about where it may be found by search. */
  readonly head: string;
  readonly html: string;
  /** Stands by a form that takes nothing yet. */
  readonly waking: string;
}

/** Pages behind a link with a token, which is looked at by nobody here, stand as for somebody who has one. */
globalThis.lagnaMailedToken = "of whoever opens it";
const started = initI18n();

/** What React writes first of what belongs in the head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)*/;

/** Whether a page is for those who are signed in. */
export const isSignedIn = (path: string): boolean => SIGNED_IN_ROUTES.some((route) => route === path);

/** A page as it stands before anything has been asked of the server, for the app to take over as it is. */
export async function prerender(path: string, language: Language): Promise<PrerenderedPage> {
  await started;
  languagePreference.set(language);
  await i18n.changeLanguage(language);
  window.history.replaceState(null, "", path);
  await preloadRoute(path);
  const failures: unknown[] = [];
  const { prelude } = await write(<App known={isSignedIn(path) ? SOMEBODY : SIGNED_OUT} />, {
    onError: (error) => void failures.push(error),
    // All in its place: what comes after the rest would be put there by a script, which the content security policy forbids.
    progressiveChunkSize: Infinity,
  });
  const written = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`The page at ${path} could not be written`, { cause: failures[0] });
  const [head = ""] = HEAD.exec(written) ?? [];
  const html = written.slice(head.length);
  if (html.includes("<script")) throw new Error(`The page at ${path} is put together by a script`);
  if (!html.includes("<h1")) throw new Error(`The page at ${path} has no heading to send`);
  if (!head.includes("<title>")) throw new Error(`The page at ${path} has no title`);
  return { head, html, waking: i18n.t("loading") };
}
