import type { KundliData } from "@lagna/contract";
import { CalendarDays, ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { PickerButton } from "../birth/picker-button.tsx";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { DAY_MS, shifted, type Unit } from "./moment.ts";
import { placedOver } from "./placed.ts";
import { useShownSky } from "./sky-days.ts";
import { momentOf, type SkyAround, useOfSky } from "./use-sky-around.ts";
import { useDayText, useDistance, useSkySentences } from "./use-sky-words.ts";

const UNITS: readonly Unit[] = ["day", "month", "year"];
/** What has rested so long is read aloud. */
const REST_MS = 500;

interface SkyHeadProps {
  data: KundliData;
  sky: SkyAround;
  ask: NonNullable<KundliSource["sky"]>;
}

/** The day that is looked at, and how to go to others. */
export function SkyHead({ data, sky }: Pick<SkyHeadProps, "data" | "sky">) {
  const { t } = useTranslation("sky");
  const moment = useOfSky(sky.store, momentOf) ?? sky.days.noon(sky.today);
  const day = sky.days.of(moment);
  const dayText = useDayText(sky);
  const distance = useDistance(sky, data);
  useEscape(sky.leave);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 max-lg:relative">
      <div className="max-lg:pe-12">
        <h3 className="tabular text-[1.75rem] leading-tight font-light lg:text-[2.25rem]">{dayText(day)}</h3>
        <p className="tabular text-sm text-ink-muted">{distance(day)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Steps sky={sky} day={day} />
        <IconButton label={t("leave")} onClick={sky.leave} className="max-lg:absolute max-lg:end-0 max-lg:top-0">
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  );
}

/** What is to be said of that day; read aloud once it has been rested on. */
export function SkySays({ data, sky, ask }: SkyHeadProps) {
  const { t } = useTranslation("sky");
  const moment = useOfSky(sky.store, momentOf) ?? sky.days.noon(sky.today);
  const { shown, failed, retry } = useShownSky(ask, data, sky);
  const placed = useMemo(() => (shown ? placedOver(data, shown.grahas) : []), [data, shown]);
  const { runs, dasha, slow } = useSkySentences(data, placed, moment);
  const dayText = useDayText(sky);
  const rested = useRested([dayText(sky.days.of(moment)), `${dasha} ${runs ?? ""}`, ...slow].join(". "));
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

/** Wherever the focus is, unless something nearer has taken the key. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest("dialog, [role=dialog]");
      if (event.key === "Escape" && !event.defaultPrevented && !inDialog) leave();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [leave]);
}

function Steps({ sky, day }: { sky: SkyAround; day: number }) {
  const { t } = useTranslation("sky");
  const [unit, setUnit] = useState<Unit>("month");
  const date = sky.days.date(day).toISOString().slice(0, 10);
  const limit = (number: number): string => sky.days.date(number).toISOString().slice(0, 10);
  return (
    <div role="group" aria-label={t("steps")} className="no-print flex flex-wrap items-center gap-1">
      <IconButton label={t(`back.${unit}`)} onClick={() => sky.go(shifted(day, -1, unit))}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </IconButton>
      <div className="w-18">
        <Select
          aria-label={t("unit")}
          value={unit}
          onChange={(event) => setUnit(event.target.value as Unit)}
          className="px-2! pe-6! text-sm! [&+svg]:end-1.5 [&+svg]:size-3"
        >
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {t(`units.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <IconButton label={t(`on.${unit}`)} onClick={() => sky.go(shifted(day, 1, unit))}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </IconButton>
      <PickerButton
        type="date"
        label={t("date")}
        value={date}
        min={limit(sky.first)}
        max={limit(sky.last)}
        onPick={(value) => sky.go(Date.parse(value) / DAY_MS)}
      >
        <CalendarDays aria-hidden="true" className="size-4" />
      </PickerButton>
      <Button className="px-2! text-sm" onClick={() => sky.go(sky.birth)}>
        {t("birth")}
      </Button>
      <Button className="px-2! text-sm" onClick={() => sky.go(sky.today)}>
        {t("now")}
      </Button>
    </div>
  );
}

/** A text once it has stood for a moment: while days fly by, nothing is said. */
function useRested(text: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
