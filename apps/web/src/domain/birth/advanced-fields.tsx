import type { ReactNode } from "react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field, Input, Select } from "../../ui/field.tsx";
import { BIRTH_CLOCKS } from "./birth-form-values.ts";
import { useBirthForm } from "./birth-form-context.ts";

/** The folded part of the form. */
export function AdvancedFields() {
  const { t } = useTranslation("kundli");
  const { form, errorOf } = useBirthForm();
  const clock = useWatch({ control: form.control, name: "clock" });
  const hasError = (["utc_offset", "latitude", "longitude"] as const).some((name) => errorOf(name));
  const isUsed = clock !== "place" || form.getValues("latitude") !== "" || form.getValues("longitude") !== "";
  return (
    <Fold title={t("advanced.title")} isOpen={hasError || isUsed}>
      <ClockAndCoordinates />
    </Fold>
  );
}

export function Fold({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className="border-y border-line">
      <summary className="min-h-11 py-2.5 font-medium text-ink-muted hover:text-ink">{title}</summary>
      <div className="flex flex-col gap-4 pt-1 pb-5">{children}</div>
    </details>
  );
}

/** Fields to override the gazetteer: the clock, the UTC offset and the coordinates. */
export function ClockAndCoordinates() {
  const { t } = useTranslation("kundli");
  const { form, errorOf } = useBirthForm();
  const { field: clock } = useController({ control: form.control, name: "clock" });
  return (
    <>
      <Field label={t("advanced.clock")} hint={t("advanced.clockHint")}>
        {(control) => (
          <Select {...control} {...clock}>
            {BIRTH_CLOCKS.map((value) => (
              <option key={value} value={value}>
                {t(`advanced.clocks.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {clock.value === "offset" && (
        <Field label={t("advanced.offset")} hint={t("advanced.offsetHint")} error={errorOf("utc_offset")} required>
          {(control) => (
            <Input
              {...control}
              {...form.register("utc_offset")}
              placeholder="+05:30"
              maxLength={9}
              className="tabular"
            />
          )}
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {(["latitude", "longitude"] as const).map((name) => (
          <Field key={name} label={t(`advanced.${name}`)} hint={t(`advanced.${name}Hint`)} error={errorOf(name)}>
            {(control) => (
              <Input {...control} {...form.register(name)} inputMode="text" maxLength={12} className="tabular" />
            )}
          </Field>
        ))}
      </div>
    </>
  );
}
