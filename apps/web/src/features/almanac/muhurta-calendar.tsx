import { getWord, VARA_WORDS, VARAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { shiftDate, shortenWeekday, toDayNumber, useClock, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { MuhurtaData } from "./almanac-api.ts";
import { findBestByDay, listBars, type MuhurtaWindow } from "./choose-windows.ts";

/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 4;
/** Longer searches have their list alone. */
const MAX_DAYS = 64;

interface MuhurtaCalendarProps {
  readonly data: MuhurtaData;
  readonly windows: readonly MuhurtaWindow[];
  readonly chosen: string | null;
  readonly onChoose: (start: string) => void;
}

/** The days of a search by weeks: the best window of each with its points, or what leaves the day out. */
export function MuhurtaCalendar({ data, windows, chosen, onChoose }: MuhurtaCalendarProps) {
  const language = useLanguage();
  const count = toDayNumber(data.until) - toDayNumber(data.from) + 1;
  if (count > MAX_DAYS) return null;
  const best = findBestByDay(windows);
  const blanks = (((toDayNumber(data.from) + WEEKDAY_OF_DAY_ZERO) % 7) + 7) % 7;
  return (
    // With large letters on a phone seven columns have no room for their numbers: there is the list alone.
    <div className="@container">
      <div
        aria-hidden="true"
        className="grid grid-cols-7 border-b border-line-strong @max-[14rem]:hidden text-sm text-ink-muted"
      >
        {VARAS.map((vara) => (
          <span key={vara} className="truncate pb-2 ps-1">
            {shortenWeekday(getWord(VARA_WORDS[vara], language), language)}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7 border-s border-line @max-[14rem]:hidden">
        {Array.from({ length: blanks }, (_, index) => (
          <li key={index} aria-hidden="true" className="border-e border-b border-line" />
        ))}
        {Array.from({ length: count }, (_, index) => {
          const date = shiftDate(data.from, index);
          return (
            <DayCell key={date} date={date} data={data} window={best.get(date)} chosen={chosen} onChoose={onChoose} />
          );
        })}
      </ol>
    </div>
  );
}

interface DayCellProps extends Omit<MuhurtaCalendarProps, "windows"> {
  readonly date: string;
  readonly window: MuhurtaWindow | undefined;
}

function DayCell({ date, data, window, chosen, onChoose }: DayCellProps) {
  const { t } = useTranslation("almanac");
  const clock = useClock(date);
  const format = useDateFormat();
  const { number, digits } = useFormat();
  const day = digits(String(Number(date.slice(8))));
  if (!window) {
    const bars = listBars(data, date);
    return (
      <li className="min-h-18 min-w-0 border-e border-b border-line bg-ink/6 p-1.5">
        <span className="text-lg text-ink-muted">{day}</span>
        <span className="sr-only">{format(date, { month: "long" })}</span>
        <span className="line-clamp-3 text-xs leading-tight text-ink-muted @max-[24rem]:hidden">
          {bars.length === 0 ? t("muhurta.noneHere") : bars.map((reason) => t(`bar.${reason}`)).join(", ")}
        </span>
      </li>
    );
  }
  const isChosen = chosen?.startsWith(date) ?? false;
  return (
    <li className={cx("min-h-18 min-w-0 border-e border-b border-line", isChosen && "bg-accent-wash")}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(window.start)}
        className="block size-full p-1.5 text-start hover:bg-accent-wash"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-1 max-sm:flex-col">
          <strong className="text-lg">{day}</strong>
          <span className="sr-only">{format(date, { month: "long" })}</span>
          {window.score !== null && <strong className="tabular text-accent">{number(Math.round(window.score))}</strong>}
        </span>
        {window.score !== null && (
          <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-ink/12">
            <span className="block h-full rounded-full bg-accent-fill" style={{ width: `${window.score}%` }} />
          </span>
        )}
        <span className="tabular mt-1 block text-xs text-ink-muted @max-[24rem]:hidden">
          {t("range", { from: clock(window.start), until: clock(window.end).split(",")[0] ?? "" })}
        </span>
      </button>
    </li>
  );
}
