import "../kundli/kundli-view.css";
import type { UntimedKundliData } from "@lagna/contract";
import { useMemo, type ReactNode, type Ref } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { onBirthClock } from "../birth/birth-clock.ts";
import { Notices } from "../birth/notices.tsx";
import { DateTable, FactTable } from "./minutes-section.tsx";
import { MoonChart } from "./moon-chart.tsx";
import { RectifyFold } from "./rectify-fold.tsx";
import type { Rectifying } from "./rectify/rectifying.ts";
import { Ribbons } from "./ribbons.tsx";
import { type SectionsOfDay, signsOfDay } from "./signs-of-day.ts";
import { type Turning, TurningContext } from "./turning.ts";
import { useClauses } from "./use-clauses.ts";
import { UntimedGrahas } from "./untimed-grahas.tsx";
import { useDayRows } from "./use-day-rows.ts";
import { factsAt, rangeOf } from "./use-turn-words.ts";
import { YogasOfDay } from "./yogas-of-day.tsx";
import { usePlace } from "../words/use-place.ts";

interface UntimedArticleProps {
  data: UntimedKundliData;
  sections: SectionsOfDay;
  rectifying: Rectifying;
  /** The page's heading, or one under it. */
  level: 1 | 2;
  headingRef?: Ref<HTMLHeadingElement>;
  label: string;
  busy?: boolean;
  actions: ReactNode;
}

/** What can be said of a birth of which only the day is known: everything that does not hang on the hour, and of the rest that it does. */
export function UntimedArticle(props: UntimedArticleProps) {
  const { data, sections, rectifying, level, headingRef, label, busy = false, actions } = props;
  const { t } = useTranslation("uncertain");
  const turning = useMemo(() => ({ uncertainty: data.uncertainty, birth: data.birth }), [data]);
  const signs = useMemo(() => signsOfDay(data), [data]);
  const Heading = level === 1 ? "h1" : "h2";
  const rows = useDayRows();
  const turns = rows.filter(({ path }) => factsAt(data.uncertainty, path).length > 1);
  return (
    <TurningContext value={turning}>
      <article aria-label={label} aria-busy={busy} className="min-w-0">
        <DayLine data={data} />
        <Heading
          ref={headingRef}
          tabIndex={-1}
          className="text-xl leading-snug font-light outline-none sm:text-2xl lg:leading-[1.35]"
        >
          <Sentence data={data} turning={turning} />
        </Heading>
        <p className="measure mt-1 text-sm text-ink-muted">{t("untimed.note")}</p>
        <Notices birth={data.birth} timeAssumed={false} noted={false} />
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
              <Ribbons turning={turning} rows={turns} stated={false} />
            </Part>
          </div>
          <Part title={t("untimed.yogas")}>
            <YogasOfDay data={data} sections={sections} />
          </Part>
          <div className="flex min-w-0 flex-col gap-8">
            <Part title={t("untimed.dashas")} hint={t("untimed.dashasHint")}>
              <DateTable turning={turning} birth={birthOf(data)} />
            </Part>
            <details className="border-y border-line">
              <summary className="min-h-11 py-2.5 font-medium">{t("untimed.all")}</summary>
              <FactTable turning={turning} rows={rows} />
            </details>
          </div>
        </div>
        <RectifyFold birth={data.birth} rectifying={rectifying} />
        <p className="measure mt-8 text-sm text-ink-muted">{t("untimed.needsTime")}</p>
      </article>
    </TurningContext>
  );
}

/** For dates, the middle of what is possible stands for the birth. */
function birthOf({ birth, uncertainty }: UntimedKundliData) {
  const [from, until] = rangeOf(uncertainty);
  return { utc: new Date((Date.parse(from) + Date.parse(until)) / 2).toISOString(), utc_offset: birth.utc_offset };
}

function Sentence({ data, turning }: { data: UntimedKundliData; turning: Turning }) {
  const { t } = useTranslation("uncertain");
  const clauses = useClauses(turning, birthOf(data));
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
  const day = format.date(onBirthClock(birthOf(data).utc, birth.utc_offset), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const place = usePlace()(birth.place).whole;
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
