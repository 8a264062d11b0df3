import type { PakshiDayData, PakshiYama } from "@lagna/contract";
import type { PakshiActivity } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useShortClock } from "../../../domain/almanac/almanac-time.ts";
import { useNow } from "../../../domain/almanac/use-now.ts";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { isRunning } from "../day-parts.ts";

/** A mark beside the word, which says the same. */
const MARKS: Readonly<Record<PakshiActivity, string>> = {
  ruling: "bg-good",
  eating: "bg-good",
  walking: "bg-ink-muted",
  sleeping: "bg-bad",
  dying: "bg-bad",
};

/** The fifths of day and night, with their parts. */
export function PakshiYamas({ day, yamas }: { day: PakshiDayData; yamas: readonly PakshiYama[] }) {
  const { t } = useTranslation("pakshi");
  const now = useNow();
  return (
    <div className="mt-8 grid short:mt-4 gap-x-10 gap-y-8 lg:grid-cols-2">
      {(["day", "night"] as const).map((half) => (
        <section key={half} aria-labelledby={`pakshi-${half}`} className="min-w-0">
          <h2 id={`pakshi-${half}`} className="text-sm font-semibold text-ink-muted">
            {t(half)}
          </h2>
          <ol className="mt-2">
            {yamas
              .filter(({ night }) => night === (half === "night"))
              .map((yama) => (
                <Yama key={yama.start} day={day} yama={yama} now={now} />
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Yama({ day, yama, now }: { day: PakshiDayData; yama: PakshiYama; now: number }) {
  const { t } = useTranslation("pakshi");
  const clock = useShortClock(day.date);
  const { number } = useFormat();
  const isNow = isRunning(yama, now);
  return (
    <li className={cx("border-t border-line py-3", isNow && "-mx-3 bg-accent-wash px-3")}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-ink-muted">
          {clock(yama.start)} – {clock(yama.end)}
        </span>
        <Activity activity={yama.activity} className="font-semibold" />
        {isNow && <strong className="text-sm text-accent">{t("now")}</strong>}
      </p>
      <ul aria-label={t("parts")} className="mt-1.5 text-sm">
        {yama.parts.map((part) => {
          const runs = isRunning(part, now);
          return (
            <li
              key={part.start}
              aria-current={runs ? "time" : undefined}
              className={cx("flex flex-wrap items-baseline gap-x-2 py-0.5 sm:gap-x-3", runs && "font-semibold")}
            >
              <span className="tabular w-22 shrink-0 text-ink-muted">
                {clock(part.start)}–{clock(part.end)}
              </span>
              <Activity activity={part.activity} className="w-18 shrink-0" />
              <span className="min-w-0 flex-1 basis-20 text-ink-muted">
                {part.relation === "self"
                  ? t("own")
                  : t("with", { bird: t(`bird.${part.with}`), relation: t(`relation.${part.relation}`) })}
              </span>
              <span className="tabular ms-auto">
                {t("strength", { percent: number(Math.round(part.strength * 100)) })}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function Activity({ activity, className }: { activity: PakshiActivity; className: string }) {
  const { t } = useTranslation("pakshi");
  return (
    <span className={cx("inline-flex items-baseline gap-x-2", className)}>
      <span aria-hidden="true" className={cx("size-2 shrink-0 self-center rounded-full", MARKS[activity])} />
      {t(`activity.${activity}`)}
    </span>
  );
}
