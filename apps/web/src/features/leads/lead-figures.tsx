import type { LeadsSummary } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";

/** The four summary cards and a chart of the last thirty days. */
export function LeadFigures({ summary }: { summary: LeadsSummary }) {
  const { t } = useTranslation("leads");
  const format = useFormat();
  const cards = [
    ["total", summary.total],
    ["mobile", summary.devices.mobile],
    ["desktop", summary.devices.desktop],
    ["today", summary.new_today],
  ] as const;
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 lg:grid-cols-4">
        {cards.map(([key, count]) => (
          <div key={key} className="border-t border-accent py-3">
            <dt className="text-sm text-ink-muted">{t(`card.${key}`)}</dt>
            <dd className="tabular text-3xl font-light">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      <DailyChart daily={summary.daily} />
    </>
  );
}

const [WIDTH, HEIGHT] = [600, 80];

function DailyChart({ daily }: Pick<LeadsSummary, "daily">) {
  const { t } = useTranslation("leads");
  const format = useFormat();
  const maxCount = Math.max(1, ...daily.map(({ count }) => count));
  const step = WIDTH / Math.max(1, daily.length);
  const formatDay = (day: string) => format.date(day, { day: "numeric", month: "short", timeZone: "UTC" });
  const [first, last] = [daily[0], daily.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="mt-4 max-w-3xl">
      <figcaption className="text-sm text-ink-muted">
        {t("daily", { from: formatDay(first.day), until: formatDay(last.day), most: format.number(maxCount) })}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={daily.map(({ day, count }) => `${formatDay(day)}: ${format.number(count)}`).join("; ")}
        className="mt-2 w-full"
      >
        <line x1={0} y1={HEIGHT} x2={WIDTH} y2={HEIGHT} className="stroke-line-strong" />
        {daily.map(({ day, count }, index) => {
          const height = (count / maxCount) * HEIGHT;
          return (
            <rect
              key={day}
              x={index * step + 1}
              y={HEIGHT - height}
              width={step - 2}
              height={height}
              className="fill-accent"
            />
          );
        })}
      </svg>
    </figure>
  );
}

/** Sources and countries of the leads. */
export function LeadSources({ summary }: { summary: LeadsSummary }) {
  const { t } = useTranslation("leads");
  const format = useFormat();
  const countries = new Intl.DisplayNames([format.locale], { type: "region" });
  const lists = [
    { key: "sources", counts: summary.sources, name: (id: string) => id },
    {
      key: "countries",
      counts: summary.countries,
      name: (id: string) => (id === "" ? t("countryUnknown") : (countries.of(id) ?? id)),
    },
    { key: "statuses", counts: summary.statuses, name: (id: string) => t(`status.${id}`) },
  ];
  return (
    <div className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-3">
      {lists.map(({ key, counts, name }) => (
        <section key={key}>
          <h2 className="text-heading font-medium">{t(`split.${key}`)}</h2>
          <ul className="mt-2">
            {Object.entries(counts)
              .toSorted(([, a], [, b]) => b - a)
              .map(([id, count]) => (
                <li key={id} className="flex justify-between gap-3 border-t border-line py-2 text-sm">
                  <span className="[overflow-wrap:anywhere]">{name(id)}</span>
                  <span className="tabular">{format.number(count)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
