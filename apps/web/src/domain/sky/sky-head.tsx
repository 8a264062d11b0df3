import type { KundliData } from "@lagna/contract";
import { formatIsoDay } from "@lagna/terms";
import CalendarDays from "~icons/lucide/calendar-days";
import ChevronLeft from "~icons/lucide/chevron-left";
import ChevronRight from "~icons/lucide/chevron-right";
import X from "~icons/lucide/x";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { PickerButton } from "../birth/picker-button.tsx";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { DAY_MS, shiftDay, type CalendarUnit } from "./day-calendar.ts";
import { computeTransitPositions } from "./compute-transit-positions.ts";
import { useShownSky } from "./use-shown-sky.ts";
import { selectMoment, type SkyController, useSkySelector } from "./use-sky-controller.ts";
import { useDayText, useDistanceText, useSkySentences } from "./use-sky-texts.ts";

const UNITS: readonly CalendarUnit[] = ["day", "month", "year"];
/** Delay before a settled text is announced to screen readers. */
const REST_MS = 500;

interface SkyHeadProps {
  data: KundliData;
  sky: SkyController;
  fetchSky: NonNullable<KundliSource["fetchSky"]>;
}

/** The selected day, with controls to go to other days. */
export function SkyHead({ data, sky }: Pick<SkyHeadProps, "data" | "sky">) {
  const { t } = useTranslation("sky");
  const moment = useSkySelector(sky.store, selectMoment) ?? sky.calendar.toNoon(sky.today);
  const day = sky.calendar.toDay(moment);
  const dayText = useDayText(sky);
  const distance = useDistanceText(sky, data);
  useEscape(sky.close);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 max-lg:relative">
      <div className="max-lg:pe-12">
        <h3 className="tabular text-[1.75rem] leading-tight font-light lg:text-[2.25rem]">{dayText(day)}</h3>
        <p className="tabular text-sm text-ink-muted">{distance(day)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <MomentSteps sky={sky} day={day} />
        <IconButton label={t("leave")} onClick={sky.close} className="max-lg:absolute max-lg:end-0 max-lg:top-0">
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  );
}

/** A summary of the selected day, announced once the user stays on it. */
export function SkySummary({ data, sky, fetchSky }: SkyHeadProps) {
  const { t } = useTranslation("sky");
  const moment = useSkySelector(sky.store, selectMoment) ?? sky.calendar.toNoon(sky.today);
  const { shown, failed, retry } = useShownSky(fetchSky, data, sky);
  const positions = useMemo(() => (shown ? computeTransitPositions(data, shown.grahas) : []), [data, shown]);
  const { runs, dasha, slow } = useSkySentences(data, positions, moment);
  const dayText = useDayText(sky);
  const day = dayText(sky.calendar.toDay(moment));
  // The date is the only part that does not end in a full stop.
  const rested = useSettledText([`${day}.`, ...(runs ? [`${dasha} ${runs}`] : []), ...slow].join(" "));
  return (
    <div className="measure lg:mt-4">
      {runs && (
        <p>
          <strong className="font-semibold">{dasha}</strong> {runs}
        </p>
      )}
      {slow.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failed && (
        <p role="alert" className="text-sm text-bad">
          {t("failed")}{" "}
          <button type="button" onClick={retry} className="min-h-11 font-semibold underline">
            {t("common:retry")}
          </button>
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {rested}
      </p>
    </div>
  );
}

/** Handles Escape wherever the focus is, unless a nearer handler has handled the key. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest("dialog, [role=dialog]");
      if (event.key === "Escape" && !event.defaultPrevented && !inDialog) onEscape();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onEscape]);
}

function MomentSteps({ sky, day }: { sky: SkyController; day: number }) {
  const { t } = useTranslation("sky");
  const [unit, setUnit] = useState<CalendarUnit>("month");
  const date = formatIsoDay(sky.calendar.toDate(day).getTime());
  const limit = (number: number): string => formatIsoDay(sky.calendar.toDate(number).getTime());
  return (
    <div role="group" aria-label={t("steps")} className="no-print flex flex-wrap items-center gap-1">
      <IconButton label={t(`back.${unit}`)} onClick={() => sky.goToDay(shiftDay(day, -1, unit))}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </IconButton>
      <div className="w-18">
        <Select
          aria-label={t("unit")}
          value={unit}
          onChange={(event) => setUnit(event.target.value as CalendarUnit)}
          className="px-2! pe-6! text-sm! [&+svg]:end-1.5 [&+svg]:size-3"
        >
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {t(`units.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <IconButton label={t(`on.${unit}`)} onClick={() => sky.goToDay(shiftDay(day, 1, unit))}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </IconButton>
      <PickerButton
        type="date"
        label={t("date")}
        value={date}
        min={limit(sky.first)}
        max={limit(sky.last)}
        onPick={(value) => sky.goToDay(Date.parse(value) / DAY_MS)}
      >
        <CalendarDays aria-hidden="true" className="size-4" />
      </PickerButton>
      <Button className="px-2! text-sm" onClick={() => sky.goToDay(sky.birth)}>
        {t("birth")}
      </Button>
      <Button className="px-2! text-sm" onClick={() => sky.goToDay(sky.today)}>
        {t("now")}
      </Button>
    </div>
  );
}

/** Returns a text once it has been unchanged for a moment, so that nothing is announced while days change quickly. */
function useSettledText(text: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
