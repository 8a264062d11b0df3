import type { KundliData } from "@lagna/contract";
import X from "~icons/lucide/x";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { buildChartInput } from "../../domain/chart/build-chart-input.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { DotChart } from "../../domain/chart/dot-chart.tsx";
import { usePreference } from "../../lib/preferences.ts";
import { IconButton } from "../../ui/button.tsx";
import { ChosenFact } from "./chart-panel.tsx";
import type { ChosenCitation } from "../../domain/answers/chosen-citation.ts";

interface CitationStripProps {
  data: KundliData;
  chosen: ChosenCitation;
  onClose: () => void;
}

/** On a phone: the cited fact, above the question box, with where it is in the chart. */
export function CitationStrip({ data, chosen, onClose }: CitationStripProps) {
  const { t } = useTranslation("assistant");
  const [style] = usePreference(chartStylePreference);
  const input = useMemo(() => buildChartInput(data, "D1"), [data]);
  return (
    <div role="status" className="flex items-start gap-3 border-t border-line bg-surface-raised px-4 py-3">
      <div className="w-24 shrink-0">
        <DotChart chart={input} style={style} />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <ChosenFact chosen={chosen} />
      </div>
      <IconButton label={t("common:close")} onClick={onClose} className="-me-3">
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
