import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { onBirthClock } from "../birth/birth-clock.ts";
import type { SectionProps } from "./section-props.ts";
import { useTerms } from "../words/terms.ts";

/** Karanas by their number in the month: seven that turn eight times from the second half-tithi, and four that stand fixed at its ends. */
export function karanaKey(number: number): string {
  if (number === 1) return "11";
  return number >= 58 ? String(number - 50) : String(((number - 2) % 7) + 1);
}

/** The name of a tithi by its number in the month: the same fourteen twice, then Purnima (15) and Amavasya (16). */
export function tithiKey(number: number): string {
  return number === 30 ? "16" : String(number > 15 ? number - 15 : number);
}

export function PanchangaSection({ data }: SectionProps) {
  const { t } = useTranslation(["kundli", "terms"]);
  const terms = useTerms();
  const format = useFormat();
  const { panchanga, birth } = data;
  /** On the birth place's clock; the day too where it is not the birth's own. */
  const clock = (instant: string | null): string => {
    if (instant === null) return t("panchanga.never");
    const local = onBirthClock(instant, birth.utc_offset);
    const sameDay = local.toISOString().slice(0, 10) === birth.local.slice(0, 10);
    const day: Intl.DateTimeFormatOptions = sameDay ? {} : { day: "numeric", month: "short" };
    return format.date(local, { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" });
  };
  const until = (instant: string): string => t("panchanga.until", { time: clock(instant) });
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        <Row term={t("panchanga.tithi")} detail={until(panchanga.tithi.end)}>
          {panchanga.tithi.number % 15 !== 0 && `${t(`terms:paksha.${panchanga.tithi.paksha}`)} `}
          {t(`terms:tithi.${tithiKey(panchanga.tithi.number)}`)}
        </Row>
        <Row term={t("panchanga.vara")} detail={t("panchanga.lord", { graha: terms.graha(panchanga.vara.lord) })}>
          {t(`terms:vara.${panchanga.vara.number}`)}
        </Row>
        <Row term={t("panchanga.nakshatra")} detail={until(panchanga.nakshatra.end)}>
          {t("facts.nakshatraPada", {
            nakshatra: terms.nakshatra(panchanga.nakshatra.id),
            pada: format.number(panchanga.nakshatra.pada),
          })}
        </Row>
        <Row term={t("panchanga.yoga")} detail={until(panchanga.yoga.end)}>
          {t(`terms:yoga.${panchanga.yoga.number}`)}
        </Row>
        <Row term={t("panchanga.karana")} detail={until(panchanga.karana.end)}>
          {t(`terms:karana.${karanaKey(panchanga.karana.number)}`)}
        </Row>
        {panchanga.masa && (
          <Row
            term={t("panchanga.masa")}
            detail={t("panchanga.masaDetail", { purnimanta: masa(panchanga.masa.purnimanta) })}
          >
            {masa(panchanga.masa.amanta)}
            {panchanga.masa.adhika && ` · ${t("panchanga.adhika")}`}
            {panchanga.masa.kshaya && ` · ${t("panchanga.kshaya")}`}
          </Row>
        )}
        <Row term={t("panchanga.sun")}>
          {t("panchanga.riseSet", { rise: clock(panchanga.sunrise), set: clock(panchanga.sunset) })}
        </Row>
        <Row term={t("panchanga.moon")}>
          {t("panchanga.riseSet", { rise: clock(panchanga.moonrise), set: clock(panchanga.moonset) })}
        </Row>
        <Row term={t("panchanga.nextSunrise")}>{clock(panchanga.next_sunrise)}</Row>
      </dl>
      <p className="mt-4 text-sm text-ink-muted">
        {t("panchanga.clock", { city: birth.place.city, offset: format.digits(birth.utc_offset) })}
      </p>
    </>
  );

  /** Months are sent by name; one the catalogue does not know stands as it came. */
  function masa(name: string): string {
    return t(`terms:masa.${name.toLowerCase()}`, { defaultValue: name });
  }
}

function Row({ term, detail, children }: { term: string; detail?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
      <dt className="w-full text-sm text-ink-muted">{term}</dt>
      <dd className="tabular font-medium">{children}</dd>
      {detail && <dd className="tabular text-sm text-ink-muted">{detail}</dd>}
    </div>
  );
}
