import type { Language } from "@lagna/terms";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { preloadRoute } from "./app/routes.tsx";
import { i18n, initI18n } from "./lib/i18n/i18n.ts";

export { PUBLIC_ROUTES } from "./app/public-routes.ts";

export interface PrerenderedPage {
  readonly title: string;
  /** Null: the page is not to be found by search. */
  readonly description: string | null;
  readonly html: string;
}

/** Pages behind a link with a token, which is looked at by nobody here, stand as for somebody who has one. */
globalThis.lagnaMailedToken = "of whoever opens it";
const started = initI18n();
const pause = () => new Promise((done) => setTimeout(done, 20));
/** A page that is never done would be waited for so often. */
const MOST_PAUSES = 500;

/** A public page as it stands before anything has been asked of the server, in the document around it. */
export async function prerender(path: string, language: Language): Promise<PrerenderedPage> {
  await started;
  await i18n.changeLanguage(language);
  window.history.replaceState(null, "", path);
  await preloadRoute(path);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(<App />);
  let [before, html] = ["", ""];
  for (let count = 0; count < MOST_PAUSES; count += 1) {
    await pause();
    [before, html] = [html, place.innerHTML];
    if (html !== "" && html === before && !place.querySelector(".page-spinner") && document.title !== "") break;
  }
  if (!place.querySelector("h1")) throw new Error(`The page at ${path} has no heading to send`);
  const { title } = document;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? null;
  root.unmount();
  place.remove();
  document.title = "";
  return { title, description, html };
}
