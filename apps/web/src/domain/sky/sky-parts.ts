import { useEffect, useState } from "react";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import type * as parts from "./parts.ts";

export type SkyParts = typeof parts;

let loaded: SkyParts | undefined;
let loading: Promise<SkyParts> | undefined;

/** What draws the sky around a chart, and its words: fetched once the chart itself stands. */
export function loadSky(): Promise<SkyParts> {
  loading ??= Promise.all([import("./parts.ts"), loadNamespaces(["sky"])]).then(
    ([parts]) => (loaded = parts),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Null until they are there, or where there is no sky to be had. */
export function useSkyParts(wanted: boolean): SkyParts | null {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (wanted && !parts) void loadSky().then(setParts, () => undefined);
  }, [wanted, parts]);
  return wanted ? (parts ?? null) : null;
}
