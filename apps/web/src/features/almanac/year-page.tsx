import type { FestivalsResponse } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { PendingContent } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useFestivals } from "./almanac-api.ts";
import { Block, Chevron } from "./almanac-block.tsx";
import { AlmanacQueries } from "../../domain/almanac/almanac-queries.tsx";
import { AlmanacBar } from "./almanac-frame.tsx";
import { FestivalFilters } from "../../domain/almanac/festival-filters.tsx";
import { isShown, isVrata, KINDS, useFestivalChoices } from "../../domain/almanac/festival-choices.ts";
import { FeedOffer } from "./feed-offer.tsx";
import { WallCalendarOffer } from "./wall-calendar-offer.tsx";
import { joinTraditions } from "./join-traditions.ts";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

type Year = FestivalsResponse["data"];
type Festival = Year["festivals"][number];

/** The festivals and fasts of a year at a place, by region and tradition. */
export function Component() {
  return (
    <AlmanacQueries>
      <YearPage />
    </AlmanacQueries>
  );
}

function YearPage() {
  const { t } = useTranslation("almanac");
  const address = useAlmanacAddress();
  const year = address.params.get("year");
  const answer = useFestivals({ ...address.query, ...(year !== null && { year }) });
  return (
    <div className="page pt-2 pb-24">
      <PageTitle description={t("year.description")}>{t("year.title")}</PageTitle>
      <AlmanacBar tab="year" placeName={answer.data?.place.name} address={address} />
      {answer.isPending && <PendingContent words={t("pending")} className="mt-8" />}
      {answer.isError && <LoadError query={answer} fallback={t("failed")} className="mt-6" />}
      {answer.data && <FestivalsOfYear data={answer.data} address={address} />}
    </div>
  );
}

function FestivalsOfYear({ data, address }: { data: Year; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const { digits } = useFormat();
  const choices = useFestivalChoices();
  const go = (years: number) => address.change({ year: String(data.year + years) });
  const shown = data.festivals.filter(
    (festival) =>
      isShown(festival, choices) && (choices.kind === "all" || isVrata(festival) === (choices.kind === "fasts")),
  );
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-2">
        <h1 className="text-display me-2 font-light">{t("year.heading", { year: digits(String(data.year)) })}</h1>
        <div className="no-print flex">
          <IconButton label={t("year.before")} onClick={() => go(-1)}>
            <Chevron back />
          </IconButton>
          <IconButton label={t("year.after")} onClick={() => go(1)}>
            <Chevron />
          </IconButton>
        </div>
        {address.params.has("year") && (
          <Button variant="quiet" className="no-print px-3" onClick={() => address.change({ year: null })}>
            {t("year.this")}
          </Button>
        )}
      </div>
      <div className="no-print mt-3 grid items-end gap-4 md:grid-cols-3">
        <FestivalFilters />
        <Segmented
          label={t("year.kind")}
          showLabel
          value={choices.kind}
          options={KINDS.map((value) => ({ value, label: t(`year.kinds.${value}`) }))}
          onChange={choices.setKind}
        />
      </div>
      <Months festivals={shown} address={address} />
      <div className="mt-10 max-w-sm">
        <FeedOffer address={address} />
        <div className="mt-6">
          <WallCalendarOffer address={address} year={String(data.year)} />
        </div>
      </div>
    </>
  );
}

function Months({ festivals, address }: { festivals: readonly Festival[]; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const months = Map.groupBy(festivals, ({ date }) => date.slice(0, 7));
  if (months.size === 0) return <p className="mt-8 text-ink-muted">{t("year.nothing")}</p>;
  return (
    <div className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-2">
      {[...months].map(([month, ofMonth]) => (
        <Block key={month} title={format(`${month}-01`, { month: "long", year: "numeric" })}>
          <ol>
            {[...Map.groupBy(ofMonth, ({ date }) => date)].map(([date, ofDay]) => (
              <Day key={date} date={date} festivals={ofDay} address={address} />
            ))}
          </ol>
        </Block>
      ))}
    </div>
  );
}

function Day({ date, festivals, address }: { date: string; festivals: readonly Festival[]; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  return (
    <li className="flex gap-x-3 border-b border-line py-1 last:border-0">
      <span className="tabular flex min-h-11 w-20 shrink-0 items-center text-ink-muted md:min-h-8">
        {format(date, { weekday: "short", day: "numeric" })}
      </span>
      <span className="min-w-0 flex-1">
        {joinTraditions(festivals).map((festival) => (
          <Link
            key={`${festival.id}${festival.tradition}`}
            to={address.linkTo(`/festivals/${festival.id}/${date.slice(0, 4)}`, { date })}
            className="flex min-h-11 flex-wrap items-center gap-x-2 hover:text-accent md:min-h-8"
          >
            <span className={cx(!isVrata(festival) && "font-semibold")}>{festival.name}</span>
            {festival.tradition !== "all" && (
              <span className="text-sm text-ink-muted">{t(`tradition.${festival.tradition}`)}</span>
            )}
          </Link>
        ))}
      </span>
    </li>
  );
}
