import type { OffsetResponse, Place } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { localMeanOffset } from "./birth-clock.ts";
import { fetchOffset } from "./places-api.ts";
import { localDateTime, reckonedTime, type BirthFormValues } from "./birth-form-values.ts";
import { useNoticeText } from "./notice-text.ts";
import { usePlaceInList } from "./place-in-list.ts";
import { useSettled } from "./use-place-search.ts";

interface ClockLineProps {
  values: BirthFormValues;
  /** The best completion of free text: what the server would take. */
  guess: Place | null;
}

/** Which place and which clock the chart will be cast by, before anything is computed: this is where charts go wrong. */
export function ClockLine({ values, guess }: ClockLineProps) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const place = values.place ?? (values.country.trim() === "" ? null : guess);
  const local = useSettled(localDateTime({ ...values, ...reckonedTime(values) }), 250);
  const offset = useQuery({
    queryKey: ["offset", place?.time_zone, local],
    queryFn: ({ signal }) => fetchOffset(place?.time_zone as string, local as string, signal),
    enabled: place !== null && local !== null && values.clock === "place",
    staleTime: Infinity,
  });
  const clock = () => {
    if (values.clock === "offset")
      return values.utc_offset === "" ? null : t("clock.byHand", { offset: format.digits(values.utc_offset) });
    if (!place) return null;
    if (values.clock === "lmt")
      return t("clock.lmt", { offset: format.digits(localMeanOffset(longitudeOf(values, place))) });
    if (local === null) return t("clock.needsTime", { zone: place.time_zone });
    if (offset.isError) return t("clock.unknown", { zone: place.time_zone });
    return offset.data
      ? `${name(offset.data)} ${format.digits(offset.data.utc_offset)} · ${place.time_zone}`
      : t("clock.asking");
  };
  const shown = clock();
  if (!place && shown === null) return null;
  const data = values.clock === "place" ? offset.data : undefined;
  return (
    <div className="mt-3 flex gap-2.5 text-sm" role="status">
      <Globe aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <div className="min-w-0">
        {place && <PlaceLine place={place} guessed={values.place === null} />}
        <p className="tabular font-medium">{shown}</p>
        {data?.daylight_saving && <p className="text-ink-muted">{t("clock.summer")}</p>}
        {data && <ClockWarnings offset={data} />}
      </div>
    </div>
  );
}

function PlaceLine({ place, guessed }: { place: Place; guessed: boolean }) {
  const { t } = useTranslation("kundli");
  const { name, region } = usePlaceInList()(place);
  return (
    <p>
      {name}
      <span className="text-ink-muted">, {region}</span>
      {guessed && <span className="text-ink-muted"> · {t("place.bestMatch")}</span>}
    </p>
  );
}

function ClockWarnings({ offset }: { offset: OffsetResponse }) {
  return useNoticeText()(offset).map((sentence) => (
    <p key={sentence} className="text-warn">
      {sentence}
    </p>
  ));
}

/** "IST", but not "+0630", which the offset says already. */
const name = ({ abbreviation }: OffsetResponse): string => (/^[A-Z]/.test(abbreviation) ? abbreviation : "UTC");

function longitudeOf(values: BirthFormValues, place: Place): number {
  const byHand = Number(values.longitude);
  return values.longitude.trim() !== "" && Number.isFinite(byHand) ? byHand : place.longitude;
}
