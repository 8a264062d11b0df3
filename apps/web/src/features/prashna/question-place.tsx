import type { Place } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlaceOptionFormatter } from "../../domain/birth/use-place-option-formatter.ts";
import { usePlaceSearch } from "../../domain/birth/use-place-search.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { Field } from "../../ui/field.tsx";

interface QuestionPlaceProps {
  readonly place: Place | null;
  readonly error: string | null;
  readonly onChange: (place: Place | null) => void;
}

/** The place where the question is asked, found by its name. */
export function QuestionPlace({ place, error, onChange }: QuestionPlaceProps) {
  const { t } = useTranslation("prashna");
  const format = usePlaceOptionFormatter();
  const [text, setText] = useState(place ? format(place).name : "");
  const search = usePlaceSearch(text, "", place === null);
  const isSearching = place === null && text.trim().length >= 2;
  const status = !isSearching
    ? ""
    : search.failed
      ? t("place.failed")
      : search.pending
        ? t("place.searching")
        : t("place.count", { count: search.places.length });
  return (
    <Field label={t("place.label")} hint={place ? format(place).region : t("place.hint")} error={error} required>
      {(control) => (
        <Combobox
          control={control}
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            onChange(null);
          }}
          options={isSearching ? search.places : []}
          optionKey={({ id }) => id}
          renderOption={(option) => (
            <>
              <span className="font-medium">{format(option).name}</span>
              <span className="text-sm text-ink-muted">{format(option).region}</span>
            </>
          )}
          onSelect={(option) => {
            setText(format(option).name);
            onChange(option);
          }}
          listLabel={t("place.list")}
          status={status}
          inputProps={{ name: "place", maxLength: 120, spellCheck: false }}
        />
      )}
    </Field>
  );
}
