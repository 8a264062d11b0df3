import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useSentMedia } from "../../lib/use-media.ts";
import { PendingContent } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type PanchangDay, useNightOf, usePanchangDay } from "./almanac-api.ts";
import { AlmanacQueries } from "../../domain/almanac/almanac-queries.tsx";
import { useNow } from "../../domain/almanac/use-now.ts";
import { AlmanacBar } from "./almanac-frame.tsx";
import { DayBand } from "./day-band.tsx";
import { Differences, FestivalList, ForYou, OfTheDay, TimesList } from "./day-details.tsx";
import { DayHeading } from "./day-heading.tsx";
import { findNightDate } from "./find-night-date.ts";
import { type DayParts, useDayParts } from "./day-parts.ts";
import { DayRing } from "./day-ring.tsx";
import { KeyTimes } from "./key-times.tsx";
import { ChoghadiyaList, GowriList, HoraList, LimbRows } from "./part-lists.tsx";
import { SankalpaCard } from "./sankalpa-card.tsx";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

/** The almanac of a day: today at the reader's place, or any place and date in the address. */
export function Component() {
  return (
    <AlmanacQueries>
      <PanchangPage />
    </AlmanacQueries>
  );
}

function PanchangPage() {
  const { t } = useTranslation("almanac");
  const address = useAlmanacAddress();
  const date = address.params.get("date");
  const star = address.params.get("birth_nakshatra");
  const answer = usePanchangDay({
    ...address.query,
    ...(date !== null && { date }),
    ...(star !== null && { birth_nakshatra: star }),
  });
  return (
    <div className="page-wide pt-2 pb-24">
      <PageTitle description={t("day.description")}>{t("day.title")}</PageTitle>
      <AlmanacBar tab="day" placeName={answer.data?.place.name} address={address} />
      {answer.isPending && <PendingContent words={t("pending")} className="mt-8" />}
      {answer.isError && <LoadError query={answer} fallback={t("failed")} className="mt-6" />}
      {answer.data && <Day day={answer.data} address={address} />}
    </div>
  );
}

interface DayProps {
  readonly day: PanchangDay;
  readonly address: AlmanacAddress;
  readonly parts: DayParts;
  readonly now: number;
}

function Day({ day, address }: { day: PanchangDay; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const now = useNow();
  const parts = useDayParts(day);
  const night = useNightOf(findNightDate(day, now), address.query);
  const isNarrow = useSentMedia("(width < 64rem)");
  const list = { day, parts, now };
  return (
    <>
      <DayHeading day={day} night={night} address={address} now={now} />
      {day.choghadiya === null && <p className="mt-8 text-ink-muted">{t("noSunrise")}</p>}
      {isNarrow !== false && (
        <div className={cx(isNarrow === null && "lg:hidden")}>
          <KeyTimes day={day} />
          <DayRing {...list} />
          <LimbRows {...list} />
        </div>
      )}
      {isNarrow !== true && day.choghadiya && (
        <div className={cx(isNarrow === null && "max-lg:hidden")}>
          <DayBand {...list} />
        </div>
      )}
      <DayLists {...list} address={address} />
      <SankalpaCard day={day} address={address} now={now} />
    </>
  );
}

/** The columns are in the order in which a phone has them below each other. */
function DayLists({ address, ...list }: DayProps) {
  const { day, now } = list;
  return (
    <div className="mt-8 grid items-start gap-x-14 gap-y-8 md:grid-cols-2 lg:border-t lg:border-line lg:pt-6 xl:grid-cols-3">
      <div className="min-w-0 space-y-8">
        <FestivalList day={day} address={address} />
        <ForYou day={day} address={address} />
        <TimesList day={day} />
      </div>
      <div className="min-w-0 space-y-8">
        {day.choghadiya && <ChoghadiyaList {...list} />}
        {day.hora && <HoraList {...list} />}
        <GowriList day={day} now={now} />
      </div>
      <div className="min-w-0 space-y-8">
        <OfTheDay day={day} address={address} />
        <Differences address={address} />
      </div>
    </div>
  );
}
