import { CHART_STYLES, drawChart, type ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { Graha, VargaId } from "@lagna/terms";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createPreference, usePreference } from "../../lib/preferences.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useTerms } from "../words/terms.ts";
import { aspectedHouses, chartInput, sameFocus, type ChartFocus } from "./chart-data.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { ChartNote } from "./chart-note.tsx";
import { ChartTable } from "./chart-table.tsx";
import { useChartWords } from "./use-chart-words.ts";
import { useWidth } from "./use-width.ts";
import { VargaStrip } from "./varga-strip.tsx";

export const chartStylePreference = createPreference<ChartStyle>("lagna_chart_style", CHART_STYLES, () => "north");

interface ChartSectionProps {
  data: KundliData;
  varga: VargaId;
  onVarga: (varga: VargaId) => void;
  /** What is pointed at now. */
  active: ChartFocus | null;
  onHover: (focus: ChartFocus | null) => void;
  pinned: ChartFocus | null;
  onPin: (focus: ChartFocus | null) => void;
}

export function ChartSection({ data, varga, onVarga, active, onHover, pinned, onPin }: ChartSectionProps) {
  const { t } = useTranslation("kundli");
  const terms = useTerms();
  const [style, setStyle] = usePreference(chartStylePreference);
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const input = useMemo(() => chartInput(data, varga), [data, varga]);
  const drawing = useMemo(
    () => drawChart(input, { style, size: Math.max(300, width), labels: terms.chart }),
    [input, style, width, terms],
  );
  const words = useChartWords(data, varga, drawing);
  const { aspected, lit } = useAspects(data, drawing, active);
  const title = varga === "D1" ? t("chart.birth") : `${terms.varga(varga)} · ${varga}`;
  const label = t("chart.label", { name: data.birth.name, chart: title });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h3 className="text-heading font-medium">{title}</h3>
          <p className="text-sm text-ink-muted">{terms.vargaSense(varga)}</p>
        </div>
        <Segmented
          label={t("chart.style")}
          value={style}
          options={CHART_STYLES.map((value) => ({ value, label: t(`chart.styles.${value}`) }))}
          onChange={setStyle}
        />
      </div>
      <div className="mt-5 grid items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,36rem)_minmax(13rem,1fr)]">
        <div ref={ref} className="chart-frame max-w-144 min-w-0">
          <ChartFigure
            key={`${style}-${varga}`}
            drawing={drawing}
            label={label}
            describe={(focus) => words(focus).sentence}
            active={active}
            aspected={aspected}
            lit={lit}
            onHover={onHover}
            onSelect={(focus) => onPin(sameFocus(focus, pinned) ? null : focus)}
          />
          <ChartTable drawing={drawing} caption={label} />
        </div>
        <ChartNote facts={active && words(active)} detailed={varga === "D1"} />
      </div>
      <VargaStrip data={data} style={style} value={varga} onChange={onVarga} />
    </>
  );
}

/** The houses the active graha sees and who stands in them; for a house, the grahas that see it. */
function useAspects(
  data: KundliData,
  drawing: ReturnType<typeof drawChart>,
  active: ChartFocus | null,
): { aspected: number[]; lit: Graha[] } {
  return useMemo(() => {
    const houseOf = (id: Graha) => drawing.cells.find((cell) => cell.bodies.some((body) => body.id === id))?.house ?? 0;
    if (active?.kind === "body" && active.id !== "lagna") {
      const aspected = aspectedHouses(data, active.id, houseOf(active.id));
      return { aspected, lit: data.planets.map(({ id }) => id).filter((id) => aspected.includes(houseOf(id))) };
    }
    if (active?.kind === "house") {
      return {
        aspected: [],
        lit: data.planets
          .map(({ id }) => id)
          .filter((id) => aspectedHouses(data, id, houseOf(id)).includes(active.house)),
      };
    }
    return { aspected: [], lit: [] };
  }, [data, drawing, active]);
}
