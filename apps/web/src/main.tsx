import { startTransition, useLayoutEffect, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { preloadRoute } from "./app/routes.tsx";
import { API_BASE } from "./lib/api.ts";
import { markConnection } from "./lib/connection.ts";
import { initI18n } from "./lib/i18n/i18n.ts";
import { registerServiceWorker } from "./lib/offline.ts";
import { keepFocus } from "./lib/keep-focus.ts";
import { applyTheme, themePreference } from "./lib/preferences.ts";
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
  registerServiceWorker();
  applyTheme(themePreference.get());
  themePreference.subscribe(() => applyTheme(themePreference.get()));
  // The first page's code and the words of the frame come down side by side.
  const page = preloadRoute(window.location.pathname);
  await initI18n();
  // What the server sent stays until the page itself can stand in its place.
  if (root.dataset["prerendered"] !== undefined) await page;
  // What the server said of the page, the page says itself from now on.
  document.querySelector('meta[name="description"]')?.remove();
  const giveFocus = keepFocus(root);
  const stands = () => {
    delete root.dataset["prerendered"];
    giveFocus();
  };
  // In pieces: a finger that comes meanwhile is not kept waiting for all of it.
  startTransition(() =>
    createRoot(root).render(
      <Standing onStands={stands}>
        <App />
      </Standing>,
    ),
  );
}

/** Tells when what is inside has taken its place in the document. */
function Standing({ onStands, children }: { onStands: () => void; children: ReactNode }) {
  useLayoutEffect(onStands, [onStands]);
  return children;
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
void start(root);
