import { GRAHA_WORDS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GRAHA_BACKGROUND, GRAHA_WASH } from "../../domain/chart/graha-colours.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Year } from "./varshaphal-api.ts";

/** The mudda dasha on a line as long as the year, and as a list with its dates. */
export function MuddaLine({ year }: { year: Year }) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const { date } = useFormat();
  const timeZone = year.return.place.time_zone ?? "UTC";
  const day = (instant: string) => date(instant, { day: "numeric", month: "short", year: "numeric", timeZone });
  const begin = Date.parse(year.return.at);
  const end = Date.parse(year.return.until);
  const [now] = useState(() => Date.now());
  const periods = year.dashas.mudda.periods.map(({ lord, start, end: until }) => {
    const from = Math.max(Date.parse(start), begin);
    return { lord, from, until: Date.parse(until), isRunning: from <= now && now < Date.parse(until) };
  });
  return (
    <section aria-labelledby="year-mudda">
      <h3 id="year-mudda" className="text-sm font-semibold">
        {t("mudda.title")}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">{t("mudda.rule")}</p>
      <div aria-hidden="true" className="relative mt-3 flex gap-px">
        {periods.map(({ lord, from, until }) => (
          <span
            key={from}
            style={{ flexGrow: until - from }}
            className={cx(
              "relative h-9 min-w-0 basis-0 overflow-hidden rounded-xs px-1 pt-2 text-xs",
              GRAHA_WASH[lord],
            )}
          >
            <span className={cx("absolute inset-x-0 top-0 h-0.75", GRAHA_BACKGROUND[lord])} />
            {say(GRAHA_WORDS[lord], "short")}
          </span>
        ))}
        {begin <= now && now < end && (
          <span
            className="absolute -inset-y-1 w-0.5 bg-accent"
            style={{ insetInlineStart: `${((now - begin) / (end - begin)) * 100}%` }}
          />
        )}
      </div>
      <ol className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {periods.map(({ lord, from, until, isRunning }) => (
          <li
            key={from}
            aria-current={isRunning ? "date" : undefined}
            className={cx("tabular flex justify-between gap-3 border-b border-line py-2", isRunning && "font-semibold")}
          >
            <span>{say(GRAHA_WORDS[lord])}</span>
            <span className="text-ink-muted">
              {t("mudda.span", {
                from: day(new Date(from).toISOString()),
                until: day(new Date(until).toISOString()),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
