import type { Place } from "@lagna/contract";
import { useEffect, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Combobox } from "../../ui/combobox.tsx";
import { Field, Input } from "../../ui/field.tsx";
import type { BirthFormValues } from "./birth-form-values.ts";
import { useBirthSecrecy } from "./birth-secrecy.ts";
import { useBirthForm } from "./birth-form-context.ts";
import { ResolvedPlaceAndOffset } from "./resolved-place-and-offset.tsx";
import { usePlaceOptionFormatter } from "./use-place-option-formatter.ts";
import { usePlaceSearch } from "./use-place-search.ts";

interface PlaceFieldsProps {
  /** Message for an unknown place name, in a form without coordinates. */
  notFoundText?: string;
  /** Asks for the country only if the place was not chosen from the suggestions. */
  isShort?: boolean;
}

export function PlaceFields({ notFoundText, isShort = false }: PlaceFieldsProps) {
  const { t } = useTranslation("kundli");
  const { form, errorOf } = useBirthForm();
  const { field: city } = useController({ control: form.control, name: "city" });
  const values = useWatch({ control: form.control }) as BirthFormValues;
  const isSecret = useBirthSecrecy() === "device";
  const [typing, setTyping] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const search = usePlaceSearch(values.city, values.country, values.place === null);
  const guess = search.pending ? null : (search.places[0] ?? null);
  const isCountryAsked =
    !isShort || (values.place === null && (values.country !== "" || errorOf("country") !== undefined));
  // A place that was typed and left is the best match, which is shown and can be changed.
  const isGuessing = isShort && values.place === null && (!typing || errorOf("country") !== undefined);
  const guessedCountry = isGuessing ? guess?.country : undefined;
  useEffect(() => {
    if (guessedCountry !== undefined && form.getValues("country") === "")
      form.setValue("country", guessedCountry, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }, [form, guessedCountry]);
  const choosePlace = (place: Place) => {
    setTyping(false);
    form.setValue("place", place, { shouldDirty: true });
    form.setValue("country", place.country, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setValue("city", place.name, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const leaveCity = () => {
    if (isShort) setTyping(false);
    city.onBlur();
  };
  const isSearching = typing && values.place === null && values.city.trim().length >= 2;
  const problem = () => {
    if (!isSearching || search.pending) return "";
    if (search.failed) return t("place.searchFailed");
    if (search.preparing) return t("place.preparing");
    if (search.places.length > 0) return "";
    return isSecret ? t("place.noneHere") : (notFoundText ?? t("place.none"));
  };
  const status = () => {
    if (!isSearching) return "";
    if (search.pending) return t("place.searching");
    return problem() || t("place.count", { count: search.places.length });
  };
  return (
    <fieldset ref={fieldset} className="min-w-0 scroll-mt-4">
      <legend className="text-heading mb-3 font-medium">{t("form.place")}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Field label={t("form.city")} error={errorOf("city")} required>
          {(control) => (
            <Combobox
              control={control}
              value={city.value}
              onValueChange={(text) => {
                // Scrolls up so that the suggestions have room, especially above a phone's keyboard.
                if (!typing) fieldset.current?.scrollIntoView({ block: "start" });
                setTyping(true);
                form.setValue("place", null);
                if (isShort) form.setValue("country", "");
                city.onChange(text);
              }}
              options={values.place === null && typing ? search.places : []}
              optionKey={(place) => place.id}
              renderOption={(place) => <PlaceOption place={place} />}
              onSelect={choosePlace}
              listLabel={t("place.list")}
              status={status()}
              emptyText={isSearching && search.pending ? t("place.searching") : ""}
              inputProps={{ name: "city", ref: city.ref, onBlur: leaveCity, maxLength: 120, spellCheck: false }}
            />
          )}
        </Field>
        {isCountryAsked && (
          <Field label={t("form.country")} error={errorOf("country")} required>
            {(control) => (
              <Input
                {...control}
                {...form.register("country", { onChange: () => form.setValue("place", null) })}
                autoComplete="country-name"
                maxLength={120}
              />
            )}
          </Field>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-muted empty:hidden">{problem()}</p>
      <ResolvedPlaceAndOffset values={values} guess={guess} />
    </fieldset>
  );
}

function PlaceOption({ place }: { place: Place }) {
  const { t } = useTranslation("kundli");
  const { name, region } = usePlaceOptionFormatter()(place);
  return (
    <>
      <span>
        <span className="font-medium">{name}</span>
        {place.matched && place.matched !== name && (
          <span className="text-sm text-ink-muted"> · {t("place.alsoKnownAs", { name: place.matched })}</span>
        )}
      </span>
      <span className="text-sm text-ink-muted">{region}</span>
    </>
  );
}
