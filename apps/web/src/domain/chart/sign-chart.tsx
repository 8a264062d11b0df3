import type { ChartInput } from "@lagna/chart-drawing";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePreference } from "../../lib/preferences.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { type ChartFocus, createChartFocusStore } from "./chart-focus.ts";
import { PLAIN_HIGHLIGHTS } from "./chart-highlights.ts";
import { chartStylePreference } from "./chart-preferences.ts";
import { ChartTable } from "./chart-table.tsx";
import { useDrawingOf } from "./use-chart-drawing.ts";
import { useWidth } from "./use-width.ts";

interface SignChartProps {
  readonly input: ChartInput;
  /** Its accessible name. */
  readonly label: string;
}

const ignore = () => undefined;

/** Grahas in signs in the reader's style, with a table for screen readers: a chart that is not that of a kundli. */
export function SignChart({ input, label }: SignChartProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const { number } = useFormat();
  const [style] = usePreference(chartStylePreference);
  const [focus] = useState(createChartFocusStore);
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const drawing = useDrawingOf(input, style, width);
  const lagna = input.lagna.sign;
  const describe = (item: ChartFocus): string => {
    if (item.kind === "house") {
      const sign = drawing.cells.find(({ house }) => house === item.house)?.sign ?? lagna;
      return `${t("facts.house")} ${number(item.house)}, ${say(RASHI_WORDS[sign])}`;
    }
    if (item.id === "lagna") return `${say(LAGNA_WORDS.lagna)}, ${say(RASHI_WORDS[lagna])}`;
    const sign = input.grahas.find(({ id }) => id === item.id)?.sign ?? lagna;
    return `${say(GRAHA_WORDS[item.id])}, ${say(RASHI_WORDS[sign])}`;
  };
  return (
    <div ref={ref} className="chart-frame relative min-w-0">
      <ChartFigure
        key={style}
        drawing={drawing}
        label={label}
        describe={describe}
        highlights={PLAIN_HIGHLIGHTS}
        focus={focus}
        onCountFrom={ignore}
      />
      <ChartTable drawing={drawing} caption={label} />
    </div>
  );
}
