import { createChartLabels, drawChart } from "@lagna/chart-drawing";
import type { SharedSigns } from "@lagna/contract";
import {
  GRAHA_WORDS,
  GRAHAS,
  KARANA_WORDS,
  KARANAS_OF_MONTH,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  NITYA_YOGAS,
  RASHI_WORDS,
  formatTithiName,
  VARA_WORDS,
  VARAS,
} from "@lagna/terms";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { usePlaceFormatter } from "../../domain/formatting/use-place-formatter.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { usePreference } from "../../lib/preferences.ts";

interface SignsArticleProps {
  name: string | null;
  data: SharedSigns;
  note: ReactNode;
}

/** A shared kundli without its time: signs only, and nothing from which the time could be derived. */
export function SignsArticle({ name, data, note }: SignsArticleProps) {
  const { t } = useTranslation("share");
  const title = name === null ? t("page.label") : t("page.of", { name });
  return (
    <article aria-label={title} className="py-2">
      <BirthLine name={name} data={data} />
      <h1 className="text-xl leading-snug font-light sm:text-2xl">
        <Headline data={data} />
      </h1>
      {note}
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <SignsChart data={data} />
        <div className="min-w-0">
          <SignsTable data={data} />
          <PanchangaLimbs data={data} />
          <p className="mt-4 text-sm text-ink-muted">{t("page.why")}</p>
        </div>
      </div>
    </article>
  );
}

function BirthLine({ name, data: { day, place } }: Pick<SignsArticleProps, "name" | "data">) {
  const { t } = useTranslation("share");
  const format = useFormat();
  const words = usePlaceFormatter();
  const where = place && words(place).whole;
  const born =
    day && where && t("page.born", { day: format.date(day, { dateStyle: "long", timeZone: "UTC" }), place: where });
  if (name === null && !born) return null;
  return (
    <p className="py-2 text-sm text-ink-muted">
      {name !== null && <span className="font-semibold text-ink">{name}</span>}
      {name !== null && born ? " · " : ""}
      {born}
    </p>
  );
}

function Headline({ data: { lagna, planets, running } }: { data: SharedSigns }) {
  const { t } = useTranslation("share");
  const formatTerm = useTermFormatter();
  const { nakshatra } = planets.moon;
  const lords = [running.maha, running.antar].flatMap((lord) => (lord ? [formatTerm(GRAHA_WORDS[lord])] : []));
  const parts = [
    lagna ? t("page.rising", { sign: formatTerm(RASHI_WORDS[lagna]) }) : t("page.noLagna"),
    ...(nakshatra ? [t("page.moonIn", { nakshatra: formatTerm(NAKSHATRA_WORDS[nakshatra]) })] : []),
    ...(lords.length > 0 ? [t("page.running", { lords: lords.join("–") })] : []),
  ];
  return <>{parts.join(" · ")}</>;
}

const CHART_SIZE = 480;

