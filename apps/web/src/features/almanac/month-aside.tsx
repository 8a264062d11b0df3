import { formatTithiName, getWord, MASA_WORDS, PAKSHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Block } from "./almanac-block.tsx";
import { FestivalFilters } from "../../domain/almanac/festival-filters.tsx";
import { FeedOffer } from "./feed-offer.tsx";
import { listFestivals, type MonthDay, type MonthProps } from "./month-days.ts";
import { WallCalendarOffer } from "./wall-calendar-offer.tsx";
import type { AlmanacAddress } from "./use-almanac-address.ts";

const NEW_MOON = 30;
const FULL_MOON = 15;

/** Beside the month: into other calendars and onto paper, the Moon, the lunar months, dates that differ, and what is shown. */
export function MonthAside({ data, address, choices }: MonthProps & { address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  return (
    <aside className="mt-6 space-y-6 xl:mt-4">
      <div className="no-print grid gap-3">
        <FestivalFilters />
      </div>
      <FeedOffer address={address} />
      <WallCalendarOffer address={address} year={data.month.slice(0, 4)} />
      <button type="button" className={buttonClass("secondary", "no-print w-full")} onClick={() => window.print()}>
        {t("month.print")}
      </button>
      <TheMoon days={data.days} />
      <LunarMonths days={data.days} />
      <TwoDates days={data.days} address={address} choices={choices} />
    </aside>
  );
}

function TheMoon({ days }: { days: readonly MonthDay[] }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const format = useDateFormat();
  const { digits } = useFormat();
  const ends = new Map(
    days.flatMap(({ tithi }) =>
      tithi.filter(({ number }) => number === NEW_MOON || number === FULL_MOON).map((each) => [each.end, each.number]),
    ),
  );
  return (
    <Block title={t("month.moon")}>
      {[...ends].map(([end, number]) => (
        <p key={end}>
          {t("month.until", {
            name: formatTithiName(number, language),
            date: format(end.slice(0, 10), { weekday: "short", day: "numeric" }),
            // The instant is written on the clock of the place.
            time: digits(end.slice(11, 16)),
          })}
        </p>
      ))}
    </Block>
  );
}

/** The fortnights of the month with their last days. */
function LunarMonths({ days }: { days: readonly MonthDay[] }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const format = useDateFormat();
  const fortnights = new Map<string, { day: MonthDay; until: string }>();
  for (const day of days)
    if (day.masa) {
      const key = `${day.masa.amanta} ${day.masa.paksha} ${day.masa.adhika}`;
      fortnights.set(key, { day: fortnights.get(key)?.day ?? day, until: day.date });
    }
  return (
    <Block title={t("month.masas")}>
      {[...fortnights].map(([key, { day, until }]) => {
        if (!day.masa) return null;
        const { amanta, purnimanta, adhika, paksha } = day.masa;
        const name = (adhika ? `${t("adhika")} ` : "") + getWord(MASA_WORDS[amanta], language);
        return (
          <p key={key} className="mb-1">
            {t("month.fortnight", {
              masa: name,
              paksha: getWord(PAKSHA_WORDS[paksha], language),
              date: format(until, { day: "numeric", month: "short" }),
            })}
            {amanta !== purnimanta && (
              <span className="block text-sm text-ink-muted">
                {t("byFullMoons", { month: getWord(MASA_WORDS[purnimanta], language) })}
              </span>
            )}
          </p>
        );
      })}
    </Block>
  );
}

/** Festivals that traditions keep on different days of the month. */
function TwoDates({
  days,
  address,
  choices,
}: { days: readonly MonthDay[] } & Omit<MonthProps, "data"> & { address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const all = { ...choices, sect: "all" };
  const dates = new Map<string, { name: string; kept: { date: string; tradition: string }[] }>();
  for (const day of days)
    for (const { id, name, tradition } of listFestivals(day, all)) {
      const entry = dates.get(id) ?? { name, kept: [] };
      entry.kept.push({ date: day.date, tradition });
      dates.set(id, entry);
    }
  const differing = [...dates].filter(
    ([, { kept }]) => kept.length > 1 && new Set(kept.map(({ tradition }) => tradition)).size === kept.length,
  );
  if (differing.length === 0) return null;
  return (
    <Block title={t("month.twoDates")}>
      {differing.map(([id, { name, kept }]) => (
        <p key={id} className="mb-2">
          <Link
            to={address.linkTo(`/festivals/${id}/${kept[0]?.date.slice(0, 4) ?? ""}`, { date: kept[0]?.date ?? "" })}
            className="font-semibold hover:text-accent"
          >
            {name}
          </Link>
          <span className="block text-sm">
            {kept
              .map(
                ({ date, tradition }) =>
                  `${format(date, { weekday: "short", day: "numeric" })} ${t(`tradition.${tradition}`)}`,
              )
              .join(", ")}
          </span>
        </p>
      ))}
    </Block>
  );
}
