import type { DashaPeriod } from "@lagna/contract";
import { GRAHA_WORDS } from "@lagna/terms";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { GRAHA_BACKGROUND, GRAHA_WASH } from "../chart/graha-colours.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { isWithinPeriod } from "./find-running-periods.ts";
import { type DashaDates, isShortPeriod } from "./use-dasha-dates.ts";

export interface DashaSegmentProps {
  period: DashaPeriod;
  /** Start of the timeline: the first period is cut off at birth. */
  from: number;
  open: boolean;
  now: number;
  /** 0 for a maha dasha. */
  level: number;
  leaf: boolean;
  dates: DashaDates;
  onChoose: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * As wide as the period's share of the row, with a minimum width for touch. In the running period, the line for today
 * is at the elapsed share.
 */
export function DashaSegment({ period, from, open, now, level, leaf, dates, onChoose }: DashaSegmentProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const short = isShortPeriod(period);
  const end = Date.parse(period.end);
  const running = isWithinPeriod(period, now);
  const share = running ? (now - from) / (end - from) : 0;
  const label = t("dasha.period", {
    graha: say(GRAHA_WORDS[period.lord]),
    start: dates.date(period.start, short),
    end: dates.date(period.end, short),
  });
  return (
    <li
      className="@container relative h-[1.625rem] min-w-[24px] basis-0"
      style={{ flexGrow: end - from }}
      data-from={from}
      data-until={end}
    >
      <button
        type="button"
        title={label}
        aria-label={running ? `${label}. ${t("dasha.now")}` : label}
        aria-expanded={leaf ? undefined : open}
        aria-current={running ? "date" : undefined}
        disabled={leaf}
        onClick={onChoose}
        className={cx(
          "dasha-segment absolute inset-0 overflow-hidden rounded-[2px] transition-[filter] after:absolute after:inset-x-0 after:-inset-y-2.5 enabled:hover:brightness-110",
          GRAHA_WASH[period.lord],
          open && "inset-ring inset-ring-ink-muted",
          end <= now && !open && "opacity-70",
        )}
      />
      <span
        aria-hidden="true"
        className={cx(
          "pointer-events-none absolute inset-x-0 top-0 h-[3px] rounded-t-[2px] forced-colors:hidden",
          GRAHA_BACKGROUND[period.lord],
        )}
      />
      <SegmentName period={period} level={level} running={running} share={share} dates={dates} />
      {running && (
        <span
          aria-hidden="true"
          className="dasha-now pointer-events-none absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-accent shadow-[0_0_0_1.5px_var(--surface)]"
          style={{ insetInlineStart: `${share * 100}%` }}
        />
      )}
    </li>
  );
}

/**
 * In full where it fits, else abbreviated, followed by the period's end where that fits too. In the running period it
 * is on the wider side of the line for today, never below it.
 */
function SegmentName({
  period,
  level,
  running,
  share,
  dates,
}: Pick<DashaSegmentProps, "period" | "level" | "dates"> & { running: boolean; share: number }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const isNameBefore = share >= 0.5;
  const room = running
    ? isNameBefore
      ? { insetInlineStart: 0, insetInlineEnd: `${(1 - share) * 100}%` }
      : { insetInlineStart: `${share * 100}%`, insetInlineEnd: 0 }
    : { insetInlineStart: 0, insetInlineEnd: 0 };
  const end =
    level === 0
      ? dates.years(period.start, period.end)
      : t("dasha.to", { end: level === 1 ? dates.shortMonth(period.end) : dates.day(period.end) });
  return (
    <span
      aria-hidden="true"
      style={room}
      data-segment-name={running || undefined}
      data-before={(running && isNameBefore) || undefined}
      className={cx(
        "@container pointer-events-none absolute top-[3px] bottom-0 overflow-hidden text-[0.8125rem] leading-[1.4375rem] whitespace-nowrap",
        running && "font-bold",
      )}
    >
      {/* Text that does not fit wraps to a second line, which is clipped. */}
      <span className="tabular flex h-full w-full flex-wrap content-start justify-center gap-x-1.5 overflow-hidden px-0.5 @min-[5rem]:justify-start @min-[5rem]:px-1.5">
        <span className="@min-[5rem]:hidden">{say(GRAHA_WORDS[period.lord], "short")}</span>
        <span className="hidden @min-[5rem]:inline">{say(GRAHA_WORDS[period.lord])}</span>
        <span className="hidden font-normal @min-[5rem]:inline">{end}</span>
      </span>
    </span>
  );
}
