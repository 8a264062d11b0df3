import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ClockAndCoordinates, Fold } from "../../domain/birth/advanced-fields.tsx";
import { useBirthForm } from "../../domain/birth/birth-form-context.ts";
import type { BirthFormValues } from "../../domain/birth/birth-form-values.ts";
import { DateFields, isTimeRequired, NumberField, TimeFields } from "../../domain/birth/date-time-fields.tsx";
import { GenderField, NameField } from "../../domain/birth/person-fields.tsx";
import { PlaceFields } from "../../domain/birth/place-fields.tsx";
import { TimeCertaintyChoice, TimeUncertainty } from "../../domain/birth/certainty-fields.tsx";

/** Name, day, hour and place; the rest is folded. */
export function ShortFields() {
  return (
    <>
      <NameField />
      <DateFields />
      <TimeFields isShort />
      <PlaceFields isShort />
      <FoldedFields />
    </>
  );
}

function FoldedFields() {
  const { t } = useTranslation("kundli");
  const { form, errorOf } = useBirthForm();
  const values = useWatch({ control: form.control }) as BirthFormValues;
  const hasError = (["gender", "second", "utc_offset", "latitude", "longitude"] as const).some((name) => errorOf(name));
  const isUsed =
    values.certainty !== "exact" || values.clock !== "place" || values.latitude !== "" || values.longitude !== "";
  return (
    <Fold title={t("try:more")} isOpen={hasError || isUsed}>
      <GenderField />
      <div>
        <TimeCertaintyChoice />
        <TimeUncertainty />
      </div>
      {isTimeRequired(values) && <NumberField name="second" label={t("form.second")} optional />}
      <ClockAndCoordinates />
    </Fold>
  );
}
