import type { ChartInput } from "@lagna/chart-drawing";
import type { SavedKundli, SkyMoment } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ChartFigure } from "../../domain/chart/chart-figure.tsx";
import { type ChartFocus, createChartFocusStore } from "../../domain/chart/chart-focus.ts";
import { PLAIN_HIGHLIGHTS } from "../../domain/chart/chart-highlights.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { ChartTable } from "../../domain/chart/chart-table.tsx";
import { useDrawingOf } from "../../domain/chart/use-chart-drawing.ts";
import { useWidth } from "../../domain/chart/use-width.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { fetchSky } from "../../domain/kundli/fetch-sky.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePreference } from "../../lib/preferences.ts";

const MINUTE_MS = 60_000;
/** The Moon moves two minutes of arc in the meantime; the day above it is renewed as often. */
const RENEWAL_MS = 5 * MINUTE_MS;

export interface TodayChartProps {
  readonly kundli: SavedKundli;
  readonly lagna: Rashi;
}

/** The sky of now over the lagna of one's own chart, and the way to the whole observatory. Without a sky there is none. */
export function TodayChart({ kundli, lagna }: TodayChartProps) {
  const { t } = useTranslation("dashboard");
  const { data } = useQuery({
    queryKey: ["sky", "now", kundli.settings],
    // At the start of the minute, as the Moon of the day.
    queryFn: ({ signal }) =>
      fetchSky(
        {
          from: new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString(),
          ...(kundli.settings && { settings: kundli.settings }),
        },
        signal,
      ),
    refetchInterval: RENEWAL_MS,
  });
  // Rendered in parts, so that a slow phone handles touches in between.
  const grahas = useDeferredValue(data?.moments[0]?.grahas);
  return (
    <div className="mt-2 max-w-xs">
      <div className="aspect-square">{grahas && <Drawing grahas={grahas} lagna={lagna} />}</div>
      <Link to={`/kundlis/${kundli.id}`} className="inline-flex min-h-11 items-center text-accent underline">
        {t("sky.open")}
      </Link>
    </div>
  );
}

/** The nodes are always retrograde, so they are not marked. */
const toInput = (grahas: SkyMoment["grahas"], lagna: Rashi): ChartInput => ({
  lagna: { sign: lagna },
  grahas: grahas.map(({ id, longitude, retrograde }) => ({
    id,
    sign: RASHIS[Math.floor(longitude / 30)] as Rashi,
    degree: longitude % 30,
    retrograde: retrograde && id !== "rahu" && id !== "ketu",
  })),
});

const ignore = () => undefined;

function Drawing({ grahas, lagna }: { grahas: SkyMoment["grahas"]; lagna: Rashi }) {
  const { t } = useTranslation(["dashboard", "kundli"]);
  const say = useTermFormatter();
  const { number } = useFormat();
  const [style] = usePreference(chartStylePreference);
  const [focus] = useState(createChartFocusStore);
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const input = useMemo(() => toInput(grahas, lagna), [grahas, lagna]);
  const drawing = useDrawingOf(input, style, width);
  const label = t("dashboard:sky.label");
  const describe = (item: ChartFocus): string => {
    if (item.kind === "house") {
      const sign = drawing.cells.find(({ house }) => house === item.house)?.sign ?? lagna;
      return `${t("kundli:facts.house")} ${number(item.house)}, ${say(RASHI_WORDS[sign])}`;
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
