import "../kundli/kundli-view.css";
import type { UntimedKundliData } from "@lagna/contract";
import { useMemo, type ReactNode, type Ref } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { toBirthLocalDate } from "../birth/birth-local-time.ts";
import { BirthNotices } from "../birth/birth-notices.tsx";
import { DateTable, FactTable } from "./birth-time-sensitivity-section.tsx";
import { MoonChart } from "./moon-chart.tsx";
import { RectifyFold } from "./rectify-fold.tsx";
import type { Rectification } from "./rectify/rectification.ts";
import { UncertaintyRibbons } from "./uncertainty-ribbons.tsx";
import { type FetchDaySections, getDaySigns } from "./get-day-signs.ts";
import { type BirthUncertainty, UncertaintyContext } from "./uncertainty-context.ts";
import { useSummaryClauses } from "./use-summary-clauses.ts";
import { UntimedGrahas } from "./untimed-grahas.tsx";
import { useDayFactRows } from "./use-day-fact-rows.ts";
import { getFactsAt, getTimeRange } from "./use-uncertainty-texts.ts";
import { DayYogas } from "./day-yogas.tsx";
import { usePlaceFormatter } from "../formatting/use-place-formatter.ts";

interface UntimedArticleProps {
  data: UntimedKundliData;
  fetchSections: FetchDaySections;
  /** Null without a signed-in account. */
  rectification: Rectification | null;
  /** Heading level: the page's heading, or one below it. */
  level: 1 | 2;
  headingRef?: Ref<HTMLHeadingElement>;
  label: string;
  busy?: boolean;
  actions: ReactNode;
}

/**
 * A kundli for which only the day of birth is known: everything that does not depend on the time, and a note where
 * something does.
 */
export function UntimedArticle(props: UntimedArticleProps) {
  const { data, fetchSections, rectification, level, headingRef, label, busy = false, actions } = props;
  const { t } = useTranslation("uncertain");
  const birthUncertainty = useMemo(() => ({ uncertainty: data.uncertainty, birth: data.birth }), [data]);
  const signs = useMemo(() => getDaySigns(data), [data]);
  const Heading = level === 1 ? "h1" : "h2";
  const rows = useDayFactRows();
  const uncertainRows = rows.filter(({ path }) => getFactsAt(data.uncertainty, path).length > 1);
  return (
    <UncertaintyContext value={birthUncertainty}>
      <article aria-label={label} aria-busy={busy} className="min-w-0">
        <DayLine data={data} />
        <Heading
          ref={headingRef}
          tabIndex={-1}
          className="text-xl leading-snug font-light outline-none sm:text-2xl lg:leading-[1.35]"
        >
          <UntimedSentence data={data} turning={birthUncertainty} />
        </Heading>
        <p className="measure mt-1 text-sm text-ink-muted">{t("untimed.note")}</p>
        <BirthNotices birth={data.birth} timeAssumed={false} showsTimeCertainty={false} />
        <div className="my-3 flex flex-wrap gap-1">{actions}</div>
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
          <Part title={t("untimed.fromMoon")} hint={t("untimed.fromMoonHint")}>
            <MoonChart signs={signs} name={data.birth.name} />
          </Part>
          <div className="flex min-w-0 flex-col gap-8">
            <Part title={t("untimed.grahas")}>
              <UntimedGrahas data={data} signs={signs} />
            </Part>
            <Part title={t("untimed.turns")} hint={t("untimed.turnsHint")}>
              <UncertaintyRibbons birthUncertainty={birthUncertainty} rows={uncertainRows} stated={false} />
            </Part>
          </div>
          <Part title={t("untimed.yogas")}>
            <DayYogas data={data} sections={fetchSections} />
          </Part>
          <div className="flex min-w-0 flex-col gap-8">
            <Part title={t("untimed.dashas")} hint={t("untimed.dashasHint")}>
              <DateTable birthUncertainty={birthUncertainty} birth={getMiddayBirth(data)} />
            </Part>
            <details className="border-y border-line">
              <summary className="min-h-11 py-2.5 font-medium">{t("untimed.all")}</summary>
              <FactTable birthUncertainty={birthUncertainty} rows={rows} />
            </details>
          </div>
        </div>
        {rectification && <RectifyFold birth={data.birth} rectification={rectification} />}
        <p className="measure mt-8 text-sm text-ink-muted">{t("untimed.needsTime")}</p>
      </article>
    </UncertaintyContext>
  );
}

/** Dates are computed as if the birth were in the middle of the possible range. */
function getMiddayBirth({ birth, uncertainty }: UntimedKundliData) {
  const [from, until] = getTimeRange(uncertainty);
  return { utc: new Date((Date.parse(from) + Date.parse(until)) / 2).toISOString(), utc_offset: birth.utc_offset };
}

function UntimedSentence({ data, turning: birthUncertainty }: { data: UntimedKundliData; turning: BirthUncertainty }) {
  const { t } = useTranslation("uncertain");
  const clauses = useSummaryClauses(birthUncertainty, getMiddayBirth(data));
  return (
    <Trans
      t={t}
      i18nKey="sentence.all"
      values={{ clauses: clauses.join("; ") }}
      components={{ name: <span>{data.birth.name}</span> }}
    />
  );
}

function DayLine({ data }: { data: UntimedKundliData }) {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  const { birth } = data;
  const day = format.date(toBirthLocalDate(getMiddayBirth(data).utc, birth.utc_offset), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const place = usePlaceFormatter()(birth.place).whole;
  return (
    <p className="tabular py-2 text-sm text-ink-muted">
      <span className="font-semibold text-ink">{birth.name}</span> · {t("untimed.line", { day })} · {place}
    </p>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-heading font-medium">{title}</h3>
      {hint && <p className="measure mb-3 text-sm text-ink-muted">{hint}</p>}
      {children}
    </section>
  );
}
