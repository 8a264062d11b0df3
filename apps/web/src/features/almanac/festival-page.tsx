import {
  getWord,
  MASA_WORDS,
  PAKSHA_WORDS,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
  formatTithiName,
  type Masa,
  type Nakshatra,
  type Rashi,
  MASAS,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState, PendingContent } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type FestivalProofData, useFestivalProof } from "./almanac-api.ts";
import { AlmanacQueries } from "../../domain/almanac/almanac-queries.tsx";
import { AlmanacBar } from "./almanac-frame.tsx";
import { useClock, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { Block } from "./almanac-block.tsx";
import { FestivalActions } from "./festival-actions.tsx";
import { FestivalDrawing } from "./festival-drawing.tsx";
import { countMinutes, useLeadSentence } from "./festival-lead.ts";
import { NearFestivals } from "./near-festivals.tsx";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

/** One festival in one year at one place: its date, the rule, the proof, and who keeps another day. */
export function Component() {
  return (
    <AlmanacQueries>
      <FestivalPage />
    </AlmanacQueries>
  );
}

function FestivalPage() {
  const { id = "", year = "" } = useParams();
  const { t } = useTranslation("almanac");
  const address = useAlmanacAddress();
  const errorText = useErrorText();
  const date = address.params.get("date");
  const answer = useFestivalProof(id, year, { ...address.query, ...(date !== null && { date }) });
  const isUnknown = answer.error instanceof ApiError && answer.error.status === 404;
  return (
    <div className="page pt-2 pb-24">
      {answer.data === undefined && <PageTitle>{t("festivals")}</PageTitle>}
      <AlmanacBar tab={null} placeName={answer.data?.place.name} address={address} />
      {answer.isPending && <PendingContent words={t("pending")} className="mt-8" />}
      {isUnknown && (
        <>
          <EmptyState
            headingLevel={1}
            title={errorText(answer.error, t("failed"))}
            action={
              <Link to={address.linkTo("/festivals")} className={buttonClass("primary")}>
                {t("year.title")}
              </Link>
            }
          />
          <NearFestivals id={id} year={year} address={address} />
        </>
      )}
      {answer.isError && !isUnknown && <LoadError query={answer} fallback={t("failed")} className="mt-6" />}
      {answer.data && <Proof proof={answer.data} address={address} />}
    </div>
  );
}

function Proof({ proof, address }: { proof: FestivalProofData; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const clock = useClock(proof.chosen);
  const name = useEventName(proof.rule);
  const lead = useLeadSentence(proof, name);
  const title = t("festival.title", { name: proof.name, year: proof.chosen.slice(0, 4) });
  const date = format(proof.chosen, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return (
    <>
      <PageTitle description={`${title}: ${date}. ${lead}`}>{title}</PageTitle>
      <p className="mt-5 text-ink-muted">
        {title}
        {proof.tradition !== "all" && ` · ${t(`tradition.${proof.tradition}`)}`}
      </p>
      <h1 className="text-display font-light">{date}</h1>
      <p className="measure mt-3 text-lg">{lead}</p>
      <p className="measure mt-2 text-ink-muted">
        {t(`reason.${proof.reason}`)}
        {proof.event &&
          ` ${t("festival.event", { name, from: clock(proof.event.start), until: clock(proof.event.end) })}`}
      </p>
      {proof.parana && (
        <p className="mt-4 border-s-3 border-accent-fill ps-4">
          {t("festival.parana", {
            date: format(proof.parana.date),
            from: clock(proof.parana.from),
            until: clock(proof.parana.until),
          })}
        </p>
      )}
      {proof.hangs_on && (
        <p className="measure mt-4 border-s-3 border-accent-fill ps-4">
          {t(proof.hangs_on.seconds > 0 ? "festival.hangsLater" : "festival.hangsEarlier", {
            count: Math.abs(proof.hangs_on.seconds),
            date: format(proof.hangs_on.date, { day: "numeric", month: "long" }),
          })}
        </p>
      )}
      {proof.reference !== proof.chosen && (
        <div className="mt-6 grid max-w-lg grid-cols-2 gap-3">
          <DateBox label={t("festival.here", { place: proof.place.name })} date={proof.chosen} emphasis />
          <DateBox label={t("festival.india", { place: proof.reference_place.name })} date={proof.reference} />
        </div>
      )}
      <FestivalActions proof={proof} sentence={lead} />
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 md:grid-cols-2">
        <div className="min-w-0 space-y-10">
          <FestivalDrawing proof={proof} name={name} />
          <Neighbours proof={proof} name={name} />
        </div>
        <div className="min-w-0 space-y-10">
          <Rule proof={proof} />
          <Others proof={proof} />
          <Occurrences proof={proof} address={address} />
        </div>
      </div>
    </>
  );
}

function DateBox({ label, date, emphasis = false }: { label: string; date: string | null; emphasis?: boolean }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  return (
    <div className="rounded-md border border-line-strong p-3">
      <p className="text-sm text-ink-muted">{label}</p>
      <p className={cx("text-lg font-semibold", emphasis && "text-accent")}>
        {date === null ? t("none") : format(date, { day: "numeric", month: "long" })}
      </p>
    </div>
  );
}

/** The tithi, star or sankranti that the rule asks for. */
function useEventName(rule: FestivalProofData["rule"]): string {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  if (rule.tithi !== null && rule.paksha !== null)
    return formatTithiName(rule.tithi + (rule.paksha === "krishna" ? 15 : 0), language);
  if (rule.nakshatra !== null) return getWord(NAKSHATRA_WORDS[rule.nakshatra as Nakshatra], language);
  if (rule.sign !== null) return t("sankranti", { sign: getWord(RASHI_WORDS[rule.sign as Rashi], language) });
  return "";
}

function Neighbours({ proof, name }: { proof: FestivalProofData; name: string }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const { number } = useFormat();
  return (
    <Block title={t("festival.days")}>
      <table className="w-full text-start">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("festival.day")}</th>
            <th scope="col">{t("festival.inWindow")}</th>
          </tr>
        </thead>
        <tbody>
          {proof.days.map((day) => (
            <tr key={day.date} className={cx("border-b border-line", day.date === proof.chosen && "font-semibold")}>
              <th
                scope="row"
                className={cx(
                  "py-2.5 pe-3 text-start font-[inherit] sm:whitespace-nowrap",
                  day.date === proof.chosen && "text-accent",
                )}
              >
                {format(day.date, { weekday: "short", day: "numeric", month: "short" })}
              </th>
              <td className="py-2.5 text-end">
                {day.window && countMinutes(day.window) > 0
                  ? t("festival.minutes", {
                      name,
                      minutes: number(countMinutes(day.tithi_in_window)),
                      of: number(countMinutes(day.window)),
                    })
                  : t(day.tithi_in_window ? "festival.touches" : "festival.missesInstant", { name })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

const isMasa = (month: string | null): month is Masa => MASAS.some((id) => id === month);

function Rule({ proof: { rule } }: { proof: FestivalProofData }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const name = useEventName(rule);
  const month = isMasa(rule.month)
    ? getWord(MASA_WORDS[rule.month], language)
    : rule.month === null
      ? null
      : t(`anyMonth.${rule.month}`);
  const parts = [
    month,
    rule.paksha && getWord(PAKSHA_WORDS[rule.paksha], language),
    name,
    rule.kala && t("festival.at", { kala: t(`kala.${rule.kala}`) }),
  ].filter(Boolean);
  return (
    <Block title={t("festival.rule")}>
      <p>{parts.join(", ")}</p>
      <p className="mt-1 text-sm text-ink-muted">
        {t("festival.source", { source: t(`source.${rule.source}`, { defaultValue: rule.source }) })}
      </p>
    </Block>
  );
}

function Others({ proof }: { proof: FestivalProofData }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  return (
    <Block title={t("festival.others")}>
      {proof.others.length === 0 && <p className="text-ink-muted">{t("festival.noOthers")}</p>}
      <ul>
        {proof.others.map((other) => (
          <li key={`${other.tradition}${other.date}`} className="flex flex-wrap gap-x-3 border-b border-line py-2.5">
            <span className="w-26 font-medium">{format(other.date, { day: "numeric", month: "short" })}</span>
            <span className="min-w-0 flex-1 basis-32">
              {t(`tradition.${other.tradition}`)}
              <span className="block text-sm text-ink-muted">{t(`reason.${other.reason}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Occurrences({ proof, address }: { proof: FestivalProofData; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  // Two traditions may keep one date.
  const dates = [...new Set(proof.occurrences.map(({ chosen }) => chosen))];
  if (dates.length < 2) return null;
  return (
    <Block title={t("festival.occurrences")}>
      <ul className="flex flex-wrap gap-x-4">
        {dates.map((chosen) => (
          <li key={chosen}>
            <Link
              to={address.linkTo(`/festivals/${proof.id}/${chosen.slice(0, 4)}`, { date: chosen })}
              aria-current={chosen === proof.chosen ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center",
                chosen === proof.chosen ? "font-semibold text-accent" : "hover:text-accent",
              )}
            >
              {format(chosen, { day: "numeric", month: "short" })}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
