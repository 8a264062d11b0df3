import type { Place } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { PlaceSearchField } from "../../domain/birth/place-search-field.tsx";

interface QuestionPlaceProps {
  readonly place: Place | null;
  readonly error: string | null;
  readonly onChange: (place: Place | null) => void;
}

/** The place where the question is asked, found by its name. */
export function QuestionPlace(props: QuestionPlaceProps) {
  const { t } = useTranslation("prashna");
  const texts = {
    label: t("place.label"),
    hint: t("place.hint"),
    list: t("place.list"),
    searching: t("place.searching"),
    failed: t("place.failed"),
    count: (count: number) => t("place.count", { count }),
  };
  return <PlaceSearchField texts={texts} {...props} />;
}
