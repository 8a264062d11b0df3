import type { Today as TodayData } from "@lagna/contract";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { getPageData, neededToHydrate, readPageStored } from "../../lib/page-data.ts";
import { usePreference } from "../../lib/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { PendingContent } from "../../ui/feedback.tsx";
import { placeAskedPreference, useStoredPlace } from "./almanac-place.ts";
import { useDateFormat } from "./almanac-time.ts";
import { PlaceIcon } from "./place-icon.tsx";
import type { PlaceChoiceProps } from "./place-choice.tsx";
import { Ask } from "./today-ask.tsx";
import { DayOfPlace, MoonNow, Running } from "./today-day.tsx";
import { LaterFestivals, NextFestival } from "./today-festivals.tsx";
import { useAccountChoices } from "./use-account-choices.ts";
import { PLACE_KEY } from "./today-path.ts";
import { useToday } from "./use-today.ts";

type PlaceChoiceComponent = ComponentType<PlaceChoiceProps>;
let loadedPlaceChoice: PlaceChoiceComponent | null = null;

/** Has the search of places and its texts. Without it, the day stays as it is. */
async function loadPlaceChoice(): Promise<{ default: PlaceChoiceComponent }> {
  loadedPlaceChoice = await Promise.all([import("./place-choice.tsx"), loadNamespaces(["almanac"])]).then(
    ([module]) => module.PlaceChoice,
    () => () => null,
  );
  return { default: loadedPlaceChoice };
}
const LazyPlaceChoice = lazy(loadPlaceChoice);
// With the question, the page would lose it for a moment.
neededToHydrate.push(async () => readPageStored(PLACE_KEY) ?? loadPlaceChoice());

/** Whether the question for the place can be shown at once; if it may be asked, it is loaded while the day is requested. */
function usePlaceChoiceLoaded(mayAsk: boolean): boolean {
  // The server waits for it.
  const [isLoaded, setIsLoaded] = useState(loadedPlaceChoice !== null || getPageData() !== null);
  useEffect(() => {
    if (mayAsk && !isLoaded) void loadPlaceChoice().then(() => setIsLoaded(true));
  }, [mayAsk, isLoaded]);
  return isLoaded;
}

interface TodayProps {
  className?: string;
  /** Suggested as the reader's place until they say where they are. */
  birthPlace?: PlaceChoiceProps["birthPlace"];
  /** The page asks for something else, so this does not ask as well. */
  isQuiet?: boolean;
  /** The page does not know yet what it shows around the day. */
  isWaiting?: boolean;
  /** Above the day, inside its region, and below it. They appear together with it, so that nothing moves when it comes. */
  above?: ReactNode;
  below?: ReactNode;
}

/** Today for the reader: one sentence, what runs now, the strip of the day, what comes next and a question to ask. */
export function Today({ className, birthPlace = null, isQuiet = false, isWaiting = false, above, below }: TodayProps) {
  const { t } = useTranslation("today");
  useAccountChoices();
  const { today, hasFailed, lacksPlace } = useToday();
  const { hasPlace } = useStoredPlace();
  const [asked] = usePreference(placeAskedPreference);
  const mayAsk = !hasPlace && asked === "no" && !isQuiet;
  const isChoiceLoaded = usePlaceChoiceLoaded(mayAsk);
  const isPending = isWaiting || (mayAsk && !isChoiceLoaded) || (!today && !hasFailed && !lacksPlace);
  return (
    <>
      <section aria-label={t("title")} className={className}>
        {!isPending && above}
        {isPending && <PendingContent words={t("pending")} className={below === undefined ? "" : "page-pending"} />}
        {!isPending && hasFailed && <p className="text-ink-muted">{t("failed")}</p>}
        {!isPending && lacksPlace && <MissingPlace isQuiet={isQuiet} />}
        {!isPending && today && <Content today={today} birthPlace={birthPlace} isQuiet={isQuiet} />}
      </section>
      {!isPending && below}
    </>
  );
}

/**
 * With `lazy`, even what has loaded is absent for a moment; and what is in a `Suspense` is hydrated after the page, when what came with the
 * page is no longer known.
 */
function PlaceQuestion(props: PlaceChoiceProps) {
  const [Loaded] = useState(() => loadedPlaceChoice);
  if (Loaded) return <Loaded {...props} />;
  return (
    <Suspense fallback={null}>
      <LazyPlaceChoice {...props} />
    </Suspense>
  );
}

type ContentProps = Required<Pick<TodayProps, "birthPlace" | "isQuiet">> & { today: TodayData };

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
        <PlaceQuestion
          birthPlace={null}
          hasFocus={isOpen}
          onDone={() => {
            setAsked("yes");
            setIsOpen(false);
          }}
        />
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
        <PlaceQuestion
          birthPlace={hasPlace ? null : birthPlace}
          hasFocus={isOpen}
          onDone={() => {
            setAsked("yes");
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
