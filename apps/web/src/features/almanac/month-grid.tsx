import { formatTithiName, getWord, VARA_WORDS, VARAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDateFormat, useShortClock } from "../../domain/almanac/almanac-time.ts";
import { useNow } from "../../domain/almanac/use-now.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { type FestivalChoices, isVrata } from "../../domain/almanac/festival-choices.ts";
import { findDateAtPlace, listFestivals, type MonthDay, type MonthProps } from "./month-days.ts";
import { MoonDisc } from "./moon-disc.tsx";
import type { AlmanacAddress } from "./use-almanac-address.ts";

/** The month in weeks, for a wide screen and for paper. */
export function MonthGrid({ data, address, choices }: MonthProps & { address: AlmanacAddress }) {
  const language = useLanguage();
  const today = findDateAtPlace(data.days, useNow());
  return (
    <>
      <div aria-hidden="true" className="mt-5 grid grid-cols-7 border-b border-line-strong text-sm text-ink-muted">
        {VARAS.map((vara) => (
          <span key={vara} className="px-2 pb-2">
            {getWord(VARA_WORDS[vara], language)}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7 border-s border-line">
        {Array.from({ length: data.days[0]?.vara.number ?? 0 }, (_, index) => (
          <li key={index} aria-hidden="true" className="border-e border-b border-line" />
        ))}
        {data.days.map((day) => (
          <DayCell key={day.date} day={day} address={address} choices={choices} isToday={day.date === today} />
        ))}
      </ol>
    </>
  );
}

/** A day with more festivals shows fewer and a link to the day, so that its week stays as high as the others. On paper there are all. */
const MOST_FESTIVALS = 5;

interface DayCellProps {
  readonly day: MonthDay;
  readonly address: AlmanacAddress;
  readonly choices: FestivalChoices;
  readonly isToday: boolean;
}

function DayCell({ day, address, choices, isToday }: DayCellProps) {
  const { t } = useTranslation("almanac");
  const { digits, number } = useFormat();
  const format = useDateFormat();
  const [tithi] = day.tithi;
  const festivals = listFestivals(day, choices);
  const shown = festivals.length > MOST_FESTIVALS ? MOST_FESTIVALS - 1 : festivals.length;
  return (
    <li
      className={cx(
        "min-h-30 min-w-0 break-inside-avoid border-e border-b border-line p-2",
        isToday && "bg-accent-wash",
      )}
    >
      <div className="flex items-start justify-between">
        <Link
          to={address.linkTo("/panchang", { date: day.date })}
          aria-current={isToday ? "date" : undefined}
          className={cx(
            "-m-1 inline-flex min-h-8 min-w-8 items-center p-1 text-xl hover:text-accent",
            isToday && "font-semibold text-accent",
          )}
        >
          {digits(String(Number(day.date.slice(8))))}
          <span className="sr-only"> {format(day.date, { month: "long" })}</span>
        </Link>
        {tithi && <MoonDisc tithi={tithi.number} className="size-5" />}
      </div>
      <Tithis day={day} />
      {festivals.map((festival, index) => (
        <p
          key={`${festival.id}${festival.tradition}`}
          className={cx("text-sm leading-snug", index >= shown && "hidden print:block")}
        >
          <Link
            to={address.linkTo(`/festivals/${festival.id}/${day.date.slice(0, 4)}`, { date: day.date })}
            className={cx("inline-block min-h-6 py-0.5 hover:text-accent", !isVrata(festival) && "font-semibold")}
          >
            {festival.name}
          </Link>
          {festival.tradition !== "all" && (
            <span className="text-ink-muted"> {t(`tradition.${festival.tradition}`)}</span>
          )}
        </p>
      ))}
      {shown < festivals.length && (
        <Link
          to={address.linkTo("/panchang", { date: day.date })}
          className="no-print inline-block min-h-6 py-0.5 text-sm leading-snug text-accent underline"
        >
          {t("month.more", { number: number(festivals.length - shown) })}{" "}
          <span className="sr-only">{format(day.date, { day: "numeric", month: "long" })}</span>
        </Link>
      )}
    </li>
  );
}

/** The tithi at sunrise with its end, and one that touches no sunrise. */
function Tithis({ day }: { day: MonthDay }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const clock = useShortClock(day.date);
  return day.tithi.slice(0, Math.max(1, day.tithi.length - 1)).map((tithi, index) => (
    <p key={tithi.number} className="tabular text-sm leading-snug text-ink-muted">
      {formatTithiName(tithi.number, language)} {index > 0 ? t("month.noSunrise") : clock(tithi.end)}
    </p>
  ));
}
