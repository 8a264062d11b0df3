import type { DashaPeriod, KundliData } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTerms } from "../words/terms.ts";
import { DASHA_LEVELS, runningPeriods, type PathPeriod } from "./dasha-path.ts";
import { DashaSegment } from "./dasha-segment.tsx";
import { isShort, type DashaDates } from "./use-dasha-dates.ts";
import { useSubPeriods } from "./use-sub-periods.ts";

interface DashaTimelineProps {
  data: KundliData;
  now: number;
  dates: DashaDates;
}

/** Life as a line: a press on a period unfolds its nine parts as the next line, down to the fifth level. */
export function DashaTimeline({ data, now, dates }: DashaTimelineProps) {
  const { t } = useTranslation("kundli");
  const birth = Date.parse(data.birth.utc);
  const [open, setOpen] = useState<readonly PathPeriod[]>(() => toPath(runningPeriods(data, now).slice(0, 1)));
  const choose = (level: number, item: PathPeriod) => {
    const same = open[level]?.period.start === item.period.start;
    setOpen(same ? open.slice(0, level) : [...open.slice(0, level), item]);
  };
  return (
    <div className="mt-5 flex flex-col gap-5" role="group" aria-label={t("dasha.timeline")}>
      <Line
        level={0}
        periods={data.dashas.vimshottari.periods}
        parents={[]}
        from={birth}
        open={open}
        now={now}
        dates={dates}
        onChoose={choose}
      />
      {open.map((item, index) =>
        index + 1 < DASHA_LEVELS ? (
          <SubLine
            key={item.period.start + String(index)}
            level={index + 1}
            item={item}
            from={birth}
            open={open}
            now={now}
            dates={dates}
            onChoose={choose}
          />
        ) : null,
      )}
    </div>
  );
}

const toPath = (periods: readonly DashaPeriod[]): PathPeriod[] =>
  periods.map((period, index) => ({ period, lords: periods.slice(0, index + 1).map(({ lord }) => lord) }));

interface LineProps {
  level: number;
  /** Birth: nothing is drawn before it. */
  from: number;
  open: readonly PathPeriod[];
  now: number;
  dates: DashaDates;
  onChoose: (level: number, item: PathPeriod) => void;
}

function SubLine({ item, ...line }: LineProps & { item: PathPeriod }) {
  const { t } = useTranslation("kundli");
  const terms = useTerms();
  const { periods, failed, retry } = useSubPeriods(item, true);
  return (
    <div className="dasha-line">
      <p className="mb-1.5 text-sm">
        <span className="font-medium">{item.lords.map(terms.graha).join(" – ")}</span>{" "}
        <span className="text-ink-muted">{t(`dasha.levels.${line.level}`)}</span>
      </p>
      {failed ? (
        <p role="alert" className="text-sm text-bad">
          {t("dasha.failed")}{" "}
          <button type="button" onClick={retry} className="min-h-11 font-semibold underline">
            {t("retry")}
          </button>
        </p>
      ) : periods ? (
        <Line {...line} periods={periods} parents={item.lords} />
      ) : (
        <div aria-busy="true" className="h-12 animate-pulse rounded-md bg-line" />
      )}
    </div>
  );
}

function Line({
  level,
  periods,
  parents,
  from,
  open,
  now,
  dates,
  onChoose,
}: LineProps & { periods: readonly DashaPeriod[]; parents: PathPeriod["lords"] }) {
  const { t } = useTranslation("kundli");
  const lived = periods.filter((period) => Date.parse(period.end) > from);
  const first = lived[0];
  const last = lived.at(-1);
  if (!first || !last) return null;
  const start = Math.max(from, Date.parse(first.start));
  const short = isShort(first) || isShort(last);
  return (
    <div>
      <ul className="flex w-full gap-0.5 pb-1">
        {lived.map((period) => (
          <DashaSegment
            key={period.start}
            period={period}
            from={Math.max(start, Date.parse(period.start))}
            open={open[level]?.period.start === period.start}
            now={now}
            leaf={level + 1 >= DASHA_LEVELS}
            dates={dates}
            onChoose={() => onChoose(level, { period, lords: [...parents, period.lord] })}
          />
        ))}
      </ul>
      <p className="tabular mt-1 flex justify-between text-xs text-ink-muted">
        <span>
          {level === 0
            ? t("dasha.bornIn", { year: dates.year(new Date(start).toISOString()) })
            : dates.date(new Date(start).toISOString(), short)}
        </span>
        <span>{level === 0 ? dates.year(last.end) : dates.date(last.end, short)}</span>
      </p>
    </div>
  );
}
