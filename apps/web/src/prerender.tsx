import type { Language } from "@lagna/terms";
import { App } from "./app/app.tsx";
import {
  HEAD_ROUTES,
  type HeadRoute,
  NOT_FOUND,
  PUBLIC_ROUTES,
  SIGNED_IN_ROUTES,
  VISITOR_ROUTES,
} from "./app/public-routes.ts";
import { preloadRoute } from "./app/routes.tsx";
import { SIGNED_OUT, PRERENDER_SESSION } from "./features/auth/session-state.ts";
import { i18n, loadNamespaces } from "./lib/i18n/i18n.ts";
import { renderToHtml, switchLanguage } from "./render-html.tsx";
import { PageTitle } from "./ui/page-title.tsx";

export { HEAD_ROUTES, NOT_FOUND, PUBLIC_ROUTES, SIGNED_IN_ROUTES, VISITOR_ROUTES };
export { renderPage } from "./render-page.tsx";

export interface PrerenderedPage {
  /** Content for the head: the title, and a description if the page may be indexed. */
  readonly head: string;
  readonly html: string;
  /** Shown beside a form that is not usable yet. */
  readonly loadingText: string;
}

/** Pages behind a link with a token are prerendered as for a visitor who has one. */
globalThis.lagnaMailedToken = "of the visitor";

/** Whether a page is for signed-in users. */
export const requiresSignIn = (path: string): boolean => SIGNED_IN_ROUTES.some((route) => route === path);

/** Renders a page as it is before any server request, for the app to hydrate. */
export async function prerender(path: string, language: Language): Promise<PrerenderedPage> {
  await switchLanguage(language);
  window.history.replaceState(null, "", path);
  await preloadRoute(path);
  const { head, html } = await renderToHtml(
    <App initialSession={requiresSignIn(path) ? PRERENDER_SESSION : SIGNED_OUT} />,
    path,
  );
  if (!html.includes("<h1")) throw new Error(`The page at ${path} has no heading to send`);
  return { head, html, loadingText: i18n.t("loading") };
}

/** Renders only the head; the app renders the rest of the page. */
export async function prerenderHead(path: HeadRoute, language: Language): Promise<string> {
  const { namespace, title, description, ...page } = HEAD_ROUTES[path];
  await switchLanguage(language);
  await loadNamespaces([namespace]);
  const t = i18n.getFixedT(language, namespace);
  const { head } = await renderToHtml(
    <PageTitle description={t(description)} noIndex={!("isListed" in page)}>
      {t(title)}
    </PageTitle>,
    path,
  );
  return head;
}