/** A chart of signs; without a lagna the houses are counted from the Moon, as is usual, and no lagna is marked. */
function SignsChart({ data: { lagna, planets } }: { data: SharedSigns }) {
  const [style] = usePreference(chartStylePreference);
  const language = useLanguage();
  const { digits } = useFormat();
  const drawing = useMemo(() => {
    const labels = createChartLabels(language, digits);
    const grahas = GRAHAS.flatMap((id) => {
      const { sign, retrograde, combust, dignity } = planets[id];
      if (sign === null) return [];
      const stepsBack = retrograde === true && id !== "rahu" && id !== "ketu";
      return [{ id, sign, retrograde: stepsBack, combust: combust === true, dignity }];
    });
    const visibleLabels = lagna === null ? { ...labels, lagna: "" } : labels;
    const first = lagna ?? planets.moon.sign ?? "aries";
    return drawChart({ lagna: { sign: first }, grahas }, { style, size: CHART_SIZE, labels: visibleLabels });
  }, [lagna, planets, style, language, digits]);
  return (
    // Hidden from screen readers: the table beside it has the same content.
    <svg aria-hidden="true" viewBox={`-1 -1 ${CHART_SIZE + 2} ${CHART_SIZE + 2}`} className="w-full text-line-strong">
      {drawing.cells
        .filter(({ isFirst }) => isFirst)
        .map(({ house, polygon }) => (
          <polygon key={house} points={polygon.map(({ x, y }) => `${x},${y}`).join(" ")} className="fill-accent-wash" />
        ))}
      {drawing.lines.map(({ from, to }, index) => (
        <line key={index} x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="currentColor" />
      ))}
      {drawing.cells.map(({ house, signLabel, bodies }) => (
        <g key={house} textAnchor="middle">
          {signLabel && (
            <text
              x={signLabel.center.x}
              y={signLabel.baseline}
              fontSize={signLabel.fontSize}
              className="fill-ink-muted"
            >
              {signLabel.text}
            </text>
          )}
          {bodies.map(({ id, center, baseline, parts }) => (
            <text
              key={id}
              x={center.x}
              y={baseline}
              fontWeight={600}
              className={id === "lagna" ? "fill-accent" : "fill-ink"}
            >
              {parts.map(({ role, text, fontSize, baselineShift, leadingSpace }) => (
                <tspan key={role} fontSize={fontSize} dx={leadingSpace} dy={-baselineShift}>
                  {text}
                </tspan>
              ))}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

function SignsTable({ data: { planets, vargas } }: { data: SharedSigns }) {
  const { t } = useTranslation("share");
  const formatTerm = useTermFormatter();
  const format = useFormat();
  const heads = ["graha", "sign", "house", "nakshatra", "navamsha"] as const;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start">
        <caption className="pb-2 text-start font-medium">{t("page.table")}</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-muted">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1.5 pe-4 text-start font-normal">
                {t(`page.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GRAHAS.map((id) => {
            const { sign, house, nakshatra, pada } = planets[id];
            const navamsha = vargas.D9[id];
            const star = nakshatra && [formatTerm(NAKSHATRA_WORDS[nakshatra]), pada && format.number(pada)];
            return (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-1.5 pe-4 text-start font-medium">
                  {formatTerm(GRAHA_WORDS[id])}
                </th>
                <td className="pe-4">{sign ? formatTerm(RASHI_WORDS[sign]) : "–"}</td>
                <td className="tabular pe-4">{house ? format.number(house) : "–"}</td>
                <td className="tabular pe-4">{star ? star.filter(Boolean).join(" ") : "–"}</td>
                <td>{navamsha ? formatTerm(RASHI_WORDS[navamsha]) : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function PanchangaLimbs({ data: { panchanga } }: { data: SharedSigns }) {
  const { t } = useTranslation("share");
  const language = useLanguage();
  const { tithi, vara, nakshatra, yoga, karana } = panchanga;
  const formatNames = <Id extends string>(
    ids: readonly Id[],
    words: Readonly<Record<Id, { en: string; hi: string }>>,
    index: number | null,
  ): string | null => {
    const id = index === null ? undefined : ids[index];
    return id === undefined ? null : words[id][language];
  };
  const rows = [
    ["tithi", tithi === null ? null : formatTithiName(tithi, language)],
    ["vara", formatNames(VARAS, VARA_WORDS, vara)],
    ["nakshatra", nakshatra && NAKSHATRA_WORDS[nakshatra][language]],
    ["yoga", formatNames(NITYA_YOGAS, NITYA_YOGA_WORDS, yoga === null ? null : yoga - 1)],
    ["karana", formatNames(KARANAS_OF_MONTH, KARANA_WORDS, karana === null ? null : karana - 1)],
  ] as const;
  return (
    <>
      <h2 className="mt-6 mb-1 font-medium">{t("page.panchanga")}</h2>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(([key, value]) => (
          <div key={key} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt className="text-sm text-ink-muted">{t(`page.${key}`)}</dt>
            <dd>{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
