import type { Language } from "@lagna/terms";
import type { ReactNode } from "react";
import { prerender as write } from "react-dom/static";
import { App } from "./app/app.tsx";
import { HEAD_ROUTES, type HeadRoute, NOT_FOUND, PUBLIC_ROUTES, SIGNED_IN_ROUTES } from "./app/public-routes.ts";
import { preloadRoute } from "./app/routes.tsx";
import { SIGNED_OUT, SOMEBODY } from "./features/auth/session-answer.ts";
import { initI18n, i18n, languagePreference, loadNamespaces } from "./lib/i18n/i18n.ts";
import { PageTitle } from "./ui/page-title.tsx";

export { HEAD_ROUTES, NOT_FOUND, PUBLIC_ROUTES, SIGNED_IN_ROUTES };

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

async function written(node: ReactNode, path: string): Promise<{ head: string; html: string }> {
  const failures: unknown[] = [];
  const { prelude } = await write(node, {
    onError: (error) => void failures.push(error),
    // All in its place: what comes after the rest would be put there by a script, which the content security policy forbids.
    progressiveChunkSize: Infinity,
  });
  const all = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`The page at ${path} could not be written`, { cause: failures[0] });
  const [head = ""] = HEAD.exec(all) ?? [];
  if (!head.includes("<title>")) throw new Error(`The page at ${path} has no title`);
  return { head, html: all.slice(head.length) };
}

async function speak(language: Language): Promise<void> {
  await started;
  languagePreference.set(language);
  await i18n.changeLanguage(language);
}

/** A page as it stands before anything has been asked of the server, for the app to take over as it is. */
export async function prerender(path: string, language: Language): Promise<PrerenderedPage> {
  await speak(language);
  window.history.replaceState(null, "", path);
  await preloadRoute(path);
  const { head, html } = await written(<App known={isSignedIn(path) ? SOMEBODY : SIGNED_OUT} />, path);
  if (html.includes("<script")) throw new Error(`The page at ${path} is put together by a script`);
  if (!html.includes("<h1")) throw new Error(`The page at ${path} has no heading to send`);
  return { head, html, waking: i18n.t("loading") };
}

/** The head of a page that the app makes whole. */
export async function prerenderHead(path: HeadRoute, language: Language): Promise<string> {
  const { namespace, title, description } = HEAD_ROUTES[path];
  await speak(language);
  await loadNamespaces([namespace]);
  const t = i18n.getFixedT(language, namespace);
  const { head } = await written(
    <PageTitle description={t(description)} unlisted>
      {t(title)}
    </PageTitle>,
    path,
  );
  return head;
}
