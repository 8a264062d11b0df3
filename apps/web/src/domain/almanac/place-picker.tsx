import type { Place } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "../../ui/combobox.tsx";
import { Field } from "../../ui/field.tsx";
import { usePlaceOptionFormatter } from "../birth/use-place-option-formatter.ts";
import { usePlaceSearch } from "../birth/use-place-search.ts";

interface PlacePickerProps {
  readonly onChoose: (place: Place) => void;
  /** Where it was opened by a press. */
  readonly hasFocus?: boolean;
}

/** Searches the place whose day is shown. */
export function PlacePicker({ onChoose, hasFocus = false }: PlacePickerProps) {
  const { t } = useTranslation("almanac");
  const formatPlace = usePlaceOptionFormatter();
  const [text, setText] = useState("");
  const search = usePlaceSearch(text, "", true);
  const isSearching = text.trim().length >= 2;
  const status = () => {
    if (!isSearching) return "";
    if (search.pending || search.preparing) return t("place.searching");
    if (search.failed) return t("place.failed");
    return search.places.length === 0 ? t("place.none") : t("place.count", { count: search.places.length });
  };
  return (
    <Field label={t("place.label")} hint={t("place.hint")} className="max-w-md py-4">
      {(control) => (
        <Combobox
          control={control}
          value={text}
          onValueChange={setText}
          options={search.places}
          optionKey={(place) => place.id}
          renderOption={(place) => {
            const { name, region } = formatPlace(place);
            return (
              <span>
                <span className="font-medium">{name}</span> <span className="text-sm text-ink-muted">{region}</span>
              </span>
            );
          }}
          onSelect={onChoose}
          listLabel={t("place.list")}
          status={status()}
          emptyText={isSearching && search.pending ? t("place.searching") : ""}
          inputProps={{ autoFocus: hasFocus, maxLength: 120, spellCheck: false }}
        />
      )}
    </Field>
  );
}
