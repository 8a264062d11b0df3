import type { SkyResponse } from "@lagna/contract";
import {
  KARANA_WORDS,
  KARANAS_OF_MONTH,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  NITYA_YOGAS,
  formatTithiName,
  VARA_WORDS,
  VARAS,
  type Words,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Skeleton } from "../../ui/feedback.tsx";

const LIMBS = ["tithi", "vara", "nakshatra", "yoga", "karana"] as const;

/** The five limbs of the panchanga at this minute and the day they belong to, in the clock time of the place they are computed for. */
export function DayPanchanga({ sky }: { sky: SkyResponse | null }) {
  const { t } = useTranslation("public");
  const limbs = useLimbs(sky);
  const clock = useClock(sky);
  return (
    <section aria-labelledby="day-panchanga" className="pt-12 sm:pt-16">
      <h2 id="day-panchanga" className="text-title font-light">
        {t("home.day.title")}
      </h2>
      <dl className="mt-6 grid border-t border-line sm:grid-cols-2 lg:grid-cols-5">
        {LIMBS.map((limb) => (
          <div key={limb} className="min-h-24 border-b border-line py-3 lg:pe-4">
            <dt className="text-sm text-ink-muted">{t(`home.day.${limb}`)}</dt>
            {/* Has its full height while loading, so that nothing moves when it arrives. */}
            <dd className="tabular min-h-7 text-lg font-medium">
              {limbs ? limbs[limb].name : <Skeleton className="mt-1 h-5 w-32" />}
            </dd>
            <dd className="tabular text-sm text-ink-muted">
              {limbs?.[limb].end && t("home.day.until", { time: clock(limbs[limb].end) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="tabular mt-3 min-h-6 text-sm text-ink-muted">
        {sky?.panchanga.sunrise &&
          sky.panchanga.sunset &&
          t("home.day.sun", { rise: clock(sky.panchanga.sunrise), set: clock(sky.panchanga.sunset) })}
      </p>
    </section>
  );
}

type Limb = { readonly name: string; readonly end?: string };

function useLimbs(sky: SkyResponse | null): Record<(typeof LIMBS)[number], Limb> | null {
  const formatTerm = useTermFormatter();
  const language = useLanguage();
  if (!sky) return null;
  const { tithi, vara, nakshatra, yoga, karana } = sky.panchanga;
  const formatName = <Id extends string>(ids: readonly Id[], words: Words<Id>, index: number): string => {
    const id = ids[index];
    return id === undefined ? "–" : formatTerm(words[id]);
  };
  return {
    tithi: { name: formatTithiName(tithi.number, language), end: tithi.end },
    vara: { name: formatName(VARAS, VARA_WORDS, vara.number) },
    nakshatra: { name: formatTerm(NAKSHATRA_WORDS[nakshatra.id]), end: nakshatra.end },
    yoga: { name: formatName(NITYA_YOGAS, NITYA_YOGA_WORDS, yoga.number - 1), end: yoga.end },
    karana: { name: formatName(KARANAS_OF_MONTH, KARANA_WORDS, karana.number - 1), end: karana.end },
  };
}

/** Formats hour and minute at the sky's place, with the day if it is another day. */
function useClock(sky: SkyResponse | null): (instant: string) => string {
  const format = useFormat();
  const timeZone = sky?.place.time_zone ?? "UTC";
  const date = { day: "numeric", month: "short" } as const;
  const formatDay = (instant: string) => format.date(instant, { timeZone, ...date });
  return (instant) => {
    const day = formatDay(instant) === formatDay(sky?.at ?? instant) ? {} : date;
    return format.date(instant, { timeZone, ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  };
}
