import { createElement, lazy, useState, type ComponentType } from "react";

export interface Preloadable<Props> {
  /** Suspends until its code is loaded; renders at once when it already is. */
  readonly Component: ComponentType<Props>;
  /** Fetches its code in advance. After a failure, the next call tries again. */
  readonly preload: () => Promise<unknown>;
}

/** A component whose code, and what it needs beside it, is fetched when it is first shown or preloaded. */
export function createPreloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const createLazy = () => lazy(async () => ({ default: await preload() }));
  let lazyComponent = createLazy();
  const preload = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const started = load();
    loading = started;
    started.then(
      (component) => (loaded = component),
      () => {
        loading = undefined;
        lazyComponent = createLazy();
      },
    );
    return started;
  };
  function Component(props: Props) {
    // Already loaded code renders at once: even a fulfilled promise would show the fallback for a moment.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? lazyComponent);
    return createElement(Shown, props);
  }
  return { Component, preload };
}
