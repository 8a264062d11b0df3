import type { Today } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useShortClock } from "./almanac-time.ts";
import { useNow } from "./use-now.ts";

type Cell = NonNullable<Today["day"]["choghadiya"]>[number];

const TONES: Readonly<Record<Cell["quality"], string>> = {
  good: "bg-good/30",
  bad: "bg-bad/20",
  neutral: "bg-ink/8",
};

/** The day from sunrise to sunrise in its sixteen parts; the part that runs is marked and named. */
export function DayStrip({ day, cells, date }: { day: Today["day"]; cells: readonly Cell[]; date: string }) {
  const { t } = useTranslation("today");
  const clock = useShortClock(date);
  const now = useNow();
  const running = cells.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
  return (
    <div className="mt-1">
      <p className="mb-1 min-h-6">
        {running && (
          <>
            <strong className="font-semibold text-accent">
              {t("runsUntil", { name: t(`choghadiya.${running.id}`), until: clock(running.end) })}
            </strong>
            : {t(`runs.${running.quality}`)}
          </>
        )}
      </p>
      <ol className="flex gap-px" aria-label={t("strip")}>
        {cells.map((cell) => (
          <li
            key={cell.start}
            aria-current={cell === running ? "time" : undefined}
            className={cx("h-7 min-w-0 flex-1 rounded-sm", cell === running ? "bg-accent-fill" : TONES[cell.quality])}
          >
            <span className="sr-only">
              {t("part", {
                name: t(`choghadiya.${cell.id}`),
                quality: t(`quality.${cell.quality}`),
                from: clock(cell.start),
                until: clock(cell.end),
              })}
            </span>
          </li>
        ))}
      </ol>
      <p className="tabular mt-1 flex justify-between text-sm text-ink-muted">
        <span>{day.sunrise && clock(day.sunrise)}</span>
        <span>{day.sunset && t("sunset", { at: clock(day.sunset) })}</span>
        <span>{day.next_sunrise && clock(day.next_sunrise)}</span>
      </p>
    </div>
  );
}
