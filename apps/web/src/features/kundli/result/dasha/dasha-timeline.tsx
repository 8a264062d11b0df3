import type { DashaPeriod, KundliData } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../../lib/cx.ts";
import { useTerms } from "../../terms.ts";
import { GRAHA_BACKGROUND } from "../chart/graha-colours.ts";
import { contains, DASHA_LEVELS, runningPeriods, type PathPeriod } from "./dasha-path.ts";
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
      <Line level={0} periods={data.dashas.vimshottari.periods} parents={[]} from={birth} open={open} now={now} dates={dates} onChoose={choose} />
      {open.map((item, index) =>
        index + 1 < DASHA_LEVELS ? (
          <SubLine key={item.period.start + String(index)} level={index + 1} item={item} from={birth} open={open} now={now} dates={dates} onChoose={choose} />
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

function Line({ level, periods, parents, from, open, now, dates, onChoose }: LineProps & { periods: readonly DashaPeriod[]; parents: PathPeriod["lords"] }) {
  const { t } = useTranslation("kundli");
  const lived = periods.filter((period) => Date.parse(period.end) > from);
  const start = Math.max(from, Date.parse(lived[0]?.start ?? ""));
  const end = Date.parse(lived.at(-1)?.end ?? "");
  const share = (at: number) => (at - start) / (end - start);
  const first = lived[0];
  const last = lived.at(-1);
  if (!first || !last) return null;
  const short = isShort(first) || isShort(last);
  return (
    <div>
      <div className="relative">
        <ul className="flex h-12 w-full overflow-hidden rounded-md">
          {lived.map((period) => (
            <Segment
              key={period.start}
              period={period}
              width={share(Date.parse(period.end)) - share(Math.max(start, Date.parse(period.start)))}
              open={open[level]?.period.start === period.start}
              running={contains(period, now)}
              leaf={level + 1 >= DASHA_LEVELS}
              dates={dates}
              onChoose={() => onChoose(level, { period, lords: [...parents, period.lord] })}
            />
          ))}
        </ul>
        {now >= start && now < end && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -inset-y-1.5 w-0.5 -translate-x-1/2 bg-ink shadow-[0_0_0_1.5px_var(--surface)]"
            style={{ insetInlineStart: `${share(now) * 100}%` }}
          />
        )}
      </div>
      <p className="tabular mt-1 flex justify-between text-xs text-ink-muted">
        <span>{level === 0 ? t("dasha.bornIn", { year: dates.year(new Date(start).toISOString()) }) : dates.date(new Date(start).toISOString(), short)}</span>
        <span>{level === 0 ? dates.year(last.end) : dates.date(last.end, short)}</span>
      </p>
    </div>
  );
}

interface SegmentProps {
  period: DashaPeriod;
  /** Share of the line, 0 to 1. */
  width: number;
  open: boolean;
  running: boolean;
  leaf: boolean;
  dates: DashaDates;
  onChoose: () => void;
}

function Segment({ period, width, open, running, leaf, dates, onChoose }: SegmentProps) {
  const { t } = useTranslation("kundli");
  const terms = useTerms();
  const short = isShort(period);
  const label = t("dasha.period", { graha: terms.graha(period.lord), start: dates.date(period.start, short), end: dates.date(period.end, short) });
  return (
    <li className="min-w-0" style={{ width: `${width * 100}%` }}>
      <button
        type="button"
        title={label}
        aria-label={running ? `${label}. ${t("dasha.now")}` : label}
        aria-expanded={leaf ? undefined : open}
        aria-current={running ? "date" : undefined}
        disabled={leaf}
        onClick={onChoose}
        className={cx(
          "relative flex size-full items-center justify-center overflow-hidden border-e-2 border-surface text-sm font-semibold transition-[filter]",
          "-outline-offset-3 focus-visible:outline-surface enabled:hover:brightness-115",
          GRAHA_BACKGROUND[period.lord],
          open && "after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:bg-ink",
        )}
      >
        <span aria-hidden="true" className={cx("rounded-sm px-0.5 text-surface", width < 0.045 && "max-sm:hidden", running && "underline underline-offset-3")}>
          {terms.grahaShort(period.lord)}
        </span>
      </button>
    </li>
  );
}
