import { VARGA_WORDS, type VargaId } from "@lagna/terms";
import { memo, useCallback, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWord } from "../words/use-word.ts";
import { ChartFigure } from "./chart-figure.tsx";
import type { ChartFocus, ChartFocusStore } from "./chart-focus.ts";
import { chartLights } from "./chart-lights.ts";
import { ChartTable } from "./chart-table.tsx";
import { firstOfFocus, type FirstHouse } from "./first-house.ts";
import { type ShownChart, useChartDrawing } from "./use-chart-drawing.ts";
import { useChartWords } from "./use-chart-words.ts";
import { useFirstWords } from "./use-first-words.ts";
import { useWidth } from "./use-width.ts";

interface KundliChartProps extends ShownChart {
  /** Counts houses from elsewhere; absent where they are always the lagna's. */
  onFirst?: (first: FirstHouse) => void;
  /** Shared by all that shows this kundli: what one lights, the others light too. */
  focus: ChartFocusStore;
  /** Keys of the drawing that are lit besides what is pointed at. */
  lit?: readonly string[];
  /** Stands in the middle that South and East charts leave free. */
  middle?: ReactNode;
}

/** One chart of a kundli as wide as its place, with a table of the same for those who do not see it. */
export const KundliChart = memo(function KundliChart(props: KundliChartProps) {
  const { data, varga, style, first = "lagna", onFirst, focus, lit, middle } = props;
  const { t } = useTranslation("kundli");
  const title = useVargaTitle(varga);
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const painted = useSyncExternalStore(focus.subscribe, () => (varga === "D1" ? focus.painted() : null));
  const drawing = useChartDrawing(props, width, painted?.texts);
  const words = useChartWords(data, varga, drawing);
  const lights = useMemo(() => chartLights(data, drawing, lit), [data, drawing, lit]);
  const describe = useCallback((item: ChartFocus) => words(item).sentence, [words]);
  const { sentence } = useFirstWords(data);
  const named = t("chart.label", { name: data.birth.name, chart: title });
  const label = first === "lagna" ? named : `${sentence(first)} ${named}`;
  const countFrom = useCallback(
    (item: ChartFocus) => {
      const next = firstOfFocus(item, (house) => drawing.cells[house - 1]?.sign);
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
        lights={lights}
        focus={focus}
        onFirst={countFrom}
        heat={painted?.heat}
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
  const say = useWord();
  return varga === "D1" ? t("chart.birth") : `${say(VARGA_WORDS[varga])} · ${varga}`;
}
