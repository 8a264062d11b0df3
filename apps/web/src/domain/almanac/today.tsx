import type { Today as TodayData } from "@lagna/contract";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { usePreference } from "../../lib/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { placeAskedPreference, useStoredPlace } from "./almanac-place.ts";
import { useDateFormat } from "./almanac-time.ts";
import { PlaceIcon } from "./place-icon.tsx";
import type { PlaceChoiceProps } from "./place-choice.tsx";
import { Ask } from "./today-ask.tsx";
import { DayOfPlace, MoonNow, Running } from "./today-day.tsx";
import { LaterFestivals, NextFestival } from "./today-festivals.tsx";
import { useAccountChoices } from "./use-account-choices.ts";
import { useToday } from "./use-today.ts";

/** Loaded when it is shown, with the search of places and its texts. Without it, the day stays as it is. */
const PlaceChoice = lazy<ComponentType<PlaceChoiceProps>>(() =>
  Promise.all([import("./place-choice.tsx"), loadNamespaces(["almanac"])]).then(
    ([module]) => ({ default: module.PlaceChoice }),
    () => ({ default: () => null }),
  ),
);

interface TodayProps {
  className?: string;
  /** Suggested as the reader's place until they say where they are. */
  birthPlace?: PlaceChoiceProps["birthPlace"];
  /** The page asks for something else, so this does not ask as well. */
  isQuiet?: boolean;
}

/** Today for the reader: one sentence, what runs now, the strip of the day, what comes next and a question to ask. */
export function Today({ className, birthPlace = null, isQuiet = false }: TodayProps) {
  const { t } = useTranslation("today");
  useAccountChoices();
  const { today, hasFailed, lacksPlace } = useToday();
  return (
    <section aria-label={t("title")} className={className}>
      {hasFailed && <p className="text-ink-muted">{t("failed")}</p>}
      {lacksPlace && <MissingPlace isQuiet={isQuiet} />}
      {/* As high as the window: what is below does not move when the day comes. */}
      {!today && !hasFailed && !lacksPlace && <Skeleton className="h-dvh w-full" />}
      {today && <Content today={today} birthPlace={birthPlace} isQuiet={isQuiet} />}
    </section>
  );
}

type ContentProps = Required<Omit<TodayProps, "className">> & { today: TodayData };

function Content({ today, birthPlace, isQuiet }: ContentProps) {
  const { sentence, advice, running } = today;
  return (
    <>
      <DateAndPlace today={today} birthPlace={birthPlace} isQuiet={isQuiet} />
      <div className="grid gap-x-14 lg:grid-cols-[1.2fr_1fr]">
        <div className="min-w-0">
          <h2 className="mt-4 text-title font-light text-balance">{sentence}</h2>
          <p className="measure mt-2 text-ink-muted">{advice}</p>
          <DayOfPlace today={today} />
        </div>
        <div className="min-w-0">
          <NextFestival today={today} />
          <Ask questions={today.questions} />
        </div>
      </div>
      <div className="grid gap-x-14 sm:grid-cols-2 lg:grid-cols-3">
        {running.length > 0 && <Running today={today} />}
        <MoonNow today={today} />
        <LaterFestivals today={today} />
      </div>
    </>
  );
}

/** What a signed-in person has in place of a day while nothing says where they are. */
function MissingPlace({ isQuiet }: Pick<ContentProps, "isQuiet">) {
  const { t } = useTranslation("today");
  const [asked, setAsked] = usePreference(placeAskedPreference);
  const [isOpen, setIsOpen] = useState(false);
  const isAsking = asked === "no" && !isQuiet;
  return (
    <div className="border-b border-line py-3">
      <p className="measure">{t("place.missing")}</p>
      {isOpen || isAsking ? (
        <Suspense fallback={null}>
          <PlaceChoice
            birthPlace={null}
            hasFocus={isOpen}
            onDone={() => {
              setAsked("yes");
              setIsOpen(false);
            }}
          />
        </Suspense>
      ) : (
        <Button className="mt-3" onClick={() => setIsOpen(true)}>
          {t("place.choose")}
        </Button>
      )}
    </div>
  );
}

/** The date and the place of the day. Who has not said where they are is asked once. */
function DateAndPlace({ today: { date, place }, birthPlace, isQuiet }: ContentProps) {
  const { t } = useTranslation("today");
  const formatDate = useDateFormat();
  const { hasPlace } = useStoredPlace();
  const [asked, setAsked] = usePreference(placeAskedPreference);
  const [isOpen, setIsOpen] = useState(false);
  const isAsking = !hasPlace && asked === "no" && !isQuiet;
  return (
    <div className="border-b border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm font-semibold">{formatDate(date, { weekday: "long", day: "numeric", month: "long" })}</p>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={t("place.change", { place: place.name })}
          className="-me-3 px-3 text-sm"
          onClick={() => setIsOpen(!isOpen)}
        >
          <PlaceIcon />
          <span className="text-accent">{place.name}</span>
        </Button>
      </div>
      {(isOpen || isAsking) && (
        <Suspense fallback={null}>
          <PlaceChoice
            birthPlace={hasPlace ? null : birthPlace}
            hasFocus={isOpen}
            onDone={() => {
              setAsked("yes");
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
