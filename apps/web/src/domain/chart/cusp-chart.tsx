import { createCuspChartInput } from "@lagna/chart-drawing";
import type { KpData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePreference } from "../../lib/preferences.ts";
import { formatDmInSign } from "../formatting/format-degrees.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { type ChartFocus, createChartFocusStore } from "./chart-focus.ts";
import { PLAIN_HIGHLIGHTS } from "./chart-highlights.ts";
import { chartStylePreference } from "./chart-preferences.ts";
import { useDrawingOf } from "./use-chart-drawing.ts";
import { useWidth } from "./use-width.ts";

interface CuspChartProps {
  readonly kp: Pick<KpData, "cusps" | "planets">;
  /** Its accessible name. */
  readonly label: string;
}

const ignore = () => undefined;

/**
 * The chart of KP in the reader's style: Placidus cusps with their degrees, grahas in the house between them. It has no
 * table of its own: it stands beside those of cusps and grahas.
 */
export function CuspChart({ kp, label }: CuspChartProps) {
  const [style] = usePreference(chartStylePreference);
  const [focus] = useState(createChartFocusStore);
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const input = useMemo(() => createCuspChartInput(kp), [kp]);
  const drawing = useDrawingOf(input, style, width);
  const describe = useCuspChartWords(kp);
  return (
    <div ref={ref} className="chart-frame relative min-w-0">
      <ChartFigure
        key={style}
        drawing={drawing}
        label={label}
        describe={(item) =>
          describe(item, (place) => {
            const cell = drawing.cells[place - 1];
            // In a North chart the place is the house itself.
            if (style === "north" || !cell) return [place];
            return kp.cusps.filter(({ sign }) => sign === cell.sign).map(({ house }) => house);
          })
        }
        highlights={PLAIN_HIGHLIGHTS}
        focus={focus}
        onCountFrom={ignore}
      />
    </div>
  );
}

/** The accessible name of a graha or of a place, whose cusps `listCusps` gives. */
function useCuspChartWords({ cusps, planets }: CuspChartProps["kp"]) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const { digits, number, list } = useFormat();
  const place = ({ sign, longitude }: Pick<KpData["cusps"][number], "sign" | "longitude">): string =>
    `${say(RASHI_WORDS[sign])} ${digits(formatDmInSign(longitude % 30))}`;
  const sayCusp = (house: number): string => {
    const cusp = cusps[house - 1];
    return cusp ? `${t("facts.house")} ${number(house)}: ${place(cusp)}` : "";
  };
  return (item: ChartFocus, listCusps: (place: number) => readonly number[]): string => {
    if (item.kind === "house") return list(listCusps(item.house).map(sayCusp)) || t("facts.sign");
    const first = cusps[0];
    if (item.id === "lagna") return `${say(LAGNA_WORDS.lagna)}: ${first ? place(first) : ""}`;
    const graha = planets[item.id];
    return `${say(GRAHA_WORDS[item.id])}: ${place(graha)}, ${t("facts.house")} ${number(graha.house)}`;
  };
}
