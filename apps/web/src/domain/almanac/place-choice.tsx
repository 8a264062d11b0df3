import type { Place } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { searchPlaces } from "../birth/places-api.ts";
import { usePlaceOptionFormatter } from "../birth/use-place-option-formatter.ts";
import { AlmanacQueries } from "./almanac-queries.tsx";
import { storePlace } from "./almanac-place.ts";
import { PlacePicker } from "./place-picker.tsx";

export interface PlaceChoiceProps {
  /** Where the reader was born, which may be where they are. */
  readonly birthPlace: { readonly city: string; readonly country: string } | null;
  readonly hasFocus: boolean;
  /** They chose a place, or did not want to. */
  readonly onDone: () => void;
}

/** Asks where the reader is: their place of birth as a suggestion, any place by search, or no answer. */
export function PlaceChoice({ birthPlace, hasFocus, onDone }: PlaceChoiceProps) {
  const { t } = useTranslation("today");
  const choose = (place: Place) => {
    storePlace(place.id);
    onDone();
  };
  return (
    <AlmanacQueries>
      <section aria-label={t("place.ask")} className="pb-3">
        <h2 className="font-semibold">{t("place.ask")}</h2>
        <PlacePicker hasFocus={hasFocus} onChoose={choose} />
        <div className="flex flex-wrap gap-3">
          {birthPlace && <BirthPlace {...birthPlace} onChoose={choose} />}
          <Button variant="quiet" onClick={onDone}>
            {t("place.skip")}
          </Button>
        </div>
      </section>
    </AlmanacQueries>
  );
}

function BirthPlace({ city, country, onChoose }: { city: string; country: string; onChoose: (place: Place) => void }) {
  const { t } = useTranslation("today");
  const formatPlace = usePlaceOptionFormatter();
  const { data } = useQuery({
    queryKey: ["places", city, country],
    queryFn: ({ signal }) => searchPlaces(city, country, signal),
    // For the server that renders the page: the button would move what is below it.
    meta: { isNeededAtOnce: true },
  });
  const [place] = data?.places ?? [];
  if (!place) return null;
  return <Button onClick={() => onChoose(place)}>{t("place.birth", { place: formatPlace(place).name })}</Button>;
}
