import { createElement, use, type ComponentType } from "react";

export interface Ready<Props> {
  /** Suspends until its code is there; once it is, showing it waits for nothing. */
  readonly Body: ComponentType<Props>;
  /** Fetches its code before it is shown. What failed is tried again when it is asked for again. */
  readonly preload: () => Promise<unknown>;
}

/** A component whose code, and what it needs beside it, is fetched when it is first shown or preloaded. */
export function ready<Props extends object>(load: () => Promise<ComponentType<Props>>): Ready<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const started = load();
    loading = started;
    started.then(
      // React reads a promise so marked at once, without a moment of the fallback.
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => (loading = undefined),
    );
    return started;
  };
  function Body(props: Props) {
    return createElement(use(preload()), props);
  }
  return { Body, preload };
}
