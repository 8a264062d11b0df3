import { preloadSectionsIdly } from "../../../domain/kundli/sections.ts";
import { isSlowConnection } from "../../../lib/connection.ts";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import { createPreloadable } from "../../../lib/preloadable-component.ts";
import { waitForIdle } from "../../../lib/wait-for-idle.ts";

/** The code of the result is fetched while the form is filled in. */
export const ResultPanel = createPreloadable(() => import("./result-panel.tsx").then((module) => module.ResultPanel));
export const LastResult = createPreloadable(() => import("./last-result.tsx").then((module) => module.LastResult));
/** Loaded with its texts only when needed: few births have an unknown time. */
export const UntimedResult = createPreloadable(async () => {
  const [file] = await Promise.all([import("./untimed-result.tsx"), loadNamespaces(["uncertain"])]);
  return file.UntimedResult;
});
export const preloadResult = () => Promise.all([ResultPanel.preload(), LastResult.preload()]).catch(() => undefined);

let preloading: Promise<void> | null = null;

/** Starts when the form is first touched. A failed fetch is retried at the next touch, or when the result is shown. */
export function preloadOnce(): void {
  preloading ??= waitForIdle()
    .then(preloadResult)
    .then(() => (isSlowConnection() ? undefined : preloadSectionsIdly()))
    .catch(() => void (preloading = null));
}
