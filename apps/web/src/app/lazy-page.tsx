import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactElement } from "react";
import { askAhead } from "../lib/ask-ahead.ts";
import { fetchWords, i18nReady, loadNamespaces } from "../lib/i18n/i18n.ts";

interface PageModule {
  Component: ComponentType;
}

export interface LazyPage {
  element: ReactElement;
  /** `preload` starts fetching before the page is rendered, and never fails: what did not come is asked for again when it is shown. */
  handle: { preload: () => Promise<void> };
}

let loading = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  loading += step;
  for (const listener of listeners) listener();
}

/** Whether a page is being fetched just now. */
export function usePageLoading(): boolean {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => loading > 0,
    () => false,
  );
}

/**
 * A route whose code is fetched when first visited, together with the words it shows: a page never appears without its words.
 * The module exports `Component`.
 */
export function page(load: () => Promise<PageModule>, ...namespaces: string[]): LazyPage {
  let fetched: Promise<{ default: ComponentType }> | undefined;
  let there: ComponentType | undefined;
  const fetchOnce = () => {
    if (fetched) return fetched;
    count(1);
    // Beside the words of the frame, not after them.
    fetchWords(namespaces);
    fetched = Promise.all([load(), i18nReady.then(() => loadNamespaces(namespaces))]).then(([module]) => ({
      default: (there = module.Component),
    }));
    fetched.catch(() => (fetched = undefined)).finally(() => count(-1));
    return fetched;
  };
  const Lazy = lazy(fetchOnce);
  function Page() {
    // What has come stands at once: even a fulfilled promise would show the fallback for a moment.
    const [Now] = useState(() => there ?? Lazy);
    return <Now />;
  }
  return { element: <Page />, handle: { preload: () => fetchOnce().then(done, done) } };
}

/** The same, for a page that asks this of the server as it opens: what a browser that begins there asks beside its code, not after it. */
export const asking = (path: string, { element, handle }: LazyPage): LazyPage => ({
  element,
  handle: {
    preload: () => {
      // What the address asks for more is the page's own to read.
      if (window.location.search === "") askAhead(path);
      return handle.preload();
    },
  },
});

const done = () => undefined;
