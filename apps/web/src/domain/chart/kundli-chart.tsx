import { VARGA_WORDS, type VargaId } from "@lagna/terms";
import { memo, useCallback, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { ChartFigure } from "./chart-figure.tsx";
import type { ChartFocus, ChartFocusStore } from "./chart-focus.ts";
import { createChartHighlights } from "./chart-highlights.ts";
import { ChartTable } from "./chart-table.tsx";
import { getFirstHouseOfFocus, type FirstHouse } from "./first-house.ts";
import { type ChartSelection, useChartDrawing } from "./use-chart-drawing.ts";
import { useChartFacts } from "./use-chart-facts.ts";
import { useFirstHouseNames } from "./use-first-house-names.ts";
import { useWidth } from "./use-width.ts";

interface KundliChartProps extends ChartSelection {
  /** Changes the first house; absent where houses are always counted from the lagna. */
  onFirst?: (first: FirstHouse) => void;
  /** Shared by everything that shows this kundli: what is highlighted in one place is highlighted everywhere. */
  focus: ChartFocusStore;
  /** Keys of items that are highlighted in addition to what is pointed at. */
  lit?: readonly string[];
  /** Content for the middle that South and East Indian charts leave free. */
  middle?: ReactNode;
}

/** One chart of a kundli at the full width of its container, with an equivalent table for screen readers. */
export const KundliChart = memo(function KundliChart(props: KundliChartProps) {
  const { data, varga, style, first = "lagna", onFirst, focus, lit, middle } = props;
  const { t } = useTranslation("kundli");
  const title = useVargaTitle(varga);
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const overlay = useSyncExternalStore(
    focus.subscribe,
    () => (varga === "D1" ? focus.getHouseOverlay() : null),
    () => null,
  );
  const drawing = useChartDrawing(props, width, overlay?.texts);
  const describeItem = useChartFacts(data, varga, drawing);
  const highlights = useMemo(() => createChartHighlights(data, drawing, lit), [data, drawing, lit]);
  const describe = useCallback((item: ChartFocus) => describeItem(item).sentence, [describeItem]);
  const { sentence } = useFirstHouseNames(data);
  const chartLabel = t("chart.label", { name: data.birth.name, chart: title });
  const label = first === "lagna" ? chartLabel : `${sentence(first)} ${chartLabel}`;
  const countFrom = useCallback(
    (item: ChartFocus) => {
      const next = getFirstHouseOfFocus(item, (house) => drawing.cells[house - 1]?.sign);
      if (next) onFirst?.(next);
    },
    [drawing, onFirst],
  );
  return (
    <div ref={ref} className="chart-frame relative min-w-0">
      <ChartFigure
        key={`${style}-${varga}`}
        drawing={drawing}
        label={label}
        describe={describe}
        highlights={highlights}
        focus={focus}
        onCountFrom={countFrom}
        heat={overlay?.heat}
      />
      {drawing.middle && middle && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute grid place-content-center overflow-hidden p-2 text-center"
          style={{ inset: `${(drawing.middle.x / drawing.size) * 100}%` }}
        >
          {middle}
        </div>
      )}
      <ChartTable drawing={drawing} caption={label} />
    </div>
  );
});

export function useVargaTitle(varga: VargaId): string {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  return varga === "D1" ? t("chart.birth") : `${say(VARGA_WORDS[varga])} · ${varga}`;
}
