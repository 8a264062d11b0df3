import { createElement, lazy, useState, type ComponentType } from "react";

export interface Ready<Props> {
  /** Suspends until its code is there; once it is, showing it waits for nothing. */
  readonly Body: ComponentType<Props>;
  /** Fetches its code before it is shown. What failed is tried again when it is asked for again. */
  readonly preload: () => Promise<unknown>;
}

/** A component whose code, and what it needs beside it, is fetched when it is first shown or preloaded. */
export function ready<Props extends object>(load: () => Promise<ComponentType<Props>>): Ready<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let there: ComponentType<Props> | undefined;
  const lazily = () => lazy(async () => ({ default: await preload() }));
  let fetched = lazily();
  const preload = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const started = load();
    loading = started;
    started.then(
      (component) => (there = component),
      () => {
        loading = undefined;
        fetched = lazily();
      },
    );
    return started;
  };
  function Body(props: Props) {
    // What has come stands at once: even a fulfilled promise would show the fallback for a moment.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? fetched);
    return createElement(Shown, props);
  }
  return { Body, preload };
}
