import { startTransition, useEffect, useState } from "react";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { waitForIdle } from "../../lib/wait-for-idle.ts";
import type * as parts from "./sky-components.ts";

export type SkyComponents = typeof parts;

let loaded: SkyComponents | undefined;
let loading: Promise<SkyComponents> | undefined;

/**
 * Loads the components that draw the sky around a chart, and their messages. Called once the chart itself is
 * rendered.
 */
export function loadSkyComponents(): Promise<SkyComponents> {
  loading ??= Promise.all([import("./sky-components.ts"), loadNamespaces(["sky"])]).then(
    ([parts]) => (loaded = parts),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Null until loaded, or where no sky is available. */
export function useSkyComponents(isEnabled: boolean): SkyComponents | null {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (isEnabled && !parts)
      void waitForIdle()
        .then(loadSkyComponents)
        // The whole kundli is rendered again: in slices, between which touches are handled.
        .then(
          (parts) => startTransition(() => setParts(parts)),
          () => undefined,
        );
  }, [isEnabled, parts]);
  return isEnabled ? (parts ?? null) : null;
}
