import type { KundliData } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createChartFocusStore } from "../../../domain/chart/chart-focus.ts";
import { chartStylePreference } from "../../../domain/chart/chart-preferences.ts";
import { KundliChart } from "../../../domain/chart/kundli-chart.tsx";
import { usePreference } from "../../../lib/preferences.ts";
import { Button } from "../../../ui/button.tsx";

/** Beside the form while it is edited: the current chart, if it has a lagna to draw it from, and the link back to it. */
export function LastResult({ data, onShow }: { data: KundliData | null; onShow: () => void }) {
  const { t } = useTranslation("kundli");
  const [focus] = useState(createChartFocusStore);
  const [style] = usePreference(chartStylePreference);
  return (
    <div className="flex max-w-144 flex-col gap-4">
      <Button className="self-start" onClick={onShow}>
        {t("result.toResult")}
      </Button>
      {data && (
        <div className="max-lg:hidden">
          <KundliChart data={data} varga="D1" style={style} focus={focus} />
        </div>
      )}
    </div>
  );
}
