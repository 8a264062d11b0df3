import type { DashaPeriod, KundliData } from "@lagna/contract";
import { DASHA_LEVELS, DASHA_LEVEL_WORDS, type Graha, GRAHA_WORDS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWord } from "../words/use-word.ts";
import { runningPeriods, type PathPeriod } from "./dasha-path.ts";
import { DashaSegment } from "./dasha-segment.tsx";
import { isShort, type DashaDates } from "./use-dasha-dates.ts";
import { useSubPeriods } from "./use-sub-periods.ts";

interface DashaTimelineProps {
  data: KundliData;
  now: number;
  dates: DashaDates;
}

/**
 * Life as a line: a press on a period unfolds its nine parts as the next line, down to the fifth level. What is open is kept by its
 * lords alone, and its dates are read from the chart shown: give it a key of the chart, so that another one begins at its own today.
 */
export function DashaTimeline({ data, now, dates }: DashaTimelineProps) {
  const { t } = useTranslation("kundli");
  const [open, setOpen] = useState<readonly Graha[]>(() =>
    runningPeriods(data, now)
      .slice(0, 1)
      .map(({ lord }) => lord),
  );
  const choose = (level: number, lord: Graha) =>
    setOpen(open[level] === lord ? open.slice(0, level) : [...open.slice(0, level), lord]);
  return (
    <div className="mt-5 flex flex-col gap-5" role="group" aria-label={t("dasha.timeline")}>
      <Line
        level={0}
        periods={data.dashas.vimshottari.periods}
        parents={[]}
        from={Date.parse(data.birth.utc)}
        open={open}
        now={now}
        dates={dates}
        onChoose={choose}
      />
    </div>
  );
}

interface LineProps {
  level: number;
  /** Birth: nothing is drawn before it. */
  from: number;
  /** The lords of what is open, one a level. */
  open: readonly Graha[];
  now: number;
  dates: DashaDates;
  onChoose: (level: number, lord: Graha) => void;
}

function SubLine({ item, ...line }: LineProps & { item: PathPeriod }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const { periods, failed, retry } = useSubPeriods(item, true);
  return (
    <>
      <p className="-mb-3.5 text-sm">
        <span className="font-medium">{item.lords.map((id) => say(GRAHA_WORDS[id])).join(" – ")}</span>{" "}
        <span className="text-ink-muted">{say(DASHA_LEVEL_WORDS[DASHA_LEVELS[line.level] ?? "prana"])}</span>
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
    </>
  );
}

/** A row of periods, and below it the parts of the one that is open. */
function Line({
  periods,
  parents,
  ...line
}: LineProps & { periods: readonly DashaPeriod[]; parents: PathPeriod["lords"] }) {
  const { level, from, open } = line;
  const lived = periods.filter((period) => Date.parse(period.end) > from);
  const unfolded = level + 1 < DASHA_LEVELS.length ? lived.find((period) => period.lord === open[level]) : undefined;
  if (lived.length === 0) return null;
  return (
    <>
      <Row {...line} lived={lived} />
      {unfolded && (
        <SubLine
          {...line}
          key={unfolded.start}
          level={level + 1}
          item={{ period: unfolded, lords: [...parents, unfolded.lord] }}
        />
      )}
    </>
  );
}

function Row({ level, from, open, now, dates, onChoose, lived }: LineProps & { lived: readonly DashaPeriod[] }) {
  const { t } = useTranslation("kundli");
  const [first, last] = [lived[0] as DashaPeriod, lived.at(-1) as DashaPeriod];
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
            open={open[level] === period.lord}
            now={now}
            leaf={level + 1 >= DASHA_LEVELS.length}
            dates={dates}
            onChoose={() => onChoose(level, period.lord)}
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
