import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ServerMetricsResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import { type Format, useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { PLOTS, type Minute, type Plot, type Series } from "./plots.ts";
import { drawLine, findHighest, HEIGHT, WIDTH } from "./draw-line.ts";

const MINUTE_MS = 60_000;
const TIME: Intl.DateTimeFormatOptions = { timeStyle: "short" };

const useServerMetrics = () =>
  useQuery({
    queryKey: ["server-metrics"],
    queryFn: ({ signal }) => api<ServerMetricsResponse>("/api/v1/admin/metrics", { signal }),
    refetchInterval: MINUTE_MS,
    gcTime: 0,
  });

/** What the server did in the last hour, by minute. */
export function ServerPlots() {
  const { t } = useTranslation("server");
  const errorText = useErrorText();
  const { data, error, isPending } = useServerMetrics();
  return (
    <section aria-labelledby="server-plots" className="mt-12">
      <h2 id="server-plots" className="text-lg font-medium">
        {t("plots.title")}
      </h2>
      {isPending && <Skeleton className="mt-4 h-64 w-full" />}
      {error && (
        <Alert tone="bad" className="mt-4">
          {errorText(error, t("plots.failed"))}
        </Alert>
      )}
      {data?.minutes.length === 0 && <p className="mt-2 text-ink-muted">{t("plots.none")}</p>}
      {data && data.minutes.length > 0 && (
        <div className="mt-4 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {PLOTS.map((plot) => (
            <PlotFigure key={plot.name} plot={plot} minutes={data.minutes} />
          ))}
        </div>
      )}
    </section>
  );
}

function formatValue(value: number | null, { unit }: Plot, format: Format): string {
  if (value === null) return "–";
  const text = format.number(value, { maximumFractionDigits: 0 });
  return unit === null ? text : `${text} ${unit}`;
}

/** A small plot with its current and highest values in words, which say all that a reader of the screen needs. */
function PlotFigure({ plot, minutes }: { readonly plot: Plot; readonly minutes: readonly Minute[] }) {
  const { t } = useTranslation("server");
  const format = useFormat();
  const highest = findHighest(plot.series.map(({ read }) => minutes.map(read)));
  return (
    <figure className="min-w-0" aria-labelledby={`plot-${plot.name}`}>
      <figcaption>
        <p id={`plot-${plot.name}`} className="font-medium">
          {t(`plots.${plot.name}`)}
        </p>
        {plot.series.map((series) => (
          <SeriesValues key={series.name} series={series} plot={plot} minutes={minutes} />
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-20 w-full border-b border-line-strong"
      >
        {plot.series.map(({ name, read, tone }) => (
          <path
            key={name}
            d={drawLine(minutes.map(read), highest)}
            className={`fill-none ${tone}`}
            strokeWidth="1.5"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-sm text-ink-muted" aria-hidden="true">
        <span>{format.date(minutes[0]?.at ?? 0, TIME)}</span>
        <span>{format.date(minutes.at(-1)?.at ?? 0, TIME)}</span>
      </p>
    </figure>
  );
}

interface SeriesValuesProps {
  readonly series: Series;
  readonly plot: Plot;
  readonly minutes: readonly Minute[];
}

function SeriesValues({ series, plot, minutes }: SeriesValuesProps) {
  const { t } = useTranslation("server");
  const format = useFormat();
  const values = minutes.map(series.read);
  const known = values.filter((value) => value !== null);
  return (
    <p className="flex items-baseline gap-2 text-sm text-ink-muted">
      <svg viewBox="0 0 16 4" className="h-1 w-4 shrink-0 self-center" aria-hidden="true">
        <path d="M0 2H16" className={series.tone} strokeWidth="3" />
      </svg>
      <span>
        {t(`plots.series.${series.name}`, {
          now: formatValue(values.at(-1) ?? null, plot, format),
          most: formatValue(known.length > 0 ? Math.max(...known) : null, plot, format),
        })}
      </span>
    </p>
  );
}
