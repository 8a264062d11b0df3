import type { OffsetResponse, Place } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import Globe from "~icons/lucide/globe";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { computeLocalMeanOffset } from "./birth-local-time.ts";
import { useBirthSecrecy } from "./birth-secrecy.ts";
import { fetchOffset } from "./places-api.ts";
import { buildLocalDateTime, getEffectiveTime, type BirthFormValues } from "./birth-form-values.ts";
import { useNoticeTexts } from "./use-notice-texts.ts";
import { usePlaceOptionFormatter } from "./use-place-option-formatter.ts";
import { useDebouncedValue } from "./use-place-search.ts";

interface ResolvedPlaceAndOffsetProps {
  values: BirthFormValues;
  /** The best match for free text, which is what the server would use. */
  guess: Place | null;
}

/**
 * Shows the place and the UTC offset the chart will be computed with, before it is computed: these are the most
 * common sources of wrong charts.
 */
export function ResolvedPlaceAndOffset({ values, guess }: ResolvedPlaceAndOffsetProps) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const place = values.place ?? (values.country.trim() === "" ? null : guess);
  const local = useDebouncedValue(buildLocalDateTime({ ...values, ...getEffectiveTime(values) }), 250);
  const isSecret = useBirthSecrecy() === "device";
  const offset = useQuery({
    queryKey: ["offset", place?.time_zone, local],
    queryFn: ({ signal }) => fetchOffset(place?.time_zone as string, local as string, signal),
    enabled: !isSecret && place !== null && local !== null && values.clock === "place",
    staleTime: Infinity,
  });
  const clock = () => {
    if (values.clock === "offset")
      return values.utc_offset === "" ? null : t("clock.byHand", { offset: format.digits(values.utc_offset) });
    if (!place) return null;
    if (values.clock === "lmt")
      return t("clock.lmt", { offset: format.digits(computeLocalMeanOffset(getLongitude(values, place))) });
    if (local === null) return t("clock.needsTime", { zone: place.time_zone });
    if (isSecret) return place.time_zone;
    if (offset.isError) return t("clock.unknown", { zone: place.time_zone });
    return offset.data
      ? `${getClockName(offset.data)} ${format.digits(offset.data.utc_offset)} · ${place.time_zone}`
      : t("clock.asking");
  };
  const clockText = clock();
  if (!place && clockText === null) return null;
  const data = values.clock === "place" ? offset.data : undefined;
  return (
    <div className="mt-3 flex gap-2.5 text-sm" role="status">
      <Globe aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <div className="min-w-0">
        {place && <PlaceLine place={place} guessed={values.place === null} />}
        <p className="tabular font-medium">{clockText}</p>
        {data?.daylight_saving && <p className="text-ink-muted">{t("clock.summer")}</p>}
        {data && <ClockWarnings offset={data} />}
      </div>
    </div>
  );
}

function PlaceLine({ place, guessed }: { place: Place; guessed: boolean }) {
  const { t } = useTranslation("kundli");
  const { name, region } = usePlaceOptionFormatter()(place);
  return (
    <p>
      {name}
      <span className="text-ink-muted">, {region}</span>
      {guessed && <span className="text-ink-muted"> · {t("place.bestMatch")}</span>}
    </p>
  );
}

function ClockWarnings({ offset }: { offset: OffsetResponse }) {
  return useNoticeTexts()(offset).map((sentence) => (
    <p key={sentence} className="text-warn">
      {sentence}
    </p>
  ));
}

/** The clock's abbreviation: "IST", but not "+0630", which repeats the offset. */
const getClockName = ({ abbreviation }: OffsetResponse): string => (/^[A-Z]/.test(abbreviation) ? abbreviation : "UTC");

function getLongitude(values: BirthFormValues, place: Place): number {
  const byHand = Number(values.longitude);
  return values.longitude.trim() !== "" && Number.isFinite(byHand) ? byHand : place.longitude;
}
