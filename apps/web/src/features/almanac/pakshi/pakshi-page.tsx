import type { PakshiDayData } from "@lagna/contract";
import { getWord, PAKSHA_WORDS, VARA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Alert, Skeleton } from "../../../ui/feedback.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { usePakshiDay } from "../almanac-api.ts";
import { AlmanacBar } from "../almanac-frame.tsx";
import { DateLine } from "../day-heading.tsx";
import { type AlmanacAddress, type AlmanacQuery, useAlmanacAddress } from "../use-almanac-address.ts";
import { PakshiFields } from "./pakshi-fields.tsx";
import { PakshiYamas } from "./pakshi-yamas.tsx";
import { type BirthMoon, useBirthMoon } from "./use-birth-moon.ts";

const KEPT = ["date", "durations"] as const;

const toQuery = ({ query, params }: AlmanacAddress, moon: BirthMoon | null): AlmanacQuery => ({
  ...query,
  ...Object.fromEntries(KEPT.flatMap((key) => (params.get(key) ? [[key, params.get(key) as string]] : []))),
  ...(moon && { birth_nakshatra: moon.nakshatra, birth_paksha: moon.paksha }),
});

/** Pancha pakshi: the five birds of a day for a birth. */
export function Component() {
  const { t } = useTranslation("pakshi");
  const errorText = useErrorText();
  const address = useAlmanacAddress();
  const birth = useBirthMoon(address);
  const day = usePakshiDay(toQuery(address, birth.moon), birth.moon !== null);
  return (
    <div className="page-wide pt-2 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <AlmanacBar tab={null} placeName={day.data?.place.name} address={address} />
      <h1 className="text-display mt-5 font-light short:mt-3 short:text-title">{t("title")}</h1>
      <p className="measure no-print mt-2 text-ink-muted short:mt-1 short:max-w-none">{t("lead")}</p>
      {birth.saved.error && <LoadError query={birth.saved} fallback={t("failed")} className="mt-6" />}
      <PakshiFields address={address} birth={birth} />
      {birth.error && (
        <Alert tone="bad" className="mt-6">
          {errorText(birth.error, t("failed"))}
        </Alert>
      )}
      {day.isError && <LoadError query={day} fallback={t("failed")} className="mt-6" />}
      {birth.moon && day.isPending && <Skeleton className="mt-8 h-96 w-full" />}
      {birth.moon && day.data && !day.isError && (
        <div aria-busy={day.isPlaceholderData} className="mt-8 short:mt-4">
          <DateLine date={day.data.date} address={address} />
          <PakshiResult day={day.data} address={address} />
        </div>
      )}
    </div>
  );
}

function PakshiResult({ day, address }: { day: PakshiDayData; address: AlmanacAddress }) {
  const { t } = useTranslation("pakshi");
  const language = useLanguage();
  const { pakshi, bird } = day;
  if (!pakshi) return <p className="measure mt-4">{t("noSun")}</p>;
  const nameOf = (of: PakshiDayData["bird"]) => t(`bird.${of}`);
  const facts = [
    [t("yours"), nameOf(bird)],
    [t("paksha"), `${getWord(PAKSHA_WORDS[pakshi.paksha], language)}, ${getWord(VARA_WORDS[day.vara], language)}`],
    [t("ruling"), t("rulingBoth", { day: nameOf(pakshi.ruling.day), night: nameOf(pakshi.ruling.night) })],
    [t("dying"), nameOf(pakshi.dying)],
  ] as const;
  return (
    <>
      <dl className="mt-4 grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 lg:max-w-none lg:grid-cols-[auto_1fr_auto_1fr] short:mt-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {pakshi.dying === bird && <p className="measure mt-4 font-medium">{t("weakDay")}</p>}
      <PakshiYamas day={day} yamas={pakshi.yamas} />
      <p className="measure mt-6 text-sm text-ink-muted">{t("legend")}</p>
      <p className="no-print mt-4">
        <Link to={address.linkTo("/panchang", { date: day.date })} className="text-accent underline">
          {t("openDay")}
        </Link>
      </p>
    </>
  );
}
