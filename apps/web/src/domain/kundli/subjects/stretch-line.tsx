import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface Stretch {
  readonly start: string;
  readonly end: string;
  /** Read aloud, and shown when pointed at. */
  readonly label: string;
}

interface StretchLineProps<Drawn extends Stretch> {
  stretches: readonly Drawn[];
  /** Milliseconds. */
  now: number;
  /** Where on the axis an instant stands, percent of its length. */
  at: (instant: number) => number;
  /** Whether today is on the axis. */
  showsToday: boolean;
  look: (stretch: Drawn, isCurrent: boolean) => string;
  /** What is drawn in a stretch, beside what is read aloud of it. */
  children?: (stretch: Drawn) => ReactNode;
}

/** Percent of the axis: what is shorter is drawn so long, to be seen at all. */
const LEAST = 0.5;

/** One row of an axis of time: its stretches, today's line going through them. */
export function StretchLine<Drawn extends Stretch>(props: StretchLineProps<Drawn>) {
  const { stretches, now, at, showsToday, look, children } = props;
  const { t } = useTranslation("transits");
  return (
    <ol className="relative h-5 overflow-hidden rounded-[2px] bg-surface-sunken">
      {stretches.map((stretch) => {
        const { start, end, label } = stretch;
        const [left, right] = [at(Date.parse(start)), at(Date.parse(end))];
        const isCurrent = Date.parse(start) <= now && now < Date.parse(end);
        return (
          <li
            key={start}
            title={label}
            aria-current={isCurrent ? "date" : undefined}
            style={{ insetInlineStart: `${left}%`, width: `${Math.max(right - left, LEAST)}%` }}
            className={look(stretch, isCurrent)}
          >
            {children?.(stretch)}
            <span className="sr-only">{isCurrent ? `${label}. ${t("now")}` : label}</span>
          </li>
        );
      })}
      {showsToday && (
        <li
          aria-hidden="true"
          style={{ insetInlineStart: `${at(now)}%` }}
          className="absolute inset-y-0 w-0.5 bg-accent"
        />
      )}
    </ol>
  );
}
