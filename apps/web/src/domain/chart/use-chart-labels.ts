import { type ChartLabels, chartLabels } from "@lagna/chart-drawing";
import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

/** The words of a drawing in the reader's language and numerals. */
export function useChartLabels(): ChartLabels {
  const { digits } = useFormat();
  const language = useLanguage();
  return useMemo(() => chartLabels(language, digits), [language, digits]);
}
