import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactElement } from "react";
import { prefetch } from "../lib/prefetch.ts";
import { prefetchNamespaces, i18nReady, loadNamespaces } from "../lib/i18n/i18n.ts";

interface PageModule {
  Component: ComponentType;
}

export interface LazyPage {
  element: ReactElement;
  /** `preload` starts fetching before the page is rendered and never rejects: what failed is fetched again when the page is shown. */
  handle: { preload: () => Promise<void> };
}

let loadingCount = 0;
const listeners = new Set<() => void>();

function changeLoadingCount(step: 1 | -1): void {
  loadingCount += step;
  for (const listener of listeners) listener();
}

/** Whether a page is being fetched. */
export function usePageLoading(): boolean {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => loadingCount > 0,
    () => false,
  );
}

/**
 * A route whose code and translations are fetched on the first visit, so that a page never appears without its texts.
 * The module exports `Component`.
 */
export function createLazyPage(load: () => Promise<PageModule>, ...namespaces: string[]): LazyPage {
  let fetched: Promise<{ default: ComponentType }> | undefined;
  let loadedComponent: ComponentType | undefined;
  const fetchOnce = () => {
    if (fetched) return fetched;
    changeLoadingCount(1);
    // In parallel with the texts of the frame, not after them.
    prefetchNamespaces(namespaces);
    fetched = Promise.all([load(), i18nReady.then(() => loadNamespaces(namespaces))]).then(([module]) => ({
      default: (loadedComponent = module.Component),
    }));
    fetched.catch(() => (fetched = undefined)).finally(() => changeLoadingCount(-1));
    return fetched;
  };
  const Lazy = lazy(fetchOnce);
  function Page() {
    // A loaded page is rendered directly: with `lazy`, even a fulfilled promise shows the fallback for a moment.
    const [Now] = useState(() => loadedComponent ?? Lazy);
    return <Now />;
  }
  return { element: <Page />, handle: { preload: () => fetchOnce().then(ignoreResult, ignoreResult) } };
}

/** The same page, which also requests these paths from the API in parallel with its code when the browser starts on it. */
export const withPrefetch = (listPaths: () => readonly string[], { element, handle }: LazyPage): LazyPage => ({
  element,
  handle: {
    preload: () => {
      for (const path of listPaths()) prefetch(path);
      return handle.preload();
    },
  },
});

const ignoreResult = () => undefined;
