import type { ChartInput } from "@lagna/chart-drawing";
import type { SavedKundli, SkyMoment } from "@lagna/contract";
import { type Rashi, RASHIS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SignChart } from "../../domain/chart/sign-chart.tsx";
import { fetchSky } from "../../domain/kundli/fetch-sky.ts";

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

function Drawing({ grahas, lagna }: { grahas: SkyMoment["grahas"]; lagna: Rashi }) {
  const { t } = useTranslation("dashboard");
  const input = useMemo(() => toInput(grahas, lagna), [grahas, lagna]);
  return <SignChart input={input} label={t("sky.label")} />;
}
