import { formatTithiName, getWord, VARA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { shiftMonth, shortenWeekday, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { useNow } from "../../domain/almanac/use-now.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { type FestivalChoices, isVrata } from "../../domain/almanac/festival-choices.ts";
import { Chevron } from "./almanac-block.tsx";
import { findDateAtPlace, listFestivals, type MonthDay, type MonthProps } from "./month-days.ts";
import { MoonDisc } from "./moon-disc.tsx";
import type { AlmanacAddress } from "./use-almanac-address.ts";

/** The month on a phone, a line a day; of the present month today comes first, and the days before it are folded. */
export function MonthList({ data, address, choices }: MonthProps & { address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const today = findDateAtPlace(data.days, useNow());
  const past = today.startsWith(data.month) ? data.days.filter(({ date }) => date < today) : [];
  const line = (day: MonthDay) => (
    <DayLine key={day.date} day={day} address={address} choices={choices} isToday={day.date === today} />
  );
  const last = past.at(-1);
  const next = shiftMonth(data.month, 1);
  return (
    <div className="mt-4">
      <ol className="border-t border-line">{data.days.slice(past.length).map(line)}</ol>
      {last && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-ink-muted">
            {t("month.before_today", { date: format(last.date, { day: "numeric", month: "long" }) })}
          </summary>
          <ol>{past.map(line)}</ol>
        </details>
      )}
      {/* On its last days little else is left of the month. */}
      <Link
        to={address.linkTo("/panchang/month", { month: next })}
        className="no-print inline-flex min-h-11 items-center gap-x-2 font-semibold text-accent"
      >
        {format(`${next}-01`, { month: "long", year: "numeric" })}
        <Chevron />
      </Link>
    </div>
  );
}

interface DayLineProps {
  readonly day: MonthDay;
  readonly address: AlmanacAddress;
  readonly choices: FestivalChoices;
  readonly isToday: boolean;
}

function DayLine({ day, address, choices, isToday }: DayLineProps) {
  const language = useLanguage();
  const { digits } = useFormat();
  const format = useDateFormat();
  const festivals = listFestivals(day, choices);
  const [tithi] = day.tithi;
  const weekday = getWord(VARA_WORDS[day.vara.name], language);
  return (
    <li className={cx("@container border-b border-line", isToday && "-mx-3 bg-accent-wash px-3")}>
      <Link
        to={address.linkTo("/panchang", { date: day.date })}
        aria-current={isToday ? "date" : undefined}
        className="flex min-h-11 flex-wrap items-center gap-x-3 hover:text-accent"
      >
        <span className={cx("w-6 shrink-0 text-lg", isToday && "font-semibold text-accent")}>
          {digits(String(Number(day.date.slice(8))))}
          <span className="sr-only"> {format(day.date, { month: "long" })},</span>
        </span>
        <span className="w-9 shrink-0 truncate text-sm text-ink-muted">{shortenWeekday(weekday, language)}</span>
        {tithi && <MoonDisc tithi={tithi.number} className="size-5 shrink-0" />}
        {/* With large letters below the date, in as many lines as it needs. */}
        <span className="min-w-0 flex-1 truncate @max-[14rem]:basis-full @max-[14rem]:pb-2 @max-[14rem]:whitespace-normal">
          {festivals.map((festival, index) => (
            <span key={`${festival.id}${festival.tradition}`} className={cx(!isVrata(festival) && "font-semibold")}>
              {index > 0 && ", "}
              {festival.name}
            </span>
          ))}
          {festivals.length > 0 && " "}
          {tithi && <span className="text-sm text-ink-muted">{formatTithiName(tithi.number, language)}</span>}
        </span>
      </Link>
    </li>
  );
}
