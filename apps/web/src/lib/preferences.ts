import { useSyncExternalStore } from "react";
import { readPageStored } from "./page-data.ts";
import { readStored, writeStored } from "./storage.ts";

/** A choice from a closed set, remembered in this browser and shared by its tabs. */
export interface Preference<T extends string> {
  get: () => T;
  /** What a page from the server shows until it is hydrated: the choice it was rendered for, else that of a browser that stores nothing. */
  getInitial: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPreference<T extends string>(key: string, values: readonly T[], initial: () => T): Preference<T> {
  const listeners = new Set<() => void>();
  const valid = (value: string | null): T | null => values.find((candidate) => candidate === value) ?? null;
  let current = valid(readStored(key)) ?? initial();
  window.addEventListener("storage", (event) => {
    // The key is null when the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    current = valid(event.newValue) ?? initial();
    for (const listener of listeners) listener();
  });
  return {
    get: () => current,
    getInitial: () => valid(readPageStored(key)) ?? initial(),
    set: (value) => {
      current = value;
      writeStored(key, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function usePreference<T extends string>(preference: Preference<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(preference.subscribe, preference.get, preference.getInitial), preference.set];
}

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** Its key is also read by public/before-paint.js. */
export const themePreference = createPreference<Theme>("lagna_theme", THEMES, () => "system");

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  applyThemeColor(theme);
}

/**
 * Colours the browser's own frame: index.html has a colour for each system scheme; a chosen theme is applied to both.
 */
function applyThemeColor(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = (meta.dataset["scheme"] ??= meta.getAttribute("media")?.includes("dark") ? "dark" : "light");
    const forced = theme === scheme ? "all" : "not all";
    const media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : forced;
    // Setting the same value again would make the browser recompute its frame on every first load.
    if (meta.getAttribute("media") !== media) meta.setAttribute("media", media);
  }
}

/** Digits of Hindi text: European (1 2 3, usual in print) or Devanagari (१ २ ३). */
export const NUMERALS = ["latn", "deva"] as const;
export type Numerals = (typeof NUMERALS)[number];
export const numeralsPreference = createPreference<Numerals>("lagna_numerals", NUMERALS, () => "latn");
