import { type ChartLabels, createChartLabels } from "@lagna/chart-drawing";
import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

/** The labels of a drawing in the reader's language and numerals. */
export function useChartLabels(): ChartLabels {
  const { digits } = useFormat();
  const language = useLanguage();
  return useMemo(() => createChartLabels(language, digits), [language, digits]);
}
