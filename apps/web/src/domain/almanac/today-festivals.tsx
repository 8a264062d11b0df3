import type { Today } from "@lagna/contract";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { toPlaceQuery } from "./almanac-place.ts";
import { useClock, useDateFormat } from "./almanac-time.ts";
import { isShown, useFestivalChoices } from "./festival-choices.ts";
import { Part } from "./today-part.tsx";

type Festival = Today["next"][number];

/** Loaded when it is shown, with its texts. Without it, the festivals of all are shown. */
const FestivalFilters = lazy<ComponentType>(() =>
  Promise.all([import("./festival-filters.tsx"), loadNamespaces(["almanac"])]).then(
    ([module]) => ({ default: module.FestivalFilters }),
    () => ({ default: () => null }),
  ),
);

/** Days after the first that are shown. */
const MAX_LATER = 4;

function useShownFestivals({ next }: Today): readonly Festival[] {
  const choices = useFestivalChoices();
  const shown = next.filter((festival) => isShown(festival, choices));
  // Traditions that keep a fast on the same day are one line.
  const isSame = (one: Festival, other: Festival) => one.id === other.id && one.date === other.date;
  return shown.filter((festival, index) => shown.findIndex((other) => isSame(festival, other)) === index);
}

/** The next festival or fast that the reader keeps. Who has not said whose festivals those are is asked once. */
export function NextFestival({ today }: { today: Today }) {
  const { t } = useTranslation("today");
  const { hasAnswered, setAnswered } = useFestivalChoices();
  const [isOpen, setIsOpen] = useState(false);
  const [festival] = useShownFestivals(today);
  const close = () => {
    setAnswered();
    setIsOpen(false);
  };
  return (
    <Part
      title={t("next")}
      link={
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          className="-my-3 -me-3 px-3 text-sm"
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          {t(hasAnswered ? "festivals.change" : "festivals.ask")}
        </Button>
      }
    >
      {isOpen && (
        <div className="mt-2 space-y-3">
          <Suspense fallback={null}>
            <FestivalFilters />
          </Suspense>
          <Button variant="primary" onClick={close}>
            {t("festivals.done")}
          </Button>
        </div>
      )}
      {festival ? <FirstFestival festival={festival} today={today} /> : <p className="mt-1">{t("festivals.none")}</p>}
    </Part>
  );
}

function FirstFestival({ festival, today: { date, place } }: { festival: Festival; today: Today }) {
  const clock = useClock(date);
  const { window } = festival;
  return (
    <Link
      to={toAddress(festival, place)}
      className="flex min-h-11 flex-wrap items-baseline gap-x-4 pt-1 hover:text-accent"
    >
      <span className="text-lg font-medium">{festival.name}</span>
      <span className="tabular text-ink-muted">
        <FestivalDate festival={festival} date={date} />
        {window && festival.date === date && `, ${clock(window.start)}–${clock(window.end)}`}
      </span>
    </Link>
  );
}

/** What the reader keeps after the next one. */
export function LaterFestivals({ today }: { today: Today }) {
  const { t } = useTranslation("today");
  const later = useShownFestivals(today).slice(1, 1 + MAX_LATER);
  if (later.length === 0) return null;
  return (
    <Part title={t("later")}>
      <ul>
        {later.map((festival) => (
          <li
            key={`${festival.id}${festival.date}${festival.tradition}`}
            className="border-b border-line last:border-0"
          >
            <Link
              to={toAddress(festival, today.place)}
              className="flex min-h-11 flex-wrap items-center gap-x-4 py-2 hover:text-accent"
            >
              <span className="w-24 shrink-0 text-sm text-ink-muted">
                <FestivalDate festival={festival} date={today.date} />
              </span>
              <span className="min-w-0">{festival.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function FestivalDate({ festival, date }: { festival: Festival; date: string }) {
  const { t } = useTranslation("today");
  const formatDate = useDateFormat();
  if (festival.date === date) return t("today");
  return formatDate(festival.date, { weekday: "short", day: "numeric", month: "short" });
}

const toAddress = ({ id, date }: Festival, place: Today["place"]): string =>
  `/festivals/${id}/${date.slice(0, 4)}?${new URLSearchParams({ ...toPlaceQuery(place), date }).toString()}`;
