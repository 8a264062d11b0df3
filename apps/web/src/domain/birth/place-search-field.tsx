import type { Place } from "@lagna/contract";
import { useState } from "react";
import { Combobox } from "../../ui/combobox.tsx";
import { Field } from "../../ui/field.tsx";
import { usePlaceOptionFormatter } from "./use-place-option-formatter.ts";
import { usePlaceSearch } from "./use-place-search.ts";

interface PlaceSearchTexts {
  readonly label: string;
  readonly hint: string;
  readonly list: string;
  readonly searching: string;
  readonly failed: string;
  readonly count: (places: number) => string;
}

interface PlaceSearchFieldProps {
  readonly texts: PlaceSearchTexts;
  readonly place: Place | null;
  readonly error: string | null;
  readonly onChange: (place: Place | null) => void;
}

/** One place, found by its name and chosen from the list; typing on clears the choice. */
export function PlaceSearchField({ texts, place, error, onChange }: PlaceSearchFieldProps) {
  const format = usePlaceOptionFormatter();
  const [text, setText] = useState(place ? format(place).name : "");
  const search = usePlaceSearch(text, "", place === null);
  const isSearching = place === null && text.trim().length >= 2;
  const status = !isSearching
    ? ""
    : search.failed
      ? texts.failed
      : search.pending
        ? texts.searching
        : texts.count(search.places.length);
  return (
    <Field label={texts.label} hint={place ? format(place).region : texts.hint} error={error} required>
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
          listLabel={texts.list}
          status={status}
          inputProps={{ name: "place", maxLength: 120, spellCheck: false }}
        />
      )}
    </Field>
  );
}
