import { formatTithiName, getWord, MASA_WORDS, VARA_WORDS, VARAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button, buttonClass, IconButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type PanchangMonth, usePanchangMonth } from "./almanac-api.ts";
import { AlmanacBar, AlmanacQueries } from "./almanac-frame.tsx";
import { shiftMonth, toDayNumber, useClock, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { joinTraditions } from "./join-traditions.ts";
import { Chevron } from "./almanac-block.tsx";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

/** The almanac of a month, for the screen and for the wall. */
export function Component() {
  return (
    <AlmanacQueries>
      <MonthPage />
    </AlmanacQueries>
  );
}

function MonthPage() {
  const { t } = useTranslation("almanac");
  const address = useAlmanacAddress();
  const month = address.params.get("month");
  const answer = usePanchangMonth({ ...address.query, ...(month !== null && { month }) });
  return (
    <div className="page-wide pt-2 pb-24">
      <PageTitle description={t("month.description")}>{t("month.title")}</PageTitle>
      <AlmanacBar tab="month" placeName={answer.data?.place.name} address={address} />
      {answer.isPending && <Skeleton className="mt-8 h-144 w-full" />}
      {answer.isError && <LoadError query={answer} fallback={t("failed")} className="mt-6" />}
      {answer.data && <Month data={answer.data} address={address} />}
    </div>
  );
}

function Month({ data, address }: { data: PanchangMonth; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const format = useDateFormat();
  const first = `${data.month}-01`;
  const go = (months: number) => address.change({ month: shiftMonth(data.month, months) });
  const blanks = data.days[0]?.vara.number ?? 0;
  const masas = [...new Set(data.days.flatMap(({ masa }) => (masa ? [masa.amanta] : [])))];
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-2">
        <h1 className="text-display me-2 font-light">{format(first, { month: "long", year: "numeric" })}</h1>
        <IconButton label={t("month.before")} className="no-print" onClick={() => go(-1)}>
          <Chevron back />
        </IconButton>
        <IconButton label={t("month.after")} className="no-print" onClick={() => go(1)}>
          <Chevron />
        </IconButton>
        {address.params.has("month") && (
          <Button variant="quiet" className="no-print px-3" onClick={() => address.change({ month: null })}>
            {t("month.this")}
          </Button>
        )}
      </div>
      <p className="text-ink-muted">
        {data.place.name} · {masas.map((masa) => getWord(MASA_WORDS[masa], language)).join(", ")}
      </p>
      <div
        aria-hidden="true"
        className="mt-5 hidden grid-cols-7 border-b border-line-strong text-sm text-ink-muted md:grid print:grid"
      >
        {VARAS.map((vara) => (
          <span key={vara} className="px-2 pb-2">
            {getWord(VARA_WORDS[vara], language)}
          </span>
        ))}
      </div>
      <ol className="max-md:mt-5 md:grid md:grid-cols-7 md:border-s md:border-line print:grid print:grid-cols-7">
        {Array.from({ length: blanks }, (_, index) => (
          <li key={index} aria-hidden="true" className="hidden border-e border-b border-line md:block print:block" />
        ))}
        {data.days.map((day) => (
          <DayCell key={day.date} day={day} address={address} />
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-muted">{t("month.legend")}</p>
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <Subscribe address={address} language={language} />
        <button type="button" className={buttonClass("secondary")} onClick={() => window.print()}>
          {t("month.print")}
        </button>
      </div>
    </>
  );
}

/** The calendar's address for other programs; only a place with an id has one. */
function Subscribe({ address, language }: { address: AlmanacAddress; language: string }) {
  const { t } = useTranslation("almanac");
  const id = address.place["place_id"];
  if (id === undefined) return <p className="self-center text-ink-muted">{t("month.placeFirst")}</p>;
  return (
    <a href={`/calendar/${id}/all/${language}.ics`} className={buttonClass("primary")}>
      {t("month.subscribe")}
    </a>
  );
}

const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** Observances of the priest's calendar and second names, which a month has no room for. */
const QUIET = /^(anvadhan|ishti|darsha_amavasya|.*_begins(_north)?|.*_purnima_vrata|.*_sankashti_chaturthi)$/;

/** Observances of every month, in lighter type than festivals. */
const MONTHLY =
  /^(ekadashi_(?!shraddha).*|.*pradosha_vrata|masik_.*|sankashti_.*|vinayaka_.*|purnima_vrata|amavasya|satyanarayana|skanda_shashthi|kalashtami|durgashtami_masik|chandra_darshana|bhanu_saptami|rohini_vrat|shani_trayodashi)$/;

function DayCell({ day, address }: { day: PanchangMonth["days"][number]; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const clock = useClock(day.date);
  const { digits } = useFormat();
  const format = useDateFormat();
  const shown = joinTraditions(day.festivals).filter(({ id }) => !QUIET.test(id));
  const isToday = day.date === today();
  return (
    <li
      className={cx(
        "break-inside-avoid border-b border-line py-2 max-md:flex max-md:gap-3 md:min-h-30 md:border-e md:px-2",
        isToday && "bg-accent-wash",
      )}
    >
      <Link
        to={address.linkTo("/panchang", { date: day.date })}
        className={cx(
          "inline-flex min-h-11 min-w-11 shrink-0 items-center text-xl hover:text-accent max-md:w-20 md:min-h-8",
          isToday && "font-semibold text-accent",
        )}
      >
        {digits(String(toDayNumber(day.date) - toDayNumber(`${day.date.slice(0, 7)}-01`) + 1))}
        <span className="ms-2 text-sm text-ink-muted md:hidden print:hidden">
          {getWord(VARA_WORDS[day.vara.name], language).slice(0, language === "en" ? 3 : 10)}
        </span>
        <span className="sr-only"> {format(day.date, { month: "long" })}</span>
      </Link>
      <div className="min-w-0">
        {day.tithi
          .map((tithi, index) => (
            <p key={tithi.number} className="tabular text-[13px] leading-snug text-ink-muted">
              {formatTithiName(tithi.number, language)}{" "}
              {index > 0 && index < day.tithi.length - 1 ? t("month.noSunrise") : clock(tithi.end).split(",")[0]}
            </p>
          ))
          .slice(0, Math.max(1, day.tithi.length - 1))}
        {shown.map(({ id, name, tradition }) => (
          <p key={`${id}${tradition}`} className="text-sm leading-snug">
            <Link
              to={address.linkTo(`/festivals/${id}/${day.date.slice(0, 4)}`, { date: day.date })}
              className={cx("inline-block py-1 hover:text-accent md:py-0", !MONTHLY.test(id) && "font-semibold")}
            >
              {name}
            </Link>
            {tradition !== "all" && <span className="text-[13px] text-ink-muted"> {t(`tradition.${tradition}`)}</span>}
          </p>
        ))}
      </div>
    </li>
  );
}
