import type { Today } from "@lagna/contract";
import { formatTithiName, GRAHA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS, TARA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { GRAHA_FILL } from "../chart/graha-colours.ts";
import { formatDmInSign } from "../formatting/format-degrees.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { toPlaceQuery } from "./almanac-place.ts";
import { useClock } from "./almanac-time.ts";
import { DayStrip } from "./day-strip.tsx";
import { Part } from "./today-part.tsx";
import { useNow } from "./use-now.ts";

/** What runs at the place now, the strip of its day, and the limbs of the day. */
export function DayOfPlace({ today }: { today: Today }) {
  const { t } = useTranslation("today");
  const language = useLanguage();
  const say = useTermFormatter();
  const { day, tara, place, date } = today;
  const now = useNow();
  const findRunning = <Limb extends { start: string; end: string }>(limbs: readonly Limb[]): Limb | undefined =>
    limbs.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end)) ?? limbs[0];
  const tithi = findRunning(day.tithi);
  const star = findRunning(day.nakshatra);
  const search = new URLSearchParams({ ...toPlaceQuery(place), date }).toString();
  return (
    <Part
      title={t("dayIn", { place: place.name })}
      link={
        <Link to={`/panchang?${search}`} className="-my-3 inline-flex min-h-11 items-center font-semibold text-accent">
          {t("panchang")}
        </Link>
      }
    >
      {day.choghadiya && <DayStrip day={day} cells={day.choghadiya} date={date} />}
      <p className="mt-1">
        {tithi && formatTithiName(tithi.number, language)}, {star && say(NAKSHATRA_WORDS[star.name])}.{" "}
        {tara && t(`tara.${tara.quality}`, { tara: say(TARA_WORDS[tara.tara]) })}
      </p>
    </Part>
  );
}

export function MoonNow({ today: { moon, passes, date } }: { today: Today }) {
  const { t } = useTranslation("today");
  const say = useTermFormatter();
  const clock = useClock(date);
  const { digits } = useFormat();
  return (
    <Part title={t("moonNow")}>
      <dl className="tabular mt-1 grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt>{say(RASHI_WORDS[moon.sign])}</dt>
        <dd>{digits(formatDmInSign(moon.longitude % 30))}</dd>
        {passes.map(({ graha, at }) => (
          <div key={graha} className="contents">
            <dt className="text-ink-muted">{t("reached", { graha: say(GRAHA_WORDS[graha]) })}</dt>
            <dd>{clock(at)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

export function Running({ today: { running } }: { today: Today }) {
  const { t } = useTranslation("today");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <Part title={t("running")}>
      <ul>
        {running.map(({ lord, end }, level) => (
          <li key={level} className={cx("flex items-baseline gap-3 py-1.5", ["", "ps-4", "ps-8"][level])}>
            <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2 shrink-0">
              <circle cx="4" cy="4" r="4" className={GRAHA_FILL[lord]} />
            </svg>
            <span className="font-semibold">{say(GRAHA_WORDS[lord])}</span>
            <span className="tabular text-sm text-ink-muted">
              {t("until", { date: format.date(end, { day: "numeric", month: "short", year: "numeric" }) })}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
