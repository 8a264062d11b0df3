import type { KundliData } from "@lagna/contract";
import { useCallback, useMemo, useState } from "react";
import { usePreference } from "../../lib/preferences.ts";
import { useMedia } from "../../lib/use-media.ts";
import { createChartFocusStore, createShiftedFocusStore } from "../chart/chart-focus.ts";
import { chartStylePreference } from "../chart/chart-preferences.ts";
import { type FirstHouse, getFirstHouseShift, isFirstHouse } from "../chart/first-house.ts";
import { useSkyComponents } from "../sky/use-sky-components.ts";
import { isSkyShown, useSkyController, useSkySelector } from "../sky/use-sky-controller.ts";
import type { KundliSource } from "./kundli-source.ts";
import { useSearchParamState } from "./use-search-param-state.ts";
import { useVisibleVargas } from "./use-visible-vargas.ts";

interface ViewedKundli {
  data: KundliData;
  now: number;
  source: KundliSource;
  isExpanded: boolean;
}

/** What a kundli's view shows: the chosen vargas, style and first house, the highlighted parts, and the sky of another day. */
export function useKundliView({ data, now, source, isExpanded }: ViewedKundli) {
  const [focus] = useState(createChartFocusStore);
  const [style] = usePreference(chartStylePreference);
  const charts = useVisibleVargas();
  const [from, setFrom] = useSearchParamState("from", isFirstHouse);
  const first = from ?? "lagna";
  const setFirst = useCallback((next: FirstHouse) => setFrom(next === "lagna" ? null : next), [setFrom]);
  const chartFocus = useMemo(
    () => createShiftedFocusStore(focus, getFirstHouseShift(data, first)),
    [focus, data, first],
  );
  const sky = useSkyController(data, now);
  const parts = useSkyComponents(source.fetchSky !== null && isExpanded);
  const around = parts && source.fetchSky && { parts, ask: source.fetchSky };
  return {
    focus,
    charts,
    /** The same for every drawn chart. */
    chart: { data, style, first, onFirst: setFirst, focus: chartFocus },
    /** Whether everything fits on one screen. */
    roomy: useMedia("(min-width: 64rem)"),
    sky,
    parts,
    /** Null unless the sky of another day is shown. */
    visibleSky: useSkySelector(sky.store, isSkyShown) ? around : null,
  };
}

export type KundliViewState = ReturnType<typeof useKundliView>;
