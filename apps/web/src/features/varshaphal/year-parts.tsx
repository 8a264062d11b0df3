import type { KundliData } from "@lagna/contract";
import { RASHI_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { createChartFocusStore } from "../../domain/chart/chart-focus.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { KundliChart } from "../../domain/chart/kundli-chart.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { usePreference } from "../../lib/preferences.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { fetchPartOfYear, fetchSixtyHours, type PartChoice, type Year, type YearChoice } from "./varshaphal-api.ts";

type Part = Year["months"][number];
type Kind = PartChoice["kind"];

interface YearPartsProps {
  readonly choice: YearChoice;
  readonly year: Year;
}

/** The number of the part that has begun last at an instant; the first outside the year. */
function findRunningPart(parts: readonly Part[], { at, until }: Year["return"], now: number): number {
  if (now < Date.parse(at) || now >= Date.parse(until)) return 1;
  return Math.max(1, parts.filter((part) => Date.parse(part.at) <= now).length);
}

/** Months, charts of sixty hours and tithi praveshas: when each begins, and the chart of the one chosen. */
export function YearParts({ choice, year }: YearPartsProps) {
  const { t } = useTranslation("varshaphal");
  const [kind, setKind] = useState<Kind>("month");
  const sixtyHours = useQuery({
    queryKey: ["varshaphal", "sixty-hours", choice],
    queryFn: ({ signal }) => fetchSixtyHours(choice, signal),
    enabled: kind === "sixty_hours",
    staleTime: Infinity,
  });
  const parts = { month: year.months, sixty_hours: sixtyHours.data, tithi_pravesha: year.tithi_pravesha }[kind];
  const kinds = ["month", "sixty_hours", "tithi_pravesha"] as const;
  return (
    <section aria-labelledby="year-parts">
      <h3 id="year-parts" className="text-sm font-semibold">
        {t("parts.title")}
      </h3>
      <Segmented
        label={t("parts.kind")}
        className="mt-3"
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`parts.kinds.${value}`) }))}
        onChange={setKind}
      />
      <p className="measure mt-2 text-sm text-ink-muted">{t(`parts.rules.${kind}`)}</p>
      {sixtyHours.error && kind === "sixty_hours" && <PartError error={sixtyHours.error} />}
      {!parts && !sixtyHours.error && <Skeleton className="mt-4 h-72 w-full" />}
      {parts?.length === 0 && <p className="mt-4">{t("parts.none")}</p>}
      {parts && parts.length > 0 && (
        <ChosenPart key={`${kind}-${year.return.at}`} kind={kind} parts={parts} choice={choice} year={year} />
      )}
    </section>
  );
}

function ChosenPart({ kind, parts, choice, year }: YearPartsProps & { kind: Kind; parts: readonly Part[] }) {
  const [number, setNumber] = useState(() => findRunningPart(parts, year.return, Date.now()));
  const list = { parts, number, year, onChoose: setNumber };
  return (
    <div className="mt-4 grid items-start gap-x-14 gap-y-6 md:grid-cols-2">
      {kind === "sixty_hours" ? <PartSelect {...list} /> : <PartList {...list} />}
      <PartChart choice={choice} part={{ kind, number }} year={year} />
    </div>
  );
}

interface PartListProps {
  readonly parts: readonly Part[];
  readonly number: number;
  readonly year: Year;
  readonly onChoose: (number: number) => void;
}

function usePartFormatter({ return: { place } }: Year): (instant: string) => string {
  const { date } = useFormat();
  return (instant) => date(instant, { dateStyle: "medium", timeStyle: "short", timeZone: place.time_zone ?? "UTC" });
}

function PartList({ parts, number, year, onChoose }: PartListProps) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const format = useFormat();
  const formatStart = usePartFormatter(year);
  return (
    <ol className="border-t border-line">
      {parts.map(({ at, lagna }, index) => (
        <li key={at} className="border-b border-line">
          <button
            type="button"
            aria-pressed={number === index + 1}
            onClick={() => onChoose(index + 1)}
            className={cx(
              "tabular flex min-h-11 w-full cursor-pointer items-center gap-3 px-2 text-start text-sm hover:bg-surface-sunken",
              number === index + 1 && "bg-accent-wash font-semibold",
            )}
          >
            <span className="w-6 text-end text-ink-muted">{format.number(index + 1)}</span>{" "}
            <span className="flex-1">{formatStart(at)}</span>{" "}
            <span>{t("parts.lagna", { sign: say(RASHI_WORDS[lagna.sign]) })}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function PartSelect({ parts, number, year, onChoose }: PartListProps) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const format = useFormat();
  const formatStart = usePartFormatter(year);
  return (
    <Field label={t("parts.choose")}>
      {(control) => (
        <Select {...control} value={number} onChange={({ target }) => onChoose(Number(target.value))}>
          {parts.map(({ at, lagna }, index) => (
            <option key={at} value={index + 1}>
              {`${format.number(index + 1)} · ${formatStart(at)} · ${say(RASHI_WORDS[lagna.sign])}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function PartChart({ choice, part, year }: YearPartsProps & { part: PartChoice }) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const { number } = useFormat();
  const formatInstant = usePartFormatter(year);
  const [style] = usePreference(chartStylePreference);
  const [focus] = useState(createChartFocusStore);
  const { data, error } = useQuery({
    queryKey: ["varshaphal", "part", choice, part],
    queryFn: ({ signal }) => fetchPartOfYear(choice, part, signal),
    staleTime: Infinity,
  });
  const title = t(`parts.chart.${part.kind}`, { number: number(part.number) });
  const chart = useMemo(
    (): KundliData | null =>
      data ? { ...data.chart, birth: { ...year.birth, name: `${year.birth.name}, ${title}` } } : null,
    [data, year, title],
  );
  if (error) return <PartError error={error} />;
  if (!data || !chart) return <Skeleton className="aspect-square w-full" />;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2">
        <span className="font-medium">
          {title}: {t("parts.lagna", { sign: say(RASHI_WORDS[data.chart.lagna.sign]) })}
        </span>
        <span className="tabular block text-sm text-ink-muted">
          {data.until === null
            ? formatInstant(data.at)
            : t("parts.span", { from: formatInstant(data.at), until: formatInstant(data.until) })}
        </span>
      </figcaption>
      <KundliChart data={chart} varga="D1" style={style} focus={focus} />
    </figure>
  );
}

function PartError({ error }: { error: Error }) {
  const { t } = useTranslation("varshaphal");
  const errorText = useErrorText();
  return (
    <p role="alert" className="mt-4 text-bad">
      {errorText(error, t("failed"))}
    </p>
  );
}
