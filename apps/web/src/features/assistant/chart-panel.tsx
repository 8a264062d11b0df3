import type { KundliData } from "@lagna/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { createChartFocusStore } from "../../domain/chart/chart-focus.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { KundliChart } from "../../domain/chart/kundli-chart.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePreference } from "../../lib/preferences.ts";
import type { ChosenCitation } from "../../domain/answers/chosen-citation.ts";
import { findFactHighlights } from "./find-fact-highlights.ts";

interface ChartPanelProps {
  data: KundliData;
  kundliId: string;
  chosen: ChosenCitation | null;
}

/** The chart that the conversation is about; the facts of the chosen citation are lit in it. */
export function ChartPanel({ data, kundliId, chosen }: ChartPanelProps) {
  const { t } = useTranslation("assistant");
  const [style] = usePreference(chartStylePreference);
  const [focus] = useState(createChartFocusStore);
  const lights = useMemo(() => (chosen ? findFactHighlights(chosen.fact, data) : null), [chosen, data]);
  return (
    <div>
      <KundliChart
        data={data}
        varga={lights?.varga ?? "D1"}
        style={style}
        focus={focus}
        {...(lights && { lit: lights.keys })}
      />
      <div aria-live="polite" className="mt-2 min-h-12 text-sm">
        {chosen ? <ChosenFact chosen={chosen} /> : <p className="text-ink-muted">{t("chart.hint")}</p>}
      </div>
      <Link to={`/kundlis/${kundliId}`} className="inline-flex min-h-11 items-center text-sm text-accent underline">
        {t("chart.whole")}
      </Link>
    </div>
  );
}

export function ChosenFact({ chosen }: { chosen: ChosenCitation }) {
  const { number } = useFormat();
  return (
    <p className="flex gap-2.5">
      {chosen.number > 0 && (
        <span
          aria-hidden="true"
          className="tabular inline-flex size-[1.0625rem] shrink-0 items-center justify-center rounded-[2px] bg-accent-fill text-xs font-semibold text-on-accent"
        >
          {number(chosen.number)}
        </span>
      )}
      <span className="tabular min-w-0">{chosen.text}</span>
    </p>
  );
}
