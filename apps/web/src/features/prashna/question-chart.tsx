import type { KundliData } from "@lagna/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { createChartFocusStore } from "../../domain/chart/chart-focus.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { ChartStyleSwitch } from "../../domain/chart/chart-style-switch.tsx";
import { CuspChart } from "../../domain/chart/cusp-chart.tsx";
import { KundliChart } from "../../domain/chart/kundli-chart.tsx";
import { usePreference } from "../../lib/preferences.ts";
import type { PrashnaAnswer } from "./prashna-api.ts";

/** The chart of the question: of a number of 249 that of KP with its cusps, else a chart of signs. */
export function QuestionChart({ answer }: { answer: PrashnaAnswer }) {
  const { t } = useTranslation("prashna");
  const [style] = usePreference(chartStylePreference);
  const [focus] = useState(createChartFocusStore);
  const { at, chart, horary, place, settings } = answer;
  const name = t("chart.name");
  const data = useMemo(
    (): KundliData => ({
      ...chart,
      settings,
      // A question has no birth; the chart shows only the name.
      birth: { name, gender: "other", local: at, utc: at, utc_offset: "+00:00", place, warnings: [], notices: [] },
    }),
    [chart, settings, name, at, place],
  );
  return (
    <figure>
      <div className="no-print mb-4">
        <ChartStyleSwitch />
      </div>
      {horary ? (
        <CuspChart kp={horary.kp} label={name} />
      ) : (
        <KundliChart data={data} varga="D1" style={style} focus={focus} />
      )}
      <figcaption className="measure mt-2 text-sm text-ink-muted">
        {t(horary ? "chart.cusps" : "chart.signs")}
      </figcaption>
    </figure>
  );
}
