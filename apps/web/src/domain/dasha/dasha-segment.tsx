import type { DashaPeriod } from "@lagna/contract";
import { GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useWord } from "../words/use-word.ts";
import { GRAHA_BACKGROUND, GRAHA_WASH } from "../chart/graha-colours.ts";
import { contains } from "./dasha-path.ts";
import { type DashaDates, isShort } from "./use-dasha-dates.ts";

export interface DashaSegmentProps {
  period: DashaPeriod;
  /** Where it begins on the line: birth cuts the first one. */
  from: number;
  open: boolean;
  now: number;
  leaf: boolean;
  dates: DashaDates;
  onChoose: () => void;
}

/** As long as the period, but never too narrow for a finger; today's line stands at its share of the running one. */
export function DashaSegment({ period, from, open, now, leaf, dates, onChoose }: DashaSegmentProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const short = isShort(period);
  const length = Date.parse(period.end) - from;
  const running = contains(period, now);
  const label = t("dasha.period", {
    graha: say(GRAHA_WORDS[period.lord]),
    start: dates.date(period.start, short),
    end: dates.date(period.end, short),
  });
  return (
    <li className="relative h-12 min-w-6 basis-0 first:rounded-s-md last:rounded-e-md" style={{ flexGrow: length }}>
      <button
        type="button"
        title={label}
        aria-label={running ? `${label}. ${t("dasha.now")}` : label}
        aria-expanded={leaf ? undefined : open}
        aria-current={running ? "date" : undefined}
        disabled={leaf}
        onClick={onChoose}
        className={cx(
          "absolute inset-0 overflow-hidden rounded-sm transition-[filter] enabled:hover:brightness-110",
          GRAHA_WASH[period.lord],
          open && "inset-ring-2 inset-ring-ink",
        )}
      />
      <span
        aria-hidden="true"
        className={cx("pointer-events-none absolute inset-x-0 top-0 h-1.5 rounded-t-sm", GRAHA_BACKGROUND[period.lord])}
      />
      <span
        aria-hidden="true"
        className={cx(
          "pointer-events-none absolute inset-0 flex items-center justify-center pt-1 text-sm",
          running ? "font-bold" : "font-medium",
        )}
      >
        {say(GRAHA_WORDS[period.lord], "short")}
      </span>
      {running && (
        <span
          aria-hidden="true"
          title={t("dasha.today")}
          className="pointer-events-none absolute -inset-y-1.5 w-0.5 -translate-x-1/2 bg-accent shadow-[0_0_0_1.5px_var(--surface)]"
          style={{ insetInlineStart: `${((now - from) / length) * 100}%` }}
        >
          <span className="absolute top-full left-1/2 -translate-x-1/2 text-xs font-semibold text-accent">
            {t("dasha.today")}
          </span>
        </span>
      )}
    </li>
  );
}
