import { useTranslation } from "react-i18next";
import { useClock, useShortClock } from "../../domain/almanac/almanac-time.ts";
import { cx } from "../../lib/cx.ts";
import type { PanchangDay } from "./almanac-api.ts";
import { Block } from "./almanac-block.tsx";
import { type DayPart, type DayParts, isRunning, LIMBS, type Tone } from "./day-parts.ts";

interface PartListProps {
  readonly day: PanchangDay;
  readonly parts: DayParts;
  /** Milliseconds of the present minute. */
  readonly now: number;
}

/** The limbs of the day with their ends, in words. */
export function LimbRows({ day, parts, now }: PartListProps) {
  const { t } = useTranslation("almanac");
  const clock = useClock(day.date);
  return (
    <dl className="mt-5 border-t border-line">
      {LIMBS.map((limb) => (
        <div key={limb} className="flex flex-wrap gap-x-3 border-b border-line py-2">
          <dt className="w-20 shrink-0 text-ink-muted">{t(`row.${limb}`)}</dt>
          {/* With large letters below its name: a long name would stand out of the page. */}
          <dd className="min-w-0 flex-1 basis-40">
            {parts[limb].map((part) => (
              <p key={part.key} className="flex flex-wrap justify-between gap-x-3">
                <span className={cx(isRunning(part, now) && "font-semibold")}>{part.name}</span>
                <span className="tabular text-ink-muted">{t("to", { until: clock(part.end) })}</span>
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MARKS: Record<Tone, string> = { good: "bg-good", bad: "bg-bad", neutral: "bg-ink-muted" };

/** The parts of day and night in two columns, with the one that runs marked. */
function PartColumns({
  date,
  parts,
  now,
  sunset,
}: {
  date: string;
  parts: readonly DayPart[];
  now: number;
  sunset: string | null;
}) {
  const { t } = useTranslation("almanac");
  const clock = useShortClock(date);
  const byDay = parts.filter(({ start }) => sunset !== null && Date.parse(start) < Date.parse(sunset) - 1000);
  return (
    <div className="grid grid-cols-2 gap-x-5">
      {(["day", "night"] as const).map((half) => (
        <div key={half} className="min-w-0">
          <h3 className="text-sm text-ink-muted">{t(`half.${half}`)}</h3>
          <ol>
            {(half === "day" ? byDay : parts.slice(byDay.length)).map((part) => {
              const running = isRunning(part, now);
              return (
                <li
                  key={part.key}
                  aria-current={running ? "time" : undefined}
                  className={cx("border-b border-line py-1.5 last:border-0", running && "-mx-2 bg-accent-wash px-2")}
                >
                  <span className="flex flex-wrap items-center gap-x-2">
                    {part.tone !== "neutral" && (
                      <span aria-hidden="true" className={cx("size-2 rounded-full", MARKS[part.tone])} />
                    )}
                    <span className={cx(running && "font-semibold")}>{part.name}</span>
                    {running && <strong className="text-sm text-accent">{t("now.label")}</strong>}
                  </span>
                  <span className="tabular block text-sm text-ink-muted">
                    {t("range", { from: clock(part.start), until: clock(part.end) })}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}

export function ChoghadiyaList({ day, parts, now }: PartListProps) {
  const { t } = useTranslation("almanac");
  return (
    <Block title={t("row.choghadiya")}>
      <PartColumns date={day.date} parts={parts.choghadiya} now={now} sunset={day.sunset} />
    </Block>
  );
}

export function HoraList({ day, parts, now }: PartListProps) {
  const { t } = useTranslation("almanac");
  return (
    <Block title={t("row.hora")}>
      <PartColumns date={day.date} parts={parts.hora} now={now} sunset={day.sunset} />
    </Block>
  );
}

/** The eighths of the Tamil gowri panchangam, which readers elsewhere do not use: folded. */
export function GowriList({ day, now }: { day: PanchangDay; now: number }) {
  const { t } = useTranslation("almanac");
  if (!day.gowri) return null;
  const parts = day.gowri.map(({ id, quality, start, end }, index): DayPart => {
    return {
      key: `${id}${index}`,
      name: t(`gowri.${id}`),
      short: t(`gowri.${id}`),
      tone: quality,
      what: "",
      start,
      end,
    };
  });
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t("gowri.title")}</summary>
      <PartColumns date={day.date} parts={parts} now={now} sunset={day.sunset} />
    </details>
  );
}
