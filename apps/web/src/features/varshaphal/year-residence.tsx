import type { Place } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PlaceSearchField } from "../../domain/birth/place-search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";

interface YearResidenceProps {
  /** Null for the birth place. */
  readonly place: Place | null;
  readonly onChange: (place: Place | null) => void;
}

/** Where the year begins: at the birth place, which is the default, or where the person lives in that year. */
export function YearResidence({ place, onChange }: YearResidenceProps) {
  const { t } = useTranslation("varshaphal");
  const [isAway, setIsAway] = useState(place !== null);
  const texts = {
    label: t("residence.place"),
    hint: t("residence.hint"),
    list: t("residence.list"),
    searching: t("residence.searching"),
    failed: t("residence.failed"),
    count: (count: number) => t("residence.count", { count }),
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[auto_minmax(0,24rem)]">
      <Segmented
        label={t("residence.label")}
        showLabel
        value={isAway ? "lives" : "birth"}
        options={[
          { value: "birth", label: t("residence.birth") },
          { value: "lives", label: t("residence.lives") },
        ]}
        onChange={(chosen) => {
          setIsAway(chosen === "lives");
          if (chosen === "birth") onChange(null);
        }}
      />
      {isAway && <PlaceSearchField texts={texts} place={place} error={null} onChange={onChange} />}
    </div>
  );
}
